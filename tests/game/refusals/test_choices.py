"""Why cards and tickets cannot be drawn or kept, or pieces and festival cards chosen."""

from __future__ import annotations

import pytest

from game.situations import TABLES, phase, position, refused
from whistlestop.engine import layout
from whistlestop.game import Game

# --- cards -----------------------------------------------------------------------------


def test_a_card_that_is_not_in_the_row() -> None:
    """C3."""
    game = position("europe", "row blue blue green white wild")
    assert refused(game, "take red") == "there is no red card in the row (C3)"
    game.play("draw")
    assert refused(game, "take red") == "there is no red card in the row (C3)"


def test_a_face_up_wild_cannot_be_the_second_card() -> None:
    """C5."""
    game = position("europe", "row blue blue green white wild")
    game.play("take blue")
    assert refused(game, "take wild") == "a face-up wild cannot be the second card (C5)"


def test_nothing_can_be_drawn_from_an_empty_deck() -> None:
    """C8."""
    game = position("europe", "row red red blue blue green;deck train")
    assert (
        refused(game, "draw") == "you cannot draw a card: the deck and the discard are empty (C8)"
    )


def test_the_empty_one_of_two_decks_is_named() -> None:
    """C8, GL-6."""
    game = position("great-lakes", "row red red red red-ship red-ship red-ship;deck ship")
    message = "you cannot draw a ship card: its deck and discard are empty (C8)"
    assert refused(game, "draw ship") == message
    game.play("draw train")
    assert refused(game, "draw ship") == message


# --- tickets ---------------------------------------------------------------------------


def test_no_tickets_are_left() -> None:
    """C11."""
    game = position("europe", "ticket-deck")
    assert refused(game, "tickets") == "no tickets are left to draw (C11)"


def test_tickets_wait_for_the_second_draft() -> None:
    """IB-6."""
    game = Game.new("iberia", 2, seed=3)
    while len(game.to_act) == 2:
        for player in (0, 1):
            game.play(game.legal_moves(player)[0])
    assert refused(game, "tickets") == "you can draw tickets only after the second draft (IB-6)"


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ("europe", "keep at least 2 of the 4 tickets (C11)"),
        ("new-york", "keep at least 1 of the 2 tickets (C11)"),
        ("nordic", "keep at least 2 of the 5 tickets (C11)"),
        ("great-lakes", "keep at least 3 of the 5 tickets (C11)"),
    ],
)
def test_too_few_opening_tickets(board: str, message: str) -> None:
    """C11, with the numbers of EU-2, NY-2, NO-2 and GL-2."""
    game = Game.new(board, 2, seed=3)
    assert refused(game, "keep", 0) == message


def test_at_least_one_drawn_ticket_must_be_kept() -> None:
    """C11."""
    game = position("europe")
    game.play("tickets")
    assert refused(game, "keep") == "keep at least 1 of the 3 tickets (C11)"


def test_the_last_ticket_must_be_kept() -> None:
    """C11, NY-4."""
    last = TABLES["new-york"].board.tickets[0].id
    game = position("new-york", f"ticket-deck {last}")
    game.play("tickets")
    assert refused(game, "keep") == "keep all of the 1 ticket (C11)"


def test_tickets_that_are_not_on_offer() -> None:
    """C11."""
    game = position("europe")
    game.play("tickets")
    assert refused(game, layout.A_KEEP + 0b1001) == "you are offered only 3 tickets (C11)"


def drafted(game: Game) -> Game:
    """Everyone picks until it is time to keep."""
    while phase(game) == "draft":
        for player in sorted(game.to_act):
            game.play(game.legal_moves(player)[0])
    return game


def test_exactly_four_drafted_tickets_must_be_kept() -> None:
    """IB-3."""
    game = drafted(Game.new("iberia", 2, seed=3))
    message = "keep exactly 4 of the 6 tickets (IB-3)"
    for mask in (0, 0b111, 0b11111, 0b111111):
        assert refused(game, layout.A_KEEP + mask, 1) == message
    assert (
        refused(game, "pass", 1) == "first choose which of the 6 tickets you drafted to keep (IB-3)"
    )


def test_a_draft_hand_gets_smaller() -> None:
    """IB-3."""
    game = Game.new("iberia", 2, seed=3)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0])
    message = "there is no ticket 6: you have 5 tickets to pick from (IB-3)"
    assert refused(game, layout.A_PICK + 5, 0) == message


def test_the_second_draft_has_its_own_rule() -> None:
    """IB-5."""
    game = position("everything", "phase draft;draft 2;drafts-done 1")
    message = "first pick one of the 4 tickets in your draft hand (IB-5)"
    assert refused(game, "pass", 0) == message
    assert refused(drafted(game), "keep", 0) == "keep exactly 2 of the 4 tickets (IB-5)"


# --- pieces and festivals ----------------------------------------------------------------


@pytest.mark.parametrize("trains", [0, 17, 34, 50, 63])
def test_pieces_that_do_not_exist(trains: int) -> None:
    """GL-3."""
    game = position("great-lakes", "phase pieces")
    message = "choose 18 to 33 trains: 50 pieces out of 33 trains and 32 ships (GL-3)"
    assert refused(game, layout.A_PIECES + trains, 0) == message


def test_festival_cards_at_another_city() -> None:
    """IB-8."""
    game = position("iberia", "festivals 1 madrid 2 valladolid 1 leon", p0="hand 2 red")
    game.play("claim madrid-valladolid 2 red")
    message = "leon is not at an end of madrid-valladolid: choose valladolid or madrid (IB-8)"
    assert refused(game, "festival leon") == message
