"""What the searches of one bot share."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.bots.learned.models import value_for
from whistlestop.bots.learned.value import Value
from whistlestop.bots.planner.frozen import frozen_weights
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.bots.search.rollout import Rollout
from whistlestop.engine.tables import Tables


@dataclass(frozen=True, slots=True)
class SearchTools:
    """Planners for all seats of a table, and the rollouts that they play.

    Making them takes longer than a quick search. Each thread needs its own.
    """

    planners: list[PlannerState]
    rollout: Rollout

    @classmethod
    def of(cls, tables: Tables, players: int, frozen: bool = False) -> SearchTools:
        """`frozen`: the tools of `expert-1`, which never change."""
        weights = (frozen_weights if frozen else weights_for)(tables.board, players)
        planners = [PlannerState(tables, p, weights) for p in range(players)]
        return cls(planners, Rollout(tables, [*planners], frozenset()))


class ToolMemory:
    """Keeps the tools and the learned value of the last table for a bot."""

    def __init__(self) -> None:
        self._table: tuple[Tables, int] | None = None

    def of(self, tables: Tables, players: int) -> tuple[SearchTools, Value | None]:
        """The tools for a table, and the value if somebody has trained the board."""
        if self._table is None or self._table[0] is not tables or self._table[1] != players:
            self._tools = SearchTools.of(tables, players)
            self._value = value_for(tables, players)
            self._table = tables, players
        return self._tools, self._value
