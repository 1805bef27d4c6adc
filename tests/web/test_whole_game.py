"""Whole games in the browser, on every board, from the start page to the scores."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from server.running import Server
from web.pictures import picture
from web.sizes import DESK, LOW, NARROW, PHONE, TINY
from web.visiting import Visitor

DECISIONS = {
    "europe": {"keep", "claim", "station"},
    "new-york": {"keep", "claim"},
    "nordic": {"keep", "claim"},
    "great-lakes": {"keep", "claim", "pieces", "exchange"},
    "iberia": {"keep", "claim", "first draft", "second draft"},
}
"""The dialogs that come up in every game on a board."""
SMALL = {"europe": NARROW, "great-lakes": TINY, "iberia": LOW}
"""The smallest screens, upright and in landscape, for the boards with the most to show."""
ALWAYS = {"europe phone", "europe desk", "great-lakes phone", "iberia phone"}
"""The other games are left to `make slow-test`: guided and by keyboard, New York is played anyway,
and Nordic Countries has no dialog in every game that Europe lacks."""
GAMES = [
    pytest.param(board, size, id=name, marks=[pytest.mark.slow] * (name not in ALWAYS))
    for board in DECISIONS
    for name, size in (
        (f"{board} phone", SMALL.get(board, PHONE)),
        (f"{board} desk", DESK),
    )
]


@pytest.mark.parametrize(("board", "size"), GAMES)
def test_a_game_can_be_played_to_its_end(
    server: Server, browser: Browser, board: str, size: ViewportSize
) -> None:
    # Do not wait for animations.
    page = browser.new_page(viewport=size, reduced_motion="reduce")
    visitor = Visitor(page, album=board)
    visitor.start(server.url, board)
    done = visitor.play_out()
    picture(page, f"{board} end")
    assert visitor.over
    assert {"keep", "take", "draw", "claim", "pay"} <= set(done)
    assert visitor.asked >= DECISIONS[board]
    assert page.locator(".scores td").count() >= 8
    assert visitor.problems == []
    page.close()
