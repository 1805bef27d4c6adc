"""Corrupted records, saves and positions are either read or refused with a GameError."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from proof.dice import Dice
from proof.tables import tables_of
from proof.walk import by_kind, play_on
from whistlestop.bots import Budget
from whistlestop.cli.saves import read_budget, read_save, write_save
from whistlestop.game import Game, GameError, RecordError
from whistlestop.game.record.fairness import read_commitment
from whistlestop.game.record.seats import Seat, read_seats

WORDS = (
    *("", "0", "-1", "255", "9" * 5000, "²", "٣", "∞", "1e9", "?", "#", "..", "/", "{}", "[]"),
    *("\0", "\ud800", "\u2028", "x" * 5000, "\\", '"\\q"', '"', "board", "start", "player 0"),
)
CASES = 300


def game_of(board: str) -> Game:
    game = Game.new(tables_of(board), 2, 1)
    play_on(game, Dice(1), by_kind, 60)
    return game


def spoilt(random: Random, text: str) -> str:
    """Text with lines or words missing, repeated, changed or truncated."""
    lines = text.splitlines()
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(lines))
        words = lines[at].split(" ")
        word = random.randrange(len(words))
        way = random.randrange(6)
        if way == 0:
            lines[at] = ""
        elif way == 1:
            lines.insert(at, random.choice(lines))
        elif way == 2:
            words[word] = random.choice(WORDS)
        elif way == 3:
            words.insert(word, random.choice(WORDS))
        elif way == 4:
            words[word] = str(random.randrange(300))
        else:
            words[-1] = words[-1][: random.randrange(len(words[-1]) + 1)]
        if way > 1:
            lines[at] = " ".join(words)
    return "\n".join(lines)


def read_all(text: str) -> None:
    """Read a saved game the way the commands do."""
    read_save(text)
    read_budget(text)
    read_commitment(text)


def save_of(board: str) -> str:
    return write_save(game_of(board), [Seat("Anna"), Seat("Bo", "program:a b")], Budget(2.0))


@pytest.mark.parametrize("board", ["europe", "nordic", "great-lakes", "iberia"])
@pytest.mark.parametrize(
    ("write", "read"),
    [
        (save_of, read_all),
        (lambda board: Game.from_bytes(board, game_of(board).to_bytes()).record(), read_all),
        (lambda board: game_of(board).position(), lambda text: Game.from_position(text, seed=1)),
    ],
    ids=["save", "start", "position"],
)
def test_a_corrupted_text_is_read_or_refused(
    board: str, write: Callable[[str], str], read: Callable[[str], object]
) -> None:
    text, refused = write(board), 0
    for number in range(CASES):
        wrong = spoilt(Random(f"{board} {number}"), text)
        try:
            read(wrong)
        except GameError:
            refused += 1
    assert refused > CASES // 5


def test_a_malformed_bot_name_is_refused() -> None:
    with pytest.raises(RecordError, match="line 2: expected a bot"):
        read_seats('# seat 0 person Anna\n# seat 1 bot "\\q" Bo', 2)
