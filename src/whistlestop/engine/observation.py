"""Writes observations: one player's view as a row of numbers (see observation_parts.py).

It reads only what is public and what is the viewer's own. What a viewer remembers of a draft
comes from a redacted copy.
"""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.drafts import draft_steps
from whistlestop.engine.fields import Fields
from whistlestop.engine.observation_parts import observation_parts
from whistlestop.engine.redaction import redact
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

if cython.compiled:
    from cython.cimports.libc.string import memcpy, memset

# The offset of a part that the board does not have.
ABSENT = cython.declare(cython.int, -1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def clear(out: cython.p_short, at: cython.Py_ssize_t, n: cython.Py_ssize_t) -> cython.void:
    i: cython.Py_ssize_t
    if cython.compiled:
        memset(out + at, 0, n * cython.sizeof(cython.short))
    else:
        for i in range(n):
            out[at + i] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def mark_bits(
    out: cython.p_short,
    at: cython.Py_ssize_t,
    words: cython.p_ulonglong,
    n: cython.int,
) -> cython.void:
    """Write a 1 for each number in a set of n words, which has few."""
    mask: cython.ulonglong
    word: cython.int
    for word in range(n):
        mask = words[word]
        while mask:
            out[at + L.WORD * word + lowest(mask)] = 1
            mask &= mask - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def put_numbers(
    out: cython.p_short, at: cython.Py_ssize_t, numbers: cython.p_uchar, n: cython.int
) -> cython.void:
    i: cython.int
    for i in range(n):
        out[at + i] = numbers[i]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_cards(
    out: cython.p_short, at: cython.Py_ssize_t, places: cython.p_uchar, n: cython.int
) -> cython.void:
    """Count face-up cards by type."""
    i: cython.int
    for i in range(n):
        if places[i] != L.NONE:
            out[at + places[i]] += 1


@cython.final
@cython.cclass
class Observer:
    """Writes observations of games on one board. Each thread needs its own."""

    def __init__(self, tables: Tables) -> None:
        i: cython.int
        parts = observation_parts(tables.board)
        self.tables = tables
        self.width = sum(part.length for part in parts)
        self.seats = tables.players_max
        self.memory = State()
        if cython.compiled:  # the eight bits of each byte
            for i in range(2048):
                self.eights[i] = ((i // 8) >> (i % 8)) & 1
        at = {part.name: part.offset for part in parts}
        self._place_table(at)
        self._place_payment(at)
        self._place_players(at)

    def _place_table(self, at: dict[str, int]) -> None:
        self.players = at["players"]
        self.phase = at["phase"]
        self.turn = at["turn"]
        self.to_act = at["to_act"]
        self.first = at["first"]
        self.turns = at["turns"]
        self.ending = at["ending"]
        self.turns_left = at["turns_left"]
        self.passes = at["passes"]
        self.drawn = at["drawn"]
        self.row = at["row"]
        self.revealed = at.get("revealed", ABSENT)
        self.discard = at["discard"]
        self.decks = at["decks"]
        self.ticket_deck = at["ticket_deck"]
        self.festivals = at.get("festivals", ABSENT)
        self.specials = at.get("specials", ABSENT)
        self.draft = at.get("draft", ABSENT)

    def _place_payment(self, at: dict[str, int]) -> None:
        self.purpose = at["purpose"]
        self.route = at["route"]
        self.city = at.get("city", ABSENT)
        self.colour = at["colour"]
        self.cost = at["cost"]
        self.wilds = at["wilds"]
        self.units = at["units"]
        self.to_give = at["to_give"]
        self.laid = at["laid"]

    def _place_players(self, at: dict[str, int]) -> None:
        self.points = at["points"]
        self.exchanged = at.get("exchanged", ABSENT)
        self.trains = at["trains"]
        self.ships = at.get("ships", ABSENT)
        self.box_trains = at.get("box_trains", ABSENT)
        self.box_ships = at.get("box_ships", ABSENT)
        self.stations_left = at.get("stations_left", ABSENT)
        self.harbours_left = at.get("harbours_left", ABSENT)
        self.hand_sizes = at["hand_sizes"]
        self.known = at["known"]
        self.ticket_count = at["ticket_count"]
        self.boxed_count = at["boxed_count"]
        self.offer_size = at["offer_size"]
        self.routes = at["routes"]
        self.stations = at.get("stations", ABSENT)
        self.harbours = at.get("harbours", ABSENT)
        self.taken = at.get("taken", ABSENT)
        self.closed = at["closed"]
        self.hand = at["hand"]
        self.tickets = at["tickets"]
        self.boxed = at["boxed"]
        self.offer = at["offer"]
        self.under = at["under"]
        self.picked = at.get("picked", ABSENT)
        self.drafted = at.get("drafted", ABSENT)

    def observe(self, s: State, viewer: cython.int, out: memoryview) -> None:
        """Write what the viewer sees. `out` must have `width` numbers."""
        if len(out) != self.width:
            raise ValueError(f"an observation has {self.width} numbers, not {len(out)}")
        if viewer < 0 or viewer >= s.f.players:
            raise ValueError(f"expected a player from 0 to {s.f.players - 1}, not {viewer}")
        self.target = out
        if cython.compiled:
            self.write(s, viewer, cython.address(self.target[0]), 0)
        else:
            self.write(s, viewer, self.target, 0)

    def write(
        self, s: State, viewer: cython.int, out: cython.p_short, start: cython.Py_ssize_t
    ) -> None:
        """Write an observation that begins at `start`."""
        seat: cython.int
        p: cython.int = viewer
        clear(out, start, self.routes)
        self.write_table(s, viewer, out, start)
        self.write_payment(s, out, start)
        for seat in range(s.f.players):
            self.write_seat(s, p, seat, out, start)
            p = 0 if p + 1 == s.f.players else p + 1
        self.write_routes(s, viewer, out, start)
        self.write_buildings(s, viewer, out, start)
        self.write_own(s, viewer, out, start)
        if self.draft != ABSENT:
            self.write_draft(s, viewer, out, start)

    def put_bits(
        self,
        out: cython.p_short,
        at: cython.Py_ssize_t,
        words: cython.p_ulonglong,
        n: cython.int,
    ) -> None:
        """Write n numbers: 1 for those in a set, 0 for the others. Compiled: eight at a time."""
        i: cython.int
        rest: cython.int = 0
        if cython.compiled:
            rest = n - n % 8
            for i in range(0, rest, 8):
                memcpy(
                    out + at + i,
                    cython.address(self.eights[8 * ((words[i // L.WORD] >> (i % L.WORD)) & 255)]),
                    8 * cython.sizeof(cython.short),
                )
        for i in range(rest, n):
            out[at + i] = words[i // L.WORD] >> (i % L.WORD) & 1

    def write_table(
        self, s: State, viewer: cython.int, out: cython.p_short, start: cython.Py_ssize_t
    ) -> None:
        n: cython.int = s.f.players
        out[start + self.players] = n
        out[start + self.phase + s.f.phase] = 1
        out[start + self.turn + (s.f.turn + n - viewer) % n] = 1
        out[start + self.first + (s.f.first + n - viewer) % n] = 1
        out[start + self.turns] = s.f.turns
        out[start + self.ending] = s.f.ending
        out[start + self.turns_left] = s.f.turns_left
        out[start + self.passes] = s.f.passes
        out[start + self.drawn] = s.f.drawn
        count_cards(out, start + self.row, s.f.row, self.tables.row_size)
        if self.revealed != ABSENT:
            count_cards(out, start + self.revealed, s.f.revealed, L.ROW_PLACES)
        put_numbers(out, start + self.discard, s.f.discard, self.tables.types)
        put_numbers(out, start + self.decks, s.f.deck_sizes, self.tables.decks)
        out[start + self.ticket_deck] = s.f.ticket_deck_size
        if self.festivals != ABSENT:
            put_numbers(out, start + self.festivals, s.f.festivals, self.tables.sets)
        if self.specials != ABSENT:
            out[start + self.specials] = s.f.specials

    def write_payment(self, s: State, out: cython.p_short, start: cython.Py_ssize_t) -> None:
        phase: cython.int = s.f.phase
        if phase == L.FESTIVAL_CHOICE:
            out[start + self.route + s.f.route] = 1
        if phase < L.PAY or phase > L.SURCHARGE:
            return
        out[start + self.purpose + s.f.purpose] = 1
        if s.f.purpose == L.FOR_ROUTE or s.f.purpose == L.FOR_SURCHARGE:
            out[start + self.route + s.f.route] = 1
        else:
            out[start + self.city + s.f.city] = 1
        out[start + self.cost] = s.f.cost
        put_numbers(out, start + self.laid, s.f.laid, self.tables.types)
        if phase == L.PAY:
            return
        if s.f.colour == L.NO_COLOUR:
            out[start + self.colour + self.tables.colours] = 1
        else:
            out[start + self.colour + s.f.colour] = 1
        out[start + self.wilds] = s.f.wilds
        out[start + self.units] = s.f.units
        out[start + self.to_give] = s.f.to_give

    def write_seat(
        self,
        s: State,
        p: cython.int,
        seat: cython.int,
        out: cython.p_short,
        start: cython.Py_ssize_t,
    ) -> None:
        """What everybody knows about a player; `seat` counts from the viewer."""
        t: cython.int = self.tables.types
        at: cython.Py_ssize_t = start + seat
        out[at + self.to_act] = (s.f.waiting >> p) & 1
        out[at + self.points] = s.f.points[p]
        out[at + self.trains] = s.f.trains[p]
        if self.exchanged != ABSENT:
            out[at + self.exchanged] = s.f.exchanged[p]
        if self.ships != ABSENT:
            out[at + self.ships] = s.f.ships[p]
            out[at + self.box_trains] = s.f.box_trains[p]
            out[at + self.box_ships] = s.f.box_ships[p]
        if self.stations_left != ABSENT:
            out[at + self.stations_left] = s.f.stations_left[p]
        if self.harbours_left != ABSENT:
            out[at + self.harbours_left] = s.f.harbours_left[p]
        at = start + self.hand_sizes + seat * self.tables.decks
        put_numbers(out, at, s.f.hand_sizes[p], self.tables.decks)
        put_numbers(out, start + self.known + seat * t, s.f.known[p], t)
        out[start + seat + self.ticket_count] = s.f.ticket_count[p]
        out[start + seat + self.boxed_count] = s.f.boxed_count[p]
        out[start + seat + self.offer_size] = s.f.offer_size[p]

    def write_routes(
        self, s: State, viewer: cython.int, out: cython.p_short, start: cython.Py_ssize_t
    ) -> None:
        """The routes of each seat, and nothing yet in the parts from there to `closed`."""
        seat: cython.int
        p: cython.int = viewer
        n: cython.int = self.tables.routes
        at: cython.Py_ssize_t = start + self.routes
        for seat in range(s.f.players):
            self.put_bits(out, at, s.f.owned[p], n)
            at += n
            p = 0 if p + 1 == s.f.players else p + 1
        clear(out, at, start + self.closed - at)

    def write_buildings(
        self, s: State, viewer: cython.int, out: cython.p_short, start: cython.Py_ssize_t
    ) -> None:
        """Stations, harbours and festival cards of each seat."""
        seat: cython.int
        p: cython.int = viewer
        n: cython.int = self.tables.cities
        sets: cython.int = self.tables.sets
        for seat in range(s.f.players):
            if self.stations != ABSENT:
                mark_bits(out, start + self.stations + seat * n, s.f.stations[p], L.CITY_WORDS)
            if self.harbours != ABSENT:
                mark_bits(out, start + self.harbours + seat * n, s.f.harbours[p], L.CITY_WORDS)
            if self.taken != ABSENT:
                put_numbers(out, start + self.taken + seat * sets, s.f.taken[p], sets)
            p = 0 if p + 1 == s.f.players else p + 1

    def write_own(
        self, s: State, viewer: cython.int, out: cython.p_short, start: cython.Py_ssize_t
    ) -> None:
        i: cython.int
        n: cython.int = self.tables.tickets
        self.put_bits(out, start + self.closed, s.f.barred[viewer], self.tables.routes)
        put_numbers(out, start + self.hand, s.f.hand[viewer], self.tables.types)
        self.put_bits(out, start + self.tickets, s.f.tickets[viewer], n)
        self.put_bits(out, start + self.boxed, s.f.boxed[viewer], n)
        clear(out, start + self.offer, self.width - self.offer)
        for i in range(s.f.offer_size[viewer]):
            out[start + self.offer + i * n + s.f.offer[viewer][i]] = 1
        for i in range(s.f.ticket_deck_size):
            if (s.f.ticket_seen[i] >> viewer) & 1:
                out[start + self.under + s.f.ticket_deck[i]] = 1

    def remember(self, s: State) -> None:
        """Copy a state, to be redacted."""
        if cython.compiled:
            memcpy(self.memory.f, s.f, cython.sizeof(Fields))
        else:
            self.memory.data[:] = bytes(s.f)

    def write_draft(
        self, s: State, viewer: cython.int, out: cython.p_short, start: cython.Py_ssize_t
    ) -> None:
        """The draft, and which tickets the viewer has seen others pick or pass on."""
        which: cython.int
        p: cython.int
        i: cython.int
        at: cython.Py_ssize_t = start + self.draft
        out[at] = s.f.draft
        out[at + 1] = s.f.step
        out[at + 2] = s.f.drafts_done
        out[at + 3] = s.f.draft_due
        out[at + 4] = s.f.draft_in
        out[at + 5] = s.f.draft_low
        out[at + 6] = s.f.draft_high
        self.remember(s)
        redact(self.memory, self.tables, viewer)
        for p in range(s.f.players):
            at = start + (self.picked if p == viewer else self.drafted)
            for which in range(2):
                for i in range(draft_steps(s, self.tables, which + 1)):
                    if self.memory.f.picks[which][p][i] != L.HIDDEN:
                        out[at + self.memory.f.picks[which][p][i]] = 1
            if p != viewer and s.f.phase == L.DRAFTING:
                for i in range(s.f.offer_size[p]):
                    if self.memory.f.offer[p][i] != L.HIDDEN:
                        out[at + self.memory.f.offer[p][i]] = 1
