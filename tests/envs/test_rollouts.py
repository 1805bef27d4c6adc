"""Rollouts end as the same games played move by move would, and use nothing hidden from a view."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from proof.dice import Dice
from proof.hidden import CHANGES
from proof.sheet import sheet_of
from proof.tables import BOARDS, tables_of
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.engine import compiled
from whistlestop.engine.playout import Playout
from whistlestop.engine.score_reader import Part
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.envs import Encoding, Rollouts, choose, rollouts
from whistlestop.game import Game, GameError, View

many_games = pytest.mark.skipif(not compiled(), reason="too many games for the interpreter")


def first_legal(observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """A policy: the first legal action."""
    found: NDArray[np.int64] = masks.argmax(axis=1)
    return found


def advanced(board: str, players: int, moves: int = 60) -> Game:
    """A game in progress, at the beginning of a turn."""
    game = Game.new(tables_of(board), players, 5)
    random = Random(board)
    while len(game.moves) < moves or game.reader.phase != "main":
        game.play(random.choice(game.legal_moves(min(game.to_act))))
    return game


def finished(game: Game, policies: list[str]) -> Game:
    """Play on move by move: `first` is `first_legal`, the rest are bots."""
    again = game.copy()
    bots = [None if policy == "first" else make(policy) for policy in policies]
    space = Encoding(game.tables).actions
    while not again.over:
        player = min(again.to_act)
        bot = bots[player]
        if bot is None:
            legal = again.legal_moves(player).actions
            again.play(space.common[min(space.compact[action] for action in legal)], player)
        else:
            again.play(bot.decide(again.view(player), Random(0), OWN_BUDGET))
    return again


def check_end(found: Rollouts, game: Game) -> None:
    scores = game.scores()
    winners = sum(score.won for score in scores)
    for row, shares in zip(found.scores, found.shares, strict=True):
        assert list(row) == [score.total for score in scores]
        assert list(shares) == [score.won / winners for score in scores]


def same(one: Rollouts, other: Rollouts) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    "policies", [["planner"] * 3, ["first"] * 3, ["hunter", "first", "planner"]]
)
def test_scores_are_those_of_the_game_played_move_by_move(board: str, policies: list[str]) -> None:
    """Bots decide from views here, so the rollouts can't have used what they may not know."""
    game = advanced(board, 3)
    found = rollouts(game, 2, [first_legal if name == "first" else name for name in policies])
    assert found.scores.dtype == np.int32
    assert found.scores.shape == found.shares.shape == (2, 3)
    check_end(found, finished(game, policies))


@many_games
@pytest.mark.parametrize("policy", ["random", "planner", ["blocker", first_legal, "random"]])
def test_the_number_of_threads_changes_nothing(policy: object) -> None:
    view = advanced("iberia", 3, 250).view(1)
    n = 150 if policy == "random" else 66
    expected = rollouts(view, n, policy, seed=3, threads=1)  # type: ignore[arg-type]
    assert same(rollouts(view, n, policy, seed=3, threads=4), expected)  # type: ignore[arg-type]
    fewer = rollouts(view, 40, policy, seed=3, threads=2)  # type: ignore[arg-type]
    assert same(fewer, Rollouts(expected.scores[:40], expected.shares[:40]))
    assert not same(rollouts(view, 40, policy, seed=4), fewer)  # type: ignore[arg-type]


def test_a_function_sees_the_same_rows_with_any_number_of_threads() -> None:
    view = advanced("new-york", 2, 10).view(0)

    def play(threads: int) -> Rollouts:
        dice = np.random.default_rng(1)
        return rollouts(view, 100, lambda _, masks: choose(masks, dice), seed=1, threads=threads)

    assert same(play(1), play(3))


def test_more_rollouts_than_a_function_is_asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view = advanced("new-york", 2, 10).view(0)
    expected = rollouts(view, 50, first_legal, seed=2)
    monkeypatch.setattr("whistlestop.envs.rollout.ASKED_AT_ONCE", 16)
    assert same(rollouts(view, 50, first_legal, seed=2), expected)


@pytest.mark.parametrize("board", BOARDS)
def test_rollouts_from_a_view_use_nothing_that_is_hidden(board: str) -> None:
    """C12: two games that differ only in what p may not know give p the same rollouts"""
    game, dice, made = advanced(board, 3), Dice(1), 0
    for viewer in (0, 1, 2, None):
        expected = rollouts(game.view(viewer), 4, "random", seed=9)
        data = bytearray(game.state.data)
        for change in CHANGES:
            made += change(sheet_of(game.tables), data, -1 if viewer is None else viewer, dice)
        other = State()
        other.load(bytes(data))
        assert same(rollouts(View(game.tables, other, viewer), 4, seed=9), expected)
        if viewer is not None:
            assert not same(rollouts(Game(game.tables, other), 4, seed=9), expected)
    assert made > 8


@many_games
def test_a_view_deals_hidden_cards_again_for_each_rollout() -> None:
    game = advanced("europe", 4)
    planned = rollouts(game.view(0), 20, "planner", seed=1).scores
    assert len({tuple(row) for row in planned}) > 10
    assert len({tuple(row) for row in rollouts(game, 20, "planner", seed=1).scores}) == 1


@many_games
def test_likely_tickets_are_those_that_go_with_the_routes() -> None:
    """Nearer the truth than uniform ones: planners have claimed routes for their tickets."""
    game = Game.new("europe", 3, 3)
    bots = [make("planner") for _ in range(3)]
    while min(game.reader.trains(p) for p in range(3)) > 12 or game.reader.phase != "main":
        player = min(game.to_act)
        game.play(bots[player].decide(game.view(player), Random(0), OWN_BUDGET))
    view = game.view(0)
    truth = rollouts(game, 1, "planner").scores[0, 1:]
    uniform = rollouts(view, 60, "planner", seed=1).scores[:, 1:].mean(axis=0)
    likely = rollouts(view, 60, "planner", hidden="likely", seed=1)
    assert (abs(likely.scores[:, 1:].mean(axis=0) - truth) < abs(uniform - truth)).all()
    assert same(rollouts(view, 60, "planner", hidden="likely", seed=1, threads=1), likely)
    assert same(rollouts(view, 60, "planner", hidden="likely", seed=1, threads=3), likely)


@many_games
def test_random_rollouts_score_like_the_engines_playouts() -> None:
    game = Game.new("new-york", 2, 7)
    n = 3000
    mine = rollouts(game, n, seed=1).scores.mean(axis=0)
    playout, scorer = Playout(game.tables, 8), Scorer()
    totals = np.zeros((n, 2))
    for i in range(n):
        state = game.state.copy()
        playout.finish(state)
        scorer.score(state, game.tables)
        totals[i] = [scorer.parts[p * len(Part) + Part.TOTAL] for p in range(2)]
    error = totals.std(axis=0) / np.sqrt(n) * np.sqrt(2)
    assert (abs(mine - totals.mean(axis=0)) < 4 * error).all()


def test_moves_are_tried_on_the_same_hidden_cards_and_dice() -> None:
    game = advanced("europe", 2)
    player = min(game.to_act)
    view = game.view(player)
    first, second = view.legal_moves()[0], view.legal_moves()[-1]
    found = rollouts(view, 30, moves=[first, second, int(first)], seed=5)
    assert found.scores.shape == (3, 30, 2)
    assert np.array_equal(found.scores[0], found.scores[2])
    assert not np.array_equal(found.scores[0], found.scores[1])
    alone = rollouts(view, 30, moves=[second], seed=5)
    assert np.array_equal(alone.scores[0], found.scores[1])
    again = game.copy()
    again.play(second)
    check_end(
        Rollouts(*(array[0] for array in rollouts(game, 2, "planner", moves=[second]))),
        finished(again, ["planner"] * 2),
    )


def test_a_game_that_is_over_has_its_scores() -> None:
    game = finished(advanced("new-york", 2, 20), ["planner"] * 2)
    check_end(rollouts(game, 3), game)
    check_end(rollouts(game, 3, first_legal), game)


def test_without_a_seed_the_rollouts_differ() -> None:
    game = advanced("new-york", 2, 10)
    assert not same(rollouts(game, 50), rollouts(game, 50))


def test_wrong_arguments_are_refused() -> None:
    game = advanced("new-york", 2, 10)
    view = game.view(min(game.to_act))
    with pytest.raises(GameError, match=r"a Game or a View, not State; .* Game\(tables, state\)"):
        rollouts(game.state, 1)  # type: ignore[arg-type]
    with pytest.raises(GameError, match="a Game or a View, not str"):
        rollouts("new-york", 1)  # type: ignore[arg-type]
    with pytest.raises(GameError, match="no policy 'greedy'; expected random, planner"):
        rollouts(game, 1, "greedy")
    with pytest.raises(GameError, match="expected 2 policies, one for each player, not 3"):
        rollouts(game, 1, ["random"] * 3)
    with pytest.raises(GameError, match=r"a policy is random, planner.*, not 7"):
        rollouts(game, 1, [7, "random"])  # type: ignore[list-item]
    with pytest.raises(GameError, match="n must be a whole number from 1, not 0"):
        rollouts(game, 0)
    with pytest.raises(GameError, match="seed must be a whole number from 0 to 2\\^64 - 1"):
        rollouts(game, 1, seed=-1)
    with pytest.raises(GameError, match="threads must be a whole number from 1, not 0"):
        rollouts(game, 1, threads=0)
    with pytest.raises(GameError, match="no legal move 1175 here"):
        rollouts(view, 1, moves=[1175])
    with pytest.raises(GameError, match="no hidden 'all'; expected uniform, likely"):
        rollouts(view, 1, hidden="all")
    with pytest.raises(GameError, match="not of a spectator"):
        rollouts(game.view(), 1, hidden="likely")
    with pytest.raises(GameError, match="expected a list of moves or action numbers, not"):
        rollouts(view, 1, moves=["pass"])  # type: ignore[list-item]
    with pytest.raises(GameError, match="at least one move"):
        rollouts(view, 1, moves=[])
    with pytest.raises(GameError, match=r"chose action 0 \(.*\), which is masked; there are"):
        rollouts(game, 1, lambda _, masks: np.where(masks[:, 0], 1, 0) * 0)
    with pytest.raises(GameError, match="must return 5 whole numbers"):
        rollouts(game, 5, lambda _, masks: masks)
    with pytest.raises(GameError, match="chose action 999; expected 0 to"):
        rollouts(game, 5, lambda _, masks: np.full(len(masks), 999))
