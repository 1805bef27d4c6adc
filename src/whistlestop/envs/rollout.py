"""Games played to the end from a position, one or thousands at once, on all cores."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from operator import index
from os import urandom
from typing import NamedTuple

from whistlestop.bots.cores import cores
from whistlestop.bots.learned.belief_model import belief_for
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.styles import STYLES, weights_for
from whistlestop.bots.search.determinizer import Determinizer
from whistlestop.bots.search.lane import Lane, Rows, Start
from whistlestop.bots.search.rollout import Rollout
from whistlestop.engine.reader import NO_ONE
from whistlestop.envs.asking import Asking
from whistlestop.envs.checks import one_of, whole
from whistlestop.envs.opponents import Policy
from whistlestop.envs.vector import flat
from whistlestop.extras import needs_extra
from whistlestop.game import Game, GameError, Move, View

with needs_extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

SEED_BITS = 64
CHUNK = 64
"""Rollouts that a thread deals and plays at a time."""
ASKED_AT_ONCE = 4096
"""Rollouts that a function gets to decide at a time."""
WORTHWHILE = 32
"""With fewer random rollouts than this per core, another thread costs more than it brings."""
PLANNED = 8
"""How many random rollouts take as long as one with planners, at least."""

STYLE_OF: dict[str, str | None] = {"planner": None, "medium": None, **{s: s for s in STYLES}}
"""The bots that play compiled, and their style."""
RANDOM = "random"
HIDDEN = ("uniform", "likely")


class Rollouts(NamedTuple):
    """How the rollouts ended: by rollout and player; with `moves`, by move, rollout and player."""

    scores: NDArray[np.int32]
    """The points."""
    shares: NDArray[np.float64]
    """The share of the win: 1 for the only winner, 1/2 for each of two, 0 for all others."""


def rollouts(
    start: Game | View,
    n: int = 1,
    policy: str | Policy | Sequence[str | Policy] = RANDOM,
    *,
    moves: Sequence[Move | int] | None = None,
    hidden: str = "uniform",
    seed: int | None = None,
    threads: int | None = None,
) -> Rollouts:
    """Play a position to the end n times.

    From a game, the cards lie as they lie in it. From a view, each rollout deals at random what the
    viewer doesn't know. `policy` plays all seats, or is a list with one for each seat. `moves` are
    tried out one by one: each starts n rollouts, with the same hidden cards and the same dice.
    `hidden` is `uniform`, or `likely`: opponents then hold tickets that go with their routes.

    The same seed gives the same rollouts, however many threads there are.
    """
    if not isinstance(start, Game | View):
        raise GameError(
            f"rollouts start from a Game or a View, not {type(start).__name__}; "
            "a State becomes a game by Game(tables, state)"
        )
    n = whole("n", n, 1)
    seats = policies_of(policy, start.players)
    mover, actions = first_moves(start, moves)
    begin = Start(
        start.state,
        None if isinstance(start, Game) else NO_ONE if start.viewer is None else start.viewer,
        mover,
        actions,
        checked_seed(seed),
        n,
    )
    shape = (n, start.players) if moves is None else (len(actions), n, start.players)
    found = Rollouts(np.zeros(shape, np.int32), np.zeros(shape, np.float64))
    likely = one_of("hidden", hidden, HIDDEN) == "likely" and isinstance(start, View)
    if likely and begin.viewer == NO_ONE:
        raise GameError("hidden='likely' is for the view of a player, not of a spectator")
    runner = Runner(start, seats, begin, likely, found, threads)
    if any(callable(seat) for seat in seats):
        runner.ask()
    else:
        runner.run()
    return found


class Runner:
    """Plays the rollouts of one call."""

    def __init__(
        self,
        start: Game | View,
        seats: list[str | Policy],
        begin: Start,
        likely: bool,
        found: Rollouts,
        threads: int | None,
    ) -> None:
        self.tables, self.players = start.tables, start.players
        self.seats = seats
        self.begin = begin
        self.likely = likely
        self.found = found
        self.per_number = max(1, len(begin.actions))
        """The rollouts that share their hidden cards and dice."""
        wanted = cores() if threads is None else whole("threads", threads, 1)
        weight = 1 if all(seat == RANDOM for seat in seats) else PLANNED
        most = weight * begin.repeats * self.per_number // WORTHWHILE
        self.threads = max(1, min(wanted, most))

    def lane(self, rows: Rows) -> Lane:
        """Policies of its own for one thread."""
        planners = [
            self.planner(p, STYLE_OF[seat]) if isinstance(seat, str) and seat != RANDOM else None
            for p, seat in enumerate(self.seats)
        ]
        asked = frozenset(p for p, seat in enumerate(self.seats) if not isinstance(seat, str))
        rollout = Rollout(self.tables, planners, asked)
        return Lane(
            rollout,
            self.determinizer(planners) if self.likely else None,
            rows,
            flat(self.found.scores),
            flat(self.found.shares),
        )

    def planner(self, player: int, style: str | None) -> PlannerState:
        weights = weights_for(self.tables.board, self.players, style)
        return PlannerState(self.tables, player, weights)

    def determinizer(self, planners: list[PlannerState | None]) -> Determinizer:
        """Deals hidden tickets as the search does."""
        all_seats = [planner or self.planner(p, None) for p, planner in enumerate(planners)]
        viewer = self.begin.viewer
        assert viewer is not None
        belief = belief_for(self.tables.board)
        return Determinizer(self.tables, self.begin.state, viewer, all_seats, belief)

    def run(self) -> None:
        """Compiled policies only: each thread takes the next few rollouts until none are left."""
        total = self.begin.repeats
        share = -(-total // (8 * self.threads))
        step = max(1, min(share, CHUNK // self.per_number))
        todo = iter(range(0, total, step))

        def work() -> None:
            lane = self.lane(Rows.new(step * self.per_number))
            try:
                for first in todo:
                    stop = min(total, first + step)
                    self.deal(lane, first, stop, 0)
                    lane.play(0, (stop - first) * self.per_number)
            except BaseException:
                deque(todo, maxlen=0)  # the other threads stop too
                raise

        with Crew(self.threads) as crew:
            crew.together([work] * self.threads)

    def ask(self) -> None:
        """With functions: all rollouts go on until they have to be asked, then they are asked."""
        total = self.begin.repeats
        step = max(1, min(total, ASKED_AT_ONCE // self.per_number))
        size = step * self.per_number
        rows = Rows.new(size)
        asking = Asking(self.tables, self.players, rows.states, size)
        # Where everybody is asked, there is nothing to play meanwhile.
        threads = self.threads if any(isinstance(seat, str) for seat in self.seats) else 1
        lanes = [self.lane(rows) for _ in range(threads)]
        edges = [size * i // threads for i in range(threads + 1)]
        asked = np.frombuffer(rows.asked, np.int32)
        play = [
            partial(lane.play, first, stop)
            for lane, (first, stop) in zip(lanes, pairwise(edges), strict=True)
        ]
        with Crew(threads) as crew:
            for first in range(0, total, step):
                self.deal(lanes[0], first, min(total, first + step), 0)
                crew.together(play)
                while (waiting := np.flatnonzero(asked != NO_ONE)).size:
                    for policy, rollouts in self.by_policy(waiting, asked[waiting]):
                        actions = asking.decide(policy, rollouts)
                        lanes[0].move(flat(rollouts), flat(actions))
                    crew.together(play)

    def by_policy(
        self, waiting: NDArray[np.int64], asked: NDArray[np.int32]
    ) -> Iterator[tuple[Policy, NDArray[np.int64]]]:
        """Each function, and the rollouts in which it is asked."""
        functions = {id(seat): seat for seat in self.seats if not isinstance(seat, str)}
        for function in functions.values():
            seats = [p for p, seat in enumerate(self.seats) if seat is function]
            its = waiting[np.isin(asked, seats)]
            if its.size:
                yield function, its

    def deal(self, lane: Lane, first: int, stop: int, row: int) -> None:
        if not lane.deal(self.begin, first, stop, row):
            raise GameError("no game has this view: no cards could make the payment")


class Crew:
    """Some threads, of which the caller's is the first."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def together(self, work: Sequence[Callable[[], None]]) -> None:
        """Do all of it at once."""
        if self._pool is None:
            work[0]()
            return
        others = [self._pool.submit(one) for one in work[1:]]
        work[0]()
        for one in others:
            one.result()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown()


def policies_of(policy: str | Policy | Sequence[str | Policy], players: int) -> list[str | Policy]:
    """One policy for each seat."""
    seats = [policy] * players if isinstance(policy, str) or callable(policy) else list(policy)
    if len(seats) != players:
        raise GameError(f"expected {players} policies, one for each player, not {len(seats)}")
    for seat in seats:
        if isinstance(seat, str):
            one_of("policy", seat, (RANDOM, *STYLE_OF))
        elif not callable(seat):
            raise GameError(
                f"a policy is {', '.join((RANDOM, *STYLE_OF))} or a function, not {seat!r}"
            )
    return seats


def first_moves(
    start: Game | View, moves: Sequence[Move | int] | None
) -> tuple[int, tuple[int, ...]]:
    """Who makes the first moves, and their actions."""
    if moves is None:
        return NO_ONE, ()
    if not moves:
        raise GameError("expected at least one move to try, not an empty list")
    movers = {move.player for move in moves if isinstance(move, Move)}
    if isinstance(start, View) and start.viewer is not None:
        movers.add(start.viewer)
    elif not movers:
        movers = set(start.to_act)
    if len(movers) != 1:
        raise GameError("expected moves of one player who is to act; pass Move objects")
    mover = movers.pop()
    legal = start.legal_moves() if isinstance(start, View) else start.legal_moves(mover)
    try:
        actions = tuple(index(move) for move in moves)
    except TypeError:
        raise GameError(f"expected a list of moves or action numbers, not {moves!r:.60}") from None
    for action in actions:
        if action not in legal.actions:
            raise GameError(f"player {mover} has no legal move {action} here")
    return mover, actions


def checked_seed(seed: int | None) -> int:
    """A seed, from the system's randomness if there is none."""
    if seed is None:
        return int.from_bytes(urandom(SEED_BITS // 8), "little")
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise GameError(f"the seed must be a whole number from 0 to 2^{SEED_BITS} - 1")
    return seed
