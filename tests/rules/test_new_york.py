"""New York: a short game with taxis (NY-1 to NY-8)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from rules.table import (
    assert_complete,
    assert_opening,
    deck,
    discard,
    grow_network,
    keep_all,
    look,
    names,
    offer,
    options,
    play,
    points,
    position,
    row,
    texts,
    ticket_deck,
    tickets,
    turn,
)
from whistlestop.boards import load
from whistlestop.game import Game
from whistlestop.game.errors import GameError

BOARD = load("new-york")
TICKETS = {ticket.id for ticket in BOARD.tickets}
PLAYERS = (2, 3, 4)


# --- NY-1: what is in the box ---------------------------------------------------------------


def test_there_are_six_cards_in_each_of_six_colours_and_eight_taxis() -> None:
    """NY-1."""
    assert {card.id: card.count for card in BOARD.cards} == {
        "blue": 6,
        "green": 6,
        "black": 6,
        "pink": 6,
        "red": 6,
        "orange": 6,
        "wild": 8,
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_starts_with_15_taxis_and_two_cards(players: int) -> None:
    """NY-1."""
    game = Game.new("new-york", players, seed=5)
    assert_opening(game, 15, 2)
    assert len(deck(game)) == 44 - 2 * players - 5 - sum(discard(game).values())
    assert_complete(game)


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four_players(players: int) -> None:
    """NY-1."""
    with pytest.raises(GameError):
        Game.new("new-york", players, seed=1)


def test_set_up_flushes_a_row_with_three_taxis() -> None:
    """NY-1, C6: with some of many seeds, the game starts with five or ten cards in the discard."""
    flushed = 0
    for seed in range(300):
        game = Game.new("new-york", 3, seed=seed)
        assert row(game).count("wild") < 3
        if discard(game):
            flushed += 1
            assert sum(discard(game).values()) % 5 == 0
            assert discard(game)["wild"] >= 3
    assert flushed


# --- NY-2 and NY-4: tickets -----------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_two_tickets_are_offered_and_at_least_one_is_kept(players: int) -> None:
    """NY-2."""
    game = Game.new("new-york", players, seed=5)
    assert len(TICKETS) == 18
    assert len({t for p in range(players) for t in offer(game, p)}) == 2 * players
    for player in range(players):
        first, second = offer(game, player)
        assert texts(game, player) == {
            f"keep {first}",
            f"keep {second}",
            f"keep {first} {second}",
        }


@pytest.mark.parametrize("players", PLAYERS)
def test_a_refused_opening_ticket_goes_to_the_bottom_of_the_deck(players: int) -> None:
    """NY-2: nothing leaves the game, and the other tickets stay above it in their order."""
    game = Game.new("new-york", players, seed=5)
    before, refused = ticket_deck(game), set()
    for player in range(players):
        kept, other = offer(game, player)
        game.play(f"keep {kept}", player)
        refused.add(other)
    assert ticket_deck(game)[: len(before)] == before
    assert set(ticket_deck(game)[len(before) :]) == refused
    assert len(ticket_deck(game)) == 18 - players


@pytest.mark.parametrize("left", [1, 2, 3])
def test_two_tickets_are_drawn_or_only_the_last_one(left: int) -> None:
    """NY-4: if only one is left, it can be drawn and must be kept."""
    some = ["east-village-soho", "chelsea-brooklyn", "times-square-soho"][:left]
    game = position("new-york", f"ticket-deck {' '.join(some)}", p0="", p1="")
    play(game, "tickets")
    drawn = some[:2]
    expected = {" ".join(c) for n in (1, 2) for c in combinations(drawn, n)}
    assert options(game, "keep") == expected
    assert texts(game) == {f"keep {choice}" for choice in expected}


def test_a_refused_ticket_goes_to_the_bottom() -> None:
    """NY-4."""
    game = position(
        "new-york",
        "ticket-deck east-village-soho chelsea-brooklyn times-square-soho chelsea-wall-street",
        p0="tickets times-square-brooklyn",
        p1="",
    )
    play(game, "tickets", "keep chelsea-brooklyn")
    assert tickets(game, 0) == {"times-square-brooklyn", "chelsea-brooklyn"}
    assert ticket_deck(game) == ["times-square-soho", "chelsea-wall-street", "east-village-soho"]
    assert turn(game) == 1


def test_tickets_cannot_be_drawn_when_none_are_left() -> None:
    """NY-4, C11."""
    game = position("new-york", "ticket-deck", p0="", p1="")
    assert "tickets" not in texts(game)


# --- NY-3: the actions ----------------------------------------------------------------------


def test_a_turn_offers_three_actions() -> None:
    """NY-3: cards from the row or the deck, a route, tickets."""
    game = position("new-york", p0="hand 2 red", p1="")
    assert {text.split()[0] for text in texts(game)} == {"take", "draw", "claim", "tickets"}


# --- NY-5: doubles --------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, True), (4, True)])
def test_doubles_close_only_with_two_players(players: int, is_open: bool) -> None:
    """NY-5, C10: but no player ever gets both."""
    sections = {f"p{p}": "hand" for p in range(2, players)}
    game = position("new-york", p0="hand 2 green 4 blue", p1="hand 2 blue", **sections)
    play(game, "claim lincoln-center-times-square-green", "pay 2 green")
    assert ("claim lincoln-center-times-square-blue" in texts(game, 1)) == is_open
    while turn(game) != 0:
        play(game, "draw", "draw")
    assert "claim lincoln-center-times-square-blue" not in texts(game, 0)


# --- NY-6: the score ------------------------------------------------------------------------


def attractions(routes: str, others: str = "") -> list[int]:
    game = position("new-york", p0=f"routes {routes}", p1=f"routes {others}")
    return [score.parts["attractions"] for score in game.scores()]


@pytest.mark.parametrize(
    ("routes", "expected"),
    [
        ("", 0),
        ("lincoln-center-midtown-west", 0),
        ("midtown-west-times-square", 1),
        ("empire-state-building-times-square-pink", 2),
        ("midtown-west-times-square lincoln-center-times-square-blue", 1),
        (
            "central-park-times-square-red times-square-united-nations central-park-united-nations",
            3,
        ),
        ("chinatown-wall-street-pink brooklyn-chinatown-red", 3),
    ],
)
def test_each_attraction_a_player_touches_counts_once(routes: str, expected: int) -> None:
    """NY-6: whether by one route or by several."""
    assert attractions(routes)[0] == expected


def test_several_players_can_score_the_same_attraction() -> None:
    """NY-6."""
    assert attractions("midtown-west-times-square", "lincoln-center-times-square-blue") == [1, 1]


def test_routes_tickets_and_attractions_make_up_the_score() -> None:
    """NY-6: 1 + 1 for routes, 2 for the ticket, 2 for Chinatown and Wall Street."""
    game = position(
        "new-york",
        p0="tickets lower-east-side-wall-street\n"
        "routes chinatown-lower-east-side chinatown-wall-street-green",
        p1="tickets times-square-brooklyn",
    )
    first, second = game.scores()
    assert first.parts == {"routes": 2, "tickets": 2, "missed tickets": 0, "attractions": 2}
    assert (first.total, second.total) == (6, -8)


@pytest.mark.parametrize("seed", range(25))
def test_any_score_adds_up(seed: int) -> None:
    """NY-6, C15: compared with an independent count, for four players with random networks."""
    random = Random(seed)
    taken: set[int] = set()
    networks = [grow_network(BOARD, random, random.randint(0, 7), 15, taken) for _ in range(4)]
    deal = random.sample(range(18), 16)
    sections = {
        f"p{p}": f"routes {names(BOARD, mine)}\n"
        f"tickets {' '.join(BOARD.tickets[t].id for t in deal[4 * p : 4 * p + 4])}"
        for p, mine in enumerate(networks)
    }
    for p, score in enumerate(position("new-york", **sections).scores()):
        routes = [BOARD.routes[i] for i in networks[p]]
        touched = {city for route in routes for city in (route.a, route.b)}
        expected = {
            "routes": sum((1, 2, 4, 7)[route.length - 1] for route in routes),
            "tickets": 0,
            "missed tickets": 0,
            "attractions": sum(BOARD.cities[city].points for city in touched),
        }
        for t in deal[4 * p : 4 * p + 4]:
            ticket = BOARD.tickets[t]
            reached = {ticket.a}
            for _ in routes:
                for route in routes:
                    if reached & {route.a, route.b}:
                        reached |= {route.a, route.b}
            if ticket.b in reached:
                expected["tickets"] += ticket.points
            else:
                expected["missed tickets"] -= ticket.points
        assert score.parts == expected
        assert score.total == sum(expected.values())


def test_there_is_no_bonus_for_the_longest_path() -> None:
    """NY-6: only routes, tickets and attractions score."""
    game = position("new-york", p0="routes chelsea-soho", p1="")
    assert [score.total for score in game.scores()] == [7 + 1, 0]


# --- NY-7: ties -----------------------------------------------------------------------------


def test_most_completed_tickets_break_a_tie() -> None:
    """NY-7: six points each, one ticket against none."""
    game = position(
        "new-york",
        p0="routes gramercy-park-united-nations east-village-lower-east-side",
        p1="tickets lower-east-side-wall-street\n"
        "routes chinatown-lower-east-side chinatown-wall-street-green",
    )
    first, second = game.scores()
    assert (first.total, second.total) == (6, 6)
    assert (first.rank, second.rank) == (2, 1)
    assert second.tie_break == "more tickets done"
    assert first.tie_break == "behind: others have more tickets done"


def test_otherwise_the_win_is_shared() -> None:
    """NY-7: no matter who has the longer path."""
    game = position(
        "new-york",
        p0="routes chelsea-soho",
        p1="routes lincoln-center-midtown-west gramercy-park-united-nations "
        "east-village-lower-east-side",
        p2="",
    )
    scores = game.scores()
    assert [score.total for score in scores] == [8, 8, 0]
    assert [score.rank for score in scores] == [1, 1, 3]
    assert [score.tie_break for score in scores] == [
        "shared: equal in everything that breaks a tie",
        "shared: equal in everything that breaks a tie",
        "",
    ]


# --- NY-8: the score track ------------------------------------------------------------------


def test_points_are_shown_as_they_are_scored_and_the_total_is_the_same() -> None:
    """NY-8."""
    game = position("new-york", p0="hand 2 red 4 pink 1 blue", p1="hand")
    for claim, payment, total in (
        ("claim lincoln-center-midtown-west", "pay 2 red", 2),
        ("claim chelsea-soho", "pay 4 pink", 9),
        ("claim chinatown-lower-east-side", "pay 1 blue", 10),
    ):
        play(game, claim, payment)
        assert points(game, 0) == total
        assert game.view(1).to_dict()["players"][0]["points"] == total
        play(game, "draw", "draw")
    assert game.scores()[0].parts["routes"] == 10


@pytest.mark.parametrize("seed", range(5))
def test_at_the_end_the_score_track_shows_the_total_for_routes(seed: int) -> None:
    """NY-8: in whole games of random moves."""
    random = Random(seed)
    game = keep_all(Game.new("new-york", 3, seed=seed))
    while not game.over:
        game.play(random.choice(game.legal_moves()))
    lengths = {route.id: route.length for route in BOARD.routes}
    for player, score in enumerate(game.scores()):
        track = sum((1, 2, 4, 7)[lengths[name] - 1] for name in look(game).routes(player))
        assert points(game, player) == score.parts["routes"] == track
    assert Counter(score.rank for score in game.scores())[1] >= 1
