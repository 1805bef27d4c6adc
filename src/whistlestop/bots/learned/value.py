"""The value of a position: every player's chance to win, as one of them sees it."""

from __future__ import annotations

import cython

from whistlestop.bots.learned.inputs import Inputs
from whistlestop.bots.learned.net import Net, room_for
from whistlestop.engine import layout as L
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp

MARGIN_SCALE = 40.0
"""The network gives margins in units of this many points."""
POINTS = cython.declare(cython.double, MARGIN_SCALE)


@cython.final
@cython.cclass
class Value:
    """Looks at positions in which a turn begins, or the game is over. Each thread needs its own."""

    def __init__(self, inputs: Inputs, net: Net) -> None:
        if net.width != inputs.width or net.outputs != inputs.players + 1:
            raise ValueError(
                f"expected a network with {inputs.width} inputs and {inputs.players + 1} outputs, "
                f"not {net.width} and {net.outputs}"
            )
        self.tables = inputs.tables
        self.players = inputs.players
        self.inputs = inputs
        self.net = net
        self.scorer = Scorer()
        self.chances = room_for(L.PLAYERS)
        self.margin = 0.0

    def of(self, s: State, viewer: cython.int) -> list[float]:
        """Each player's chance to win, as the viewer sees it; they add up to 1."""
        if viewer < 0 or viewer >= self.players or s.f.players != self.players:
            raise ValueError(f"expected a game of {self.players} players and one of them")
        self.look(s, viewer)
        return [self.chances[p] for p in range(self.players)]

    def tickets(self) -> list[float]:
        """The chance of each ticket to be completed, if the last viewer holds it."""
        return [self.net.ticket(i) for i in range(self.tables.tickets)]

    def look(self, s: State, viewer: cython.int) -> None:
        """Set `chances` and `margin`, the viewer's lead over the best opponent in points."""
        seat: cython.int
        p: cython.int = viewer
        most: cython.double
        total: cython.double = 0.0
        if s.f.phase == L.OVER:
            self.look_at_end(s, viewer)
            return
        self.inputs.write(s, viewer)
        self.net.run(self.inputs)
        most = self.net.out[0]
        for seat in range(1, self.players):
            if self.net.out[seat] > most:
                most = self.net.out[seat]
        for seat in range(self.players):
            self.chances[p] = exp(self.net.out[seat] - most)
            total += self.chances[p]
            p = 0 if p + 1 == self.players else p + 1
        for p in range(self.players):
            self.chances[p] /= total
        self.margin = POINTS * self.net.out[self.players]

    def look_at_end(self, s: State, viewer: cython.int) -> None:
        """The game is over: nothing has to be guessed."""
        p: cython.int
        winners: cython.int = 0
        best: cython.int = -10000
        points: cython.int
        self.scorer.score(s, self.tables)
        for p in range(self.players):
            winners += self.scorer.parts[p * L.PARTS + L.S_RANK] == 1
            points = self.scorer.parts[p * L.PARTS + L.S_TOTAL]
            if p != viewer and points > best:
                best = points
        for p in range(self.players):
            self.chances[p] = 0.0
            if self.scorer.parts[p * L.PARTS + L.S_RANK] == 1:
                self.chances[p] = 1.0 / winners
        self.margin = self.scorer.parts[viewer * L.PARTS + L.S_TOTAL] - best
