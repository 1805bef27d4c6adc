"""Rules of different boards in one game, on a home-made board that combines them all."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.folders import EVERYTHING
from rules.island import BOARD, holding, island
from rules.table import (
    all_cards,
    assert_complete,
    assert_consistent,
    deck,
    discard,
    festivals,
    hand,
    look,
    options,
    phase,
    play,
    points,
    position,
    routes,
    row,
    ships,
    texts,
    ticket_deck,
    tickets,
    trains,
    turn,
)
from rules.test_nordic_payments import Cards, frozen, paid
from whistlestop.game import Game

# --- set-up order --------------------------------------------------------------------


def test_tickets_are_drafted_before_pieces_are_chosen() -> None:
    """IB-3, GL-3"""
    game = Game.new(EVERYTHING, 3, seed=1, first=0)
    for _ in range(3):
        assert phase(game) == "draft"
        for player in (2, 0, 1):
            game.play(game.legal_moves(player)[0])
    assert phase(game) == "draft-keep"
    for player in (1, 2, 0):
        game.play(game.legal_moves(player)[0])
    assert phase(game) == "pieces"
    assert options(game, "pieces", 0) == {f"{n} trains {18 - n} ships" for n in range(8, 15)}
    for player in (2, 1, 0):
        game.play("pieces 10 trains 8 ships", player)
    assert (phase(game), turn(game)) == ("main", 0)
    assert "tickets" not in texts(game)


def test_festival_cards_and_the_draft_card_are_in_the_train_deck() -> None:
    """IB-2, GL-1: the ship deck has only ship cards."""
    game = Game.new(EVERYTHING, 2, seed=1)
    cards = deck(game, 0)
    assert cards.count("draft-card") == 1
    assert sum(":" in card for card in cards) == 12
    assert set(deck(game, 1)) <= {card.id for card in BOARD.cards if card.deck == 1}
    above, size = cards.index("draft-card"), len(cards) - 1
    assert abs(above - size / 2) <= size / 20 + 1


def test_the_second_draft_does_not_change_pieces() -> None:
    """IB-5, GL-3: players choose their pieces only once."""
    game = island(
        "drafts-done 1\nrow red red red red-ship red-ship\ndeck train draft-card blue blue blue",
        p0="hand\ntrains 5\nships 6",
    )
    play(game, "draw train", "draw train")
    while phase(game) in ("draft", "draft-keep"):
        game.play(game.legal_moves(min(game.to_act))[0])
    assert (phase(game), turn(game)) == ("main", 1)
    assert (trains(game, 0), ships(game, 0)) == (5, 6)


# --- two decks and a row of five -----------------------------------------------------


def test_a_flush_deals_from_both_decks() -> None:
    """C6, GL-7, IB-4: three trains and two ships. A festival card that comes up is laid face up."""
    game = island(
        "row red wild wild red-ship red-ship\n"
        "deck train wild blue festival:lanterns green yellow blue\n"
        "deck ship blue-ship green-ship yellow-ship"
    )
    play(game, "take red", "refill train")
    assert row(game) == ["blue", "green", "yellow", "blue-ship", "green-ship"]
    assert festivals(game) == {"lanterns": 1}


def test_a_deck_of_only_festival_cards_cannot_refill_the_row() -> None:
    """GL-7, IB-4: it has no train card to supply."""
    game = island(
        "row red red red red-ship red-ship\n"
        "deck train festival:lanterns draft-card\ndeck ship blue-ship green-ship"
    )
    assert "draw train" not in texts(game)
    play(game, "take red")
    assert phase(game) == "second-card"
    assert "blue-ship" in row(game)
    assert festivals(game) == {}


# --- tunnels -------------------------------------------------------------------------


def dig(cards: Cards, payment: str, top: str, table: str = "") -> Game:
    """Pay for the tunnel Elm-Larch, one blue space, with these cards on top of the train deck."""
    game = holding(cards, f"drafts-done 2\ndeck train {top} yellow yellow\n{table}")
    return play(game, "claim elm-larch", payment)


def test_festival_cards_do_not_count_as_revealed_for_a_tunnel() -> None:
    """EU-6, IB-4: three train cards are revealed, and the festival cards are laid face up."""
    game = dig({"blue": 2}, "pay 1 blue", "festival:harvest red festival:regatta blue green")
    assert look(game).revealed == ["red", "blue", "green"]
    assert festivals(game) == {"harvest": 1, "regatta": 1}
    assert texts(game) == {"pay 1 blue", "refuse"}


def test_a_tunnel_takes_the_festival_cards_that_it_brought_up() -> None:
    """EU-6, IB-4, IB-8"""
    game = dig({"blue": 1}, "pay 1 blue", "festival:lanterns red red red", "festivals 1 lanterns")
    assert routes(game, 0) == {"elm-larch"}
    assert look(game).taken(0) == {"lanterns": 2}


def test_a_refused_tunnel_takes_no_festival_cards() -> None:
    """EU-8, IB-8"""
    game = dig({"blue": 1}, "pay 1 blue", "festival:lanterns blue red red")
    play(game, "refuse")
    assert festivals(game) == {"lanterns": 1}
    assert look(game).taken(0) == {}
    assert hand(game, 0) == {"blue": 1}


def test_a_tunnel_that_brings_up_the_draft_card_is_finished_first() -> None:
    """EU-6, IB-5: pay the surcharge first, then the second draft begins."""
    game = holding({"blue": 2}, "drafts-done 1\ndeck train draft-card blue red red yellow")
    play(game, "claim elm-larch", "pay 1 blue")
    assert texts(game) == {"pay 1 blue", "refuse"}
    play(game, "pay 1 blue")
    assert routes(game, 0) == {"elm-larch"}
    assert (phase(game), game.to_act) == ("draft", {0, 1})


def test_the_harbour_symbol_does_not_change_the_colour() -> None:
    """EU-6, GL-8: a card with the symbol can match, and can pay."""
    game = dig({"blue": 1, "blue-harbour": 1}, "pay blue", "blue-harbour red red")
    assert phase(game) == "variant"
    play(game, "pay 1 blue")
    assert texts(game) == {"pay 1 blue-harbour", "refuse"}
    play(game, "pay 1 blue-harbour")
    assert discard(game) == {"blue": 1, "blue-harbour": 2, "red": 2}


def test_a_surcharge_can_be_paid_with_or_without_the_symbol() -> None:
    """EU-6, GL-8: two matches; pay with any mix, or refuse."""
    game = dig({"blue": 3, "blue-harbour": 2, "wild": 1}, "pay blue", "blue wild red")
    assert paid(game, "pay 1 blue") == {
        frozen({"blue": 3}),
        frozen({"blue": 2, "blue-harbour": 1}),
        frozen({"blue": 1, "blue-harbour": 2}),
        frozen({"blue": 2, "wild": 1}),
        frozen({"blue": 1, "blue-harbour": 1, "wild": 1}),
        frozenset(),
    }


def test_a_tunnel_paid_in_wilds_costs_more_only_for_wilds() -> None:
    """EU-7, GL-8: revealed blue cards do not count, with or without the symbol."""
    cards = {"blue": 2, "blue-harbour": 1, "wild": 2}
    assert routes(dig(cards, "pay 1 wild", "blue blue-harbour red"), 0) == {"elm-larch"}
    assert texts(dig(cards, "pay 1 wild", "blue wild red")) == {"pay 1 wild", "refuse"}


def test_ships_are_never_revealed_for_a_tunnel() -> None:
    """EU-6, GL-1: the train deck and its discard are empty, so there is no surcharge."""
    game = holding({"blue": 1}, "drafts-done 2\ndeck train\ndeck ship blue-ship blue-ship")
    play(game, "claim elm-larch", "pay 1 blue")
    assert routes(game, 0) == {"elm-larch"}
    assert deck(game, 1) == ["blue-ship", "blue-ship"]


# --- stations and festivals ----------------------------------------------------------


def test_a_station_takes_no_festival_cards() -> None:
    """EU-10, IB-8: only a claim does."""
    game = holding({"red": 1}, "drafts-done 2\nfestivals 3 lanterns")
    play(game, "station elm", "pay 1 red")
    assert look(game).stations(0) == ["elm"]
    assert festivals(game) == {"lanterns": 3}
    assert look(game).taken(0) == {}


def test_a_wild_can_build_a_station_but_not_claim_an_ordinary_route() -> None:
    """EU-10, NO-4"""
    game = holding({"wild": 1})
    assert "fir-larch" not in options(game, "claim")
    assert "oak" in options(game, "station")


def test_a_junction_cannot_have_a_station() -> None:
    """EU-10, GL-19"""
    cities = {city.id for city in BOARD.cities}
    assert options(holding({"red": 1}), "station") == cities - {"reef"}


def test_a_borrowed_route_takes_no_festival_cards_but_completes_tickets() -> None:
    """EU-11, IB-8, C15: the station in Fir borrows Elm-Fir."""
    game = island(
        "festivals 2 lanterns",
        p0="routes alder-elm-red\nstations fir\ntickets alder-fir",
        p1="routes elm-fir",
    )
    score = game.scores()[0]
    assert (score.done, score.lent) == (("alder-fir",), ("elm-fir",))
    assert score.parts["festivals"] == 0


@pytest.mark.parametrize(("number", "worth"), [(1, 2), (2, 5), (3, 9), (4, 9)])
def test_the_last_value_of_a_set_applies_to_more_cards(number: int, worth: int) -> None:
    """IB-10: four lanterns, but only three values in the table."""
    game = island(p0=f"festivals {number} lanterns")
    assert game.scores()[0].parts["festivals"] == worth


def test_a_sea_route_takes_festival_cards_too() -> None:
    """IB-8, GL-8: Alder and Cedar share the regatta."""
    game = holding({"yellow-double-ship": 1, "wild": 1}, "drafts-done 2\nfestivals 4 regatta")
    play(game, "claim cedar-reef", "pay 1 yellow-double-ship 1 wild")
    assert look(game).taken(0) == {"regatta": 4}
    assert ships(game, 0) == 7 - 3


# --- harbours ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "cities"),
    [
        ("birch-fir", {"birch"}),  # a tunnel
        ("maple-pine", {"maple", "pine"}),  # a ferry
        ("alder-reef-red", {"alder"}),  # at sea, to a junction
        ("elm-larch", set()),
    ],
)
def test_a_harbour_can_be_built_at_the_end_of_any_kind_of_route(
    route: str, cities: set[str]
) -> None:
    """GL-11, EU-6, EU-5: a tunnel or a ferry is a route like any other."""
    game = holding({"red-harbour": 1, "red-ship": 1}, mine=f"routes {route}")
    assert options(game, "harbour") == cities


def test_a_claimed_tunnel_makes_a_harbour_possible() -> None:
    """GL-11, EU-6: on the next turn, not while the tunnel is being paid for."""
    game = holding(
        {"red": 2, "blue-harbour": 1, "blue-ship": 1},
        "drafts-done 2\ndeck train yellow yellow yellow yellow yellow",
    )
    assert options(game, "harbour") == set()
    play(game, "claim birch-fir", "pay 2 red", "draw train", "draw train")
    assert options(game, "harbour") == {"birch"}


def test_a_refused_tunnel_does_not_make_a_harbour_possible() -> None:
    """GL-11, EU-8"""
    game = holding(
        {"red": 2, "blue-harbour": 1, "blue-ship": 1},
        "drafts-done 2\ndeck train red yellow yellow yellow yellow",
    )
    play(game, "claim birch-fir", "pay 2 red", "refuse", "draw train", "draw train")
    assert options(game, "harbour") == set()


def test_every_way_to_pay_for_a_harbour_on_this_board() -> None:
    """GL-11: one train and one ship with the symbol; a wild can replace either."""
    cards = {"red-harbour": 2, "red-ship": 2, "red": 1, "blue-ship": 1, "wild": 3}
    game = holding(cards, mine="routes birch-fir")
    assert paid(game, "harbour birch") == {
        frozen({"red-harbour": 1, "red-ship": 1}),
        frozen({"red-harbour": 1, "wild": 1}),
        frozen({"red-ship": 1, "wild": 1}),
        frozen({"blue-ship": 1, "wild": 1}),
        frozen({"wild": 2}),
    }


def test_a_ticket_completed_by_a_borrowed_route_counts_for_a_harbour() -> None:
    """EU-11, GL-15: completed is completed."""
    game = island(
        p0="routes alder-elm-red\nstations fir\nharbours alder\ntickets alder-fir",
        p1="routes elm-fir",
    )
    assert game.scores()[0].parts["harbours"] == 10 - 4
    game = island(p0="routes alder-elm-red\nharbours alder\ntickets alder-fir", p1="routes elm-fir")
    assert game.scores()[0].parts["harbours"] == 0 - 4


# --- doubles, end, scores ------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_tunnel_and_a_ferry_can_be_a_double(players: int) -> None:
    """NO-8, C10"""
    others = {f"p{p}": "hand 3 blue 2 wild" if p == 1 else "hand" for p in range(1, players)}
    game = island("deck train yellow yellow yellow yellow", p0="hand 2 red", **others)
    play(game, "claim larch-pine-tunnel", "pay 2 red")
    assert ("larch-pine-ferry" in options(game, "claim")) == (players == 3)


def test_a_ferry_and_a_sea_route_are_not_a_double() -> None:
    """GL-10: Maple-Pine, with two players."""
    game = holding({"red-ship": 3}, mine="routes maple-pine")
    assert "maple-pine-sea" in options(game, "claim")


def test_trains_and_ships_together_trigger_the_end() -> None:
    """GL-14, GL-20, C13: three pieces in total, then two more turns each."""
    game = island(
        "drafts-done 2\ndeck train red red red red red blue blue blue",
        p0="hand 1 blue-ship\ntrains 1\nships 3",
    )
    play(game, "claim birch-reef", "pay 1 blue-ship")
    order = []
    while not game.over:
        order.append(turn(game))
        play(game, "draw train", "draw train")
    assert order == [1, 0, 1, 0]


def test_refused_tickets_can_be_shuffled_into_the_deck() -> None:
    """C11: this board shuffles them in after every draw."""
    names = [ticket.id for ticket in BOARD.tickets]
    places = set()
    for seed in range(8):
        game = position(
            "everything",
            f"folder {EVERYTHING}\ndrafts-done 2\nticket-deck {' '.join(names)}",
            seed=seed,
        )
        play(game, "tickets", f"keep {names[0]}")
        assert tickets(game, 0) == {names[0]}
        assert sorted(ticket_deck(game)) == sorted(names[1:])
        places.add(ticket_deck(game).index(names[1]))
    assert len(places) > 2


def test_every_part_of_a_score_adds_up() -> None:
    """C15, EU-12, EU-13, NO-9, NY-6, GL-12, GL-15, GL-16, IB-10"""
    game = island(
        p0="routes alder-elm-red birch-elm\nstations oak\nharbours alder\ntickets alder-larch"
        "\nexchanged 2\nfestivals 2 harvest",
        p1="routes fir-maple",
    )
    score = game.scores()[0]
    assert score.parts == {
        "routes": 2 + 2,
        "tickets": 0,
        "missed tickets": -3,
        "longest path": 10,
        "most tickets": 0,
        "stations": 4,
        "harbours": 0 - 4,
        "attractions": 1 + 2,
        "festivals": 8,
        "exchange": -2,
    }
    assert score.total == sum(score.parts.values())
    assert points(game, 0) == 4 - 2


@settings(max_examples=25)
@given(st.integers(2, 3), st.integers(0, 2**64), st.randoms(use_true_random=False))
def test_a_game_with_every_rule_ends_and_loses_nothing(
    players: int, seed: int, chance: random.Random
) -> None:
    """C14, GL-1, IB-1: no travel card, festival card or ticket is lost."""
    game = Game.new(EVERYTHING, players, seed=seed)
    whole = all_cards(game)
    whole_sets = {festival.id: festival.cards for festival in BOARD.festivals}
    for _ in range(3000):
        if game.over:
            break
        player = chance.choice(sorted(game.to_act))
        game.play(chance.choice(list(game.legal_moves(player))))
        assert all_cards(game) == whole
        assert_consistent(game)
        found = Counter(c.removeprefix("festival:") for c in deck(game) if ":" in c)
        found += Counter(festivals(game))
        for p in range(players):
            found += Counter(look(game).taken(p))
        assert found == whole_sets
    assert game.over
    assert_complete(game)
    held = [ticket for p in range(players) for ticket in tickets(game, p)]
    assert sorted([*held, *ticket_deck(game)]) == sorted(t.id for t in BOARD.tickets)
