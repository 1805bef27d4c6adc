"""How far a ticket is: done, so many spaces to go and where, or impossible."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.bots.reference.plan import tickets_of
from whistlestop.bots.reference.ways import Way, Ways, pieces_left
from whistlestop.game import View
from whistlestop.game.notation import words
from whistlestop.game.scores import score_state


@dataclass(frozen=True, slots=True)
class Progress:
    """One ticket of the viewer."""

    ticket: int
    done: bool
    way: Way | None
    """The shortest way that is still possible, or None."""

    def text(self, view: View) -> str:
        """What is still to be done, in words."""
        if self.done:
            return "done"
        if self.way is None:
            return "impossible now"
        to_go = f"{self.way.spaces} to go: {chain(view.board, self.ticket, self.way)}"
        if not self.way.borrowed:
            return to_go
        borrowed = words.join(words.route_name(view.board, r) for r in self.way.borrowed)
        station = words.count(len(self.way.borrowed), "station")
        return f"only with {station}, for {borrowed}" + (f"; {to_go}" if self.way.routes else "")


def chain(board: Board, ticket: int, way: Way) -> str:
    """`Paris –3– Zürich –2– Venezia`; two cities joined already have `=` between them."""
    at = board.tickets[ticket].a
    text = words.city_name(board, at)
    for i, near in zip(way.routes, way.starts, strict=True):
        route = board.routes[i]
        far = route.b if near == route.a else route.a
        if near != at:
            text += f" = {words.city_name(board, near)}"
        text += f" –{route.length}– {words.city_name(board, far)}"
        at = far
    end = board.tickets[ticket].b
    return text if at == end else f"{text} = {words.city_name(board, end)}"


def progress_of(view: View, tickets: list[int] | None = None) -> list[Progress]:
    """All tickets of the viewer, or those that are asked about."""
    player = view.viewer
    assert player is not None
    ways = Ways(view, player)
    pieces = pieces_left(view, player)
    done = set(score_state(view.state, view.tables)[player].done)
    result = []
    for t in tickets_of(view, player) if tickets is None else tickets:
        ticket = view.board.tickets[t]
        way = ways.find(ticket.a, ticket.b) or ways.find(ticket.a, ticket.b, stations=True)
        if way is not None and way.spaces > pieces:
            way = None
        joined = way is not None and not way.routes and not way.borrowed
        result.append(Progress(t, ticket.id in done or joined, way))
    return result
