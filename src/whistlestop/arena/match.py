"""A match: blocks of games between bots, kept in a file, until enough or until sure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from whistlestop.arena.blocks import Blocks, gather
from whistlestop.arena.errors import ArenaError
from whistlestop.arena.executors import Executor
from whistlestop.arena.games import Key, Task
from whistlestop.arena.ledger import Ledger
from whistlestop.arena.pairs import is_sure, looks
from whistlestop.arena.schedule import Schedule
from whistlestop.arena.summary import Summary, summarise

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a match came to."""

    summary: Summary | None
    """Of all games in the file between the bots asked for; None without one complete block."""
    looks: int
    """How often was looked whether the order is sure; 0 if nobody asked."""
    sure: bool
    """Whether the last look found it so."""


class Match:
    """The part of a schedule that has been asked for so far, and how much of it is there."""

    def __init__(self, schedule: Schedule, ledger: Ledger) -> None:
        self.schedule = schedule
        self.ledger = ledger
        self.asked: list[Key] = []
        self.there = 0
        self._block = 0

    def lacking(self, blocks: int) -> Iterator[Task]:
        """The games up to this block that the ledger does not have."""
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
        """All that was asked for and is there."""
        games = self.ledger.games
        return gather(games[key] for key in self.asked if key in games)


def run_match(
    schedule: Schedule,
    ledger: Ledger,
    games: int,
    executor: Executor,
    until_sure: bool = False,
    progress: Progress = lambda done: None,
) -> Outcome:
    """Play what the ledger lacks of so many games, and say what all of them show.

    `progress` is told how many of the games are there. Looks come after fixed numbers of blocks,
    so neither the workers nor an interruption between changes where a match stops.
    """
    if ledger.budget != schedule.budget:  # said before the games, not when the file is read again
        raise ArenaError(f"the ledger is for {ledger.budget}, the schedule for {schedule.budget}")
    match = Match(schedule, ledger)
    blocks, _ = schedule.extent(games)
    look, sure = 0, False
    for last in looks(blocks) if until_sure else [blocks]:
        for game in executor.play(match.lacking(last)):
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
    """What all games of the ledger between these bots say, of whatever seed."""
    bots = set(schedule.pool)
    games = (game for game in ledger.games.values() if bots.issuperset(game.seats))
    return summarise(games, schedule.players)
