"""Moves as text, and text as moves."""
