"""The progress of a ticket: completed, routes still to claim, or impossible."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.game import View
from whistlestop.game.notation import words
from whistlestop.game.outlook import Way, ticket_outlook
from whistlestop.game.scores import score_state


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of one of the viewer's tickets."""

    ticket: int
    done: bool
    way: Way | None
    """The shortest path still possible, or None."""

    def text(self, view: View) -> str:
        """What is left to do, in words."""
        if self.done:
            return "done"
        if self.way is None:
            return "no longer possible"
        to_go = f"{self.way.spaces} to go: {chain(view.board, self.ticket, self.way)}"
        if not self.way.borrowed:
            return to_go
        borrowed = words.join(words.route_name(view.board, r) for r in self.way.borrowed)
        station = words.count(len(self.way.borrowed), "station")
        return f"only with {station}, for {borrowed}" + (f"; {to_go}" if self.way.routes else "")


def chain(board: Board, ticket: int, way: Way) -> str:
    """`Paris –3– Zürich –2– Venezia`; `=` stands between cities already connected."""
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
    """All of the viewer's tickets, or just the given ones."""
    assert view.viewer is not None
    done = set(score_state(view.state, view.tables)[view.viewer].done)
    return [
        Progress(o.ticket, o.status == "joined" or view.board.tickets[o.ticket].id in done, o.way)
        for o in ticket_outlook(view, tickets)
    ]
