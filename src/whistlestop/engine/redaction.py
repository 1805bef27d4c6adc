"""What a player may know: everything else is wiped out of a state (C12).

What all have seen stays, also what they must remember: cards taken from the row (KNOWN),
festival cards taken, the places of tickets that the viewer put under the deck.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.drafts import redact_draft
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.drafts import redact_draft
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def redact(s: State, t: Tables, viewer: cython.int) -> None:
    """Wipe out what the viewer may not know; NO_ONE: what no spectator may know."""
    p: cython.int
    i: cython.int
    for i in range(5):
        s.q[L.KEY + i] = 0  # and the counter behind it
    for i in range(L.OFFER - L.DECK):
        s.b[L.DECK + i] = 0
    for i in range(L.TICKET_WORDS):
        s.q[L.UNDEALT + i] = 0
    # Drafts first: what the viewer remembers of them is told from what lies in the hands.
    redact_draft(s, t, viewer, 1)
    redact_draft(s, t, viewer, 2)
    for p in range(s.b[L.SEATS]):
        if p != viewer:
            redact_player(s, p)
    for i in range(s.b[L.TICKET_DECK_SIZE]):
        if viewer == L.NO_ONE or not (s.b[L.TICKET_SEEN + i] >> viewer) & 1:
            s.b[L.TICKET_DECK + i] = L.HIDDEN


@cython.cfunc
@cython.exceptval(check=False)
def redact_player(s: State, p: cython.int) -> cython.void:
    i: cython.int
    for i in range(L.TYPES):
        s.b[L.HAND + p * L.TYPES + i] = 0
    for i in range(L.TICKET_WORDS):
        s.q[L.TICKETS + p * L.TICKET_WORDS + i] = 0
        s.q[L.BOXED + p * L.TICKET_WORDS + i] = 0
    s.b[L.CHOICE + p] = 0
    if s.b[L.PHASE] != L.DRAFTING:
        for i in range(s.b[L.OFFER_SIZE + p]):
            s.b[L.OFFER + p * L.OFFERED + i] = L.HIDDEN
