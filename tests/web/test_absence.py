"""Somebody is missing: a bot is offered for them when the server lets it play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from server.running import Nursery, Server, running
from web.sitting_down import Friend

PATIENCE = 8
"""Seconds: long enough to look at the page meanwhile, also on a busy machine."""


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that does not wait for a minute."""
    with running(nursery, tmp_path_factory.mktemp("absence"), absence=PATIENCE) as server:
        yield server


def test_a_bot_is_offered_when_somebody_has_been_away_long_enough(
    anna: Friend, ben: Friend
) -> None:
    anna.plan("New York", "A friend, by link")
    anna.set_up()
    ben.follow(anna.invitation())
    anna.begin()
    anna.see("Ben is here")
    ben.close()
    anna.see("Ben is not connected")
    anna.page.get_by_role("button", name="Table", exact=True).click()
    menu = anna.page.get_by_role("dialog", name="Table")
    replace = menu.get_by_role("button", name="Let a bot play for Ben")
    wait = menu.get_by_text("If Ben stays away, a bot can take over in 0:0")
    expect(wait).to_be_visible()
    expect(replace).to_have_count(0)
    # Whoever comes back meanwhile waits only for what is left.
    anna.page.reload()
    anna.page.get_by_role("button", name="Table", exact=True).click()
    replace.click(timeout=1000 * (PATIENCE + 5))
    anna.see("A bot plays for Ben")
    assert not [message for message in anna.heard if message["type"] == "refused"]
    assert anna.problems == []
