"""The settings of `whistlestop serve`: what they are, where they come from, what is wrong."""
