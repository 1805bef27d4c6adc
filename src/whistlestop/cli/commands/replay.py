"""`whistlestop replay`: a recorded game, step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from whistlestop.cli import files, saves
from whistlestop.cli.output import paint
from whistlestop.cli.output.scoreboard import result
from whistlestop.cli.output.story import sentences
from whistlestop.cli.output.tables import labelled
from whistlestop.cli.terminal import screen
from whistlestop.game import Game, GameEvent, extract_events


def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    everything: Annotated[
        bool, typer.Option("--all", help="Print the whole game at once.")
    ] = False,
) -> None:
    """Step through a game: Enter for the next turn, b for back, a number to jump, q to quit."""
    console, _ = paint.consoles()
    game, seats = saves.read_save(files.read_file(file))
    shown = Replay(game, saves.names_of(game, seats), console)
    if everything or not sys.stdin.isatty():
        shown.print_all()
    else:
        shown.step_through()


class Replay:
    """A game divided into turns: what happened in each, and the standings after it."""

    def __init__(self, game: Game, names: list[str], console: Console) -> None:
        self.game = game
        self.names = names
        self.console = console
        self.turns = turns_of(extract_events(game))

    def print_all(self) -> None:
        """Print every turn with the points after it, then the result."""
        for i in range(len(self.turns)):
            self.show(i)
        self.end()

    def step_through(self) -> None:
        """Let the reader page through the game."""
        at = 0
        while True:
            if at < len(self.turns):
                self.show(at)
            else:
                self.end()
            try:
                place = f"{at + 1}/{len(self.turns)}" if at < len(self.turns) else "end"
                answer = self.console.input(f"[bold]{place}[/] ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer in ("q", "quit") or (not answer and at == len(self.turns)):
                return
            at = self.next_place(at, answer)

    def next_place(self, at: int, answer: str) -> int:
        """The turn to show after an answer."""
        if answer.isdecimal():
            return max(0, min(int(answer) - 1, len(self.turns)))
        if answer in ("b", "back"):
            return max(0, at - 1)
        if answer:
            self.console.print("Enter: next, b: back, a number: go there, q: quit")
            return at
        return at + 1

    def show(self, at: int) -> None:
        """Print one turn in words, and the points after it."""
        events = self.turns[at]
        for line in sentences(self.game.board, events, self.names, all_known=True):
            self.console.print(labelled(f"{at + 1:4}", Text(line), 4))
        reader = self.after(events[-1].moves).reader
        points = [f"{name} {reader.points(p)}" for p, name in enumerate(self.names)]
        self.console.print(Text(f"     {' · '.join(points)}", style="dim"))

    def after(self, moves: int) -> Game:
        """The game as it was after this many moves."""
        then = self.game.copy()
        then.undo(self.game.move_count - moves)
        return then

    def end(self) -> None:
        """Print the result, or the standings where the record ends."""
        if self.game.over:
            self.console.print(result(self.game.board, self.game.scores(), self.names))
        else:
            self.console.print("The record ends here; the game is not over.")
            self.console.print(screen.players_table(self.game.view(), self.names))


def turns_of(events: list[GameEvent]) -> list[list[GameEvent]]:
    """Events grouped by turn; choices made simultaneously are a turn of their own."""
    turns: list[list[GameEvent]] = []
    for event in events:
        same = turns and event.turn == turns[-1][-1].turn
        if same and (event.player is None or event.player == turns[-1][-1].player):
            turns[-1].append(event)
        else:
            turns.append([event])
    return turns
