"""The digest changes with what matters for play, and with nothing else."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from pathlib import Path

import pytest

from whistlestop.boards import available, load
from whistlestop.boards.digest import digest
from whistlestop.boards.model import Rules

from .folders import EVERYTHING, copy_of, edit


def digest_after(tmp_path: Path, file: str, old: str, new: str) -> str:
    folder = copy_of(EVERYTHING, tmp_path)
    edit(folder, file, old, new)
    return load(folder).digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("board.toml", 'name = "Everything"', 'name = "All"'),
        ("board.toml", 'id = "everything"', 'id = "all"'),
        ("board.toml", "A small island", "An island"),
        ("cities.csv", "The Reef", "Das Riff"),
        ("cities.csv", "3.0,0.0", "3.1,0.1"),
        ("routes.csv", "no,0,high", "no,0,low"),
    ],
)
def test_words_do_not_count(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert digest_after(tmp_path, file, old, new) == load(EVERYTHING).digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("board.toml", "unused_points = 4", "unused_points = 5"),
        ("board.toml", '"tunnel", "ferry", "sea"', '"track", "tunnel", "ferry", "sea"'),
        ("board.toml", "2 = [1, 2]", "2 = [1, 3]"),
        ("cities.csv", "0.1,no,yes,1", "0.1,no,yes,2"),
        ("cities.csv", "0.1,no,yes,1", "0.1,no,no,1"),
        ("routes.csv", "elm-fir,elm,fir,3", "elm-fir,elm,fir,2"),
        ("routes.csv", "ferry,2,no", "ferry,1,no"),
        ("routes.csv", "sea,0,yes", "sea,0,no"),
        ("tickets.csv", "alder,cedar,6", "alder,cedar,7"),
        ("cards.csv", "wild,1,no,8", "wild,1,no,9"),
        ("festivals.csv", "2;5;9", "2;5;8"),
    ],
)
def test_rules_and_contents_count(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert digest_after(tmp_path, file, old, new) != load(EVERYTHING).digest


def test_digests_differ() -> None:
    assert len({load(name).digest for name in available()}) == len(available())


def test_digest_is_the_same_everywhere() -> None:
    """Records refer to it, so it must not depend on the machine or the version of Python."""
    assert (
        load(EVERYTHING).digest
        == "2d06c03d88e32c1e4f9cecfca57d331642ba118375ecec5214139e7d4ddf7060"
    )


@dataclass(frozen=True, slots=True)
class NewRules(Rules):
    """The rules plus one more, as a later version might have."""

    new_rule: int = 0


@pytest.mark.parametrize(("value", "same"), [(0, True), (1, False)])
def test_a_new_rule_changes_only_boards_that_use_it(value: int, same: bool) -> None:
    """Otherwise every old record would be for a different board."""
    board = load("europe")
    old = {field.name: getattr(board.rules, field.name) for field in fields(Rules)}
    changed = replace(board, rules=NewRules(**old, new_rule=value))
    assert (digest(changed) == board.digest) == same
