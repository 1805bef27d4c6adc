"""Simple bots without search: for variety at the table, and to measure the others against."""
