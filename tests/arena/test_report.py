"""The page: a single file, with every number, drawn to scale."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from random import Random
from xml.etree import ElementTree

import pytest

from arena.made_up import blocks
from whistlestop.arena import Outcome, figures, html_report, summarise, svg

BOTS = {"<best>": 30, "good": 5, "poor": -30}


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return Outcome(summarise(blocks(list(BOTS), BOTS, 25, Random(1)), 3), 2, True)


class Texts(HTMLParser):
    """Collects the texts of a page, and checks that every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "path", "rect"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "rect"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.add(data)


def test_all_numbers_are_on_the_page(outcome: Outcome) -> None:
    page = Texts()
    page.feed(html_report(outcome, "whistlestop arena --bots 'a,b'"))
    assert page.open == []
    summary = outcome.summary
    assert summary is not None
    tables = (figures.bots_rows, figures.pairs_rows, figures.ratings_rows)
    cells = {cell for rows in tables for row in rows(summary) for cell in row if cell}
    assert cells <= page.texts
    assert set(figures.heading(outcome)) <= page.texts
    assert "whistlestop arena --bots 'a,b'" in page.texts


def test_the_page_needs_nothing_else(outcome: Outcome) -> None:
    page = html_report(outcome)
    assert len(page) < 60_000
    assert not re.search(r"https?:|<script|<link|<img|url\(", page)
    assert "width=device-width" in page


def test_the_pictures_are_svg(outcome: Outcome) -> None:
    pictures = re.findall(r"<svg.*?</svg>", html_report(outcome))
    assert len(pictures) == 2
    for picture in pictures:
        assert len(ElementTree.fromstring(picture).findall("text")) == 6


def test_bars_are_drawn_to_scale() -> None:
    rows = [svg.Bar("a", 0.8, 0.7, 0.9, "80 %"), svg.Bar("b", 0.4, 0.3, 0.5, "40 %")]
    drawn = ElementTree.fromstring(svg.bars("wins", rows))
    wide, narrow = (float(rect.attrib["width"]) for rect in drawn.findall("rect"))
    assert wide == pytest.approx(2 * narrow, abs=0.2)


def test_losses_are_left_of_zero() -> None:
    drawn = ElementTree.fromstring(svg.stacks("s", ["x", "y"], [svg.Stack("a", (30, -10), "20")]))
    gain, loss = drawn.findall("rect")
    assert float(loss.attrib["x"]) < float(gain.attrib["x"])
    assert float(gain.attrib["width"]) == pytest.approx(3 * float(loss.attrib["width"]), abs=0.2)


def test_it_says_if_nothing_was_played() -> None:
    assert "no complete block" in html_report(Outcome(None, 0, False))


def test_mixed_code_is_reported(outcome: Outcome) -> None:
    from dataclasses import replace

    assert outcome.summary is not None
    mixed = replace(outcome, summary=replace(outcome.summary, codes=("one", "two")))
    assert "2 versions of the bots" in html_report(mixed)
