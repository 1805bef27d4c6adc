"""Several people at one screen: a curtain between them."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from web.sitting_down import Friend, tickets_in
from web.texts import like, say


def curtain(friend: Friend) -> Locator:
    """The curtain, if it is down."""
    return friend.page.locator(".curtain")


def lift(friend: Friend) -> str:
    """Lift the curtain for the next player; returns their name."""
    button = curtain(friend).get_by_role("button")
    said = button.inner_text()
    name = next(one for one in ("Anna", "Ben") if said == say("curtain-show", name=one))
    button.click()
    expect(curtain(friend)).to_be_hidden()
    return name


def go_on(friend: Friend) -> None:
    """Go on to the next decision: look at the drawn card, and pass the screen."""
    page = friend.page
    page.locator("header.mine, .curtain, .pass").first.wait_for()
    if page.locator(".pass").count():
        page.get_by_role("button", name=say("curtain-hide")).click()
        curtain(friend).wait_for()


def tickets_of(friend: Friend) -> set[str]:
    """The names of the visible tickets, in the hand or on offer."""
    return set(tickets_in(friend.page.locator("body")))


def test_nothing_secret_is_in_the_page_while_the_curtain_is_down(anna: Friend) -> None:
    anna.plan("new-york", "here:Ben")
    anna.set_up()
    curtain(anna).wait_for()
    secrets: dict[str, set[str]] = {"Anna": set(), "Ben": set()}
    passes = 0
    who = ""
    for _ in range(24):
        go_on(anna)
        if curtain(anna).count():
            passes += 1
            page = anna.page.content()
            tickets = secrets["Anna"] | secrets["Ben"]
            assert not [city for ticket in tickets for city in ticket.split("–") if city in page]
            assert (
                anna.page.locator("g.row, g.route, .hand, .ticket, .log, [role=dialog]").count()
                == 0
            )
            before, who = who, lift(anna)
            assert who != before
        shown = tickets_of(anna)
        [other] = {"Anna", "Ben"} - {who}
        assert not shown & secrets[other]
        log = anna.page.locator(".log").inner_text()
        assert not [ticket for ticket in secrets[other] if ticket in log]
        secrets[who] |= shown
        anna.act()
        anna.settle()
    assert passes >= 6
    assert all(len(known) >= 2 for known in secrets.values())
    assert anna.problems == []


def test_a_card_from_the_deck_can_be_seen_before_the_screen_is_passed(anna: Friend) -> None:
    anna.plan("new-york", "here:Ben")
    anna.set_up()
    for _ in range(2):
        curtain(anna).wait_for()
        lift(anna)
        anna.act()
    go_on(anna)
    name = lift(anna) if curtain(anna).count() else "Ben"
    for _ in range(2):
        anna.page.locator("header.mine").wait_for()
        anna.page.locator("button.deck:not([disabled])").first.click()
        anna.settle()
    anna.see(like("curtain-drawn", name=name))
    assert curtain(anna).count() == 0
    anna.page.get_by_role("button", name=say("curtain-hide")).click()
    assert lift(anna) != name


def test_a_reloaded_page_shows_nobodys_cards(anna: Friend) -> None:
    anna.plan("new-york", "here:Ben")
    anna.set_up()
    curtain(anna).wait_for()
    lift(anna)
    anna.page.get_by_role("dialog").wait_for()
    anna.page.reload()
    curtain(anna).wait_for()
    assert anna.page.get_by_role("dialog").count() == 0


def test_after_the_end_there_is_no_curtain(anna: Friend) -> None:
    anna.plan("new-york", "here:Ben")
    anna.set_up()
    curtain(anna).wait_for()
    lift(anna)
    anna.page.get_by_role("button", name=say("table-menu"), exact=True).click()
    anna.page.get_by_role("button", name=say("table-resign")).click()
    anna.page.get_by_role("button", name=say("table-resign-yes")).click()
    anna.page.locator(".scores").wait_for()
    assert curtain(anna).count() == 0
