"""Europe: the longest path's bonus and ties (EU-13, EU-14)."""

from __future__ import annotations

import pytest

from rules.table import position
from whistlestop.game import Game

SHARED = "shared: equal in everything that breaks a tie"


def bonuses(game: Game) -> list[int]:
    return [score.parts["longest path"] for score in game.scores()]


def ranks(game: Game) -> list[int]:
    return [score.rank for score in game.scores()]


def totals(game: Game) -> list[int]:
    return [score.total for score in game.scores()]


# --- EU-13: the longest path ------------------------------------------------------------------


def test_the_longest_path_scores_ten_points() -> None:
    """EU-13: a path of 8 beats a network of more pieces in two parts."""
    game = position(
        "europe",
        p0="routes petrograd-stockholm",
        p1="routes bucuresti-kyiv moskva-petrograd cadiz-madrid",
    )
    assert bonuses(game) == [10, 0]
    assert totals(game) == [21 + 10 + 12, 7 + 7 + 4 + 12]


def test_tied_players_all_get_the_points() -> None:
    """EU-13: ten each, not five."""
    game = position(
        "europe",
        p0="routes berlin-wien",
        p1="routes brest-paris",
        p2="routes cadiz-lisboa",
        p3="routes kyiv-smolensk",
    )
    assert bonuses(game) == [10, 10, 0, 10]


def test_stations_and_borrowed_routes_do_not_count() -> None:
    """EU-13, EU-11: with the borrowed route it would be 9 against 4."""
    game = position(
        "europe",
        p0="tickets paris-wien\nroutes frankfurt-paris-white berlin-wien\nstations frankfurt",
        p1="routes berlin-frankfurt-red",
        p2="routes bucuresti-kyiv",
    )
    assert game.scores()[0].done == ("paris-wien",)
    assert bonuses(game) == [0, 0, 10]


def test_the_longest_path_is_measured_in_pieces_not_routes() -> None:
    """EU-13: three routes of one and two spaces against one of six."""
    game = position(
        "europe",
        p0="routes dieppe-paris brest-dieppe bruxelles-paris-red",
        p1="routes palermo-smyrna",
    )
    assert [score.longest_path for score in game.scores()] == [5, 6]
    assert bonuses(game) == [0, 10]


# --- EU-14: ties --------------------------------------------------------------------------------

# Player 2 holds the longest path so that nobody else does, and is far behind with missed tickets.
LONGEST = "routes petrograd-stockholm\ntickets brest-petrograd edinburgh-athina"
ONE_TICKET = "tickets zagrab-brindisi\nroutes venezia-zagrab roma-venezia brindisi-roma"  # 6 + 6


def test_without_a_tie_there_is_no_tie_break() -> None:
    """EU-14: points alone decide."""
    game = position("europe", p0="routes berlin-wien", p1="routes cadiz-lisboa")
    assert ranks(game) == [1, 2]
    assert [score.tie_break for score in game.scores()] == ["", ""]


@pytest.mark.parametrize(
    ("zero", "one"),
    [
        (ONE_TICKET, "routes kharkov-kyiv berlin-wien dieppe-paris"),
        (
            f"{ONE_TICKET}\nstations oslo".replace("oslo", "paris"),
            "routes kharkov-kyiv dieppe-paris",
        ),
    ],
    ids=["stations equal", "more stations built"],
)
def test_most_completed_tickets_decide_first(zero: str, one: str) -> None:
    """EU-14: no matter who built fewer stations."""
    game = position("europe", p0=zero, p1=one, p2=LONGEST)
    assert totals(game)[0] == totals(game)[1]
    assert ranks(game) == [1, 2, 3]
    scores = game.scores()
    assert scores[0].tie_break == "more tickets done"
    assert scores[1].tie_break == "behind: others have more tickets done"
    assert scores[2].tie_break == ""


def test_missed_tickets_do_not_break_a_tie() -> None:
    """EU-14: only completed tickets count. Here everyone has one, and everything else is equal."""
    game = position(
        "europe",
        p0="tickets zagrab-brindisi brest-venezia\n"
        "routes venezia-zagrab roma-venezia brindisi-roma dieppe-paris kharkov-kyiv",
        p1="tickets frankfurt-kobenhavn\n"
        "routes essen-frankfurt essen-kobenhavn-1 amsterdam-bruxelles",
        p2=LONGEST,
    )
    assert totals(game)[:2] == [6 + 8 + 6 - 8 + 12, 2 + 4 + 1 + 5 + 12]
    assert ranks(game)[:2] == [1, 1]
    assert {score.tie_break for score in game.scores()[:2]} == {SHARED}


def test_fewest_stations_built_decide_next() -> None:
    """EU-14: nobody has completed a ticket."""
    game = position("europe", p0="routes brest-paris\nstations roma", p1="", p2=LONGEST)
    assert totals(game)[:2] == [4 + 8, 12]
    assert ranks(game)[:2] == [2, 1]
    scores = game.scores()
    assert scores[1].tie_break == "fewer stations built"
    assert scores[0].tie_break == "behind: others have fewer stations built"


def test_stations_decide_before_the_longest_path() -> None:
    """EU-14: the holder of the bonus built one more station."""
    game = position(
        "europe",
        p0="routes bucuresti-kyiv\nstations roma",
        p1="routes berlin-wien brest-paris kyiv-smolensk amsterdam-bruxelles",
    )
    assert bonuses(game) == [10, 0]
    assert totals(game) == [25, 25]
    assert ranks(game) == [2, 1]
    assert game.scores()[1].tie_break == "fewer stations built"


def test_the_longest_path_bonus_decides_next() -> None:
    """EU-14: tickets and stations are equal."""
    game = position(
        "europe",
        p0="routes bucuresti-kyiv",
        p1="routes berlin-wien brest-paris kyiv-smolensk cadiz-madrid amsterdam-bruxelles",
    )
    assert bonuses(game) == [10, 0]
    assert totals(game) == [29, 29]
    assert ranks(game) == [1, 2]
    scores = game.scores()
    assert scores[0].tie_break == "the longest-path bonus"
    assert scores[1].tie_break == "behind: others have the longest-path bonus"


def test_a_longer_path_without_the_bonus_does_not_break_a_tie() -> None:
    """EU-14: the bonus counts, not the length; 4 pieces against 3, 9 points each."""
    game = position(
        "europe",
        p0="routes bucuresti-kyiv dieppe-paris amsterdam-bruxelles",
        p1="routes berlin-wien brest-paris budapest-wien-red",
        p2=LONGEST,
    )
    assert totals(game)[:2] == [21, 21]
    assert ranks(game)[:2] == [1, 1]


def test_otherwise_the_win_is_shared() -> None:
    """EU-14: equal in everything, both with the bonus. The next rank is skipped."""
    game = position(
        "europe", p0="routes berlin-wien", p1="routes cadiz-lisboa", p2="routes brest-paris"
    )
    assert totals(game) == [26, 14, 26]
    assert ranks(game) == [1, 3, 1]
    scores = game.scores()
    assert [score.won for score in scores] == [True, False, True]
    assert [score.tie_break for score in scores] == [SHARED, "", SHARED]


def test_three_players_with_equal_points_get_three_ranks() -> None:
    """EU-14: one player has a completed ticket; of the others, one has built a station."""
    game = position(
        "europe",
        p0="routes kharkov-kyiv berlin-wien dieppe-paris",
        p1=ONE_TICKET,
        p2="routes essen-kobenhavn-1 brest-pamplona amsterdam-bruxelles danzig-riga\nstations wien",
        p3=LONGEST,
    )
    assert totals(game)[:3] == [24, 24, 24]
    assert ranks(game)[:3] == [2, 1, 3]
