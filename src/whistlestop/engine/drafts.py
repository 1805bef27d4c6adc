"""What a player remembers of a draft (IB-3, IB-5).

Hands go round: hand h starts with player h and moves one seat per step. A player sees a hand
whenever it comes by. They know nothing of the tickets picked before it first arrived; after
that, they know which tickets the others picked before it came back, but not who picked which.
The view keeps exactly that: unknown tickets are HIDDEN, and tickets that could be anywhere in a
set of places are stored there in ascending order.
"""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def draft_steps(s: State, t: Tables, which: cython.int) -> cython.int:
    """The number of tickets each player has picked in the first or second draft."""
    if s.f.draft == which:
        return s.f.step
    return t.draft_hand if s.f.drafts_done >= which else 0


def draft_direction(t: Tables, which: cython.int) -> cython.int:
    return t.draft_first if which == 1 else t.draft_second


def holder(
    s: State, t: Tables, which: cython.int, hand: cython.int, step: cython.int
) -> cython.int:
    """Who holds a hand at a step."""
    seats: cython.int = s.f.players
    return (hand + draft_direction(t, which) * step + seats * L.OFFERED) % seats


def ticket_of_hand(
    s: State, t: Tables, which: cython.int, hand: cython.int, place: cython.int
) -> cython.int:
    """A ticket of a hand: first those already picked, step by step, then those still in it."""
    steps: cython.int = draft_steps(s, t, which)
    if place < steps:
        return s.f.picks[which - 1][holder(s, t, which, hand, place)][place]
    return s.f.offer[holder(s, t, which, hand, steps)][place - steps]


def set_ticket_of_hand(
    s: State,
    t: Tables,
    which: cython.int,
    hand: cython.int,
    place: cython.int,
    ticket: cython.int,
) -> None:
    """Set a ticket of a hand, with places numbered as in `ticket_of_hand`."""
    steps: cython.int = draft_steps(s, t, which)
    if place < steps:
        s.f.picks[which - 1][holder(s, t, which, hand, place)][place] = ticket
    else:
        s.f.offer[holder(s, t, which, hand, steps)][place - steps] = ticket


def redact_draft(s: State, t: Tables, viewer: cython.int, which: cython.int) -> None:
    """Leave only what the viewer knows in a draft's picks and in the hands being passed."""
    steps: cython.int = draft_steps(s, t, which)
    running: cython.int = s.f.draft == which and s.f.phase == L.DRAFTING
    hand: cython.int
    step: cython.int
    last: cython.int  # the step at which the viewer last saw the hand
    end: cython.int  # where the tickets to hide or sort end
    if steps == 0 and not running:
        return
    for hand in range(s.f.players):
        last = -1
        end = steps
        if running:
            end += s.f.offer_size[holder(s, t, which, hand, steps)]
        for step in range(steps + running):
            if holder(s, t, which, hand, step) == viewer:
                if last == -1:
                    hide_tickets(s, t, which, hand, step)
                else:
                    sort_tickets(s, t, which, hand, last + 1, step)
                last = step
        if last == -1:
            hide_tickets(s, t, which, hand, end)
        elif last < steps:
            sort_tickets(s, t, which, hand, last + 1, end)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def hide_tickets(
    s: State, t: Tables, which: cython.int, hand: cython.int, end: cython.int
) -> cython.void:
    place: cython.int
    for place in range(end):
        set_ticket_of_hand(s, t, which, hand, place, L.HIDDEN)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sort_tickets(
    s: State,
    t: Tables,
    which: cython.int,
    hand: cython.int,
    start: cython.int,
    end: cython.int,
) -> cython.void:
    """Sort tickets of a hand, because the viewer does not know who picked which."""
    i: cython.int
    j: cython.int
    a: cython.int
    b: cython.int
    for i in range(start, end):
        for j in range(i + 1, end):
            a = ticket_of_hand(s, t, which, hand, i)
            b = ticket_of_hand(s, t, which, hand, j)
            if a > b:
                set_ticket_of_hand(s, t, which, hand, i, b)
                set_ticket_of_hand(s, t, which, hand, j, a)
