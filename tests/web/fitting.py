"""Whether a page is in its language and fits the narrowest screen, in one language or in all."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

LOCALES = Path(__file__).parents[2] / "web/locales"
LANGUAGES = sorted(folder.parent.name for folder in LOCALES.glob("*/index.ts"))
WORDS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll("svg title, .hidden")].map((one) => one.textContent),
    ...["aria-label", "title", "placeholder"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
].join("\\n")"""
"""Everything that is shown on a page or read out from it."""
STICKING_OUT = """() => {
    const UNSEEN = "svg, option, select";
    const clipped = (element) => element && (
        getComputedStyle(element).clipPath !== "none" || clipped(element.parentElement));
    const CONTROL = "button, a, label, legend, summary, [role=tab]";
    const DIALOG = "dialog, [role=dialog], [role=group]";
    const SIDEWAYS = ".scroll, .hand .cards, .boards"; // tables, cards, tabs: nothing else
    const within = (rect, box) => rect.left >= box.left - 1.5 && rect.right <= box.right + 1.5;
    const between = (rect, box) => rect.top >= box.top - 3 && rect.bottom <= box.bottom + 3;
    const bad = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(UNSEEN) || clipped(parent)) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const control = parent.closest(CONTROL)?.getBoundingClientRect();
        const boxes = control ? [control] : [];
        let up = parent;
        for (; up; up = up.parentElement) {
            const { overflowX } = getComputedStyle(up);
            const scrolls = overflowX === "auto" || overflowX === "scroll";
            if (scrolls && up.matches(SIDEWAYS)) break;
            if (scrolls || overflowX === "hidden" || up.matches(DIALOG))
                boxes.push(up.getBoundingClientRect());
        }
        if (!up) boxes.push({ left: 0, right: innerWidth });
        const fits = rects.every((rect) => boxes.every((box) => within(rect, box)));
        const high = control && rects.some((rect) => !between(rect, control));
        if (!fits || high) bad.push(node.data.trim());
    }
    return bad;
}"""
"""Texts that overflow their place."""
SHOW_BOARD = """(shown) => {
    const board = document.querySelector("svg.board");
    if (board) board.style.display = shown ? "" : "none";
}"""


@cache
def ids() -> frozenset[str]:
    """The ids of all messages that cannot be mistaken for a word."""
    sources = [file.read_text(encoding="utf-8") for file in (LOCALES / "en").rglob("*.ftl")]
    found = re.findall(r"^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) *=", "\n".join(sources), re.MULTILINE)
    assert len(found) > 300
    return frozenset(found)


def untranslated(page: Page) -> set[str]:
    """Message ids that are on the page in place of a text."""
    words = page.evaluate(WORDS)
    assert isinstance(words, str)
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", words)) & ids()


def overflowing(page: Page) -> list[str]:
    """Texts that overflow or are cut off, and the page itself if it scrolls sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*page.evaluate(STICKING_OUT), *(["the page"] if wide else [])]


def assert_fits(page: Page) -> None:
    """Assert that the page does not scroll sideways and that no text overflows or is cut off."""
    found = overflowing(page)
    assert not found, f"expected everything to fit, not {found}"


def tag(language: str) -> str:
    """The language tag of a page, and what browsers call the language."""
    profile = json.loads((LOCALES / language / "language.json").read_text(encoding="utf-8"))
    return str(profile.get("lang", language))


@cache
def longest() -> list[str]:
    """The languages most likely to overflow: two with the longest words, then the most text."""

    def text(language: str) -> str:
        files = (LOCALES / language).glob("*.ftl")
        sources = [file.read_text(encoding="utf-8") for file in files if file.stem != "search"]
        messages = re.sub(r"^(#.*|[a-z0-9-]+ =)", "", "\n".join(sources), flags=re.MULTILINE)
        return re.sub(r"\{[^{}]*\}", "", messages)

    def long_words(language: str) -> int:
        return len(re.findall(r"\w{13,}", text(language)))

    wordy = sorted(LANGUAGES, key=long_words)[-2:]
    return [*wordy, max(set(LANGUAGES) - set(wordy), key=lambda one: len(text(one)))]


def measured(page: Page) -> list[str]:
    """What is not translated or does not fit."""
    return [*untranslated(page), *overflowing(page)]


def assert_fits_in_each(page: Page, where: str, *, shown: str, languages: Sequence[str]) -> None:
    """Choose one language after the other in the settings; measure the page behind them in each.

    `shown` selects what has to be on the page in every language. The page ends up in English.
    """
    # From a script, since a dialog may cover the button; marked, or help would explain the click.
    page.locator(".gear").evaluate("(gear) => { gear.dataset.explain = ''; gear.click(); }")
    chooser = page.locator("dialog")
    chooser.evaluate("(dialog) => { dialog.dataset.explain = ''; }")
    page.evaluate(SHOW_BOARD, False)  # the board takes longest to draw, and is not measured
    said: set[str] = set()
    bad: dict[str, list[str]] = {}
    for language in (*(one for one in languages if one != "en"), "en"):
        chooser.locator(f"input[value={language}]").evaluate("(choice) => choice.click()")
        page.locator(f"html[lang={tag(language)}]").wait_for()
        said.add(page.locator(shown).first.inner_text())
        bad[language] = measured(page)
    page.evaluate(SHOW_BOARD, True)
    chooser.evaluate("(dialog) => dialog.close()")
    chooser.wait_for(state="detached")
    assert not any(bad.values()), f"{where}: {bad}"
    assert len(said) == len(bad), f"{where}: expected other words in every language"


def assert_fits_after_reload(
    page: Page,
    where: str,
    *,
    shown: str,
    languages: Sequence[str],
    again: Sequence[str] = (),
) -> None:
    """The same for pages without settings: load them again in one language after the other.

    `again` selects the buttons that lead from the loaded page to what is measured.
    """
    bad: dict[str, list[str]] = {}
    for language in languages:
        page.evaluate("(code) => localStorage.setItem('whistlestop-language', code)", language)
        page.reload()
        for button in again:
            page.locator(button).click()
        page.locator(f"html[lang={tag(language)}] {shown}").first.wait_for()
        bad[language] = measured(page)
    page.evaluate("localStorage.removeItem('whistlestop-language')")
    assert not any(bad.values()), f"{where}: {bad}"
