"""A payment the game is waiting for, and what is wrong with the cards named for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from whistlestop.boards.model import Board, Route, RouteKind
from whistlestop.engine.actions import Purpose
from whistlestop.engine.tables import cards_for_one_space, takes_wilds
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.notation.words import count, join

Cards = Mapping[int, int]
"""Numbers of cards by card type."""

RULES = {
    Purpose.ROUTE: "C9",
    Purpose.STATION: "EU-10",
    Purpose.HARBOUR: "GL-11",
    Purpose.SURCHARGE: "EU-6",
}


def deck_of(route: Route | None) -> int:
    """The deck to pay from: ships for sea routes, trains for everything else (GL-8)."""
    return int(route is not None and route.kind is RouteKind.SEA)


def types_of(board: Board, deck: int, colour: int) -> list[int]:
    """The card types of a deck and colour."""
    return [i for i, c in enumerate(board.cards) if (c.deck, c.colour) == (deck, colour)]


@dataclass(frozen=True, slots=True)
class Bill:
    """What is to be paid, what for, and by whom."""

    reader: PlayerReader
    purpose: Purpose
    cost: int
    rule: str
    route: Route | None
    """None for a station or a harbour."""

    @property
    def what(self) -> str:
        """What is paid for: `paris-zurich`, `the station in paris`."""
        if self.route is None:
            return f"the {self.purpose} in {self.reader.city}"
        return ("the surcharge for " if self.purpose == Purpose.SURCHARGE else "") + self.route.id

    @property
    def takes_wilds(self) -> bool:
        return self.route is None or takes_wilds(self.route, self.reader.rules)

    @property
    def symbols(self) -> int:
        """The number of spaces that take a wild."""
        return 0 if self.route is None else self.route.wild_symbols

    @property
    def units(self) -> int:
        """How many substitute cards stand for one card; 0 if none can."""
        if self.route is None or self.purpose != Purpose.ROUTE:
            return 0
        return cards_for_one_space(self.route, self.reader.rules)

    @property
    def unit_rule(self) -> str:
        """The rule that lets substitutes stand for a wild or for a card of the set."""
        return "NO-7" if self.route is not None and self.route.cards_for_one else "NO-5"

    def types(self, colour: int) -> list[int]:
        """The card types of a colour that can pay this bill."""
        board = self.reader.board
        if self.purpose == Purpose.HARBOUR:
            return [i for i, c in enumerate(board.cards) if c.harbour_sign and c.colour == colour]
        return types_of(board, deck_of(self.route), colour)

    def refuse(self, message: str) -> IllegalMove:
        """A refusal that cites the rule of this payment."""
        return IllegalMove(message, self.rule)


def bill_of(reader: PlayerReader) -> Bill:
    """The bill the game is waiting to be paid."""
    purpose = reader.purpose
    route = reader.route if purpose in (Purpose.ROUTE, Purpose.SURCHARGE) else None
    return Bill(reader, purpose, reader.cost, RULES[purpose], route)


def second_type(bill: Bill) -> int:
    """The type whose number the player chooses if a colour has two: see engine/payment.py."""
    cards = bill.reader.board.cards
    types = bill.types(bill.reader.colour)
    if deck_of(bill.route):
        return next(i for i in types if cards[i].pieces == 2)
    return next(i for i in types if cards[i].deck == 0 and cards[i].harbour_sign)


def set_cards(bill: Bill, second: int) -> dict[int, int]:
    """The chosen wilds and set, with `second` cards of its second type."""
    reader, other = bill.reader, second_type(bill)
    n = bill.cost - reader.wilds - reader.units - second * reader.board.cards[other].pieces
    cards = {i: max(n, 0) for i in bill.types(reader.colour) if i != other}
    return cards | {other: second, reader.board.wild: reader.wilds}


def misfit(bill: Bill, cards: Cards, given: Cards) -> IllegalMove | None:
    """Why a set of cards, with substitutes for some of them, does not pay the bill."""
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
    """The same for the set alone, once colour, wilds and substitutes have been chosen."""
    reader, board = bill.reader, bill.reader.board
    colour, wilds = reader.colour, reader.wilds
    colours = {board.cards[card].colour for card in cards if card != board.wild}
    if cards.get(board.wild, 0) != wilds or colours != {colour}:
        chosen = [board.colours[colour], *([f"{wilds} {bill.reader.wild}"] if wilds else [])]
        return bill.refuse(f"you have chosen to pay with {join(chosen)}")
    rest = replace(bill, cost=bill.cost - reader.units)
    return (
        _wrong_kind(bill, cards) or _not_in_hand(bill, cards, {}) or _wrong_amount(rest, cards, 0)
    )


def _wrong_kind(bill: Bill, cards: Cards) -> IllegalMove | None:
    board = bill.reader.board
    for i in cards:
        card = board.cards[i]
        if i != board.wild and i not in bill.types(card.colour):
            return _unfit(bill, card.id)
    return None


def _unfit(bill: Bill, card: str) -> IllegalMove:
    if bill.purpose == Purpose.HARBOUR:
        return bill.refuse(f"{card} has no harbour sign: it cannot pay for {bill.what}")
    if bill.purpose == Purpose.STATION:
        return bill.refuse(f"a station takes {bill.reader.board.decks[0]} cards, not {card}")
    deck = bill.reader.board.decks[deck_of(bill.route)]
    return IllegalMove(f"{bill.what} takes {deck} cards, not {card}", "GL-8")


def _mixed(bill: Bill, cards: Cards) -> IllegalMove | None:
    board = bill.reader.board
    colours = sorted({board.cards[i].colour for i in cards if i != board.wild})
    if len(colours) < 2:
        return None
    hint = "; put cards of any kind after a +" if bill.units else ""
    names = join(board.colours[c] for c in colours)
    return bill.refuse(f"all cards must be of one colour, not {names}{hint}")


def _not_in_hand(bill: Bill, cards: Cards, given: Cards) -> IllegalMove | None:
    named = Counter(cards) + Counter(given)
    for card, n in sorted(named.items()):
        if bill.reader.holds(card) < n:
            name = bill.reader.board.cards[card].id
            return bill.refuse(f"you have {bill.reader.holds(card)} {name}, not {n}")
    return None


def _wrong_substitutes(bill: Bill, given: Cards) -> IllegalMove | None:
    n = sum(given.values())
    if n and not bill.units:
        return bill.refuse(f"{bill.what} cannot be paid with cards of any kind")
    if n and n % bill.units:
        return IllegalMove(
            f"{bill.units} cards of any kind stand for one: {n} is not a multiple of {bill.units}",
            bill.unit_rule,
        )
    return None


def _wrong_amount(bill: Bill, cards: Cards, substituted: int) -> IllegalMove | None:
    if bill.route is not None and bill.route.kind is RouteKind.SEA:
        return _wrong_ships(bill, cards)
    if bill.purpose == Purpose.HARBOUR and (why := _wrong_harbour(bill, cards)):
        return why
    n = sum(cards.values()) + substituted
    if n == bill.cost:
        return None
    hint = ""
    if bill.units and n < bill.cost:
        hint = f"; put any {bill.units} cards that stand for one after a +"
    return bill.refuse(f"{bill.what} takes {count(bill.cost, 'card')}, not {n}{hint}")


def _wrong_wilds(bill: Bill, cards: Cards, substituted: int) -> IllegalMove | None:
    """Without substitutes for wilds, the engine itself refuses this (EU-5)."""
    if not bill.units or cards.get(bill.reader.board.wild, 0) + substituted >= bill.symbols:
        return None
    return IllegalMove(
        f"{bill.what} takes {bill.symbols} {bill.reader.wild}, or any {bill.units} cards for each",
        bill.unit_rule,
    )


def _wrong_ships(bill: Bill, cards: Cards) -> IllegalMove | None:
    types = bill.reader.board.cards
    spaces = sum(types[i].pieces * n for i, n in cards.items())
    if spaces < bill.cost:
        return bill.refuse(f"these cards pay for {spaces} of the {bill.cost} spaces of {bill.what}")
    # With double ships alone the last may be half used, because one card fewer is not enough.
    needed = bill.cost + all(types[i].pieces == 2 for i in cards)
    if spaces <= needed:
        return None
    return IllegalMove(
        f"{bill.what} has {bill.cost} spaces and these cards pay for {spaces}: "
        "play no more cards than you need",
        "GL-9",
    )


def _wrong_harbour(bill: Bill, cards: Cards) -> IllegalMove | None:
    board, rules = bill.reader.board, bill.reader.rules
    wanted = (rules.harbour_train_cards, rules.harbour_ship_cards)
    for deck, most in enumerate(wanted[: len(board.decks)]):
        n = sum(k for i, k in cards.items() if i != board.wild and board.cards[i].deck == deck)
        if n > most:
            return bill.refuse(f"{bill.what} takes {most} {board.decks[deck]} cards, not {n}")
    return None
