"""Setting up a table: mistakes in a plan are reported before there is a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import pytest

from whistlestop.bots.registry import known_bots
from whistlestop.game.game import tables_for
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.options import ClockOptions, Options, SeatPlan
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.setup import set_up
from whistlestop.server.tables.stand_ins import STAND_INS

ME, OPEN, BOT = SeatPlan("person"), SeatPlan("open"), SeatPlan("bot", bot="easy")


def made(
    *plan: SeatPlan,
    board: str = "new-york",
    options: Options | None = None,
    name: str = "Anna",
    bots: Collection[str] = ("easy", "medium"),
) -> e.Created:
    return set_up(tables_for(board), options or Options(), plan, "person-1", name, bots)


def refused(*plan: SeatPlan, **given: Any) -> str:
    with pytest.raises(Refused) as refusal:
        made(*plan, **given)
    return refusal.value.code


def test_a_table_is_as_it_was_planned() -> None:
    created = made(ME, OPEN, BOT)
    assert created.chairs == (
        e.Chair("person", "Anna", "person-1"),
        e.Chair("open"),
        e.Chair("bot", bot="easy"),
    )
    assert (created.board, created.host, created.before) == ("new-york", "person-1", "")
    assert created.digest == tables_for("new-york").board.digest


def test_no_two_tables_have_the_same_link() -> None:
    links = {made(ME, OPEN).invite for _ in range(50)}
    assert len(links) == 50
    assert min(map(len, links)) >= 22


@pytest.mark.parametrize(("board", "plan"), [("new-york", [ME] * 5), ("nordic", [ME, *[OPEN] * 3])])
def test_too_many_seats_are_refused(board: str, plan: Sequence[SeatPlan]) -> None:
    assert refused(*plan, board=board) == "bad-seats"


def test_too_few_seats_are_refused() -> None:
    assert refused(ME) == "bad-seats"


@pytest.mark.parametrize("plan", [(BOT, BOT), (OPEN, BOT), (OPEN, OPEN)])
def test_whoever_sets_up_a_table_sits_at_it(plan: Sequence[SeatPlan]) -> None:
    assert refused(*plan) == "bad-seats"


@pytest.mark.parametrize(
    "clock",
    [
        ClockOptions("none", 60),
        ClockOptions("none", 0, 5),
        ClockOptions("move", 4),
        ClockOptions("bank", 0, 10),
        ClockOptions("move", 60, 5),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(clock: ClockOptions) -> None:
    assert refused(ME, OPEN, options=Options(clock=clock)) == "bad-clock"


@pytest.mark.parametrize(
    "clock",
    [
        ClockOptions(),
        ClockOptions("move", 5),
        ClockOptions("move", 7 * 24 * 3600),
        ClockOptions("bank", 600, 5),
    ],
)
def test_a_clock_that_makes_sense_is_accepted(clock: ClockOptions) -> None:
    assert made(ME, OPEN, options=Options(clock=clock)).options.clock == clock


def test_the_first_seat_must_exist() -> None:
    assert refused(ME, OPEN, options=Options(first=2)) == "bad-first"
    assert made(ME, OPEN, options=Options(first=1)).options.first == 1


def test_bots_must_be_installed() -> None:
    assert refused(ME, SeatPlan("bot", bot="genius")) == "no-bot"
    assert refused(ME, SeatPlan("bot")) == "no-bot"
    assert refused(ME, OPEN, options=Options(stand_in="genius")) == "no-bot"


def test_no_stand_in_is_weaker_than_easy() -> None:
    """Nobody who was away should come back to a game played by `random`."""
    assert refused(ME, OPEN, options=Options(stand_in="random"), bots=known_bots()) == "no-bot"
    for bot in STAND_INS:
        assert bot in known_bots()


def test_people_at_one_screen_need_different_names() -> None:
    assert refused(ME, SeatPlan("person", name="anna")) == "name-taken"
    assert refused(ME, ME) == "name-taken"
    created = made(ME, SeatPlan("person", name="Bo"))
    assert [chair.person for chair in created.chairs] == ["person-1", "person-1"]


def test_a_name_must_not_be_too_long() -> None:
    assert refused(ME, SeatPlan("person", name="B" * 25)) == "bad-name"


def test_names_and_titles_are_cleaned_up() -> None:
    created = made(SeatPlan("person", name=" A\u202eda "), OPEN, options=Options(title=" \x07Fun "))
    assert created.chairs[0].name == "Ada"
    assert created.options.title == "Fun"


def test_all_options_are_kept() -> None:
    options = Options("Fun", True, False, 1, ClockOptions("bank", 60, 1), "easy", False)
    assert made(ME, OPEN, options=options).options == options
