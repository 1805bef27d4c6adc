"""The client is sent compressed, within its budget."""

from __future__ import annotations

import gzip
import re
from pathlib import PurePosixPath

import httpx
from playwright.sync_api import Browser, Response

from server.running import Server
from web.fitting import LANGUAGES
from whistlestop.server.http import pages

BUDGET = 120_000
"""Bytes of compressed script that a player loads for a game."""


def test_scripts_and_styles_are_compressed(server: Server) -> None:
    files = [f for f in (pages.FOLDER / "assets").iterdir() if f.suffix in (".js", ".css")]
    with httpx.Client(base_url=server.url) as browser:
        for file in files:
            answer = browser.get(f"/assets/{file.name}")
            assert answer.headers["content-encoding"] == "gzip", file.name
            assert answer.content == file.read_bytes()


def test_the_page_names_every_script_of_the_app() -> None:
    """Otherwise some of them would be requested only after others have arrived and run."""
    page = (pages.FOLDER / "index.html").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:src|href)="\./assets/([^"]+\.js)"', page))
    imports = re.compile(r'(?:from|import)\s*"\./([^"]+\.js)"')
    for name in named:
        script = (pages.FOLDER / "assets" / name).read_text(encoding="utf-8")
        assert set(imports.findall(script)) <= named, name
    assert any(name.startswith("app-") for name in named)


def test_private_answers_are_never_compressed(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Anna"})
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "easy"}]
        for _ in range(8):
            browser.post("/api/tables", json={"board": "new-york", "seats": seats})
        mine = browser.get("/api/me/tables")
        assert len(mine.content) > 1000
        assert "content-encoding" not in mine.headers


def test_the_script_of_a_game_keeps_to_its_budget(server: Server, browser: Browser) -> None:
    """In every language: another one loads its own texts in the place of the English ones."""
    with browser.new_context(locale="en") as context:
        page, loaded = context.new_page(), set[str]()

        def note(answer: Response) -> None:
            if answer.url.endswith(".js"):
                loaded.add(PurePosixPath(answer.url).name)

        page.on("response", note)
        page.goto(server.url)
        page.locator("form button.main").click()
        page.locator("svg.board [data-route]").first.wait_for()
        page.get_by_role("dialog").wait_for()
    english = {name for name in loaded if name.startswith("en-")}
    assert len(english) == 1, loaded
    rest = sum(packed(name) for name in loaded - english)
    sizes = {language: rest + packed(texts_of(language)) for language in LANGUAGES}
    assert {language: size for language, size in sizes.items() if size >= BUDGET} == {}


def packed(name: str) -> int:
    """How many bytes a script travels as."""
    return len(gzip.compress((pages.FOLDER / "assets" / name).read_bytes()))


def texts_of(language: str) -> str:
    """The script with the texts of a language that every game needs: the largest of its scripts."""
    found = [file.name for file in (pages.FOLDER / "assets").glob(f"{language}-*.js")]
    return max(found, key=packed)
