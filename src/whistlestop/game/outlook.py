"""The outlook of tickets: joined, still possible, or lost.

Only certainties count. A ticket is lost if no path is left however the game goes. Nobody can know
whether the cards and the turns for a path will be there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from whistlestop.boards.model import Board, RouteKind, Ticket
from whistlestop.engine.actions import TOGETHER
from whistlestop.engine.reader import StateReader
from whistlestop.game.errors import GameError
from whistlestop.game.paths import shortest_path
from whistlestop.game.view import View

Status = Literal["joined", "possible", "lost"]


@dataclass(frozen=True, slots=True)
class Way:
    """A path between two cities, without the player's own routes on it."""

    routes: tuple[int, ...]
    """The routes still to be claimed, from one end to the other."""
    starts: tuple[int, ...]
    """The city each of them is entered from."""
    spaces: int
    borrowed: tuple[int, ...]
    """Routes of other players that need stations to borrow."""


@dataclass(frozen=True, slots=True)
class TicketOutlook:
    """How a ticket stands so far."""

    ticket: int
    way: Way | None
    """The shortest path left, without stations if possible."""

    @property
    def status(self) -> Status:
        """Joined by own routes, possible, or lost."""
        if self.way is None:
            return "lost"
        return "possible" if self.way.routes or self.way.borrowed else "joined"


def ticket_outlook(view: View, tickets: Iterable[int] | None = None) -> list[TicketOutlook]:
    """The outlook of the viewer's tickets, or of the given ones."""
    if view.viewer is None:
        raise GameError("a spectator has no tickets")
    network = Network(view.reader, view.viewer)
    asked = view.reader.held(view.viewer) if tickets is None else tickets
    return [TicketOutlook(t, network.way(view.board.tickets[t])) for t in asked]


@dataclass(frozen=True, slots=True, order=True)
class _Link:
    """A route the player may travel: for some pieces, or borrowed from another player."""

    to: int
    pieces: int
    borrowed: bool
    route: int
    start: int
    sea: bool


@dataclass(frozen=True, slots=True, order=True)
class _Step:
    """A city that was reached, and the stations used to get there."""

    city: int
    built: int = 0
    """The player's stations that have already borrowed a route, as bits."""
    new: int = 0
    """The number of new stations needed."""
    new_here: bool = False
    """Whether one of them is in this city: it borrows one route, not two (EU-11)."""
    trains: int = 0
    ships: int = 0
    """The pieces used, if trains and ships are counted separately."""


class Network:
    """Every link a player may still travel, and the pieces for it."""

    def __init__(self, reader: StateReader, player: int) -> None:
        board = reader.board
        self.trains, self.ships = reader.trains(player), reader.ships(player)
        self.pieces = self.trains + self.ships
        if board.rules.exchange_cost:  # for others from the box
            self.trains += reader.number("box_trains", player)
            self.ships += reader.number("box_ships", player)
        if not self.pieces and reader.phase in TOGETHER:
            self.pieces = board.rules.choose_pieces  # before they are chosen
            self.trains, self.ships = board.rules.trains, board.rules.ships
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
                sea = route.kind is RouteKind.SEA
                self.links[route.a].append(_Link(route.b, pieces, borrowed, i, route.a, sea))
                self.links[route.b].append(_Link(route.a, pieces, borrowed, i, route.b, sea))

    def way(self, ticket: Ticket) -> Way | None:
        """The shortest path for a ticket, if the player has the pieces for one."""
        way = self._way(ticket, stations=False)
        if way is None and (self.built or self.stations_left):
            way = self._way(ticket, stations=True)
        return way

    def _way(self, ticket: Ticket, stations: bool) -> Way | None:
        links = self._links(ticket, stations, apart=False)
        if links and not self._suffices(links):
            # The shortest path needs too many pieces of one kind; another may not.
            links = self._links(ticket, stations, apart=True)
        if links is None:
            return None
        claims = [link for link in links if link.pieces]
        return Way(
            tuple(link.route for link in claims),
            tuple(link.start for link in claims),
            sum(link.pieces for link in claims),
            tuple(link.route for link in links if link.borrowed),
        )

    def _links(self, ticket: Ticket, stations: bool, apart: bool) -> tuple[_Link, ...] | None:
        """The shortest path within all pieces, or within trains and ships counted separately."""

        def edges(step: _Step) -> Iterator[tuple[int, _Link, _Step]]:
            for link in self.links[step.city]:
                for after in self._steps(step, link, stations):
                    reached = _counted(step, link, after) if apart else after
                    if reached.trains <= self.trains and reached.ships <= self.ships:
                        yield link.pieces, link, reached

        found = shortest_path(_Step(ticket.a), lambda step: step.city == ticket.b, edges)
        return None if found is None or found[0] > self.pieces else found[1]

    def _suffices(self, links: tuple[_Link, ...]) -> bool:
        """Whether there are enough trains, and enough ships."""
        ships = sum(link.pieces for link in links if link.sea)
        return ships <= self.ships and sum(link.pieces for link in links) - ships <= self.trains

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
            # A path that visits a city twice never needs less than one that does not, so two
            # borrowed routes can need the same new station only if one follows the other.
            if step.city in self.sites and not step.new_here:
                found.append(_Step(link.to, step.built, step.new + 1))
            if link.to in self.sites:
                found.append(_Step(link.to, step.built, step.new + 1, True))
        return found


def _counted(step: _Step, link: _Link, after: _Step) -> _Step:
    """A step with the pieces used so far."""
    trains = step.trains + (0 if link.sea else link.pieces)
    return replace(after, trains=trains, ships=step.ships + (link.pieces if link.sea else 0))


def outlook_dict(board: Board, outlook: TicketOutlook) -> dict[str, Any]:
    """An outlook as plain values: its status, the routes to claim or borrow, the cities between."""
    ticket, way = board.tickets[outlook.ticket], outlook.way
    shown: dict[str, Any] = {"ticket": ticket.id, "state": outlook.status}
    claims, starts, spaces = (way.routes, way.starts, way.spaces) if way else ((), (), 0)
    ends = {ticket.a, ticket.b}
    via = [board.cities[city].id for city in dict.fromkeys(starts) if city not in ends]
    borrowed = way.borrowed if way else ()
    return shown | {
        "claims": [board.routes[i].id for i in claims],
        "spaces": spaces,
        "via": via,
        "borrowed": [board.routes[i].id for i in borrowed],
    }
