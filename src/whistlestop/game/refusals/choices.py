"""Why cards and tickets cannot be drawn, kept or picked, or pieces and festival cards chosen."""

from __future__ import annotations

from whistlestop.engine.actions import Phase
from whistlestop.engine.legal import drafts_over, must_keep
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.words import count, join, ranged
from whistlestop.game.refusals.attempt import Attempt, Conditions, reason


def _not_in_row(attempt: Attempt) -> IllegalMove | None:
    card = attempt.board.cards[attempt.argument].id
    return None if card in attempt.row else IllegalMove(f"there is no {card} card in the row", "C3")


def _second_wild(attempt: Attempt) -> IllegalMove:
    card = attempt.board.cards[attempt.argument].id
    return IllegalMove(f"a face-up {card} cannot be the second card", "C5")


def _nothing_to_draw(attempt: Attempt) -> IllegalMove:
    """Neither the deck nor its discard has a card."""
    if len(attempt.board.decks) == 1:
        return IllegalMove("you cannot draw a card: the deck and the discard are empty", "C8")
    deck = attempt.board.decks[attempt.argument]
    return IllegalMove(f"you cannot draw a {deck} card: its deck and discard are empty", "C8")


def _draft_to_come(attempt: Attempt) -> IllegalMove | None:
    if drafts_over(attempt.state, attempt.tables):
        return None
    return IllegalMove("you can draw tickets only after the second draft", "IB-6")


def _not_offered(attempt: Attempt) -> IllegalMove | None:
    offered = attempt.offer_size(attempt.player)
    if attempt.argument >> offered == 0:
        return None
    return IllegalMove(f"you are offered only {count(offered, 'ticket')}", "C11")


def _wrong_number_kept(attempt: Attempt) -> IllegalMove:
    offered = attempt.offer_size(attempt.player)
    kept = must_keep(attempt.state, attempt.tables, attempt.player)
    if attempt.phase is Phase.DRAFT_KEEP:
        return IllegalMove(f"keep exactly {kept} of the {offered} tickets", draft_rule(attempt))
    if kept == offered:
        return IllegalMove(f"keep all of the {count(offered, 'ticket')}", "C11")
    return IllegalMove(f"keep at least {kept} of the {offered} tickets", "C11")


def draft_rule(attempt: Attempt) -> str:
    """The rule of the current draft."""
    return "IB-5" if attempt.number("draft") == 2 else "IB-3"


def _nothing_to_pick(attempt: Attempt) -> IllegalMove:
    """A place in the hand that no longer has a ticket."""
    left = count(attempt.offer_size(attempt.player), "ticket")
    return IllegalMove(
        f"there is no ticket {attempt.argument + 1}: you have {left} to pick from",
        draft_rule(attempt),
    )


def _impossible_pieces(attempt: Attempt) -> IllegalMove:
    possible = ranged(attempt.options)
    rules = attempt.rules
    return IllegalMove(
        f"choose {possible} trains: {rules.choose_pieces} pieces out of {rules.trains} trains "
        f"and {rules.ships} ships",
        "GL-3",
    )


def _festival_elsewhere(attempt: Attempt) -> IllegalMove:
    name = attempt.board.festivals[attempt.argument].id
    return IllegalMove(
        f"{name} is not at an end of {attempt.route.id}: choose {festival_names(attempt)}", "IB-8"
    )


def festival_names(attempt: Attempt) -> str:
    """The two sets to choose from."""
    sets = attempt.board.festivals
    return join((sets[option].id for option in attempt.options), "or")


TAKE: Conditions = (_not_in_row, _second_wild)
DRAW: Conditions = (_nothing_to_draw,)
TICKETS: Conditions = (_draft_to_come, reason("no tickets are left to draw", "C11"))
KEEP: Conditions = (_not_offered, _wrong_number_kept)
PICK: Conditions = (_nothing_to_pick,)
PIECES: Conditions = (_impossible_pieces,)
FESTIVAL: Conditions = (_festival_elsewhere,)
