"""Many games side by side: one call makes a move in each, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from whistlestop.boards import Board
from whistlestop.engine.batch import Batch
from whistlestop.engine.batch_arrays import REWARDS, SEED_BITS, Arrays, seed_of
from whistlestop.engine.bits import members
from whistlestop.engine.fields import SIZE
from whistlestop.engine.reader import NO_ONE
from whistlestop.engine.runs import mask_words
from whistlestop.engine.tables import Tables
from whistlestop.envs.checks import check_players, index_below, one_of, own_array, whole
from whistlestop.envs.encoding import Encoding
from whistlestop.envs.lanes import Lane
from whistlestop.envs.opponents import Opponents, Policy
from whistlestop.extras import needs_extra
from whistlestop.game import Game, GameError, View

with needs_extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

AUTORESETS = ("same-step", "next-step")
SMALL = 512
"""With fewer games than this per core, another thread costs more than it brings: to wake up a core
takes 50 microseconds."""


class Step(NamedTuple):
    """What a step wrote: always the same arrays, one row per game."""

    observations: NDArray[np.int16]
    """What the player to act sees."""
    masks: NDArray[np.int8]
    """1 for each legal action of the player to act."""
    rewards: NDArray[np.float32]
    """By game and player; 0 until a game ends."""
    ended: NDArray[np.uint8]
    """1 for each game that ended in this step."""
    player: NDArray[np.int32]
    """Who is to act."""


class VectorEnv:
    """N games on one board, with the same number of players.

    In self-play (no `opponents`), each step makes one decision in each game: that of `player`. With
    opponents, you play one seat per game and they play the others.
    """

    def __init__(
        self,
        board: str | Path | Board | Tables = "europe",
        players: int = 2,
        games: int = 1,
        *,
        opponents: str | Policy | Sequence[str | Policy] | None = None,
        seat: int | None = None,
        reward: str = "share",
        autoreset: str = "same-step",
        actions: str = "compact",
        threads: int | None = None,
        out: Mapping[str, NDArray[Any]] | None = None,
    ) -> None:
        """`seat` is your seat with opponents; without it, you change seats after each game.

        `out` may hold arrays of your own by the names of `Step`, to be written into.
        """
        self.encoding = Encoding(board, actions)
        self.players = check_players(self.encoding.board, players)
        self.games = whole("games", games, 1)
        self.metadata = {"autoreset_mode": one_of("autoreset", autoreset, AUTORESETS)}
        self.reward = one_of("reward", reward, REWARDS)
        self._allocate(out or {})
        cores = os.cpu_count() or 1
        wanted = cores if threads is None else whole("threads", threads, 1)
        lanes = max(1, min(wanted, self.games // SMALL))
        edges = [self.games * i // lanes for i in range(lanes + 1)]
        self.learner.fill(NO_ONE if seat is None else index_below("seat", seat, self.players))
        rotate = opponents is not None and seat is None
        self._batches = [self._batch(*pair, autoreset, rotate) for pair in pairwise(edges)]
        self._lanes = [Lane() for _ in self._batches[1:]]
        self._opponents = None
        self._ready = False
        if opponents is not None:
            self._opponents = Opponents(self, opponents)
        elif seat is not None:
            raise GameError("a seat is for games with opponents; in self-play you play all seats")

    def _allocate(self, out: Mapping[str, NDArray[Any]]) -> None:
        n, width, choices = self.games, self.encoding.width, len(self.encoding.actions)
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "observations": ((n, width), np.int16),
            "masks": ((n, choices), np.int8),
            "rewards": ((n, self.players), np.float32),
            "ended": ((n,), np.uint8),
            "player": ((n,), np.int32),
        }
        if not isinstance(out, Mapping):
            raise GameError(f"out must be arrays by name, not {type(out).__name__}")
        if wrong := [name for name in out if name not in shapes]:
            raise GameError(f"no array {wrong[0]!r}; expected {', '.join(shapes)}")
        arrays = {
            name: own_array(name, out[name], *shape) if name in out else np.zeros(*shape)
            for name, shape in shapes.items()
        }
        self.step_arrays = Step(**arrays)
        self.final_observations = np.zeros((n, width), np.int16)
        """The last view of each game that ended, by the player who made its last move."""
        self.scores = np.zeros((n, self.players), np.int16)
        """The points of each player in the last game that ended."""
        self.episodes = np.zeros(n, np.int64)
        """How many games were dealt in each place."""
        self.learner = np.zeros(n, np.int32)
        """With opponents: your seat in each game."""
        self.own_rewards = np.zeros(n, np.float32)
        """With opponents: your reward in each game."""
        self._states = np.zeros(n * SIZE, np.uint8)
        self._allowed = np.zeros((n, mask_words(choices)), np.uint64)
        self._chosen = np.empty(n, np.int64)
        self._everywhere = np.arange(n)

    def _batch(self, start: int, stop: int, autoreset: str, rotate: bool) -> Batch:
        now = self.step_arrays
        arrays = Arrays(
            observations=flat(now.observations),
            final_observations=flat(self.final_observations),
            masks=flat(now.masks.view(np.uint8)),
            rewards=flat(now.rewards),
            scores=flat(self.scores),
            ended=flat(now.ended),
            player=flat(now.player),
            episodes=flat(self.episodes),
            states=flat(self._states),
            allowed=flat(self._allowed),
            learner=flat(self.learner),
            own_rewards=flat(self.own_rewards),
        )
        return Batch(
            self.encoding.tables,
            self.players,
            memoryview(self.encoding.actions.common),
            autoreset == "same-step",
            rotate,
            REWARDS.index(self.reward),
            start,
            stop,
            arrays,
        )

    def reset(self, seed: int | None = None) -> Step:
        """Deal all games. The same seed and actions give the same games again."""
        if seed is None:
            seed = int.from_bytes(os.urandom(SEED_BITS // 8), "little")
        seed = whole("seed", seed, 0)
        if seed >= 1 << SEED_BITS:
            raise GameError(f"seed must be below 2**{SEED_BITS}, not {seed}")
        self.step_arrays.rewards.fill(0)
        self.own_rewards.fill(0)
        self._on_all_cores(lambda batch: batch.reset(seed))
        self._ready = True
        if self._opponents is not None:
            self._opponents.reset(seed)
        return self.step_arrays

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> Step:
        """Make a move in each game. If one of them isn't allowed, nothing happens in any."""
        self.expect_games()
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise GameError(
                f"expected {self.games} whole numbers, one action for each game, "
                f"not {chosen.dtype} of shape {chosen.shape}"
            )
        self._chosen[:] = chosen
        self.check(self._chosen, self._everywhere)
        self.step_arrays.rewards.fill(0)
        self.own_rewards.fill(0)
        self.step_arrays.ended.fill(0)
        self.advance(self._chosen)
        if self._opponents is not None:
            self._opponents.play()
        return self.step_arrays

    def advance(self, actions: NDArray[np.int64]) -> None:
        """Make moves without checking them; -1 leaves a game as it is."""
        moves = flat(actions)
        self._on_all_cores(lambda batch: batch.step(moves))

    def choose(self, dice: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action in each game, found on all cores.

        The same as `choose(masks, dice)`, but each core looks only at the masks it has written.
        """
        if not self._ready:
            raise GameError("call reset before the first step")
        numbers, chosen = dice.random(self.games), np.empty(self.games, np.int64)
        self._on_all_cores(lambda batch: batch.choose(flat(numbers), flat(chosen)))
        return chosen

    def _on_all_cores(self, work: Callable[[Batch], None]) -> None:
        """Do something with each batch, the first one in this thread."""
        for lane, batch in zip(self._lanes, self._batches[1:], strict=True):
            lane.start(partial(work, batch))
        try:
            work(self._batches[0])
        finally:
            for lane in self._lanes:
                lane.wait()

    def check(self, actions: NDArray[np.int64], games: NDArray[np.int64]) -> None:
        """Refuse actions that aren't allowed, and -1 in the games that have to move on."""
        idle = games[actions[games] < 0]
        if idle.size:
            self._refuse(int(idle[0]), int(actions[idle[0]]))
        moves = flat(actions)
        for batch in self._batches:  # quicker than waking up the other cores
            game = batch.check(moves)
            if game >= 0:
                self._refuse(game, int(actions[game]))

    def _refuse(self, game: int, action: int) -> None:
        """Say what is wrong with an action."""
        choices = len(self.encoding.actions)
        if not 0 <= action < choices:
            raise GameError(f"game {game}: no action {action}; expected 0 to {choices - 1}")
        words = self._allowed[game].tolist()
        legal = members(words, len(words))
        raise GameError(
            f"game {game}: action {action} ({self.encoding.actions.text(action)}) is masked; "
            f"player {self.step_arrays.player[game]} has {len(legal)} legal actions, "
            f"such as {legal[0]} ({self.encoding.actions.text(legal[0])})"
        )

    def view(self, game: int) -> View:
        """What the player to act in a game sees."""
        self.expect_games()
        state = self._batches[0].state(index_below("game", game, self.games))
        return View(self.encoding.tables, state, int(self.step_arrays.player[game]))

    def seed_of(self, game: int) -> int:
        """The seed of the game being played, as `Game.new` takes it."""
        self.expect_games()
        episode = int(self.episodes[index_below("game", game, self.games)]) - 1
        return seed_of(self._batches[0].seed, game, episode)

    def new_game(self, game: int) -> Game:
        """The game being played in a place, before its first move."""
        return Game.new(self.encoding.tables, self.players, self.seed_of(game))

    def expect_games(self) -> None:
        """Fail before the first reset."""
        if not self._ready:
            raise GameError("there are no games yet: call reset before anything else")

    def close(self) -> None:
        """Release the threads and the opponents."""
        for lane in self._lanes:
            lane.close()
        if self._opponents is not None:
            self._opponents.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def flat(array: NDArray[Any]) -> Any:
    """The numbers of an array in one row, as a memory view."""
    return array.reshape(-1).data
