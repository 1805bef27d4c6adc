"""What the host of a server can do about its tables and people."""
