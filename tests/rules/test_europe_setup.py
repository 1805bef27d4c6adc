"""Europe: what players start with, and what they can do on a turn (EU-1, EU-2, EU-3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.table import (
    assert_complete,
    assert_opening,
    deck,
    discard,
    keep_all,
    offer,
    options,
    phase,
    play,
    position,
    texts,
    ticket_deck,
    tickets,
)
from whistlestop.boards import load
from whistlestop.game import Game
from whistlestop.game.errors import GameError

BOARD = load("europe")
LONG = {ticket.id for ticket in BOARD.tickets if ticket.deck == "long"}
REGULAR = {ticket.id for ticket in BOARD.tickets if ticket.deck == "regular"}
PLAYERS = (2, 3, 4, 5)


def test_all_cards_and_tickets_are_there() -> None:
    """EU-1, EU-2: 12 cards in each of 8 colours and 14 wilds; 6 long and 40 regular tickets."""
    assert Counter(card.count for card in BOARD.cards) == {12: 8, 14: 1}
    assert next(card.count for card in BOARD.cards if card.id == "wild") == 14
    assert (len(LONG), len(REGULAR)) == (6, 40)


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_starts_with_45_trains_three_stations_and_four_cards(players: int) -> None:
    """EU-1."""
    game = Game.new("europe", players, seed=5)
    assert_opening(game, 45, 4)
    assert [seat["stations_left"] for seat in game.view().to_dict()["players"]] == [3] * players
    assert len(deck(game)) == 110 - 4 * players - 5 - sum(discard(game).values())
    assert_complete(game)


@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_two_to_five_players(players: int) -> None:
    """EU-1."""
    with pytest.raises(GameError):
        Game.new("europe", players, seed=1)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_everyone_is_offered_one_long_and_three_regular_tickets(players: int, seed: int) -> None:
    """EU-2: no ticket appears twice."""
    game = Game.new("europe", players, seed=seed)
    offers = [offer(game, player) for player in range(players)]
    for offered in offers:
        assert len(LONG & set(offered)) == 1
        assert len(REGULAR & set(offered)) == 3
    assert len({ticket for offered in offers for ticket in offered}) == 4 * players


def test_at_least_two_tickets_of_any_kind_must_be_kept() -> None:
    """EU-2: every choice of two, three or four, with or without the long ticket."""
    game = Game.new("europe", 3, seed=5)
    for player in range(3):
        names = offer(game, player)
        expected = {" ".join(c) for n in (2, 3, 4) for c in combinations(names, n)}
        assert len(expected) == 11
        assert options(game, "keep", player) == expected
        with pytest.raises(GameError):
            game.play(f"keep {names[0]}", player)


def test_the_long_ticket_can_be_refused() -> None:
    """EU-2."""
    game = Game.new("europe", 2, seed=5)
    for player in (0, 1):
        game.play(f"keep {' '.join(t for t in offer(game, player) if t in REGULAR)}", player)
    assert not LONG & (tickets(game, 0) | tickets(game, 1))
    assert len(tickets(game, 0)) == len(tickets(game, 1)) == 3


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_refused_tickets_leave_the_game(players: int, seed: int) -> None:
    """EU-2: they are in no hand and not in the deck, which holds only what was never offered."""
    game = Game.new("europe", players, seed=seed)
    offered = {t for player in range(players) for t in offer(game, player)}
    left = ticket_deck(game)
    for player in range(players):
        names = offer(game, player)
        game.play(f"keep {names[0]} {names[2]}", player)
        assert offered & REGULAR
    assert phase(game) == "main"
    assert ticket_deck(game) == left
    assert set(left) == REGULAR - offered
    assert sum(len(tickets(game, p)) for p in range(players)) == 2 * players


@pytest.mark.parametrize("players", PLAYERS)
def test_long_tickets_never_get_into_the_deck(players: int) -> None:
    """EU-2: they can never be drawn, whether they were refused or not dealt."""
    for seed in range(10):
        game = Game.new("europe", players, seed=seed)
        assert len(ticket_deck(game)) == 40 - 3 * players
        for player in range(players):
            names = [t for t in offer(game, player) if t in REGULAR]
            game.play(f"keep {names[0]} {names[1]}", player)
        assert not LONG & set(ticket_deck(game))


def test_others_do_not_see_what_left_the_game() -> None:
    """EU-2, C12: whichever two of the four were refused, it looks the same."""
    game = Game.new("europe", 2, seed=5)
    seen = set()
    for choice in combinations(offer(game, 0), 2):
        other = game.copy()
        other.play(f"keep {' '.join(choice)}", 0)
        other.play(f"keep {' '.join(offer(game, 1))}", 1)
        seen.add(other.view(1).to_bytes())
    assert len(seen) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_a_turn_offers_four_actions(players: int) -> None:
    """EU-3: cards from the row or the deck, a route, tickets, a station."""
    sections = {f"p{p}": "hand 3 black" if p == 0 else "hand" for p in range(players)}
    game = position("europe", **sections)
    verbs = {text.split()[0] for text in texts(game)}
    assert verbs == {"take", "draw", "claim", "tickets", "station"}


def test_three_tickets_are_drawn_and_refused_ones_go_under_the_deck() -> None:
    """EU-3, C11: after the opening, no ticket leaves the game."""
    game = keep_all(Game.new("europe", 2, seed=5))
    before = ticket_deck(game)
    play(game, "tickets", f"keep {before[1]}")
    assert ticket_deck(game)[:-2] == before[3:]
    assert set(ticket_deck(game)[-2:]) == {before[0], before[2]}
