"""Bots: players made of code, who know no more than a person in their seat would."""

from whistlestop.bots.base import Bot
from whistlestop.bots.registry import BOTS, UnknownBot, make

__all__ = ["BOTS", "Bot", "UnknownBot", "make"]
