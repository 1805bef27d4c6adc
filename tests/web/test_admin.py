"""What players see when the host of the server steps in."""

from __future__ import annotations

import subprocess
import sys

from playwright.sync_api import expect

from server.running import Server
from waiting import LIMIT
from web.sitting_down import Friend
from web.test_friends import sit_together
from web.texts import say


def order(server: Server, *words: str) -> None:
    """Run `whistlestop admin` beside the server. Playwright's loop leaves no room for ours."""
    command = [sys.executable, "-m", "whistlestop", "admin", *words]
    database: str = server.settings["database"]
    done = subprocess.run(
        [*command, "--database", database], capture_output=True, text=True, timeout=LIMIT
    )
    assert done.returncode == 0, done.stderr


def test_players_are_told_who_closed_their_table_and_who_is_banned(
    server: Server, anna: Friend, ben: Friend
) -> None:
    anna.name, ben.name = "Antonia", "Benedict"  # nobody else on this server is called that
    sit_together(anna, ben)
    table = anna.page.url.split("#/table/")[1].split("/")[0]
    order(server, "ban", "Benedict")
    expect(ben.page.get_by_text(say("ended-banned"))).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text(say("ended-banned"))).to_be_visible()
    ben.visit("#/setup")
    expect(ben.page.get_by_text(say("why-banned"))).to_be_visible()
    order(server, "close", table)
    expect(anna.page.get_by_text(say("table-ended-server"))).to_be_visible()
