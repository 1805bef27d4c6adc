"""Why a station or a harbour cannot be built, or pieces not be exchanged (EU-10, GL-11, GL-12)."""

from __future__ import annotations

from whistlestop.boards.model import GREY, City
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.bill import types_of
from whistlestop.game.notation.words import count
from whistlestop.game.refusals.case import Case, first_of
from whistlestop.game.refusals.wording import best_held, harbour_price, price


def station(case: Case) -> IllegalMove:
    """No station left, no city, another station there, or too few cards."""
    return first_of(case, _no_station_left, _junction, _station_there) or _station_too_dear(case)


def harbour(case: Case) -> IllegalMove:
    """No harbour left, the wrong city, no route to it, or too few cards."""
    checks = (_no_harbour_left, _junction, _no_harbour_city, _harbour_there, _no_route)
    return first_of(case, *checks) or _harbour_too_dear(case)


def _city(case: Case) -> City:
    return case.board.cities[case.argument]


def _junction(case: Case) -> IllegalMove | None:
    if not _city(case).junction:
        return None
    return IllegalMove(f"{_city(case).id} is a junction, no city: nothing is built there", "GL-19")


def _no_station_left(case: Case) -> IllegalMove | None:
    if case.stations_left(case.player):
        return None
    return IllegalMove(f"you have built all of your {case.rules.stations} stations", "EU-10")


def _station_there(case: Case) -> IllegalMove | None:
    city = _city(case).id
    for p in range(case.players):
        if city in case.stations(p):
            return IllegalMove(f"{_who(case, p)} a station in {city} already", "EU-10")
    return None


def _who(case: Case, player: int) -> str:
    return "you have" if player == case.player else f"player {player} has"


def _station_too_dear(case: Case) -> IllegalMove:
    cost = case.rules.station_costs[case.rules.stations - case.stations_left(case.player)]
    held = best_held(case, 0, GREY, True)
    wanted = price(case.board, 0, GREY, cost)
    return IllegalMove(f"you have {held}; your next station takes {wanted}", "EU-10")


def _no_harbour_left(case: Case) -> IllegalMove | None:
    if case.harbours_left(case.player):
        return None
    return IllegalMove(f"you have built all of your {case.rules.harbours} harbours", "GL-11")


def _no_harbour_city(case: Case) -> IllegalMove | None:
    if _city(case).harbour:
        return None
    return IllegalMove(f"{_city(case).id} is no harbour city", "GL-11")


def _harbour_there(case: Case) -> IllegalMove | None:
    city = _city(case).id
    for p in range(case.players):
        if city in case.harbours(p):
            return IllegalMove(f"{_who(case, p)} a harbour in {city} already", "GL-11")
    return None


def _no_route(case: Case) -> IllegalMove | None:
    routes = (case.board.routes[i] for i in case.owned(case.player))
    if any(case.argument in (route.a, route.b) for route in routes):
        return None
    return IllegalMove(f"you own no route to {_city(case).id}", "GL-11")


def _harbour_too_dear(case: Case) -> IllegalMove:
    best = max(range(len(case.board.colours)), key=lambda colour: _fitting(case, colour))
    types = [i for deck in (0, 1) for i in _signs(case, deck, best)]
    held = "no card with the harbour sign"
    if case.wilds_held or _fitting(case, best):
        held = case.describe([*types, case.board.wild] if case.wilds_held else types) + " at best"
    return IllegalMove(f"you have {held}; {harbour_price(case.board)}", "GL-11")


def _signs(case: Case, deck: int, colour: int) -> list[int]:
    return [i for i in types_of(case.board, deck, colour) if case.board.cards[i].harbour_sign]


def _fitting(case: Case, colour: int) -> int:
    """How many of a harbour's cards the player has in a colour."""
    wanted = (case.rules.harbour_train_cards, case.rules.harbour_ship_cards)
    held = (sum(map(case.holds, _signs(case, deck, colour))) for deck in (0, 1))
    return sum(map(min, wanted, held))


def to_ships(case: Case) -> IllegalMove:
    """More trains than there are, or than the box has ships for."""
    return _exchange(
        case, "train", case.trains(case.player), "ship", case.number("box_ships", case.player)
    )


def to_trains(case: Case) -> IllegalMove:
    """More ships than there are, or than the box has trains for."""
    return _exchange(
        case, "ship", case.ships(case.player), "train", case.number("box_trains", case.player)
    )


def _exchange(case: Case, kind: str, left: int, other: str, boxed: int) -> IllegalMove:
    if case.argument == 0:
        why = f"an exchange takes one {kind} or more"
    elif case.argument > left:
        why = f"you have {count(left, kind)}, not {case.argument}"
    else:
        why = f"the box has {count(boxed, other)} of yours, not {case.argument}"
    return IllegalMove(why, "GL-12")
