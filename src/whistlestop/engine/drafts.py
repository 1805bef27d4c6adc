"""What a player remembers of a draft (IB-3, IB-5).

Hands go round: hand h lies with player h at first and moves one seat a step. A player sees a
hand whenever it comes by. So of the tickets in it the player knows: nothing of those picked
before it first came; afterwards which tickets the others picked until it came again, but not
who picked which. The view keeps just that: what is not known is HIDDEN, and tickets that could
be anywhere in a set of places lie in them in ascending order.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def draft_steps(s: State, t: Tables, which: cython.int) -> cython.int:
    """How many tickets each player has picked in the first or second draft."""
    if s.b[L.DRAFT] == which:
        return s.b[L.STEP]
    return t.draft_hand if s.b[L.DRAFTS] >= which else 0


def draft_direction(t: Tables, which: cython.int) -> cython.int:
    return t.draft_first if which == 1 else t.draft_second


def holder(
    s: State, t: Tables, which: cython.int, hand: cython.int, step: cython.int
) -> cython.int:
    """Who holds a hand at a step."""
    seats: cython.int = s.b[L.SEATS]
    return (hand + draft_direction(t, which) * step + seats * L.OFFERED) % seats


def pick_place(which: cython.int, player: cython.int, step: cython.int) -> cython.int:
    """Where the state keeps a pick."""
    return L.PICKS + ((which - 1) * L.PLAYERS + player) * L.OFFERED + step


def redact_draft(s: State, t: Tables, viewer: cython.int, which: cython.int) -> None:
    """Leave in a draft's picks, and in the hands still going round, what the viewer knows."""
    steps: cython.int = draft_steps(s, t, which)
    running: cython.int = s.b[L.DRAFT] == which and s.b[L.PHASE] == L.DRAFTING
    hand: cython.int
    step: cython.int
    last: cython.int  # the step at which the viewer last saw the hand
    if steps == 0 and not running:
        return
    for hand in range(s.b[L.SEATS]):
        last = -1
        for step in range(steps + running):
            if holder(s, t, which, hand, step) == viewer:
                if last == -1:
                    hide_picks(s, t, which, hand, step)
                else:
                    sort_picks(s, t, which, hand, last + 1, step, 0)
                last = step
        if last == -1:
            hide_picks(s, t, which, hand, steps)
            if running:
                hide_hand(s, holder(s, t, which, hand, steps))
        else:
            sort_picks(s, t, which, hand, last + 1, steps, running and last < steps)


@cython.cfunc
@cython.exceptval(check=False)
def hide_picks(
    s: State, t: Tables, which: cython.int, hand: cython.int, end: cython.int
) -> cython.void:
    step: cython.int
    for step in range(end):
        s.b[pick_place(which, holder(s, t, which, hand, step), step)] = L.HIDDEN


@cython.cfunc
@cython.exceptval(check=False)
def hide_hand(s: State, player: cython.int) -> cython.void:
    i: cython.int
    for i in range(s.b[L.OFFER_SIZE + player]):
        s.b[L.OFFER + player * L.OFFERED + i] = L.HIDDEN


@cython.cfunc
@cython.exceptval(check=False)
def place_of(
    s: State,
    t: Tables,
    which: cython.int,
    hand: cython.int,
    start: cython.int,
    end: cython.int,
    i: cython.int,
) -> cython.int:
    """The i-th place of a set: picks from `start` to `end`, then what is left in the hand."""
    if start + i < end:
        return pick_place(which, holder(s, t, which, hand, start + i), start + i)
    return L.OFFER + holder(s, t, which, hand, end) * L.OFFERED + start + i - end


@cython.cfunc
@cython.exceptval(check=False)
def sort_picks(
    s: State,
    t: Tables,
    which: cython.int,
    hand: cython.int,
    start: cython.int,
    end: cython.int,
    with_hand: cython.int,
) -> cython.void:
    """Put the tickets of a set of places into ascending order: who picked which is not known."""
    n: cython.int = end - start
    i: cython.int
    j: cython.int
    a: cython.int
    b: cython.int
    x: cython.uchar
    if with_hand:
        n += s.b[L.OFFER_SIZE + holder(s, t, which, hand, end)]
    for i in range(n):
        for j in range(i + 1, n):
            a = place_of(s, t, which, hand, start, end, i)
            b = place_of(s, t, which, hand, start, end, j)
            if s.b[a] > s.b[b]:
                x = s.b[a]
                s.b[a] = s.b[b]
                s.b[b] = x
