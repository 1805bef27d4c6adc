"""A match: blocks of games between bots, kept in a file, until enough or until sure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from whistlestop.arena.blocks import Blocks, gather
from whistlestop.arena.errors import ArenaError
from whistlestop.arena.executors import Executor
from whistlestop.arena.games import GameKey, Task, recorded
from whistlestop.arena.ledger import Ledger
from whistlestop.arena.luck import known_value
from whistlestop.arena.pairs import is_sure, looks
from whistlestop.arena.schedule import Schedule
from whistlestop.arena.summary import Summary, summarise
from whistlestop.game.game import tables_for

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a match."""

    summary: Summary | None
    """Over all games in the file between these bots; None without a complete block."""
    looks: int
    """How many times it checked whether the order is significant; 0 if not asked to."""
    sure: bool
    """Whether the last check found the order significant."""


class Match:
    """The part of a schedule requested so far, and how much of it has been played."""

    def __init__(self, schedule: Schedule, ledger: Ledger) -> None:
        self.schedule = schedule
        self.ledger = ledger
        self.asked: list[GameKey] = []
        self.there = 0
        self._block = 0

    def lacking(self, blocks: int) -> Iterator[Task]:
        """The games up to this block that the ledger is missing."""
        while self._block < blocks:
            tasks = self.schedule.block(self._block)
            self._block += 1
            for task in tasks:
                self.asked.append(task.key)
                if task.key in self.ledger.games:
                    self.there += 1
                else:
                    yield task

    def blocks(self) -> Blocks:
        """All games that were requested and have been played."""
        games = self.ledger.games
        return gather(games[key] for key in self.asked if key in games)


def run_match(
    schedule: Schedule,
    ledger: Ledger,
    games: int,
    executor: Executor,
    until_sure: bool = False,
    progress: Progress = lambda done: None,
    records: Path | None = None,
    luck: bool = False,
) -> Outcome:
    """Play the games that the ledger is missing, and report what all of them show.

    `progress` is called with the number of games in the ledger. Checks come after fixed numbers
    of blocks, so neither the number of workers nor an interruption changes where a match stops.
    `records` is a folder for the records of the games that are played. With `luck`, each seat's
    luck is measured in them, and the summary has win shares adjusted for it.
    """
    if luck:  # fail before playing, not in a worker
        known_value(tables_for(schedule.board), schedule.players)
    if ledger.budget != schedule.budget:  # fail before playing, not when the file is read again
        raise ArenaError(f"the ledger is for {ledger.budget}, the schedule for {schedule.budget}")
    match = Match(schedule, ledger)
    blocks, _ = schedule.extent(games)
    look, sure = 0, False
    for last in looks(blocks) if until_sure else [blocks]:
        for game in executor.play(recorded(match.lacking(last), records, luck)):
            match.there += ledger.add(game)
            progress(match.there)
        if until_sure:
            look += 1
            sure = is_sure(match.blocks(), look)
        if sure:
            break
    progress(match.there)
    return Outcome(summary_of(ledger, schedule), look, sure)


def summary_of(ledger: Ledger, schedule: Schedule) -> Summary | None:
    """The summary of all games in the ledger between these bots, whatever their seed."""
    bots = set(schedule.pool)
    games = (game for game in ledger.games.values() if bots.issuperset(game.seats))
    return summarise(games, schedule.players)
