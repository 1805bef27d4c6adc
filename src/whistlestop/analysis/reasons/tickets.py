"""Reasons to draw tickets, and to keep or pick some of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from whistlestop.analysis.reasons.choice import Choice, Reason
from whistlestop.analysis.reasons.knowledge import Knowledge
from whistlestop.bots.planner.account import pieces_for
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase
from whistlestop.engine.reader import bits
from whistlestop.game.outlook import Network
from whistlestop.game.planning.needs import Needs, needs_of
from whistlestop.game.planning.ways import FAR, Ways, joined_claims

TICKET_TURNS = 4
"""New tickets take about this many turns: one to draw them, and a few to complete one."""
CHEAP = 0.5
"""A ticket is worth adding if it takes at most this many spaces per point."""
TIGHT = 0.75
"""A plan that takes more than this share of the turns left rarely works out."""


def ticket_reasons(choice: Choice) -> Iterator[Reason]:
    """Why to draw tickets, or why not to."""
    know = choice.know
    if choice.action in A.TICKETS:
        spare = know.turns_left - know.turns_needed
        if not choice.compared or spare >= TICKET_TURNS:
            yield {"kind": "tickets", "turns": know.turns_left, "needed": know.turns_needed}
    drawn = choice.instead is not None and choice.instead in A.TICKETS
    if drawn and know.turns_needed + TICKET_TURNS > know.turns_left:
        yield {"kind": "busy", "needed": know.turns_needed, "left": know.turns_left}


def keep_reasons(choice: Choice) -> Iterator[Reason]:
    """Why to keep these tickets, or pick this one, and not the others."""
    if choice.action not in A.KEEP and choice.action not in A.PICK:
        return
    know = choice.know
    if choice.instead is None:
        if choice.action in A.KEEP:
            state = know.bot.state(know.view)
            taken = pieces_for(state, know.view.state, A.KEEP.argument(choice.action))
            yield {"kind": "keep", "pieces": taken, "of": know.pieces}
        return
    better, kept = Kept(know, chosen(know, choice.action)), Kept(know, chosen(know, choice.instead))
    yield from _too_much(know, better, kept)
    yield from _added(know, better, kept)
    if better.points * kept.pieces > kept.points * better.pieces:
        yield {
            "kind": "keep",
            "pieces": better.pieces,
            "of": know.pieces,
            "points": better.points,
            "other_pieces": kept.pieces,
            "other_points": kept.points,
        }


def chosen(know: Knowledge, action: int) -> list[int]:
    """The tickets on offer that an action keeps or picks."""
    offered = know.reader.offered(know.player)
    if action in A.PICK:
        return [offered[A.PICK.argument(action)]]
    return [offered[i] for i in bits(A.KEEP.argument(action))]


@dataclass(frozen=True)
class Kept:
    """Some tickets on offer, and what they take together with those already held."""

    know: Knowledge
    tickets: list[int]

    @property
    def others(self) -> list[int]:
        """The tickets that the player has already, those picked in this draft included."""
        know = self.know
        if know.view.phase != Phase.DRAFTING:
            return know.held
        _, draft, _ = know.reader.round
        return [*know.held, *know.reader.picked(know.player, draft)]

    @cached_property
    def needs(self) -> Needs:
        """The cheapest routes for all of them."""
        know = self.know
        network = Network(know.reader, know.player)
        ways = Ways(know.reader, know.player)
        claims, _ = joined_claims(ways, network, [*self.others, *self.tickets])
        return needs_of(know.reader, claims)

    @property
    def pieces(self) -> int:
        """The pieces they take."""
        return self.needs.trains + self.needs.ships

    @property
    def points(self) -> int:
        """The points of these tickets, without those already held."""
        return sum(self.know.board.tickets[t].points for t in self.tickets)

    def added(self, ticket: int) -> int:
        """The spaces that one ticket adds to all the others; FAR if it can't be completed."""
        know = self.know
        network, ways = Network(know.reader, know.player), Ways(know.reader, know.player)
        joined_claims(ways, network, [t for t in [*self.others, *self.tickets] if t != ticket])
        extra, lost = joined_claims(ways, network, [ticket])
        return FAR if lost else sum(know.board.routes[r].length for r in extra)


def _too_much(know: Knowledge, better: Kept, kept: Kept) -> Iterator[Reason]:
    """The tickets that were kept take more than the pieces or turns left allow."""
    board = know.board
    extra = [t for t in kept.tickets if t not in better.tickets]
    if not extra:
        return
    if kept.pieces > max(know.pieces, better.pieces):
        ids = [board.tickets[t].id for t in extra]
        yield {"kind": "lost", "tickets": ids, "needed": kept.pieces, "left": know.pieces}
    needed, left, less = kept.needs.turns, know.turns_left, better.needs.turns
    if needed > max(left, less):
        ticket = board.tickets[max(extra, key=kept.added)].id
        yield {"kind": "late", "ticket": ticket, "needed": needed, "left": left}
    elif needed > max(TIGHT * left, less):
        yield {"kind": "tight", "needed": needed, "left": left, "other": less}


def _added(know: Knowledge, better: Kept, kept: Kept) -> Iterator[Reason]:
    """A ticket that takes few spaces for its points, or one that was kept and takes many."""
    extra = [t for t in kept.tickets if t not in better.tickets]
    missed = [t for t in better.tickets if t not in kept.tickets]
    dear = max(extra, key=lambda t: _rate(kept, t), default=None)
    cheap = min(missed, key=lambda t: _rate(better, t), default=None)
    most = max((_rate(better, t) for t in better.tickets), default=0.0)
    if dear is not None and _rate(kept, dear) > max(most, CHEAP):
        yield _ticket(know, "costly", dear, kept.added(dear))
    least = min((_rate(kept, t) for t in extra), default=CHEAP)
    if cheap is not None and _rate(better, cheap) < least:
        yield _ticket(know, "adds", cheap, better.added(cheap))


def _rate(kept: Kept, ticket: int) -> float:
    """Spaces per point; on some boards a ticket is worth none."""
    return kept.added(ticket) / max(1, kept.know.board.tickets[ticket].points)


def _ticket(know: Knowledge, kind: str, ticket: int, spaces: int) -> Reason:
    one = know.board.tickets[ticket]
    found: Reason = {"kind": kind, "ticket": one.id, "points": one.points}
    # Where there is no path left, there is no number of spaces either.
    return found | {"spaces": None if spaces >= FAR else spaces}
