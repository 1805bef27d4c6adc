"""What was learned from games: the value of a position, and the networks behind it."""

from whistlestop.engine import sources_if_wished

sources_if_wished(__path__)
