"""What the game waits for, said to a player who tries something else."""

from __future__ import annotations

from whistlestop.engine import layout as L
from whistlestop.game.errors import IllegalMove
from whistlestop.game.reasons_bill import bill_of
from whistlestop.game.reasons_choices import draft_rule, festival_names
from whistlestop.game.reasons_payment import second_type
from whistlestop.game.reasons_words import Case, Reason, counted, deck_of, listed


def opening(case: Case) -> IllegalMove:
    offered = counted(case.own(L.OFFER_SIZE), "opening ticket")
    return IllegalMove(f"first choose which of your {offered} to keep", "C17")


def pieces(case: Case) -> IllegalMove:
    return IllegalMove(f"first choose your {case.rules.choose_pieces} pieces", "GL-3")


def drafting(case: Case) -> IllegalMove:
    offered = counted(case.own(L.OFFER_SIZE), "ticket")
    return IllegalMove(
        f"first pick one of the {offered} in your hand of the draft", draft_rule(case)
    )


def draft_keep(case: Case) -> IllegalMove:
    offered = counted(case.own(L.OFFER_SIZE), "ticket")
    return IllegalMove(
        f"first choose which of the {offered} of the draft to keep", draft_rule(case)
    )


def second(case: Case) -> IllegalMove:
    return IllegalMove("you have drawn one card: now draw the second", "C3")


def refill(case: Case) -> IllegalMove:
    decks = listed(case.board.decks, "or")
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
    more = counted(case.data[L.GIVE], "more card")
    return IllegalMove(f"first give {more} of any kind for {bill.what}", bill.unit_rule)


def surcharge(case: Case) -> IllegalMove:
    bill = bill_of(case)
    more = counted(bill.cost, "more card")
    return IllegalMove(f"first pay {more} for the tunnel {case.route.id}, or refuse", "EU-8")


def keep(case: Case) -> IllegalMove:
    offered = counted(case.own(L.OFFER_SIZE), "ticket")
    return IllegalMove(f"first choose which of the {offered} you drew to keep", "C11")


def festival(case: Case) -> IllegalMove:
    return IllegalMove(f"first choose the festival cards to take: {festival_names(case)}", "IB-8")


WAITING: dict[int, Reason] = {
    L.OPENING: opening,
    L.PIECES: pieces,
    L.DRAFTING: drafting,
    L.DRAFT_KEEP: draft_keep,
    L.SECOND: second,
    L.REFILL: refill,
    L.PAY: payment,
    L.SUBSTITUTE: substitute,
    L.VARIANT: variant,
    L.GIVING: giving,
    L.SURCHARGE: surcharge,
    L.KEEP: keep,
    L.FESTIVAL_CHOICE: festival,
}
