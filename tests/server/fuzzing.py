"""Messages that our clients would never send: valid ones with something wrong, and worse."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any

LONG = 3000
REACTIONS = ("bravo", "thanks", "nonsense", "")
MOVES = ("draw deck", "draw 0", "keep", "claim a-b 3 red", "claim paris-dieppe", "pay", "tickets")
COMMANDS = (
    "sit", "arrange", "wear", "start", "play", "play", "play", "take-back", "answer-take-back",
    "leave", "replace", "return", "resign", "say", "react", "mute", "rematch", "close",
)  # fmt: skip
PIECES = ("draw", "claim", "keep", "pay", "deck", "wild", "red", "-1", "99999999999999999999", "²")


@dataclass(frozen=True)
class Shot:
    """One message, and how to send it."""

    data: str | bytes
    text: bool = True

    @property
    def readable(self) -> bool:
        """Whether it can be sent this way."""
        if isinstance(self.data, bytes) and self.text:
            try:
                self.data.decode()
            except UnicodeDecodeError:
                return False
        return True


class Fuzzer:
    """Makes messages; the same seed gives the same ones."""

    def __init__(self, seed: int, tables: list[str], commands: tuple[str, ...] = COMMANDS) -> None:
        self.dice = Random(seed)
        self.tables = tables
        self.commands = commands

    def shot(self) -> Shot:
        """Make another message."""
        dice = self.dice
        message = self.message()
        for _ in range(dice.choice((0, 0, 0, 1, 1, 2))):
            self._spoil(message)
        text = json.dumps(message)
        match dice.randrange(25):
            case 0:
                return Shot(self._cut(text))
            case 1:
                return Shot(text.encode(), text=False)
            case 2:
                return Shot(self._flipped(text.encode()), text=False)
            case 3:
                return Shot(self._twice(text))
            case 4:
                return Shot(self._noise())
            case 5 if dice.random() < 0.3:
                return Shot(self._flipped(text.encode()) + b"\xff\xfe", text=True)
        return Shot(text)

    # --- plausible messages ------------------------------------------------------------

    def message(self) -> dict[str, Any]:
        """A message that a client could send, even if it makes no sense."""
        dice, kind = self.dice, self.dice.randrange(10)
        if kind == 0:
            hello = {"type": "hello", "table": dice.choice(self.tables)}
            return hello | {"version": dice.choice((0, 1, 5, 10**9)), "invite": "x" * 22}
        if kind == 1:
            return {"type": "ping"}
        id_ = f"fuzz-{dice.randrange(10**6):08d}"
        if kind == 2:
            seat = dice.randrange(5)
            asked: list[dict[str, Any]] = [
                {"type": "hint", "seat": seat},
                {"type": "payments", "seat": seat, "move": self._move()},
                {"type": "tickets", "seat": seat},
            ]
            return {"type": "ask", "id": id_, "question": dice.choice(asked)}
        version = dice.choice((0, 1, 2, 3, 4, 10, 1000, 2**31))
        return {"type": "command", "id": id_, "version": version, "command": self.command()}

    def command(self) -> dict[str, Any]:
        """A command for any seat."""
        dice = self.dice
        seat = dice.randrange(5)
        name = dice.choice(self.commands)
        more: dict[str, dict[str, Any]] = {
            "sit": {"name": dice.choice(("Mallory", "Anna", "\u202e", " "))},
            "arrange": {"bot": dice.choice(("medium", "program:ls", ""))},
            "wear": {"colour": dice.randrange(6), "avatar": dice.choice(("owl", "", "<b>"))},
            "play": {"move": self._move()},
            "answer-take-back": {"agree": True},
            "say": {"text": dice.choice(("hello", "\u202e", "\x00", "x" * 500))},
            "react": {"what": dice.choice(REACTIONS)},
            "mute": {"other": dice.randrange(5), "on": True},
        }
        bare = name in ("start", "rematch", "close")
        return {"type": name, **({} if bare else {"seat": seat}), **more.get(name, {})}

    def _move(self) -> str | int:
        dice = self.dice
        if dice.random() < 0.3:
            return dice.randrange(dice.choice((10, 300, 100_000)))
        if dice.random() < 0.5:
            return dice.choice(MOVES)
        return " ".join(dice.choices(PIECES, k=dice.randrange(1, 8)))

    # --- broken messages ---------------------------------------------------------------

    def _spoil(self, message: dict[str, Any]) -> None:
        dice, where = self.dice, message
        for inner in ("command", "question"):
            if isinstance(message.get(inner), dict) and message[inner] and dice.random() < 0.6:
                where = message[inner]
        keys = list(where)
        match dice.randrange(4):
            case 0 if keys:
                del where[dice.choice(keys)]
            case 1:
                where[dice.choice(("extra", "seat", "by", "person", "type"))] = self._odd()
            case _ if keys:
                where[dice.choice(keys)] = self._odd()

    def _odd(self) -> Any:
        deep: Any = []
        for _ in range(self.dice.choice((5, 400))):
            deep = [deep]
        odd = (
            None, True, -1, 5, 2**63, 10**400, 1e308, float("nan"), float("inf"), 0.5, "", "\x00",
            "x" * LONG, "\ud800", "é" * 41, [], {}, [{}], {"type": "play"}, "admin", "hello", deep,
        )  # fmt: skip
        return self.dice.choice(odd)

    def _cut(self, text: str) -> str:
        return text[: self.dice.randrange(len(text))]

    def _flipped(self, data: bytes) -> bytes:
        flipped = bytearray(data)
        for _ in range(self.dice.randrange(1, 6)):
            flipped[self.dice.randrange(len(flipped))] = self.dice.randrange(256)
        return bytes(flipped)

    def _twice(self, text: str) -> str:
        """Repeat the same keys with other values."""
        return text[:-1] + ', "type": "ping", "seat": 0, "type": "command"}'

    def _noise(self) -> str:
        dice = self.dice
        noises = (
            "[" * LONG,
            '{"a":' * LONG,
            "",
            "null",
            "NaN",
            "-",
            '"',
            "\x00",
            "{}" * 50,
            "1e999",
        )
        return dice.choice(noises)
