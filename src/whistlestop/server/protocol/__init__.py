"""The protocol of a table's socket: messages in each direction, and close codes."""
