"""The names of things in plain words: routes, tickets, cards, lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from whistlestop.boards.model import GREY, Board, RouteKind


def join(words: Iterable[str], link: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *most, last = list(words) or [""]
    return f"{', '.join(most)} {link} {last}" if most else last


def count(n: int, word: str, several: str | None = None) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {word if n == 1 else several or word + 's'}"


def ranged(numbers: Iterable[int]) -> str:
    """`2` or `1 to 4`."""
    found = sorted(numbers)
    return f"{found[0]}" if found[0] == found[-1] else f"{found[0]} to {found[-1]}"


def points(n: int) -> str:
    """`1 point`, `-3 points`."""
    return count(n, "point")


def card_name(card: str) -> str:
    """A card's id in plain words: `green double ship`."""
    return card.replace("-", " ")


def cards(counts: Mapping[str, int]) -> str:
    """`3 green and 1 wild`."""
    return join(f"{n} {card_name(card)}" for card, n in counts.items() if n) or "no cards"


def city_name(board: Board, i: int) -> str:
    """The name of a city."""
    return board.cities[i].name


def colour_name(board: Board, colour: int) -> str:
    """The colour of a route; grey routes take any one colour."""
    return "grey" if colour == GREY else board.colours[colour]


def ends(board: Board, i: int) -> str:
    """The two cities of a route."""
    return f"{city_name(board, board.routes[i].a)}–{city_name(board, board.routes[i].b)}"


def route_name(board: Board, i: int) -> str:
    """`Paris–Zürich`, and which one if two routes connect the same cities."""
    route = board.routes[i]
    name = ends(board, i)
    others = [r for r in board.routes if {r.a, r.b} == {route.a, route.b} and r.id != route.id]
    if not others:
        return name
    if all(r.kind is not route.kind for r in others):
        return f"{name} ({kind_name(route.kind)})"
    if all(r.colour != route.colour for r in others):
        return f"{name} ({colour_name(board, route.colour)})"
    number = sorted([route.id, *(r.id for r in others)]).index(route.id) + 1
    return f"{name} (no. {number})"


def kind_name(kind: RouteKind) -> str:
    """What kind of route it is."""
    return "rail" if kind is RouteKind.TRACK else kind.value


def ticket_name(board: Board, i: int) -> str:
    """`Brest–Petrograd`."""
    ticket = board.tickets[i]
    return f"{city_name(board, ticket.a)}–{city_name(board, ticket.b)}"


def ticket_names(board: Board, ids: Iterable[str]) -> str:
    """Several tickets, by their ids."""
    by_id = {ticket.id: i for i, ticket in enumerate(board.tickets)}
    return join(ticket_name(board, by_id[ticket]) for ticket in ids) or "no tickets"


def third_person(verb: str) -> str:
    """`claims`, `passes`."""
    return verb + ("es" if verb.endswith(("s", "sh", "ch")) else "s")


def clause(name: str, verb: str, rest: str) -> str:
    """`Anna claims ...`, `You claim ...`."""
    return f"{name} {clause_part(name, verb, rest)}"


def clause_part(name: str, verb: str, rest: str) -> str:
    """The same without the name, to continue a sentence."""
    return f"{verb if name == YOU else third_person(verb)} {rest}".rstrip()


YOU = "You"
"""The name of a lone player who gave none."""
