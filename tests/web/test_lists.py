"""Long lists are loaded page by page: the lobby, my tables, finished games."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.running import Nursery, Server, running
from web.pictures import picture
from web.sizes import DESK, PHONE
from web.texts import bot, like, say

TABLES = 55
GAMES = 40
MINE = 35

MAKE = """async ([tables]) => {
    const send = (path, body) => fetch(path, {method: "POST", body: JSON.stringify(body)});
    await send("/api/me", {name: "Anna"});
    for (let i = 1; i <= tables; i++) {
        const seats = [{kind: "person"}, {kind: "open"}];
        const options = {public: true, title: `Table ${i}`};
        await send("/api/tables", {board: "new-york", seats, options, key: `table-${i}-of-many`});
    }
}"""

MAKE_ONE = """async () => {
    const seats = [{kind: "person"}, {kind: "open"}];
    const options = {public: true, title: "Newcomer"};
    const body = JSON.stringify({board: "new-york", seats, options});
    await fetch("/api/tables", {method: "POST", body});
}"""


@pytest.fixture(scope="module")
def full(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, because its lists are long."""
    with running(nursery, tmp_path_factory.mktemp("lists")) as server:
        yield server


@pytest.fixture(scope="module")
def cookies(browser: Browser, full: Server) -> list[dict[str, str]]:
    """The cookies of Anna, who created many tables and played many games."""
    page = browser.new_page()
    page.goto(full.url)
    page.evaluate(MAKE, [TABLES])
    found = page.context.cookies()
    page.close()
    _add_games(Path(str(full.settings["database"]).removeprefix("sqlite:///")))
    return [{"name": c["name"], "value": c["value"], "url": full.url} for c in found]


def _add_games(file: Path) -> None:
    """Store finished games, most of them Anna's."""
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "name": "", "bot": "easy"}]
    with closing(sqlite3.connect(file, timeout=60)) as database, database:
        (anna,) = database.execute("SELECT id FROM people").fetchone()
        for i in range(1, GAMES + 1):
            id_, mine = f"game{i:03d}", i > GAMES - MINE
            result = [{"total": 20 + i, "rank": 1}, {"total": 20, "rank": 2}]
            summary = {"title": f"Game {i}", "seats": seats, "to_act": [], "moves": 60}
            summary["result"] = result
            database.execute(
                "INSERT INTO tables (id, board, public, stage, version, summary, created, changed, "
                "ended) VALUES (?, 'new-york', ?, 'over', 90, ?, ?, ?, ?)",
                (
                    id_,
                    not mine,
                    json.dumps({**summary, "result": result}),
                    1e9 + i,
                    1e9 + i,
                    1e9 + i,
                ),
            )
            if mine:
                database.execute(
                    "INSERT INTO seats (table_id, seat, person, standing, since) "
                    "VALUES (?, 0, ?, 1, ?)",
                    (id_, anna, 1e9 + i),
                )


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def anna(
    request: pytest.FixtureRequest, browser: Browser, cookies: list[dict[str, str]]
) -> Iterator[Page]:
    """Anna's page, on a desktop and on a phone."""
    context = browser.new_context(viewport=request.param, reduced_motion="reduce")
    context.add_cookies(cookies)  # type: ignore[arg-type]
    page = context.new_page()
    yield page
    context.close()


def test_the_lobby_shows_every_table_with_free_seats(anna: Page, full: Server) -> None:
    anna.goto(f"{full.url}/#/lobby")
    joins = anna.get_by_role("link", name=like("lobby-join-named", title=re.compile(r"Table \d+")))
    expect(joins).to_have_count(50)
    more = anna.get_by_role("button", name=say("tables-more"))
    more.scroll_into_view_if_needed()
    picture(anna, "lobby with more tables")
    more.click()
    expect(joins).to_have_count(TABLES)
    expect(more).to_be_hidden()
    expect(joins.last).to_have_accessible_name(say("lobby-join-named", title="Table 1"))


def test_a_lobby_keeps_its_later_pages_when_it_changes(anna: Page, full: Server) -> None:
    anna.goto(f"{full.url}/#/lobby")
    anna.get_by_role("button", name=say("tables-more")).click()
    joins = anna.get_by_role("link", name=like("lobby-join-named", title=re.compile(r"Table \d+")))
    expect(joins).to_have_count(TABLES)
    anna.evaluate(MAKE_ONE)
    anna.get_by_role("link", name=say("lobby-join-named", title="Newcomer")).first.wait_for()
    expect(joins).to_have_count(TABLES)


def test_all_of_my_tables_can_be_listed(anna: Page, full: Server) -> None:
    anna.goto(full.url)
    mine = anna.locator("section.panel").filter(has_text=say("start-my-tables"))
    more = mine.get_by_role("button", name=say("tables-more"))
    more.scroll_into_view_if_needed()
    picture(anna, "my tables with more")
    expect(mine.get_by_text("Table 1", exact=True)).to_be_hidden()
    more.click()
    expect(more).to_be_hidden()
    expect(mine.get_by_text("Table 1", exact=True)).to_be_visible()
    mine.get_by_role("link", name=say("start-more-games")).wait_for()


def test_a_table_lists_the_other_players_and_counts_free_seats(anna: Page, full: Server) -> None:
    anna.goto(full.url)
    mine = anna.locator("section.panel").filter(has_text=say("start-my-tables"))
    new_york, free = say("board-new-york"), say("start-free", count=1)
    expect(mine.locator("li").first.locator(".soft")).to_have_text([new_york, free])
    mine.get_by_role("button", name=say("tables-more")).click()
    finished = mine.locator("li", has_text="Game 40")
    others = say("start-with", names=bot("easy"))
    expect(finished.locator(".soft")).to_have_text([new_york, others])


def test_finished_games_are_loaded_page_by_page_mine_too(anna: Page, full: Server) -> None:
    anna.goto(f"{full.url}/#/games")
    games = anna.get_by_role("link", name=like("games-replay-named"))
    more = anna.get_by_role("button", name=say("games-more"))
    expect(games).to_have_count(30)
    more.scroll_into_view_if_needed()
    picture(anna, "finished games with more")
    more.click()
    expect(games).to_have_count(GAMES)
    expect(more).to_be_hidden()
    anna.get_by_label(say("games-only-mine")).check()
    expect(games).to_have_count(30)
    more.click()
    expect(games).to_have_count(MINE)
    expect(games.last).to_have_accessible_name(say("games-replay-named", title="Game 6"))
    anna.get_by_label(say("games-only-mine")).uncheck()
    expect(games).to_have_count(30)
