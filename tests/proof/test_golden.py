"""Golden games and perft counts: games play out today exactly as they did yesterday."""

from __future__ import annotations

import pytest

from whistlestop.game import Game

from . import goldens, perfts
from .invariants import violations
from .tables import BOARDS, BUILT_IN_PAIRS

HOW = "after a deliberate change: .venv/bin/python -m tests.proof.regenerate"


def kept(board: str, players: int, ending: str) -> str:
    path = goldens.FOLDER / f"{goldens.name(board, players)}.{ending}"
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("board", "players"), BUILT_IN_PAIRS)
def test_a_golden_record_replays_to_the_same_bytes(board: str, players: int) -> None:
    assert goldens.replay(kept(board, players, "txt")) == kept(board, players, "sums"), HOW


@pytest.mark.parametrize(("board", "players"), BUILT_IN_PAIRS)
def test_a_golden_game_plays_out_exactly_the_same(board: str, players: int) -> None:
    record, sums = goldens.play(board, players)
    assert record == kept(board, players, "txt"), HOW
    assert sums == kept(board, players, "sums"), HOW


@pytest.mark.parametrize(("board", "players"), BUILT_IN_PAIRS)
def test_a_golden_game_is_complete(board: str, players: int) -> None:
    game = Game.from_record(kept(board, players, "txt"))
    assert game.over
    assert (game.board.id, game.players) == (board, players)
    assert kept(board, players, "txt").splitlines()[-1].startswith("result 0: ")
    assert violations(game) == []


def test_no_golden_game_is_missing_or_superfluous() -> None:
    expected = {
        f"{goldens.name(board, players)}.{ending}"
        for board, players in BUILT_IN_PAIRS
        for ending in ("txt", "sums")
    }
    assert {path.name for path in goldens.FOLDER.iterdir()} == expected, HOW
    assert len(BUILT_IN_PAIRS) == 17


@pytest.mark.parametrize("board", BOARDS)
def test_perft(board: str) -> None:
    path = perfts.FOLDER / f"{board}.txt"
    assert perfts.write(board) == path.read_text(encoding="utf-8"), HOW


def test_no_perft_count_is_missing_or_superfluous() -> None:
    assert {path.name for path in perfts.FOLDER.iterdir()} == {f"{b}.txt" for b in BOARDS}, HOW
