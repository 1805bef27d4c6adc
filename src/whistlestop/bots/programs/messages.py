"""The lines that are exchanged with a program: one JSON object each."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from whistlestop.boards.description import describe
from whistlestop.bots.budget import Budget
from whistlestop.game import GameError, Score, View

PROTOCOL = 1
"""Counted up when a program for the old one would not understand the new one."""
SEED_BITS = 53
"""Every language reads a number of this size exactly, also those that know no integers."""

Message = dict[str, Any]


class BadMessage(GameError):
    """A line that is no message; the text says what was expected."""


def hello() -> Message:
    """The first line: who are you?"""
    return {"type": "hello", "protocol": PROTOCOL}


def ready() -> Message:
    """The answer to hello."""
    return {"type": "ready", "protocol": PROTOCOL}


def game(view: View) -> Message:
    """A game begins: all that stays the same in it."""
    board = describe(view.board)
    return {"type": "game", "players": view.players, "seat": view.viewer, "board": board}


def decide(view: View, moves: Sequence[str], random: Random, budget: Budget) -> Message:
    """A question: which of these moves?"""
    return {
        "type": "decide",
        "moves": list(moves),
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
    """A message as its line. Only ASCII, so that no program need care about encodings."""
    return json.dumps(message) + "\n"


def read(line: str) -> Message:
    """The message of a line."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadMessage(f"expected a line with one JSON object that has a type, got {short(line)}")
    return message


def short(text: str) -> str:
    """A text as an error shows it: on one line, not too long."""
    shown = repr(text.rstrip("\r\n"))
    return shown if len(shown) <= 100 else f"{shown[:97]}..."
