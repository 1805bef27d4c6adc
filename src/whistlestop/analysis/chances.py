"""The chance of winning at any decision, quickly: by the learned value."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from whistlestop.bots.learned.belief_model import belief_for
from whistlestop.bots.learned.models import value_for
from whistlestop.bots.learned.value import Value
from whistlestop.bots.search.search import Search
from whistlestop.engine.actions import Phase
from whistlestop.engine.tables import Tables
from whistlestop.game import View

GUESSES = 24
"""How often a turn that has begun is played to its end."""


def chance(view: View, random: Random) -> float | None:
    """The viewer's chance of winning; None on a board that nobody has trained.

    Where a turn begins, the value knows it at once. In the middle of one, and before the first,
    planners play on until a turn begins, each time with a new guess at what is hidden.
    """
    value = known_value(view.tables, view.players)
    if value is None or view.viewer is None:
        return None
    if view.phase in (Phase.MAIN, Phase.OVER):
        return value.of(view.state, view.viewer)[view.viewer]
    search = Search(view, value, turns=0, belief=belief_for(view.board))
    option = search.options()[0]
    for _ in range(GUESSES):
        search.roll_out(random, [option])
    return option.chance


@lru_cache(64)
def known_value(tables: Tables, players: int) -> Value | None:
    """The value of positions on a board, kept for the next time it is asked for."""
    return value_for(tables, players)
