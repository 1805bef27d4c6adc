"""Games side by side are the games that `Game` plays."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from envs.playing import PAIRS, episode_digest
from whistlestop.boards import BoardError
from whistlestop.envs import VectorEnv, opponents
from whistlestop.envs.opponents import choose
from whistlestop.envs.vector import SMALL
from whistlestop.game import Game, GameError


@pytest.mark.parametrize(("board", "players"), PAIRS)
def test_each_game_is_the_one_that_game_plays(board: str, players: int) -> None:
    env = VectorEnv(board, players, 2, reward="both", actions="common")
    now = env.reset(5)
    games = [env.new_game(i) for i in range(2)]
    dice = np.random.default_rng(1)
    ended = 0
    while ended < 2:
        for i, game in enumerate(games):
            player = int(now.player[i])
            assert player == min(game.to_act)
            legal = np.flatnonzero(now.masks[i])
            assert list(legal) == game.legal_moves(player).actions
            assert (now.observations[i] == env.encoding.observe(game, player)).all()
        actions = choose(now.masks, dice)
        movers = now.player.copy()
        now = env.step(actions)
        for i, game in enumerate(games):
            game.play(int(actions[i]), int(movers[i]))
            assert bool(now.ended[i]) == game.over
            if game.over:
                ended += 1
                check_end(env, i, game, int(movers[i]))
                games[i] = env.new_game(i)


def check_end(env: VectorEnv, i: int, game: Game, mover: int) -> None:
    scores = game.scores()
    assert list(env.scores[i]) == [score.total for score in scores]
    winners = sum(score.won for score in scores)
    for score in scores:
        best = max(other.total for other in scores if other is not score)
        expected = score.won / winners + (score.total - best) / 100
        assert env.step_arrays.rewards[i, score.player] == pytest.approx(expected, abs=1e-6)
    assert (env.final_observations[i] == env.encoding.observe(game, mover)).all()


def test_threads_change_nothing() -> None:
    one, three = (episode_digest("new-york", 2, 3 * SMALL, threads=n) for n in (1, 3))
    assert one == three


@pytest.mark.parametrize(("board", "space"), [("europe", "compact"), ("iberia", "common")])
def test_choosing_on_all_cores_is_choosing_from_the_masks(board: str, space: str) -> None:
    with VectorEnv(board, 3, 2 * SMALL, actions=space, threads=2) as env:
        with pytest.raises(GameError, match="call reset before"):
            env.choose(np.random.default_rng(1))
        masks = env.reset(4).masks
        mine, other = np.random.default_rng(9), np.random.default_rng(9)
        for _ in range(25):
            chosen = env.choose(mine)
            assert np.array_equal(chosen, choose(masks, other))
            env.step(chosen)


def test_the_next_step_deals_the_next_game() -> None:
    env = VectorEnv("new-york", 2, 1, autoreset="next-step", reward="margin")
    now = env.reset(3)
    dice = np.random.default_rng(1)
    while not now.ended[0]:
        now = env.step(choose(now.masks, dice))
    parts = env.encoding.split(now.observations[0])
    assert parts["phase"][0] == 1  # over
    assert now.rewards[0].any()
    assert now.masks[0].all()
    assert env.episodes[0] == 1
    now = env.step([0])
    assert not now.ended[0]
    assert not now.rewards.any()
    assert env.episodes[0] == 2
    assert env.encoding.split(now.observations[0])["turns"][0] == 0


def test_a_choice_made_at_once_is_not_shown_to_the_next_seat() -> None:
    """C17: whatever the first seat keeps, the second sees the same"""
    seen = []
    for which in (0, -1):
        env = VectorEnv("europe", 3, 1)
        now = env.reset(3)
        assert now.player[0] == 0
        now = env.step([np.flatnonzero(now.masks[0])[which]])
        assert now.player[0] == 1
        seen.append(now.observations[0].copy())
    assert (seen[0] == seen[1]).all()


@pytest.mark.parametrize("opponent", ["random", "planner", "policy"])
def test_opponents_play_the_other_seats(opponent: str) -> None:
    rows = []

    def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        rows.append(len(observations))
        return masks.argmax(axis=1)

    who = policy if opponent == "policy" else opponent
    digests = set()
    for _ in range(2):
        with VectorEnv("new-york", 3, 4, opponents=who) as env:
            now = env.reset(3)
            dice = np.random.default_rng(1)
            first = env.learner.copy()
            assert list(first) == [0, 1, 2, 0]
            ended = np.zeros(4, np.int64)
            while ended.sum() < 4:
                assert (now.player == env.learner).all()
                seats = env.learner.copy()
                now = env.step(choose(now.masks, dice))
                ended += now.ended
                for i in np.flatnonzero(now.ended):
                    assert env.own_rewards[i] == now.rewards[i, seats[i]]
                    assert env.learner[i] == (seats[i] + 1) % 3
            digests.add(env.scores.tobytes())
    assert len(digests) == 1
    assert bool(rows) == (opponent == "policy")


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (-1, "opponent chose wrongly: game 0: no action -1; expected 0 to"),
        (0, r"opponent chose wrongly: game 0: action 0 \(take .*\) is masked"),
        (10_000, "opponent chose wrongly: game 0: no action 10000; expected 0 to"),
        (0.5, "must return 2 whole numbers, one for each row, not float64"),
    ],
)
def test_a_policy_that_chooses_wrongly_is_told(answer: float, message: str) -> None:
    env = VectorEnv("europe", 2, 2, seat=1, opponents=lambda seen, _: [answer] * len(seen))
    with pytest.raises(GameError, match=message):
        env.reset(1)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (
            None,
            "bot hasty failed: expected decide.. to return a Move or an action number",
        ),
        (1175, "bot hasty chose 1175, which is not legal"),
    ],
)
def test_a_bot_that_answers_wrongly_is_named(
    answer: object, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = SimpleNamespace(decide=lambda *_: answer)
    monkeypatch.setattr(opponents, "make", lambda _: bot)
    env = VectorEnv("europe", 2, 2, seat=1, opponents="hasty")
    with pytest.raises(GameError, match=message):
        env.reset(1)


def test_arrays_of_ones_own_are_written() -> None:
    width = VectorEnv("nordic", 2, 3).encoding.width
    mine = np.zeros((3, width), np.int16)
    env = VectorEnv("nordic", 2, 3, out={"observations": mine})
    assert env.reset(1).observations is mine
    assert mine.any()
    with pytest.raises(GameError, match="'observations' must be contiguous, writable, int16 and"):
        VectorEnv("nordic", 2, 4, out={"observations": mine})
    with pytest.raises(GameError, match="no array 'mask'; expected observations, masks"):
        VectorEnv("nordic", 2, 4, out={"mask": mine})


def test_a_masked_action_is_refused_and_nothing_happens() -> None:
    env = VectorEnv("europe", 2, 3)
    with pytest.raises(GameError, match="call reset before"):
        env.step([0, 0, 0])
    before = [array.copy() for array in env.reset(1)]
    actions = [int(row.argmax()) for row in before[1]]
    actions[2] = 0
    with pytest.raises(
        GameError, match=r"game 2: action 0 \(take .*\) is masked; player 0 has 11 legal actions"
    ):
        env.step(actions)
    for wrong in ([0, 0], [0.5] * 3, [-1] * 3, [10_000] * 3):
        with pytest.raises(GameError, match="expected"):
            env.step(wrong)
    assert all((a == b).all() for a, b in zip(before, env.step_arrays, strict=True))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"board": "nordic", "players": 5}, "nordic is for 2 to 3 players, not 5"),
        ({"players": 2.0}, "players must be a whole number from 0, not 2.0"),
        ({"games": 0}, "games must be a whole number from 1, not 0"),
        ({"games": -3}, "games must be a whole number from 1, not -3"),
        ({"games": "many"}, "games must be a whole number from 1, not 'many'"),
        ({"games": True}, "games must be a whole number from 1, not True"),
        ({"threads": 0}, "threads must be a whole number from 1, not 0"),
        ({"actions": "tiny"}, "no action space 'tiny'; expected compact, common"),
        ({"reward": "gold"}, "no reward 'gold'; expected share, margin, both"),
        ({"autoreset": "never"}, "no autoreset 'never'; expected same-step, next-step"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["random"] * 2}, "expected 1 opponents for 2 players, not 2"),
        ({"seat": 0}, "a seat is for games with opponents"),
        ({"seat": 3, "opponents": "random"}, "no seat 3; expected 0 to 1"),
        ({"seat": "x", "opponents": "random"}, "no seat 'x'; expected 0 to 1"),
        ({"opponents": [3]}, "a bot's name or a function, not 3"),
        ({"opponents": 3}, "opponents are bots' names or functions, not 3"),
        ({"opponents": []}, "expected 1 opponents for 2 players, not 0"),
        ({"out": [1]}, "out must be arrays by name, not list"),
        ({"out": {"masks": [1]}}, "the array 'masks' must be a numpy array, not list"),
        ({"out": {"ended": np.zeros(1)}}, r"uint8 and of shape \(1,\), not float64 of shape"),
        ({"out": {"player": np.zeros(4, np.int32)[::2]}, "games": 2}, "int32 .*, not contiguous"),
        ({"out": {"ended": np.frombuffer(b"x", np.uint8)}}, "uint8 of .*, read-only"),
    ],
)
def test_bad_options_get_a_message(options: dict[str, object], message: str) -> None:
    with pytest.raises(GameError, match=message):
        VectorEnv(**options)  # type: ignore[arg-type]


def test_an_unknown_board_gets_a_message() -> None:
    with pytest.raises(BoardError, match="atlantis: no such folder, expected a folder or the id"):
        VectorEnv("atlantis")
    with pytest.raises(GameError, match="expected a board: its id or folder, not 7"):
        VectorEnv(7)


def test_bad_calls_get_a_message() -> None:
    env = VectorEnv("new-york", 2, 2)
    for call in (lambda: env.view(0), lambda: env.seed_of(0), lambda: env.new_game(0)):
        with pytest.raises(GameError, match="there are no games yet: call reset"):
            call()
    for seed in (-1, "x", 1.5):
        with pytest.raises(GameError, match=f"seed must be a whole number from 0, not {seed!r}"):
            env.reset(seed)
    with pytest.raises(GameError, match=r"seed must be below 2\*\*"):
        env.reset(1 << 256)
    env.reset(np.int64(7))
    for game in (2, -1, "x"):
        with pytest.raises(GameError, match=f"no game {game!r}; expected 0 to 1"):
            env.view(game)
    for wrong in (["a", "b"], [[0, 0]], [True, False], None, 5):
        with pytest.raises(GameError, match="expected 2 whole numbers, one action for each game"):
            env.step(wrong)


def test_any_kind_of_integer_is_a_number() -> None:
    env = VectorEnv("new-york", np.int32(3), np.int64(2), seat=np.int8(1), opponents="random")
    assert (env.reset(np.uint8(3)).player == 1).all()


def test_choosing_from_bad_masks_gets_a_message() -> None:
    dice = np.random.default_rng(1)
    with pytest.raises(GameError, match=r"a mask of bytes for each game, not int64 of shape"):
        choose(np.ones((2, 3), np.int64), dice)
    with pytest.raises(GameError, match=r"a mask of bytes for each game, not int8 of shape \(3,\)"):
        choose(np.ones(3, np.int8), dice)
    with pytest.raises(GameError, match="nothing is legal in row 1 of the masks"):
        choose(np.array([[1, 0], [0, 0]], np.int8), dice)
