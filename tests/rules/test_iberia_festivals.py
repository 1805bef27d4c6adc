"""Iberia: festival cards, from the deck to the score."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from rules.table import (
    assert_complete,
    deck,
    discard,
    festivals,
    hand,
    look,
    options,
    phase,
    play,
    position,
    row,
    texts,
    turn,
)
from whistlestop.boards import load
from whistlestop.game import Game

BOARD = load("iberia")
FESTIVALS = {festival.id: festival for festival in BOARD.festivals}
ROW = "drafts-done 2\nrow red red red red wild\n"


def taken(game: Game, player: int) -> dict[str, int]:
    return look(game).taken(player)


# --- coming up -----------------------------------------------------------------------


def test_a_festival_card_drawn_unseen_is_laid_face_up_and_drawing_continues() -> None:
    """IB-4"""
    game = position("iberia", ROW + "deck train festival:madrid blue green black", p0="hand")
    play(game, "draw")
    assert hand(game, 0) == {"blue": 1}
    assert festivals(game) == {"madrid": 1}


def test_a_festival_card_does_not_count_as_a_card_drawn() -> None:
    """IB-4: three festival cards come up, and the player still draws two train cards."""
    game = position(
        "iberia",
        ROW + "deck train festival:madrid festival:sevilla blue festival:madrid green black yellow",
        p0="hand",
    )
    play(game, "draw")
    assert (phase(game), turn(game)) == ("second-card", 0)
    play(game, "draw")
    assert hand(game, 0) == {"blue": 1, "green": 1}
    assert festivals(game) == {"madrid": 2, "sevilla": 1}
    assert (deck(game), turn(game)) == (["black", "yellow"], 1)


def test_a_festival_card_is_never_in_the_row() -> None:
    """IB-4: cards come up until there is a train card to fill the gap."""
    game = position(
        "iberia", ROW + "deck train festival:lisboa festival:lisboa blue green", p0="hand"
    )
    play(game, "take red")
    assert Counter(row(game)) == {"red": 3, "blue": 1, "wild": 1}
    assert festivals(game) == {"lisboa": 2}


def test_festival_cards_can_come_up_while_a_flush_deals_a_new_row() -> None:
    """IB-4, C6"""
    game = position(
        "iberia",
        "drafts-done 2\nrow red red red wild wild\n"
        "deck train festival:palma wild festival:palma blue green festival:cadiz black blue white",
        p0="hand",
    )
    play(game, "take red")
    assert row(game) == ["blue", "green", "black", "blue", "white"]
    assert festivals(game) == {"palma": 2, "cadiz": 1}
    assert discard(game) == {"red": 2, "wild": 3}


def test_when_the_deck_runs_out_drawing_continues_from_the_discard() -> None:
    """IB-4, IB-7: only festival cards are left, so the train card comes from the new deck."""
    game = position(
        "iberia",
        ROW + "deck train festival:madrid festival:porto-coimbra\ndiscard 3 blue",
        p0="hand",
        p1="hand",
    )
    play(game, "draw")
    assert hand(game, 0) == {"blue": 1}
    assert festivals(game) == {"madrid": 1, "porto-coimbra": 1}
    assert (deck(game), discard(game)) == (["blue", "blue"], {})


def test_a_deck_of_only_festival_cards_cannot_be_drawn_from() -> None:
    """IB-4, C8: no train card can come. But a gap in the row brings up the festival card."""
    game = position("iberia", ROW + "deck train festival:madrid", p0="hand", p1="hand")
    assert "draw" not in texts(game)
    play(game, "take red")
    assert row(game).count(None) == 1
    assert (festivals(game), deck(game)) == ({"madrid": 1}, [])


def test_rebuilt_decks_have_no_festival_cards() -> None:
    """IB-7: festival cards that are face up or taken stay where they are."""
    game = position(
        "iberia",
        ROW + "deck train blue\ndiscard 2 green 2 white\nfestivals 2 madrid",
        p0="hand\nfestivals 1 sevilla",
        p1="hand",
    )
    play(game, "draw", "draw")
    assert Counter(deck(game)) + Counter(hand(game, 0)) == {"blue": 1, "green": 2, "white": 2}
    assert (festivals(game), taken(game, 0)) == ({"madrid": 2}, {"sevilla": 1})


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_no_festival_card_is_lost_in_a_game(players: int, seed: int) -> None:
    """IB-1, IB-4, IB-7, IB-8: all 54 are in the deck, face up, or taken."""
    game = Game.new("iberia", players, seed=seed)
    chance = random.Random(seed)
    whole = Counter({festival.id: festival.cards for festival in BOARD.festivals})
    rebuilt = False
    while not game.over:
        before = len(deck(game))
        player = chance.choice(sorted(game.to_act))
        game.play(chance.choice(list(game.legal_moves(player))))
        in_deck = Counter(c.removeprefix("festival:") for c in deck(game) if ":" in c)
        rebuilt |= len(deck(game)) > before
        assert not (rebuilt and in_deck)
        gone = sum((Counter(taken(game, p)) for p in range(players)), Counter(festivals(game)))
        assert in_deck + gone == whole
    assert_complete(game)


def test_the_next_claim_can_take_a_festival_card_that_just_came_up() -> None:
    """IB-4, IB-8: taking a card from the row brings up the festival card."""
    game = position(
        "iberia",
        "drafts-done 2\nrow red red red red red\ndeck train festival:sevilla",
        p0="hand",
        p1="hand 1 blue",
    )
    play(game, "take red", "take red", "claim cadiz-sevilla-blue 1 blue")
    assert taken(game, 1) == {"sevilla": 1}


# --- taking --------------------------------------------------------------------------


def test_a_claim_takes_all_festival_cards_at_the_city() -> None:
    """IB-8: if only one end has any, without asking."""
    game = position(
        "iberia", ROW + "festivals 3 madrid 2 sevilla", p0="hand 1 blue", p1="festivals 1 madrid"
    )
    play(game, "claim cuenca-madrid", "pay 1 blue")
    assert taken(game, 0) == {"madrid": 3}
    assert festivals(game) == {"sevilla": 2}
    assert turn(game) == 1


def test_a_claim_takes_nothing_if_neither_city_has_cards() -> None:
    """IB-8"""
    game = position("iberia", ROW + "festivals 3 madrid", p0="hand 2 blue")
    play(game, "claim leon-salamanca", "pay 2 blue")
    assert (taken(game, 0), festivals(game)) == ({}, {"madrid": 3})


def test_only_one_of_two_festival_cities_has_cards() -> None:
    """IB-8: Leon-Valladolid, with the cards in Valladolid."""
    game = position("iberia", ROW + "festivals 2 valladolid", p0="hand 1 yellow")
    play(game, "claim leon-valladolid", "pay 1 yellow")
    assert taken(game, 0) == {"valladolid": 2}
    assert turn(game) == 1


@pytest.mark.parametrize(("chosen", "left"), [("leon", "valladolid"), ("valladolid", "leon")])
def test_with_cards_at_both_ends_the_player_chooses_one_end(chosen: str, left: str) -> None:
    """IB-8: never both."""
    game = position("iberia", ROW + "festivals 2 valladolid 1 leon", p0="hand 1 yellow")
    play(game, "claim leon-valladolid", "pay 1 yellow")
    assert turn(game) == 0
    assert texts(game) == {"festival leon", "festival valladolid"}
    lying = festivals(game)
    play(game, f"festival {chosen}")
    assert taken(game, 0) == {chosen: lying[chosen]}
    assert festivals(game) == {left: lying[left]}
    assert turn(game) == 1


def test_festival_cards_that_come_up_later_do_not_go_to_the_routes_owner() -> None:
    """IB-8: they wait for the next claim."""
    game = position(
        "iberia",
        ROW + "deck train festival:madrid green green green",
        p0="routes cuenca-madrid\nhand",
        p1="hand 3 blue",
    )
    play(game, "draw", "draw")
    assert (taken(game, 0), festivals(game)) == ({}, {"madrid": 1})
    play(game, "claim albacete-madrid", "pay 3 blue")
    assert taken(game, 1) == {"madrid": 1}


def test_only_their_owner_sees_the_taken_cards() -> None:
    """IB-8: others see how many there are."""
    game = position("iberia", ROW + "festivals 3 sevilla", p0="hand 1 yellow", p1="hand")
    play(game, "claim cordoba-sevilla-yellow", "pay 1 yellow")
    assert game.view(0).to_dict()["festival_cards"] == {"sevilla": 3}
    for viewer in (1, None):
        view = game.view(viewer).to_dict()
        assert [player["festival_cards"] for player in view["players"]] == [3, 0]
        assert view["festivals"] == {}
        assert view.get("festival_cards", {}) == {}


@pytest.mark.parametrize("viewer", [1, None])
def test_a_view_never_names_cards_taken_by_another_player(viewer: int | None) -> None:
    """IB-8"""
    game = position("iberia", ROW, p0="hand\nfestivals 2 sevilla 1 palma", p1="hand")
    view = game.view(viewer).to_dict()
    view.pop("passed", None)  # tickets that went by in a draft name cities, too
    text = json.dumps(view)
    assert "sevilla" not in text
    assert "palma" not in text
    assert "sevilla" in game.view(0).to_json()


# --- Porto and Coimbra ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "cards"),
    [
        ("porto-vigo-white", "1 white"),
        ("badajoz-coimbra", "3 blue"),
        ("coimbra-porto-orange", "1 orange"),
        ("coimbra-porto-blue", "1 blue"),
    ],
)
def test_a_route_to_porto_or_coimbra_takes_their_cards(route: str, cards: str) -> None:
    """IB-9: so does the route between the two, without a choice."""
    game = position("iberia", ROW + "festivals 3 porto-coimbra", p0=f"hand {cards}")
    play(game, f"claim {route}", f"pay {cards}")
    assert taken(game, 0) == {"porto-coimbra": 3}
    assert festivals(game) == {}
    assert turn(game) == 1


def test_the_choice_between_coimbra_and_lisboa() -> None:
    """IB-8, IB-9"""
    game = position(
        "iberia", ROW + "festivals 1 porto-coimbra 5 lisboa", p0="hand 2 purple", p1="hand"
    )
    play(game, "claim coimbra-lisboa-purple", "pay 2 purple")
    assert options(game, "festival") == {"porto-coimbra", "lisboa"}
    play(game, "festival porto-coimbra")
    assert (taken(game, 0), festivals(game)) == ({"porto-coimbra": 1}, {"lisboa": 5})


# --- scoring -------------------------------------------------------------------------


def value(festivals: str) -> int:
    return position("iberia", p0=f"festivals {festivals}").scores()[0].parts["festivals"]


@pytest.mark.parametrize(
    ("festivals", "worth"),
    [("3 sevilla", 6), ("7 valencia", 22), ("6 valencia", 22), ("8 valencia", 22), ("", 0)],
)
def test_a_set_scores_by_the_table_of_its_city(festivals: str, worth: int) -> None:
    """IB-10: the printed examples; a table may be flat at its end."""
    assert value(festivals) == worth


@pytest.mark.parametrize("name", sorted(FESTIVALS))
def test_every_value_of_every_set(name: str) -> None:
    """IB-10: as the facts of the board say."""
    festival = FESTIVALS[name]
    assert list(festival.values) == sorted(festival.values)
    for n in range(1, festival.cards + 1):
        wanted = festival.values[min(n, len(festival.values)) - 1]
        assert value(f"{n} {name}") == wanted


def test_sets_of_several_cities_add_up() -> None:
    """IB-10: each city scores separately, so two and two are not four."""
    assert value("2 sevilla 2 valencia 1 a-coruna") == 4 + 4 + 7
    assert value("4 sevilla") == 9


def test_festival_cards_count_towards_the_total() -> None:
    """IB-10"""
    game = position("iberia", p0="routes cuenca-madrid\nfestivals 2 palma", p1="festivals 1 palma")
    assert [score.total for score in game.scores()] == [1 + 10, 5]


def test_cards_that_nobody_took_score_nothing() -> None:
    """IB-10"""
    game = position("iberia", "festivals 4 lisboa", p0="routes coimbra-lisboa-green")
    assert game.scores()[0].parts["festivals"] == 0


def test_there_are_54_cards_in_17_sets() -> None:
    """IB-1, IB-9, IB-10"""
    assert len(FESTIVALS) == 17
    assert sum(festival.cards for festival in BOARD.festivals) == 54
    shared = [festival.id for festival in BOARD.festivals if len(festival.cities) > 1]
    assert shared == ["porto-coimbra"]
