"""PettingZoo environments: every seat is an agent.

`env` is the AEC form: agents act in turn. `parallel_env` is turn-wise: every agent passes an action
in each step, and only that of the agent to act counts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from whistlestop.boards import Board
from whistlestop.engine.batch_arrays import REWARDS
from whistlestop.engine.tables import Tables
from whistlestop.envs.checks import check_players, one_action, one_of, whole
from whistlestop.envs.encoding import Encoding
from whistlestop.envs.rendering import MODES, check_mode, picture_of, text_of
from whistlestop.envs.rewards import rewards_of
from whistlestop.envs.single import Seen, spaces_of
from whistlestop.extras import needs_extra
from whistlestop.game import Game, GameError

with needs_extra("rl"):
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
    from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )

NAME = "whistlestop_v0"
"""The version changes with the observations."""
ALL_MODES = ("human", *MODES)
ILLEGAL = ("end", "raise", "replace")
METADATA = {
    "name": NAME,
    "render_modes": list(ALL_MODES),
    "is_parallelizable": False,
    "render_fps": 2,
}


def env(**options: Any) -> OrderEnforcingWrapper[str, Seen, int]:
    """The AEC form with PettingZoo's usual checks: a masked action ends the game with -1."""
    checked = TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(checked))


class Table:
    """What both forms share: a game, and its agents' observations and rewards."""

    def __init__(
        self,
        board: str | Path | Board | Tables,
        players: int,
        reward: str,
        actions: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        self.encoding = Encoding(board, actions)
        self.players = check_players(self.encoding.board, players)
        self.reward = one_of("reward", reward, REWARDS)
        self.limit = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.mode = check_mode(render_mode, ALL_MODES)
        self.agents = [f"player_{player}" for player in range(players)]
        self.spaces = [spaces_of(self.encoding) for _ in self.agents]
        self._dice = np.random.default_rng()
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The game being played."""
        if self._game is None:
            raise GameError("call reset first")
        return self._game

    def deal(self, seed: int | None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._dice = np.random.default_rng(whole("seed", seed, 0))
        key = int.from_bytes(self._dice.bytes(32), "little")
        self._game = Game.new(self.encoding.tables, self.players, key)

    def to_act(self) -> int:
        """Those who choose at once do so one after the other (C17)."""
        if self.game.over:
            raise GameError("the game is over: call reset")
        return min(self.game.to_act)

    def player(self, agent: str) -> int:
        """The player of an agent."""
        return self.agents.index(one_of("agent", agent, self.agents))

    def play(self, choice: int) -> None:
        """Make a move."""
        player = self.to_act()
        text = self.encoding.actions.text(choice)
        if not self.encoding.mask(self.game, player)[choice]:
            raise GameError(f"action {choice} ({text}) is masked for player {player}")
        self.game.play(self.encoding.actions.common[choice], player)

    def truncated(self) -> bool:
        """Whether the limit on decisions has been reached."""
        return self.limit is not None and self.game.move_count >= self.limit

    def seen(self, agent: str) -> Seen:
        """What an agent observes."""
        player = self.player(agent)
        return {
            "observation": self.encoding.observe(self.game, player),
            "action_mask": self.encoding.mask(self.game, player),
        }

    def rewards(self) -> dict[str, float]:
        """The rewards at the end; 0 before."""
        if not self.game.over:
            return dict.fromkeys(self.agents, 0.0)
        scores = self.game.scores()
        totals, ranks = [s.total for s in scores], [s.rank for s in scores]
        return dict(zip(self.agents, rewards_of(totals, ranks, self.reward), strict=True))

    def render(self) -> Any:
        """The table as everybody sees it."""
        if self.mode is None:
            raise GameError(f"say what you want to see: render_mode={' or '.join(ALL_MODES)}")
        view = self.game.view(None)
        if self.mode == "rgb_array":
            return picture_of(view)
        if self.mode == "ansi":
            return text_of(view)
        print(text_of(view))
        return None


class Seated:
    """What PettingZoo asks of both forms alike."""

    metadata = METADATA

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.encoding = table.encoding
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.render_mode = table.mode

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self._table.spaces[self._table.player(agent)][0]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self._table.spaces[self._table.player(agent)][1]

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._table.game

    def render(self) -> Any:
        """The table as text, or a picture of the board."""
        return self._table.render()

    def close(self) -> None:
        """There is nothing to release."""


class raw_env(Seated, AECEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801 (their name)
    """The AEC form without wrappers: a masked action raises a GameError."""

    def __init__(
        self,
        board: str | Path | Board | Tables = "europe",
        players: int = 2,
        *,
        reward: str = "share",
        actions: str = "compact",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles` truncates a game after that many decisions."""
        super().__init__(Table(board, players, reward, actions, max_cycles, render_mode))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.to_act()]

    def observe(self, agent: str) -> Seen:
        """What an agent sees; the mask is empty if it isn't to act."""
        return self._table.seen(agent)

    def step(self, action: int | None) -> None:
        """Make the move of the agent to act."""
        if not self.agents:
            raise GameError("there is no game: call reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise GameError(f"{agent} is to act: expected an action, not None")
        self._table.play(one_action(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._table.rewards()
        over = self.game.over
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._table.truncated():
            self.truncations = dict.fromkeys(self.agents, True)
        if not over:
            self.agent_selection = self.possible_agents[self._table.to_act()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class parallel_env(Seated, ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801
    """The turn-wise parallel form. Agents not to act have only action 0, which is ignored."""

    def __init__(
        self,
        board: str | Path | Board | Tables = "europe",
        players: int = 2,
        *,
        reward: str = "share",
        actions: str = "compact",
        illegal: str = "end",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`illegal`: a masked action ends the game with -1, raises a GameError or is replaced.

        `replace` takes the first legal action instead.
        """
        super().__init__(Table(board, players, reward, actions, max_cycles, render_mode))
        self._illegal = one_of("illegal", illegal, ILLEGAL)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal a game."""
        self._table.deal(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make the move of the agent to act."""
        if not self.agents:
            raise GameError("there is no game: call reset")
        for name in actions:
            self._table.player(name)
        agents = list(self.agents)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        agent = self.possible_agents[self._table.to_act()]
        if agent not in actions:
            raise GameError(f"{agent} is to act: expected its action among {sorted(actions)}")
        rewards, over = self._move(agent, one_action(actions[agent]), infos[agent])
        truncated = not over and self._table.truncated()
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._seen(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def _move(self, agent: str, choice: int, info: dict[str, Any]) -> tuple[dict[str, float], bool]:
        """Make a move; the rewards, and whether that was the end."""
        try:
            self._table.play(choice)
        except GameError as problem:
            if self._illegal == "raise":
                raise
            info["illegal"] = str(problem)
            if self._illegal == "end":
                return {**dict.fromkeys(self.possible_agents, 0.0), agent: -1.0}, True
            self._table.play(int(self._table.seen(agent)["action_mask"].argmax()))
        return self._table.rewards(), self.game.over

    def _seen(self) -> dict[str, Seen]:
        found = {agent: self._table.seen(agent) for agent in self.possible_agents}
        turn = -1 if self.game.over else self._table.to_act()
        for player, seen in enumerate(found.values()):
            if player != turn:
                seen["action_mask"][:] = 0
                seen["action_mask"][0] = 1
        return found
