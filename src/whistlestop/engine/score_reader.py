"""Reads a scorer's results as plain Python values."""

from __future__ import annotations

from enum import IntEnum

from whistlestop.engine import layout as L
from whistlestop.engine.bits import members
from whistlestop.engine.reader import StateReader
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

MAX_STATIONS = 8  # per player


class Part(IntEnum):
    """The columns of a score: points first, then what breaks ties."""

    ROUTES = L.S_ROUTES
    DONE = L.S_DONE
    MISSED = L.S_MISSED
    LONGEST = L.S_LONGEST
    MOST = L.S_MOST
    STATIONS = L.S_STATIONS
    HARBOURS = L.S_HARBOURS
    CITIES = L.S_CITIES
    FESTIVALS = L.S_FESTIVALS
    EXCHANGE = L.S_EXCHANGE
    TOTAL = L.S_TOTAL
    TICKETS_DONE = L.S_TICKETS_DONE
    TICKETS_MISSED = L.S_TICKETS_MISSED
    PATH = L.S_PATH
    STATIONS_BUILT = L.S_STATIONS_BUILT
    RANK = L.S_RANK


class ScoreReader:
    """The score of a state, as if the game ended there."""

    def __init__(self, state: State, tables: Tables) -> None:
        self.state = state
        self.tables = tables
        self.players = StateReader(tables.board, state.data).players
        self._scorer = Scorer()
        self._scorer.score(state, tables)
        size = len(Part)
        self.rows: list[list[int]] = [
            list(self._scorer.parts[p * size : (p + 1) * size]) for p in range(self.players)
        ]
        """The columns of every player: see `Part`."""

    def done(self, player: int) -> list[int]:
        """The tickets a player has completed, as indexes."""
        start = player * L.TICKET_WORDS
        words = self._scorer.done[start : start + L.TICKET_WORDS]
        return members(words, L.TICKET_WORDS)

    def borrowed(self, player: int) -> list[int | None]:
        """The route each of a player's stations borrows, in the order of their cities."""
        start = player * MAX_STATIONS
        routes = self._scorer.lent[start : start + MAX_STATIONS]
        return [None if route == L.NONE else route for route in routes]

    def path(self, player: int) -> int:
        """The length of a player's longest path (C16)."""
        return self._scorer.path(self.state, self.tables, player)
