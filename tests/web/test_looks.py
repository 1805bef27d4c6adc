"""How things look: a player's colour and avatar, and the rules on paper."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from server.running import Server
from web.texts import say

PURPLE = 4


def choose(page: Page, look: str) -> None:
    """Choose a colour or an avatar, by keyboard: a page that is still growing moves its buttons."""
    page.get_by_role("radio", name=say(look)).press("Space")


def test_my_colour_and_avatar_come_with_me_to_a_table(server: Server, browser: Browser) -> None:
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{server.url}/#/me")
    choose(page, "card-purple")
    choose(page, "avatar-owl")
    page.goto(server.url)
    page.locator("form button.main").click()
    page.get_by_role("dialog").wait_for()
    mine = page.locator(f".flag.seat-{PURPLE}")
    expect(mine.first.locator(".avatar")).to_be_visible()
    page.reload()
    expect(mine.first.locator(".avatar")).to_be_visible()
    # The bot keeps its own.
    expect(page.locator(".flag.seat-1").first).to_be_visible()
    page.close()


def test_nobody_can_choose_a_colour_that_is_taken(server: Server, browser: Browser) -> None:
    anna = browser.new_page(reduced_motion="reduce")
    anna.request.post(f"{server.url}/api/me", data={"name": "Anna"})
    seats = [{"kind": "person"}, {"kind": "open"}]
    made = anna.request.post(
        f"{server.url}/api/tables", data={"board": "new-york", "seats": seats}
    ).json()
    anna.goto(f"{server.url}/#/table/{made['id']}")
    choose(anna, "card-yellow")
    expect(anna.locator(".flag.seat-3")).to_have_count(1)
    bo = browser.new_page(reduced_motion="reduce")
    bo.request.post(f"{server.url}/api/me", data={"name": "Bo"})
    bo.goto(f"{server.url}/#/table/{made['id']}/{made['invite']}")
    bo.get_by_role("button", name=say("wait-sit-as", name="Bo")).click()
    expect(bo.get_by_role("radio", name=say("card-yellow"))).to_be_disabled()
    choose(bo, "avatar-fox")
    expect(anna.locator(".flag .avatar")).to_have_count(1)
    for page in (anna, bo):
        page.close()


def test_the_rules_are_printed_on_white_paper(server: Server, browser: Browser) -> None:
    page = browser.new_page(color_scheme="dark")
    page.goto(f"{server.url}/#/rules/iberia")
    page.get_by_role("button", name=say("rules-print")).wait_for()
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(46, 34, 25)"
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    assert page.pdf(format="A4").startswith(b"%PDF")
    page.close()
