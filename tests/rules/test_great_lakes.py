"""Great Lakes: the deal, the pieces, the two decks and the row of six."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations

import pytest

from rules.table import (
    all_cards,
    assert_complete,
    deck,
    discard,
    hand,
    keep_all,
    look,
    options,
    phase,
    play,
    position,
    row,
    ships,
    texts,
    ticket_deck,
    tickets,
    trains,
    turn,
)
from whistlestop.boards import load
from whistlestop.game import Game, IllegalMove

BOARD = load("great-lakes")
TRAIN_CARDS = {card.id for card in BOARD.cards if card.deck == 0}
SHIP_CARDS = {card.id for card in BOARD.cards if card.deck == 1}


def of_deck(game: Game, player: int, cards: set[str]) -> int:
    return sum(n for card, n in hand(game, player).items() if card in cards)


# --- set-up --------------------------------------------------------------------------


def test_the_train_deck() -> None:
    """GL-1: 80 cards: 11 in each of six colours, 4 of them with the harbour symbol; 14 wilds."""
    cards = {card.id: card for card in BOARD.cards if card.deck == 0}
    assert sum(card.count for card in cards.values()) == 80
    assert set(BOARD.colours) == {"purple", "yellow", "green", "red", "black", "white"}
    for colour in BOARD.colours:
        assert (cards[colour].count, cards[colour].harbour_sign) == (7, False)
        sign = cards[f"{colour}-harbour"]
        assert (sign.count, sign.harbour_sign) == (4, True)
    assert cards["wild"].count == 14


def test_the_ship_deck() -> None:
    """GL-1: 60 cards: in each colour 4 single ships, all with the symbol, and 6 double ships."""
    cards = {card.id: card for card in BOARD.cards if card.deck == 1}
    assert sum(card.count for card in cards.values()) == 60
    for colour in BOARD.colours:
        single, double = cards[f"{colour}-ship"], cards[f"{colour}-double-ship"]
        assert (single.count, single.pieces, single.harbour_sign) == (4, 1, True)
        assert (double.count, double.pieces, double.harbour_sign) == (6, 2, False)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_two_train_cards_and_two_ship_cards(players: int) -> None:
    """GL-2, GL-1: the rest is in the row, in the decks, or discarded by a flush."""
    game = Game.new("great-lakes", players, seed=2)
    for player in range(players):
        assert of_deck(game, player, TRAIN_CARDS) == 2
        assert of_deck(game, player, SHIP_CARDS) == 2
    assert set(deck(game, 0)) <= TRAIN_CARDS
    assert set(deck(game, 1)) <= SHIP_CARDS
    assert_complete(game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_five_of_the_55_tickets(players: int) -> None:
    """GL-2"""
    game = Game.new("great-lakes", players, seed=2)
    offers = [look(game).offer(p) for p in range(players)]
    assert [len(offer) for offer in offers] == [5] * players
    assert len({t for offer in offers for t in offer} | set(ticket_deck(game))) == 55


def test_at_least_three_tickets_must_be_kept() -> None:
    """GL-2"""
    game = Game.new("great-lakes", 2, seed=2)
    offer = [ticket for ticket in look(game).offer(0) if ticket]
    assert {frozenset(kept.split()) for kept in options(game, "keep", 0)} == {
        frozenset(kept) for n in (3, 4, 5) for kept in combinations(offer, n)
    }


def test_refused_tickets_go_to_the_bottom() -> None:
    """GL-2"""
    game = Game.new("great-lakes", 2, seed=2)
    before = ticket_deck(game)
    mine, other = ([t for t in look(game).offer(p) if t] for p in (0, 1))
    game.play(f"keep {mine[0]} {mine[2]} {mine[4]}", 0)
    game.play(f"keep {' '.join(other[1:])}", 1)
    assert tickets(game, 0) == {mine[0], mine[2], mine[4]}
    assert tickets(game, 1) == set(other[1:])
    assert ticket_deck(game)[: len(before)] == before
    assert set(ticket_deck(game)[len(before) :]) == {mine[1], mine[3], other[0]}


@pytest.mark.parametrize("players", [2, 5])
def test_everyone_has_three_harbours(players: int) -> None:
    """GL-4"""
    view = Game.new("great-lakes", players, seed=2).view().to_dict()
    assert [player["harbours_left"] for player in view["players"]] == [3] * players


# --- pieces --------------------------------------------------------------------------


def choosing(players: int = 2) -> Game:
    """A game after the choice of tickets, when everyone chooses pieces."""
    return keep_all(Game.new("great-lakes", players, seed=4, first=0))


def test_players_choose_fifty_pieces_from_33_trains_and_32_ships() -> None:
    """GL-3: so 18 to 33 trains."""
    expected = {f"{n} trains {50 - n} ships" for n in range(18, 34)}
    assert options(choosing(), "pieces", 0) == expected


@pytest.mark.parametrize("number", [0, 17, 34, 50])
def test_other_numbers_of_trains_are_refused(number: int) -> None:
    """GL-3"""
    with pytest.raises(IllegalMove):
        choosing().play(f"pieces {number} trains {50 - number} ships", 0)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_pieces_are_chosen_in_any_order_and_revealed_together(order: tuple[int, ...]) -> None:
    """GL-3, C17: nobody has any pieces until everyone has chosen."""
    game = choosing(3)
    chosen = {0: 18, 1: 27, 2: 33}
    for player in order:
        assert phase(game) == "pieces"
        assert [trains(game, p) for p in range(3)] == [0, 0, 0]
        game.play(f"pieces {chosen[player]} trains {50 - chosen[player]} ships", player)
        assert player not in game.to_act or phase(game) == "main"
    assert phase(game) == "main"
    assert [trains(game, p) for p in range(3)] == [18, 27, 33]
    assert [ships(game, p) for p in range(3)] == [32, 23, 17]


@pytest.mark.parametrize("viewer", [1, None])
def test_nobody_sees_a_choice_of_pieces_before_all_have_chosen(viewer: int | None) -> None:
    """GL-3, C17"""
    views = []
    for number in (18, 27, 33):
        game = choosing()
        game.play(f"pieces {number} trains {50 - number} ships", 0)
        views.append(game.view(viewer))
    assert views[0] == views[1] == views[2]
    assert views[0].to_json() == views[1].to_json() == views[2].to_json()


def test_nobody_chooses_pieces_twice() -> None:
    """GL-3"""
    game = choosing()
    game.play("pieces 27 trains 23 ships", 0)
    assert texts(game, 0) == set()


def test_the_other_pieces_go_into_the_box() -> None:
    """GL-3, GL-12: players can exchange for them later."""
    game = choosing()
    game.play("pieces 33 trains 17 ships", 0)
    game.play("pieces 18 trains 32 ships", 1)
    assert options(game, "exchange") == {f"{n} trains" for n in range(1, 16)}


# --- the row and the decks -----------------------------------------------------------

ROW = "row red green black red-ship green-ship black-ship"
DECKS = (
    "deck train white white-harbour purple purple-harbour yellow\n"
    "deck ship white-ship white-double-ship purple-ship purple-double-ship yellow-ship"
)


def lake(table: str, **players: str) -> Game:
    return position("great-lakes", table, **({"p0": "hand", "p1": "hand"} | players))


def test_the_actions_of_a_turn() -> None:
    """GL-5"""
    game = lake(
        f"{ROW}\n{DECKS}",
        p0="routes duluth-wausau\nhand 2 red-harbour 2 red-ship 2 wild",
    )
    verbs = {text.split()[0] for text in texts(game)}
    assert verbs == {"take", "draw", "claim", "tickets", "harbour", "exchange"}


@pytest.mark.parametrize("seed", range(12))
def test_the_row_starts_with_three_cards_from_each_deck(seed: int) -> None:
    """GL-6"""
    face_up = row(Game.new("great-lakes", 2, seed=seed))
    assert len(face_up) == 6
    assert sum(card in TRAIN_CARDS for card in face_up) == 3
    assert sum(card in SHIP_CARDS for card in face_up) == 3


@pytest.mark.parametrize("taken", ["red", "red-ship"])
@pytest.mark.parametrize(("refill", "new"), [("train", "white"), ("ship", "white-ship")])
def test_the_player_who_takes_a_card_chooses_which_deck_replaces_it(
    taken: str, refill: str, new: str
) -> None:
    """GL-6: no matter which deck it came from."""
    game = lake(f"{ROW}\n{DECKS}")
    play(game, f"take {taken}")
    assert turn(game) == 0
    assert texts(game) == {"refill train", "refill ship"}
    play(game, f"refill {refill}")
    left = {"red", "green", "black", "red-ship", "green-ship", "black-ship"} - {taken}
    assert Counter(row(game)) == Counter([*left, new])
    assert hand(game, 0) == {taken: 1}


@pytest.mark.parametrize(
    ("deck_name", "taken", "kinds"),
    [
        ("ship", ("red", "green", "black"), SHIP_CARDS),
        ("train", ("red-ship", "green-ship", "black-ship"), TRAIN_CARDS),
    ],
)
def test_the_mix_of_the_row_can_change_in_any_way(
    deck_name: str, taken: tuple[str, ...], kinds: set[str]
) -> None:
    """GL-6: six ships, or six trains."""
    game = lake(f"{ROW}\n{DECKS}")
    for card in taken:
        play(game, f"take {card}", f"refill {deck_name}")
    assert len(row(game)) == 6
    assert set(row(game)) <= kinds


@pytest.mark.parametrize(
    ("draws", "cards"),
    [
        (("train", "train"), {"white": 1, "white-harbour": 1}),
        (("train", "ship"), {"white": 1, "white-ship": 1}),
        (("ship", "train"), {"white": 1, "white-ship": 1}),
        (("ship", "ship"), {"white-ship": 1, "white-double-ship": 1}),
    ],
)
def test_unseen_cards_can_come_from_either_deck(
    draws: tuple[str, str], cards: dict[str, int]
) -> None:
    """GL-6: the two cards of a turn can come from different decks."""
    game = lake(f"{ROW}\n{DECKS}")
    play(game, *(f"draw {name}" for name in draws))
    assert hand(game, 0) == cards
    assert turn(game) == 1


def test_a_face_up_card_and_an_unseen_card() -> None:
    """GL-6, C3"""
    game = lake(f"{ROW}\n{DECKS}")
    play(game, "take red", "refill ship", "draw ship")
    assert hand(game, 0) == {"red": 1, "white-double-ship": 1}
    assert turn(game) == 1


def test_each_deck_is_rebuilt_from_its_own_discard() -> None:
    """GL-6, C7"""
    game = lake(f"{ROW}\ndeck train\ndeck ship\ndiscard 2 white 3 white-ship")
    play(game, "draw ship")
    assert deck(game, 1) == ["white-ship", "white-ship"]
    assert (deck(game, 0), discard(game)) == ([], {"white": 2})
    play(game, "draw train")
    assert hand(game, 0) == {"white": 1, "white-ship": 1}
    assert (deck(game, 0), discard(game)) == (["white"], {})


def test_paid_cards_go_to_the_discard_of_their_own_deck() -> None:
    """GL-6, GL-7: even a wild that stood for a ship goes to the train discard."""
    game = lake(f"{ROW}\ndeck train\ndeck ship", p0="hand 1 red-double-ship 1 wild")
    play(game, "claim albany-new-york-red", "pay 1 red-double-ship 1 wild")
    assert discard(game) == {"red-double-ship": 1, "wild": 1}
    play(game, "draw ship")
    assert hand(game, 1) == {"red-double-ship": 1}
    play(game, "draw train")
    assert hand(game, 1) == {"red-double-ship": 1, "wild": 1}


def test_no_card_is_lost_in_a_game() -> None:
    """GL-1, GL-6: with random moves to the end."""
    game = choosing(3)
    for player in range(3):
        game.play("pieces 25 trains 25 ships", player)
    random_moves = random.Random(5)
    while not game.over:
        game.play(random_moves.choice(list(game.legal_moves())))
        assert all_cards(game).total() == 140
    assert_complete(game)
