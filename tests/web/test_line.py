"""What the page says about its connection to the server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from server.running import Nursery, Server, running
from waiting import wait_until
from web.texts import like, say
from web.visiting import Visitor

COUNT_QUESTIONS = """
    window.unanswered = 0;
    window.WebSocket = class extends WebSocket {
        constructor(...about) {
            super(...about);
            this.addEventListener("message", ({ data }) => {
                window.unanswered -= /^{"type":"(answer|ack|refused)"/.test(data);
            });
        }
        send(data) {
            window.unanswered += /^{"type":"(ask|command)"/.test(data);
            super.send(data);
        }
    };
"""
UNANSWERED = "window.unanswered"


@pytest.fixture
def own(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with running(nursery, tmp_path) as server:
        yield server


@pytest.fixture
def table(own: Server, browser: Browser) -> Iterator[Page]:
    """A table on that server."""
    page = browser.new_page()
    page.add_init_script(COUNT_QUESTIONS)
    Visitor(page).start(own.url, "new-york")
    yield page
    page.close()


def test_a_lost_connection_is_explained_until_it_is_back(own: Server, table: Page) -> None:
    own.kill()
    expect(table.get_by_text(say("line-lost-title"), exact=True)).to_be_visible()
    expect(table.get_by_text(say("line-lost"))).to_be_visible()
    expect(table.get_by_text(like("line-lost-tries"))).to_be_visible()
    own.start()
    back = table.get_by_text(say("line-back"))
    expect(back).to_be_visible()
    expect(back).to_be_hidden()


def test_an_impatient_player_can_reconnect_at_once(own: Server, table: Page) -> None:
    table.clock.install()
    own.kill()
    now = table.get_by_role("button", name=say("line-try-now"))
    expect(now).to_be_visible()
    table.clock.pause_at(datetime.now() + timedelta(minutes=1))
    own.start()
    # The page's clock stands still: without the click nothing would happen.
    now.click()
    expect(table.get_by_text(say("line-back"))).to_be_visible()


def test_a_restarting_server_says_so(own: Server, table: Page) -> None:
    # A browser that is sending when its socket closes may never read why.
    wait_until(lambda: table.evaluate(UNANSWERED) == 0)
    own.stop()
    expect(table.get_by_text(say("line-restart-title"))).to_be_visible()
    own.start()
    expect(table.get_by_text(say("line-back"))).to_be_visible()


def test_a_new_version_is_offered_after_an_interruption(own: Server, table: Page) -> None:
    def renew(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("/assets/index-", "/assets/new-"))

    table.route(f"{own.url}/", renew)
    own.kill()
    offer = table.get_by_text(say("line-newer-title"))
    expect(table.get_by_text(say("line-lost-title"), exact=True)).to_be_visible()
    expect(offer).to_be_hidden()
    own.start()
    expect(offer).to_be_visible()
    table.unroute(f"{own.url}/")
    table.get_by_role("button", name=say("line-newer-load")).click()
    expect(table.locator("header.mine")).to_be_visible()
    expect(offer).to_be_hidden()


def test_the_same_version_is_not_offered(own: Server, table: Page) -> None:
    own.kill()
    expect(table.get_by_text(say("line-lost-title"), exact=True)).to_be_visible()
    with table.expect_response(f"{own.url}/"):
        own.start()
    expect(table.get_by_text(say("line-back"))).to_be_hidden()
    expect(table.get_by_text(say("line-newer-title"))).to_be_hidden()


def test_a_missing_table_says_why_and_leads_back(server: Server, page: Page) -> None:
    page.goto(f"{server.url}/#/table/{'0' * 24}")
    expect(page.get_by_text(say("line-ended-title"))).to_be_visible()
    expect(page.get_by_text(say("ended-no-table"))).to_be_visible()
    page.get_by_role("link", name=say("line-ended-home")).click()
    expect(page.get_by_role("button", name=say("start-go"))).to_be_visible()
