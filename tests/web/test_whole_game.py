"""A whole game in the browser, from the first page to the scores."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from server.running import Server
from web.visiting import Visitor

DESK = (1440, 900)
PHONE = (390, 844)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_can_be_played_to_its_end(
    server: Server, browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    visitor = Visitor(page, tmp_path)
    visitor.start(server.url, "New York")
    done = visitor.play_out()
    visitor.picture("end")
    assert visitor.over
    assert {"keep", "take", "claim", "pay"} <= set(done)
    assert page.locator(".scores td").count() >= 8
    assert visitor.problems == []
    page.close()


@pytest.mark.slow
@pytest.mark.parametrize("board", ["Europe", "Nordic Countries", "Great Lakes", "Iberia"])
def test_every_decision_of_a_board_can_be_made(
    server: Server, browser: Browser, tmp_path: Path, board: str
) -> None:
    page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]})
    visitor = Visitor(page, tmp_path)
    visitor.start(server.url, board)
    visitor.play_out()
    visitor.picture("end")
    assert visitor.over
    assert visitor.problems == []
    page.close()
