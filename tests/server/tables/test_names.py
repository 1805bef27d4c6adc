"""Names and chat are cleaned up before anyone sees them."""

from __future__ import annotations

import pytest

from server.tables.tabling import Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.names import alike, is_visible, tidy

FAMILY = "👩\u200d👩\u200d👧"
WAVING = "🏳\ufe0f\u200d🌈"
WORKER = "👷🏽\u200d♀\ufe0f"


@pytest.mark.parametrize("text", ["Anna", "Łukasz Żak", "李雷", "O'Neil-Smith 2", "🚂", "नेपाल"])
def test_visible_characters_stay(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize("text", [FAMILY, WAVING, WORKER, f"we {FAMILY} ride"])
def test_combined_emoji_stay_together(text: str) -> None:
    assert tidy(text) == text


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200f", "\u200b", "\ufeff", "\u00ad"])
def test_invisible_marks_are_removed(mark: str) -> None:
    assert tidy(f"{mark}An{mark}na{mark}") == "Anna"


@pytest.mark.parametrize("control", ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\ue000", "\ud800"])
def test_control_characters_are_removed(control: str) -> None:
    assert tidy(f"An{control}na") == "Anna"


def test_a_joiner_between_letters_is_removed() -> None:
    assert tidy("An\u200dna\u200d") == "Anna"
    assert tidy("\u200d🚂") == "🚂"


@pytest.mark.parametrize("space", [" ", "\n", "\t", "\u00a0", "\u3000", "\u2028", "  \r\n "])
def test_spaces_are_collapsed(space: str) -> None:
    assert tidy(f"{space}Anna{space}Bo{space}") == "Anna Bo"


def test_letters_and_accents_are_composed() -> None:
    assert tidy("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize("text", ["", " ", "\u200d", "\u200d \u200d", "\u202e\u202c"])
def test_only_invisible_characters_leave_nothing(text: str) -> None:
    assert tidy(text) == ""


def test_chat_is_cleaned_up() -> None:
    room = Room("anna", "bo")
    assert room.do("anna", c.Say(0, " well\u202e\nplayed ")) == e.Said(0, "well played")


def test_an_empty_message_is_refused() -> None:
    assert Room("anna", "bo").refused("anna", c.Say(0, "\u202e\n")) == "empty"


@pytest.mark.parametrize(
    "other",
    [
        "anna",
        "ANNA",
        "Anna\ufe0f",
        "\u034fAnna",
        "An\u115fna",
        "An\u2800na",
        "\uff21\uff2e\uff2e\uff21",
        "A\u0301nna",
        "\U0001d400nna",
        "An na",
        "\u0410nn\u0430",
        "\u0391nna",
        "\u0391\u039d\u039d\u0391",
        "Ann\u03b1",
    ],
)
def test_names_that_look_the_same_are_alike(other: str) -> None:
    """Accents, fancy letters, invisible characters, and letters of other alphabets."""
    assert alike("Anna", other)
    assert alike(other, "Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bob", "\u0412\u041e\u0412"),
        ("Tom", "\u0422\u043e\u043c"),
        ("Eva", "\u0415va"),
        ("Nikos", "\u039dikos"),
        ("Jose", "Jos\u00e9"),
    ],
)
def test_capitals_of_other_alphabets_are_compared_as_capitals(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Bo", "Bob"), ("\u674e", "\u96f7"), ("", ""), ("", "Anna"), ("1", "2")],
)
def test_other_names_are_not_alike(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize(
    "name", ["Anna", "\u0416", "\u674e\u96f7", "7", "\u0928\u0947\u092a\u093e\u0932", "!a!"]
)
def test_a_letter_or_a_digit_is_visible(name: str) -> None:
    assert is_visible(name)


@pytest.mark.parametrize(
    "name", ["", "\u3164", "\u2800", "\u115f", "\uffa0", "\u1160\u034f", "...", "\U0001f682"]
)
def test_other_characters_do_not_make_a_name(name: str) -> None:
    assert not is_visible(name)
