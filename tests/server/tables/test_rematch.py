"""Another game for the same people."""

from __future__ import annotations

from server.tables.tabling import Room
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.options import ClockOptions
from whistlestop.server.tables.rematch import rematch_of
from whistlestop.server.tables.seating import rematch_id
from whistlestop.server.tables.table import Table


def over(*seats: str) -> Room:
    """A table whose game has ended, because the first person resigned."""
    room = Room(*seats, clock=ClockOptions("bank", 600, 5), title="Fun").opened()
    for number, seat in enumerate(room.table.seats):
        if room.table.stage == "playing" and seat.kind == "person":
            room.do(seat.person, c.Resign(number))
    return room


def next_table(room: Room) -> Table:
    table = Table("the-next", room.tables)
    table.apply(1, 0.0, "nonce", e.Envelope(rematch_of(room.table)))
    return table


def test_the_seats_are_rotated_by_one() -> None:
    names = [seat.name or seat.bot for seat in next_table(over("anna", "medium", "bo")).seats]
    assert names == ["medium", "Bo", "Anna"]


def test_after_as_many_rematches_as_seats_everyone_is_back() -> None:
    table = over("anna", "bo", "cleo").table
    seats = [seat.name for seat in table.seats]
    for number in range(3):
        after = Table(f"rematch-{number}", table.tables)
        after.apply(1, 0.0, "nonce", e.Envelope(rematch_of(table)))
        table = after
    assert [seat.name for seat in table.seats] == seats


def test_the_options_stay_and_the_link_is_new() -> None:
    room = over("anna", "bo")
    table = next_table(room)
    assert table.options == room.table.options
    assert table.before == room.table.id
    assert table.stage == "waiting"
    assert table.invite
    assert table.invite != room.table.invite


def test_everyone_sits_down_afresh() -> None:
    table = next_table(over("anna", "bo", "cleo"))
    assert not any(seat.resigned or seat.stand_in for seat in table.seats)


def test_a_game_has_only_one_rematch() -> None:
    room = over("anna", "bo")
    entry = room.do("bo", c.Rematch())
    assert entry == e.Rematched(rematch_id(room.table))
    assert room.table.rematch == rematch_id(room.table)
    assert room.refused("anna", c.Rematch()) == "rematched"


def test_two_concurrent_requests_mean_the_same_table() -> None:
    room = over("anna", "bo")
    assert rematch_id(room.table) == rematch_id(room.again())
    assert rematch_id(room.table) != rematch_id(over("anna", "bo").table), "links differ"


def test_a_table_whose_game_never_began_has_no_rematch() -> None:
    room = Room("anna", "bo")
    room.do("anna", c.Close())
    assert room.refused("anna", c.Rematch()) == "stage"


def test_the_host_stays_host() -> None:
    room = Room("anna", "bo", "cleo").opened()
    room.do("bo", c.Leave(1))
    assert rematch_of(room.table).host == "anna"


def test_a_host_who_has_left_is_replaced() -> None:
    for leave in (c.Leave(0), c.Resign(0)):
        room = Room("anna", "bo", "cleo").opened()
        room.do("anna", leave)
        assert rematch_of(room.table).host == "bo"


def test_a_host_who_has_another_seat_stays_host() -> None:
    room = Room("anna", "open", "bo")
    room.do("anna", c.Sit("Anton"))
    room.opened()
    room.do("anna", c.Leave(0))
    assert rematch_of(room.table).host == "anna"


def test_the_host_stays_host_when_everyone_has_resigned() -> None:
    assert rematch_of(over("anna", "bo", "cleo").table).host == "anna"
