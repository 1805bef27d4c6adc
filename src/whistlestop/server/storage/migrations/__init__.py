"""The steps by which the schema came to what it is."""
