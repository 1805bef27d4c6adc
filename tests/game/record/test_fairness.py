"""Commitments: anyone can check them with other tools."""

from __future__ import annotations

import hashlib

import pytest

from whistlestop.game import GameError, RecordError
from whistlestop.game.record.fairness import (
    commitment,
    parse_commitment,
    read_commitment,
    seed_text,
)


def test_a_seed_is_64_digits() -> None:
    assert seed_text(0xAB) == "0" * 62 + "ab"
    assert seed_text(2**256 - 1) == "f" * 64


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_an_invalid_seed_has_no_text(seed: int) -> None:
    with pytest.raises(GameError, match="expected a seed from 0"):
        seed_text(seed)


def test_a_commitment_is_the_sha256sum_of_the_digits() -> None:
    """The second is from `printf %064d 0 | sha256sum`."""
    assert commitment(7) == hashlib.sha256(b"0" * 63 + b"7").hexdigest()
    assert commitment(0) == "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"


def test_a_noted_commitment_can_be_in_capitals() -> None:
    assert parse_commitment(f" {commitment(7).upper()}\n") == commitment(7)


def test_a_record_carries_its_commitment() -> None:
    text = f"whistlestop record 1\n# commitment {commitment(7)}\nplayers 2\n"
    assert read_commitment(text) == commitment(7)
    assert read_commitment("whistlestop record 1\n# commitments\n") is None


def test_a_broken_commitment_is_reported_with_its_line() -> None:
    with pytest.raises(
        RecordError, match="line 2: expected a commitment of 64 hexadecimal digits, not 'x'"
    ):
        read_commitment("whistlestop record 1\n# commitment x\n")


def test_two_commitments_are_refused() -> None:
    lines = "\n".join(f"# commitment {commitment(seed)}" for seed in (7, 7, 8))
    with pytest.raises(RecordError, match="line 3: a second, different commitment"):
        read_commitment(lines)
