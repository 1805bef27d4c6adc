"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.bots.base import Bot
from whistlestop.bots.planner.bot import (
    BlockerBot,
    FirstPlannerBot,
    HaulerBot,
    HunterBot,
    PlannerBot,
)
from whistlestop.bots.planner.easy import EasyBot
from whistlestop.bots.plugins import installed, make_plugin, refuse_clash
from whistlestop.bots.programs import ProgramBot
from whistlestop.bots.reference.greedy import GreedyBot
from whistlestop.bots.reference.hungry import HungryBot
from whistlestop.bots.reference.longroute import LongRouteBot
from whistlestop.bots.reference.onestep import OneStepBot
from whistlestop.bots.reference.path import PathBot
from whistlestop.bots.reference.random import RandomBot
from whistlestop.bots.search.expert import ExpertBot, FirstExpertBot, HardBot
from whistlestop.bots.search.glance import GlanceBot
from whistlestop.bots.search.lookahead import LookaheadBot
from whistlestop.game import GameError

PROGRAM = "program:"

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hungry": HungryBot,
    "path": PathBot,
    "onestep": OneStepBot,
    "longroute": LongRouteBot,
    "planner": PlannerBot,
    "blocker": BlockerBot,
    "hunter": HunterBot,
    "hauler": HaulerBot,
    "glance": GlanceBot,
    "lookahead": LookaheadBot,
    "easy": EasyBot,
    "medium": PlannerBot,
    "hard": HardBot,
    "expert": ExpertBot,
}

FROZEN: dict[str, Callable[[], Bot]] = {"planner-1": FirstPlannerBot, "expert-1": FirstExpertBot}
"""Bots that never change, so that progress can be measured. Nobody is offered them as opponents."""

LEVELS = ("easy", "medium", "hard", "expert")
"""The levels a player chooses from; the other bots are for variety and for measuring."""


class UnknownBot(GameError):
    """There is no bot with that name."""


def make(name: str) -> Bot:
    """Create a bot by name: one of ours, one from a package, or `program:COMMAND`."""
    if not isinstance(name, str):
        raise UnknownBot(f"expected the name of a bot, not {name!r}")
    if is_program(name):
        return ProgramBot(name.removeprefix(PROGRAM))
    if is_ours(name):
        refuse_clash(name)
        return (BOTS | FROZEN)[name]()
    if name in installed():
        return make_plugin(name)
    raise UnknownBot(
        f"there is no bot '{name}'; the bots are: {', '.join(known_bots())}, "
        f"and any program as {PROGRAM}COMMAND"
    )


def known_bots() -> list[str]:
    """The names of our bots and of those from installed packages, for people to choose from."""
    others = sorted(name for name in installed() if not is_ours(name))
    return [*BOTS, *others]


def is_ours(name: str) -> bool:
    """Whether the name belongs to a bot of Whistlestop itself."""
    return name in BOTS or name in FROZEN


def is_program(name: str) -> bool:
    """Whether the name is the command line of a program."""
    return name.startswith(PROGRAM)
