"""What has become of a player's tickets so far: joined, still possible, or lost.

Only what is certain counts. A ticket is lost if no way is left however the game goes on; whether
the cards or the turns for a way will be there nobody knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Literal

from whistlestop.engine.actions import Phase
from whistlestop.engine.reader import StateReader
from whistlestop.game.errors import GameError
from whistlestop.game.view import View

Prospect = Literal["joined", "possible", "lost"]


def prospects(view: View) -> dict[str, Prospect]:
    """The state of each of the viewer's tickets, by its id."""
    if view.viewer is None:
        raise GameError("a spectator has no tickets")
    ways = _Ways(view.reader, view.viewer)
    held = set(view.reader.tickets(view.viewer))
    return {t.id: ways.prospect(t.a, t.b) for t in view.board.tickets if t.id in held}


@dataclass(frozen=True, slots=True)
class _Way:
    """A route as one may travel it: for some pieces, or on the rails of another."""

    to: int
    pieces: int
    lent: bool


@dataclass(frozen=True, slots=True, order=True)
class _Step:
    """A city that was reached, and the stations that it took."""

    city: int
    built: int
    """Own stations whose route is used up, as bits."""
    new: int
    """Stations that had to be built for it."""
    new_here: bool
    """Whether one of them stands in this city: it lends one route, not two (EU-11)."""


class _Ways:
    """Everything that a player may still travel on."""

    def __init__(self, reader: StateReader, player: int) -> None:
        board = reader.board
        self.pieces = reader.trains(player) + reader.ships(player)
        if board.rules.choose_pieces and reader.phase in (Phase.OPENING, Phase.PIECES):
            self.pieces = board.rules.choose_pieces
        self.stations_left = reader.stations_left(player)
        self.built = {city: 1 << i for i, city in enumerate(reader.bits("stations", player))}
        taken = {c for p in range(reader.players) for c in reader.stations(p)}
        self.sites = {i for i, c in enumerate(board.cities) if not c.junction and c.id not in taken}
        owners = reader.claimed()
        barred = set(reader.barred(player))
        self.from_: list[list[_Way]] = [[] for _ in board.cities]
        for i, route in enumerate(board.routes):
            owner = owners.get(route.id)
            lent = owner is not None and owner != player
            if lent or owner == player or i not in barred:
                pieces = route.length if owner is None else 0
                self.from_[route.a].append(_Way(route.b, pieces, lent))
                self.from_[route.b].append(_Way(route.a, pieces, lent))

    def prospect(self, a: int, b: int) -> Prospect:
        """Of a ticket between two cities."""
        if self._leads(a, b, pieces=0, stations=False):
            return "joined"
        if self._leads(a, b, self.pieces, stations=False):
            return "possible"
        stations = bool(self.built) or self.stations_left > 0
        return "possible" if stations and self._leads(a, b, self.pieces, True) else "lost"

    def _leads(self, a: int, b: int, pieces: int, stations: bool) -> bool:
        """Whether a way from one city to the other needs no more than these pieces."""
        start = _Step(a, 0, 0, False)
        best = {start: 0}
        heap = [(0, start)]
        while heap:
            spent, step = heappop(heap)
            if step.city == b:
                return True
            if spent > best[step]:
                continue
            for way in self.from_[step.city]:
                if spent + way.pieces > pieces:
                    continue
                for after in self._steps(step, way, stations):
                    if spent + way.pieces < best.get(after, pieces + 1):
                        best[after] = spent + way.pieces
                        heappush(heap, (spent + way.pieces, after))
        return False

    def _steps(self, step: _Step, way: _Way, stations: bool) -> list[_Step]:
        if not way.lent:
            return [_Step(way.to, step.built, step.new, False)]
        if not stations:
            return []
        found = []
        for city in (step.city, way.to):
            bit = self.built.get(city, 0)
            if bit and not step.built & bit:
                found.append(_Step(way.to, step.built | bit, step.new, False))
        if step.new < self.stations_left:
            # A way that visits a city twice needs no less than one that does not: two lent
            # routes can want the same new station only if they follow each other.
            if step.city in self.sites and not step.new_here:
                found.append(_Step(way.to, step.built, step.new + 1, False))
            if way.to in self.sites:
                found.append(_Step(way.to, step.built, step.new + 1, True))
        return found
