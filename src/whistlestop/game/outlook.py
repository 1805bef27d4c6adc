"""The outlook of tickets: joined, still possible, or lost.

Only what is certain counts. A ticket is lost if no way is left however the game goes on; whether
the cards or the turns for a way will be there nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from whistlestop.boards.model import Ticket
from whistlestop.engine.actions import TOGETHER
from whistlestop.engine.reader import StateReader
from whistlestop.game.errors import GameError
from whistlestop.game.paths import shortest_path
from whistlestop.game.view import View

Status = Literal["joined", "possible", "lost"]


@dataclass(frozen=True, slots=True)
class Way:
    """A way between two cities; own routes on it are left out."""

    routes: tuple[int, ...]
    """The routes still to be claimed, from one end to the other."""
    starts: tuple[int, ...]
    """The city that each of them is entered from."""
    spaces: int
    borrowed: tuple[int, ...]
    """Routes of other players that it takes stations for."""


@dataclass(frozen=True, slots=True)
class TicketOutlook:
    """What has become of a ticket so far."""

    ticket: int
    way: Way | None
    """The shortest way that is left, without stations if there is one."""

    @property
    def status(self) -> Status:
        """Joined by own routes, possible, or lost."""
        if self.way is None:
            return "lost"
        return "possible" if self.way.routes or self.way.borrowed else "joined"


def ticket_outlook(view: View, tickets: Iterable[int] | None = None) -> list[TicketOutlook]:
    """The outlook of the viewer's tickets, or of those that are asked about."""
    if view.viewer is None:
        raise GameError("a spectator has no tickets")
    network = _Network(view.reader, view.viewer)
    asked = view.reader.held(view.viewer) if tickets is None else tickets
    return [TicketOutlook(t, network.way(view.board.tickets[t])) for t in asked]


@dataclass(frozen=True, slots=True, order=True)
class _Link:
    """A route as one may travel it: for some pieces, or on the rails of another."""

    to: int
    pieces: int
    borrowed: bool
    route: int
    start: int


@dataclass(frozen=True, slots=True, order=True)
class _Step:
    """A city that was reached, and the stations that it took."""

    city: int
    built: int = 0
    """Own stations whose route is used up, as bits."""
    new: int = 0
    """Stations that had to be built for it."""
    new_here: bool = False
    """Whether one of them stands in this city: it lends one route, not two (EU-11)."""


class _Network:
    """Everything that a player may still travel on."""

    def __init__(self, reader: StateReader, player: int) -> None:
        board = reader.board
        self.pieces = reader.trains(player) + reader.ships(player)
        if not self.pieces and reader.phase in TOGETHER:
            self.pieces = board.rules.choose_pieces  # before they are chosen
        self.stations_left = reader.stations_left(player)
        self.built = {city: 1 << i for i, city in enumerate(reader.bits("stations", player))}
        taken = {c for p in range(reader.players) for c in reader.stations(p)}
        self.sites = {i for i, c in enumerate(board.cities) if not c.junction and c.id not in taken}
        owners = reader.claimed()
        barred = set(reader.barred(player))
        self.links: list[list[_Link]] = [[] for _ in board.cities]
        for i, route in enumerate(board.routes):
            owner = owners.get(route.id)
            borrowed = owner is not None and owner != player
            if borrowed or owner == player or i not in barred:
                pieces = route.length if owner is None else 0
                self.links[route.a].append(_Link(route.b, pieces, borrowed, i, route.a))
                self.links[route.b].append(_Link(route.a, pieces, borrowed, i, route.b))

    def way(self, ticket: Ticket) -> Way | None:
        """The shortest way for a ticket, if the pieces suffice for one."""
        way = self._way(ticket, stations=False)
        if way is None and (self.built or self.stations_left):
            way = self._way(ticket, stations=True)
        return way

    def _way(self, ticket: Ticket, stations: bool) -> Way | None:
        def edges(step: _Step) -> Iterator[tuple[int, _Link, _Step]]:
            for link in self.links[step.city]:
                for after in self._steps(step, link, stations):
                    yield link.pieces, link, after

        found = shortest_path(_Step(ticket.a), lambda step: step.city == ticket.b, edges)
        if found is None or found[0] > self.pieces:
            return None
        spaces, links = found
        claims = [link for link in links if link.pieces]
        return Way(
            tuple(link.route for link in claims),
            tuple(link.start for link in claims),
            spaces,
            tuple(link.route for link in links if link.borrowed),
        )

    def _steps(self, step: _Step, link: _Link, stations: bool) -> list[_Step]:
        if not link.borrowed:
            return [_Step(link.to, step.built, step.new)]
        if not stations:
            return []
        found = []
        for city in (step.city, link.to):
            bit = self.built.get(city, 0)
            if bit and not step.built & bit:
                found.append(_Step(link.to, step.built | bit, step.new))
        if step.new < self.stations_left:
            # A way that visits a city twice needs no less than one that does not: two borrowed
            # routes can want the same new station only if they follow each other.
            if step.city in self.sites and not step.new_here:
                found.append(_Step(link.to, step.built, step.new + 1))
            if link.to in self.sites:
                found.append(_Step(link.to, step.built, step.new + 1, True))
        return found
