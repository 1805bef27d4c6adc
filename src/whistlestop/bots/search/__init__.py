"""Bots that search: they sample determinizations and let planners play the rollouts."""

from whistlestop.engine import sources_if_wished

sources_if_wished(__path__)
