"""The protocol of a table's socket."""
