"""An OpenSpiel game: importing this module registers `python_whistlestop`.

All chance is the seed: its bytes are the first chance outcomes, and they decide the order of every
deck. So a clone of a state has the same decks, and whoever searches on clones sees what is hidden.
`resample_from_infostate` deals the hidden parts again, which is what IS-MCTS asks for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from whistlestop.engine.batch_arrays import REWARDS
from whistlestop.engine.listing import is_legal, legal_list
from whistlestop.engine.play import apply
from whistlestop.engine.playout import Playout
from whistlestop.engine.reader import PLAYERS, StateReader
from whistlestop.engine.score_reader import Part, ScoreReader
from whistlestop.engine.state import State
from whistlestop.envs.checks import check_players, one_of, whole
from whistlestop.envs.encoding import Encoding, Observation
from whistlestop.envs.rewards import MARGIN, rewards_of
from whistlestop.extras import needs_extra
from whistlestop.game import Game, GameError, Move, View
from whistlestop.game.position import write_position

with needs_extra("openspiel"):
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
    from open_spiel.python.algorithms import ismcts  # type: ignore[import-untyped]

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
NAME = "python_whistlestop"
"""The name for `pyspiel.load_game`."""
DEFAULTS = {"board": "europe", "players": 2, "reward": "share", "actions": "compact"}
SEED_BYTES = 8
BYTE = 256
MAX_DECISIONS = 30_000
"""OpenSpiel wants a bound. The rules have none, because a tunnel can be refused again and again."""
MAX_POINTS = 0x7FFF
"""A score has 16 bits."""


class Setup:
    """What all states of a game share, and their copies too."""

    def __init__(self, board: str, players: int, reward: str, actions: str) -> None:
        self.encoding = Encoding(board, actions)
        self.players = check_players(self.encoding.board, players)
        self.reward = one_of("reward", reward, REWARDS)
        self.tables = self.encoding.tables
        self._arguments = board, players, reward, actions

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_of, self._arguments

    @property
    def game_type(self) -> Any:
        """What OpenSpiel has to know about the game."""
        return game_type(self.reward, self.players)

    @property
    def game_info(self) -> Any:
        """The sizes of the game."""
        share, margin = self.reward != "margin", self.reward != "share"
        most = 2 * MAX_POINTS / MARGIN if margin else 0.0
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-most,
            max_utility=most + share,
            utility_sum=utility_sum(self.reward, self.players),
            max_game_length=MAX_DECISIONS,
        )

    def returns(self, state: State) -> list[float]:
        """The rewards of all players, as if the game ended here."""
        rows = ScoreReader(state, self.tables).rows
        totals, ranks = [row[Part.TOTAL] for row in rows], [row[Part.RANK] for row in rows]
        return rewards_of(totals, ranks, self.reward)


@lru_cache(maxsize=32)
def setup_of(board: str, players: int, reward: str, actions: str) -> Setup:
    """The setup for a game's parameters."""
    return Setup(board, players, reward, actions)


def utility_sum(reward: str, players: int) -> float | None:
    """What the rewards of all players add up to, if that is always the same."""
    if reward == "share":
        return 1.0
    if players == 2:
        return 0.0 if reward == "margin" else 1.0
    return None


def game_type(reward: str, players: int) -> Any:
    """The type of a game, whose utility depends on the reward."""
    utilities = pyspiel.GameType.Utility
    utility = {None: utilities.GENERAL_SUM, 0.0: utilities.ZERO_SUM, 1.0: utilities.CONSTANT_SUM}
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Whistlestop",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility[utility_sum(reward, players)],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class WhistlestopGame(pyspiel.Game):  # type: ignore[misc]
    """The game `python_whistlestop`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """`params` are `board`, `players`, `reward` and `actions`."""
        self.setup = setup_of(**{**DEFAULTS, **(params or {})})
        super().__init__(self.setup.game_type, self.setup.game_info, params or {})

    def new_initial_state(self) -> WhistlestopState:
        """A game before its deal."""
        return WhistlestopState(self, self.setup)

    def state_of(self, game: Game) -> WhistlestopState:
        """A state to search from: where a game is now. Its history is empty."""
        if game.board.digest != self.setup.encoding.board.digest:
            raise GameError(
                f"this is a game on {game.board.id}, not {self.setup.encoding.board.id}"
            )
        if game.players != self.setup.players:
            raise GameError(f"this game has {game.players} players, not {self.setup.players}")
        state = self.new_initial_state()
        state.continue_from(game.state)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """One for each byte of the seed."""
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> ViewObserver | None:
        """What a player sees; None for kinds of observations that there aren't.

        Information states and observations are the same. They aren't split into a public and a
        private part.
        """
        if params:
            raise GameError(f"observations have no parameters, but got {sorted(params)}")
        alone = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (
            not iig_obs_type.public_info or iig_obs_type.private_info != alone
        ):
            return None
        return ViewObserver(self.setup.encoding)


class ViewObserver:
    """Writes one player's view of a state: `tensor`, its parts by name in `dict`, and as words."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self._numbers = np.zeros(encoding.width, np.int16)
        self.tensor = np.zeros(encoding.width, np.float32)
        self.dict: dict[str, Any] = dict(encoding.split(self.tensor))

    def set_from(self, state: WhistlestopState, player: int) -> None:
        """Write the view of a player into `tensor`."""
        state.observe(player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: WhistlestopState, player: int) -> str:
        """The view of a player in words."""
        state.observe(player, self._numbers)
        return self._encoding.describe(self._numbers) or "before the deal"


class WhistlestopState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. Its attributes are plain values, because OpenSpiel copies them often."""

    def __init__(self, game: Any, setup: Setup) -> None:
        super().__init__(game)
        self._setup = setup
        self._seed = b""
        self._data = b""  # the engine's state; empty before the deal
        self._player = CHANCE
        self._decisions = 0

    # --- what OpenSpiel calls --------------------------------------------------------

    def current_player(self) -> int:
        """The player to act. Those who choose at once do so one after the other (C17)."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def returns(self) -> list[float]:
        """The rewards at the end; 0 before."""
        if not self.is_terminal():
            return [0.0] * self._setup.players
        return self._setup.returns(self.engine_state())

    def _legal_actions(self, player: int) -> list[int]:
        compact = self._setup.encoding.actions.compact
        actions = legal_list(self.engine_state(), self._setup.tables, player)
        return [compact[action] for action in actions]

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self._choose_byte(action)
            return
        tables = self._setup.tables
        common, state = self._common(action), self.engine_state()
        if not is_legal(state, tables, self._player, common):
            raise self._refusal(action)
        apply(state, tables, self._player, common)
        self._decisions += 1
        self.continue_from(state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"seed byte {action}"
        setup, common = self._setup, self._common(action)
        if not self._data or not is_legal(self.engine_state(), setup.tables, player, common):
            return setup.encoding.actions.text(action)
        return Move(player, common, setup.tables, self._data).text

    def __str__(self) -> str:
        """The whole state, with everything that is hidden, as a position."""
        if not self._data:
            return f"before the deal; bytes of the seed: {list(self._seed)}"
        return write_position(self._setup.encoding.board, self._data)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> WhistlestopState:
        """A state that looks the same to a player, with the hidden parts dealt at random.

        Its history is empty, because the history of a game tells the seed and secret choices.
        """
        new = WhistlestopState(self.get_game(), self._setup)
        if self._data:
            dice = Random(sum(int(probability_sampler() * 2**32) << 32 * i for i in range(8)))
            new._decisions = self._decisions
            new.continue_from(self.view(player_id).completed(dice))
        return new

    # --- for others ------------------------------------------------------------------

    def engine_state(self) -> State:
        """A copy of the engine's state, with everything that is hidden."""
        if not self._data:
            raise GameError("the game has not been dealt yet: apply the chance outcomes first")
        state = State()
        state.load(self._data)
        return state

    def view(self, player: int) -> View:
        """What a player sees."""
        return View(self._setup.tables, self.engine_state(), player)

    def observe(self, player: int, out: Observation) -> None:
        """Write a player's observation; all 0 before the deal."""
        if self._data:
            self._setup.encoding.observe_state(self.engine_state(), player, out)
        else:
            out.fill(0)

    def finish(self, playout: Playout) -> list[float]:
        """The returns after random moves to the end. This state doesn't change."""
        state = self.engine_state()
        playout.finish(state)
        return self._setup.returns(state)

    def continue_from(self, state: State) -> None:
        """Take over a state of the engine."""
        reader = StateReader(self._setup.encoding.board, state.data)
        over = reader.over or self._decisions >= MAX_DECISIONS
        self._player = TERMINAL if over else min(reader.waiting)
        self._data = state.to_bytes()

    # --- inside ----------------------------------------------------------------------

    def _choose_byte(self, action: int) -> None:
        if not 0 <= action < BYTE:
            raise GameError(f"no chance outcome {action}; expected a byte of the seed, 0 to 255")
        self._seed += bytes([action])
        if len(self._seed) == SEED_BYTES:
            seed = int.from_bytes(self._seed, "little")
            self.continue_from(Game.new(self._setup.tables, self._setup.players, seed).state)

    def _common(self, action: int) -> int:
        actions = self._setup.encoding.actions
        if not 0 <= action < len(actions):
            raise GameError(f"no action {action}; expected 0 to {len(actions) - 1}")
        return actions.common[action]

    def _refusal(self, action: int) -> GameError:
        if self.is_terminal():
            return GameError("the game is over")
        legal = self._legal_actions(self._player)
        text = self._setup.encoding.actions.text
        return GameError(
            f"action {action} ({text(action)}) is not legal; player {self._player} has "
            f"{len(legal)} legal actions, such as {legal[0]} ({text(legal[0])})"
        )


class PlayoutEvaluator:
    """Judges a state for OpenSpiel's MCTS and IS-MCTS: compiled random games, uniform priors."""

    def __init__(self, game: WhistlestopGame, playouts: int = 1, seed: int = 0) -> None:
        self._playouts = whole("playouts", playouts, 1)
        self._playout = Playout(game.setup.tables, seed)

    def evaluate(self, state: WhistlestopState) -> Any:
        """The average returns of random games from here."""
        return np.mean([state.finish(self._playout) for _ in range(self._playouts)], axis=0)

    def prior(self, state: WhistlestopState) -> list[tuple[int, float]]:
        """Every legal action is as likely as any other."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class SeededISMCTSBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS, in which one seed decides everything.

    OpenSpiel's own bot resamples with dice that have no seed, and can't be evaluated because it
    lacks `restart_at`.
    """

    def __init__(
        self,
        game: WhistlestopGame,
        max_simulations: int = 100,
        seed: int = 0,
        *,
        uct_c: float = 1.0,
        evaluator: Any = None,
        **options: Any,
    ) -> None:
        """`options` are those of OpenSpiel's `ISMCTSBot`."""
        evaluator = evaluator or PlayoutEvaluator(game, seed=seed)
        options = {"random_state": np.random.RandomState(seed % 2**32), **options}
        super().__init__(game, evaluator, uct_c, max_simulations, **options)
        dice = Random(seed)
        self.set_resampler(lambda state, who: state.resample_from_infostate(who, dice.random))

    def restart(self) -> None:
        """Every search begins from nothing, so there is nothing to forget."""

    def restart_at(self, state: WhistlestopState) -> None:
        """The same."""


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(game_type("share", 2), WhistlestopGame)
