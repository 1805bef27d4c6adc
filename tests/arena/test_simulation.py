"""Simulations: the same with any number of workers, fair seats, honest figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from whistlestop.arena import ArenaError, simulate
from whistlestop.arena.executors import SerialExecutor
from whistlestop.arena.games import GameResult, Task
from whistlestop.arena.simulation import rotated
from whistlestop.bots import UnknownBot
from whistlestop.game import GameError


def test_the_number_of_workers_does_not_matter() -> None:
    one = simulate("new-york", 3, 40, ["random", "greedy"], seed=3, workers=1)
    two = simulate("new-york", 3, 40, ["random", "greedy"], seed=3, workers=2)
    assert one == two
    assert one != simulate("new-york", 3, 40, ["random", "greedy"], seed=4, workers=1)


def test_bots_are_repeated_and_sit_in_every_seat() -> None:
    seats = [rotated(("random", "greedy", "random"), i) for i in range(3)]
    assert [s.index("greedy") for s in seats] == [1, 0, 2]
    results = simulate("new-york", 3, 3, ["random", "greedy"], workers=1)
    assert [(bot.name, bot.seats) for bot in results.bots] == [("random", 2), ("greedy", 1)]


def test_wins_add_up_to_the_games() -> None:
    results = simulate("new-york", 4, 30, ["random", "greedy"], seed=1, workers=1)
    assert sum(bot.win_share.mean * bot.seats for bot in results.bots) == pytest.approx(1)
    for bot in results.bots:
        assert sum(part.mean for part in bot.parts.values()) == pytest.approx(bot.score.mean)
        assert bot.win_share.low <= bot.win_share.mean <= bot.win_share.high


def test_progress_is_reported() -> None:
    told: list[int] = []
    simulate("new-york", 2, 20, ["random"], workers=1, progress=told.append)
    assert told[-1] == 20
    assert told == sorted(told)


def test_a_game_depends_only_on_its_number() -> None:
    """More games are the same games, and then some."""
    few, many = ([*played(games)] for games in (3, 5))
    assert few == many[:3]


def played(games: int) -> list[tuple[int, ...]]:
    """The scores of a simulation's games."""
    executor = Watched()
    simulate("new-york", 2, games, ["random"], seed=5, executor=executor)
    return executor.scores


@pytest.mark.parametrize(
    ("players", "games", "bots", "error"),
    [
        (9, 1, ["random"], GameError),
        (2, 1, ["nobody"], UnknownBot),
        (2, 0, ["random"], ArenaError),
        (2, 1, [], ArenaError),
    ],
)
def test_an_impossible_simulation_is_refused(
    players: int, games: int, bots: list[str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate("new-york", players, games, bots)


def test_games_played_before_a_failure_are_kept() -> None:
    with pytest.raises(ArenaError, match="the lights went out") as caught:
        simulate("new-york", 2, 64, ["random"], executor=Watched(last=2))
    assert caught.value.results is not None
    assert caught.value.results.games == 2


class Watched(SerialExecutor):
    """Plays in this process, and fails after some games."""

    def __init__(self, last: int = 1000) -> None:
        self.scores: list[tuple[int, ...]] = []
        self.last = last

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        for game in super().play(tasks):
            if len(self.scores) == self.last:
                raise ArenaError("the lights went out")
            self.scores.append(game.scores)
            yield game
