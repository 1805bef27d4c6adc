"""What the rules say about the current state, for clients, which know no rules of their own."""

from __future__ import annotations

from typing import Any

from whistlestop.boards.model import WILD
from whistlestop.game.view import View


def shown_view(view: View) -> dict[str, Any]:
    """A view for a client, with the routes closed so far."""
    closed = {"closes_doubles": closes_doubles(view), "closed": closed_routes(view)}
    return view.to_dict(memory=False) | closed


def shown_changes(view: View, before: View) -> dict[str, Any]:
    """The changes that everyone sees."""
    changes = view.public_changes(before)
    if any("routes" in changed for changed in changes.get("players", {}).values()):
        changes["closed"] = closed_routes(view)
    return changes


def closes_doubles(view: View) -> bool:
    """Whether a double closes once one of its routes is claimed (C10)."""
    return view.players <= view.board.rules.double_closed_up_to


def closed_routes(view: View) -> list[str]:
    """The routes nobody can claim any more, because their twin is claimed."""
    if not closes_doubles(view):
        return []
    routes, claimed = view.board.routes, view.reader.claimed()
    return [
        route.id
        for route in routes
        if route.twin is not None and route.id not in claimed and routes[route.twin].id in claimed
    ]


def situation(view: View) -> dict[str, Any]:
    """What the viewer needs to know for a special decision; empty for ordinary ones."""
    match view.phase:
        case "draft":
            return {"draft": _draft(view)}
        case "surcharge":
            return {"surcharge": _surcharge(view)}
        case "festival":
            return {"festival_points": festival_points(view)}
    return {}


def _draft(view: View) -> dict[str, Any]:
    """The draft, the viewer's picks, and the seats that hands go to and come from."""
    reader, me, rules = view.reader, view.viewer, view.board.rules.draft
    assert me is not None
    assert rules is not None
    _, number, step = reader.round
    towards = rules.first_pass if number == 1 else rules.second_pass
    return {
        "number": number,
        "picked": [view.board.tickets[i].id for i in reader.picked(me, number)],
        "round": step + 1,
        "rounds": rules.hand,
        "to": (me + towards) % view.players,
        "from": (me - towards) % view.players,
    }


def _surcharge(view: View) -> list[str]:
    """Why each revealed card counts: by its `colour`, as a `wild`, or `no` (EU-7)."""
    colours = {card.id: card.colour for card in view.board.cards}
    reasons = {WILD: "wild", view.reader.colour: "colour"}
    return [reasons.get(colours[card], "no") for card in view.reader.revealed]


def festival_points(view: View) -> dict[str, int]:
    """The points that each festival's cards would add to the viewer's score (IB-8)."""
    assert view.viewer is not None
    lying, mine = view.reader.festivals, view.reader.taken(view.viewer)
    points = {}
    for festival in view.board.festivals:
        if count := lying.get(festival.id, 0):
            worth = (0, *festival.values)
            last, held = len(festival.values), mine.get(festival.id, 0)
            points[festival.id] = worth[min(held + count, last)] - worth[min(held, last)]
    return points
