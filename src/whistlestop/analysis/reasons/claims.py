"""Reasons to claim a route, and against claims that were made."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from whistlestop.analysis.reasons.choice import Choice, Reason
from whistlestop.analysis.reasons.knowledge import Knowledge, route_of
from whistlestop.engine import actions as A
from whistlestop.engine.score_reader import ScoreReader
from whistlestop.game.outlook import Network
from whistlestop.game.planning.needs import needs_of
from whistlestop.game.planning.ways import FAR, Ways, joined_claims

LAST = 1
"""With this many turns left, points are all that counts."""
LATE = 6
"""With this many turns left, a lead in the longest path may last."""


def claim_reasons(choice: Choice) -> Iterator[Reason]:
    """Why to claim a route."""
    route = route_of(choice.action)
    if route is None:
        return
    know, board = choice.know, choice.know.board
    facts: Reason = {"route": board.routes[route].id, "points": choice.points(choice.action)}
    sights = _new_sights(know, route)
    shown: Reason = facts | ({"sights": sights} if sights else {})
    done = [t for t in choice.completes(choice.action) if t not in choice.completes(choice.instead)]
    if done:
        worth = facts["points"] + sum(board.tickets[t].points for t in done)
        yield {
            "kind": "completes",
            "tickets": [board.tickets[t].id for t in done],
            "worth": worth,
            **shown,
        }
    ticket = choice.ticket_of(choice.action)
    last = know.turns_left <= LAST
    if not (last or _same_cities(know, route, route_of(choice.instead))):
        yield from (reason | facts for reason in _wanted(choice, route, ticket))
    yield from (reason | facts for reason in _longest(choice, route))
    scored = choice.points(choice.instead)
    less = {"instead": scored} if choice.compared else {}
    more_points = facts["points"] > scored
    if last and more_points:
        yield {"kind": "last", "turns": know.turns_left, **less, **shown}
    if ticket is not None and not done and not choice.advances(choice.instead):
        left = sum(board.routes[r].length for r in _rest_of(know, ticket, route))
        yield {"kind": "ticket", "ticket": board.tickets[ticket].id, "spaces": left, **shown}
    elif not (last or done) and more_points and _same_use(choice, ticket):
        yield {"kind": "points", **less, **shown}


def against_claim(choice: Choice) -> Iterator[Reason]:
    """What was wrong with a claim that was made."""
    route = route_of(choice.instead)
    if route is None:
        return
    yield from _lost(choice, route)
    yield from _late(choice, route)
    yield from _wait(choice, route)


def _same_use(choice: Choice, ticket: int | None) -> bool:
    """Whether points can decide: both routes are for tickets, or neither move is."""
    if ticket is None:
        return not choice.advances(choice.instead)
    return choice.ticket_of(choice.instead) is not None


def _wanted(choice: Choice, route: int, ticket: int | None) -> Iterator[Reason]:
    """Other players need the route, whether the player does or not."""
    know, board = choice.know, choice.know.board
    rivals = know.rivals(route)
    if not rivals:
        return
    if ticket is None and not choice.completes(choice.action):
        yield {"kind": "blocks", "rivals": rivals}
        return
    _, cards = know.payment(choice.action)
    reason: Reason = {
        "kind": "contested",
        "rivals": rivals,
        "cards": {board.cards[card].id: n for card, n in sorted(cards.items())},
    }
    if ticket is not None:
        reason |= {"ticket": board.tickets[ticket].id, "detour": _detour(know, ticket, route)}
    yield reason


def _detour(know: Knowledge, ticket: int, route: int) -> int | None:
    """How many more spaces a ticket takes without a route; None if there is no other path."""
    ends, twin = know.board.tickets[ticket], know.board.routes[route].twin
    ways = Ways(know.reader, know.player)
    least = ways.distances(ends.a)[ends.b]
    for closed in (route, twin):
        if closed is not None:
            ways.cost[closed] = FAR
    around = ways.distances(ends.a)[ends.b]
    return None if around >= FAR else around - least


def _longest(choice: Choice, route: int) -> Iterator[Reason]:
    """The longest path: from not ahead to ahead of everyone."""
    know = choice.know
    bonus = know.board.rules.longest_path_points
    if not bonus or know.turns_left > LATE:
        return
    view = know.view
    now = ScoreReader(view.state, view.tables)
    others = max(now.path(p) for p in range(view.players) if p != know.player)
    made = route_of(choice.instead)
    reached = now.path(know.player) if made is None else _path_after(know, made)
    path = _path_after(know, route)
    if reached <= others < path:
        yield {"kind": "longest", "path": path, "others": others, "bonus": bonus}


def _path_after(know: Knowledge, route: int) -> int:
    return ScoreReader(know.after(route, {}), know.view.tables).path(know.player)


def _lost(choice: Choice, route: int) -> Iterator[Reason]:
    """All tickets could be completed with the pieces left, but not after this claim."""
    know, board = choice.know, choice.know.board
    open_ = [t for t in know.held if t not in choice.completes(choice.instead)]
    needed, left = _pieces(know, None, open_)
    if not needed or needed > left:
        return
    needed, left = _pieces(know, route, open_)
    other, other_left = _pieces(know, route_of(choice.action), open_)
    if needed and needed > left and other is not None and other <= other_left:
        ids = [board.tickets[t].id for t in open_ if not _joined(know, t)]
        yield {"kind": "lost", "tickets": ids, "needed": needed, "left": left}


def _pieces(know: Knowledge, route: int | None, tickets: Collection[int]) -> tuple[int | None, int]:
    """The pieces that some tickets take together, and those left, perhaps after a claim.

    None if a ticket has no path.
    """
    reader = know.reader_after(route, {})
    network = Network(reader, know.player)
    claims, lost = joined_claims(Ways(reader, know.player), network, tickets)
    needed = sum(know.board.routes[r].length for r in claims)
    return None if lost else needed, network.pieces


def _late(choice: Choice, route: int) -> Iterator[Reason]:
    """The claim was for a ticket that takes more turns than are left."""
    know, board = choice.know, choice.know.board
    if route in know.planned:
        return
    network, ways = Network(know.reader, know.player), Ways(know.reader, know.player)
    for t in know.held:
        helped = ways.helping(board.tickets[t])
        way = network.way(board.tickets[t])
        if route not in helped or route_of(choice.action) in helped or way is None:
            continue
        needed = needs_of(know.reader, way.routes).turns
        if needed > know.turns_left:
            left = know.turns_left
            yield {"kind": "late", "ticket": board.tickets[t].id, "needed": needed, "left": left}


def _wait(choice: Choice, route: int) -> Iterator[Reason]:
    """The route was safe, so the cards that the plan lacks could come first."""
    know = choice.know
    missing = sum(goal.missing for goal in know.account.goals if goal.planned)
    card = choice.action in A.TAKE or choice.action in A.DRAW
    safe = choice.ticket_of(choice.instead) is not None and not know.rivals(route)
    if card and missing and safe and not choice.completes(choice.instead):
        yield {"kind": "wait", "route": know.board.routes[route].id, "missing": missing}


def _rest_of(know: Knowledge, ticket: int, route: int) -> list[int]:
    """The routes that a ticket still takes after a claim."""
    ways = Ways(know.reader, know.player)
    ways.cost[route] = 0
    return ways.claims(know.board.tickets[ticket]) or []


def _joined(know: Knowledge, ticket: int) -> bool:
    ends = know.board.tickets[ticket]
    return Ways(know.reader, know.player).distances(ends.a)[ends.b] == 0


def _same_cities(know: Knowledge, route: int, other: int | None) -> bool:
    """Whether both are the same route, or a double."""
    return other is not None and other in (route, know.board.routes[route].twin)


def _new_sights(know: Knowledge, route: int) -> list[str]:
    """Cities that score and that a route would reach for the first time (NY-6)."""
    board = know.board
    touched = {city for r in know.owned for city in (board.routes[r].a, board.routes[r].b)}
    ends = (board.routes[route].a, board.routes[route].b)
    return [board.cities[c].id for c in ends if board.cities[c].points and c not in touched]
