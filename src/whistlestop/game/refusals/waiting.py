"""What the game is waiting for, for a player who tries something else."""

from __future__ import annotations

from whistlestop.engine.actions import Phase
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import bill_of, deck_of, second_type
from whistlestop.game.notation.words import count, join
from whistlestop.game.refusals.attempt import Attempt, Reason, reason
from whistlestop.game.refusals.choices import draft_rule, festival_names


def opening(attempt: Attempt) -> IllegalMove:
    offered = count(attempt.offer_size(attempt.player), "opening ticket")
    return IllegalMove(f"first choose which of your {offered} to keep", "C17")


def pieces(attempt: Attempt) -> IllegalMove:
    return IllegalMove(f"first choose your {attempt.rules.choose_pieces} pieces", "GL-3")


def drafting(attempt: Attempt) -> IllegalMove:
    offered = count(attempt.offer_size(attempt.player), "ticket")
    return IllegalMove(f"first pick one of the {offered} in your draft hand", draft_rule(attempt))


def draft_keep(attempt: Attempt) -> IllegalMove:
    offered = count(attempt.offer_size(attempt.player), "ticket")
    return IllegalMove(
        f"first choose which of the {offered} you drafted to keep", draft_rule(attempt)
    )


def refill(attempt: Attempt) -> IllegalMove:
    decks = join(attempt.board.decks, "or")
    return IllegalMove(f"first choose the deck that fills the gap in the row: {decks}", "GL-6")


def payment(attempt: Attempt) -> IllegalMove:
    bill = bill_of(attempt)
    return bill.refuse(f"first choose how to pay for {bill.what}")


def substitute(attempt: Attempt) -> IllegalMove:
    bill = bill_of(attempt)
    return IllegalMove(
        f"first choose how many spaces of {bill.what} to pay with {bill.units} cards "
        "of any kind each",
        bill.unit_rule,
    )


def variant(attempt: Attempt) -> IllegalMove:
    bill = bill_of(attempt)
    card = attempt.board.cards[second_type(bill)].id
    rule = "GL-9" if deck_of(bill.route) else bill.rule
    return IllegalMove(f"first choose how many {card} to use for {bill.what}", rule)


def giving(attempt: Attempt) -> IllegalMove:
    bill = bill_of(attempt)
    more = count(attempt.to_give, "more card")
    return IllegalMove(f"first give {more} of any kind for {bill.what}", bill.unit_rule)


def surcharge(attempt: Attempt) -> IllegalMove:
    bill = bill_of(attempt)
    more = count(bill.cost, "more card")
    return IllegalMove(f"first pay {more} for the tunnel {attempt.route.id}, or refuse", "EU-8")


def keep(attempt: Attempt) -> IllegalMove:
    offered = count(attempt.offer_size(attempt.player), "ticket")
    return IllegalMove(f"first choose which of the {offered} you drew to keep", "C11")


def festival(attempt: Attempt) -> IllegalMove:
    return IllegalMove(
        f"first choose the festival cards to take: {festival_names(attempt)}", "IB-8"
    )


WAITING: dict[Phase, Reason] = {
    Phase.OPENING: opening,
    Phase.PIECES: pieces,
    Phase.DRAFTING: drafting,
    Phase.DRAFT_KEEP: draft_keep,
    Phase.SECOND: reason("you have drawn one card: now draw the second", "C3"),
    Phase.REFILL: refill,
    Phase.PAY: payment,
    Phase.SUBSTITUTE: substitute,
    Phase.VARIANT: variant,
    Phase.GIVING: giving,
    Phase.SURCHARGE: surcharge,
    Phase.KEEP: keep,
    Phase.FESTIVAL_CHOICE: festival,
}
