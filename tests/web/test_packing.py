"""The client travels packed, within its budget."""

from __future__ import annotations

import gzip
from pathlib import PurePosixPath

import httpx
import pytest
from playwright.sync_api import Browser, Response

from server.running import Server
from whistlestop.server.http import pages

BUDGET = 120_000
"""Bytes of script, packed, that a player loads for a game."""
LANGUAGES = ("en", "is", "da", "sv", "no", "fi", "el")


def test_scripts_and_styles_travel_packed(server: Server) -> None:
    for file in (pages.FOLDER / "assets").iterdir():
        if file.suffix not in (".js", ".css"):
            continue
        answer = httpx.get(f"{server.url}/assets/{file.name}")
        assert answer.headers["content-encoding"] == "gzip", file.name
        assert answer.content == file.read_bytes()


def test_what_only_its_reader_may_know_is_never_packed(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Anna"})
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}]
        for _ in range(8):
            browser.post("/api/tables", json={"board": "new-york", "seats": seats})
        mine = browser.get("/api/me/tables")
        assert len(mine.content) > 1000
        assert "content-encoding" not in mine.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_script_of_a_game_keeps_to_its_budget(
    server: Server, browser: Browser, language: str
) -> None:
    with browser.new_context(locale=language) as context:
        page, loaded = context.new_page(), set[str]()

        def note(answer: Response) -> None:
            if answer.url.endswith(".js"):
                loaded.add(PurePosixPath(answer.url).name)

        page.on("response", note)
        page.goto(server.url)
        page.locator("form button.main").click()
        page.locator("svg.board [data-route]").first.wait_for()
        page.get_by_role("dialog").wait_for()
    sizes = {
        name: len(gzip.compress((pages.FOLDER / "assets" / name).read_bytes())) for name in loaded
    }
    assert any(name.startswith(f"{language}-") for name in sizes), sizes
    assert sum(sizes.values()) < BUDGET, sizes
