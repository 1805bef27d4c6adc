"""A bot that asks a program for its moves."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from whistlestop.bots.budget import Budget
from whistlestop.bots.news import News
from whistlestop.bots.programs import messages
from whistlestop.bots.programs.child import Child, ProgramError
from whistlestop.bots.programs.messages import BadMessage, Message, short
from whistlestop.game import Move, Score, View


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long to wait for a program, in seconds."""

    start: float = 30.0
    decision: float = 60.0
    """For a decision, if the budget has no seconds."""
    grace: float = 5.0
    """On top of the budget's seconds, for overhead on a busy machine."""

    def for_decision(self, budget: Budget) -> float:
        """How long an answer may take."""
        return self.decision if budget.seconds is None else budget.seconds + self.grace


TIMEOUTS = Timeouts()


class ProgramBot:
    """Runs a program for one seat in one game. It starts with the first decision."""

    def __init__(self, command: str, timeouts: Timeouts = TIMEOUTS) -> None:
        self.command = command
        self.timeouts = timeouts
        self._words = split_command(command)
        self._child: Child | None = None
        self._game: tuple[str, int, int | None] | None = None
        self._news: list[Message] = []

    def happened(self, news: Sequence[News]) -> None:
        """Keep the news for the program's next decision."""
        self._news += news

    def decide(self, view: View, random: Random, budget: Budget) -> Move:
        """The move that the program chooses."""
        moves = {move.text: move for move in view.legal_moves()}
        news, self._news = self._news, []
        question = messages.decide(view, moves.values(), random, budget, news)
        try:
            child = self._ready_for(view)
            child.send(messages.write(question))
            answer = _answer(child, "move", self.timeouts.for_decision(budget))
            return _chosen(answer, moves)
        except ProgramError as error:
            raise self._failed(error) from None

    def over(self, scores: Sequence[Score]) -> None:
        """Tell the program how the game ended."""
        if self._child is not None:
            self._child.send(messages.write(messages.over(scores)))

    def close(self) -> None:
        """Stop the program."""
        child, self._child = self._child, None
        if child is not None:
            child.send(messages.write(messages.leave()))
            child.end()

    def _ready_for(self, view: View) -> Child:
        """The program, started if necessary and told which game it plays."""
        child = self._child
        if child is None:
            child = self._child = Child(self._words)
            self._game = None
            child.send(messages.write(messages.hello()))
            protocol = _answer(child, "ready", self.timeouts.start).get("protocol")
            if protocol != messages.PROTOCOL:
                raise ProgramError(f"it speaks protocol {protocol!r}, expected {messages.PROTOCOL}")
        if child.has_unread_lines:
            raise ProgramError(f"it wrote {short(child.receive(0))} without being asked")
        now = (view.board.digest, view.players, view.viewer)
        if self._game != now:
            self._game = now
            child.send(messages.write(messages.game(view)))
        return child

    def _failed(self, error: ProgramError) -> ProgramError:
        """The error, with the program's own stderr; stops the program."""
        child, self._child = self._child, None
        said = ""
        if child is not None:
            child.end()
            said = child.stderr_tail()
        heard = f"\nIts last lines on stderr:\n{said}" if said else ""
        return ProgramError(f"the program `{self.command}` failed: {error}{heard}")


def split_command(command: str) -> list[str]:
    """The words of a command line, as a shell reads them. The first must be executable."""
    posix = os.name == "posix"
    try:
        words = shlex.split(command, posix=posix)
    except ValueError as error:
        raise ProgramError(f"the command line `{command}` cannot be read: {error}") from None
    if not posix:  # there, backslashes are not escapes, but quotes are left on
        words = [word.strip('"') for word in words]
    if not words:
        raise ProgramError("there is no program to run, expected program:COMMAND")
    if shutil.which(words[0]) is None:
        raise ProgramError(
            f"cannot start the program `{command}`: there is no `{words[0]}`, expected a file "
            "that can be run, or a command on the PATH"
        )
    return words


def _answer(child: Child, kind: str, seconds: float) -> Message:
    line = child.receive(seconds)
    try:
        message = messages.read(line)
    except BadMessage as error:
        raise ProgramError(f"it wrote something other than an answer: {error}") from None
    if message["type"] != kind:
        raise ProgramError(f"expected an answer of type {kind!r}, got {short(line)}")
    return message


def _chosen(answer: Message, moves: dict[str, Move]) -> Move:
    text = answer.get("move")
    if not isinstance(text, str):
        raise ProgramError(f"expected the text of a move, got {short(repr(text))}")
    move = moves.get(" ".join(text.split()).lower())
    if move is None:
        some = ", ".join(list(moves)[:5]) + (", ..." if len(moves) > 5 else "")
        raise ProgramError(f"it chose {short(text)}, which is not one of the moves given: {some}")
    return move
