"""A Gymnasium environment: one seat of a game against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from whistlestop.boards import Board
from whistlestop.engine.tables import Tables
from whistlestop.envs.checks import one_action, one_of, whole
from whistlestop.envs.encoding import Encoding
from whistlestop.envs.opponents import Policy
from whistlestop.envs.rendering import MODES, check_mode, picture_of, text_of
from whistlestop.envs.vector import VectorEnv
from whistlestop.extras import needs_extra
from whistlestop.game import GameError

with needs_extra("rl"):
    import gymnasium as gym
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

ID = "whistlestop/Whistlestop-v0"
"""The id for `gymnasium.make`; its version changes with the observations."""
ILLEGAL = ("end", "raise")
Seen = dict[str, NDArray[Any]]


def spaces_of(encoding: Encoding) -> tuple[Any, Any]:
    """The spaces of observations with their mask, and of actions."""
    n = len(encoding.actions)
    seen = spaces.Dict(
        {
            "observation": spaces.Box(encoding.low, encoding.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (n,), np.int8),
        }
    )
    return seen, spaces.Discrete(n)


class WhistlestopEnv(gym.Env[Seen, int]):
    """You decide for one seat; the opponents' moves happen in between."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        board: str | Path | Board | Tables = "europe",
        players: int = 2,
        opponents: str | Policy | Sequence[str | Policy] = "medium",
        *,
        seat: int | None = None,
        reward: str = "share",
        actions: str = "compact",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        """`illegal`: a masked action ends the game with a reward of -1, or raises a GameError."""
        self.render_mode = check_mode(render_mode, MODES)
        self._illegal = one_of("illegal", illegal, ILLEGAL)
        if opponents is None:
            raise GameError("opponents are bots' names or functions, not None")
        self._games = VectorEnv(
            board,
            players,
            1,
            opponents=opponents,
            seat=seat,
            reward=reward,
            autoreset="next-step",
            actions=actions,
        )
        self.encoding = self._games.encoding
        self.observation_space, self.action_space = spaces_of(self.encoding)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a game and let the others play until it is your turn."""
        super().reset(seed=None if seed is None else whole("seed", seed, 0))
        self._games.reset(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make your move, then the others'."""
        self._games.expect_games()
        chosen = one_action(action)
        try:
            now = self._games.step([chosen])
        except GameError as problem:
            if self._illegal == "raise":
                raise
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(problem)}
        reward = float(self._games.own_rewards[0])
        return self._seen(), reward, bool(now.ended[0]), False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as MaskablePPO asks for it."""
        mask: NDArray[np.bool_] = self._games.step_arrays.masks[0] != 0
        return mask

    def render(self) -> Any:
        """The table as text, or a picture of the board."""
        if self.render_mode is None:
            raise GameError(f"say what you want to see: render_mode={' or '.join(MODES)}")
        view = self._games.view(0)
        return text_of(view) if self.render_mode == "ansi" else picture_of(view)

    def close(self) -> None:
        """Release the opponents."""
        self._games.close()

    def _seen(self) -> Seen:
        now = self._games.step_arrays
        return {"observation": now.observations[0].copy(), "action_mask": now.masks[0].copy()}

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self._games.learner[0]), "scores": self._games.scores[0].tolist()}


if ID not in gym.registry:
    gym.register(
        ID,
        entry_point="whistlestop.envs.single:WhistlestopEnv",
        vector_entry_point="whistlestop.envs.gymnasium_vector:WhistlestopVectorEnv",
    )
