"""A game in the terminal: what is shown, what is asked, what the player types."""
