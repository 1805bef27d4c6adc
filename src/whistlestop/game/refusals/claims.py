"""Why a route cannot be claimed (C9, C10, EU-5, NO-4, NO-5, NO-7)."""

from __future__ import annotations

from whistlestop.boards.model import Route, RouteKind
from whistlestop.engine.legal import has_pieces
from whistlestop.engine.tables import cards_for_one_space, takes_wilds
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import deck_of
from whistlestop.game.notation.words import count
from whistlestop.game.refusals.attempt import Attempt, Conditions
from whistlestop.game.refusals.wording import best_held, best_types, price, wild_kinds


def _route(attempt: Attempt) -> Route:
    return attempt.board.routes[attempt.argument]


def _taken(attempt: Attempt) -> IllegalMove | None:
    owner = attempt.claimed().get(_route(attempt).id)
    if owner is None:
        return None
    if owner == attempt.player:
        return IllegalMove("you already own this route", "C9")
    return IllegalMove(f"this route is taken by player {owner}", "C9")


def _closed_double(attempt: Attempt) -> IllegalMove | None:
    if attempt.argument not in attempt.barred(attempt.player):
        return None
    if _route(attempt).twin in attempt.owned(attempt.player):
        return IllegalMove("you already own the other route of this double", "C10")
    return IllegalMove(
        f"with {attempt.players} players the second route of a double closes "
        "when the first is claimed",
        "C10",
    )


def _too_few_pieces(attempt: Attempt) -> IllegalMove | None:
    if has_pieces(attempt.state, attempt.tables, attempt.player, attempt.argument):
        return None
    route = _route(attempt)
    sea = route.kind is RouteKind.SEA
    left = (attempt.ships if sea else attempt.trains)(attempt.player)
    pieces = count(left, "ship" if sea else "train")
    return IllegalMove(f"you have {pieces} left and this route needs {route.length}", "C9")


def _too_few_cards(attempt: Attempt) -> IllegalMove:
    route = _route(attempt)
    if cards_for_one_space(route, attempt.rules):
        return _too_few_substitutes(attempt, route)
    if attempt.wilds_held < route.wild_symbols:
        held = f"{attempt.wilds_held or 'no'} {attempt.wild}"
        return IllegalMove(f"this ferry takes {_price(attempt, route)}; you have {held}", "EU-5")
    with_wilds = takes_wilds(route, attempt.rules)
    held = best_held(attempt, deck_of(route), route.colour, with_wilds)
    why = f"you have {held}; this route takes {_price(attempt, route)}"
    if not with_wilds and _with_wilds(attempt, route) >= route.length:
        where = wild_kinds(attempt.rules)
        return IllegalMove(f"{why}, and you can use {attempt.wild} only on {where}", "NO-4")
    return IllegalMove(why, "EU-5" if route.wild_symbols else "C9")


def _with_wilds(attempt: Attempt, route: Route) -> int:
    return attempt.wilds_held + attempt.worth(best_types(attempt, deck_of(route), route.colour))


def _price(attempt: Attempt, route: Route) -> str:
    rest = route.length - route.wild_symbols
    wilds = [f"{route.wild_symbols} {attempt.wild}"] if route.wild_symbols else []
    cards = [price(attempt.board, deck_of(route), route.colour, rest)] if rest else []
    return " and ".join(wilds + cards)


def _too_few_substitutes(attempt: Attempt, route: Route) -> IllegalMove:
    """The player lacks both the set and the substitutes for the rest of it (NO-5, NO-7)."""
    units = cards_for_one_space(route, attempt.rules)
    wilds = attempt.wilds_held if takes_wilds(route, attempt.rules) else 0
    best = min(
        attempt.worth(best_types(attempt, deck_of(route), route.colour)),
        route.length - route.wild_symbols,
    )
    others = max(0, route.length - best - wilds)
    needed = route.length + others * (units - 1)
    return IllegalMove(
        f"this route takes {_price(attempt, route)}; your cards cover "
        f"{count(route.length - others, 'space')}, and each of the others takes any {units} cards: "
        f"{needed} cards in all, but you have {attempt.hand_size(attempt.player)}",
        "NO-7" if route.cards_for_one else "NO-5",
    )


CLAIM: Conditions = (_taken, _closed_double, _too_few_pieces, _too_few_cards)
