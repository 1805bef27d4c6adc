"""The OpenSpiel game passes OpenSpiel's own tests, and its searches see only what a player sees."""

from __future__ import annotations

import importlib
import pickle
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random

from envs.playing import PAIRS
from proof.dice import Dice
from proof.hidden import CHANGES
from proof.sheet import sheet_of
from proof.walk import STYLES, walk
from whistlestop.boards import BoardError, available
from whistlestop.boards import load as find
from whistlestop.engine.state import State
from whistlestop.envs import Encoding, openspiel
from whistlestop.extras import MissingExtra
from whistlestop.game import Game, GameError


def load(board: str, players: int, **options: str) -> Any:
    return pyspiel.load_game(openspiel.NAME, {"board": board, "players": players, **options})


def dealt(game: Any, seed: int = 1) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(openspiel.SEED_BYTES, "little"):
        state.apply_action(byte)
    return state


def positions(game: Any, seed: int, every: int) -> Iterator[tuple[Any, Game, Dice]]:
    """States from all over a game, with the game and dice."""
    real = Game.new(game.setup.tables, game.num_players(), seed)
    dice = Dice(seed)
    for _ in walk(real, dice, STYLES[seed % len(STYLES)]):
        if not real.over and (dice.one_in(every) or len(real.to_act) > 1):
            yield game.state_of(real), real, dice


def pairs(game: Any, seed: int, every: int) -> Iterator[tuple[Any, Any]]:
    """States that differ only in what the player to act may not know."""
    for state, real, dice in positions(game, seed, every):
        data = bytearray(real.state.data)
        changes = [
            change(sheet_of(real.tables), data, state.current_player(), dice) for change in CHANGES
        ]
        assert any(changes)
        other, hidden = game.new_initial_state(), State()
        hidden.load(bytes(data))
        other.continue_from(hidden)
        yield state, other


def search(game: Any, state: Any, *, peek: bool = False) -> list[tuple[int, float]]:
    """How often IS-MCTS would choose each action, always with the same dice."""
    visits = ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT
    bot = openspiel.SeededISMCTSBot(game, 25, seed=3, final_policy_type=visits)
    if peek:
        bot.set_resampler(lambda one, _: one.clone())
    return sorted(bot.get_policy(state))


# --- OpenSpiel's own tests -------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_a_random_simulation(board: str, players: int) -> None:
    pyspiel.random_sim_test(load(board, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_many_random_simulations(board: str, players: int) -> None:
    for reward in ("share", "margin", "both"):
        game = load(board, players, reward=reward)
        pyspiel.random_sim_test(game, num_sims=4, serialize=True, verbose=False)


def test_a_home_made_board(tmp_path: Path) -> None:
    home_made = shutil.copytree(find("new-york").path, tmp_path / "mine")
    game = load(str(home_made), 2)
    assert game.setup.encoding.board.path == home_made
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.fixture
def flags_of_absl() -> Iterator[None]:
    """Replaying reads a flag, as a program with absl's command line would have set it."""
    flags.FLAGS.mark_as_parsed()
    yield
    flags.FLAGS.unparse_flags()


@pytest.mark.usefixtures("flags_of_absl")
@pytest.mark.parametrize(
    "board",
    [pytest.param(b, marks=() if b == "new-york" else pytest.mark.slow) for b in available()],
)
def test_a_playthrough_can_be_replayed(board: str, tmp_path: Path) -> None:
    np.random.seed(4)  # OpenSpiel chooses the actions with numpy's common dice
    text = generate_playthrough.playthrough(f"{openspiel.NAME}(board={board},players=2)", None)
    assert "GameType.chance_mode = ChanceMode.EXPLICIT_STOCHASTIC" in text
    assert "IsTerminal() = True" in text
    path = tmp_path / "playthrough.txt"
    path.write_text(text, "utf-8")
    before, after = generate_playthrough.replay(str(path))
    assert before == after


# --- the same game as everywhere ---------------------------------------------------------


@pytest.mark.parametrize("board", available())
def test_it_is_the_same_game_with_the_same_observations(board: str) -> None:
    game = load(board, 3)
    encoding, real, state = Encoding(board), Game.new(board, 3, 7), dealt(game, 7)
    dice = Random(1)
    while not state.is_terminal():
        player = state.current_player()
        assert player == min(real.to_act)
        assert (state.legal_actions_mask() == encoding.mask(real, player)).all()
        for viewer in range(3):
            seen = encoding.observe(real, viewer)
            assert state.observation_tensor(viewer) == seen.tolist()
            assert state.information_state_tensor(viewer) == seen.tolist()
        assert state.information_state_string() == encoding.describe(encoding.observe(real, player))
        action = dice.choice(state.legal_actions())
        move = real.play(encoding.actions.common[action], player)
        assert state.action_to_string(action) == move.text
        assert state.string_to_action(move.text) == action
        state.apply_action(action)
    assert real.over
    assert str(state) == real.position()
    scores = real.scores()
    winners = sum(score.won for score in scores)
    assert state.returns() == [score.won / winners for score in scores]


def test_observations_have_named_parts() -> None:
    game = load("europe", 2)
    state = dealt(game)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["hand"].sum() == 4
    assert game.observation_tensor_size() == Encoding("europe").width
    nothing_private = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert game.make_py_observer(nothing_private) is None
    with pytest.raises(GameError, match=r"have no parameters, but got \['zoom'\]"):
        game.make_py_observer(None, {"zoom": 2})


@pytest.mark.parametrize(
    ("reward", "players", "utility", "total"),
    [
        ("share", 3, "CONSTANT_SUM", 1.0),
        ("margin", 2, "ZERO_SUM", 0.0),
        ("both", 2, "CONSTANT_SUM", 1.0),
        ("margin", 3, "GENERAL_SUM", None),
    ],
)
def test_rewards(reward: str, players: int, utility: str, total: float | None) -> None:
    game = load("new-york", players, reward=reward)
    assert game.get_type().utility.name == utility
    assert game.utility_sum() == total
    state = dealt(game)
    while not state.is_terminal():
        assert state.returns() == [0.0] * players
        state.apply_action(state.legal_actions()[-1])
    if total is not None:
        assert sum(state.returns()) == pytest.approx(total)
    assert all(game.min_utility() <= one <= game.max_utility() for one in state.returns())


def test_copies_and_pickles_go_on_in_the_same_way() -> None:
    game = load("great-lakes", 2)
    state = dealt(game)
    again, restored = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert str(again) == str(game)
    others = [state.clone(), restored, pickle.loads(pickle.dumps(state))]
    for _ in range(60):
        action = state.legal_actions()[-1]
        for one in (state, *others):
            one.apply_action(action)
    assert {str(one) for one in others} == {str(state)}
    assert all(one.history() == state.history() for one in others)


def test_a_game_that_goes_on_for_ever_is_scored_as_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(openspiel, "MAX_DECISIONS", 5)
    state = dealt(load("europe", 2, reward="margin"))
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert len(state.returns()) == 2


# --- what is hidden ----------------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_resampled_states_look_the_same_to_the_player(board: str, players: int) -> None:
    game = load(board, players)
    dice = Random(2)
    different = 0
    for state, _, _ in positions(game, 4, every=20):
        for player in range(players):
            other = state.resample_from_infostate(player, dice.random)
            assert other.current_player() == state.current_player()
            seen = state.information_state_string(player)
            assert other.information_state_string(player) == seen
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.history() == []
            different += str(other) != str(state)
    assert different >= 10


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_information_states_never_depend_on_what_is_hidden(board: str, players: int) -> None:
    """C12, C17"""
    game = load(board, players)
    made = 0
    for state, other in pairs(game, 5, every=20):
        made += 1
        assert str(state) != str(other)
        assert state.information_state_string() == other.information_state_string()
        assert state.legal_actions() == other.legal_actions()
        player = state.current_player()
        sampled = state.resample_from_infostate(player, Random(9).random)
        assert str(sampled) == str(other.resample_from_infostate(player, Random(9).random))
    assert made >= 5


@pytest.mark.parametrize("board", available())
def test_is_mcts_chooses_the_same_whatever_is_hidden(board: str) -> None:
    game = load(board, 2)
    peeked = 0
    for state, other in list(pairs(game, 6, every=10))[::6]:
        assert search(game, state) == search(game, other)
        peeked += search(game, state, peek=True) != search(game, other, peek=True)
    assert peeked  # the comparison notices a search that sees what is hidden


def test_plain_clones_peek() -> None:
    """As the documentation says: the decks are part of the state"""
    game = load("europe", 2)
    state = dealt(game)
    while not any("draw" in state.action_to_string(a) for a in state.legal_actions()):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    [draw] = [a for a in state.legal_actions() if state.action_to_string(a) == "draw"]

    def drawn(one: Any) -> str:
        one.apply_action(draw)
        return str(one.information_state_string(player))

    assert len({drawn(state.clone()) for _ in range(20)}) == 1
    dice = Random(1)
    honest = {drawn(state.resample_from_infostate(player, dice.random)) for _ in range(20)}
    assert len(honest) > 3


def test_players_who_choose_at_once_dont_see_each_others_choice() -> None:
    """C17"""
    first = dealt(load("iberia", 3))
    seen = set()
    for action in first.legal_actions():
        state = first.clone()
        assert state.current_player() == 0
        state.apply_action(action)
        assert state.current_player() == 1
        seen.add(state.information_state_string(1))
    assert len(first.legal_actions()) > 1
    assert len(seen) == 1


# --- OpenSpiel's algorithms --------------------------------------------------------------


def test_its_bots_play_whole_games() -> None:
    game = load("new-york", 3)
    dice = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(game, 1.0, 4, openspiel.PlayoutEvaluator(game, 2), random_state=dice),
        openspiel.SeededISMCTSBot(game, 4),
        uniform_random.UniformRandomBot(2, dice),
    ]
    state = game.new_initial_state()
    assert sum(evaluate_bots.evaluate_bots(state, bots, dice)) == pytest.approx(1)
    assert state.is_terminal()


def test_the_evaluation_in_cpp() -> None:
    game = load("new-york", 2)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]
    assert sum(pyspiel.evaluate_bots(dealt(game), bots, 1)) == pytest.approx(1)


def test_is_mcts_as_openspiel_makes_it() -> None:
    game = load("new-york", 2)
    state = dealt(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, max_world_samples=2)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_is_mcts_beats_random_moves() -> None:
    game = load("new-york", 2)
    won = 0.0
    for seed in range(10):
        dice = np.random.RandomState(seed)
        bots: list[Any] = [uniform_random.UniformRandomBot(seed % 2, dice)]
        bots.insert(1 - seed % 2, openspiel.SeededISMCTSBot(game, 40, seed))
        won += evaluate_bots.evaluate_bots(dealt(game, seed), bots, dice)[1 - seed % 2]
    assert won >= 9


def test_the_environment_for_learning() -> None:
    env = rl_environment.Environment(load("new-york", 3))
    env.seed(1)
    width, step = Encoding("new-york").width, env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == width
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(1)


# --- errors ------------------------------------------------------------------------------


def test_bad_parameters_get_a_message() -> None:
    with pytest.raises(GameError, match="nordic is for 2 to 3 players, not 5"):
        load("nordic", 5)
    with pytest.raises(BoardError, match="atlantis"):
        load("atlantis", 2)
    with pytest.raises(GameError, match="no reward 'gold'; expected share, margin, both"):
        load("europe", 2, reward="gold")
    with pytest.raises(GameError, match="no action space 'tiny'; expected compact, common"):
        load("europe", 2, actions="tiny")
    with pytest.raises(GameError, match="playouts must be a whole number from 1, not 0"):
        openspiel.PlayoutEvaluator(load("europe", 2), 0)
    game = load("europe", 2)
    with pytest.raises(GameError, match="a game on nordic, not europe"):
        game.state_of(Game.new("nordic", 2, 1))
    with pytest.raises(GameError, match="has 3 players, not 2"):
        game.state_of(Game.new("europe", 3, 1))


def test_an_illegal_action_changes_nothing() -> None:
    state = dealt(load("europe", 2))
    before, history = str(state), state.history()
    with pytest.raises(GameError, match=r"action 0 \(take .*\) is not legal; player 0 has 11"):
        state.apply_action(0)
    with pytest.raises(GameError, match="no action 5000; expected 0 to"):
        state.apply_action(5000)
    assert (str(state), state.history()) == (before, history)
    state = load("europe", 2).new_initial_state()
    with pytest.raises(GameError, match="no chance outcome 300; expected a byte"):
        state.apply_action(300)
    with pytest.raises(GameError, match="has not been dealt yet"):
        state.view(0)


def test_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, openspiel.__name__)
    with pytest.raises(MissingExtra, match=r"pip install 'whistlestop\[openspiel\]'"):
        importlib.import_module(openspiel.__name__)
