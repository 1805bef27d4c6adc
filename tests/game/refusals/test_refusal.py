"""Whose turn it is, what exists, what the game is waiting for: reasons that apply to any move."""

from __future__ import annotations

import pytest

from game.situations import TABLES, position, refused
from whistlestop.engine import layout
from whistlestop.engine.actions import CLAIM, FESTIVAL, TAKE, exists, unpack
from whistlestop.game import Game, IllegalMove


@pytest.mark.parametrize("action", [-1, layout.ACTIONS, 2**31, 2**200, -(2**70)])
def test_integers_outside_the_action_space(action: int) -> None:
    """C1."""
    game = position("europe")
    assert refused(game, action) == f"there is no move {action} on this board (C1)"


@pytest.mark.parametrize(
    "action",
    [
        layout.A_TAKE + 9,  # Europe has nine types of cards ...
        layout.A_DRAW + 1,  # ... and one deck
        layout.A_REFUSE + 1,
        layout.A_PICK + layout.OFFERED,
        layout.A_CLAIM + 191,
        layout.A_STATION + 100,
        layout.A_GIVE + 9,
        layout.A_FESTIVAL,
    ],
)
def test_integers_that_mean_nothing_on_a_board(action: int) -> None:
    """C1."""
    assert refused(position("europe"), action) == f"there is no move {action} on this board (C1)"


def test_a_colour_that_the_board_does_not_have() -> None:
    """C1: New York has six colours; the actions for the seventh and eighth mean nothing."""
    board = TABLES["new-york"].board
    assert [exists(board, layout.A_PAY + 16 * colour) for colour in range(9)] == [
        *[True] * 6,
        *[False] * 2,
        True,
    ]


def test_an_action_has_the_kind_of_its_range() -> None:
    assert unpack(layout.A_TAKE) == (TAKE, 0)
    assert unpack(layout.A_CLAIM + 5) == (CLAIM, 5)
    assert unpack(layout.ACTIONS - 1) == (FESTIVAL, layout.SETS - 1)


@pytest.mark.parametrize(
    ("board", "move", "message"),
    [
        ("new-york", layout.A_STATION, "this board has no stations (C1)"),
        ("europe", "harbour paris", "this board has no harbours (C1)"),
        ("europe", "exchange 2 trains", "this board has no exchanges (C1)"),
        ("europe", "exchange 2 ships", "this board has no exchanges (C1)"),
        ("europe", "pieces 3 trains", "this board has no choice of pieces (C1)"),
        ("europe", "refill", "this board has no second deck to refill from (C1)"),
        ("europe", layout.A_PICK, "this board has no draft (C1)"),
        ("new-york", "refuse", "this board has no tunnels (C1)"),
    ],
)
def test_actions_that_the_board_does_not_offer(board: str, move: str | int, message: str) -> None:
    """C1: one action out of those the board offers; EU-3, NY-3, NO-3, GL-5 and IB-13 list them."""
    assert refused(position(board), move) == message


def test_only_the_player_whose_turn_it_is_may_move() -> None:
    """C1."""
    game = position("europe", "turn 1")
    assert refused(game, "draw", 0) == "it is not your turn: the game waits for player 1 (C1)"


def test_nobody_can_pay_for_another_player() -> None:
    """C1: the reason says nothing about cards to a player who has nothing to pay for."""
    game = position("europe", p0="hand 3 black", p1="hand 3 red")
    game.play("claim brest-paris")
    assert refused(game, "pay 2 red", 1) == "it is not your turn: the game waits for player 0 (C1)"


def test_players_who_are_not_at_the_table() -> None:
    """C1."""
    game = position("europe")
    move = game.legal_moves()[0]
    with pytest.raises(IllegalMove, match=r"^no player 4; expected 0 to 1 \(C1\)$"):
        game.play(move, 4)


def test_after_the_last_turn_the_game_is_over() -> None:
    """C13."""
    game = position("europe", "last-turns 1", p0="trains 2")
    game.play("draw")
    game.play("draw")
    assert game.over
    assert refused(game, "draw") == "the game is over (C13)"
    assert refused(game, "draw", 1) == "the game is over (C13)"


def test_when_all_have_passed_the_game_is_over() -> None:
    """C14."""
    game = position("europe", "row - - - - -;deck train;ticket-deck", p0="hand", p1="hand")
    game.play("pass")
    game.play("pass")
    assert refused(game, "pass") == "the game is over: all players have passed (C14)"


def test_only_a_player_with_no_other_action_can_pass() -> None:
    """C14."""
    message = "you can pass only if you have no other action (C14)"
    assert refused(position("europe"), "pass") == message


@pytest.mark.parametrize("board", ["europe", "great-lakes", "iberia"])
def test_a_player_who_has_chosen_waits_for_the_others(board: str) -> None:
    """C17."""
    game = Game.new(TABLES[board], 2, seed=3)
    while len(game.to_act) == 2:
        game.play(game.legal_moves(0)[0])
        message = "you have already chosen; the others are still choosing (C17)"
        assert refused(game, "draw" if board != "great-lakes" else "draw ship", 0) == message
        game.play(game.legal_moves(1)[0])


WAITING = [
    (
        "europe",
        "phase opening",
        "",
        "",
        "first choose which of your 4 opening tickets to keep (C17)",
    ),
    ("great-lakes", "phase pieces", "", "", "first choose your 50 pieces (GL-3)"),
    (
        "iberia",
        "phase draft;draft 1",
        "",
        "",
        "first pick one of the 6 tickets in your draft hand (IB-3)",
    ),
    ("europe", "", "", "draw", "you have drawn one card: now draw the second (C3)"),
    (
        "great-lakes",
        "row red red red red-ship red-ship red-ship",
        "",
        "take red",
        "first choose the deck that fills the gap in the row: train or ship (GL-6)",
    ),
    (
        "europe",
        "",
        "hand 3 black",
        "claim brest-paris",
        "first choose how to pay for brest-paris (C9)",
    ),
    (
        "europe",
        "",
        "hand 3 black",
        "station paris",
        "first choose how to pay for the station in paris (EU-10)",
    ),
    (
        "great-lakes",
        "",
        "hand 2 red-harbour 2 red-ship;routes chicago-madison",
        "harbour chicago",
        "first choose how to pay for the harbour in chicago (GL-11)",
    ),
    ("europe", "", "", "tickets", "first choose which of the 3 tickets you drew to keep (C11)"),
    (
        "nordic",
        "",
        "hand 4 red 6 blue 1 wild",
        "claim mo-i-rana-trondheim-red;pay red with 1 wild",
        "first choose how many spaces of mo-i-rana-trondheim-red to pay with "
        "3 cards of any kind each (NO-5)",
    ),
    (
        "nordic",
        "",
        "hand 1 red 3 blue 3 green",
        "claim alborg-goteborg;pay red",
        "first give 3 more cards of any kind for alborg-goteborg (NO-5)",
    ),
    (
        "great-lakes",
        "",
        "hand 3 purple-ship 2 purple-double-ship",
        "claim chicago-muskegon;pay purple",
        "first choose how many purple-double-ship to use for chicago-muskegon (GL-9)",
    ),
    (
        "great-lakes",
        "",
        "hand 3 yellow 2 yellow-harbour",
        "claim duluth-eau-claire;pay yellow",
        "first choose how many yellow-harbour to use for duluth-eau-claire (C9)",
    ),
    (
        "europe",
        "deck train yellow wild red",
        "hand 3 yellow",
        "claim munchen-zurich;pay 2 yellow",
        "first pay 2 more cards for the tunnel munchen-zurich, or refuse (EU-8)",
    ),
    (
        "iberia",
        "festivals 1 madrid 2 valladolid",
        "hand 2 red",
        "claim madrid-valladolid;pay 2 red",
        "first choose the festival cards to take: valladolid or madrid (IB-8)",
    ),
]


@pytest.mark.parametrize(("board", "table", "p0", "moves", "message"), WAITING)
def test_the_reason_is_what_the_game_is_waiting_for(
    board: str, table: str, p0: str, moves: str, message: str
) -> None:
    """C3, C9, C11, C17, EU-8, EU-10, GL-3, GL-6, GL-9, GL-11, IB-3, IB-8, NO-5."""
    game = position(board, table, p0=p0)
    for move in filter(None, moves.split(";")):
        game.play(move)
    assert refused(game, "pass", 0) == message
    assert refused(game, layout.A_CLAIM, 0) == message


def test_moves_for_other_phases_are_refused_in_the_main_phase() -> None:
    """C9, C11, EU-8, GL-3, GL-6, IB-3, IB-8: no payment, offer, tunnel, gap or draft is pending."""
    game = position("everything")
    reasons = {
        "pay 2 red": "there is nothing to pay: first claim a route or build (C9)",
        "give red": "there is nothing to pay: first claim a route or build (C9)",
        "substitute 1": "there is nothing to pay: first claim a route or build (C9)",
        "keep": "no tickets are on offer: first draw some (C11)",
        "refuse": "there is no surcharge to refuse (EU-8)",
        "refill ship": "the row has no gap to refill: first take a card from it (GL-6)",
        "pieces 11 trains": "pieces are chosen once, before the first turn (GL-3)",
        "festival harvest": "first claim a route with festival cards at both ends (IB-8)",
    }
    assert {move: refused(game, move) for move in reasons} == reasons
    assert refused(game, layout.A_PICK) == "there is no draft now (IB-3)"
