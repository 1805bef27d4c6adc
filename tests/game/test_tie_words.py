"""Why a player ranks above another with the same points (EU-14)."""

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


def test_each_of_three_players_is_compared_with_the_nearest() -> None:
    """EU-14: the first two have completed equally many tickets, and the third fewer."""
    rows = [row(2, 4, 2), row(1, 4, 1), row(3, 3, 0)]
    board = load("europe")
    assert [tie_break(board, rows, player) for player in range(3)] == [
        "behind: others have fewer stations built",
        "fewer stations built",
        "behind: others have more tickets done",
    ]


def test_without_a_tie_there_is_nothing_to_say() -> None:
    rows = [row(1, 4, 0), row(2, 4, 0)]
    rows[1][L.S_TOTAL] = 49
    assert tie_break(load("europe"), rows, 0) == ""
