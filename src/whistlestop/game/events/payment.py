"""What was paid for, as data: routes, tunnels, stations and harbours."""

from __future__ import annotations

from typing import Any

from whistlestop.boards.model import RouteKind
from whistlestop.engine.actions import PAYING_ON, REFUSE, Phase, Purpose
from whistlestop.engine.explain import spent
from whistlestop.engine.reader import StateReader
from whistlestop.game.events.tunnel import turned_up

Facts = dict[str, Any]
"""Plain JSON values, with ids of the board."""
Content = tuple[str, Facts | None, Facts | None]
"""A kind of event, what everyone may know of it, and what its player knows instead."""


def payment_event(old: StateReader, new: StateReader, player: int, action: int) -> Content | None:
    """The event of a payment step; None unless it is the last one."""
    if new.phase in PAYING_ON:
        return None
    if old.purpose in (Purpose.STATION, Purpose.HARBOUR):
        return old.purpose.value, {"city": old.city, "cards": _paid(old, new, player)}, None
    if action in REFUSE:
        return "refuse", {"route": old.route.id, "cards": old.laid}, None
    cards = _paid(old, new, player)
    facts: Facts = {"route": old.route.id, "cards": cards}
    if new.phase is Phase.SURCHARGE:
        return "dig", {**facts, "revealed": new.revealed, "price": new.cost}, None
    facts["points"] = new.points(player) - old.points(player)
    facts["festivals"] = _festivals_taken(old, new, player)
    if old.purpose is Purpose.SURCHARGE:
        return "surcharge", facts, None
    if old.route.kind == RouteKind.TUNNEL:
        revealed = turned_up(old, new, cards)
        if revealed is not None:
            facts["revealed"] = revealed
    return "claim", facts, None


def festival_event(old: StateReader, festival: int) -> Content:
    """Which end of a route a player took festival cards from (IB-8)."""
    name = old.board.festivals[festival].id
    return "festival", {"festival": name, "count": old.festivals.get(name, 0)}, None


def _paid(old: StateReader, new: StateReader, player: int) -> dict[str, int]:
    """All cards of the payment, including substitutes already laid down (NO-5, NO-7)."""
    left = spent(old.data, new.data, player)
    # During a surcharge the table also holds the tunnel's own cards, which were reported before.
    before = {} if old.purpose is Purpose.SURCHARGE else old.laid
    paid = {c.id: before.get(c.id, 0) + left.get(i, 0) for i, c in enumerate(old.board.cards)}
    return {card: n for card, n in paid.items() if n}


def _festivals_taken(old: StateReader, new: StateReader, player: int) -> dict[str, int]:
    had = old.taken(player)
    more = {f: n - had.get(f, 0) for f, n in new.taken(player).items()}
    return {f: n for f, n in more.items() if n}
