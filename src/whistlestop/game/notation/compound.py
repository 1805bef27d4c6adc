"""Several moves in one text: a claim, a station or a harbour with its payment.

    claim paris-zurich 3 green 1 wild
    harbour chicago 1 red-harbour 1 wild 2 red-ship
    claim lieksa-murmansk 7 green + 5 red 3 wild

Cards after the plus are substitutes, several for one (NO-5, NO-7). It is all or nothing: the moves
are tried on a copy, and the first illegal one gives the reason. A tunnel's surcharge is paid
separately.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase
from whistlestop.engine.listing import is_legal
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import Cards, bill_of, misfit
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.notation.reading import (
    read_move,
    read_payment,
    set_action,
    split,
    variant_count,
)
from whistlestop.game.notation.writing import fixed_texts

Refuse = Callable[[Tables, State, int, int], IllegalMove]
"""Explains why a player may not do something."""

PAID_FOR = frozenset({"claim", "station", "harbour"})
"""The verbs that may be followed by a payment."""


def expand(tables: Tables, state: State, player: int, text: str, refuse: Refuse) -> list[int]:
    """The actions a text stands for. If there are several, each is legal after the one before."""
    if (action := fixed_texts(tables.board).actions.get(text)) is not None:
        return [action]
    words = split(text)
    if words[:1] == ["pay"] and _names_cards(words[1:]):
        trial = Trial(tables, state, player, refuse)
        if trial.is_to_pay:
            return trial.pay(words[1:])
    if len(words) > 2 and words[0] in PAID_FOR:
        trial = Trial(tables, state, player, refuse)
        trial.play(read_move(tables, bytes(state.data), player, " ".join(words[:2])))
        return trial.pay(words[2:])
    return [read_move(tables, bytes(state.data), player, text)]


def _names_cards(words: list[str]) -> bool:
    return bool(words) and (words[0] == "+" or words[0].isdecimal())


class Trial:
    """A copy of a state to try moves on, and the moves tried."""

    def __init__(self, tables: Tables, state: State, player: int, refuse: Refuse) -> None:
        self.tables = tables
        self.state = state.copy()
        self.player = player
        self.refuse = refuse
        self.actions: list[int] = []

    @property
    def reader(self) -> PlayerReader:
        """The state reached so far."""
        return PlayerReader(self.tables.board, bytes(self.state.data), self.player)

    @property
    def is_to_pay(self) -> bool:
        """Whether the player has to pay now."""
        return self.reader.waited_for and self.reader.phase in (Phase.PAY, Phase.SURCHARGE)

    def play(self, action: int) -> None:
        """Make one more move, or raise the reason it is refused."""
        if not is_legal(self.state, self.tables, self.player, action):
            raise self.refuse(self.tables, self.state, self.player, action)
        apply(self.state, self.tables, self.player, action)
        self.actions.append(action)

    def pay(self, words: list[str]) -> list[int]:
        """Pay with the named cards, step by step, until nothing more is asked."""
        reader = self.reader
        cards, given = read_payment(reader.board, words)
        bill = bill_of(reader)
        if why := misfit(bill, cards, given):
            raise why
        self.play(set_action(reader.board, cards))
        units = sum(given.values()) // bill.units if given else 0
        while step := STEPS.get(self.reader.phase):
            self.play(step(self.reader, cards, given, units))
        return self.actions


Step = Callable[[PlayerReader, Cards, Cards, int], int]


def _substitute(reader: PlayerReader, cards: Cards, given: Cards, units: int) -> int:
    return A.COUNT(units)


def _variant(reader: PlayerReader, cards: Cards, given: Cards, units: int) -> int:
    return A.COUNT(variant_count(reader, cards))


def _give(reader: PlayerReader, cards: Cards, given: Cards, units: int) -> int:
    """The first substitute, in board order, that is not on the table yet."""
    laid = Counter(dict(enumerate(reader.numbers("laid"))))
    return A.GIVE(min(Counter(cards) + Counter(given) - laid))


STEPS: dict[Phase, Step] = {
    Phase.SUBSTITUTE: _substitute,
    Phase.VARIANT: _variant,
    Phase.GIVING: _give,
}
"""The steps that may follow colour and wilds, and how the named cards answer them."""
