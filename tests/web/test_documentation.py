"""The documentation site, built from this project and read in a browser."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from documentation import gathering, reference
from server.running import Nursery, Server
from web.pictures import picture
from web.sizes import DESK, PHONE
from web.texts import say

ROOT = Path(__file__).parents[2]
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
"""How much of a page sticks out to the right, in pixels."""
COMPLAINTS = ("error", "warning")
# Building takes seconds: let one process do it.
pytestmark = pytest.mark.xdist_group("documentation")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site."""
    folder = tmp_path_factory.mktemp("documentation") / "site"
    command = [sys.executable, "-m", "documentation", str(folder)]
    build = subprocess.run(command, cwd=ROOT / "scripts", capture_output=True, text=True)
    assert build.returncode == 0, build.stderr
    return folder


@pytest.fixture(scope="module")
def offering(nursery: Nursery, site: Path) -> Iterator[Server]:
    """A server with the site."""
    server = Server(nursery, site.parent)
    server.constants = {"http.documentation.FOLDER": str(site)}
    server.start()
    yield server
    server.kill()


class Links(HTMLParser):
    """What a page links to and loads, and what can be linked to in it."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.targets: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif name in ("href", "src") and value:
                self.targets.add(value)


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html")}
    assert len(pages) > 50
    broken = []
    for page, links in pages.items():
        for target in links.targets:
            path, anchor = urldefrag(target)
            if path.startswith(("http:", "https:", "mailto:")):
                continue
            file = (page.parent / unquote(path)).resolve() if path else page
            file = file / "index.html" if file.is_dir() else file
            found = file.is_file() and (not anchor or unquote(anchor) in pages[file].anchors)
            if not found and anchor != "__skip":
                broken.append(f"{page.relative_to(site)}: {target}")
    assert broken == []


def test_the_navigation_has_every_page_that_is_listed(site: Path) -> None:
    text = (site / "index.html").read_text("utf-8")
    linked = dict(re.findall(r'<a href="([^"]*)" class="md-nav__link">(.*?)</a>', text, re.S))
    for _, entries in gathering.navigation():
        for title, place in entries:
            address = f"./{place.with_suffix('')}/".removesuffix("index/")
            assert title in linked[address]


def test_the_reference_describes_everything_public(site: Path) -> None:
    for module in reference.MODULES:
        if module != "whistlestop":
            page = site / reference.place_of(module).with_suffix("") / "index.html"
            described = {f"{module}.{name}" for name in reference.names_in(module)}
            assert described - Links(page).anchors == set()


def test_no_page_is_a_folder_that_packaging_takes_for_a_module(site: Path) -> None:
    assert [folder for folder in site.rglob("*") if folder.is_dir() and "." in folder.name] == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_reader_searches_for_a_word(
    offering: Server, browser: Browser, size: ViewportSize
) -> None:
    with browser.new_context(viewport=size, reduced_motion="reduce") as context:
        page = context.new_page()
        problems = watched(page, offering)
        page.goto(f"{offering.url}/docs")
        for title in ("Play", "Host", "Build on it"):
            expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert page.evaluate(WIDER) <= 0
        picture(page, "documentation")
        page.locator("label[for=__search], .md-search__button").locator("visible=true").click()
        page.get_by_role("combobox", name="Search").fill("determinization")
        picture(page, "documentation search")
        page.get_by_role("option").first.click()
        expect(page.get_by_role("article")).to_contain_text("determinization")
        assert page.url.startswith(f"{offering.url}/docs/")
        page.goto(f"{offering.url}/docs/reference/game/")
        expect(page.locator("[id='whistlestop.game.Game']")).to_be_visible()
        assert page.evaluate(WIDER) <= 0
        picture(page, "documentation reference")
        assert problems == []


def watched(page: Page, server: Server) -> list[str]:
    """What goes wrong in a page: complaints, failures, and requests to other sites."""
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: said.type in COMPLAINTS and problems.append(said.text))
    page.on("response", lambda answer: answer.status < 400 or problems.append(answer.url))
    page.on(
        "request",
        lambda asked: asked.url.startswith(server.url) or problems.append(asked.url),
    )
    return problems


def test_the_start_page_links_to_it_where_there_is_one(
    offering: Server, nursery: Nursery, page: Page, tmp_path: Path
) -> None:
    page.goto(offering.url)
    page.get_by_role("link", name=say("start-docs")).click()
    expect(page.get_by_role("heading", name=say("app-name"))).to_be_visible()
    without = Server(nursery, tmp_path)
    without.constants = {"http.documentation.FOLDER": str(tmp_path / "none")}
    without.start()
    page.goto(without.url)
    page.locator("form").wait_for()
    expect(page.get_by_role("link", name=say("start-docs"))).to_have_count(0)
    without.kill()
