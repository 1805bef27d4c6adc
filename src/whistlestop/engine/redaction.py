"""Redaction: wipes everything a viewer may not know from a state (C12).

What everyone has seen stays, including what they would have to remember: cards taken from the row
(KNOWN), festival cards taken, and the places of tickets the viewer put under the deck.
"""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.drafts import redact_draft
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def redact(s: State, t: Tables, viewer: cython.int) -> None:
    """Wipe what the viewer may not know. Pass NO_ONE for a spectator."""
    p: cython.int
    i: cython.int
    for i in range(4):
        s.f.key[i] = 0
    s.f.counter = 0
    for i in range(L.DECK_PLACES + L.DECK2_PLACES):
        s.f.deck[i] = 0
    for i in range(L.TICKET_WORDS):
        s.f.undealt[i] = 0
    # Drafts first: what the viewer remembers of them depends on the hands.
    redact_draft(s, t, viewer, 1)
    redact_draft(s, t, viewer, 2)
    for p in range(s.f.players):
        if p != viewer:
            redact_player(s, p)
    for i in range(s.f.ticket_deck_size):
        if viewer == L.NO_ONE or not (s.f.ticket_seen[i] >> viewer) & 1:
            s.f.ticket_deck[i] = L.HIDDEN


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def redact_player(s: State, p: cython.int) -> cython.void:
    i: cython.int
    for i in range(L.TYPES):
        s.f.hand[p][i] = 0
    for i in range(L.TICKET_WORDS):
        s.f.tickets[p][i] = 0
        s.f.boxed[p][i] = 0
    s.f.choice[p] = 0
    if s.f.phase != L.DRAFTING:
        for i in range(s.f.offer_size[p]):
            s.f.offer[p][i] = L.HIDDEN
