"""Tickets: drawing them, keeping them, and what they are worth at the end (C11, C15)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.table import (
    hand,
    keep_all,
    options,
    phase,
    play,
    position,
    texts,
    ticket_deck,
    tickets,
    turn,
)
from whistlestop.game import Game
from whistlestop.game.errors import GameError

FOUR = ["berlin-roma", "london-wien", "paris-wien", "kyiv-sochi"]


def kept(*names: str, least: int = 1) -> set[str]:
    """Every way to keep at least this many of these tickets, as the words after `keep`."""
    return {
        " ".join(choice) for n in range(least, len(names) + 1) for choice in combinations(names, n)
    }


# --- C11: drawing and keeping ---------------------------------------------------------------


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_three_tickets_are_drawn_in_europe_or_as_many_as_are_left(left: int) -> None:
    """C11: from the top of the deck; keep one or more."""
    game = position("europe", f"ticket-deck {' '.join(FOUR[:left])}", p0="", p1="")
    play(game, "tickets")
    assert phase(game) == "keep"
    assert options(game, "keep") == kept(*FOUR[: min(left, 3)])
    assert ticket_deck(game) == FOUR[3:left]
    assert texts(game) == {f"keep {choice}" for choice in options(game, "keep")}


def test_tickets_cannot_be_drawn_from_an_empty_deck() -> None:
    """C11."""
    for board in ("europe", "new-york"):
        assert "tickets" not in texts(position(board, "ticket-deck", p0="", p1=""))
        assert "tickets" in texts(position(board, p0="", p1=""))


def test_the_last_ticket_must_be_kept() -> None:
    """C11: if there are no more than the minimum, keep them all."""
    game = position("europe", "ticket-deck paris-wien", p0="", p1="")
    play(game, "tickets")
    assert texts(game) == {"keep paris-wien"}
    play(game, "keep paris-wien")
    assert tickets(game, 0) == {"paris-wien"}
    assert ticket_deck(game) == []


def test_at_least_one_ticket_must_be_kept() -> None:
    """C11."""
    game = position("europe", f"ticket-deck {' '.join(FOUR)}", p0="", p1="")
    play(game, "tickets")
    with pytest.raises(GameError):
        game.play("keep")


@pytest.mark.parametrize(
    ("choice", "refused"),
    [
        ("berlin-roma", {"london-wien", "paris-wien"}),
        ("paris-wien", {"berlin-roma", "london-wien"}),
        ("berlin-roma paris-wien", {"london-wien"}),
        ("berlin-roma london-wien paris-wien", set()),
    ],
)
def test_refused_tickets_go_under_the_deck(choice: str, refused: set[str]) -> None:
    """C11: the others stay above them, in their order."""
    rest = ["kyiv-sochi", "essen-kyiv", "sofia-smyrna"]
    game = position(
        "europe",
        f"ticket-deck berlin-roma london-wien paris-wien {' '.join(rest)}",
        p0="tickets athina-angora",
        p1="",
    )
    play(game, "tickets", f"keep {choice}")
    assert tickets(game, 0) == {"athina-angora", *choice.split()}
    assert ticket_deck(game)[:3] == rest
    assert set(ticket_deck(game)[3:]) == refused
    assert len(ticket_deck(game)) == 3 + len(refused)
    assert turn(game) == 1


def test_refused_tickets_come_up_again_after_the_others() -> None:
    """C11: eventually the bottom of the deck is reached."""
    game = position("europe", f"ticket-deck {' '.join(FOUR)}", p0="", p1="")
    play(game, "tickets", "keep london-wien")
    assert ticket_deck(game)[0] == "kyiv-sochi"
    play(game, "tickets")
    assert options(game, "keep") >= {"kyiv-sochi", "berlin-roma", "paris-wien"}
    assert ticket_deck(game) == []


def test_kept_tickets_can_be_named_in_any_order() -> None:
    """C11."""
    game = position("europe", f"ticket-deck {' '.join(FOUR)}", p0="", p1="")
    play(game, "tickets")
    other = play(game.copy(), "keep paris-wien berlin-roma")
    play(game, "keep berlin-roma paris-wien")
    assert game.to_bytes() == other.to_bytes()


def test_drawing_tickets_does_not_touch_the_cards() -> None:
    """C11."""
    game = position("europe", p0="hand 3 red", p1="hand 2 blue")
    play(game, "tickets")
    play(game, sorted(texts(game))[0])
    assert (hand(game, 0), hand(game, 1)) == ({"red": 3}, {"blue": 2})


@pytest.mark.parametrize("board", ["europe", "new-york"])
@pytest.mark.parametrize("seed", range(5))
def test_kept_tickets_are_held_until_the_end(board: str, seed: int) -> None:
    """C11: nobody ever loses a ticket, and each is in one place."""
    game = keep_all(Game.new(board, 3, seed=seed))
    everything = sum(len(tickets(game, p)) for p in range(3)) + len(ticket_deck(game))
    before = [tickets(game, p) for p in range(3)]
    for _ in range(12):
        play(game, "tickets") if ticket_deck(game) else play(game, "draw", "draw")
        if phase(game) == "keep":
            play(game, sorted(texts(game))[seed % len(texts(game))])
        after = [tickets(game, p) for p in range(3)]
        assert all(old <= new for old, new in zip(before, after, strict=True))
        assert sum(map(len, after)) + len(ticket_deck(game)) == everything
        before = after


# --- C15: what they are worth -----------------------------------------------------------------


def ticket_points(routes: str, held: str, others: str = "") -> tuple[int, int]:
    """Player 0's points from completed and from missed tickets, in a game of Europe."""
    game = position("europe", p0=f"routes {routes}\ntickets {held}", p1=f"routes {others}")
    parts = game.scores()[0].parts
    return parts["tickets"], parts["missed tickets"]


def test_a_ticket_scores_its_points_when_its_cities_are_connected() -> None:
    """C15: Paris-Wien, 8 points, via Frankfurt and Berlin."""
    assert ticket_points(
        "frankfurt-paris-white berlin-frankfurt-red berlin-wien", "paris-wien"
    ) == (
        8,
        0,
    )


def test_a_ticket_with_a_broken_path_loses_its_points() -> None:
    """C15: the route in the middle is missing."""
    assert ticket_points("frankfurt-paris-white berlin-wien", "paris-wien") == (0, -8)


def test_other_players_routes_do_not_help() -> None:
    """C15: the path must consist of the player's own routes."""
    assert ticket_points(
        "frankfurt-paris-white berlin-wien", "paris-wien", "berlin-frankfurt-red"
    ) == (0, -8)


def test_a_path_can_have_branches_and_loops() -> None:
    """C15: any unbroken path is enough."""
    loop = "bruxelles-paris-red bruxelles-frankfurt frankfurt-paris-white amsterdam-bruxelles"
    assert ticket_points(f"{loop} berlin-frankfurt-red berlin-wien", "paris-wien") == (8, 0)


def test_each_ticket_scores_separately() -> None:
    """C15: 8 for Paris-Wien, minus 9 for Berlin-Roma, minus 20 for Brest-Petrograd."""
    assert ticket_points(
        "frankfurt-paris-white berlin-frankfurt-red berlin-wien",
        "paris-wien berlin-roma brest-petrograd",
    ) == (8, -29)


def test_a_score_can_be_negative() -> None:
    """C15: no routes and two long tickets missed; 12 points for stations are not enough."""
    game = position("europe", p0="tickets brest-petrograd edinburgh-athina", p1="")
    assert [score.total for score in game.scores()] == [12 - 41, 12]
    assert game.scores()[0].missed == ("brest-petrograd", "edinburgh-athina")
    assert [score.rank for score in game.scores()] == [2, 1]


def test_tickets_do_not_score_before_the_end() -> None:
    """C15: during the game, the score track shows only routes."""
    game = position("europe", p0="routes brest-paris\ntickets brest-petrograd", p1="")
    assert game.view(1).to_dict()["players"][0]["points"] == 4
