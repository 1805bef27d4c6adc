"""A table of play: what may happen there, and what its log adds up to."""
