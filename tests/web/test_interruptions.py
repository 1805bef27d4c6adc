"""A table when the connection breaks or the page is reloaded."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from server.running import Nursery, Server, running
from web.sizes import DESK
from web.texts import bot, say
from web.visiting import Visitor, own_table


def test_a_table_continues_after_the_server_was_away(
    nursery: Nursery, browser: Browser, tmp_path: Path
) -> None:
    with running(nursery, tmp_path) as server:
        page = browser.new_page(viewport=DESK)
        visitor = Visitor(page)
        visitor.start(server.url, "new-york")
        visitor.act()
        page.locator("header.mine").wait_for()
        server.kill()
        expect(page.get_by_text(say("line-lost-title"), exact=True)).to_be_visible()
        server.start()
        expect(page.get_by_text(say("line-lost-title"), exact=True)).to_be_hidden()
        before = page.locator(".log li").count()
        visitor.act()
        while page.get_by_role("dialog").count():
            visitor.act()
        expect(page.locator(".log li").nth(before)).to_be_attached()
        page.close()


def test_a_reloaded_page_shows_what_happened_before(
    server: Server, page: Page, visitor: Visitor
) -> None:
    visitor.start(server.url, "new-york")
    visitor.act()
    page.locator("header.mine").wait_for()
    before = page.locator(".log li").all_inner_texts()
    page.reload()
    expect(page.locator(".log li")).to_have_text(before)


def test_my_tables_lead_back_to_the_game(server: Server, page: Page, visitor: Visitor) -> None:
    visitor.start(server.url, "new-york")
    page.get_by_role("link", name=say("to-start")).click()
    own_table(page, bot("easy")).filter(has_text=say("start-your-turn")).click()
    page.locator("header.mine").wait_for()
