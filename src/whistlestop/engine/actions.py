"""The action space and the phases: the kinds of action, and how an action packs into an integer.

An action is a kind and an argument: `CLAIM(route)` packs it, `CLAIM.argument(action)` unpacks it,
`action in CLAIM` tests its kind. The compiled modules use the constants in layout.py directly.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L

ACTIONS = L.ACTIONS
"""The size of the action space, the same for all boards."""
NO_COLOUR = L.NO_COLOUR
"""The colour of a payment without a coloured card."""
ANY_COLOUR = L.NONE
"""In place of a required colour: any single colour will do."""
WILDS = L.WILDS
"""Upper bound, exclusive, on the wilds in a payment."""


class Kind:
    """A kind of action: the integers from `start` to `stop - 1`."""

    __slots__ = ("name", "start", "stop")

    def __init__(self, name: str, start: int, stop: int) -> None:
        self.name = name
        self.start = start
        self.stop = stop

    def __call__(self, argument: int = 0) -> int:
        """Pack an argument into an action of this kind."""
        return self.start + argument

    def argument(self, action: int) -> int:
        """Unpack the argument of an action of this kind."""
        return action - self.start

    def __contains__(self, action: int) -> bool:
        return self.start <= action < self.stop

    def among(self, actions: Iterable[int]) -> list[int]:
        """The given actions that are of this kind."""
        return [action for action in actions if self.start <= action < self.stop]

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"


TAKE = Kind("take", L.A_TAKE, L.A_DRAW)
"""Takes a face-up card; the argument is its type."""
DRAW = Kind("draw", L.A_DRAW, L.A_TICKETS)
"""Draws an unseen card from a deck."""
TICKETS = Kind("tickets", L.A_TICKETS, L.A_PASS)
PASS = Kind("pass", L.A_PASS, L.A_REFILL)
REFILL = Kind("refill", L.A_REFILL, L.A_REFUSE)
"""Fills the gap in the row from a deck."""
REFUSE = Kind("refuse", L.A_REFUSE, L.A_PICK)
"""Abandons a tunnel."""
PICK = Kind("pick", L.A_PICK, L.A_CLAIM)
"""Picks a ticket in a draft, by its place in the offer."""
CLAIM = Kind("claim", L.A_CLAIM, L.A_STATION)
STATION = Kind("station", L.A_STATION, L.A_HARBOUR)
HARBOUR = Kind("harbour", L.A_HARBOUR, L.A_TO_SHIPS)
TO_SHIPS = Kind("to-ships", L.A_TO_SHIPS, L.A_TO_TRAINS)
"""Exchanges a number of trains for ships."""
TO_TRAINS = Kind("to-trains", L.A_TO_TRAINS, L.A_PAY)
PAY = Kind("pay", L.A_PAY, L.A_COUNT)
"""Pays with a colour and wilds: see `pay` and `payment_of`."""
COUNT = Kind("count", L.A_COUNT, L.A_GIVE)
"""Answers a payment step that asks for a number."""
GIVE = Kind("give", L.A_GIVE, L.A_PIECES)
"""Gives one substitute card, by its type."""
PIECES = Kind("pieces", L.A_PIECES, L.A_KEEP)
"""Chooses the number of trains; the remaining pieces are ships."""
KEEP = Kind("keep", L.A_KEEP, L.A_FESTIVAL)
"""Keeps tickets; the argument has one bit per place in the offer."""
FESTIVAL = Kind("festival", L.A_FESTIVAL, L.ACTIONS)

KINDS = (
    *(TAKE, DRAW, TICKETS, PASS, REFILL, REFUSE, PICK, CLAIM, STATION, HARBOUR, TO_SHIPS),
    *(TO_TRAINS, PAY, COUNT, GIVE, PIECES, KEEP, FESTIVAL),
)
_KIND_OF = tuple(kind for kind in KINDS for _ in range(kind.start, kind.stop))


def unpack(action: int) -> tuple[Kind, int]:
    """Split an action into its kind and its argument."""
    kind = _KIND_OF[action]
    return kind, action - kind.start


# Compiled modules use C versions of the functions from here to `first_choice`: see actions.pxd.


def pay(colour: int, wilds: int) -> int:
    """A payment with cards of one colour (or NO_COLOUR) and wilds."""
    return L.A_PAY + colour * L.WILDS + wilds


def pay_colour(action: int) -> int:
    """The colour of a payment."""
    return (action - L.A_PAY) // L.WILDS


def pay_wilds(action: int) -> int:
    """The number of wilds in a payment."""
    return (action - L.A_PAY) % L.WILDS


def count_range(low: int, high: int) -> int:
    """Pack the range of possible answers to a payment step into one number, or IMPOSSIBLE."""
    return L.IMPOSSIBLE if low > high else high * L.COUNTS + low


def least_count(counts: int) -> int:
    """The lower end of a range that is not IMPOSSIBLE."""
    return counts % L.COUNTS


def most_count(counts: int) -> int:
    """The upper end of a range that is not IMPOSSIBLE."""
    return counts // L.COUNTS


def is_together(phase: int) -> bool:
    """Whether everyone chooses at once in a phase, given as its number (C17)."""
    return L.OPENING <= phase <= L.DRAFT_KEEP


def first_choice(phase: int) -> int:
    """The first action in a phase where everyone chooses at once."""
    return {L.DRAFTING: L.A_PICK, L.PIECES: L.A_PIECES}.get(phase, L.A_KEEP)


def payment_of(action: int) -> tuple[int, int]:
    """The colour and the number of wilds in a payment."""
    return pay_colour(action), pay_wilds(action)


def exists(board: Board, action: int) -> bool:
    """Whether an action means anything on a board, legal or not."""
    if not 0 <= action < ACTIONS:
        return False
    kind, argument = unpack(action)
    if kind is PAY:
        colour = pay_colour(action)
        return colour == NO_COLOUR or colour < len(board.colours)
    if kind in (TAKE, GIVE):
        return argument < len(board.cards)
    if kind in (DRAW, REFILL):
        return argument < len(board.decks)
    if kind in (STATION, HARBOUR):
        return argument < len(board.cities)
    if kind is CLAIM:
        return argument < len(board.routes)
    if kind is FESTIVAL:
        return argument < len(board.festivals)
    if kind is PICK:
        return argument < L.OFFERED
    return kind is not REFUSE or argument == 0


class Phase(StrEnum):
    """What a game is waiting for."""

    OVER = "over"
    OPENING = "opening"
    PIECES = "pieces"
    DRAFTING = "draft"
    DRAFT_KEEP = "draft-keep"
    MAIN = "main"
    SECOND = "second-card"
    REFILL = "refill"
    PAY = "pay"
    SUBSTITUTE = "substitute"
    VARIANT = "variant"
    GIVING = "give"
    SURCHARGE = "surcharge"
    KEEP = "keep"
    FESTIVAL_CHOICE = "festival"


PHASES = tuple(sorted(Phase, key=lambda phase: getattr(L, phase.name)))
"""The phases in the order of their numbers in a state."""

TOGETHER = {
    Phase.OPENING: KEEP,
    Phase.PIECES: PIECES,
    Phase.DRAFTING: PICK,
    Phase.DRAFT_KEEP: KEEP,
}
"""The phases in which everyone chooses at once (C17), each with its kind of action."""

PAYING = frozenset({Phase.PAY, Phase.SUBSTITUTE, Phase.VARIANT, Phase.GIVING, Phase.SURCHARGE})
"""The phases in which a payment is being made."""

PAYING_ON = frozenset({Phase.SUBSTITUTE, Phase.VARIANT, Phase.GIVING})
"""The steps that may follow the choice of colour and wilds in a payment."""


class Purpose(StrEnum):
    """What a payment is for."""

    ROUTE = "route"
    STATION = "station"
    HARBOUR = "harbour"
    SURCHARGE = "surcharge"


PURPOSES = tuple(sorted(Purpose, key=lambda purpose: getattr(L, f"FOR_{purpose.name}")))
"""The purposes in the order of their numbers in a state."""
