"""A table of play: what may happen at it, and what it is after all that has happened."""
