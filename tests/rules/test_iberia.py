"""Iberia: the set-up, tickets, routes and ties."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.table import (
    assert_complete,
    assert_opening,
    deck,
    discard,
    holding,
    look,
    options,
    play,
    position,
    routes,
    row,
    texts,
    ticket_deck,
    tickets,
)
from rules.test_nordic_payments import Cards, expected, frozen, paid
from whistlestop.boards import load
from whistlestop.boards.model import RouteKind
from whistlestop.game import Game, IllegalMove

BOARD = load("iberia")
ROUTES = {route.id: route for route in BOARD.routes}
COLOURS = BOARD.colours
FERRIES = sorted(r.id for r in BOARD.routes if r.kind is RouteKind.FERRY)
DEPTH = {2: 1 / 2, 3: 2 / 3, 4: 3 / 4, 5: 3 / 4}
AFTER_DRAFTS = "drafts-done 2"

claiming = partial(holding, "iberia")

# --- set-up --------------------------------------------------------------------------


def test_the_box_has_all_cards_and_tickets() -> None:
    """IB-1: 110 train cards, 54 festival cards, one draft card, 50 tickets."""
    game = Game.new("iberia", 3, seed=1)
    assert_complete(game)
    assert sum(card.count for card in BOARD.cards) == 110
    assert {card.count for card in BOARD.cards if card.id != "wild"} == {12}
    special = Counter(card.partition(":")[0] for card in deck(game) if not card.isalpha())
    assert special == {"festival": 54, "draft-card": 1}
    offered = [ticket for player in range(3) for ticket in look(game).offer(player)]
    assert len({*offered, *ticket_deck(game)}) == 50


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_35_trains_and_four_cards(players: int) -> None:
    """IB-1, IB-2"""
    game = Game.new("iberia", players, seed=1)
    assert_opening(game, 35, 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_festival_card_comes_up_during_set_up(players: int) -> None:
    """IB-2: hands and row are dealt first, then all the festival cards go into the deck."""
    for seed in range(20):
        game = Game.new("iberia", players, seed=seed)
        assert look(game).festivals == {}
        assert sum(card.startswith("festival:") for card in deck(game)) == 54


def test_a_row_with_three_wilds_is_flushed_before_the_festival_cards_go_in() -> None:
    """IB-2, C6: the flushed cards are not in the deck, so it is smaller."""
    games = [Game.new("iberia", 2, seed=seed) for seed in range(600)]
    assert all(row(game).count("wild") < 3 for game in games)
    flushed = [game for game in games if discard(game)]
    assert flushed
    for game in flushed:
        swept = sum(discard(game).values())
        assert swept % 5 == 0
        assert discard(game)["wild"] >= 3
        assert len(deck(game)) == 110 - 8 - 5 - swept + 54 + 1
        assert look(game).festivals == {}


def test_the_festival_cards_are_shuffled_into_the_deck() -> None:
    """IB-2: about as many in each half."""
    in_top = 0
    for seed in range(40):
        cards = [card for card in deck(Game.new("iberia", 2, seed=seed)) if card != "draft-card"]
        top = sum(card.startswith("festival:") for card in cards[: len(cards) // 2])
        assert 10 < top < 44
        in_top += top
    assert abs(in_top / 40 - 27) < 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_where_the_draft_card_is(players: int) -> None:
    """IB-2: at its depth in the deck as it is then, within 5 % of the deck on either side."""
    depths = []
    for seed in range(300):
        cards = deck(Game.new("iberia", players, seed=seed))
        assert cards.count("draft-card") == 1
        size, above = len(cards) - 1, cards.index("draft-card")
        off = above - DEPTH[players] * size
        assert abs(off) <= size / 20 + 1  # rounded to a whole card
        depths.append(off / size)
    assert min(depths) < -0.035
    assert max(depths) > 0.035
    assert abs(sum(depths) / len(depths)) < 0.01


# --- turns ---------------------------------------------------------------------------


def test_the_actions_of_a_turn() -> None:
    """IB-13: draw cards, claim a route, and draw tickets after the second draft."""
    mine = "hand 6 red 6 blue 4 wild"
    game = position("iberia", AFTER_DRAFTS, p0=mine)
    assert {text.split()[0] for text in texts(game)} == {"take", "draw", "claim", "tickets"}
    game = position("iberia", "drafts-done 1", p0=mine)
    assert {text.split()[0] for text in texts(game)} == {"take", "draw", "claim"}


@pytest.mark.parametrize("drafts", [0, 1])
def test_no_tickets_can_be_drawn_until_the_second_draft_is_over(drafts: int) -> None:
    """IB-6"""
    game = position("iberia", f"drafts-done {drafts}")
    assert "tickets" not in texts(game)
    with pytest.raises(IllegalMove):
        game.play("tickets")


def test_three_tickets_are_drawn_and_refused_ones_go_to_the_bottom() -> None:
    """IB-6"""
    drawn = ["lisboa-madrid", "leon-valencia", "porto-palma"]
    game = position(
        "iberia", f"{AFTER_DRAFTS}\nticket-deck {' '.join(drawn)} madrid-almeria cadiz-palma"
    )
    play(game, "tickets")
    assert {frozenset(kept.split()) for kept in options(game, "keep")} == {
        frozenset(kept) for n in (1, 2, 3) for kept in combinations(drawn, n)
    }
    play(game, "keep leon-valencia")
    assert tickets(game, 0) == {"leon-valencia"}
    assert ticket_deck(game)[:2] == ["madrid-almeria", "cadiz-palma"]
    assert set(ticket_deck(game)[2:]) == {"lisboa-madrid", "porto-palma"}


# --- routes --------------------------------------------------------------------------


def test_a_ferry_takes_a_wild_for_each_symbol() -> None:
    """IB-11, EU-5: Alicante-Palma, five grey spaces, two symbols."""
    assert "alicante-palma" not in options(claiming({"red": 9, "wild": 1}), "claim")
    game = claiming({"red": 3, "wild": 2})
    play(game, "claim alicante-palma", "pay 3 red 2 wild")
    assert routes(game, 0) == {"alicante-palma"}


def test_three_cards_do_not_stand_for_a_wild_here() -> None:
    """IB-11: ferries work as in Europe, not as in the Nordic Countries."""
    assert "alicante-palma" not in options(claiming({"red": 12, "blue": 12, "wild": 1}), "claim")


def pays_ferry(part: Cards, route: str) -> bool:
    ferry = ROUTES[route]
    colours = {card for card, n in part.items() if n and card != "wild"}
    if ferry.colour >= 0 and not colours <= {COLOURS[ferry.colour]}:
        return False
    return (
        len(colours) <= 1
        and sum(part.values()) == ferry.length
        and part.get("wild", 0) >= ferry.wild_symbols
    )


@settings(max_examples=40)
@given(
    st.sampled_from(FERRIES),
    st.dictionaries(st.sampled_from(["blue", "red", "wild"]), st.integers(1, 6), min_size=1),
)
def test_ferries_cost_what_the_rule_says(route: str, cards: Cards) -> None:
    """IB-11, EU-5: with any hand."""
    wanted = expected(cards, lambda part: pays_ferry(part, route))
    game = claiming(cards)
    assert (route in options(game, "claim")) == bool(wanted)
    if wanted:
        assert paid(game, f"claim {route}") == wanted


def test_wilds_can_be_used_on_ordinary_routes_too() -> None:
    """IB-11, C9"""
    game = claiming({"white": 1, "wild": 3})
    assert paid(game, "claim francia-lleida") == {
        frozen({"white": 1, "wild": 2}),
        frozen({"wild": 3}),
    }


def test_france_is_a_city_like_any_other() -> None:
    """IB-11: routes end there, paths pass through, and tickets name it."""
    game = position(
        "iberia",
        p0="routes francia-lleida francia-pamplona-black bilbao-pamplona-red\n"
        "tickets bilbao-francia pamplona-palma",
        p1="routes barcelona-francia-green barcelona-lleida-red\ntickets cordoba-francia",
    )
    assert set(game.scores()[0].done) == {"bilbao-francia"}
    assert game.scores()[0].longest_path == 3 + 5 + 1
    assert set(game.scores()[1].missed) == {"cordoba-francia"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("granada-malaga-1", "granada-malaga-2"),
        ("barcelona-palma-grey", "barcelona-palma-blue"),
    ],
)
def test_a_double_closes_only_with_two_or_three_players(
    players: int, first: str, second: str
) -> None:
    """IB-11, C10"""
    others = {f"p{p}": "hand 2 blue 1 wild" if p == 1 else "hand" for p in range(1, players)}
    game = position("iberia", p0="hand 2 blue 1 wild", **others)
    assert {first, second} <= options(game, "claim")
    game.play(f"claim {first}")
    game.play(game.legal_moves()[0])
    assert routes(game, 0) == {first}
    assert first not in options(game, "claim", 1)
    assert (second in options(game, "claim", 1)) == (players > 3)


def test_nobody_owns_both_routes_of_a_double() -> None:
    """IB-11, C10"""
    game = position("iberia", p0="routes granada-malaga-1\nhand 2 blue", p2="hand", p3="hand")
    assert "granada-malaga-2" not in options(game, "claim")


# --- ties ----------------------------------------------------------------------------


def test_there_is_no_bonus_for_the_longest_path_or_most_tickets() -> None:
    """IB-12"""
    parts = position("iberia").scores()[0].parts
    assert set(parts) == {"routes", "tickets", "missed tickets", "festivals"}


def test_a_tie_goes_to_the_player_with_more_completed_tickets() -> None:
    """IB-12: even if the other has the longer path."""
    game = position(
        "iberia",
        p0="routes leon-valladolid madrid-valladolid\ntickets leon-madrid",
        p1="routes burgos-santander burgos-leon leon-salamanca",
    )
    first, second = game.scores()
    assert first.total == second.total == 6
    assert (len(first.done), len(second.done)) == (1, 0)
    assert (first.longest_path, second.longest_path) == (3, 6)
    assert (first.rank, second.rank) == (1, 2)
    assert first.tie_break == "more tickets done"


def test_otherwise_the_win_is_shared() -> None:
    """IB-12: a longer path does not help."""
    game = position(
        "iberia",
        p0="routes gijon-leon gijon-santander leon-valladolid",
        p1="routes granada-murcia",
        p2="routes burgos-leon",
    )
    first, second, third = game.scores()
    assert first.total == second.total == 4
    assert first.longest_path > second.longest_path
    assert (first.rank, second.rank, third.rank) == (1, 1, 3)
