"""Checks that bytes from outside are a playable state.

The compiled engine does not check indexes or counts: it relies on every state being one that a
game can reach or a position can describe, as its own always are. Bytes from a file or another
program are checked here first, and whatever passes can be played, scored, shown, completed and
recorded.

A position may leave cards, tickets and pieces out of the game, so there may be fewer than on the
board, but never more.
"""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.census import Census
from whistlestop.engine.fields import PADDING, mask_of, mask_of_absent
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation_cards import card_defect
from whistlestop.engine.validation_map import map_defect
from whistlestop.engine.validation_phases import phase_defect
from whistlestop.engine.validation_tickets import ticket_defect

PADDING_MASK = cython.declare(bytes, mask_of(PADDING))
TOP_BIT = cython.declare(cython.ulonglong, 1 << 63)


def defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Describe what is wrong with a state; empty if it is sound.

    `viewer` is WHOLE, or the player whose view it is (NO_ONE for a spectator).
    """
    census = Census()
    found: str = frame_defect(s, t, viewer)
    if not found:
        found = map_defect(s, t, census)
    if not found:
        found = card_defect(s, t, viewer, census)
    if not found:
        found = ticket_defect(s, t, viewer, census)
    if not found:
        found = phase_defect(s, t, viewer)
    return found


@cython.cfunc
def frame_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Check players, turns and counters, which index everything else."""
    seats: cython.int = s.f.players
    going_on: cython.int = s.f.phase != L.OVER
    i: cython.int
    if not (t.players_min <= seats and seats <= t.players_max):
        return f"{seats} players; expected {t.players_min} to {t.players_max}"
    if viewer >= seats:
        return f"a view for player {viewer}; expected 0 to {seats - 1}"
    if s.f.phase > L.FESTIVAL_CHOICE:
        return f"phase {s.f.phase}; expected at most {L.FESTIVAL_CHOICE}"
    if s.f.turn >= seats or s.f.first >= seats:
        return f"turn {s.f.turn} and first player {s.f.first} of {seats} players"
    if s.f.turns < 0 or s.f.turns > L.MAX_TURNS:
        return f"{s.f.turns} turns; expected 0 to {L.MAX_TURNS}"
    if s.f.idle > 2 * seats - going_on or s.f.passes > seats - going_on:
        return f"{s.f.passes} passes and {s.f.idle} idle turns of {seats} players"
    if s.f.passes > s.f.idle:
        return f"{s.f.passes} passes but only {s.f.idle} idle turns"
    if s.f.ending > 1 or s.f.turns_left > s.f.ending * seats * t.last_turns:
        return f"{s.f.turns_left} last turns; expected at most {seats * t.last_turns}"
    if s.f.ending and going_on and s.f.turns_left == 0:
        return "no turns are left, but the game is not over"
    if viewer == L.WHOLE:
        if s.f.counter & TOP_BIT:
            return "the chance counter is about to overflow"
    else:
        for i in range(4):
            if s.f.key[i] or s.f.counter:
                return "the chance key is set, but no view contains it"
    if s.holds_any_of(PADDING_MASK):
        return "the padding bytes are not 0"
    if s.holds_any_of(mask_of_absent(seats)):
        return f"data for missing players; there are {seats}"
    return ""
