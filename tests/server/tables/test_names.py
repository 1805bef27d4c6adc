"""Names and lines of chat are tidied before anybody sees them."""

from __future__ import annotations

import pytest

from server.tables.tabling import Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.names import tidy

FAMILY = "👩\u200d👩\u200d👧"
WAVING = "🏳\ufe0f\u200d🌈"
WORKER = "👷🏽\u200d♀\ufe0f"


@pytest.mark.parametrize("text", ["Anna", "Łukasz Żak", "李雷", "O'Neil-Smith 2", "🚂", "नेपाल"])
def test_what_can_be_seen_stays(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize("text", [FAMILY, WAVING, WORKER, f"we {FAMILY} ride"])
def test_emoji_of_several_stay_together(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200f", "\u200b", "\ufeff", "\u00ad"])
def test_marks_that_cannot_be_seen_are_taken_out(mark: str) -> None:
    assert tidy(f"{mark}An{mark}na{mark}") == "Anna"


@pytest.mark.parametrize("control", ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\ue000", "\ud800"])
def test_controls_are_taken_out(control: str) -> None:
    assert tidy(f"An{control}na") == "Anna"


def test_a_joiner_between_letters_is_taken_out() -> None:
    assert tidy("An\u200dna\u200d") == "Anna"
    assert tidy("\u200d🚂") == "🚂"


@pytest.mark.parametrize("space", [" ", "\n", "\t", "\u00a0", "\u3000", "\u2028", "  \r\n "])
def test_all_spaces_are_single_ones(space: str) -> None:
    assert tidy(f"{space}Anna{space}Bo{space}") == "Anna Bo"


def test_letters_are_put_together() -> None:
    assert tidy("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize("text", ["", " ", "\u200d", "\u200d \u200d", "\u202e\u202c"])
def test_nothing_to_see_is_nothing(text: str) -> None:
    assert tidy(text) == ""


def test_what_is_said_is_tidied() -> None:
    room = Room("anna", "bo")
    assert room.do("anna", c.Say(0, " well\u202e\nplayed ")) == e.Said(0, "well played")


def test_who_says_nothing_is_told_so() -> None:
    assert Room("anna", "bo").refused("anna", c.Say(0, "\u202e\n")) == "empty"
