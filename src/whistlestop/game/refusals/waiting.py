"""What the game waits for, said to a player who tries something else."""

from __future__ import annotations

from whistlestop.engine.actions import Phase
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import bill_of, deck_of, second_type
from whistlestop.game.notation.words import count, join
from whistlestop.game.refusals.case import Case, Reason, reason
from whistlestop.game.refusals.choices import draft_rule, festival_names


def opening(case: Case) -> IllegalMove:
    offered = count(case.offer_size(case.player), "opening ticket")
    return IllegalMove(f"first choose which of your {offered} to keep", "C17")


def pieces(case: Case) -> IllegalMove:
    return IllegalMove(f"first choose your {case.rules.choose_pieces} pieces", "GL-3")


def drafting(case: Case) -> IllegalMove:
    offered = count(case.offer_size(case.player), "ticket")
    return IllegalMove(
        f"first pick one of the {offered} in your hand of the draft", draft_rule(case)
    )


def draft_keep(case: Case) -> IllegalMove:
    offered = count(case.offer_size(case.player), "ticket")
    return IllegalMove(
        f"first choose which of the {offered} of the draft to keep", draft_rule(case)
    )


def refill(case: Case) -> IllegalMove:
    decks = join(case.board.decks, "or")
    return IllegalMove(f"first choose the deck that fills the gap in the row: {decks}", "GL-6")


def payment(case: Case) -> IllegalMove:
    bill = bill_of(case)
    return bill.refuse(f"first choose how to pay for {bill.what}")


def substitute(case: Case) -> IllegalMove:
    bill = bill_of(case)
    return IllegalMove(
        f"first choose how many spaces of {bill.what} to pay with {bill.units} cards "
        "of any kind each",
        bill.unit_rule,
    )


def variant(case: Case) -> IllegalMove:
    bill = bill_of(case)
    card = case.board.cards[second_type(bill)].id
    rule = "GL-9" if deck_of(bill.route) else bill.rule
    return IllegalMove(f"first choose how many {card} to pay for {bill.what} with", rule)


def giving(case: Case) -> IllegalMove:
    bill = bill_of(case)
    more = count(case.to_give, "more card")
    return IllegalMove(f"first give {more} of any kind for {bill.what}", bill.unit_rule)


def surcharge(case: Case) -> IllegalMove:
    bill = bill_of(case)
    more = count(bill.cost, "more card")
    return IllegalMove(f"first pay {more} for the tunnel {case.route.id}, or refuse", "EU-8")


def keep(case: Case) -> IllegalMove:
    offered = count(case.offer_size(case.player), "ticket")
    return IllegalMove(f"first choose which of the {offered} you drew to keep", "C11")


def festival(case: Case) -> IllegalMove:
    return IllegalMove(f"first choose the festival cards to take: {festival_names(case)}", "IB-8")


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
