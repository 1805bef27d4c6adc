"""The file of a match survives crashes, and rejects what does not belong in it."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from arena.made_up import DIGEST, game
from whistlestop.arena import ArenaError, Ledger
from whistlestop.arena.result_json import read_line, write_line
from whistlestop.bots import OWN_BUDGET, Budget


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    with Ledger(file, DIGEST, 2) as ledger:
        for deal in range(5):
            assert ledger.add(game("ab", (deal, 3), deal))
    return file


def test_a_line_is_read_back() -> None:
    one = game("ab", (5, -4), 3, 8)
    assert read_line(write_line(one)) == one


def test_a_game_is_kept_once(path: Path) -> None:
    before = path.read_bytes()
    with Ledger(path, DIGEST, 2) as ledger:
        assert len(ledger.games) == 5
        assert not ledger.add(game("ab", (9, 9), 2))
    assert path.read_bytes() == before


def test_concatenated_files_count_each_game_once(path: Path) -> None:
    path.write_bytes(path.read_bytes() * 2)
    with Ledger(path, DIGEST, 2) as ledger:
        assert len(ledger.games) == 5


@pytest.mark.parametrize("cut", [1, 5, 100, 250])
def test_a_truncated_last_line_is_cut_off(path: Path, cut: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with Ledger(path, DIGEST, 2) as ledger:
        assert ledger.repaired
        assert len(ledger.games) == 4
        ledger.add(game("ab", (4, 3), 4))
    assert path.read_bytes() == whole


@pytest.mark.parametrize("content", [b"hello", b"\xff\xfe\n", b"# notes\n", b"[]\n", b"{}\n"])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    with pytest.raises(ArenaError, match=r"notes\.txt"):
        Ledger(file, DIGEST, 2)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2}, {"seats": "ab"}, {"scores": [1]}, {"ranks": [2, 2]}, {"seed": "0"},
        {"parts": {"routes": [1, "x"]}}, {"parts": []}, {"turns": None},
        {"budget": None}, {"budget": {}}, {"budget": {"seconds": 0, "iterations": None}},
    ],
)  # fmt: skip
def test_an_edited_line_is_refused_with_its_number(path: Path, change: dict[str, object]) -> None:
    lines = path.read_text().splitlines()
    lines[2] = json.dumps(json.loads(lines[2]) | change)
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(ArenaError, match="line 3: "):
        Ledger(path, DIGEST, 2)


def test_another_version_of_the_board_is_refused(path: Path) -> None:
    with pytest.raises(ArenaError, match="on another version of the board"):
        Ledger(path, "e" * 64, 2)


def test_another_number_of_players_is_refused(path: Path) -> None:
    with pytest.raises(ArenaError, match="had 2 players, not 3"):
        Ledger(path, DIGEST, 3)


def test_another_budget_is_refused(path: Path) -> None:
    """A bot that can think longer is a different bot, so its games are not counted with these."""
    said = "line 1: this game was played with each bot's own budget, not with 50 iterations"
    with pytest.raises(ArenaError, match=said):
        Ledger(path, DIGEST, 2, Budget(iterations=50))


def test_the_same_budget_continues_the_file(tmp_path: Path) -> None:
    file, budget = tmp_path / "games.jsonl", Budget(0.5, 20)
    with Ledger(file, DIGEST, 2, budget) as ledger:
        ledger.add(game("ab", (1, 3), budget=budget))
    with Ledger(file, DIGEST, 2, budget) as ledger:
        assert [kept.budget for kept in ledger.games.values()] == [budget]


def test_a_line_older_than_budgets_has_none() -> None:
    line = json.loads(write_line(game("ab", (5, -4))))
    del line["budget"]
    assert read_line(json.dumps(line)).budget == OWN_BUDGET


def test_a_full_disk_loses_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk takes half a line and then no more, and the file is left as it was."""
    before = path.read_bytes()
    write, room = os.write, [40]

    def filling(file: int, data: bytes) -> int:
        if not room:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, data[: room.pop()])

    with Ledger(path, DIGEST, 2) as ledger:
        monkeypatch.setattr(os, "write", filling)
        with pytest.raises(ArenaError, match="No space left on device; the 5 games before"):
            ledger.add(game("ab", (1, 2), 9))
    assert path.read_bytes() == before


def test_two_arenas_cannot_write_to_the_same_file(path: Path) -> None:
    with Ledger(path, DIGEST, 2), pytest.raises(ArenaError, match="another arena"):
        Ledger(path, DIGEST, 2)
    with Ledger(path, DIGEST, 2) as ledger:
        assert len(ledger.games) == 5


HOLDER = f"""
from pathlib import Path; import sys
from whistlestop.arena import Ledger
ledger = Ledger(Path(sys.argv[1]), {DIGEST!r}, 2)
print("open", flush=True); sys.stdin.read()
"""


def test_a_killed_arena_releases_its_file(path: Path) -> None:
    pipe, command = subprocess.PIPE, [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        try:
            with pytest.raises(ArenaError, match="another arena"):
                Ledger(path, DIGEST, 2)
        finally:
            holder.kill()
    Ledger(path, DIGEST, 2).close()
