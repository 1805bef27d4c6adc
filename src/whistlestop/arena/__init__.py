"""The arena: many games between bots, and what can be learned from them."""

from whistlestop.arena.results import BotResult, Results
from whistlestop.arena.simulation import ArenaError, simulate
from whistlestop.arena.statistics import Estimate

__all__ = ["ArenaError", "BotResult", "Estimate", "Results", "simulate"]
