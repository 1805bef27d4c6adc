"""The lines exchanged with a program: one JSON object each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from importlib.resources import files
from random import Random
from typing import Any

from whistlestop.boards.description import describe
from whistlestop.bots.budget import Budget
from whistlestop.game import GameError, Move, Score, View
from whistlestop.game.notation.phrases import phrase

PROTOCOL = 1
"""Incremented when programs for the old protocol would not understand the new one."""
SEED_BITS = 53
"""Small enough for languages with only floating-point numbers to read it exactly."""

Message = dict[str, Any]


def schema() -> Message:
    """The JSON schema (2020-12) of all messages, in both directions."""
    text = files("whistlestop.bots.programs").joinpath("protocol.schema.json").read_text("utf-8")
    described: Message = json.loads(text)
    return described


class BadMessage(GameError):
    """A line that is not a message; the text says what was expected."""


def hello() -> Message:
    """The first line: who are you?"""
    return {"type": "hello", "protocol": PROTOCOL}


def ready() -> Message:
    """The answer to hello."""
    return {"type": "ready", "protocol": PROTOCOL}


def game(view: View) -> Message:
    """A game begins: everything that stays the same throughout."""
    board = describe(view.board)
    return {"type": "game", "players": view.players, "seat": view.viewer, "board": board}


def decide(
    view: View,
    moves: Iterable[Move],
    random: Random,
    budget: Budget,
    happened: Sequence[Message] = (),
) -> Message:
    """A question: which of these moves? `happened` is the news since the last question."""
    listed = list(moves)
    return {
        "type": "decide",
        "moves": [move.text for move in listed],
        "words": [phrase(view, move) for move in listed],
        "happened": list(happened),
        "budget": asdict(budget),
        "seed": random.getrandbits(SEED_BITS),
        "view": json.loads(view.to_json()),
    }


def move(text: str) -> Message:
    """The answer to a question."""
    return {"type": "move", "move": text}


def over(scores: Sequence[Score]) -> Message:
    """The game has ended."""
    return {"type": "over", "scores": [asdict(score) for score in scores]}


def leave() -> Message:
    """The last line: nothing more will come."""
    return {"type": "quit"}


def write(message: Message) -> str:
    """A message as a line. ASCII only, so that no program has to worry about encodings."""
    return json.dumps(message) + "\n"


def read(line: str) -> Message:
    """The message in a line."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadMessage(f"expected a line with one JSON object that has a type, got {short(line)}")
    return message


def short(text: str) -> str:
    """A text for use in an error: on one line, not too long."""
    shown = repr(text.rstrip("\r\n"))
    return shown if len(shown) <= 100 else f"{shown[:97]}..."
