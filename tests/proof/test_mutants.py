"""Wrong bytes are refused with a GameError or form a proper state; nothing crashes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from whistlestop.engine import compiled
from whistlestop.engine import layout as L
from whistlestop.engine.fields import SIZE
from whistlestop.engine.state import State
from whistlestop.game import View

from .mutations import MUTATIONS, states
from .tables import ALL_PAIRS, tables_of

TESTS = Path(__file__).parents[1]
VARIABLE = "WHISTLESTOP_INTERPRETED"
CASES = 10_000 if compiled() else 300
"""Interpreted, the same number would take an hour."""
STUCK = 120
"""Seconds after which a case counts as hanging; a normal one takes milliseconds."""


def last_line(file: Path) -> str:
    lines = file.read_text().splitlines()
    return lines[-1] if lines else ""


def run(folder: Path, seed: int, count: int) -> dict[str, dict[str, int]]:
    """Run cases in a separate process. Return how many were tried and accepted."""
    out, err = folder / "out", folder / "err"
    with out.open("wb") as stdout, err.open("wb") as stderr:
        child = subprocess.Popen(
            [
                sys.executable,
                "-X",
                "faulthandler",
                "-m",
                "proof.mutants",
                str(seed),
                "0",
                str(count),
            ],
            cwd=TESTS,
            stdout=stdout,
            stderr=stderr,
        )
        size, since = 0, time.monotonic()
        while (code := child.poll()) is None:
            time.sleep(0.2)
            if (now := out.stat().st_size) != size:
                size, since = now, time.monotonic()
            elif time.monotonic() - since > STUCK:
                child.kill()
                child.wait()
                code = "hangs"
                break
    assert code == 0, (
        f"{code}: in `tests` run `python -m proof.mutants {seed} {last_line(out)} 1`\n"
        f"{err.read_text()[-3000:]}"
    )
    found: dict[str, dict[str, int]] = json.loads(last_line(out))
    return found


def expect_sound(found: dict[str, dict[str, int]], count: int) -> None:
    """Check that both verdicts came up often enough for the run to mean something."""
    print(found)
    assert sum(found["tried"].values()) == count
    for kind in ("whole", "view"):
        assert 0.05 < found["accepted"][kind] / found["tried"][kind] < 0.6


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_wrong_bytes_never_crash(tmp_path: Path, seed: int) -> None:
    expect_sound(run(tmp_path, seed, CASES), CASES)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 18))
def test_many_more_wrong_bytes_never_crash(tmp_path: Path, seed: int) -> None:
    expect_sound(run(tmp_path, seed, 5 * CASES), 5 * CASES)


def test_both_ways_judge_the_same() -> None:
    """Compiled and interpreted, the check gives the same verdict on the same bytes."""
    cases = "".join(case(Random(f"verdict {number}")) for number in range(1500))
    one, other = (judge(cases, way) for way in ("", "1"))
    if one[0] != "compiled":
        pytest.skip("the engine is not compiled here: there is nothing to compare with")
    assert other[0] == "interpreted"
    assert one[1:] == other[1:]
    assert len(set(one)) > 100
    assert one.count("") > 100


def case(random: Random) -> str:
    """A line for proof.verdicts."""
    board, players = random.choice(ALL_PAIRS)
    data, other = (random.choice(states(board, players)) for _ in range(2))
    viewer = random.choice([L.WHOLE, L.NO_ONE, *range(players)])
    if viewer != L.WHOLE:
        data, other = (redacted(board, x, viewer) for x in (data, other))
    wrong = random.choice(MUTATIONS)(random, bytearray(data), other)
    return f"{board} {viewer} {wrong[:SIZE].ljust(SIZE, bytes(1)).hex()}\n"


def redacted(board: str, data: bytes, viewer: int) -> bytes:
    state = State()
    state.load(data)
    return View(tables_of(board), state, None if viewer == L.NO_ONE else viewer).to_bytes()


def judge(cases: str, interpreted: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "proof.verdicts"],
        cwd=TESTS,
        env={**os.environ, VARIABLE: interpreted},
        input=cases,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
