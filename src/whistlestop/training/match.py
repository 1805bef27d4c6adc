"""Which of two networks plays better: a low loss on positions does not tell."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

from whistlestop.bots.learned.glance import Glance
from whistlestop.bots.learned.models import inputs_of
from whistlestop.bots.learned.net import Layers, Net
from whistlestop.bots.learned.value import Value
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.engine.tables import Tables
from whistlestop.game import Game

LOOKS, DEALS = 10, 100
"""How often the result is looked at, and after how many deals each time."""
CLEAR = 2.555
"""How many standard errors settle it at a look: all looks together err in one match of twenty."""
MAX_MOVES = 20_000
"""On a tiny board, planners may try for the same tunnel forever: such a game counts as a tie."""
FIRST_SEED = 1 << 40
"""Far from the deals that the networks learned from."""


class Match:
    """One seat decides by a new network, the others by an old one."""

    def __init__(self, tables: Tables, players: int, new: Layers, old: Layers, seed: int) -> None:
        self.tables, self.players = tables, players
        self.new, self.old = (
            Glance(Value(inputs_of(tables, players), Net(layers))) for layers in (new, old)
        )
        weights = weights_for(tables.board, players)
        self.planners = [PlannerState(tables, p, weights) for p in range(players)]
        self.first = FIRST_SEED * (seed + 1)

    def won(self, progress: Callable[[int, int], None]) -> bool:
        """Whether the new one clearly wins more than its share. It stops once that is settled."""
        shares: list[float] = []
        for look in range(1, LOOKS + 1):
            shares += [self._deal(self.first + deal) for deal in range(len(shares), look * DEALS)]
            progress(look, LOOKS)
            ahead = mean(shares) - 1 / self.players
            if abs(ahead) > CLEAR * stdev(shares) / sqrt(len(shares)):
                progress(LOOKS, LOOKS)
                return ahead > 0
        return False

    def _deal(self, seed: int) -> float:
        """The new network's share of the wins when it plays a deal in every seat."""
        return mean(self._play(seed, seat) for seat in range(self.players))

    def _play(self, seed: int, seat: int) -> float:
        game = Game.new(self.tables, self.players, seed)
        self.new.restart(seed, 0)
        self.old.restart(seed, 1)
        for _ in range(MAX_MOVES):
            player = min(game.to_act)
            glance = self.new if player == seat else self.old
            game.play(glance.choose(self.planners[player], game.state), player)
            if game.over:
                break
        else:
            return 1 / self.players
        winners = [score.player for score in game.scores() if score.won]
        return (seat in winners) / len(winners)
