"""Several moves in one text: a claim, a station or a harbour with its payment.

    claim paris-zurich 3 green 1 wild
    harbour chicago 1 red-harbour 1 wild 2 red-ship
    claim lieksa-murmansk 7 green + 5 red 3 wild

Cards after the plus stand for others, several for one (NO-5, NO-7). It is all or nothing: the
moves are tried on a copy, and the first that is illegal gives the reason. What a tunnel asks for
afterwards is not part of it.
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
from whistlestop.game.notation.moment import Moment
from whistlestop.game.notation.reading import (
    read_move,
    read_payment,
    set_action,
    split,
    variant_count,
)
from whistlestop.game.notation.writing import fixed_texts

Refuse = Callable[[Tables, State, int, int], IllegalMove]
"""Gives the reason why a player may not do something."""

PAID_FOR = frozenset({"claim", "station", "harbour"})
"""The verbs that a payment may follow."""


def expand(tables: Tables, state: State, player: int, text: str, refuse: Refuse) -> list[int]:
    """The actions that a text stands for. Several are all legal, one after the other."""
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
    def moment(self) -> Moment:
        """Where the trial has come to."""
        return Moment(self.tables.board, bytes(self.state.data), self.player)

    @property
    def is_to_pay(self) -> bool:
        """Whether the game waits for the player to pay."""
        return self.moment.waited_for and self.moment.phase in (Phase.PAY, Phase.SURCHARGE)

    def play(self, action: int) -> None:
        """Make one more move, or raise the reason why not."""
        if not is_legal(self.state, self.tables, self.player, action):
            raise self.refuse(self.tables, self.state, self.player, action)
        apply(self.state, self.tables, self.player, action)
        self.actions.append(action)

    def pay(self, words: list[str]) -> list[int]:
        """Pay with the cards that are named, step by step for as long as something is asked."""
        moment = self.moment
        cards, given = read_payment(moment.board, words)
        bill = bill_of(moment)
        if why := misfit(bill, cards, given):
            raise why
        self.play(set_action(moment.board, cards))
        units = sum(given.values()) // bill.units if given else 0
        while step := STEPS.get(self.moment.phase):
            self.play(step(self.moment, cards, given, units))
        return self.actions


Step = Callable[[Moment, Cards, Cards, int], int]


def _substitute(moment: Moment, cards: Cards, given: Cards, units: int) -> int:
    return A.COUNT(units)


def _variant(moment: Moment, cards: Cards, given: Cards, units: int) -> int:
    return A.COUNT(variant_count(moment, cards))


def _give(moment: Moment, cards: Cards, given: Cards, units: int) -> int:
    """The first, in the board's order, of those that do not lie on the table yet."""
    laid = Counter(dict(enumerate(moment.numbers("laid"))))
    return A.GIVE(min(Counter(cards) + Counter(given) - laid))


STEPS: dict[Phase, Step] = {
    Phase.SUBSTITUTE: _substitute,
    Phase.VARIANT: _variant,
    Phase.GIVING: _give,
}
"""What a payment may still ask for after its colour and wilds, and how the cards answer it."""
