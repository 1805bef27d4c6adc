"""Bots: players made of code that know no more than a person in their seat would."""

from whistlestop.bots.base import Bot, BotFailed, action_of, dismiss
from whistlestop.bots.budget import OWN_BUDGET, Budget
from whistlestop.bots.registry import BOTS, UnknownBot, make

__all__ = [
    "BOTS",
    "OWN_BUDGET",
    "Bot",
    "BotFailed",
    "Budget",
    "UnknownBot",
    "action_of",
    "dismiss",
    "make",
]
