"""What reasons are made from: the moment of a refused move, and plain words for what is in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from whistlestop.boards.model import GREY, Board, Route, RouteKind, Rules
from whistlestop.engine import layout as L
from whistlestop.game.errors import IllegalMove
from whistlestop.game.look import Look


@dataclass(frozen=True, slots=True)
class Seat:
    """A moment of a game, seen from the seat of one player."""

    board: Board
    data: bytes
    player: int

    @property
    def rules(self) -> Rules:
        """The numbers and switches of the board."""
        return self.board.rules

    @property
    def look(self) -> Look:
        """The state through the board's names."""
        return Look(self.board, self.data)

    @property
    def phase(self) -> int:
        """What the game waits for."""
        return self.data[L.PHASE]

    @property
    def waited_for(self) -> bool:
        """Whether the game waits for this player."""
        return bool(self.data[L.WAITING] >> self.player & 1)

    @property
    def route(self) -> Route:
        """The route that is being claimed."""
        return self.board.routes[self.data[L.ROUTE]]

    @property
    def wild(self) -> str:
        """The name of the wild card."""
        return self.board.cards[self.board.wild].id if self.board.wild >= 0 else "wild"

    @property
    def wilds(self) -> int:
        """How many wilds the player has."""
        return self.in_hand(self.board.wild) if self.board.wild >= 0 else 0

    @property
    def cards(self) -> int:
        """How many cards the player has."""
        return self.look.hand_size(self.player)

    def own(self, field: int) -> int:
        """The player's byte of a field that has one for each player."""
        return self.data[field + self.player]

    def in_hand(self, card: int) -> int:
        """How many cards of a type the player has."""
        return self.data[L.HAND + self.player * L.TYPES + card]

    def held(self, types: Iterable[int]) -> str:
        """`2 green and 1 wild`: what the player has of some types; `no green` if nothing."""
        wanted = list(types)
        names = [f"{n} {self.board.cards[i].id}" for i in wanted if (n := self.in_hand(i))]
        return listed(names) or f"no {listed([self.board.cards[i].id for i in wanted], 'or')}"


@dataclass(frozen=True, slots=True)
class Case(Seat):
    """A refused move. `place` is the number of the action among those of its kind."""

    place: int
    options: tuple[int, ...]
    """What the player may do instead."""


Reason = Callable[[Case], IllegalMove]
Check = Callable[[Case], IllegalMove | None]


def reason(message: str, rule: str) -> Reason:
    """A reason that is the same at every moment."""
    return lambda case: IllegalMove(message, rule)


def first_of(case: Case, *checks: Check) -> IllegalMove | None:
    """The first of several reasons that holds."""
    return next((why for check in checks if (why := check(case))), None)


def listed(names: Iterable[str], last: str = "and") -> str:
    """`red, green and blue`."""
    *before, end = list(names) or [""]
    return f"{', '.join(before)} {last} {end}" if before else end


def counted(n: int, thing: str) -> str:
    """`1 train`, `3 trains`."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def ranged(numbers: Iterable[int]) -> str:
    """`2` or `1 to 4`."""
    found = sorted(numbers)
    return f"{found[0]}" if found[0] == found[-1] else f"{found[0]} to {found[-1]}"


def deck_of(route: Route | None) -> int:
    """The deck that pays: ships for sea routes, trains for all else (GL-8)."""
    return int(route is not None and route.kind is RouteKind.SEA)


def types_of(board: Board, deck: int, colour: int) -> list[int]:
    """The card types of a deck and colour."""
    return [i for i, c in enumerate(board.cards) if (c.deck, c.colour) == (deck, colour)]


def worth(seat: Seat, types: Iterable[int]) -> int:
    """How many spaces the player's cards of some types pay for."""
    return sum(seat.in_hand(i) * seat.board.cards[i].pieces for i in types)


def best_types(seat: Seat, deck: int, colour: int) -> list[int]:
    """The card types of a colour; of the colour that the player has most of, if any will do."""
    if colour != GREY:
        return types_of(seat.board, deck, colour)
    sets = [types_of(seat.board, deck, c) for c in range(len(seat.board.colours))]
    return max(sets, key=lambda types: worth(seat, types))


def best_held(seat: Seat, deck: int, colour: int, with_wilds: bool) -> str:
    """What the player has for a set of a colour, or at best for one of any colour."""
    types = best_types(seat, deck, colour)
    wild = [seat.board.wild] if with_wilds and seat.wilds else []
    if colour != GREY:
        return seat.held([*types, *wild])
    if worth(seat, types) or wild:
        return f"{seat.held([*types, *wild])} at best"
    return f"no {seat.board.decks[deck]} card" if len(seat.board.decks) == 2 else "no coloured card"


def price(board: Board, deck: int, colour: int, n: int) -> str:
    """`4 green`, `4 cards of one colour`, `red ship cards for 4 spaces`."""
    named = "" if colour == GREY else f"{board.colours[colour]} "
    any_one = " of one colour" if colour == GREY and n > 1 else ""
    if deck:
        return f"{named}{board.decks[deck]} cards{any_one} for {counted(n, 'space')}"
    if len(board.decks) == 2:
        return f"{n} {named}{board.decks[deck]} {'card' if n == 1 else 'cards'}{any_one}"
    return f"{n} {named.strip()}" if named else counted(n, "card") + any_one


def wild_kinds(rules: Rules) -> str:
    """Where wilds serve: `tunnels and ferries`."""
    words = {
        RouteKind.TRACK: "ordinary routes",
        RouteKind.TUNNEL: "tunnels",
        RouteKind.FERRY: "ferries",
        RouteKind.SEA: "sea routes",
    }
    return listed(words[kind] for kind in words if kind in rules.wilds_on) or "no route"
