"""Whatever the files contain, the checker answers and never crashes."""

from __future__ import annotations

import random
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop.boards import BoardError, Defect, check, load

from .folders import EVERYTHING

FILES = sorted(path.name for path in EVERYTHING.iterdir())
SCRAPS = [
    *("", ",", '"', "\n", "=", "[", "]", "{", ";", "-", "#", "\0", "é", "\ud7ff"),
    *("0", "1", "99999", "nan", "yes", "wild", "grey", "sea", "ferry", "elm", "true"),
]
VALUES = (
    "true",
    "-1",
    "0",
    "1.5",
    "nan",
    "2000-01-01",
    "0xffff",
    '"x"',
    "[]",
    "[[1, 2], 1]",
    "{}",
    "{ x = 1 }",
)
Change = Callable[[random.Random, str], str]


def replace_characters(dice: random.Random, text: str) -> str:
    start = dice.randrange(len(text))
    return text[:start] + dice.choice(SCRAPS) + text[start + dice.randrange(4) :]


def drop_line(dice: random.Random, text: str) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def repeat_line(dice: random.Random, text: str) -> str:
    lines = text.split("\n")
    lines.insert(dice.randrange(len(lines)), dice.choice(lines))
    return "\n".join(lines)


def replace_word(dice: random.Random, text: str) -> str:
    words = text.split(",")
    words[dice.randrange(len(words))] = dice.choice(SCRAPS)
    return ",".join(words)


def replace_value(dice: random.Random, text: str) -> str:
    lines = text.split("\n")
    place = dice.randrange(len(lines))
    lines[place] = lines[place].partition("=")[0] + "= " + dice.choice(VALUES)
    return "\n".join(lines)


def cut(dice: random.Random, text: str) -> str:
    return text[: dice.randrange(len(text))]


CHANGES: tuple[Change, ...] = (
    replace_characters,
    replace_characters,
    replace_word,
    replace_word,
    replace_value,
    replace_value,
    drop_line,
    repeat_line,
    cut,
)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 6))
def test_mutated_board(seed: int, changes: int) -> None:
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(shutil.copytree(EVERYTHING, Path(temporary) / "board"))
        for _ in range(changes):
            path = folder / dice.choice(FILES)
            text = path.read_text(encoding="utf-8")
            if text:
                changed = dice.choice(CHANGES)(dice, text)
                path.write_text(changed, encoding="utf-8", newline="")
        answer(folder)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(FILES), st.binary(max_size=300))
def test_any_bytes(file: str, content: bytes) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(shutil.copytree(EVERYTHING, Path(temporary) / "board"))
        (folder / file).write_bytes(content)
        answer(folder)


def answer(folder: Path) -> None:
    """Either defects, each on one line, or a board."""
    defects = check(folder)
    assert all(isinstance(defect, Defect) and str(defect).isprintable() for defect in defects)
    if defects:
        with pytest.raises(BoardError) as caught:
            load(folder)
        assert caught.value.defects == defects
    else:
        assert load(folder).digest
