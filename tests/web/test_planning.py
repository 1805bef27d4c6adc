"""What helps to plan: cards of routes, tickets on offer, my own plan, estimates."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from server.playing import Message
from server.running import Server
from web.axe import violations
from web.deciding import arranged, lift_curtain, opened
from web.pictures import picture
from web.texts import like, say

UNUSABLE = """() => {
    const choices = [...document.querySelectorAll("g.legal")];
    const legal = new Set(choices.map((one) => one.dataset.route));
    const board = document.querySelector("svg.board");
    const { left, right, top, bottom } = board.getBoundingClientRect();
    for (const row of document.querySelectorAll("g.row")) {
        if (legal.has(row.dataset.route)) continue;
        const space = row.querySelector(".space");
        const { x, y } = space.getPointAtLength(2).matrixTransform(space.getScreenCTM());
        const inside = x > left + 60 && x < right - 60 && y > top + 60 && y < bottom - 60;
        const shown = row.contains(document.elementFromPoint(x, y));
        if (inside && shown) return { route: row.dataset.route, x, y };
    }
}"""
"""A route that cannot be claimed now, and a point of it."""


def few_cards(view: Message, moves: list[str]) -> bool:
    claims = sum(move.startswith("claim") for move in moves)
    return view["phase"] == "main" and 0 < claims < 40 and len(view["tickets"]) > 1


def card(page: Page, route: str) -> None:
    expect(page.locator(f"[data-place-card='{route}']")).to_be_visible()


def test_a_route_i_cannot_use_tells_why_and_goes_into_my_plan(
    server: Server, browser: Browser
) -> None:
    at = arranged(server, "europe", few_cards)
    with opened(browser, at) as page:
        spot = page.evaluate(UNUSABLE)
        page.mouse.move(spot["x"], spot["y"])
        card(page, spot["route"])
        expect(page.locator("[data-place-card]")).to_contain_text(like("price-points"))
        page.mouse.click(spot["x"], spot["y"])
        picture(page, "the card of a route")
        assert violations(page) == []
        page.get_by_role("button", name=say("plan-add")).click()
        expect(page.locator(".highlights .plan")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator("[data-place-card]")).to_have_count(0)
        expect(page.locator("[data-plan]")).to_contain_text(like("plan-cards"))
        # The plan stays in this browser.
        page.reload()
        lift_curtain(page)
        expect(page.locator("[data-plan] li")).to_have_count(1)


def test_my_tickets_tell_what_they_take_and_show_their_path(
    server: Server, browser: Browser
) -> None:
    at = arranged(server, "europe", few_cards)
    with opened(browser, at) as page:
        ticket = page.locator(".tickets .one.possible").first
        expect(ticket).to_contain_text(like("ticket-needs"))
        ticket.hover()
        expect(page.locator(".highlights .ticket").first).to_be_attached()
        before = page.locator("g.legal").count()
        page.get_by_role("button", name=say("tickets-only")).click()
        page.wait_for_function(
            "count => document.querySelectorAll('g.legal').length < count", arg=before
        )
        estimate = page.locator("[data-estimate]")
        expect(estimate.locator("table")).to_have_count(0)
        estimate.locator("summary").click()
        expect(estimate.locator("table")).to_contain_text(say("score-total"))


def test_tickets_on_offer_tell_what_they_add(server: Server, browser: Browser) -> None:
    at = arranged(server, "europe", lambda view, moves: view["phase"] == "keep", tickets=9.0)
    with opened(browser, at) as page:
        options = page.locator("[role=dialog] .offer label")
        expect(options.first).to_contain_text(like("plan-adds"))
        options.first.locator("input").check()
        expect(page.locator("[role=dialog] .all")).to_contain_text(like("plan-all"))
        expect(page.locator(".highlights .wanted").first).to_be_attached()
        picture(page, "what offered tickets add")
        assert violations(page) == []


def test_the_board_as_text_tells_what_routes_take(server: Server, browser: Browser) -> None:
    at = arranged(server, "great-lakes", few_cards)
    with opened(browser, at) as page:
        page.keyboard.press("b")
        page.get_by_role("combobox", name=say("access-city")).select_option("chicago")
        plan = page.locator("[data-text-plan]")
        plan.get_by_role("button", name=say("plan-add")).first.click()
        expect(plan.get_by_role("button", name=say("plan-remove"))).to_have_count(1)
        assert violations(page) == []
