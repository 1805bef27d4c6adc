"""The vector environment in Gymnasium's form: one seat of many games against bots.

`gymnasium.make_vec` makes it, after `import whistlestop.envs.single`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from whistlestop.boards import Board
from whistlestop.engine.tables import Tables
from whistlestop.envs.opponents import Policy
from whistlestop.envs.rendering import MODES, check_mode, picture_of, text_of
from whistlestop.envs.single import Seen, spaces_of
from whistlestop.envs.vector import VectorEnv
from whistlestop.extras import needs_extra
from whistlestop.game import GameError

with needs_extra("rl"):
    import numpy as np
    from gymnasium import vector
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

AUTORESETS = {AutoresetMode.NEXT_STEP: "next-step", AutoresetMode.SAME_STEP: "same-step"}


class WhistlestopVectorEnv(vector.VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """You decide for one seat in each game; the opponents' moves happen in between."""

    def __init__(
        self,
        num_envs: int = 1,
        board: str | Path | Board | Tables = "europe",
        players: int = 2,
        opponents: str | Policy | Sequence[str | Policy] = "medium",
        *,
        seat: int | None = None,
        reward: str = "share",
        actions: str = "compact",
        threads: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """With `copy=False`, every step returns the same arrays."""
        mode = self.autoreset_mode = autoreset(autoreset_mode)
        self.render_mode = check_mode(render_mode, MODES)
        self.metadata = {"render_modes": list(MODES), "render_fps": 2, "autoreset_mode": mode}
        self._copy = copy
        self._games = VectorEnv(
            board,
            players,
            num_envs,
            opponents=opponents,
            seat=seat,
            reward=reward,
            autoreset=AUTORESETS[mode],
            actions=actions,
            threads=threads,
        )
        self.encoding = self._games.encoding
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = spaces_of(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all games and let the others play until it is your turn. One seed is for all."""
        if seed is not None and type(seed) is not int:
            raise GameError(f"expected one seed for all games, not {seed!r}")
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(1 << 62)))
        everywhere = np.ones(self.num_envs, np.bool_)
        return self._seen(), self._info(self._games.learner, everywhere)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make your move in each game, then the others'. A masked action is a GameError."""
        seats = self._games.learner.copy()
        now = self._games.step(actions)
        over = now.ended != 0
        info = self._info(self._games.learner, np.ones_like(over))
        if self.autoreset_mode is AutoresetMode.SAME_STEP and over.any():
            info |= {"final_obs": self._ends(over), "_final_obs": over}
            info |= {"final_info": self._info(seats, over), "_final_info": over}
        rewards = self._games.own_rewards.copy()
        return self._seen(), rewards, over, np.zeros_like(over), info

    def render(self) -> tuple[Any, ...]:
        """Each table as text, or as a picture of its board."""
        form = text_of if self.render_mode == "ansi" else picture_of
        return tuple(form(self._games.view(game)) for game in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        """Release the threads and the opponents."""
        self._games.close()

    def _seen(self) -> Seen:
        now = self._games.step_arrays
        seen: Seen = {"observation": now.observations, "action_mask": now.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _info(self, seats: NDArray[Any], games: NDArray[np.bool_]) -> dict[str, Any]:
        """In Gymnasium's form: by name, and by the name after a `_`, in which games it counts."""
        scores = self._games.scores.copy()
        return {"seat": seats.copy(), "_seat": games, "scores": scores, "_scores": games}

    def _ends(self, over: NDArray[np.bool_]) -> NDArray[Any]:
        """The last observation of each game that has ended; None for the others."""
        found = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(over):
            found[game] = {
                "observation": self._games.final_observations[game].copy(),
                "action_mask": np.ones(len(self.encoding.actions), np.int8),
            }
        return found


def autoreset(mode: str | AutoresetMode) -> AutoresetMode:
    """Check an autoreset mode, given as Gymnasium's own or as its text."""
    for known in AUTORESETS:
        if mode in (known, known.value):
            return known
    expected = " or ".join(known.value for known in AUTORESETS)
    raise GameError(f"no autoreset mode {mode!r}; expected {expected}")
