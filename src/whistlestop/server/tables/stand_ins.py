"""The bots that may stand in for a person: none that would embarrass them."""

from __future__ import annotations

STAND_IN = "medium"
"""Plays when the chosen bot cannot. It is quick, and good enough for an evening."""
STAND_INS = ("easy", "medium", "hard", "expert", "planner", "blocker", "hunter", "hauler")


def may_stand_in(bot: str) -> bool:
    """Whether a bot plays at least as well as `easy`."""
    return bot in STAND_INS
