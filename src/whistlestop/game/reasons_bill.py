"""A payment that the game waits for, and what is wrong with cards named for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from whistlestop.boards.model import GREY, Route, RouteKind
from whistlestop.engine import layout as L
from whistlestop.engine.tables import cards_for_one_space
from whistlestop.game.errors import IllegalMove
from whistlestop.game.reasons_words import Seat, counted, deck_of, listed, types_of

Cards = Mapping[int, int]
"""Numbers by card type."""

RULES = {L.FOR_ROUTE: "C9", L.FOR_STATION: "EU-10", L.FOR_HARBOUR: "GL-11", L.FOR_SURCHARGE: "EU-6"}


@dataclass(frozen=True, slots=True)
class Bill:
    """What is to be paid, for what, and by whom."""

    seat: Seat
    purpose: int
    cost: int
    rule: str
    route: Route | None
    """None: a station or a harbour is paid."""

    @property
    def what(self) -> str:
        """What is paid for: `paris-zurich`, `the station in paris`."""
        if self.route is None:
            city = self.seat.board.cities[self.seat.data[L.CITY]].id
            return f"the {'station' if self.purpose == L.FOR_STATION else 'harbour'} in {city}"
        return ("the surcharge for " if self.purpose == L.FOR_SURCHARGE else "") + self.route.id

    @property
    def colour(self) -> int:
        """The only colour that serves; GREY: any. A surcharge has that of the cards laid down."""
        if self.purpose == L.FOR_SURCHARGE:
            return self.seat.data[L.COLOUR]
        return GREY if self.route is None else self.route.colour

    @property
    def takes_wilds(self) -> bool:
        return self.route is None or self.route.kind in self.seat.rules.wilds_on

    @property
    def symbols(self) -> int:
        """Spaces that take a wild."""
        return 0 if self.route is None else self.route.wild_symbols

    @property
    def units(self) -> int:
        """So many cards of any kind may stand for one; 0: never."""
        if self.route is None or self.purpose != L.FOR_ROUTE:
            return 0
        return cards_for_one_space(self.route, self.seat.rules)

    @property
    def unit_rule(self) -> str:
        """The rule that lets cards of any kind stand for a wild, or for a card of the set."""
        return "NO-7" if self.route is not None and self.route.cards_for_one else "NO-5"

    def types(self, colour: int) -> list[int]:
        """The card types of a colour that serve."""
        board = self.seat.board
        if self.purpose == L.FOR_HARBOUR:
            return [i for i, c in enumerate(board.cards) if c.harbour_sign and c.colour == colour]
        return types_of(board, deck_of(self.route), colour)

    def refuse(self, message: str) -> IllegalMove:
        """A reason that the rule of this payment gives."""
        return IllegalMove(message, self.rule)


def bill_of(seat: Seat) -> Bill:
    """What the game waits to be paid."""
    purpose = seat.data[L.PURPOSE]
    route = seat.route if purpose in (L.FOR_ROUTE, L.FOR_SURCHARGE) else None
    return Bill(seat, purpose, seat.data[L.COST], RULES[purpose], route)


def misfit(bill: Bill, cards: Cards, given: Cards) -> IllegalMove | None:
    """Why a set of cards, with others given for some of them, is not what the bill asks for."""
    substituted = sum(given.values()) // bill.units if bill.units else 0
    return (
        _wrong_kind(bill, cards)
        or _mixed(bill, cards)
        or _not_in_hand(bill, cards, given)
        or _wrong_substitutes(bill, given)
        or _wrong_amount(bill, cards, substituted)
        or _wrong_wilds(bill, cards, substituted)
    )


def set_misfit(bill: Bill, cards: Cards) -> IllegalMove | None:
    """The same for the set alone, once its colour, wilds and substitutes have been chosen."""
    data, board = bill.seat.data, bill.seat.board
    colour, wilds = data[L.COLOUR], data[L.WILDS]
    colours = {board.cards[card].colour for card in cards if card != board.wild}
    if cards.get(board.wild, 0) != wilds or colours != {colour}:
        chosen = [board.colours[colour], *([f"{wilds} {bill.seat.wild}"] if wilds else [])]
        return bill.refuse(f"you have chosen to pay with {listed(chosen)}")
    rest = replace(bill, cost=bill.cost - data[L.UNITS])
    return (
        _wrong_kind(bill, cards) or _not_in_hand(bill, cards, {}) or _wrong_amount(rest, cards, 0)
    )


def _wrong_kind(bill: Bill, cards: Cards) -> IllegalMove | None:
    board = bill.seat.board
    for i in cards:
        card = board.cards[i]
        if i != board.wild and i not in bill.types(card.colour):
            return _unfit(bill, card.id)
    return None


def _unfit(bill: Bill, card: str) -> IllegalMove:
    if bill.purpose == L.FOR_HARBOUR:
        return bill.refuse(f"{card} has no harbour sign: it does not pay for {bill.what}")
    if bill.purpose == L.FOR_STATION:
        return bill.refuse(f"a station takes {bill.seat.board.decks[0]} cards, not {card}")
    deck = bill.seat.board.decks[deck_of(bill.route)]
    return IllegalMove(f"{bill.what} takes {deck} cards, not {card}", "GL-8")


def _mixed(bill: Bill, cards: Cards) -> IllegalMove | None:
    board = bill.seat.board
    colours = sorted({board.cards[i].colour for i in cards if i != board.wild})
    if len(colours) < 2:
        return None
    hint = "; cards of any kind are named after a +" if bill.units else ""
    names = listed(board.colours[c] for c in colours)
    return bill.refuse(f"the cards are of one colour, not {names}{hint}")


def _not_in_hand(bill: Bill, cards: Cards, given: Cards) -> IllegalMove | None:
    named = Counter(cards) + Counter(given)
    for card, n in sorted(named.items()):
        if bill.seat.in_hand(card) < n:
            name = bill.seat.board.cards[card].id
            return bill.refuse(f"you have {bill.seat.in_hand(card)} {name}, not {n}")
    return None


def _wrong_substitutes(bill: Bill, given: Cards) -> IllegalMove | None:
    n = sum(given.values())
    if n and not bill.units:
        return bill.refuse(f"{bill.what} cannot be paid with cards of any kind")
    if n and n % bill.units:
        return IllegalMove(
            f"{bill.units} cards of any kind stand for one: {n} cards do not come out even",
            bill.unit_rule,
        )
    return None


def _wrong_amount(bill: Bill, cards: Cards, substituted: int) -> IllegalMove | None:
    if bill.route is not None and bill.route.kind is RouteKind.SEA:
        return _wrong_ships(bill, cards)
    if bill.purpose == L.FOR_HARBOUR and (why := _wrong_harbour(bill, cards)):
        return why
    n = sum(cards.values()) + substituted
    if n == bill.cost:
        return None
    hint = ""
    if bill.units and n < bill.cost:
        hint = f"; any {bill.units} cards that stand for one are named after a +"
    return bill.refuse(f"{bill.what} takes {counted(bill.cost, 'card')}, not {n}{hint}")


def _wrong_wilds(bill: Bill, cards: Cards, substituted: int) -> IllegalMove | None:
    """Without cards that stand for wilds the engine itself refuses this, as EU-5 says."""
    if not bill.units or cards.get(bill.seat.board.wild, 0) + substituted >= bill.symbols:
        return None
    return IllegalMove(
        f"{bill.what} takes {bill.symbols} {bill.seat.wild}, or any {bill.units} cards for each",
        bill.unit_rule,
    )


def _wrong_ships(bill: Bill, cards: Cards) -> IllegalMove | None:
    types = bill.seat.board.cards
    spaces = sum(types[i].pieces * n for i, n in cards.items())
    if spaces < bill.cost:
        return bill.refuse(f"these cards pay for {spaces} of the {bill.cost} spaces of {bill.what}")
    # With double ships alone the last may be half used: no card less would do.
    needed = bill.cost + all(types[i].pieces == 2 for i in cards)
    if spaces <= needed:
        return None
    return IllegalMove(
        f"{bill.what} has {bill.cost} spaces and these cards pay for {spaces}: "
        "no card may be played that is not needed",
        "GL-9",
    )


def _wrong_harbour(bill: Bill, cards: Cards) -> IllegalMove | None:
    board, rules = bill.seat.board, bill.seat.rules
    wanted = (rules.harbour_train_cards, rules.harbour_ship_cards)
    for deck, most in enumerate(wanted[: len(board.decks)]):
        n = sum(k for i, k in cards.items() if i != board.wild and board.cards[i].deck == deck)
        if n > most:
            return bill.refuse(f"{bill.what} takes {most} {board.decks[deck]} cards, not {n}")
    return None
