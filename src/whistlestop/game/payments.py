"""The ways to pay for a route, a station or a harbour before it is claimed.

They are worked out on a completion of the payer's view, so the answer cannot depend on anything
hidden, such as the top of the deck and thus the cost of a tunnel.
"""

from __future__ import annotations

from random import Random
from typing import Any

from whistlestop.engine.actions import Phase
from whistlestop.engine.explain import payment_cards
from whistlestop.game.errors import GameError
from whistlestop.game.game import Game
from whistlestop.game.notation.compound import PAID_FOR
from whistlestop.game.notation.reading import split
from whistlestop.game.view import View


class NothingToPay(GameError):
    """The move is not one that costs cards, or it is not possible now."""

    def __init__(self) -> None:
        super().__init__(
            "expected a claim, a station or a harbour without its cards, at the start of a turn"
        )


def payment_options(view: View, move: str) -> list[dict[str, Any]]:
    """Every way to pay for something, cheapest first: fewest wilds, then fewest cards.

    `more` is set where the first step leaves more to choose (several cards for one). Claim first,
    then answer step by step.
    """
    seat = view.viewer
    words = split(move)
    if seat is None or len(words) != 2 or words[0] not in PAID_FOR:
        raise NothingToPay
    if seat in view.to_act and view.phase != Phase.MAIN:
        raise NothingToPay
    trial = Game(view.tables, view.completed(Random(0)))
    trial.play(move, seat)
    board = trial.board
    wild = board.cards[board.wild].id if board.wild >= 0 else ""
    found = []
    for option in trial.legal_moves(seat):
        cards = payment_cards(trial.tables, trial.state.to_bytes(), seat, option.action)
        counts = {board.cards[i].id: n for i, n in sorted((cards or {}).items()) if n}
        way: dict[str, Any] = {"pay": option.text, "cards": counts, "more": cards is None}
        if cards is not None and (whole := _whole(move, option.text)):
            way["move"] = whole
        found.append(way)
    found.sort(key=lambda way: (way["more"], *_price(way["cards"], wild)))
    return found


def _whole(claim: str, pay: str) -> str:
    """The claim and its payment in one move, if the payment names its cards."""
    cards = pay.removeprefix("pay ")
    return f"{claim} {cards}" if cards[:1].isdecimal() else ""


def _price(cards: dict[str, int], wild: str) -> tuple[int, int]:
    return cards.get(wild, 0), sum(cards.values())
