"""A table is the replay of its log, after every entry of whatever happens there."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from server.tables.tabling import BOTS, Room, portrait
from whistlestop.boards import available
from whistlestop.game.events.extractor import extract_events
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.decide import decide
from whistlestop.server.tables.entries import read_envelope, write_envelope
from whistlestop.server.tables.options import ClockOptions
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import HANDLERS, Table

CLOCKS = (ClockOptions(), ClockOptions("move", 60), ClockOptions("bank", 300, 5))


def some_command(room: Room, seat: int, random: Random) -> c.AnyCommand:
    """Mostly moves, plus a little of everything else."""
    if seat in room.table.to_act and random.random() < 0.6:
        claims = room.claims(seat) if random.random() < 0.5 else []
        return c.Play(seat, random.choice(claims or room.legal(seat)))
    other = random.randrange(len(room.table.seats))
    chances: list[c.AnyCommand] = [
        *[c.TakeBack(seat)] * 8,
        *[c.AnswerTakeBack(seat, random.random() < 0.8)] * 4,
        c.Replace(other),
        c.Return(seat),
        c.Say(seat, "Hello"),
        c.React(seat, "bravo"),
        c.Mute(seat, other, random.random() < 0.5),
        c.Rematch(),
        c.Start(),
    ]
    if random.random() < 0.02:
        return random.choice([c.Resign(seat), *[c.Leave(seat)] * 5])
    return random.choice(chances)


def happen(room: Room, random: Random) -> None:
    """One random command by anyone, if it is allowed."""
    table = room.table
    room.pass_time(random.random() * 20)
    bots, due = table.bots_to_act(), table.clock.next_deadline()
    if bots and random.random() < 0.7:
        room.play(bots[0], random.choice(room.legal(bots[0])))
    elif not bots and due is not None and due <= room.now:
        late = next(s for s in table.clock.running if table.clock.deadline(s) == due)
        room.write(e.StoodIn(late, "clock"))
    else:
        seat = random.randrange(len(table.seats))
        room.away[seat] = random.choice([0.0, 100.0])
        person = table.seats[seat].person or "anna"
        try:
            entry = decide(table, room.context(person), some_command(room, seat, random))
        except Refused:
            return
        room.write(entry, person)


def busy_room(board: str, seed: int, entries: int) -> tuple[Room, Table]:
    """A table where all kinds of things happen, and another that follows its log."""
    random = Random(seed)
    third = ("medium", "cleo")[seed % 2]
    room = Room("anna", "bo", third, board=board, clock=CLOCKS[seed % 3]).start(seed)
    reader, read = Table(room.table.id, room.tables), 0
    for _ in range(20 * entries):
        for version, at, nonce, envelope in room.log[read:]:
            reader.apply(version, at, nonce, read_envelope(write_envelope(envelope)))
        assert portrait(reader) == portrait(room.table)
        read = len(room.log)
        if room.table.stage == "closed" or read >= entries:
            break
        happen(room, random)
    return room, reader


@pytest.mark.parametrize("board", available())
def test_the_log_makes_the_same_table_after_every_entry(board: str) -> None:
    seen: set[type] = set()
    for seed in range(6):
        room, reader = busy_room(board, seed, entries=250)
        assert portrait(room.again()) == portrait(reader)
        seen |= {type(envelope.entry) for *_, envelope in room.log}
    wanted = {e.Moved, e.TakenBack, e.TakeBackAsked, e.StoodIn, e.Returned, e.Said, e.Muted}
    assert wanted <= seen


@pytest.mark.parametrize("seed", range(3))
def test_time_at_a_table_is_consistent(seed: int) -> None:
    """Everyone whom the game is waiting for has a clock, and nobody else."""
    random = Random(seed)
    room = Room("anna", "bo", "medium", clock=CLOCKS[1 + seed % 2]).start(seed)
    for _ in range(600):
        happen(room, random)
        table = room.table
        thinking = {i for i in table.to_act if not table.seats[i].played_by_bot}
        assert set(table.clock.running) == thinking
        assert min(table.clock.banks) >= 0
        if table.stage == "playing":
            assert table.due() is not None, "someone has to move, or their time is running"


def test_every_entry_can_be_read_again() -> None:
    for kind in HANDLERS:
        assert msgspec.inspect.type_info(kind).tag, kind  # type: ignore[union-attr]
    room, _ = busy_room("new-york", 1, entries=60)
    for *_, envelope in room.log:
        assert read_envelope(write_envelope(envelope)) == envelope


@pytest.mark.parametrize(
    ("envelope", "text"),
    [
        (
            e.Envelope(e.Moved(1, (5, 300)), "p1"),
            '{"do":{"type":"moved","seat":1,"actions":[5,300],"bot":false},"by":"p1"}',
        ),
        (e.Envelope(e.ClockShifted(2.5)), '{"do":{"type":"clock-shifted","seconds":2.5}}'),
    ],
)
def test_entries_are_written_as_in_existing_logs(envelope: e.Envelope, text: str) -> None:
    assert write_envelope(envelope) == text


def test_steps_say_what_every_move_of_their_entries_did() -> None:
    room, _ = busy_room("europe", 3, entries=200)
    table, events, claims = Table(room.table.id, room.tables), [], 0
    for row in room.log:
        step = table.apply(*row)
        if isinstance(step.entry, e.TakenBack):
            events = [event for event in events if event.moves <= step.moves]
        claims += len(step.states) > 2  # with their payment
        events += step.happened
    assert claims
    assert events == extract_events(room.game)


def test_steps_add_up_to_the_moves_of_the_game() -> None:
    room, _ = busy_room("europe", 3, entries=200)
    assert sum(n for _, n in room.table.steps) == len(room.game.moves)


def test_the_people_of_a_table_and_their_seats() -> None:
    room = Room("anna", "bo", "easy", "open")
    room.do("anna", c.Sit("Anton"))
    table = room.table
    assert table.people == {"anna", "bo"}
    assert (table.seats_of("anna"), table.seats_of("bo")) == ((0, 3), (1,))
    assert table.seats_of("") == ()
    assert table.seats_of("zoe") == ()
    assert table.seats[2].bot in BOTS


def test_the_game_is_over_when_its_last_move_is_made() -> None:
    room = Room("anna", "bo").opened()
    while not room.game.over:
        assert room.table.stage == "playing"
        room.play(min(room.table.to_act))
    assert room.table.stage == "over"
    assert room.table.to_act == frozenset()
