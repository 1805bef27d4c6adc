"""Why a step of a payment is refused (C9, EU-5 to EU-8, EU-10, NO-4, NO-5, NO-7, GL-9, GL-11)."""

from __future__ import annotations

from whistlestop.engine import actions as A
from whistlestop.engine.actions import Purpose
from whistlestop.engine.payment import max_wilds, wanted_colour
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import Bill, bill_of, deck_of, second_type
from whistlestop.game.notation.words import count, join, ranged
from whistlestop.game.refusals.attempt import Attempt, Conditions
from whistlestop.game.refusals.wording import harbour_price, wild_kinds


def _payment(attempt: Attempt) -> tuple[Bill, int, int]:
    """The bill, and the colour and wilds chosen to pay it."""
    return bill_of(attempt), *divmod(attempt.argument, A.WILDS)


def _too_many_wilds(attempt: Attempt) -> IllegalMove | None:
    bill, _, wilds = _payment(attempt)
    wild = attempt.wild
    if wilds <= max_wilds(attempt.state, attempt.tables, attempt.player):
        return None
    if bill.takes_wilds:
        if wilds > bill.cost:
            return bill.refuse(f"{bill.what} takes {count(bill.cost, 'card')}, not {wilds} {wild}")
        return bill.refuse(f"you have {attempt.wilds_held} {wild}, not {wilds}")
    if bill.units:
        where = f"only as one of {bill.units} cards that stand for one"
        return IllegalMove(f"you can use a {wild} on {bill.what} {where}", bill.unit_rule)
    where = wild_kinds(attempt.rules)
    return IllegalMove(f"{bill.what} takes no {wild}: you can use it only on {where}", "NO-4")


def _wrong_colour(attempt: Attempt) -> IllegalMove | None:
    bill, colour, _ = _payment(attempt)
    wanted = wanted_colour(attempt.state, attempt.tables)
    if colour == A.NO_COLOUR or wanted in (A.ANY_COLOUR, colour):
        return None
    colours, wild = attempt.board.colours, attempt.wild
    if bill.purpose != Purpose.SURCHARGE:
        return bill.refuse(f"{bill.what} takes {colours[wanted]}, not {colours[colour]}")
    if wanted == A.NO_COLOUR:
        return IllegalMove(f"you laid down only {wild}: pay the surcharge in {wild}", "EU-7")
    laid = colours[wanted]
    return bill.refuse(
        f"you laid down {laid}: pay the surcharge in {laid} or {wild}, not {colours[colour]}"
    )


def _needless_colour(attempt: Attempt) -> IllegalMove | None:
    bill, colour, wilds = _payment(attempt)
    if colour == A.NO_COLOUR or wilds < bill.cost:
        return None
    name = attempt.board.colours[colour]
    return bill.refuse(f"{wilds} {attempt.wild} pay for all of {bill.what}: no {name} is needed")


def _too_few_cards(attempt: Attempt) -> IllegalMove:
    bill, colour, wilds = _payment(attempt)
    return (_short_of_units if bill.units else _short)(bill, colour, wilds)


def _short(bill: Bill, colour: int, wilds: int) -> IllegalMove:
    reader, n = bill.reader, bill.cost - wilds
    if wilds < bill.symbols:
        return IllegalMove(f"{bill.what} takes at least {bill.symbols} {reader.wild}", "EU-5")
    if colour == A.NO_COLOUR:
        return bill.refuse(f"{bill.what} takes {count(bill.cost, 'card')}, not {wilds}")
    types = bill.types(colour)
    if bill.purpose == Purpose.HARBOUR:
        return bill.refuse(f"you have {reader.describe(types)}; {harbour_price(reader.board)}")
    if reader.worth(types) >= n:
        return IllegalMove(
            f"your {reader.describe(types)} cannot pay for exactly {count(n, 'space')}: "
            "no double ship may be half used alongside other cards",
            "GL-9",
        )
    besides = f" besides {wilds} {reader.wild}" if wilds else ""
    why = f"you have {reader.describe(types)}; {bill.what} takes {n}{besides}"
    if bill.purpose == Purpose.SURCHARGE:
        return IllegalMove(f"{why}: pay another way, or refuse", "EU-8")
    return bill.refuse(why)


def _short_of_units(bill: Bill, colour: int, wilds: int) -> IllegalMove:
    """The hand is too small even with substitutes for some spaces."""
    reader, units = bill.reader, bill.units
    types = [] if colour == A.NO_COLOUR else bill.types(colour)
    if types and not reader.worth(types):
        return bill.refuse(f"you have {reader.describe(types)}")
    if types and bill.symbols >= bill.cost:
        return IllegalMove(f"every space of {bill.what} takes a {reader.wild}", bill.unit_rule)
    most = bill.cost - max(wilds, bill.symbols)
    others = bill.cost - wilds - min(reader.worth(types), most)
    needed = bill.cost + others * (units - 1)
    return IllegalMove(
        f"paid that way, {count(others, 'space')} of {bill.what} would take any {units} cards "
        f"each, {needed} cards in all, but you have {reader.hand_size(reader.player)}",
        bill.unit_rule,
    )


def _wrong_substitutes(attempt: Attempt) -> IllegalMove:
    """A number of spaces that cannot be paid with substitutes."""
    bill = bill_of(attempt)
    possible = ranged(attempt.options)
    return IllegalMove(
        f"{possible} spaces of {bill.what} can be paid with {bill.units} cards of any kind each, "
        f"not {attempt.argument}",
        bill.unit_rule,
    )


def _wrong_variant(attempt: Attempt) -> IllegalMove:
    """An impossible number of cards of a colour's second type."""
    bill = bill_of(attempt)
    possible = ranged(attempt.options)
    sea = deck_of(bill.route) == 1
    card = attempt.board.cards[second_type(bill)].id
    return IllegalMove(
        f"{possible} of your cards for {bill.what} can be {card}, not {attempt.argument}",
        "GL-9" if sea else bill.rule,
    )


def _wrong_gift(attempt: Attempt) -> IllegalMove:
    """A card that cannot be the next substitute."""
    cards, card = attempt.board.cards, attempt.argument
    names = join((cards[option].id for option in attempt.options), "or")
    if not attempt.holds(card):
        why = f"you have no {cards[card].id} to give"
    elif card < attempt.number("given"):
        why = f"give cards in the board's order: {cards[card].id} comes before the last one given"
    else:
        more = attempt.to_give
        why = f"{more} more are due, in the board's order: it is too early for {cards[card].id}"
    return IllegalMove(f"{why}; give {names}", bill_of(attempt).unit_rule)


PAY: Conditions = (_too_many_wilds, _wrong_colour, _needless_colour, _too_few_cards)
SUBSTITUTE: Conditions = (_wrong_substitutes,)
VARIANT: Conditions = (_wrong_variant,)
GIVE: Conditions = (_wrong_gift,)
