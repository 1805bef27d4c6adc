"""The file that holds what was learned about a board: a line of JSON, then half-precision numbers.

It lives in the board's folder, and it belongs to exactly that board: the digest is in it.
"""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from struct import calcsize, error, pack, unpack
from typing import Any

from whistlestop.game import GameError

FILE_NAME = "learned.model"
FORMAT = 1
MAX_SIZE = 64 * 1024 * 1024
NUMBER = "e"
"""A float of two bytes: what a network learns is not known more precisely."""


class ModelError(GameError):
    """A model file that cannot be read or belongs to another board."""


@dataclass(frozen=True, slots=True)
class Model:
    """What was learned about a board."""

    board: str
    digest: str
    made: dict[str, Any]
    """For each number of players, how its network was made and how good its chances are."""
    arrays: dict[str, array[float]] = field(default_factory=dict)

    def to_bytes(self) -> bytes:
        """The contents of the file."""
        names = sorted(self.arrays)
        head = {
            "format": FORMAT,
            "board": self.board,
            "digest": self.digest,
            "made": self.made,
            "arrays": [[name, len(self.arrays[name])] for name in names],
        }
        parts = [json.dumps(head, separators=(",", ":"), sort_keys=True).encode() + b"\n"]
        for name in names:
            numbers = self.arrays[name]
            parts.append(pack(f"<{len(numbers)}{NUMBER}", *numbers))
        return b"".join(parts)

    @classmethod
    def from_bytes(cls, data: bytes, name: str) -> Model:
        """Read the contents of a file; `name` is for error messages."""
        line, newline, numbers = data.partition(b"\n")
        if not newline:
            raise ModelError(f"{name}: expected a line of JSON, then numbers")
        try:
            head = json.loads(line)
            made = {str(n): dict(found) for n, found in dict(head["made"]).items()}
            sizes = [(str(key), int(size)) for key, size in head["arrays"]]
            version, board, digest = head["format"], str(head["board"]), str(head["digest"])
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as reason:
            raise ModelError(f"{name}: this is not the head of a model: {reason!r:.80}") from None
        if version != FORMAT:
            raise ModelError(f"{name}: expected format {FORMAT}, not {version!r:.20}")
        if any(size < 0 for _, size in sizes):
            raise ModelError(f"{name}: expected arrays of at least 0 numbers")
        width = calcsize(f"<{NUMBER}")
        wanted = width * sum(size for _, size in sizes)
        if len(numbers) != wanted:
            raise ModelError(f"{name}: expected {wanted} bytes of numbers, not {len(numbers)}")
        arrays, at = {}, 0
        for key, size in sizes:
            arrays[key] = _numbers(numbers[at : at + width * size], size, name)
            at += width * size
        return cls(board, digest, made, arrays)


def _numbers(data: bytes, size: int, name: str) -> array[float]:
    try:
        found = array("d", unpack(f"<{size}{NUMBER}", data))
    except error as reason:
        raise ModelError(f"{name}: {reason}") from None
    if not all(map(isfinite, found)):
        raise ModelError(f"{name}: expected finite numbers")
    return found


def read_model(path: Path) -> Model:
    """Read a model file."""
    try:
        if path.stat().st_size > MAX_SIZE:
            raise ModelError(f"{path}: expected at most {MAX_SIZE} bytes")
        data = path.read_bytes()
    except OSError as reason:
        raise ModelError(f"{path}: {reason.strerror or reason}") from None
    return Model.from_bytes(data, str(path))
