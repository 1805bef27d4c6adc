"""The rows of a file say what replaying the games says, and nothing that a player may not know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boards.folders import EVERYTHING
from export.reading import exported, read
from whistlestop.arena.games import play_out
from whistlestop.boards import available, load
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.trace import Tracer
from whistlestop.envs import Encoding
from whistlestop.export import simulation
from whistlestop.export.games import PlayJob, kept
from whistlestop.export.rows import Rows
from whistlestop.game import Game, GameError

BOARDS: list[str | Path] = [*available(), EVERYTHING]


def games_of(board: str | Path, players: int, games: int = 1) -> list[Game]:
    """The games that a simulation plays."""
    jobs = simulation(board, players, games, ["random", "greedy"], 3).jobs
    return [play_out(job.task)[1] for job in jobs if isinstance(job, PlayJob)]


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_each_row_is_what_the_player_saw_could_do_and_did(board: str | Path, most: bool) -> None:
    """C12, C17: the view is the observation of a redacted state, so it holds nothing hidden"""
    rules = load(board).rules
    players = rules.players_max if most else rules.players_min
    [game] = games_of(board, players)
    source = simulation(board, players, 1, ["random", "greedy"], 3)
    rows = read(exported(source)).to_pylist()
    encoding = Encoding(source.tables)
    record = game.record().splitlines()
    words = record[record.index("moves") + 1 : -1]
    scores, again = game.scores(), game.restarted()
    assert len(rows) == game.move_count == len(words)
    for number, (row, (player, action)) in enumerate(zip(rows, game.moves, strict=True)):
        assert (row["game"], row["decision"], row["source"]) == (0, number, "3/0")
        assert (row["seat"], row["bot"]) == (player, ("random", "greedy")[player % 2])
        assert (row["phase"], row["turn"]) == (again.reader.phase, again.reader.turns)
        assert row["legal"] == again.legal_moves(player).actions
        assert row["move"] == action
        assert f"{row['seat']} {row['text']}" == words[number]
        assert (row["score"], row["rank"]) == (scores[player].total, scores[player].rank)
        seen = encoding.split(encoding.observe(again.view(player)))
        assert {name: flat(seen[name]) for name in seen} == views_of(row)
        again.play(action, player)


def flat(numbers: np.ndarray) -> Any:
    """A part of an observation as a column has it."""
    return numbers.reshape(-1).tolist() if numbers.size > 1 else numbers.item()


def views_of(row: dict[str, Any]) -> dict[str, Any]:
    """The columns of the view, by the names of its parts."""
    return {
        name.removeprefix("view_"): value for name, value in row.items() if name.startswith("view_")
    }


def test_all_columns_together_are_the_observation() -> None:
    """As docs/data.md says."""
    table = read(exported(simulation("new-york", 2, 2, ["random"])))
    parts = [name for name in table.column_names if name.startswith("view_")]
    whole = np.column_stack([np.array(table[name].to_pylist()) for name in parts])
    encoding = Encoding("new-york")
    assert whole.shape == (table.num_rows, encoding.width)
    assert (whole[0] == encoding.observe(games_start("new-york"), table["seat"][0].as_py())).all()
    assert ((encoding.low <= whole) & (whole <= encoding.high)).all()


def games_start(board: str) -> Game:
    """The first game of the default simulation, before its first move."""
    [job, *_] = simulation(board, 2, 1, ["random"]).jobs
    assert isinstance(job, PlayJob)
    return play_out(job.task)[1].restarted()


def test_wins_and_margins_are_those_of_the_environments() -> None:
    games = games_of("new-york", 3, 12)
    tables = games[0].tables
    rows = Rows(tables)
    for number, game in enumerate(games):
        rows.add(number, kept(game, None, [None] * 3, game.scores()))
    for row in rows.take().to_pylist():
        scores = games[row["game"]].scores()
        winners = [score for score in scores if score.won]
        mine = scores[row["seat"]]
        assert row["outcome"] == pytest.approx(mine.won / len(winners))
        others = [score.total for score in scores if score is not mine]
        assert row["margin"] == mine.total - max(others)
        assert (row["source"], row["bot"]) == (None, None)


def test_shared_wins_are_fractions() -> None:
    [game] = games_of("new-york", 2)
    played = kept(game, None, [None, None], game.scores())
    rows = Rows(game.tables)
    rows.add(0, type(played)(**{**fields_of(played), "ranks": (1, 1), "scores": (20, 20)}))
    table = rows.take()
    assert set(table["outcome"].to_pylist()) == {0.5}
    assert set(table["margin"].to_pylist()) == {0}


def fields_of(played: Any) -> dict[str, Any]:
    """A game as a dictionary."""
    return {name: getattr(played, name) for name in type(played).__slots__}


def test_a_longer_game_after_a_shorter_one_changes_no_row() -> None:
    """The memory of the columns is used again, and grows."""
    games = games_of("nordic", 2, 3)
    alone = []
    for number, game in enumerate(games):
        rows = Rows(game.tables)
        rows.add(number, kept(game, None, [None] * 2, game.scores()))
        alone += rows.take().to_pylist()
    together = Rows(games[0].tables)
    for number, game in enumerate(games):
        together.add(number, kept(game, None, [None] * 2, game.scores()))
    assert together.take().to_pylist() == alone
    for number, game in enumerate(games):
        together.add(number, kept(game, None, [None] * 2, game.scores()))
    assert len(together) == len(alone)
    assert together.take().to_pylist() == alone


def test_an_illegal_move_is_refused() -> None:
    [game] = games_of("new-york", 2)
    played = fields_of(kept(game, None, [None, None], game.scores()))
    broken = {**played, "players": played["players"][1:], "actions": played["actions"][2:]}
    rows = Rows(game.tables)
    with pytest.raises(GameError, match=r"move \d+ of game 7 is not legal"):
        rows.add(7, type(kept(game, None, [None, None], game.scores()))(**broken))


def test_a_tracer_wants_arrays_that_fit() -> None:
    tracer, state = Tracer(Tables(load("new-york"))), State()
    short, byte = np.zeros(3, np.int16).data, np.zeros(3, np.uint8).data
    with pytest.raises(ValueError, match="expected arrays for 3 moves"):
        tracer.trace(state, byte, short, short, short, short)
    legal = np.zeros(3 * 1176, np.int16).data
    with pytest.raises(ValueError, match=r"expected \d+ numbers for observations"):
        tracer.trace(state, byte, short, short, short, legal)
