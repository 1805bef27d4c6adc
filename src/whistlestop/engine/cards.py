"""Travel cards: decks, discards, hands and the face-up row (C3 to C7)."""

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


def available(s: State, deck: cython.int) -> cython.int:
    """How many travel cards a deck and its discard can still give."""
    n: cython.int = s.b[L.DECK_SIZE + deck] + s.b[L.DISCARDED + deck]
    if deck == 0:
        n -= s.b[L.SPECIALS]
    return n


def new_deck(s: State, t: Tables, deck: cython.int) -> None:
    """Shuffle the discard into a deck that has run out (C7, IB-7)."""
    size: cython.int = 0
    start: cython.int = L.DECK + deck * L.DECK2
    i: cython.int
    n: cython.int
    for i in range(t.types):
        if t.type_deck[i] == deck:
            for n in range(s.b[L.DISCARD + i]):
                s.b[start + size] = i
                size += 1
            s.b[L.DISCARD + i] = 0
    s.b[L.DECK_SIZE + deck] = size
    s.b[L.DISCARDED + deck] = 0
    t.chance.start(s)
    t.chance.shuffle(start, size)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def top_card(s: State, deck: cython.int) -> cython.int:
    """Take the top card off a deck that has one."""
    size: cython.int = s.b[L.DECK_SIZE + deck] - 1
    card: cython.int = s.b[L.DECK + deck * L.DECK2 + size]
    s.b[L.DECK_SIZE + deck] = size
    s.b[L.DECK + deck * L.DECK2 + size] = 0
    return card


@cython.cfunc
@cython.exceptval(check=False)
def turn_up(s: State, card: cython.int) -> cython.void:
    """A festival card goes face up to its city, the draft card is set aside (IB-4, IB-5)."""
    s.b[L.SPECIALS] -= 1
    if card == L.DRAFT_CARD:
        s.b[L.DRAFT_IN] = 0
        s.b[L.DRAFT_DUE] = 1
    else:
        s.b[L.FESTIVAL + card - L.FESTIVAL_CARD] += 1


def draw(s: State, t: Tables, deck: cython.int) -> cython.int:
    """The next travel card of a deck, or NONE.

    Festival cards and the draft card on the way are turned up, also where no travel card can
    follow them (IB-4, IB-5).
    """
    card: cython.int
    if available(s, deck) == 0:
        while s.b[L.DECK_SIZE + deck] > 0:
            turn_up(s, top_card(s, deck))
        return L.NONE
    while True:
        if s.b[L.DECK_SIZE + deck] == 0:
            new_deck(s, t, deck)
        card = top_card(s, deck)
        if card < L.FESTIVAL_CARD:
            return card
        turn_up(s, card)


def receive(s: State, t: Tables, player: cython.int, card: cython.int, seen: cython.int) -> None:
    """A card comes into a hand; `seen` if everybody saw which."""
    s.b[L.HAND + player * L.TYPES + card] += 1
    s.b[L.HAND_SIZE + player * 2 + t.type_deck[card]] += 1
    if seen:
        s.b[L.KNOWN + player * L.TYPES + card] += 1


def lay_down(s: State, t: Tables, player: cython.int, card: cython.int, n: cython.int) -> None:
    """Cards go from a hand to the table, where they wait for the payment to be complete."""
    if n == 0:
        return
    place: cython.int = player * L.TYPES + card
    s.b[L.HAND + place] -= n
    s.b[L.HAND_SIZE + player * 2 + t.type_deck[card]] -= n
    s.b[L.LAID + card] += n
    if s.b[L.KNOWN + place] > n:
        s.b[L.KNOWN + place] -= n
    else:
        s.b[L.KNOWN + place] = 0


def discard(s: State, t: Tables, card: cython.int, n: cython.int) -> None:
    s.b[L.DISCARD + card] += n
    s.b[L.DISCARDED + t.type_deck[card]] += n


def discard_laid(s: State, t: Tables) -> None:
    i: cython.int
    for i in range(t.types):
        if s.b[L.LAID + i] != 0:
            discard(s, t, i, s.b[L.LAID + i])
            s.b[L.LAID + i] = 0


def take_back_laid(s: State, t: Tables, player: cython.int) -> None:
    """A refused payment goes back to the hand (EU-8); now everybody has seen it."""
    i: cython.int
    n: cython.int
    for i in range(t.types):
        for n in range(s.b[L.LAID + i]):
            receive(s, t, player, i, 1)
        s.b[L.LAID + i] = 0


@cython.cfunc
@cython.exceptval(check=False)
def fill_place(s: State, t: Tables, place: cython.int, deck: cython.int) -> cython.void:
    """Lay a card in the row; a deck that cannot give one is replaced by the other (GL-7)."""
    card: cython.int = draw(s, t, deck)
    if card == L.NONE and t.decks == 2:
        card = draw(s, t, 1 - deck)
    s.b[L.ROW + place] = card


def deal_row(s: State, t: Tables) -> None:
    """Lay out a whole row: the first deck's share, then the second's."""
    i: cython.int
    for i in range(t.row_size):
        fill_place(s, t, i, 0 if i < t.row_first else 1)


@cython.cfunc
@cython.exceptval(check=False)
def flush_can_end(s: State, t: Tables) -> cython.int:
    """Whether the cards outside the hands allow a row that is not swept away again (C6)."""
    wilds: cython.int = s.b[L.DISCARD + t.wild]
    trains: cython.int = available(s, 0)
    ships: cython.int = available(s, 1) if t.decks == 2 else 0
    i: cython.int
    card: cython.int
    for i in range(t.row_size):
        card = s.b[L.ROW + i]
        if card == t.wild:
            wilds += 1
        if card != L.NONE:
            if t.type_deck[card] == 0:
                trains += 1
            else:
                ships += 1
    for i in range(s.b[L.DECK_SIZE]):
        if s.b[L.DECK + i] == t.wild:
            wilds += 1
    share: cython.int = t.row_size - t.row_first
    if ships < share:
        share = ships
    # So many places fall to the deck that has the wilds ...
    places: cython.int = t.row_size - share
    if places > trains:
        places = trains
    # ... and so many of them must be wilds at the least.
    return places - (trains - wilds) < t.flush_at


def settle_row(s: State, t: Tables) -> None:
    """Fill the gaps, as far as there are cards, then flush as often as it takes (C6, C7)."""
    i: cython.int
    wilds: cython.int
    flushes: cython.int = 0
    for i in range(t.row_size):
        if s.b[L.ROW + i] == L.NONE:
            fill_place(s, t, i, 0 if i < t.row_first else 1)
    if t.flush_at == 0:
        return
    while flushes < L.MOST_FLUSHES:
        wilds = 0
        for i in range(t.row_size):
            if s.b[L.ROW + i] == t.wild:
                wilds += 1
        if wilds < t.flush_at or not flush_can_end(s, t):
            return
        for i in range(t.row_size):
            if s.b[L.ROW + i] != L.NONE:
                discard(s, t, s.b[L.ROW + i], 1)
                s.b[L.ROW + i] = L.NONE
        deal_row(s, t)
        flushes += 1
