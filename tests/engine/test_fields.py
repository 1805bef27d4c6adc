"""The fields of a state: the same names over the same bytes, compiled and interpreted."""

from __future__ import annotations

import pytest

from whistlestop import Game
from whistlestop.engine import layout as L
from whistlestop.engine.fields import SIZE, SPECIFICATION, Fields, span

WIDTHS = {"Q": 8, "h": 2, "B": 1}
# fmt: off
STARTS = {
    "key": 0, "counter": 32, "owned": 40, "barred": 160, "stations": 280, "harbours": 360,
    "tickets": 440, "boxed": 520, "undealt": 600, "points": 616, "exchanged": 626, "turns": 636,
    "phase": 638, "players": 639, "first": 640, "turn": 641, "waiting": 642, "passes": 643,
    "idle": 644, "ending": 645, "turns_left": 646, "drawn": 647, "gap": 648, "purpose": 649,
    "route": 650, "city": 651, "colour": 652, "wilds": 653, "units": 654, "to_give": 655,
    "given": 656, "cost": 657, "draft": 658, "step": 659, "drafts_done": 660, "draft_due": 661,
    "draft_in": 662, "draft_low": 663, "draft_high": 664, "specials": 665, "deck_sizes": 666,
    "discarded": 668, "ticket_deck_size": 670, "row": 671, "revealed": 679, "trains": 687,
    "ships": 692, "box_trains": 697, "box_ships": 702, "stations_left": 707, "harbours_left": 712,
    "hand_sizes": 717, "ticket_count": 727, "boxed_count": 732, "offer_size": 737, "choice": 742,
    "discard": 747, "laid": 779, "hand": 811, "known": 971, "deck": 1131, "offer": 1451,
    "picks": 1491, "ticket_deck": 1571, "ticket_seen": 1683, "festivals": 1795, "taken": 1819,
}
# fmt: on
"""The fields must not move, because saved files contain the bytes of states."""


def test_fields_do_not_move() -> None:
    assert {name: span(name).start for name in SPECIFICATION} == STARTS
    assert SIZE == 1944


def test_there_are_no_gaps_between_fields() -> None:
    end = 0
    for name, (kind, _) in SPECIFICATION.items():
        assert span(name).start == end, name
        end = span(name).stop
        assert (end - span(name).start) % WIDTHS[kind.code] == 0
    assert (end + 7) // 8 * 8 == SIZE


@pytest.mark.parametrize(
    ("field", "index", "start", "length"),
    [
        ("key", (), 0, 32),
        ("owned", (1,), STARTS["owned"] + 24, 24),
        ("points", (), STARTS["points"], 2 * L.PLAYERS),
        ("hand", (2,), STARTS["hand"] + 2 * L.TYPES, L.TYPES),
        ("hand", (2, 3), STARTS["hand"] + 2 * L.TYPES + 3, 1),
        ("picks", (1, 0), STARTS["picks"] + L.PLAYERS * L.OFFERED, L.OFFERED),
        ("phase", (), STARTS["phase"], 1),
    ],
)
def test_span(field: str, index: tuple[int, ...], start: int, length: int) -> None:
    assert span(field, *index) == slice(start, start + length)


def test_fields_map_to_the_right_bytes() -> None:
    data = bytearray(Game.new("iberia", 3, 1).state.to_bytes())
    fields = Fields.over(data)
    assert fields.players == 3
    assert bytes(fields.hand[1]) == data[span("hand", 1)]
    fields.waiting = 5
    fields.owned[2][1] = 1 << 63
    fields.points[1] = -2
    fields.picks[1][0][7] = 9
    assert data[span("waiting")] == b"\5"
    assert data[span("owned", 2, 1)] == (1 << 63).to_bytes(8, "little")
    assert data[span("points", 1)] == b"\xfe\xff"
    assert data[span("picks", 1, 0, 7)] == b"\x09"
