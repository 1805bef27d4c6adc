"""Whose turn it is, and when the game is over (C1, C13, C14)."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.cards import settle_row
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.tickets import start_draft
from whistlestop.engine.waiting import wait_for


def begin_main(s: State) -> None:
    s.f.drawn = 0
    wait_for(s, L.MAIN, s.f.turn)


def next_turn(s: State) -> None:
    turn: cython.int = s.f.turn + 1
    s.f.turn = 0 if turn == s.f.players else turn
    begin_main(s)


def finish(s: State) -> None:
    s.f.phase = L.OVER
    s.f.waiting = 0
    s.f.drawn = 0


def end_turn(s: State, t: Tables) -> None:
    """Fill gaps in the row that new discards allow, then start the next turn or end the game."""
    player: cython.int = s.f.turn
    seats: cython.int = s.f.players
    settle_row(s, t)
    if s.f.turns < L.MAX_TURNS:
        s.f.turns += 1
    if s.f.ending:
        s.f.turns_left -= 1
        if s.f.turns_left == 0:
            finish(s)
            return
    elif s.f.trains[player] + s.f.ships[player] <= t.end_at:
        s.f.ending = 1
        s.f.turns_left = seats * t.last_turns
    if s.f.passes == seats or s.f.idle == 2 * seats:
        finish(s)
    elif s.f.draft_due:
        start_draft(s, t, 2)
    else:
        next_turn(s)
