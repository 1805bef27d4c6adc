"""Filling in what a view leaves out: hidden cards and tickets are dealt at random.

The result is a state of which the viewer would have the very same view: the ground for
bots that do not cheat. The chance used is that of the completed state itself, from a new key.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.completion_tickets import complete_tickets
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.completion_tickets import complete_tickets
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

TRIES = 400


def complete(s: State, t: Tables, viewer: cython.int, key: bytes) -> None:
    """Turn a wiped state into a whole one. NO_ONE: the view of a spectator."""
    i: cython.int
    deck: cython.int
    tries: cython.int = 0
    for i in range(4):
        s.q[L.KEY + i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
    s.q[L.COUNTER] = 0
    complete_tickets(s, t, viewer)
    while True:
        for deck in range(t.decks):
            deal_unseen(s, t, viewer, deck)
        insert_specials(s, t)
        tries += 1
        if can_go_on(s, t, viewer):
            break
        if tries == TRIES:
            # A rare payment: give the payer what it takes, card by card.
            deal_payment(s, t)
            break


@cython.cfunc
@cython.exceptval(check=False)
def can_go_on(s: State, t: Tables, viewer: cython.int) -> cython.int:
    """Whether a player who is about to pay has been dealt the cards for it."""
    i: cython.int
    payer: cython.int = s.b[L.TURN]
    found: cython.ulonglong = 0
    if payer == viewer or not (s.b[L.PHASE] >= L.PAY and s.b[L.PHASE] <= L.GIVING):
        return 1
    legal_actions(s, t, payer)
    for i in range(L.WORDS):
        found |= t.legal[i]
    return found != 0


@cython.cfunc
@cython.exceptval(check=False)
def seen_outside(s: State, t: Tables, viewer: cython.int, card: cython.int) -> cython.int:
    """How many cards of a type the viewer knows the place of."""
    n: cython.int = s.b[L.DISCARD + card] + s.b[L.LAID + card]
    i: cython.int
    for i in range(t.row_size):
        if s.b[L.ROW + i] == card:
            n += 1
    for i in range(L.ROW_PLACES):
        if s.b[L.REVEALED + i] == card:
            n += 1
    for i in range(s.b[L.SEATS]):
        if i == viewer:
            n += s.b[L.HAND + i * L.TYPES + card]
        else:
            n += s.b[L.KNOWN + i * L.TYPES + card]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def deal_unseen(s: State, t: Tables, viewer: cython.int, deck: cython.int) -> cython.void:
    """Shuffle the cards of a deck that are out of sight; fill the hands, the rest is the deck."""
    start: cython.int = L.DECK + deck * L.DECK2
    size: cython.int = 0
    card: cython.int
    p: cython.int
    n: cython.int
    for card in range(t.types):
        if t.type_deck[card] == deck:
            for n in range(t.type_count[card] - seen_outside(s, t, viewer, card)):
                s.b[start + size] = card
                size += 1
    t.chance.start(s)
    t.chance.shuffle(start, size)
    for p in range(s.b[L.SEATS]):
        if p == viewer:
            continue
        n = s.b[L.HAND_SIZE + p * 2 + deck]
        for card in range(t.types):
            if t.type_deck[card] == deck:
                s.b[L.HAND + p * L.TYPES + card] = s.b[L.KNOWN + p * L.TYPES + card]
                n -= s.b[L.KNOWN + p * L.TYPES + card]
        while n > 0:
            size -= 1
            s.b[L.HAND + p * L.TYPES + s.b[start + size]] += 1
            s.b[start + size] = 0
            n -= 1


@cython.cfunc
@cython.exceptval(check=False)
def insert_specials(s: State, t: Tables) -> cython.void:
    """Shuffle the festival cards in that have not come up, and put the draft card at its place."""
    size: cython.int = s.b[L.DECK_SIZE] - s.b[L.SPECIALS]
    place: cython.int
    i: cython.int
    p: cython.int
    n: cython.int
    if s.b[L.SPECIALS] == 0:
        return
    for i in range(t.sets):
        n = t.set_count[i] - s.b[L.FESTIVAL + i]
        for p in range(s.b[L.SEATS]):
            n -= s.b[L.TAKEN + p * L.SETS + i]
        while n > 0:
            s.b[L.DECK + size] = L.FESTIVAL_CARD + i
            size += 1
            n -= 1
    t.chance.start(s)
    t.chance.shuffle(L.DECK, size)
    if not s.b[L.DRAFT_IN]:
        return
    n = s.b[L.DRAFT_HIGH] if s.b[L.DRAFT_HIGH] < size else size
    place = s.b[L.DRAFT_LOW] + t.chance.below(n - s.b[L.DRAFT_LOW] + 1)
    while size > place:
        s.b[L.DECK + size] = s.b[L.DECK + size - 1]
        size -= 1
    s.b[L.DECK + place] = L.DRAFT_CARD


@cython.cfunc
@cython.exceptval(check=False)
def deal_payment(s: State, t: Tables) -> cython.void:
    """Swap cards between the payer's unknown ones and the deck until the payment is possible."""
    payer: cython.int = s.b[L.TURN]
    wanted: cython.int
    other: cython.int
    place: cython.int
    for wanted in range(t.types):
        for place in range(s.b[L.DECK_SIZE + t.type_deck[wanted]]):
            for other in range(t.types):
                if s.b[L.DECK + t.type_deck[wanted] * L.DECK2 + place] != wanted:
                    break
                if other == wanted or t.type_deck[other] != t.type_deck[wanted]:
                    continue
                if s.b[L.HAND + payer * L.TYPES + other] > s.b[L.KNOWN + payer * L.TYPES + other]:
                    s.b[L.HAND + payer * L.TYPES + other] -= 1
                    s.b[L.HAND + payer * L.TYPES + wanted] += 1
                    s.b[L.DECK + t.type_deck[wanted] * L.DECK2 + place] = other
            if can_go_on(s, t, L.NO_ONE):
                return
