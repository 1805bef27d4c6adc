from __future__ import annotations

from typing import Any

import pytest

from whistlestop.boards.kinds import (
    FRACTION,
    TRUTH,
    WORD,
    YES_NO,
    Kind,
    Unfit,
    degrees,
    joined,
    listed,
    nearest,
    shown,
    substitutes,
    table,
    text,
    whole,
    written,
)


@pytest.mark.parametrize(
    ("kind", "value", "accepted"),
    [
        (whole(1, 5), 5, 5),
        (written(whole(-5, 5)), "-5", -5),
        (substitutes(9), 0, 0),
        (substitutes(9), 2, 2),
        (degrees(90), "-89.5", -89.5),
        (degrees(90), "41.34364244112401", 41.34364244112401),
        (text(5), " Köln ", "Köln"),
        (TRUTH, False, False),
        (YES_NO, "yes", True),
        (WORD, "mo-i-rana", "mo-i-rana"),
        (FRACTION, [3, 4], (3, 4)),
        (FRACTION, [1, 1], (1, 1)),
        (listed(whole(0, 9), 0, 2), [], ()),
        (joined(written(whole(0, 99)), 3), "10; 10;11", (10, 10, 11)),
        (table(WORD, whole(1, 2)), {"long": 1}, {"long": 1}),
    ],
)
def test_accepts(kind: Kind[Any], value: object, accepted: object) -> None:
    assert kind.accept(value) == accepted


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (whole(1, 5), 0),
        (whole(1, 5), True),
        (whole(1, 5), 2.0),
        (whole(1, 5), "2"),
        (whole(1, 5), None),
        (written(whole(1, 99)), "1_0"),
        (written(whole(1, 99)), "１"),
        (written(whole(1, 99)), "+5"),
        (written(whole(1, 99)), "1" * 5000),
        (substitutes(9), 1),
        (substitutes(9), 10),
        (degrees(90), "90.1"),
        (degrees(90), "nan"),
        (degrees(90), "inf"),
        (degrees(90), "1e1"),
        (text(5), "  "),
        (text(5), "longer"),
        (text(5), "a\tb"),
        (text(5), 5),
        (TRUTH, 1),
        (YES_NO, "Yes"),
        (WORD, "Mo-i-Rana"),
        (WORD, "a--b"),
        (WORD, "-a"),
        (WORD, "a b"),
        (WORD, "ä"),
        (WORD, ""),
        (WORD, "a" * 65),
        (FRACTION, [4, 3]),
        (FRACTION, [0, 0]),
        (FRACTION, [-1, 2]),
        (FRACTION, [1, 2, 3]),
        (FRACTION, 0.5),
        (listed(whole(0, 9), 1, 2), [1, 2, 3]),
        (listed(whole(0, 9), 1, 2), "12"),
        (listed(WORD, 1, 2, different=True), ["a", "a"]),
        (joined(WORD, 3), "a;;b"),
        (joined(WORD, 3), ""),
        (table(WORD, whole(1, 2)), {}),
        (table(WORD, whole(1, 2)), {"long": 3}),
        (table(WORD, whole(1, 2)), {"Long": 1}),
        (table(WORD, whole(1, 2)), [1]),
    ],
)
def test_refuses(kind: Kind[Any], value: object) -> None:
    with pytest.raises(Unfit):
        kind.accept(value)


def test_says_what_was_expected() -> None:
    assert whole(1, 15).expected == "1 to 15"
    assert whole(1, 1).expected == "1"
    assert listed(whole(0, 8), 1, 2).expected == "a list of 1 to 2 entries, each 0 to 8"


def test_nearest() -> None:
    assert nearest("berln", ["bern", "berlin"]) == '; did you mean "berlin"?'
    assert nearest("oslo", ["bern", "berlin"]) == ""
    assert nearest("kind", ["id", "deck", "colour", "count"]) == ""
    assert nearest(7, ["7th"]) == ""


def test_shown() -> None:
    assert shown(True) == "true"
    assert shown("two\nlines") == '"two?lines"'
    assert shown("x" * 100) == '"' + "x" * 37 + '..."'
    assert shown(["a", 1, False]) == '["a", 1, false]'
    assert shown(16**10_000) == "a huge number"
