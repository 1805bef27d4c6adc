"""The map as a table of routes: all, open, mine, or those of one city."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from whistlestop.boards.model import Route
from whistlestop.cli.output import paint
from whistlestop.cli.output.tables import plain_table
from whistlestop.game import View
from whistlestop.game.notation import words


def routes_table(view: View, names: list[str], chosen: list[int]) -> Table:
    """Routes with their cost, points and owner."""
    board = view.board
    table = plain_table("Route", "+Spaces", "Colour", "Kind", "+Points", "Owner")
    owners = view.reader.claimed()
    for i in chosen:
        route = board.routes[i]
        colour = words.colour_name(board, route.colour)
        table.add_row(
            words.ends(board, i),
            str(route.length),
            paint.chip(colour, colour),
            kind_text(route),
            str(board.rules.route_points[route.length - 1]),
            owner_text(view, names, i, owners),
        )
    return table


def kind_text(route: Route) -> str:
    """The kind, with the wilds that a ferry requires."""
    if route.wild_symbols:
        return f"ferry, {words.count(route.wild_symbols, 'wild')}"
    if route.cards_for_one:
        return f"{words.kind_name(route.kind)}, {route.cards_for_one} for 1"
    return words.kind_name(route.kind)


def owner_text(view: View, names: list[str], i: int, owners: dict[str, int]) -> Text:
    """Who owns a route, or why it can no longer be claimed."""
    owner = owners.get(view.board.routes[i].id)
    if owner is not None:
        return paint.player_name(names, owner)
    if view.viewer is not None and i in barred(view):
        return Text("closed (C10)", style="dim")
    return Text("open")


def barred(view: View) -> set[int]:
    """Routes that the viewer can never claim."""
    assert view.viewer is not None
    return set(view.reader.barred(view.viewer))


def routes_of(view: View, what: str) -> list[int]:
    """`all`, `open` or `mine`, sorted by the cities' names."""
    board = view.board
    owners = view.reader.claimed()
    chosen = list(range(len(board.routes)))
    if what == "open":
        closed = barred(view)
        chosen = [i for i in chosen if i not in closed]
    elif what == "mine":
        chosen = [i for i in chosen if owners.get(board.routes[i].id) == view.viewer]
    return sorted(chosen, key=lambda i: words.ends(board, i))


def routes_at(view: View, city: int) -> list[int]:
    """The routes that end at a city."""
    return [i for i, r in enumerate(view.board.routes) if city in (r.a, r.b)]


def city_notes(view: View, names: list[str], city: int) -> list[str]:
    """What is at a city: stations, harbours, festivals, points."""
    board, look = view.board, view.reader
    here = board.cities[city]
    notes = []
    for p in range(view.players):
        if here.id in look.stations(p):
            notes.append(f"station: {names[p]}")
        if here.id in look.harbours(p):
            notes.append(f"harbour: {names[p]}")
    if here.harbour:
        notes.append("harbours can be built here")
    if here.points:
        notes.append(f"{words.points(here.points)} for a route here")
    for festival in board.festivals:
        if city in festival.cities:
            notes.append(f"{look.festivals.get(festival.id, 0)} festival cards here")
    return notes
