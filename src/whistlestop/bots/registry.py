"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.bots.base import Bot
from whistlestop.bots.chance import RandomBot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.hungry import HungryBot
from whistlestop.bots.longroute import LongRouteBot
from whistlestop.bots.onestep import OneStepBot
from whistlestop.bots.path import PathBot
from whistlestop.bots.planner import PlannerBot
from whistlestop.game import GameError

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hungry": HungryBot,
    "path": PathBot,
    "onestep": OneStepBot,
    "longroute": LongRouteBot,
    "planner": PlannerBot,
}


class UnknownBot(GameError):
    """There is no bot of that name."""


def make(name: str) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; the bots are: {', '.join(BOTS)}")
    return BOTS[name]()
