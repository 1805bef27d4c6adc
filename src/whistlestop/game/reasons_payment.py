"""Why a step of a payment is refused (C9, EU-5 to EU-8, EU-10, NO-4, NO-5, NO-7, GL-9, GL-11)."""

from __future__ import annotations

from whistlestop.boards.model import GREY, Board
from whistlestop.engine import layout as L
from whistlestop.game.errors import IllegalMove
from whistlestop.game.reasons_bill import Bill, bill_of
from whistlestop.game.reasons_words import Case, counted, deck_of, listed, ranged, wild_kinds, worth


def pay(case: Case) -> IllegalMove:
    """A colour and a number of wilds that do not pay the bill."""
    bill = bill_of(case)
    colour, wilds = divmod(case.place, 16)
    return (
        _unfit_wilds(bill, wilds)
        or _wrong_colour(bill, colour)
        or _needless_colour(bill, colour, wilds)
        or (_short_of_units if bill.units else _short)(bill, colour, wilds)
    )


def _unfit_wilds(bill: Bill, wilds: int) -> IllegalMove | None:
    seat, wild = bill.seat, bill.seat.wild
    if wilds and not bill.takes_wilds:
        if bill.units:
            where = f"only among {bill.units} cards that stand for one"
            return IllegalMove(f"a {wild} serves on {bill.what} {where}", bill.unit_rule)
        where = wild_kinds(seat.rules)
        return IllegalMove(f"{bill.what} takes no {wild}: it serves only on {where}", "NO-4")
    if wilds > bill.cost:
        return bill.refuse(f"{bill.what} takes {counted(bill.cost, 'card')}, not {wilds} {wild}")
    if wilds > seat.wilds:
        return bill.refuse(f"you have {seat.wilds} {wild}, not {wilds}")
    return None


def _wrong_colour(bill: Bill, colour: int) -> IllegalMove | None:
    if colour == L.NO_COLOUR or bill.colour in (GREY, colour):
        return None
    colours, wild = bill.seat.board.colours, bill.seat.wild
    if bill.purpose != L.FOR_SURCHARGE:
        return bill.refuse(f"{bill.what} takes {colours[bill.colour]}, not {colours[colour]}")
    if bill.colour == L.NO_COLOUR:
        return IllegalMove(f"you laid down {wild} alone: pay extra in {wild}", "EU-7")
    laid = colours[bill.colour]
    return bill.refuse(
        f"you laid down {laid}: pay extra in {laid} or {wild}, not {colours[colour]}"
    )


def _needless_colour(bill: Bill, colour: int, wilds: int) -> IllegalMove | None:
    if colour == L.NO_COLOUR or wilds < bill.cost:
        return None
    name = bill.seat.board.colours[colour]
    return bill.refuse(f"{wilds} {bill.seat.wild} pay for all of {bill.what}: no {name} is needed")


def _short(bill: Bill, colour: int, wilds: int) -> IllegalMove:
    seat, n = bill.seat, bill.cost - wilds
    if wilds < bill.symbols:
        return IllegalMove(f"{bill.what} takes at least {bill.symbols} {seat.wild}", "EU-5")
    if colour == L.NO_COLOUR:
        return bill.refuse(f"{bill.what} takes {counted(bill.cost, 'card')}, not {wilds}")
    types = bill.types(colour)
    if bill.purpose == L.FOR_HARBOUR:
        return bill.refuse(f"you have {seat.held(types)}; {harbour_price(seat.board)}")
    if worth(seat, types) >= n:
        return IllegalMove(
            f"your {seat.held(types)} cannot make up {counted(n, 'space')}: with other cards "
            "no double ship may be half used",
            "GL-9",
        )
    besides = f" besides {wilds} {seat.wild}" if wilds else ""
    why = f"you have {seat.held(types)}; {bill.what} takes {n}{besides}"
    if bill.purpose == L.FOR_SURCHARGE:
        return IllegalMove(f"{why}: pay otherwise, or refuse", "EU-8")
    return bill.refuse(why)


def harbour_price(board: Board) -> str:
    """What a harbour costs, in words."""
    wanted = (board.rules.harbour_train_cards, board.rules.harbour_ship_cards)
    parts = [f"{n} {deck}" for n, deck in zip(wanted, board.decks, strict=False) if n]
    return f"a harbour takes {listed(parts)} cards of one colour with the harbour sign"


def _short_of_units(bill: Bill, colour: int, wilds: int) -> IllegalMove:
    """Even with several cards of any kind for some spaces the hand does not suffice."""
    seat, units = bill.seat, bill.units
    types = [] if colour == L.NO_COLOUR else bill.types(colour)
    if types and not worth(seat, types):
        return bill.refuse(f"you have {seat.held(types)}")
    if types and bill.symbols >= bill.cost:
        return IllegalMove(f"every space of {bill.what} takes a {seat.wild}", bill.unit_rule)
    most = bill.cost - max(wilds, bill.symbols)
    others = bill.cost - wilds - min(worth(seat, types), most)
    needed = bill.cost + others * (units - 1)
    return IllegalMove(
        f"paid like that, {counted(others, 'space')} of {bill.what} would take any {units} cards "
        f"each, {needed} cards in all, and you have {seat.cards}",
        bill.unit_rule,
    )


def substitute(case: Case) -> IllegalMove:
    """A number of spaces that cannot be paid with cards of any kind."""
    bill = bill_of(case)
    possible = ranged(option - L.A_COUNT for option in case.options)
    return IllegalMove(
        f"{possible} spaces of {bill.what} can be paid with {bill.units} cards of any kind each, "
        f"not {case.place}",
        bill.unit_rule,
    )


def variant(case: Case) -> IllegalMove:
    """A number of cards of a colour's second type that cannot be."""
    bill = bill_of(case)
    possible = ranged(option - L.A_COUNT for option in case.options)
    sea = deck_of(bill.route) == 1
    card = case.board.cards[second_type(bill)].id
    return IllegalMove(
        f"{possible} of your cards for {bill.what} can be {card}, not {case.place}",
        "GL-9" if sea else bill.rule,
    )


def second_type(bill: Bill) -> int:
    """The type whose number is asked for where a colour has two: see engine/payment.py."""
    cards = bill.seat.board.cards
    types = bill.types(bill.seat.data[L.COLOUR])
    if deck_of(bill.route):
        return next(i for i in types if cards[i].pieces == 2)
    return next(i for i in types if cards[i].deck == 0 and cards[i].harbour_sign)


def set_cards(bill: Bill, second: int) -> dict[int, int]:
    """The wilds and the set as chosen, so many cards of it of the second type."""
    data, types = bill.seat.data, bill.types(bill.seat.data[L.COLOUR])
    other = second_type(bill)
    n = bill.cost - data[L.WILDS] - data[L.UNITS] - second * bill.seat.board.cards[other].pieces
    cards = {i: max(n, 0) for i in types if i != other}
    return cards | {other: second, bill.seat.board.wild: data[L.WILDS]}


def give(case: Case) -> IllegalMove:
    """A card that cannot be the next of those that stand for others."""
    cards, card = case.board.cards, case.place
    names = listed((cards[option - L.A_GIVE].id for option in case.options), "or")
    if not case.in_hand(card):
        why = f"you have no {cards[card].id} to give"
    elif card < case.data[L.GIVEN]:
        why = f"cards are given in the board's order: {cards[card].id} is before the last one given"
    else:
        more = case.data[L.GIVE]
        why = f"{more} more are to be given, in the board's order: not {cards[card].id} yet"
    return IllegalMove(f"{why}; give {names}", bill_of(case).unit_rule)
