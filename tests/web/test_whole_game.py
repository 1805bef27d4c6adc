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
AT_A_DESK = "europe"
GAMES = [
    *(pytest.param(board, SMALL.get(board, PHONE), id=f"{board} phone") for board in DECISIONS),
    # Desktop games on the other boards are left to `make slow-test`.
    *(
        pytest.param(
            board, DESK, id=f"{board} desk", marks=[pytest.mark.slow] * (board != AT_A_DESK)
        )
        for board in DECISIONS
    ),
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
