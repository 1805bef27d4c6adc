"""Foreign files: every command that reads one says what is wrong with it, and exits."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from random import Random

import pytest

from cli.driving import run, run_process
from proof.offsets import AT
from whistlestop.bots import OWN_BUDGET
from whistlestop.bots.programs import messages
from whistlestop.engine.fields import SIZE
from whistlestop.game import Game

READERS = (
    ("replay", "--all"),
    ("play", "--resume"),
    ("analyse",),
    ("verify",),
    ("score",),
)


def record_with(start: bytes) -> str:
    """The record of a game that did not begin with a deal."""
    game = Game.from_bytes("europe", Game.new("europe", 2, 1).to_bytes())
    lines = game.record().splitlines()
    lines[3] = f"start {base64.b64encode(start).decode('ascii')}"
    return "\n".join(lines)


def changed(at: int, value: int) -> bytes:
    data = bytearray(Game.new("europe", 2, 1).start)
    data[at] = value
    return bytes(data)


FILES = {
    "five seats": record_with(changed(AT.players, 5)).encode(),
    "many seats": record_with(changed(AT.players, 255)).encode(),
    "stations": record_with(changed(AT.stations_left, 200)).encode(),
    "noise": record_with(Random(1).randbytes(SIZE)).encode(),
    "no text": b"\xff\xfe\x00\x80",
    "nothing": b"",
    "a long name": f"whistlestop record 1\nboard {'x' * 5000} 1\nplayers 2\nseed 1\nmoves".encode(),
    "a long place": b"whistlestop position 1\nboard europe\nfolder " + b"x" * 5000,
}


@pytest.mark.parametrize("reader", READERS, ids=lambda words: words[0])
@pytest.mark.parametrize("content", FILES.values(), ids=FILES)
def test_a_foreign_file_is_refused(tmp_path: Path, reader: tuple[str, ...], content: bytes) -> None:
    file = tmp_path / "game"
    file.write_bytes(content)
    result = run(*reader, file)
    assert isinstance(result.exception, SystemExit)
    assert (result.exit_code, result.stderr.strip() != "") == (1, True)


@pytest.mark.parametrize(("reader", "name"), [(READERS[0], "five seats"), (READERS[1], "stations")])
def test_a_foreign_state_does_not_crash_the_process(
    tmp_path: Path, reader: tuple[str, ...], name: str
) -> None:
    """These two used to crash it with a signal."""
    file = tmp_path / "game"
    file.write_bytes(FILES[name])
    result = run_process(*reader, file)
    assert result.returncode == 1, result.stderr
    assert "no game of europe can be in this state" in result.stderr


@pytest.mark.parametrize(
    "change",
    [
        lambda view: {**view, "state": seats_of(view, 255)},
        lambda view: {**view, "state": "AAAA"},
        lambda view: {**view, "viewer": None},
        lambda view: {**view, "viewer": []},
        lambda view: {**view, "viewer": 1000},
        lambda view: {"board": "europe"},
    ],
)
def test_a_bot_is_asked_about_an_invalid_view(change: object) -> None:
    view = Game.new("europe", 2, 1).view(0)
    question = messages.decide(view, [], Random(1), OWN_BUDGET)
    question["view"] = change(question["view"])  # type: ignore[operator]
    lines = [messages.hello(), messages.game(view), question]
    result = run("bot", "planner", lines=[messages.write(line).strip() for line in lines])
    assert isinstance(result.exception, SystemExit)
    assert result.exit_code == 1
    assert "view" in result.stderr


def seats_of(view: dict[str, str], seats: int) -> str:
    data = bytearray(base64.b64decode(view["state"]))
    data[AT.players] = seats
    return base64.b64encode(data).decode("ascii")


@pytest.mark.parametrize("line", ["[" * 100_000, "{", "null", '{"type": "decide"}', "\0"])
def test_a_bot_is_told_nonsense(line: str) -> None:
    result = run("bot", "planner", lines=[json.dumps(messages.hello()), line])
    assert isinstance(result.exception, SystemExit)
    assert result.exit_code == 1
    assert "expected" in result.stderr
