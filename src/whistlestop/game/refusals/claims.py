"""Why a route cannot be claimed (C9, C10, EU-5, NO-4, NO-5, NO-7)."""

from __future__ import annotations

from whistlestop.boards.model import Route, RouteKind
from whistlestop.engine.tables import cards_for_one_space
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import deck_of
from whistlestop.game.notation.words import count
from whistlestop.game.refusals.case import Case, first_of
from whistlestop.game.refusals.wording import best_held, best_types, price, wild_kinds


def claim(case: Case) -> IllegalMove:
    """A route that is gone, closed, too long or too dear."""
    return first_of(case, _taken, _double, _too_few_pieces) or _too_few_cards(case)


def _route(case: Case) -> Route:
    return case.board.routes[case.argument]


def _taken(case: Case) -> IllegalMove | None:
    owner = case.claimed().get(_route(case).id)
    if owner is None:
        return None
    if owner == case.player:
        return IllegalMove("you already own this route", "C9")
    return IllegalMove(f"this route is taken by player {owner}", "C9")


def _double(case: Case) -> IllegalMove | None:
    twin = _route(case).twin
    owner = None if twin is None else case.claimed().get(case.board.routes[twin].id)
    if owner == case.player:
        return IllegalMove("you already own the other route of this double", "C10")
    if owner is not None and case.players <= case.rules.double_closed_up_to:
        return IllegalMove(
            f"with {case.players} players the second route of a double closes "
            "when the first is claimed",
            "C10",
        )
    return None


def _too_few_pieces(case: Case) -> IllegalMove | None:
    route = _route(case)
    sea = route.kind is RouteKind.SEA
    left = (case.ships if sea else case.trains)(case.player)
    if left >= route.length:
        return None
    pieces = count(left, "ship" if sea else "train")
    return IllegalMove(f"you have {pieces} left and this route needs {route.length}", "C9")


def _too_few_cards(case: Case) -> IllegalMove:
    route = _route(case)
    if cards_for_one_space(route, case.rules):
        return _too_few_substitutes(case, route)
    if case.wilds_held < route.wild_symbols:
        held = f"{case.wilds_held or 'no'} {case.wild}"
        return IllegalMove(f"this ferry takes {_price(case, route)}; you have {held}", "EU-5")
    takes_wilds = route.kind in case.rules.wilds_on
    held = best_held(case, deck_of(route), route.colour, takes_wilds)
    why = f"you have {held}; this route takes {_price(case, route)}"
    if not takes_wilds and _with_wilds(case, route) >= route.length:
        where = wild_kinds(case.rules)
        return IllegalMove(f"{why}, and {case.wild} serves only on {where}", "NO-4")
    return IllegalMove(why, "EU-5" if route.wild_symbols else "C9")


def _with_wilds(case: Case, route: Route) -> int:
    return case.wilds_held + case.worth(best_types(case, deck_of(route), route.colour))


def _price(case: Case, route: Route) -> str:
    rest = route.length - route.wild_symbols
    wilds = [f"{route.wild_symbols} {case.wild}"] if route.wild_symbols else []
    cards = [price(case.board, deck_of(route), route.colour, rest)] if rest else []
    return " and ".join(wilds + cards)


def _too_few_substitutes(case: Case, route: Route) -> IllegalMove:
    """Neither the set nor several cards of any kind for the rest of it (NO-5, NO-7)."""
    units = cards_for_one_space(route, case.rules)
    wilds = case.wilds_held if route.kind in case.rules.wilds_on else 0
    best = min(
        case.worth(best_types(case, deck_of(route), route.colour)),
        route.length - route.wild_symbols,
    )
    others = max(0, route.length - best - wilds)
    needed = route.length + others * (units - 1)
    return IllegalMove(
        f"this route takes {_price(case, route)}; your cards fit "
        f"{count(route.length - others, 'space')}, any {units} cards would stand for each of "
        f"the others: {needed} cards in all, and you have {case.hand_size(case.player)}",
        "NO-7" if route.cards_for_one else "NO-5",
    )
