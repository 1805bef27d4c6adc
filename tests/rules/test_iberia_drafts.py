"""Iberia: the two drafts of tickets, and the card that starts the second."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.table import (
    hand,
    look,
    options,
    phase,
    play,
    position,
    row,
    texts,
    ticket_deck,
    tickets,
    turn,
)
from whistlestop.game import Game

LEFT, RIGHT = 1, -1


def offers(game: Game) -> list[list[str]]:
    return [[t for t in look(game).offer(p) if t] for p in range(game.players)]


def in_any_order(game: Game, order: random.Random) -> list[int]:
    players = sorted(game.to_act)
    order.shuffle(players)
    return players


def draft(game: Game, direction: int, order: random.Random) -> list[set[str]]:
    """Pick at random and follow every hand round the table. Return what each player has picked."""
    seats = game.players
    hands = offers(game)
    picked: list[list[str]] = [[] for _ in range(seats)]
    assert [len(cards) for cards in hands] == [6] * seats
    for step in range(6):
        assert offers(game) == hands or step == 5
        for player in in_any_order(game, order) if step < 5 else ():
            assert options(game, "pick", player) == set(hands[player])
            pick = order.choice(hands[player])
            game.play(f"pick {pick}", player)
            picked[player].append(pick)
        for player in range(seats):
            if step == 5:  # the last ticket of a hand is picked automatically
                picked[player].append(hands[player][0])
            hands[player] = [t for t in hands[player] if t not in picked[player]]
        hands = [hands[(player - direction) % seats] for player in range(seats)]
    assert phase(game) == "draft-keep"
    assert [set(offer) for offer in offers(game)] == [set(picks) for picks in picked]
    return [set(picks) for picks in picked]


def keep_four(game: Game, order: random.Random) -> list[set[str]]:
    """Everyone keeps any four. Return what each player refuses."""
    refused: list[set[str]] = [set() for _ in range(game.players)]
    for player in in_any_order(game, order):
        offer = offers(game)[player]
        kept = order.sample(offer, 4)
        refused[player] = set(offer) - set(kept)
        game.play(f"keep {' '.join(kept)}", player)
    return refused


def second_draft(players: int, seed: int = 1, tickets_held: str = "") -> Game:
    """A game in which the second draft has just begun."""
    game = position(
        "iberia",
        "drafts-done 1\nrow red red red red red\ndeck train draft-card blue blue green green",
        p0="hand\n" + tickets_held,
        **{f"p{p}": "hand" for p in range(1, players)},
        seed=seed,
    )
    play(game, "draw", "draw")
    assert phase(game) == "draft"
    return game


def played_to_the_second_draft(players: int) -> Game:
    """Play from the deal through the first draft, then draw cards until the draft card comes up."""
    order = random.Random(2)
    game = Game.new("iberia", players, seed=1)
    draft(game, LEFT, order)
    keep_four(game, order)
    while phase(game) != "draft":
        play(game, "draw")
    return game


# --- both drafts ---------------------------------------------------------------------


@settings(max_examples=40)
@given(st.integers(2, 5), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_in_the_first_draft_hands_are_passed_to_the_left(
    players: int, seed: int, order: random.Random
) -> None:
    """IB-3: each hand goes to the next player, in whatever order players choose."""
    draft(Game.new("iberia", players, seed=seed), LEFT, order)


@settings(max_examples=40)
@given(st.integers(2, 5), st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_in_the_second_draft_hands_are_passed_to_the_right(
    players: int, seed: int, order: random.Random
) -> None:
    """IB-5"""
    draft(second_draft(players, seed), RIGHT, order)


def test_left_means_the_next_player() -> None:
    """IB-3: player 1 gets player 0's hand, and player 0 gets the last player's."""
    game = Game.new("iberia", 3, seed=1)
    before = offers(game)
    for player in range(3):
        game.play(f"pick {before[player][0]}", player)
    assert offers(game) == [before[2][1:], before[0][1:], before[1][1:]]


def test_right_means_the_previous_player() -> None:
    """IB-5"""
    game = second_draft(3)
    before = offers(game)
    for player in range(3):
        game.play(f"pick {before[player][0]}", player)
    assert offers(game) == [before[1][1:], before[2][1:], before[0][1:]]


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("players", [2, 5])
def test_exactly_four_tickets_must_be_kept(first: bool, players: int) -> None:
    """IB-3, IB-5: not three, not five."""
    order = random.Random(3)
    game = Game.new("iberia", players, seed=1) if first else second_draft(players)
    picked = draft(game, LEFT if first else RIGHT, order)
    for player in range(players):
        assert {frozenset(kept.split()) for kept in options(game, "keep", player)} == {
            frozenset(kept) for kept in combinations(picked[player], 4)
        }


def test_tickets_refused_in_the_first_draft_are_shuffled_with_the_unused_ones() -> None:
    """IB-3"""
    order = random.Random(7)
    game = Game.new("iberia", 4, seed=1)
    unused = ticket_deck(game)
    picked = draft(game, LEFT, order)
    refused = set().union(*keep_four(game, order))
    assert [tickets(game, p) for p in range(4)] == [picks - refused for picks in picked]
    after = ticket_deck(game)
    assert sorted(after) == sorted([*unused, *refused])
    assert [t for t in after if t in unused] != unused
    assert set(after[-8:]) != refused
    assert set(after[:8]) != refused
    assert phase(game) == "main"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tickets_refused_in_the_second_draft_go_under_the_deck(players: int) -> None:
    """IB-5"""
    order = random.Random(7)
    game = second_draft(players)
    unused = ticket_deck(game)
    assert len(unused) == 50 - 6 * players
    draft(game, RIGHT, order)
    refused = set().union(*keep_four(game, order))
    assert ticket_deck(game)[: len(unused)] == unused
    assert set(ticket_deck(game)[len(unused) :]) == refused


def test_they_are_shuffled_first() -> None:
    """IB-5: the same choices can lead to a different order."""
    orders = set()
    for key in range(6):
        game = position(
            "iberia",
            f"phase draft-keep\ndraft 2\nstep 6\ndrafts-done 1\nchance {key:064x} 0",
            p0="offer lisboa-barcelona lisboa-portimao madrid-almeria santander-barcelona"
            " burgos-cadiz gijon-sevilla",
            p1="offer badajoz-cuenca burgos-ciudad-real porto-palma bilbao-alicante"
            " salamanca-malaga leon-valencia",
        )
        game.play("keep lisboa-barcelona lisboa-portimao madrid-almeria santander-barcelona", 0)
        game.play("keep badajoz-cuenca burgos-ciudad-real porto-palma bilbao-alicante", 1)
        orders.add(tuple(ticket_deck(game)[-4:]))
    assert len(orders) > 1
    assert len({frozenset(order) for order in orders}) == 1


def test_with_five_players_the_second_draft_uses_all_remaining_tickets() -> None:
    """IB-5, IB-3: 50 tickets, 20 kept in the first draft, 30 dealt in the second."""
    order = random.Random(3)
    game = played_to_the_second_draft(5)
    assert ticket_deck(game) == []
    draft(game, RIGHT, order)
    keep_four(game, order)
    assert [len(tickets(game, p)) for p in range(5)] == [8] * 5
    assert len(ticket_deck(game)) == 10


def test_tickets_from_the_first_draft_cannot_be_given_up_in_the_second() -> None:
    """IB-5"""
    held = {"lisboa-madrid", "leon-valencia", "porto-palma", "cadiz-palma"}
    game = second_draft(2, tickets_held="tickets " + " ".join(sorted(held)))
    order = random.Random(4)
    assert held.isdisjoint(offers(game)[0] + offers(game)[1])
    draft(game, RIGHT, order)
    assert held.isdisjoint(offers(game)[0])
    keep_four(game, order)
    assert held < tickets(game, 0)
    assert len(tickets(game, 0)) == 8


# --- secrets -------------------------------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_sees_a_pick_before_all_have_picked(first: bool, viewer: int | None) -> None:
    """IB-3, IB-5, C17: six games that differ only in player 1's pick."""
    views = []
    for choice in range(6):
        game = Game.new("iberia", 3, seed=1) if first else second_draft(3)
        game.play(f"pick {offers(game)[1][choice]}", 1)
        views.append(game.view(viewer))
    assert all(view == views[0] for view in views)
    assert len({view.to_json() for view in views}) == 1


def test_a_hand_passed_to_another_player_stays_unknown() -> None:
    """IB-3: player 1 passes a hand to player 2. Player 0 has seen neither it nor the pick."""
    views = []
    for choice in range(6):
        game = Game.new("iberia", 3, seed=1)
        before = offers(game)
        game.play(f"pick {before[1][choice]}", 1)
        game.play(f"pick {before[0][0]}", 0)
        game.play(f"pick {before[2][0]}", 2)
        views.append(game.view(0))
    assert all(view == views[0] for view in views)
    assert views[0].to_dict()["offer"] == before[2][1:]


def with_swapped(game: Game, one: str, other: str) -> Game:
    """The same game with two tickets swapped."""
    names = {one: other, other: one}
    lines = game.position().splitlines()
    words = [[names.get(word, word) for word in line.split(" ")] for line in lines]
    return Game.from_position("\n".join(" ".join(line) for line in words))


@pytest.mark.parametrize(("first", "before"), [(True, 2), (False, 1)])
def test_what_was_picked_from_a_hand_before_it_arrived_stays_unknown(
    first: bool, before: int
) -> None:
    """IB-3, IB-5: the ticket that the player before picked could just as well be in the deck."""
    game = Game.new("iberia", 3, seed=1) if first else played_to_the_second_draft(3)
    picked, in_deck = offers(game)[before][0], ticket_deck(game)[0]
    views = []
    for world, pick in ((game, picked), (with_swapped(game, picked, in_deck), in_deck)):
        world.play(f"pick {pick}", before)
        for player in {0, 1, 2} - {before}:
            world.play(f"pick {offers(world)[player][0]}", player)
        views.append(world.view(0))
    assert views[0].to_dict()["offer"] == offers(game)[0]
    assert views[0] == views[1]


@pytest.mark.parametrize("viewer", [0, None])
def test_nobody_sees_which_four_tickets_another_player_keeps(viewer: int | None) -> None:
    """IB-3, C17"""
    game = Game.new("iberia", 2, seed=1)
    draft(game, LEFT, random.Random(3))
    views = []
    for move in list(game.legal_moves(1)):
        after = game.copy()
        after.play(move)
        views.append(after.view(viewer))
    assert len(views) == 15
    assert all(view == views[0] for view in views)


def test_a_view_of_a_draft_names_only_the_tickets_in_the_viewers_hand() -> None:
    """IB-3, C12: nothing from other hands, nothing from the deck."""
    game = Game.new("iberia", 4, seed=1)
    mine = offers(game)[0]
    names = {ticket.id for ticket in game.board.tickets}
    words = game.view(0).to_json().replace('"', " ").split()
    assert {word for word in words if word in names} == set(mine)


# --- the draft card ------------------------------------------------------------------

ROW = "drafts-done 1\nrow red red red red wild\n"


def test_the_turn_is_finished_before_the_second_draft() -> None:
    """IB-5: the draft card comes up with the first card, and the second is still drawn."""
    game = position("iberia", ROW + "deck train draft-card blue green black", p0="hand")
    play(game, "draw")
    assert hand(game, 0) == {"blue": 1}
    assert (phase(game), turn(game)) == ("second-card", 0)
    play(game, "draw")
    assert hand(game, 0) == {"blue": 1, "green": 1}
    assert (phase(game), game.to_act) == ("draft", {0, 1})


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("blue draft-card green black", ("draw", "draw")),
        ("draft-card blue green black", ("take red", "draw")),
        ("blue draft-card green black", ("draw", "take red")),
        ("draft-card blue green black", ("take wild",)),
        ("blue draft-card festival:madrid green black", ("take red", "take red")),
    ],
)
def test_drawing_continues_wherever_the_draft_card_comes_up(
    cards: str, moves: tuple[str, ...]
) -> None:
    """IB-5: with the second card, in the row, after a wild."""
    game = position("iberia", ROW + f"deck train {cards}", p0="hand")
    play(game, *moves)
    assert sum(hand(game, 0).values()) == len(moves)
    assert None not in row(game)
    assert phase(game) == "draft"


def test_the_draft_card_cannot_be_drawn() -> None:
    """IB-5: it is set aside and does not come back."""
    game = second_draft(2)
    draft(game, RIGHT, random.Random(1))
    keep_four(game, random.Random(1))
    while "draw" in texts(game):
        play(game, "draw")
        assert phase(game) != "draft"


def test_the_draft_card_can_come_up_when_a_claim_fills_a_gap() -> None:
    """IB-5, C7: the discarded cards fill the row, then the draft begins."""
    game = position(
        "iberia",
        "drafts-done 1\nrow red red red red -\ndeck train draft-card",
        p0="hand 1 black",
        p1="hand",
    )
    play(game, "claim gijon-leon", "pay 1 black")
    assert row(game) == ["red", "red", "red", "red", "black"]
    assert phase(game) == "draft"


def test_the_draft_card_comes_up_even_if_no_train_card_can_follow() -> None:
    """IB-5: nothing is left to fill the gap, but the second draft still follows the turn."""
    game = position(
        "iberia", "drafts-done 1\nrow red red red red red\ndeck train draft-card", p0="hand"
    )
    play(game, "take red")
    assert (phase(game), turn(game)) == ("second-card", 0)
    play(game, "take red")
    assert (phase(game), game.to_act) == ("draft", {0, 1})


def test_after_the_draft_it_is_the_next_players_turn() -> None:
    """IB-5"""
    for players in (2, 3, 5):
        game = second_draft(players)
        assert turn(game) == 0
        draft(game, RIGHT, random.Random(1))
        keep_four(game, random.Random(1))
        assert (phase(game), turn(game), game.to_act) == ("main", 1, {1})


def test_tickets_can_be_drawn_after_the_second_draft() -> None:
    """IB-6: not until it is over."""
    game = second_draft(2)
    assert all("tickets" not in texts(game, p) for p in (0, 1))
    draft(game, RIGHT, random.Random(1))
    assert all("tickets" not in texts(game, p) for p in (0, 1))
    keep_four(game, random.Random(1))
    assert "tickets" in texts(game)


def test_a_draft_after_the_turn_that_triggers_the_end_changes_no_turns() -> None:
    """IB-5, C13: first the draft, then one last turn for each player."""
    game = position(
        "iberia",
        ROW + "deck train draft-card blue green black black black",
        p0="hand\ntrains 2",
        p1="hand",
    )
    play(game, "draw", "draw")
    assert phase(game) == "draft"
    draft(game, RIGHT, random.Random(1))
    keep_four(game, random.Random(1))
    assert turn(game) == 1
    play(game, "take red", "take red")
    assert turn(game) == 0
    play(game, "take red", "take red")
    assert game.over


# --- positions -----------------------------------------------------------------------


@pytest.mark.parametrize("drafts", [1, 2])
def test_a_position_after_a_draft_need_not_say_who_picked_what(drafts: int) -> None:
    """IB-3, IB-5: it can be written and read back, and bots can play from it."""
    game = position("iberia", f"drafts-done {drafts}", p0="tickets lisboa-madrid porto-palma")
    assert Game.from_position(game.position()).to_bytes() == game.to_bytes()
    for player in (0, 1):
        game.view(player).completed(random.Random(1))
