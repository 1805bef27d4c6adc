"""Which hidden tickets a player may hold instead of another, as far as the viewer knows.

Tickets that the viewer has never seen may swap all their places: hands, deck, box and draft picks.
Some knowledge goes further. Each player's box has what they refused in the opening, so a ticket of
the box may have been kept and one in the hand refused, even if they come from different decks
(EU-2). Likewise, of the picks of a draft some were kept and some refused (IB-3, IB-5).
"""

from __future__ import annotations

import cython

from whistlestop.bots.search.ticket_swaps import swap_places, swap_tickets
from whistlestop.engine import layout as L
from whistlestop.engine.bits import has
from whistlestop.engine.drafts import draft_steps
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class TicketAlternatives:
    """Finds and makes such swaps in a complete state that agrees with a view."""

    def __init__(self, tables: Tables, view: State, viewer: int, hidden: list[int]) -> None:
        """`hidden` are the tickets that the view doesn't show anywhere."""
        n = tables.tickets
        self.tables = tables
        self.drafts = 0 if view.f.draft > 0 else view.f.drafts_done
        self.unseen = memoryview(bytearray(n))
        for i in hidden:
            self.unseen[i] = 1
        self.loose = memoryview(bytearray(n))
        if self.drafts > 0:
            self.find_loose(view, viewer)
        self.holder = memoryview(bytearray(n))
        self.picker = memoryview(bytearray(2 * n))
        self.step = memoryview(bytearray(2 * n))
        self.option = memoryview(bytearray(n + 1))
        self.via = memoryview(bytearray(n + 1))
        self.count = 0

    def find_loose(self, view: State, viewer: cython.int) -> None:
        """Find the tickets that the viewer saw in a draft but has lost track of since."""
        i: cython.int
        p: cython.int
        for i in range(self.tables.tickets):
            self.loose[i] = not (
                self.unseen[i] or has(view.f.tickets[viewer], i) or has(view.f.boxed[viewer], i)
            )
        for i in range(view.f.ticket_deck_size):
            if view.f.ticket_deck[i] != L.HIDDEN:
                self.loose[view.f.ticket_deck[i]] = 0
        for p in range(view.f.players):
            for i in range(view.f.offer_size[p]):
                if view.f.offer[p][i] != L.HIDDEN:
                    self.loose[view.f.offer[p][i]] = 0

    def load(self, s: State) -> None:
        """Note who holds each ticket of a complete state, and who picked it in the drafts."""
        n: cython.int = self.tables.tickets
        i: cython.int
        p: cython.int
        which: cython.int
        for i in range(n):
            self.holder[i] = L.NONE
            self.picker[i] = L.NONE
            self.picker[n + i] = L.NONE
            for p in range(s.f.players):
                if has(s.f.tickets[p], i):
                    self.holder[i] = p
        for which in range(2):
            for p in range(s.f.players):
                for i in range(draft_steps(s, self.tables, which + 1)):
                    self.picker[which * n + s.f.picks[which][p][i]] = p
                    self.step[which * n + s.f.picks[which][p][i]] = i

    def movable(self, i: cython.int) -> cython.bint:
        """Whether the viewer doesn't know where a ticket is."""
        return self.unseen[i] != 0 or self.loose[i] != 0

    def find(self, s: State, p: cython.int, i: cython.int, trade: cython.bint) -> None:
        """List what a player may hold instead of a ticket, after the ticket itself.

        With `trade`, another player may hold it and gets the ticket in return.
        """
        t: Tables = self.tables
        j: cython.int
        via: cython.int
        refused: cython.int = self.refused_instead(p, i) if self.drafts > 0 else L.NONE
        self.option[0] = i
        self.via[0] = L.NONE
        self.count = 1
        for j in range(t.tickets):
            if j == i or self.holder[j] == p or not self.movable(j):
                continue
            if self.holder[j] != L.NONE and not (trade and self.same_kind(i, j)):
                continue
            if self.same_kind(i, j):
                via = L.NONE
            elif t.ticket_stack[i] != t.ticket_stack[j]:
                via = self.boxed_instead(s, p, i, j)
                if via == L.NONE:
                    continue
            elif self.keeps_enough(p, i, j):
                via = j
            elif self.unseen[j] and refused != L.NONE:
                via = refused
            else:
                continue
            self.option[self.count] = j
            self.via[self.count] = via
            self.count += 1

    def same_kind(self, i: cython.int, j: cython.int) -> cython.bint:
        """Whether two tickets may swap all their places: the viewer has seen neither."""
        t: Tables = self.tables
        both: cython.bint = self.unseen[i] != 0 and self.unseen[j] != 0
        return both and t.ticket_stack[i] == t.ticket_stack[j]

    def boxed_instead(self, s: State, p: cython.int, i: cython.int, j: cython.int) -> cython.int:
        """A ticket of the same deck as j in a player's box, which i may replace; or L.NONE."""
        t: Tables = self.tables
        b: cython.int
        if self.unseen[i] and self.unseen[j] and s.f.boxed_count[p] > 0:
            for b in range(t.tickets):
                if (
                    t.ticket_stack[b] == t.ticket_stack[j]
                    and self.unseen[b]
                    and has(s.f.boxed[p], b)
                ):
                    return b
        return L.NONE

    def refused_instead(self, p: cython.int, i: cython.int) -> cython.int:
        """An unseen pick of a player that may have been kept instead of i; or L.NONE."""
        n: cython.int = self.tables.tickets
        b: cython.int
        for b in range(n):
            if (
                self.unseen[b]
                and self.holder[b] == L.NONE
                and (self.picker[b] == p or self.picker[n + b] == p)
                and self.keeps_enough(p, i, b)
            ):
                return b
        return L.NONE

    def keeps_enough(self, p: cython.int, i: cython.int, j: cython.int) -> cython.bint:
        """Whether a player who holds j instead of i has still kept enough of each draft."""
        n: cython.int = self.tables.tickets
        which: cython.int
        x: cython.int
        before: cython.int
        after: cython.int
        for which in range(self.drafts):
            before = 0
            for x in range(n):
                if self.holder[x] == p:
                    before += self.kept(p, which, x)
            after = before - self.kept(p, which, i) + self.kept(p, which, j)
            if after < before and after < self.tables.draft_keep:
                return False
        return self.drafts > 0

    def kept(self, p: cython.int, which: cython.int, x: cython.int) -> cython.int:
        """Whether a ticket counts as kept from a draft if a player holds it.

        One that came up in the second draft wasn't kept in the first.
        """
        n: cython.int = self.tables.tickets
        return self.picker[which * n + x] == p and (which == 1 or self.picker[n + x] == L.NONE)

    def pick_step(self, p: cython.int, k: cython.int) -> cython.int:
        """When a player would have picked an option; L.NONE if they didn't."""
        n: cython.int = self.tables.tickets
        x: cython.int = self.option[0] if self.via[k] == L.NONE else self.via[k]
        if self.drafts == 0:
            return L.NONE
        if self.picker[n + x] == p:
            return self.step[n + x]
        return self.step[x] if self.picker[x] == p else L.NONE

    def make(self, s: State, k: cython.int) -> None:
        """Make a swap that was found."""
        i: cython.int = self.option[0]
        j: cython.int = self.option[k]
        if k == 0:
            return
        if self.via[k] == L.NONE:
            self.swap_all(s, i, j)
            return
        if self.via[k] != j:
            self.swap_all(s, self.via[k], j)
        swap_places(s, i, j)
        self.swap_holders(i, j)

    def swap_all(self, s: State, x: cython.int, y: cython.int) -> None:
        """Swap two tickets that the viewer has never seen."""
        n: cython.int = self.tables.tickets
        swap_tickets(s, self.tables, x, y)
        self.swap_holders(x, y)
        self.swap_picks(x, y)
        self.swap_picks(n + x, n + y)

    def swap_holders(self, x: cython.int, y: cython.int) -> None:
        a: cython.uchar = self.holder[x]
        self.holder[x] = self.holder[y]
        self.holder[y] = a

    def swap_picks(self, x: cython.int, y: cython.int) -> None:
        a: cython.uchar = self.picker[x]
        self.picker[x] = self.picker[y]
        self.picker[y] = a
        a = self.step[x]
        self.step[x] = self.step[y]
        self.step[y] = a
