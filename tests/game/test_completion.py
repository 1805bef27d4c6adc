"""Completed views: what the viewer knows is kept, and what is hidden is dealt fairly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest

from proof.dice import Dice
from proof.invariants import move_violations, state_violations
from proof.offsets import AT
from proof.sheet import bits, picks, tickets_in
from proof.tables import ALL_PAIRS, tables_of
from proof.walk import STYLES, play_on
from whistlestop.engine import layout as L
from whistlestop.engine.playout import Playout
from whistlestop.engine.reader import StateReader
from whistlestop.engine.state import State
from whistlestop.engine.validation import defect
from whistlestop.game import Game, View

HEADER = "whistlestop position 1"
SIGMAS = 5


def at(board: str, *lines: str, players: int = 2) -> Game:
    text = "\n".join([HEADER, f"board {board}", f"players {players}", *lines])
    return Game.from_position(text, seed=1)


def completions(view: View, n: int, seed: int = 1) -> Iterator[State]:
    random = Random(seed)
    for _ in range(n):
        yield view.completed(random)


def expect_share(found: int, n: int, share: float) -> None:
    """Check that a count out of n is within what chance allows."""
    spread = sqrt(n * share * (1 - share))
    assert abs(found - n * share) <= SIGMAS * spread, f"{found} of {n}, not {share:.3f}"


# --- what is known is kept -------------------------------------------------------------


def test_the_same_randomness_gives_the_same_state() -> None:
    view = Game.new("europe", 3, 1).view(0)
    first = view.completed(Random(5)).to_bytes()
    assert view.completed(Random(5)).to_bytes() == first
    assert view.completed(Random(6)).to_bytes() != first


def test_the_view_itself_does_not_change() -> None:
    view = Game.new("europe", 3, 1).view(0)
    before = view.to_bytes()
    view.completed(Random(5))
    assert view.to_bytes() == before


def test_the_real_deal_is_one_of_many() -> None:
    """C12: nothing leaks from the true deck or the true seed"""
    game = Game.new("europe", 2, 1)
    for state in completions(game.view(0), 20):
        assert state.data[AT.deck : AT.offer] != game.state.data[AT.deck : AT.offer]
        assert state.data[: AT.counter * 8] != game.state.data[: AT.counter * 8]


def test_cards_that_everyone_saw_stay_in_the_hand() -> None:
    """C3, C12"""
    lines = ("player 1", "hand 2 red 3 wild 4 ?", "known 2 red 1 wild")
    game = at("europe", *lines, "player 0", "hand 1 blue")
    held = set()
    for state in completions(game.view(0), 100):
        look = StateReader(game.board, state.data)
        assert look.hand(0) == {"blue": 1}
        assert look.hand_size(1) == 9
        assert look.hand(1)["red"] >= 2
        assert look.hand(1)["wild"] >= 1
        held.add(look.hand(1)["wild"])
    assert len(held) > 2


def test_hands_keep_the_number_of_cards_from_each_deck() -> None:
    """GL-6: everyone sees which deck a card comes from"""
    game = Game.new("great-lakes", 3, 1)
    play_on(game, Dice(1), STYLES[2], 60)
    sizes = game.state.data[AT.hand_sizes : AT.ticket_count]
    for state in completions(game.view(2), 20):
        assert state.data[AT.hand_sizes : AT.ticket_count] == sizes
        assert state_violations(game.tables, state.data) == []


def test_tickets_put_under_the_deck_stay_there() -> None:
    """NY-2, C11"""
    game = Game.new("new-york", 2, 4)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0], player)
    deck = slice(AT.ticket_deck, AT.ticket_deck + game.state.data[AT.ticket_deck_size])
    for viewer in (0, 1):
        place = [s >> viewer & 1 for s in game.state.data[AT.ticket_seen : AT.festivals]].index(1)
        others = set()
        for state in completions(game.view(viewer), 50):
            assert state.data[AT.ticket_deck + place] == game.state.data[AT.ticket_deck + place]
            others.add(bytes(state.data[deck]))
        assert len(others) > 40


def test_the_viewers_tickets_stay_and_the_others_vary() -> None:
    """C11"""
    game = at("europe", "player 0", "tickets berlin-roma paris-wien", "player 1", "tickets ? ? ?")
    mine = tickets_in(bytes(game.state.data), AT.tickets, 0)
    for state in completions(game.view(0), 50):
        assert tickets_in(bytes(state.data), AT.tickets, 0) == mine
        theirs = tickets_in(bytes(state.data), AT.tickets, 1)
        assert (theirs.bit_count(), theirs & mine) == (3, 0)


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_a_player_who_has_chosen_has_a_possible_choice(board: str, players: int) -> None:
    """C17: even in a determinization, nobody keeps no tickets or has 50 ships"""
    game = Game.new(tables_of(board), players, 1)
    dice = Dice(1)
    choices = set()
    while len(game.to_act) > 1 or game.view().phase in ("opening", "pieces", "draft", "draft-keep"):
        play_on(game, dice, STYLES[0], 1)
        for viewer in range(players):
            for state in completions(game.view(viewer), 5):
                assert state_violations(game.tables, state.data) == []
                assert move_violations(state, game.tables) == []
                choices.add(bytes(state.data[AT.choice : AT.choice + players]))
    assert len(choices) > 3


# --- drafts ----------------------------------------------------------------------------


def drafted(players: int, seed: int) -> Game:
    """A game of Iberia after the first draft."""
    game = Game.new("iberia", players, seed)
    dice = Dice(seed)
    while game.view().phase != "main":
        play_on(game, dice, STYLES[0], 1)
    return game


def test_with_two_players_the_other_players_picks_are_known() -> None:
    """IB-3: the viewer has seen every ticket in both hands except the first pick"""
    game = drafted(2, 3)
    data = bytes(game.state.data)
    hidden = set()
    for state in completions(game.view(0), 60):
        dealt = bytes(state.data)
        assert picks(dealt, 1, 0) == picks(data, 1, 0)
        assert picks(dealt, 1, 1)[1:] == picks(data, 1, 1)[1:]
        kept = bits(tickets_in(dealt, AT.tickets, 1))
        assert len(kept) == 4
        assert set(kept) < set(picks(dealt, 1, 1)[:6])
        hidden.add(picks(dealt, 1, 1)[0])
    assert len(hidden) > 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_it_varies_who_picked_what(players: int) -> None:
    """IB-3: if a hand was seen twice, the set of picks is known, but not who made them"""
    game = drafted(players, 3)
    view = game.view(0)
    shown = bytes(view.state.data)
    first = [picks(shown, 1, p)[p] for p in range(1, players)]  # hand 0 after the viewer's pick
    assert L.HIDDEN not in first
    orders = set()
    for state in completions(view, 60):
        dealt = bytes(state.data)
        order = tuple(picks(dealt, 1, p)[p] for p in range(1, players))
        assert sorted(order) == sorted(first)
        orders.add(order)
        for player in range(1, players):
            kept = set(bits(tickets_in(dealt, AT.tickets, player)))
            assert len(kept) == 4
            assert kept < set(picks(dealt, 1, player)[:6])
    assert len(orders) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_both_drafts_everyone_holds_what_they_picked(players: int) -> None:
    """IB-5: with five players, every ticket was in a draft, so little is left to chance"""
    game = Game.new("iberia", players, 3)
    dice = Dice(3)
    while game.state.data[AT.drafts_done] < 2:
        play_on(game, dice, STYLES[0], 1)
    for _ in range(4):
        play_on(game, dice, STYLES[1], 12)
        for viewer in range(players):
            for state in completions(game.view(viewer), 5):
                assert state_violations(game.tables, state.data, guessed=True) == []


# --- fairness --------------------------------------------------------------------------


def test_an_unseen_card_is_in_a_hand_as_often_as_it_should_be() -> None:
    """C12: the opponent holds 8 of the unseen cards, the deck the rest"""
    game = at("europe", "player 0", "hand 12 red 2 blue", "player 1", "hand 8 ?")
    n = 1500
    view = game.view(0)
    row = view.reader.row
    unseen = {"wild": 14 - row.count("wild"), "blue": 10 - row.count("blue")}
    all_unseen = 110 - 14 - 5
    held = Counter[str]()
    for state in completions(view, n):
        hand = StateReader(game.board, state.data).hand(1)
        held.update(hand)
        assert "red" not in hand
    for card, count in unseen.items():
        # A sum of hypergeometric draws; the binomial spread is a little wider.
        expect_share(held[card], n * 8, count / all_unseen)


def test_an_unseen_card_can_be_anywhere_in_the_deck() -> None:
    """C3: at the top as often as at the bottom"""
    wilds = "row red blue green orange purple"
    game = at("europe", wilds, "player 0", "hand 13 wild", "player 1", "hand")
    wild = game.board.wild
    size = game.state.data[AT.deck_sizes]
    n = 2000
    top = bottom = 0
    for state in completions(game.view(0), n):
        cards = state.data[AT.deck : AT.deck + size]
        assert cards.count(wild) == 1
        top += wild in cards[size // 2 :]
        bottom += wild in cards[: size // 10]
    expect_share(top, n, (size - size // 2) / size)
    expect_share(bottom, n, (size // 10) / size)


def test_an_unseen_ticket_is_held_as_often_as_it_should_be() -> None:
    """C11: three of the 38 unseen regular tickets"""
    game = at("europe", "player 0", "tickets berlin-roma paris-wien", "player 1", "tickets ? ? ?")
    names = [t.id for t in game.board.tickets]
    for ticket in ("london-berlin", "essen-kyiv"):
        n = 1500
        bit = 1 << names.index(ticket)
        found = sum(
            bool(tickets_in(bytes(state.data), AT.tickets, 1) & bit)
            for state in completions(game.view(0), n)
        )
        expect_share(found, n, 3 / 38)


def test_a_long_ticket_was_kept_or_refused_as_often_as_chance_suggests() -> None:
    """EU-2: one of the four offered tickets was long, and one was refused"""
    game = Game.new("europe", 2, 1)
    for player in (0, 1):
        move = next(m for m in game.legal_moves(player) if len(m.text.split()) == 4)
        game.play(move, player)
    longs = sum(1 << i for i, t in enumerate(game.board.tickets) if t.deck != "regular")
    n = 2000
    kept = boxed = 0
    for state in completions(game.view(0), n):
        data = bytes(state.data)
        kept += (tickets_in(data, AT.tickets, 1) & longs).bit_count()
        boxed += (tickets_in(data, AT.boxed, 1) & longs).bit_count()
    assert kept + boxed == n
    expect_share(kept, n, 3 / 4)


def test_the_draft_card_is_where_it_can_be() -> None:
    """IB-2: about half-way down with two players, anywhere within the limits"""
    game = drafted(2, 1)
    low, high = game.state.data[AT.draft_low], game.state.data[AT.draft_high]
    places = Counter(
        state.data[AT.deck : AT.offer].index(L.DRAFT_CARD)
        for state in completions(game.view(0), 600)
    )
    assert set(places) == set(range(low, high + 1))
    for n in places.values():
        expect_share(n, 600, 1 / (high - low + 1))


# --- positions that leave something out of the game --------------------------------------


def expect_playable(game: Game, viewer: int | None) -> None:
    """Completions of a view are states that can be played to the end."""
    for number, state in enumerate(completions(game.view(viewer), 20)):
        assert defect(state, game.tables, L.WHOLE) == ""
        Playout(game.tables, number).finish(state)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_cards_that_are_out_of_the_game_stay_out(viewer: int | None) -> None:
    """IB-4: only three of the festival cards are in the deck, and nobody knows which."""
    cards = "red festival:madrid blue festival:sevilla green festival:madrid white"
    expect_playable(at("iberia", "drafts-done 2", f"deck train {cards}"), viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_more_opening_tickets_than_the_opening_deals(viewer: int | None) -> None:
    """EU-2: none of the six long tickets is out of the game, though four should be."""
    lines = ["player 0", "tickets brest-petrograd cadiz-stockholm edinburgh-athina"]
    lines += ["player 1", "tickets kobenhavn-erzurum lisboa-danzig palermo-moskva"]
    expect_playable(at("europe", *lines), viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_second_draft_without_a_first(viewer: int | None) -> None:
    """IB-5: nobody knows the picks of a draft that the position does not mention."""
    game = at("iberia", "draft-due 1")
    dice = Dice(1)
    while StateReader(game.board, game.state.data).phase != "draft":
        play_on(game, dice, STYLES[0], 1)
    while game.state.data[AT.drafts_done] != 2:
        expect_playable(game, viewer)
        play_on(game, dice, STYLES[0], 1)
    expect_playable(game, viewer)
