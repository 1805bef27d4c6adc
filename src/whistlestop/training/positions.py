"""Positions to learn from, recorded in games on all cores."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from whistlestop.bots.cores import cores
from whistlestop.bots.learned.glance import Glance
from whistlestop.bots.learned.input_parts import width_of
from whistlestop.bots.learned.models import inputs_of
from whistlestop.bots.learned.net import Layers, Net
from whistlestop.bots.learned.selfplay import Memory, SelfPlay
from whistlestop.bots.learned.value import Value
from whistlestop.bots.planner.styles import STYLES, weights_for
from whistlestop.engine.tables import Tables
from whistlestop.extras import needs_extra

with needs_extra("train"):
    import numpy as np
    from numpy.typing import NDArray

BLOCK = 128
"""Games that a thread plays at a time. Positions are in the order of the games, so the number of
threads changes nothing."""
TRIAL, MOST = 16, 5000
"""Games that show how many positions there are to record, and the most in each."""
ROOM = 3
"""How many times the expected positions of a block fit into its memory."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Positions:
    """Inputs and results, a row for each position."""

    inputs: NDArray[np.int16]
    tickets: NDArray[np.int8]
    shares: NDArray[np.float32]
    margins: NDArray[np.float32]
    thirds: NDArray[np.int8]
    """The third of the game, by turns: 0, 1 or 2."""

    def __len__(self) -> int:
        return len(self.margins)

    def split(self, last: int) -> tuple[Positions, Positions]:
        """All but the last rows, and those."""
        return self._rows(slice(None, -last)), self._rows(slice(-last, None))

    def _rows(self, which: slice) -> Positions:
        return Positions(
            self.inputs[which],
            self.tickets[which],
            self.shares[which],
            self.margins[which],
            self.thirds[which],
        )


class Recorder:
    """Plays games on one board with a number of players."""

    def __init__(
        self, tables: Tables, players: int, per_game: float, learned: Layers | None = None
    ) -> None:
        """Records about `per_game` positions in each game.

        With a network, most seats decide by its value, at a glance.
        """
        self.tables, self.players, self.per_game = tables, players, per_game
        self.learned = learned
        self.width = width_of(tables.board, players)
        self.styles = [weights_for(tables.board, players, s) for s in (None, *STYLES)]
        fewest, most = (len(self._play(0, 0, TRIAL, often, MOST * TRIAL)) for often in (0, 1000))
        share = (per_game * TRIAL - fewest) / max(1, most - fewest)
        self.often = max(0, min(1000, round(1000 * share)))

    def record(
        self, seed: int, games: int, progress: Progress, threads: int | None = None
    ) -> Positions:
        """Play games on all cores. The same seed gives the same positions."""
        blocks: dict[int, Positions] = {}
        starts = iter(range(0, games, BLOCK))
        done = 0

        def work() -> None:
            nonlocal done
            try:
                for first in starts:
                    stop = min(games, first + BLOCK)
                    room = round(ROOM * self.per_game * BLOCK)
                    blocks[first] = self._play(seed, first, stop, self.often, room)
                    done += stop - first
                    progress(min(done, games), games)
            except BaseException:
                deque(starts, maxlen=0)  # the other threads stop too
                raise

        crew = threads or cores()
        with ThreadPoolExecutor(crew) as pool:
            for one in [pool.submit(work) for _ in range(crew)]:
                one.result()
        return joined([blocks[first] for first in sorted(blocks)])

    def _play(self, seed: int, first: int, stop: int, often: int, room: int) -> Positions:
        tickets = len(self.tables.board.tickets)
        memory = Memory(
            memoryview(array("h", bytes(2 * room * self.width))),
            memoryview(array("b", bytes(room * tickets))),
            memoryview(array("f", bytes(4 * room * self.players))),
            memoryview(array("f", bytes(4 * room))),
            memoryview(array("h", bytes(2 * room))),
            memoryview(array("i", bytes(8 * room))),
        )
        glance = None
        if self.learned is not None:
            glance = Glance(Value(inputs_of(self.tables, self.players), Net(self.learned)))
        inputs = inputs_of(self.tables, self.players)
        rows = SelfPlay(inputs, self.styles, memory, glance).games(seed, first, stop, often)
        times = np.frombuffer(memory.times, np.int32).reshape(room, 2)[:rows]
        thirds = 3 * times[:, 0] // np.maximum(times[:, 1], 1)
        return Positions(
            np.frombuffer(memory.inputs, np.int16).reshape(room, -1)[:rows].copy(),
            np.frombuffer(memory.tickets, np.int8).reshape(room, -1)[:rows].copy(),
            np.frombuffer(memory.shares.cast("B"), np.float32).reshape(room, -1)[:rows].copy(),
            np.frombuffer(memory.margins.cast("B"), np.float32)[:rows].copy(),
            np.minimum(thirds, 2).astype(np.int8),
        )


def joined(parts: list[Positions]) -> Positions:
    """The rows of all parts."""
    return Positions(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.tickets for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.margins for part in parts]),
        np.concatenate([part.thirds for part in parts]),
    )
