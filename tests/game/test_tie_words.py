"""Why one of several players on the same points ranks above another (EU-14)."""

from __future__ import annotations

from whistlestop.boards import load
from whistlestop.engine import layout as L
from whistlestop.game.scores import tie_break


def row(rank: int, tickets: int, stations: int) -> list[int]:
    """A player with 50 points."""
    parts = [0] * L.PARTS
    parts[L.S_TOTAL], parts[L.S_RANK] = 50, rank
    parts[L.S_TICKETS_DONE], parts[L.S_STATIONS_BUILT] = tickets, stations
    return parts


def test_each_of_three_is_told_what_parts_it_from_the_nearest() -> None:
    """EU-14: first and second have as many tickets done; the third has fewer."""
    rows = [row(2, 4, 2), row(1, 4, 1), row(3, 3, 0)]
    board = load("europe")
    assert [tie_break(board, rows, player) for player in range(3)] == [
        "behind: others have fewer stations built",
        "fewer stations built",
        "behind: others have more tickets done",
    ]


def test_without_a_rival_there_is_nothing_to_say() -> None:
    rows = [row(1, 4, 0), row(2, 4, 0)]
    rows[1][L.S_TOTAL] = 49
    assert tie_break(load("europe"), rows, 0) == ""
