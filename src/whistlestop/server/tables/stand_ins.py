"""The bots that may play for somebody: none that a person would be ashamed of."""

from __future__ import annotations

STAND_IN = "medium"
"""Plays where the bot that was chosen is not installed any more."""
STAND_INS = ("easy", "medium", "hard", "expert", "planner", "blocker", "hunter", "hauler")


def may_stand_in(bot: str) -> bool:
    """Whether a bot plays at least as well as `easy`."""
    return bot in STAND_INS
