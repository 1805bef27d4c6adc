"""What was paid for, as data: routes, tunnels, stations and harbours."""

from __future__ import annotations

from typing import Any

from whistlestop.boards.model import RouteKind
from whistlestop.engine import layout as L
from whistlestop.engine.explain import spent
from whistlestop.game.happenings_tunnel import turned_up
from whistlestop.game.look import Look

Facts = dict[str, Any]
"""Plain JSON values in the board's ids."""
Told = tuple[str, Facts | None, Facts | None]
"""A kind of happening, what everybody may know of it, and what its player knows instead."""


def tell_payment(old: Look, new: Look, player: int, action: int) -> Told | None:
    """A step of a payment; None unless it is the last one."""
    data = old.data
    if new.data[L.PHASE] in (L.SUBSTITUTE, L.VARIANT, L.GIVING):
        return None
    if data[L.PURPOSE] in (L.FOR_STATION, L.FOR_HARBOUR):
        kind = "station" if data[L.PURPOSE] == L.FOR_STATION else "harbour"
        city = old.board.cities[data[L.CITY]].id
        return kind, {"city": city, "cards": _paid(old, new, player)}, None
    route = old.board.routes[data[L.ROUTE]].id
    if action == L.A_REFUSE:
        return "refuse", {"route": route, "cards": old.laid}, None
    cards = _paid(old, new, player)
    facts: Facts = {"route": route, "cards": cards}
    if new.data[L.PHASE] == L.SURCHARGE:
        return "dig", {**facts, "revealed": new.revealed, "price": new.data[L.COST]}, None
    facts["points"] = new.short(L.POINTS + player) - old.short(L.POINTS + player)
    facts["festivals"] = _festivals_taken(old, new, player)
    if data[L.PURPOSE] == L.FOR_SURCHARGE:
        return "surcharge", facts, None
    if old.board.routes[data[L.ROUTE]].kind == RouteKind.TUNNEL:
        revealed = turned_up(old, new, cards)
        if revealed is not None:
            facts["revealed"] = revealed
    return "claim", facts, None


def tell_festival(old: Look, festival: int) -> Told:
    """The end of a route whose festival cards a player took (IB-8)."""
    name = old.board.festivals[festival].id
    return "festival", {"festival": name, "count": old.data[L.FESTIVAL + festival]}, None


def _paid(old: Look, new: Look, player: int) -> dict[str, int]:
    """All cards of the payment. Some may lie on the table already, one by one (NO-5, NO-7)."""
    left = spent(old.data, new.data, player)
    # Under a surcharge lie the cards of the tunnel itself: they were told when it was dug.
    before = L.TYPES * [0] if old.data[L.PURPOSE] == L.FOR_SURCHARGE else old.data[L.LAID :]
    paid = {c.id: before[i] + left.get(i, 0) for i, c in enumerate(old.board.cards)}
    return {card: n for card, n in paid.items() if n}


def _festivals_taken(old: Look, new: Look, player: int) -> dict[str, int]:
    had = old.taken(player)
    more = {f: n - had.get(f, 0) for f, n in new.taken(player).items()}
    return {f: n for f, n in more.items() if n}
