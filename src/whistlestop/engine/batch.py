"""Many games side by side, a move in each per call, into arrays that the caller owns.

Making moves, masks, observations and scores takes no interpreter lock; dealing
does. Several batches may therefore share one set of arrays, each with its own games and thread.
"""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.batch_arrays import REWARDS, Arrays, seed_of
from whistlestop.engine.bits import lowest, popcount
from whistlestop.engine.deal import new_game
from whistlestop.engine.fields import SIZE, Fields
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.observation import Observer
from whistlestop.engine.play import apply
from whistlestop.engine.runs import mask_words, runs_of
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

if cython.compiled:
    from cython.cimports.libc.string import memcpy

SHARE = cython.declare(cython.int, REWARDS.index("share"))
MARGIN = cython.declare(cython.int, REWARDS.index("margin"))
BYTES = cython.declare(cython.Py_ssize_t, SIZE)
LEFT_ALONE = cython.declare(cython.longlong, -1)
ONE = cython.declare(cython.ulonglong, 1)
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.final
@cython.cclass
class Batch:
    """The games `start` to `stop - 1` of some arrays."""

    def __init__(
        self,
        tables: Tables,
        players: int,
        common: memoryview,
        same_step: bool,
        rotate: bool,
        reward: int,
        start: int,
        stop: int,
        arrays: Arrays,
    ) -> None:
        """`common` has the action for each choice, in ascending order.

        With `rotate`, the learner sits one seat further in each new game.
        """
        i: cython.int
        self.tables = tables
        self.players = players
        self.observer = Observer(tables)
        self.width = self.observer.width
        self.common = common
        self.choices = len(common)
        self.words = mask_words(self.choices)
        self.runs, self.run_low, self.run_mask, self.run_at = runs_of(common)
        if cython.compiled:  # the eight bits of each byte
            for i in range(2048):
                self.eights[i] = ((i // 8) >> (i % 8)) & 1
        self.same_step = same_step
        self.rotate = rotate
        self.reward = reward
        self.start = start
        self.stop = stop
        self.scorer = Scorer()
        self.legal = ActionSet()
        self.s = State()
        self.fresh = State()
        self.seed = 0
        self._take(arrays)

    def _take(self, arrays: Arrays) -> None:
        self.observations = arrays.observations
        self.final_observations = arrays.final_observations
        self.masks = arrays.masks
        self.rewards = arrays.rewards
        self.scores = arrays.scores
        self.ended = arrays.ended
        self.player = arrays.player
        self.episodes = arrays.episodes
        self.states = arrays.states
        self.allowed = arrays.allowed
        self.learner = arrays.learner
        self.own_rewards = arrays.own_rewards
        if cython.compiled:
            self.seen = cython.address(self.observations[0])
            self.last_seen = cython.address(self.final_observations[0])
        else:
            self.seen = self.observations
            self.last_seen = self.final_observations
            self.fields = [Fields.over(row) for row in arrays.rows(SIZE)]

    def reset(self, seed: int) -> None:
        """Deal all games. The seed decides everything that happens from here on."""
        i: cython.Py_ssize_t
        self.seed = seed
        for i in range(self.start, self.stop):
            self.episodes[i] = 0
            self.ended[i] = 0
            self.deal(i)
            self.show(i)

    def step(self, actions: memoryview) -> None:
        """Make a move in each game; -1 leaves a game as it is. `check` them first."""
        self.actions = actions
        with cython.nogil:
            self.advance()

    def look(self, games: memoryview) -> None:
        """Write what is seen and allowed in these games, whatever has happened to their states."""
        self.looked = games
        with cython.nogil:
            self.show_looked()

    def check(self, actions: memoryview) -> int:
        """The first game whose action isn't allowed, or -1."""
        first: cython.Py_ssize_t
        self.actions = actions
        with cython.nogil:
            first = self.first_wrong()
        return first

    def choose(self, numbers: memoryview[float], chosen: memoryview) -> None:
        """A legal action in each game: which one, a number from 0 to 1 decides."""
        self.numbers = numbers
        self.chosen = chosen
        with cython.nogil:
            self.choose_all()

    def state(self, i: cython.Py_ssize_t) -> State:
        """A copy of a game's state."""
        copy = State()
        copy.load(bytes(self.states[i * BYTES : (i + 1) * BYTES]))
        return copy

    def first_wrong(self) -> cython.Py_ssize_t:
        i: cython.Py_ssize_t
        a: cython.longlong
        for i in range(self.start, self.stop):
            a = self.actions[i]
            if a == LEFT_ALONE:
                continue
            if a < 0 or a >= self.choices:
                return i
            if not (self.allowed[i * self.words + a // L.WORD] >> (a % L.WORD)) & 1:
                return i
        return -1

    def choose_all(self) -> None:
        i: cython.Py_ssize_t
        at: cython.Py_ssize_t
        k: cython.int
        left: cython.int
        bits: cython.ulonglong
        for i in range(self.start, self.stop):
            at = i * self.words
            left = 0
            for k in range(self.words):
                left += popcount(self.allowed[at + k])
            left = cython.cast(cython.int, self.numbers[i] * left)
            k = 0
            while left >= popcount(self.allowed[at + k]):
                left -= popcount(self.allowed[at + k])
                k += 1
            bits = self.allowed[at + k]
            while left > 0:
                bits &= bits - 1
                left -= 1
            self.chosen[i] = L.WORD * k + lowest(bits)

    def advance(self) -> None:
        i: cython.Py_ssize_t
        for i in range(self.start, self.stop):
            if self.actions[i] == LEFT_ALONE:
                continue
            self.sit(i)
            if self.s.f.phase == L.OVER:
                self.deal(i)
            else:
                apply(self.s, self.tables, self.player[i], self.common[self.actions[i]])
                if self.s.f.phase == L.OVER:
                    self.finish(i)
            self.show(i)

    def show_looked(self) -> None:
        k: cython.Py_ssize_t
        for k in range(len(self.looked)):
            self.sit(self.looked[k])
            self.show(self.looked[k])

    def sit(self, i: cython.Py_ssize_t) -> None:
        """Turn to a game: `s` is its state."""
        if cython.compiled:
            self.s.f = cython.cast(
                cython.pointer(Fields), cython.address(self.states[i * cython.sizeof(Fields)])
            )
        else:
            self.s.f = self.fields[i]

    def deal(self, i: cython.Py_ssize_t) -> None:
        """Deal a new game: its key is the seed, its number and how many were dealt before."""
        number: int = self.episodes[i]
        key = seed_of(self.seed, i, number).to_bytes(32, "little")
        if self.rotate:
            self.learner[i] = (i + number) % self.players
        self.episodes[i] += 1
        new_game(self.fresh, self.tables, self.players, key, L.NO_ONE)
        if cython.compiled:
            memcpy(cython.address(self.states[i * BYTES]), self.fresh.f, cython.sizeof(Fields))
        else:
            self.states[i * SIZE : (i + 1) * SIZE] = self.fresh.data
        self.sit(i)

    def finish(self, i: cython.Py_ssize_t) -> None:
        """Score a game that has ended, and deal the next one if that happens in the same step."""
        if self.learner[i] != L.NO_ONE:  # otherwise whoever made the last move sees the end
            self.player[i] = self.learner[i]
        self.ended[i] = 1
        self.scorer.score(self.s, self.tables)
        self.put_rewards(i)
        self.own_rewards[i] = self.rewards[i * self.players + self.player[i]]
        self.observer.write(self.s, self.player[i], self.last_seen, i * self.width)
        if self.same_step:
            self.deal(i)

    def put_rewards(self, i: cython.Py_ssize_t) -> None:
        p: cython.int
        q: cython.int
        best: cython.int
        winners: cython.int = 0
        value: cython.double
        at: cython.Py_ssize_t = i * self.players
        for p in range(self.players):
            winners += self.scorer.parts[p * L.PARTS + L.S_RANK] == 1
        for p in range(self.players):
            best = -1000000
            for q in range(self.players):
                if q != p and self.scorer.parts[q * L.PARTS + L.S_TOTAL] > best:
                    best = self.scorer.parts[q * L.PARTS + L.S_TOTAL]
            value = 0.0
            if self.reward != MARGIN and self.scorer.parts[p * L.PARTS + L.S_RANK] == 1:
                value = 1.0 / winners
            if self.reward != SHARE:
                value += (self.scorer.parts[p * L.PARTS + L.S_TOTAL] - best) / 100.0
            self.rewards[at + p] = value
            self.scores[at + p] = self.scorer.parts[p * L.PARTS + L.S_TOTAL]

    def show(self, i: cython.Py_ssize_t) -> None:
        """Write whose turn it is, what they see and what they can do."""
        if self.s.f.phase != L.OVER:
            # Those who choose at once do so one after the other (C17).
            self.player[i] = lowest(self.s.f.waiting)
        self.observer.write(self.s, self.player[i], self.seen, i * self.width)
        self.mask(i)

    def mask(self, i: cython.Py_ssize_t) -> None:
        at: cython.Py_ssize_t = i * self.words
        word: cython.int
        rest: cython.int
        over: cython.bint = self.s.f.phase == L.OVER
        for word in range(self.words):
            # Whatever is chosen then deals the next game, and nobody likes an empty mask.
            self.allowed[at + word] = ALL if over else 0
        rest = self.choices % L.WORD
        if over and rest > 0:
            self.allowed[at + self.words - 1] = (ONE << rest) - 1
        if not over:
            legal_actions(self.s, self.tables, self.player[i], self.legal)
            for word in range(self.legal.first, self.legal.end):
                if self.legal.words[word]:
                    self.allow(at, word)
        self.spread(at, i * self.choices)

    def allow(self, at: cython.Py_ssize_t, word: cython.int) -> None:
        """Allow the legal actions of a word, run by run."""
        run: cython.int
        shift: cython.int
        bits: cython.ulonglong
        to: cython.Py_ssize_t
        for run in range(self.runs[word], self.runs[word + 1]):
            bits = (self.legal.words[word] >> self.run_low[run]) & self.run_mask[run]
            if bits == 0:
                continue
            to = at + self.run_at[run] // L.WORD
            shift = self.run_at[run] % L.WORD
            self.allowed[to] |= (bits << shift) & ALL
            if shift > 0 and bits >> (L.WORD - shift):  # C does not define a shift by 64
                self.allowed[to + 1] |= bits >> (L.WORD - shift)

    def spread(self, at: cython.Py_ssize_t, to: cython.Py_ssize_t) -> None:
        """Write the mask of a game: a byte for each bit."""
        k: cython.int
        whole: cython.int = 0
        if cython.compiled:
            whole = self.choices - self.choices % 8
            for k in range(0, whole, 8):
                memcpy(
                    cython.address(self.masks[to + k]),
                    cython.address(
                        self.eights[8 * ((self.allowed[at + k // L.WORD] >> (k % L.WORD)) & 255)]
                    ),
                    8,
                )
        for k in range(whole, self.choices):
            self.masks[to + k] = (self.allowed[at + k // L.WORD] >> (k % L.WORD)) & 1
