"""A player is missing: a bot is offered once the server allows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from server.running import Nursery, Server, running
from web.sitting_down import Friend
from web.texts import like, say


@pytest.fixture
def absence() -> int:
    """How many seconds a player may be away: longer than a test takes."""
    return 600


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path, absence: int) -> Iterator[Server]:
    """A patient or an impatient server."""
    with running(nursery, tmp_path, absence=absence) as server:
        yield server


def menu_after_leaving(anna: Friend, ben: Friend) -> Locator:
    """The menu of a table after Ben has closed his browser."""
    anna.plan("new-york", "open")
    anna.set_up()
    ben.follow(anna.invitation())
    anna.begin()
    anna.see(say("present-here", name="Ben"))
    ben.close()
    anna.see(say("present-gone", name="Ben"))
    anna.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    return anna.page.get_by_role("dialog", name=say("table-menu"))


def replacing(menu: Locator) -> Locator:
    """The button that puts a bot in Ben's place."""
    return menu.get_by_role("button", name=say("table-replace", name="Ben"))


def test_the_menu_counts_down_until_a_bot_may_take_over(anna: Friend, ben: Friend) -> None:
    menu = menu_after_leaving(anna, ben)
    # Ten minutes minus the time that has passed, also for a page opened later.
    wait = menu.get_by_text(like("table-replace-soon", name="Ben", time=re.compile(r"9:\d\d")))
    expect(wait).to_be_visible()
    expect(replacing(menu)).to_have_count(0)
    anna.page.reload()
    anna.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    expect(wait).to_be_visible()
    expect(replacing(menu)).to_have_count(0)


@pytest.mark.parametrize("absence", [2])
def test_a_bot_is_offered_when_somebody_has_been_away_long_enough(
    anna: Friend, ben: Friend
) -> None:
    menu = menu_after_leaving(anna, ben)
    anna.page.reload()
    anna.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    replacing(menu).click()
    anna.see(say("present-away", name="Ben"))
    assert not [message for message in anna.heard if message["type"] == "refused"]
    assert anna.problems == []
