"""How good determinizations are, with the learned belief and with the earlier fixed weights.

    python bench/belief.py tickets|rollouts|strength [--board europe] [--games 200] [--seed 9000]

*tickets*: how likely each of them considers the tickets that the others really hold. *rollouts*:
the chances that rollouts give, compared with actual results. *strength*: `expert` with the learned
belief against `expert` without. The games are fresh ones between planners; intervals (95 %) are
over games. "Before" means with the fixed weights.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from time import process_time

from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.bots.learned.belief_model import BeliefModel, belief_for
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import weights_for
from whistlestop.bots.search.belief import TicketBelief
from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.bots.search.rollout import Rollout
from whistlestop.bots.search.search import Search, best_of
from whistlestop.engine import compiled
from whistlestop.game import Game, View

THIRDS = ("beginning", "middle", "end")
LEAST = 1e-6
TRIES = 3
"""How many tickets the fixed weights draw early in the game, to keep the best one."""


@dataclass(frozen=True, slots=True)
class Look:
    """A decision of a planner, and what it decided."""

    step: int
    view: View
    action: int
    truth: Game


def planners(view: View) -> list[PlannerState]:
    weights = weights_for(view.board, view.players)
    return [PlannerState(view.tables, p, weights) for p in range(view.players)]


def play(board: str, players: int, seed: int, looks: float) -> tuple[Game, list[Look], int]:
    """A game of planners, some of its decisions, and how many there were.

    Each moment is looked at from every seat, in each player's next turn, so most of the luck in the
    results cancels out.
    """
    game, random = Game.new(board, players, seed), Random(seed)
    rules = game.board.rules
    pieces = rules.choose_pieces or rules.trains + rules.ships
    often = looks / (1.3 * pieces * players * players)
    bots = [make("planner") for _ in range(players)]
    found: list[Look] = []
    due: set[int] = set()
    step = 0
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            action = int(bots[player].decide(view, random, OWN_BUDGET))
            if view.phase == "main" and not due and random.random() < often:
                due = set(range(players))
            if view.phase == "main" and player in due:
                due.remove(player)
                found.append(Look(step, view, action, Game(game.tables, game.state.copy())))
            game.play(action, player)
            step += 1
    return game, found, step


def interval(games: list[list[float]]) -> tuple[float, float]:
    """The mean of all numbers, and half of its interval over games."""
    n = sum(len(numbers) for numbers in games)
    mean = sum(sum(numbers) for numbers in games) / n
    spread = sum((sum(numbers) - mean * len(numbers)) ** 2 for numbers in games)
    return mean, 1.96 * sqrt(spread) / n


# --- tickets ---------------------------------------------------------------------------


def before_chance(old: Determinizer, player: int, options: list[int], held: list[int]) -> float:
    """How likely the fixed weights think the first option is."""
    weights = old.weights[player]
    total = sum(weights[j] for j in options)
    truth = options[0]
    if not old.refused[player]:
        return weights[truth] / total
    worse = equal = 0.0
    for j in options:
        if old.best_of([j, truth], player, held) == truth and j != truth:
            worse += weights[j] / total
        elif old.best_of([truth, j], player, held) == truth:
            equal += weights[j] / total
    chosen = (worse + equal) ** TRIES - worse**TRIES
    return chosen * weights[truth] / total / equal


def loss(chance: float) -> float:
    return -log(max(LEAST, chance))


def ticket_losses(look: Look, model: BeliefModel) -> Iterator[tuple[float, float, float]]:
    """For each ticket that others hold: the loss with the learned belief, before, and with equal
    chances."""
    view, state = look.view, look.truth.state
    viewer = view.viewer
    assert viewer is not None
    some = planners(view)
    old = Determinizer(view.tables, view.state, viewer, some)
    old.sample(Random(1))
    new = TicketBelief(view.tables, view.state, viewer, old.hidden, some, model)
    new.start(state)
    stacks = [ticket.deck for ticket in view.board.tickets]
    for player in old.others:
        mine = look.truth.reader.held(player)
        for ticket in mine:
            options = new.options(state, player, ticket)
            if len(options) < 2:
                continue
            chances = dict(zip(options, new.chances(player), strict=True))
            known = ticket in old.hidden
            # What the fixed weights compare: tickets of one deck that nobody has seen.
            if known:
                options = [j for j in options if j in old.hidden and stacks[j] == stacks[ticket]]
            if len(options) < 2:
                continue
            held = [j for j in mine if j != ticket and j in old.hidden]
            before = before_chance(old, player, options, held) if known else 1 / len(options)
            learned = chances[ticket] / sum(chances[j] for j in options)
            yield loss(learned), loss(before), log(len(options))


def long_share(look: Look, model: BeliefModel | None, samples: int) -> list[float]:
    """How often determinizations give each opponent a ticket from outside the main deck."""
    view = look.view
    assert view.viewer is not None
    sampler = Determinizer(view.tables, view.state, view.viewer, planners(view), model)
    random = Random(look.step)
    totals = dict.fromkeys(sampler.others, 0)
    for _ in range(samples):
        sampled = Game(view.tables, sampler.sample(random))
        for player in sampler.others:
            totals[player] += has_long(sampled, player)
    return [n / samples for n in totals.values()]


def has_long(game: Game, player: int) -> bool:
    main = game.board.rules.ticket_deck
    return any(game.board.tickets[i].deck != main for i in game.reader.held(player))


def tickets(
    board: str, players: int, games: int, seed: int, model: BeliefModel, iterations: int
) -> Iterator[str]:
    """Rows of the table of tickets."""
    thirds: list[list[list[tuple[float, ...]]]] = [[], [], []]
    shares: list[list[tuple[float, ...]]] = []
    several = len({ticket.deck for ticket in load(board).tickets}) > 1
    for number in range(games):
        _, looks, steps = play(board, players, seed + number, 8)
        for third in thirds:
            third.append([])
        shares.append([])
        for look in looks:
            thirds[3 * look.step // steps][-1] += ticket_losses(look, model)
            if several:
                viewer = look.view.viewer
                truth = [float(has_long(look.truth, p)) for p in range(players) if p != viewer]
                before, learned = (long_share(look, m, 1 + iterations // 5) for m in (None, model))
                shares[-1] += list(zip(learned, before, truth, strict=True))
    for name, third in zip(THIRDS, thirds, strict=True):
        columns = (interval([[row[k] for row in game] for game in third]) for k in range(3))
        text = " | ".join(f"{mean:.2f} ±{half:.2f}" for mean, half in columns)
        yield f"| {board} | {players} | {name} | {sum(map(len, third))} | {text} |"
    if several:
        columns = (interval([[row[k] for row in game] for game in shares]) for k in range(3))
        text = ", ".join(
            f"{name} {100 * mean:.0f} % ±{100 * half:.0f}"
            for name, (mean, half) in zip(("learned", "before", "truth"), columns, strict=True)
        )
        yield f"| {board} | {players} | others holding a long ticket: {text} | | | | |"


# --- rollouts --------------------------------------------------------------------------


def estimate(look: Look, model: BeliefModel | None, iterations: int) -> tuple[float, float]:
    """A player's chance of winning by rollouts, and the processor time of the determinizations."""
    view = look.view
    assert view.viewer is not None
    some = planners(view)
    rollout = Rollout(view.tables, [*some], frozenset())
    sampler = Determinizer(view.tables, view.state, view.viewer, some, model)
    random = Random(look.step)
    total = seconds = 0.0
    for _ in range(iterations):
        start = process_time()
        state = sampler.sample(random)
        seconds += process_time() - start
        total += rollout.outcomes(state, view.viewer, [look.action])[0][0]
    return total / iterations, seconds


def rollouts(
    board: str, players: int, games: int, seed: int, model: BeliefModel, iterations: int
) -> Iterator[str]:
    """Rows of the table of rollouts."""
    thirds: list[list[list[tuple[float, ...]]]] = [[], [], []]
    times = [0.0, 0.0]
    for number in range(games):
        game, looks, steps = play(board, players, seed + number, 6)
        winners = [score.player for score in game.scores() if score.won]
        for third in thirds:
            third.append([])
        for look in looks:
            share = (look.view.viewer in winners) / len(winners)
            before, slow = estimate(look, None, iterations)
            after, fast = estimate(look, model, iterations)
            times[0] += slow
            times[1] += fast
            row = before - share, after - share, (before - share) ** 2, (after - share) ** 2
            thirds[3 * look.step // steps][-1].append((*row, row[3] - row[2]))
    whole = [[row for third in thirds for row in third[game]] for game in range(games)]
    for name, part in zip((*THIRDS, "whole game"), (*thirds, whole), strict=True):
        cells = [interval([[row[k] for row in game] for game in part]) for k in range(5)]
        off = " | ".join(f"{100 * mean:+.1f} ±{100 * half:.1f}" for mean, half in cells[:2])
        error = " | ".join(f"{mean:.3f}" for mean, _ in cells[2:4])
        better = f"{cells[4][0]:+.3f} ±{cells[4][1]:.3f}"
        n = sum(map(len, part))
        yield f"| {board} | {players} | {name} | {n} | {off} | {error} | {better} |"
    print(f"time of a determinization: {times[1] / times[0]:.2f} times before", file=sys.stderr)


# --- strength --------------------------------------------------------------------------


class Expert:
    """`expert` with any belief."""

    def __init__(self, model: BeliefModel | None, iterations: int) -> None:
        self.model = model
        self.budget = Budget(iterations=iterations)

    def decide(self, view: View, random: Random) -> int:
        search = Search(view, belief=self.model)
        options = search.options()
        alive = search.run(random, self.budget, options)
        return best_of(alive, options[0], search.worths(alive)).action


def strength(
    board: str, players: int, games: int, seed: int, model: BeliefModel, iterations: int
) -> Iterator[str]:
    """One row of the table of strength: pairs of games with the seats swapped."""
    pairs = []
    for number in range(games // 2):
        won = 0.0
        for seat in range(2):
            game = Game.new(board, 2, seed + number, first=0)
            random = Random(seed + number)
            bots = [Expert(model if p == seat else None, iterations) for p in range(2)]
            while not game.over:
                for player in sorted(game.to_act):
                    game.play(bots[player].decide(game.view(player), random), player)
            winners = [score.player for score in game.scores() if score.won]
            won += (seat in winners) / len(winners)
        pairs.append([won / 2])
    mean, half = interval(pairs)
    yield f"| {board} | {iterations} | {games} | {100 * mean:.1f} % ±{100 * half:.1f} |"


PARTS = {"tickets": tickets, "rollouts": rollouts, "strength": strength}
HEADS = {
    "tickets": "| board | players | part | tickets | learned | before | equal chances |\n"
    "|---|---|---|---|---|---|---|",
    "rollouts": "| board | players | part | estimates | off before | off learned | Brier before "
    "| Brier learned | difference |\n|---|---|---|---|---|---|---|---|---|",
    "strength": "| board | iterations | games | learned wins |\n|---|---|---|---|",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("part", choices=HEADS)
    parser.add_argument("--board", choices=available(), action="append")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=9000)
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled: run `make setup` first.")
    print(f"    {shlex.join(['python', 'bench/belief.py', *sys.argv[1:]])}\n")
    print(HEADS[arguments.part])
    for board in arguments.board or available():
        model = belief_for(load(board))
        if model is None:
            sys.exit(f"{board} has no learned belief: run `python scripts/belief.py` first.")
        players = min(arguments.players, load(board).rules.players_max)
        part = PARTS[arguments.part]
        for line in part(
            board, players, arguments.games, arguments.seed, model, arguments.iterations
        ):
            print(line, flush=True)


if __name__ == "__main__":
    main()
