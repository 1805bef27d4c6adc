"""Why a step of a payment is refused (C9, EU-5 to EU-8, EU-10, NO-4, NO-5, NO-7, GL-9, GL-11)."""

from __future__ import annotations

from whistlestop.boards.model import GREY
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Purpose
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import Bill, bill_of, deck_of, second_type
from whistlestop.game.notation.words import count, join, ranged
from whistlestop.game.refusals.case import Case
from whistlestop.game.refusals.wording import harbour_price, wild_kinds


def pay(case: Case) -> IllegalMove:
    """A colour and a number of wilds that do not pay the bill."""
    bill = bill_of(case)
    colour, wilds = divmod(case.argument, A.WILDS)
    return (
        _unfit_wilds(bill, wilds)
        or _wrong_colour(bill, colour)
        or _needless_colour(bill, colour, wilds)
        or (_short_of_units if bill.units else _short)(bill, colour, wilds)
    )


def _unfit_wilds(bill: Bill, wilds: int) -> IllegalMove | None:
    moment, wild = bill.moment, bill.moment.wild
    if wilds and not bill.takes_wilds:
        if bill.units:
            where = f"only among {bill.units} cards that stand for one"
            return IllegalMove(f"a {wild} serves on {bill.what} {where}", bill.unit_rule)
        where = wild_kinds(moment.rules)
        return IllegalMove(f"{bill.what} takes no {wild}: it serves only on {where}", "NO-4")
    if wilds > bill.cost:
        return bill.refuse(f"{bill.what} takes {count(bill.cost, 'card')}, not {wilds} {wild}")
    if wilds > moment.wilds_held:
        return bill.refuse(f"you have {moment.wilds_held} {wild}, not {wilds}")
    return None


def _wrong_colour(bill: Bill, colour: int) -> IllegalMove | None:
    if colour == A.NO_COLOUR or bill.colour in (GREY, colour):
        return None
    colours, wild = bill.moment.board.colours, bill.moment.wild
    if bill.purpose != Purpose.SURCHARGE:
        return bill.refuse(f"{bill.what} takes {colours[bill.colour]}, not {colours[colour]}")
    if bill.colour == A.NO_COLOUR:
        return IllegalMove(f"you laid down {wild} alone: pay extra in {wild}", "EU-7")
    laid = colours[bill.colour]
    return bill.refuse(
        f"you laid down {laid}: pay extra in {laid} or {wild}, not {colours[colour]}"
    )


def _needless_colour(bill: Bill, colour: int, wilds: int) -> IllegalMove | None:
    if colour == A.NO_COLOUR or wilds < bill.cost:
        return None
    name = bill.moment.board.colours[colour]
    return bill.refuse(
        f"{wilds} {bill.moment.wild} pay for all of {bill.what}: no {name} is needed"
    )


def _short(bill: Bill, colour: int, wilds: int) -> IllegalMove:
    moment, n = bill.moment, bill.cost - wilds
    if wilds < bill.symbols:
        return IllegalMove(f"{bill.what} takes at least {bill.symbols} {moment.wild}", "EU-5")
    if colour == A.NO_COLOUR:
        return bill.refuse(f"{bill.what} takes {count(bill.cost, 'card')}, not {wilds}")
    types = bill.types(colour)
    if bill.purpose == Purpose.HARBOUR:
        return bill.refuse(f"you have {moment.describe(types)}; {harbour_price(moment.board)}")
    if moment.worth(types) >= n:
        return IllegalMove(
            f"your {moment.describe(types)} cannot make up {count(n, 'space')}: with other cards "
            "no double ship may be half used",
            "GL-9",
        )
    besides = f" besides {wilds} {moment.wild}" if wilds else ""
    why = f"you have {moment.describe(types)}; {bill.what} takes {n}{besides}"
    if bill.purpose == Purpose.SURCHARGE:
        return IllegalMove(f"{why}: pay otherwise, or refuse", "EU-8")
    return bill.refuse(why)


def _short_of_units(bill: Bill, colour: int, wilds: int) -> IllegalMove:
    """Even with several cards of any kind for some spaces the hand does not suffice."""
    moment, units = bill.moment, bill.units
    types = [] if colour == A.NO_COLOUR else bill.types(colour)
    if types and not moment.worth(types):
        return bill.refuse(f"you have {moment.describe(types)}")
    if types and bill.symbols >= bill.cost:
        return IllegalMove(f"every space of {bill.what} takes a {moment.wild}", bill.unit_rule)
    most = bill.cost - max(wilds, bill.symbols)
    others = bill.cost - wilds - min(moment.worth(types), most)
    needed = bill.cost + others * (units - 1)
    return IllegalMove(
        f"paid like that, {count(others, 'space')} of {bill.what} would take any {units} cards "
        f"each, {needed} cards in all, and you have {moment.hand_size(moment.player)}",
        bill.unit_rule,
    )


def substitute(case: Case) -> IllegalMove:
    """A number of spaces that cannot be paid with cards of any kind."""
    bill = bill_of(case)
    possible = ranged(case.options)
    return IllegalMove(
        f"{possible} spaces of {bill.what} can be paid with {bill.units} cards of any kind each, "
        f"not {case.argument}",
        bill.unit_rule,
    )


def variant(case: Case) -> IllegalMove:
    """A number of cards of a colour's second type that cannot be."""
    bill = bill_of(case)
    possible = ranged(case.options)
    sea = deck_of(bill.route) == 1
    card = case.board.cards[second_type(bill)].id
    return IllegalMove(
        f"{possible} of your cards for {bill.what} can be {card}, not {case.argument}",
        "GL-9" if sea else bill.rule,
    )


def give(case: Case) -> IllegalMove:
    """A card that cannot be the next of those that stand for others."""
    cards, card = case.board.cards, case.argument
    names = join((cards[option].id for option in case.options), "or")
    if not case.holds(card):
        why = f"you have no {cards[card].id} to give"
    elif card < case.number("given"):
        why = f"cards are given in the board's order: {cards[card].id} is before the last one given"
    else:
        more = case.to_give
        why = f"{more} more are to be given, in the board's order: not {cards[card].id} yet"
    return IllegalMove(f"{why}; give {names}", bill_of(case).unit_rule)
