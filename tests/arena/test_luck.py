"""Results without luck: the same mean, a narrower interval, and the games stay the same."""

from __future__ import annotations

import json
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from arena.made_up import game
from boards.folders import EVERYTHING
from whistlestop.arena import ArenaError, Ledger, Schedule, figures, local_executor, run_match
from whistlestop.arena.adjusting import adjusted
from whistlestop.arena.blocks import gather
from whistlestop.arena.games import GameResult, Task, play, play_out
from whistlestop.arena.luck import luck_of
from whistlestop.arena.match import Outcome
from whistlestop.arena.measures import ADJUSTED
from whistlestop.arena.result_json import read_line, write_line
from whistlestop.arena.summary import summarise
from whistlestop.boards import load


def task(deal: int, luck: bool) -> Task:
    digest = load("new-york").digest
    return Task("new-york", digest, 1, deal, ("planner", "hunter"), luck=luck)


def lucky(deals: int, skill: float, knows: float) -> list[GameResult]:
    """Blocks of games that are mostly luck, of which a share is known; `a` is the better bot."""
    dice, made = Random(1), []
    for deal in range(deals):
        for seats in (("a", "b"), ("b", "a")):
            luck = dice.uniform(-0.5, 0.5)  # of the first seat
            edge = skill if seats[0] == "a" else -skill
            won = 0.5 + luck + edge > dice.random()
            known = knows * luck
            scores = (2, 1) if won else (1, 2)
            made.append(replace(game(seats, scores, deal), luck=(known, -known)))
    return made


def test_measuring_luck_leaves_the_game_alone() -> None:
    plain, measured = play(task(3, False)), play(task(3, True))
    assert plain.luck == ()
    assert len(measured.luck) == 2
    assert sum(measured.luck) == pytest.approx(0, abs=1e-5)
    assert measured.luck[0] != 0
    assert replace(measured, luck=(), seconds=plain.seconds) == plain
    assert play(task(3, True)).luck == measured.luck


def test_the_luck_of_a_game_is_in_its_line() -> None:
    one = replace(game("ab", (5, 4)), luck=(0.25, -0.25))
    assert read_line(write_line(one)) == one


def test_lines_without_luck_are_read_as_before() -> None:
    values = json.loads(write_line(game("ab", (5, 4))))
    del values["luck"]
    assert read_line(json.dumps(values)) == game("ab", (5, 4))


@pytest.mark.parametrize("luck", [[0.1], [0.1, "x"], [True, False], 3, None])
def test_wrong_luck_is_refused(luck: object) -> None:
    values = json.loads(write_line(game("ab", (5, 4))))
    with pytest.raises(ValueError, match="'luck' must be empty or have one number per seat"):
        read_line(json.dumps(values | {"luck": luck}))


def test_the_adjusted_share_has_the_same_mean_and_less_spread() -> None:
    found = summarise(lucky(400, 0.1, knows=1.0), 2)
    assert found is not None
    best = found.bots[0]
    assert best.name == "a"
    assert best.adjusted is not None
    assert best.needed is not None
    assert best.adjusted.margin < best.win_share.margin
    assert best.needed == pytest.approx(
        (best.adjusted.margin / best.win_share.margin) ** 2, rel=0.1
    )
    # The true share is 60 %.
    assert best.win_share.low < 0.6 < best.win_share.high
    assert best.adjusted.low < 0.6 < best.adjusted.high
    assert sum(bot.adjusted.mean for bot in found.bots if bot.adjusted) == pytest.approx(1)


@pytest.mark.parametrize("knows", [0.3, 3.0])
def test_a_value_that_misjudges_luck_still_helps(knows: float) -> None:
    """Each half of the blocks shows how much weight the luck of the other half deserves."""
    right, wrong = summarise(lucky(400, 0.1, 1.0), 2), summarise(lucky(400, 0.1, knows), 2)
    assert right is not None
    assert wrong is not None
    assert right.bots[0].adjusted is not None
    assert wrong.bots[0].adjusted is not None
    assert wrong.bots[0].adjusted.mean == pytest.approx(right.bots[0].adjusted.mean)
    assert wrong.bots[0].needed == pytest.approx(right.bots[0].needed)


def test_a_block_has_no_say_in_its_own_weight() -> None:
    games = lucky(60, 0.1, 1.0)
    before = adjusted(gather(games))
    games[0] = replace(games[0], luck=(5.0, -5.0))  # of the first block
    after = adjusted(gather(games))
    place = before.measures.index(ADJUSTED)
    same = (before.sums[:, :, place] == after.sums[:, :, place]).all(axis=1)
    assert list(same[::2]) == [False] + [True] * 29
    assert not same[1::2].any()


def test_without_knowledge_nothing_is_gained() -> None:
    found = summarise(lucky(50, 0.1, knows=0.0), 2)
    assert found is not None
    assert found.bots[0].adjusted is not None
    assert found.bots[0].adjusted.mean == pytest.approx(found.bots[0].win_share.mean)
    assert found.bots[0].needed == pytest.approx(1)


def test_only_games_with_luck_are_adjusted() -> None:
    games = lucky(40, 0.1, knows=1.0)
    some = [replace(one, luck=()) if one.deal >= 25 else one for one in games]
    found, few = summarise(some, 2), summarise(games[:50], 2)
    assert found is not None
    assert few is not None
    assert (found.games, found.measured) == (80, 50)
    adjusted = {bot.name: bot.adjusted for bot in found.bots}
    assert adjusted == {bot.name: bot.adjusted for bot in few.bots}
    heading = figures.heading(Outcome(found, 0, False))
    assert "Luck was measured in 50 of these games." in heading


def test_figures_mention_luck_only_if_it_was_measured() -> None:
    games = lucky(10, 0.1, knows=1.0)
    for measured in (True, False):
        found = summarise(games if measured else [replace(one, luck=()) for one in games], 2)
        assert found is not None
        rows = [row[0] for row in figures.bots_rows(found)]
        assert (figures.ADJUSTED in rows) == measured
        assert (figures.LUCK_NOTE in figures.notes(found)) == measured


def test_a_match_measures_the_games_it_plays() -> None:
    schedule = Schedule.new("new-york", 2, ["planner", "hunter"], 1)
    executor = local_executor(1)
    with Ledger(None, schedule.digest, 2) as ledger:
        run_match(schedule, ledger, 4, executor)
        outcome = run_match(schedule, ledger, 8, executor, luck=True)
    executor.close()
    assert outcome.summary is not None
    assert (outcome.summary.games, outcome.summary.measured) == (8, 4)


def test_a_board_that_nobody_trained_is_refused_before_playing(tmp_path: Path) -> None:
    schedule = Schedule.new(str(EVERYTHING), 2, ["random", "greedy"], 1)
    executor = local_executor(1)
    with (
        Ledger(None, schedule.digest, 2) as ledger,
        pytest.raises(ArenaError, match=r"luck cannot be measured: .* whistlestop train --board /"),
    ):
        run_match(schedule, ledger, 2, executor, luck=True)
    executor.close()
    assert not ledger.games


def test_other_dice_find_nearly_the_same_luck() -> None:
    _, played = play_out(task(5, False))
    one, other = luck_of(played, "one"), luck_of(played, "other")
    assert one != other
    assert one[0] == pytest.approx(other[0], abs=0.15)


@pytest.mark.slow
def test_luck_is_zero_on_average_and_adjusting_narrows_the_interval() -> None:
    """On New York, over many games: the adjusted result is unbiased, and varies less."""
    games = [play(task(deal, True)) for deal in range(600)]
    lucks = [one.luck[0] for one in games]
    mean = sum(lucks) / len(lucks)
    spread = sqrt(sum((x - mean) ** 2 for x in lucks) / (len(lucks) - 1))
    assert abs(mean) < 1.96 * spread / sqrt(len(lucks))
    wins = [(one.ranks[0] == 1) / one.ranks.count(1) for one in games]
    adjusted = [win - luck for win, luck in zip(wins, lucks, strict=True)]
    assert variance(adjusted) < 0.8 * variance(wins)


def variance(numbers: list[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1)
