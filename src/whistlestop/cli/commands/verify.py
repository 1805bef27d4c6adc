"""`whistlestop verify`: whether a recorded game was dealt as promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from whistlestop.cli import files, saves
from whistlestop.cli.errors import failure
from whistlestop.cli.output import paint
from whistlestop.game import Game, GameError, RecordError
from whistlestop.game.notation import words
from whistlestop.game.record.fairness import (
    commitment,
    parse_commitment,
    read_commitment,
    seed_text,
)

WIDTH = 12


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    noted: Annotated[
        str | None,
        typer.Option("--commitment", help="The one you noted before the first move."),
    ] = None,
) -> None:
    """Check that a game was dealt from the seed that was promised before its first move."""
    console, _ = paint.consoles()
    own = expect_commitment(noted)
    text = files.read_file(record)
    try:
        game, seats = saves.read_save(text)
        promised = read_commitment(text)
    except RecordError as error:
        raise failure(f"Not fair, or not the record of this game: {error}") from None
    show(console, game, saves.names_of(game, seats))
    problems = game_problems(game, text)
    if game.seed is not None:
        seed = seed_text(game.seed)
        line(console, "seed", f"{seed}, which determines all cards")
        problems += promise_problems(console, game.seed, promised, own)
    if problems:
        raise failure("\n".join(problems))
    if own is None:
        console.print(
            "The commitment is the record's own. Compare it with the one shown before the first "
            "move, or pass that one as --commitment."
        )
    console.print("fair", style="bold")


def expect_commitment(noted: str | None) -> str | None:
    """Reject a malformed option before reading anything."""
    try:
        return None if noted is None else parse_commitment(noted)
    except GameError as error:
        raise typer.BadParameter(str(error)) from None


def show(console: Console, game: Game, names: list[str]) -> None:
    """Print which game the record is of, and that it replays."""
    line(console, "board", f"{game.board.name}, digest {game.board.digest}")
    begins = "" if game.first is None else f"; the host chose {names[game.first]} to start"
    line(console, "players", f"{words.join(names)}{begins}")
    line(console, "moves", f"{game.move_count}, all legal")
    if game.over:
        totals = (f"{names[score.player]} {score.total}" for score in game.scores())
        line(console, "result", ", ".join(totals))


def game_problems(game: Game, text: str) -> list[str]:
    """What prevents a record from being checked to the end."""
    problems = []
    if game.seed is None:
        problems.append(
            "This record has a 'start' line and no seed: the game did not begin with a deal, so "
            "there is no shuffle to check."
        )
    if not game.over:
        problems.append("The game is not over: seed and result come at the end.")
    elif not has_result(text):
        problems.append("The record has no 'result' line: there is no result to compare.")
    return problems


def promise_problems(
    console: Console, seed: int, promised: str | None, own: str | None
) -> list[str]:
    """Compare the seed with the commitment in the record and with the one that was noted."""
    if promised is None and own is None:
        return [
            "There is no commitment, either in the record or as --commitment: nothing shows "
            "that the seed was chosen before the first move."
        ]
    problems = []
    real = commitment(seed)
    for whose, promise in (("in the record", promised), ("you noted", own)):
        if promise is None:
            line(console, "commitment", f"none {whose}")
        elif promise == real:
            line(console, "commitment", f"{promise} {whose}: it is the SHA-256 of the seed")
        else:
            line(console, "commitment", f"{promise} {whose}: it does not match this seed")
            problems.append(
                f"The commitment {whose} is {promise}, but this seed has {real}: the cards were "
                "not dealt from the seed that was promised."
            )
    return problems


def has_result(text: str) -> bool:
    """Whether the record states a result; replaying has already checked that it is right."""
    return any(row.strip().startswith("result ") for row in text.splitlines())


def line(console: Console, label: str, what: str) -> None:
    """Print one checked item. Never truncated: digests are there to be compared."""
    console.print(Text(f"{label:{WIDTH}}{what}"), soft_wrap=True)
