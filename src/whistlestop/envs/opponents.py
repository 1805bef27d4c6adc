"""The other seats of a vector environment: bots by name, or policies of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from whistlestop.bots import OWN_BUDGET, Bot, BotFailed, action_of, dismiss, make
from whistlestop.extras import needs_extra
from whistlestop.game import GameError

if TYPE_CHECKING:
    from whistlestop.envs.vector import VectorEnv

with needs_extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

Policy = Callable[[NDArray[np.int16], NDArray[np.int8]], Any]
"""Chooses an action for each of some games from their observations and masks."""
RANDOM = "random"


class Opponents:
    """Plays all seats but the learner's, until it is the learner's turn in every game."""

    def __init__(self, env: VectorEnv, who: str | Policy | Sequence[str | Policy]) -> None:
        self._env = env
        seats = env.players - 1
        if not isinstance(who, str | Sequence) and not callable(who):
            raise GameError(f"opponents are bots' names or functions, not {who!r}")
        self._who = [who] * seats if isinstance(who, str) or callable(who) else list(who)
        if len(self._who) != seats:
            raise GameError(
                f"expected {seats} opponents for {env.players} players, not {len(self._who)}"
            )
        for one in self._who:
            if isinstance(one, str):
                dismiss([make(one)])  # an unknown name is an error now, not in the first game
            elif not callable(one):
                raise GameError(f"an opponent is a bot's name or a function, not {one!r}")
        self._bots: dict[tuple[int, int], tuple[int, Bot, Random]] = {}
        self._seed = 0

    def reset(self, seed: int) -> None:
        """Begin again: new bots, and the first moves up to the learner's."""
        self.close()
        self._seed = seed
        self._dice = np.random.default_rng(seed)
        self.play()

    def close(self) -> None:
        """Release the bots."""
        dismiss([bot for _, bot, _ in self._bots.values()])
        self._bots.clear()

    def play(self) -> None:
        """Play on until it is the learner's turn everywhere."""
        env = self._env
        player, learner = env.step_arrays.player, env.learner
        actions = np.empty(env.games, np.int64)
        while (others := np.flatnonzero(player != learner)).size:
            actions.fill(-1)
            places = (player[others] - learner[others] - 1) % env.players
            for place, who in enumerate(self._who):
                games = others[places == place]
                if games.size:
                    actions[games] = self._decide(who, games)
            try:
                env.check(actions, others)
            except GameError as error:  # bots were checked when they answered
                raise GameError(f"the function of an opponent chose wrongly: {error}") from None
            env.advance(actions)

    def _decide(self, who: str | Policy, games: NDArray[np.int64]) -> Any:
        now = self._env.step_arrays
        if who == RANDOM:
            return choose(now.masks[games], self._dice)
        if isinstance(who, str):
            return [self._ask(who, int(game)) for game in games]
        return decisions(who, now.observations[games], now.masks[games])

    def _ask(self, name: str, game: int) -> int:
        env = self._env
        view = env.view(game)
        key = game, view.viewer or 0
        episode = int(env.episodes[game])
        known = self._bots.get(key)
        if known is None or known[0] != episode:
            if known is not None:
                dismiss([known[1]])
            dice = Random(f"{self._seed} {game} {episode} {key[1]}")
            known = self._bots[key] = (episode, make(name), dice)
        _, bot, dice = known
        answer = bot.decide(view, dice, OWN_BUDGET)
        try:
            action = action_of(answer)
        except BotFailed as error:
            raise BotFailed(f"the bot {name} failed: {error}") from None
        if action not in view.legal_moves():
            raise BotFailed(f"the bot {name} chose {action}, which is not legal")
        return env.encoding.actions.compact[action]


def decisions(
    policy: Policy, observations: NDArray[np.int16], masks: NDArray[np.int8]
) -> NDArray[np.integer[Any]]:
    """What a policy chooses, one action for each row."""
    found = np.asarray(policy(observations, masks))
    if found.shape != masks.shape[:1] or found.dtype.kind not in "iu":
        raise GameError(
            f"a policy must return {len(masks)} whole numbers, one for each row, "
            f"not {found.dtype} of shape {found.shape}"
        )
    return found


def choose(masks: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each row."""
    if masks.ndim != 2 or masks.itemsize != 1:
        raise GameError(
            f"expected a mask of bytes for each game, not {masks.dtype} of shape {masks.shape}"
        )
    rows, width = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))  # numpy finds booleans eight times as fast
    counts = np.bincount(legal // width, minlength=rows)
    if not counts.all():
        raise GameError(f"nothing is legal in row {counts.argmin()} of the masks")
    first = np.cumsum(counts) - counts
    chosen = first + (dice.random(rows) * counts).astype(np.int64)
    found: NDArray[np.int64] = legal[chosen] - np.arange(rows) * width
    return found
