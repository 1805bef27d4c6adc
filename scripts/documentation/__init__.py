"""The documentation site and its pictures."""
