"""Why a station or harbour cannot be built, or pieces exchanged (EU-10, GL-11, GL-12)."""

from __future__ import annotations

from whistlestop.boards.model import GREY, City
from whistlestop.engine import actions as A
from whistlestop.engine.legal import station_cost
from whistlestop.engine.network import touches
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import types_of
from whistlestop.game.notation.words import count
from whistlestop.game.refusals.attempt import Attempt, Conditions
from whistlestop.game.refusals.wording import best_held, harbour_price, price

BUILDINGS = {A.STATION: ("station", "EU-10"), A.HARBOUR: ("harbour", "GL-11")}


def _city(attempt: Attempt) -> City:
    return attempt.board.cities[attempt.argument]


def _junction(attempt: Attempt) -> IllegalMove | None:
    if not _city(attempt).junction:
        return None
    return IllegalMove(
        f"{_city(attempt).id} is a junction, not a city: you cannot build there", "GL-19"
    )


def _none_left(attempt: Attempt) -> IllegalMove | None:
    kind, rule = BUILDINGS[attempt.kind]
    if attempt.number(f"{kind}s_left", attempt.player):
        return None
    built = getattr(attempt.rules, f"{kind}s")
    return IllegalMove(f"you have built all of your {built} {kind}s", rule)


def _built_there(attempt: Attempt) -> IllegalMove | None:
    kind, rule = BUILDINGS[attempt.kind]
    for p in range(attempt.players):
        if attempt.argument in attempt.bits(f"{kind}s", p):
            who = "you have" if p == attempt.player else f"player {p} has"
            return IllegalMove(f"{who} a {kind} in {_city(attempt).id} already", rule)
    return None


def _station_too_dear(attempt: Attempt) -> IllegalMove:
    cost = station_cost(attempt.state, attempt.tables, attempt.player)
    held = best_held(attempt, 0, GREY, True)
    wanted = price(attempt.board, 0, GREY, cost)
    return IllegalMove(f"you have {held}; your next station takes {wanted}", "EU-10")


def _no_harbour_city(attempt: Attempt) -> IllegalMove | None:
    if _city(attempt).harbour:
        return None
    return IllegalMove(f"{_city(attempt).id} is not a harbour city", "GL-11")


def _no_route(attempt: Attempt) -> IllegalMove | None:
    if touches(attempt.state, attempt.tables, attempt.player, attempt.argument):
        return None
    return IllegalMove(f"you own no route to {_city(attempt).id}", "GL-11")


def _harbour_too_dear(attempt: Attempt) -> IllegalMove:
    best = max(range(len(attempt.board.colours)), key=lambda colour: _fitting(attempt, colour))
    types = [i for deck in (0, 1) for i in _signs(attempt, deck, best)]
    held = "no card with the harbour sign"
    if attempt.wilds_held or _fitting(attempt, best):
        held = (
            attempt.describe([*types, attempt.board.wild] if attempt.wilds_held else types)
            + " at best"
        )
    return IllegalMove(f"you have {held}; {harbour_price(attempt.board)}", "GL-11")


def _signs(attempt: Attempt, deck: int, colour: int) -> list[int]:
    return [i for i in types_of(attempt.board, deck, colour) if attempt.board.cards[i].harbour_sign]


def _fitting(attempt: Attempt, colour: int) -> int:
    """The number of a harbour's cards that the player has in a colour."""
    wanted = (attempt.rules.harbour_train_cards, attempt.rules.harbour_ship_cards)
    held = (sum(map(attempt.holds, _signs(attempt, deck, colour))) for deck in (0, 1))
    return sum(map(min, wanted, held))


def _exchange(attempt: Attempt, kind: str, other: str) -> IllegalMove:
    """More pieces than the player has, or than the box can replace."""
    left = attempt.number(f"{kind}s", attempt.player)
    boxed = attempt.number(f"box_{other}s", attempt.player)
    if attempt.argument == 0:
        why = f"an exchange needs at least one {kind}"
    elif attempt.argument > left:
        why = f"you have {count(left, kind)}, not {attempt.argument}"
    else:
        why = f"the box has {count(boxed, other)} of yours, not {attempt.argument}"
    return IllegalMove(why, "GL-12")


STATION: Conditions = (_none_left, _junction, _built_there, _station_too_dear)
HARBOUR: Conditions = (
    *(_none_left, _junction, _no_harbour_city, _built_there, _no_route),
    _harbour_too_dear,
)
TO_SHIPS: Conditions = (lambda attempt: _exchange(attempt, "train", "ship"),)
TO_TRAINS: Conditions = (lambda attempt: _exchange(attempt, "ship", "train"),)
