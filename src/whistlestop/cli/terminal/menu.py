"""Numbered choices: what a player can do now."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from whistlestop.bots import OWN_BUDGET
from whistlestop.bots.reference.greedy import GreedyBot
from whistlestop.cli.terminal.lookup import without_doubles
from whistlestop.cli.terminal.progress import progress_of
from whistlestop.engine import actions as A
from whistlestop.game import View
from whistlestop.game.notation import words
from whistlestop.game.notation.phrases import payment

ENTER_TAKES_FIRST = frozenset(
    {"pay", "substitute", "variant", "give", "surcharge", "refill", "pieces"}
)
"""Phases in which Enter takes the first choice, which is the usual one."""
TICKET_PHASES = frozenset({"opening", "keep", "draft-keep"})


@dataclass(slots=True)
class MenuItem:
    """A numbered choice: a move, or a further list."""

    label: str
    action: int | None = None
    more: list[MenuItem] = field(default_factory=list)
    quiet: bool = False
    """Has a number but no line of its own: the cards in the row show theirs."""

    @property
    def starred(self) -> bool:
        """Whether any entry in its list is marked."""
        return any(entry.label.endswith("*") for entry in self.more)


def usual_choice(view: View) -> int:
    """What Enter takes. Unlike a hint, which is searched for, it must be instant."""
    return int(GreedyBot().decide(view, Random(0), OWN_BUDGET))


def entries(view: View) -> list[MenuItem]:
    """The current choices, in the order of their numbers."""
    actions = view.legal_moves().actions
    if view.phase in TICKET_PHASES or view.phase in ("draft", "pieces"):
        return []
    if view.phase in ("main", "second-card"):
        return turn_entries(view, actions)
    if view.phase in ENTER_TAKES_FIRST:
        first = usual_choice(view)
        actions = [first, *(action for action in actions if action != first)]
    return [MenuItem(label(view, action), action) for action in actions]


def turn_entries(view: View, actions: list[int]) -> list[MenuItem]:
    """The row by position, then the decks, then everything else; long lists are submenus."""
    board = view.board
    ids = [card.id for card in board.cards]
    found = []
    for card in view.reader.row:
        action = ids.index(card) if card else None
        found.append(MenuItem("take", action if action in actions else None, quiet=True))
    for i, deck in enumerate(board.decks):
        name = f"draw unseen, {deck} deck" if len(board.decks) > 1 else "draw unseen"
        if A.DRAW(i) in actions:
            found.append(MenuItem(name, A.DRAW(i)))
    if A.TICKETS() in actions:
        found.append(MenuItem(f"draw {board.rules.ticket_draw} tickets", A.TICKETS()))
    for title, kinds in LISTS.items():
        inside = [action for kind in kinds for action in kind.among(actions)]
        if inside:
            more = list_entries(view, inside)
            found.append(MenuItem(f"{title} ({len(more)} possible)", more=more))
    if A.PASS() in actions:
        found.append(MenuItem("pass", A.PASS()))
    return found


LISTS = {
    "claim": (A.CLAIM,),
    "station": (A.STATION,),
    "harbour": (A.HARBOUR,),
    "exchange": (A.TO_SHIPS, A.TO_TRAINS),
}
"""Kinds of moves that open a list of their own."""


def list_entries(view: View, actions: list[int]) -> list[MenuItem]:
    """The entries of a submenu; claims that help a ticket come first, then the longest."""
    if actions[0] not in A.CLAIM:
        return [MenuItem(label(view, action), action) for action in actions]
    on_way = routes_on_the_way(view)
    routes = without_doubles(view.board, [A.CLAIM.argument(action) for action in actions])
    routes.sort(key=lambda i: (i not in on_way, -view.board.routes[i].length, i))
    return [MenuItem(claim_label(view, i, i in on_way), A.CLAIM(i)) for i in routes]


def routes_on_the_way(view: View) -> set[int]:
    """Routes on the shortest path of an incomplete ticket."""
    return {r for p in progress_of(view) if not p.done and p.way for r in p.way.routes}


def label(view: View, action: int) -> str:
    """A choice in a few words."""
    board = view.board
    kind, argument = A.unpack(action)
    if kind in (A.STATION, A.HARBOUR):
        return words.city_name(board, argument)
    if kind in (A.TO_SHIPS, A.TO_TRAINS):
        kinds = "trains for ships" if kind is A.TO_SHIPS else "ships for trains"
        return f"{argument} {kinds}, {words.points(-argument * board.rules.exchange_cost)}"
    if kind is A.REFILL:
        return f"refill from the {board.decks[argument]} deck"
    if kind is A.REFUSE:
        return "refuse: take your cards back and end the turn (EU-8)"
    if kind is A.GIVE:
        return f"give {words.card_name(board.cards[argument].id)}"
    if kind is A.FESTIVAL:
        festival = board.festivals[argument]
        n = words.count(view.reader.festivals.get(festival.id, 0), "card")
        return f"{words.join(words.city_name(board, c) for c in festival.cities)}: {n}"
    return payment(view, next(m for m in view.legal_moves() if m.action == action))


def claim_label(view: View, i: int, on_the_way: bool) -> str:
    """`Paris–Zürich 4 green: 7`; a star marks a ticket's shortest path."""
    board = view.board
    route = board.routes[i]
    colour = words.colour_name(board, route.colour)
    kind = "" if route.kind == "track" else f" {route.kind.value}"
    symbols = f" ({words.count(route.wild_symbols, 'wild')})" if route.wild_symbols else ""
    value = board.rules.route_points[route.length - 1]
    star = " *" if on_the_way else ""
    return f"{words.ends(board, i)} {route.length} {colour}{kind}{symbols}: {value}{star}"
