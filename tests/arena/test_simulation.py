"""Simulations: the same whatever the number of workers, fair seats, honest figures."""

from __future__ import annotations

import os
from concurrent.futures.process import BrokenProcessPool

import pytest

from whistlestop.arena import ArenaError, simulate, simulation
from whistlestop.bots import UnknownBot
from whistlestop.game import GameError
from whistlestop.game.game import tables_for


def test_the_number_of_workers_does_not_matter() -> None:
    one = simulate("new-york", 3, 40, ["random", "greedy"], seed=3, workers=1)
    two = simulate("new-york", 3, 40, ["random", "greedy"], seed=3, workers=2)
    assert one == two
    assert one != simulate("new-york", 3, 40, ["random", "greedy"], seed=4, workers=1)


def test_bots_are_repeated_and_sit_everywhere() -> None:
    chunk = simulation.Chunk("new-york", ("random", "greedy", "random"), 0, 0, 3)
    seats = [chunk.bots[i:] + chunk.bots[:i] for i in range(3)]
    assert [s.index("greedy") for s in seats] == [1, 0, 2]
    results = simulate("new-york", 3, 3, ["random", "greedy"], workers=1)
    assert [(bot.name, bot.seats) for bot in results.bots] == [("random", 2), ("greedy", 1)]


def test_wins_add_up_to_the_games() -> None:
    results = simulate("new-york", 4, 30, ["random", "greedy"], seed=1, workers=1)
    assert sum(bot.win_share.mean * bot.seats for bot in results.bots) == pytest.approx(1)
    for bot in results.bots:
        assert sum(part.mean for part in bot.parts.values()) == pytest.approx(bot.score.mean)
        assert bot.win_share.low <= bot.win_share.mean <= bot.win_share.high


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate("new-york", 2, 20, ["random"], workers=1, progress=told.append)
    assert told[-1] == 20
    assert told == sorted(told)


def test_a_game_depends_on_its_number_alone() -> None:
    tables = tables_for("new-york")
    games = [simulation.play_game(tables, ("random", "random"), 5, 7) for _ in range(2)]
    assert games[0].to_bytes() == games[1].to_bytes()


@pytest.mark.parametrize(
    ("players", "games", "bots", "error"),
    [
        (9, 1, ["random"], GameError),
        (2, 1, ["nobody"], UnknownBot),
        (2, 0, ["random"], ArenaError),
        (2, 1, [], ArenaError),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: int, games: int, bots: list[str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        simulate("new-york", players, games, bots)


def test_a_dead_worker_keeps_the_results_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(chunks: list[simulation.Chunk], workers: int) -> object:
        yield simulation.play_chunk(chunks[0])
        raise BrokenProcessPool

    monkeypatch.setattr(simulation, "spread", dying)
    with pytest.raises(ArenaError, match="a worker process died") as caught:
        simulate("new-york", 2, 64, ["random"], workers=2)
    assert caught.value.results is not None
    assert caught.value.results.games == 2


def test_a_worker_that_really_dies_is_noticed() -> None:
    with pytest.raises(BrokenProcessPool):
        list(simulation.spread([Deadly("new-york", ("random",) * 2, 0, 0, 1)], 2))


class Deadly(simulation.Chunk):
    """A chunk that kills the process that reads it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)
