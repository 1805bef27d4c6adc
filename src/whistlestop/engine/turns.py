"""Whose turn it is, and when the game is over (C1, C13, C14)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.cards import settle_row
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
    from cython.cimports.whistlestop.engine.tickets import start_draft
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.cards import settle_row
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables
    from whistlestop.engine.tickets import start_draft


def wait_for(s: State, phase: cython.int, player: cython.int) -> None:
    s.b[L.PHASE] = phase
    s.b[L.WAITING] = 1 << player


def begin_main(s: State) -> None:
    s.b[L.DRAWN] = 0
    wait_for(s, L.MAIN, s.b[L.TURN])


def next_turn(s: State) -> None:
    turn: cython.int = s.b[L.TURN] + 1
    s.b[L.TURN] = 0 if turn == s.b[L.SEATS] else turn
    begin_main(s)


def finish(s: State) -> None:
    s.b[L.PHASE] = L.OVER
    s.b[L.WAITING] = 0
    s.b[L.DRAWN] = 0


def end_turn(s: State, t: Tables) -> None:
    """Fill the gaps of the row that discards have made fillable, then see how the game goes on."""
    player: cython.int = s.b[L.TURN]
    seats: cython.int = s.b[L.SEATS]
    settle_row(s, t)
    if s.h[L.TURNS] < L.MOST_TURNS:
        s.h[L.TURNS] += 1
    if s.b[L.ENDING]:
        s.b[L.LAST] -= 1
        if s.b[L.LAST] == 0:
            finish(s)
            return
    elif s.b[L.TRAINS + player] + s.b[L.SHIPS + player] <= t.end_at:
        s.b[L.ENDING] = 1
        s.b[L.LAST] = seats * t.last_turns
    if s.b[L.PASSES] == seats or s.b[L.IDLE] == 2 * seats:
        finish(s)
    elif s.b[L.DRAFT_DUE]:
        start_draft(s, t, 2)
    else:
        next_turn(s)
