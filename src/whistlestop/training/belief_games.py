"""Games to learn the belief about tickets from: what a viewer knew, and what the others held."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from whistlestop.bots.learned.belief_model import BeliefModel
from whistlestop.bots.planner.decide import decide
from whistlestop.bots.planner.shortlist import shortlist
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.bots.search.belief import TicketBelief
from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.engine.actions import Phase
from whistlestop.engine.play import apply
from whistlestop.engine.tables import Tables
from whistlestop.game import Game

STYLES = (None, None, None, None, "blocker", "hunter", "hauler")
"""Most players are planners, because rollouts are played by planners too."""
SLIPS = (0.0, 0.0, 0.05, 0.15)
"""How often a player does something else that looks good."""
LOOKS = 12
"""About how many moments of a game are looked at."""
PAIRS = 0.6
"""The share of games between two players."""

Progress = Callable[[int, int], None]
"""Called with the games played and the games wanted."""


@dataclass(slots=True)
class Samples:
    """Slots: tickets that a player holds, each with the tickets that it might be instead."""

    facts: array[float] = field(default_factory=lambda: array("f"))
    """For each look at a player, a row of facts for each ticket."""
    looks: int = 0
    look: array[int] = field(default_factory=lambda: array("l"))
    """For each slot, the look it belongs to."""
    sizes: array[int] = field(default_factory=lambda: array("l"))
    """For each slot, the number of options. The first one is the truth."""
    options: array[int] = field(default_factory=lambda: array("l"))
    terms: array[float] = field(default_factory=lambda: array("f"))
    """For each option, a row."""


class BeliefGame:
    """A game between planners of various styles."""

    def __init__(self, tables: Tables, seed: str) -> None:
        self.random = Random(seed)
        self.tables = tables
        rules = tables.board.rules
        players = rules.players_min
        if self.random.random() >= PAIRS:
            players = self.random.randint(rules.players_min, rules.players_max)
        self.game = Game.new(tables, players, self.random.getrandbits(64))
        self.reader = self.game.reader
        self.planners = [self.planner(p, self.random.choice(STYLES)) for p in range(players)]
        self.slips = [self.random.choice(SLIPS) for _ in range(players)]
        self.observers = [self.planner(p, None) for p in range(players)]
        """Planners to compute facts with: they forget what they know."""
        pieces = rules.choose_pieces or rules.trains + rules.ships
        self.often = LOOKS / (1.3 * pieces * players)

    def planner(self, player: int, style: str | None) -> PlannerState:
        weights = weights_for(self.tables.board, self.game.players, style)
        return PlannerState(self.tables, player, weights)

    def play(self, samples: Samples) -> None:
        """Play to the end and add what was seen on the way."""
        state = self.game.state
        while not self.game.over:
            player = min(self.game.to_act)
            if self.reader.phase == Phase.MAIN and self.random.random() < self.often:
                self.look(self.random.randrange(self.game.players), samples)
            apply(state, self.tables, player, self.choose(player))

    def choose(self, player: int) -> int:
        state = self.game.state
        action = decide(self.planners[player], state)
        if self.reader.phase != Phase.MAIN or self.random.random() >= self.slips[player]:
            return action
        legal = list(self.game.legal_moves(player).actions)
        return self.random.choice(shortlist(self.observers[player], state, legal))

    def look(self, viewer: int, samples: Samples) -> None:
        """Add what a viewer knows about the others, and what is true."""
        view = self.game.view(viewer)
        hidden = Determinizer(self.tables, view.state, viewer, self.observers).hidden
        blank = BeliefModel.blank(self.tables.board)
        belief = TicketBelief(self.tables, view.state, viewer, hidden, self.observers, blank)
        belief.start(self.game.state)
        for player in range(self.game.players):
            if player != viewer and self.add_slots(belief, player, samples):
                samples.facts.extend(belief.facts_about(view.state, self.observers[player]))
                samples.looks += 1

    def add_slots(self, belief: TicketBelief, player: int, samples: Samples) -> bool:
        """Add the tickets of a player; False if the viewer knows them all."""
        found = False
        for ticket in self.reader.held(player):
            options = belief.options(self.game.state, player, ticket)
            if len(options) < 2:
                continue
            found = True
            samples.look.append(samples.looks)
            samples.sizes.append(len(options))
            samples.options.extend(options)
            for row in belief.terms_of(player):
                samples.terms.extend(row)
        return found


def play_games(tables: Tables, seed: int, games: int, progress: Progress | None = None) -> Samples:
    """Samples from that many games. The same seed gives the same samples."""
    samples = Samples()
    for number in range(games):
        BeliefGame(tables, f"{seed}/belief/{number}").play(samples)
        if progress is not None:
            progress(number + 1, games)
    return samples
