"""Asks functions what to do in many states at once."""

from __future__ import annotations

from typing import Any

from whistlestop.engine.batch import Batch
from whistlestop.engine.batch_arrays import Arrays
from whistlestop.engine.runs import mask_words
from whistlestop.engine.tables import Tables
from whistlestop.envs.encoding import Encoding
from whistlestop.envs.opponents import Policy, decisions
from whistlestop.envs.vector import flat
from whistlestop.extras import needs_extra
from whistlestop.game import GameError

with needs_extra("rl"):
    import numpy as np
    from numpy.typing import NDArray


class Asking:
    """Observations and masks of some states, for policies in the form that `VectorEnv` has."""

    def __init__(self, tables: Tables, players: int, states: memoryview, rows: int) -> None:
        """`states` holds one state after the other."""
        self.encoding = Encoding(tables)
        space = self.encoding.actions
        self._common = np.frombuffer(space.common, np.int16)
        self._observations = np.zeros((rows, self.encoding.width), np.int16)
        self._masks = np.zeros((rows, len(space)), np.int8)
        unused: NDArray[Any] = np.zeros(0, np.int16)
        arrays = Arrays(
            observations=flat(self._observations),
            final_observations=flat(self._observations),
            masks=flat(self._masks.view(np.uint8)),
            rewards=flat(np.zeros(0, np.float32)),
            scores=flat(unused),
            ended=flat(np.zeros(0, np.uint8)),
            player=flat(np.zeros(rows, np.int32)),
            episodes=flat(np.zeros(0, np.int64)),
            states=states,
            allowed=flat(np.zeros((rows, mask_words(len(space))), np.uint64)),
            learner=flat(np.zeros(0, np.int32)),
            own_rewards=flat(np.zeros(0, np.float32)),
        )
        common = memoryview(space.common)
        self._batch = Batch(tables, players, common, False, False, 0, 0, rows, arrays)

    def decide(self, policy: Policy, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """The actions that a policy chooses in these rows, as the engine knows them."""
        self._batch.look(flat(rows))
        masks = self._masks[rows]
        chosen = decisions(policy, self._observations[rows], masks)
        size = masks.shape[1]
        wrong = (chosen < 0) | (chosen >= size)
        wrong |= ~masks[np.arange(len(rows)), np.where(wrong, 0, chosen)].astype(bool)
        if wrong.any():
            self._refuse(int(chosen[wrong][0]), masks[wrong][0])
        actions: NDArray[np.int64] = self._common[chosen].astype(np.int64)
        return actions

    def _refuse(self, choice: int, mask: NDArray[np.int8]) -> None:
        actions = self.encoding.actions
        if not 0 <= choice < len(actions):
            raise GameError(f"a policy chose action {choice}; expected 0 to {len(actions) - 1}")
        legal = np.flatnonzero(mask)
        raise GameError(
            f"a policy chose action {choice} ({actions.text(choice)}), which is masked; there are "
            f"{len(legal)} legal actions, such as {legal[0]} ({actions.text(int(legal[0]))})"
        )
