"""Runs of actions lead from the common actions to the compact ones."""

from __future__ import annotations

import pytest

from whistlestop.boards import available, load
from whistlestop.engine import layout as L
from whistlestop.engine.runs import mask_words, runs_of
from whistlestop.envs.actions import SPACES, ActionSpace


@pytest.mark.parametrize("kind", SPACES)
@pytest.mark.parametrize("board", available())
def test_each_action_is_in_one_run_and_keeps_its_number(board: str, kind: str) -> None:
    space = ActionSpace(load(board), kind)
    first, low, mask, at = runs_of(space.common)
    found = []
    for word in range(L.WORDS):
        for run in range(first[word], first[word + 1]):
            length = mask[run].bit_length()
            assert mask[run] == (1 << length) - 1
            assert low[run] + length <= L.WORD
            start = L.WORD * word + low[run]
            found += [(start + k, at[run] + k) for k in range(length)]
    assert found == [(action, choice) for choice, action in enumerate(space.common)]


def test_a_run_ends_at_a_gap_and_at_the_end_of_a_word() -> None:
    runs = runs_of([0, 1, 5, 62, 63, 64, 65])
    assert list(runs.first)[:4] == [0, 3, 4, 4]
    assert [*zip(runs.low, runs.mask, runs.at, strict=True)] == [
        (0, 0b11, 0), (5, 0b1, 2), (62, 0b11, 3), (0, 0b11, 5),
    ]  # fmt: skip


@pytest.mark.parametrize(("choices", "words"), [(1, 1), (64, 1), (65, 2), (258, 5)])
def test_a_mask_has_a_bit_for_each_choice(choices: int, words: int) -> None:
    assert mask_words(choices) == words
