"""The inputs of the value network on a board: their names, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from whistlestop.boards.model import Board

TABLE = ("drawn", "ending", "turns left", "turns to go", "tickets in deck", "cards in deck")
SEAT = (
    "points",
    "trains",
    "ships",
    "cards",
    "ship cards",
    "tickets",
    "path",
    "turns to go",
    "tickets connected",
    "points connected",
    "points likely",
)
"""For each seat, from the viewer on. The last three are of hidden tickets."""
OWN = (
    "lead",
    "path lead",
    "completed points",
    "completed tickets",
    "open points",
    "hopeless points",
    "plan cost",
    "plan trains",
    "plan ships",
    "spare trains",
    "spare ships",
    "plan time",
    "spare time",
    "plan routes",
    "plan tickets",
    "missing cards",
    "missing cards face up",
    "ready routes",
    "ready spaces",
    "wilds",
    "wilds needed",
    "free wilds",
    "extra routes",
    "extra worth",
    "extra missing",
    "harbours",
    "stations",
)


class InputPart(NamedTuple):
    """Some inputs that belong together."""

    name: str
    offset: int
    labels: tuple[str, ...]


def input_parts(board: Board, players: int) -> tuple[InputPart, ...]:
    """The layout of the inputs for a number of players."""
    parts, offset = [], 0
    for name, labels in _parts(board, players):
        parts.append(InputPart(name, offset, labels))
        offset += len(labels)
    return tuple(parts)


def width_of(board: Board, players: int) -> int:
    """How many inputs there are."""
    return sum(len(part.labels) for part in input_parts(board, players))


def _parts(board: Board, players: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    routes = tuple(route.id for route in board.routes)
    tickets = tuple(ticket.id for ticket in board.tickets)
    purses = tuple(f"{deck} {colour}" for deck in board.decks for colour in range(8))
    yield "turn", tuple(f"seat {seat}" for seat in range(players))
    yield "table", TABLE
    yield "seats", tuple(f"seat {seat}: {name}" for seat in range(players) for name in SEAT)
    yield "own", OWN
    yield "hand", purses
    yield "lacking", purses
    yield "my routes", routes
    yield "other routes", routes
    yield "completed", tickets
    yield "open", tickets
    yield "connected", tickets
