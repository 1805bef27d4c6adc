"""Travel cards: decks, discards, hands and the face-up row (C3 to C7)."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.chance import below, shuffle
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def available(s: State, deck: cython.int) -> cython.int:
    """The number of travel cards left in a deck and its discard."""
    n: cython.int = s.f.deck_sizes[deck] + s.f.discarded[deck]
    if deck == 0:
        n -= s.f.specials
    return n


def new_deck(s: State, t: Tables, deck: cython.int) -> None:
    """Shuffle the discard into a deck that has run out (C7, IB-7)."""
    size: cython.int = 0
    start: cython.int = deck * L.DECK_PLACES
    i: cython.int
    n: cython.int
    for i in range(t.types):
        if t.type_deck[i] == deck:
            for n in range(s.f.discard[i]):
                s.f.deck[start + size] = i
                size += 1
            s.f.discard[i] = 0
    s.f.deck_sizes[deck] = size
    s.f.discarded[deck] = 0
    shuffle(s, s.f.deck, start, size)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def top_card(s: State, deck: cython.int) -> cython.int:
    """Take the top card of a deck, which must not be empty."""
    size: cython.int = s.f.deck_sizes[deck] - 1
    card: cython.int = s.f.deck[deck * L.DECK_PLACES + size]
    s.f.deck_sizes[deck] = size
    s.f.deck[deck * L.DECK_PLACES + size] = 0
    return card


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def turn_up(s: State, card: cython.int) -> cython.void:
    """Place a festival card face up at its city, or set the draft card aside (IB-4, IB-5)."""
    s.f.specials -= 1
    if card == L.DRAFT_CARD:
        s.f.draft_in = 0
        s.f.draft_due = 1
    else:
        s.f.festivals[card - L.FESTIVAL_CARD] += 1


def draw(s: State, t: Tables, deck: cython.int) -> cython.int:
    """The next travel card of a deck, or NONE.

    Any festival cards and the draft card above it are turned up, even if no travel card
    follows (IB-4, IB-5).
    """
    card: cython.int
    if available(s, deck) == 0:
        while s.f.deck_sizes[deck] > 0:
            turn_up(s, top_card(s, deck))
        return L.NONE
    while True:
        if s.f.deck_sizes[deck] == 0:
            new_deck(s, t, deck)
        card = top_card(s, deck)
        if card < L.FESTIVAL_CARD:
            return card
        turn_up(s, card)


def receive(s: State, t: Tables, player: cython.int, card: cython.int, seen: cython.int) -> None:
    """Add a card to a hand; `seen` if everyone saw which."""
    s.f.hand[player][card] += 1
    s.f.hand_sizes[player][t.type_deck[card]] += 1
    if seen:
        s.f.known[player][card] += 1


def lay_down(s: State, t: Tables, player: cython.int, card: cython.int, n: cython.int) -> None:
    """Move cards from a hand to the table until the payment is complete."""
    if n == 0:
        return
    known: cython.p_uchar = s.f.known[player]
    s.f.hand[player][card] -= n
    s.f.hand_sizes[player][t.type_deck[card]] -= n
    s.f.laid[card] += n
    if known[card] > n:
        known[card] -= n
    else:
        known[card] = 0


def discard(s: State, t: Tables, card: cython.int, n: cython.int) -> None:
    s.f.discard[card] += n
    s.f.discarded[t.type_deck[card]] += n


def discard_face_up(s: State, t: Tables, places: cython.p_uchar, n: cython.int) -> None:
    """Discard the cards at some places of the row, leaving gaps."""
    i: cython.int
    for i in range(n):
        if places[i] != L.NONE:
            discard(s, t, places[i], 1)
            places[i] = L.NONE


def discard_laid(s: State, t: Tables) -> None:
    i: cython.int
    for i in range(t.types):
        if s.f.laid[i] != 0:
            discard(s, t, i, s.f.laid[i])
            s.f.laid[i] = 0


def take_back_laid(s: State, t: Tables, player: cython.int) -> None:
    """Return an abandoned payment to the hand (EU-8); everyone has now seen those cards."""
    i: cython.int
    n: cython.int
    for i in range(t.types):
        for n in range(s.f.laid[i]):
            receive(s, t, player, i, 1)
        s.f.laid[i] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def fill_place(s: State, t: Tables, place: cython.int, deck: cython.int) -> cython.void:
    """Deal a card to the row; if one deck is exhausted, use the other (GL-7)."""
    card: cython.int = draw(s, t, deck)
    if card == L.NONE and t.decks == 2:
        card = draw(s, t, 1 - deck)
    s.f.row[place] = card


def deal_row(s: State, t: Tables) -> None:
    """Deal a whole row: the first deck's share, then the second's."""
    i: cython.int
    for i in range(t.row_size):
        fill_place(s, t, i, 0 if i < t.row_first else 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def flush_can_end(s: State, t: Tables) -> cython.int:
    """Whether the cards outside the hands allow a row that is not flushed again (C6)."""
    wilds: cython.int = s.f.discard[t.wild]
    trains: cython.int = available(s, 0)
    ships: cython.int = available(s, 1) if t.decks == 2 else 0
    i: cython.int
    card: cython.int
    for i in range(t.row_size):
        card = s.f.row[i]
        if card == t.wild:
            wilds += 1
        if card != L.NONE:
            if t.type_deck[card] == 0:
                trains += 1
            else:
                ships += 1
    for i in range(s.f.deck_sizes[0]):
        if s.f.deck[i] == t.wild:
            wilds += 1
    share: cython.int = t.row_size - t.row_first
    if ships < share:
        share = ships
    # The number of places filled from the deck with the wilds ...
    places: cython.int = t.row_size - share
    if places > trains:
        places = trains
    # ... and the fewest of them that must be wilds.
    return places - (trains - wilds) < t.flush_at


def settle_row(s: State, t: Tables) -> None:
    """Fill the gaps as far as the cards allow, then flush until the row may stay (C6, C7)."""
    i: cython.int
    wilds: cython.int
    flushes: cython.int = 0
    for i in range(t.row_size):
        if s.f.row[i] == L.NONE:
            fill_place(s, t, i, 0 if i < t.row_first else 1)
    if t.flush_at == 0:
        return
    while flushes < L.MAX_FLUSHES:
        wilds = 0
        for i in range(t.row_size):
            if s.f.row[i] == t.wild:
                wilds += 1
        if wilds < t.flush_at or not flush_can_end(s, t):
            return
        discard_face_up(s, t, s.f.row, t.row_size)
        deal_row(s, t)
        flushes += 1


def stack_festivals(s: State, t: Tables, size: cython.int) -> cython.int:
    """Put the festival cards still to come on a deck of `size` cards. Return its new size."""
    i: cython.int
    p: cython.int
    n: cython.int
    for i in range(t.sets):
        n = t.set_count[i] - s.f.festivals[i]
        for p in range(s.f.players):
            n -= s.f.taken[p][i]
        while n > 0:
            s.f.deck[size] = L.FESTIVAL_CARD + i
            size += 1
            n -= 1
    return size


def shuffle_cards(s: State, deck: cython.int) -> None:
    """Shuffle a deck. The draft card stays among the places where it may be (IB-2)."""
    size: cython.int = s.f.deck_sizes[deck]
    i: cython.int
    j: cython.int = 0
    if deck > 0 or not s.f.draft_in:
        shuffle(s, s.f.deck, deck * L.DECK_PLACES, size)
        return
    for i in range(size):
        if s.f.deck[i] != L.DRAFT_CARD:
            s.f.deck[j] = s.f.deck[i]
            j += 1
    shuffle(s, s.f.deck, 0, size - 1)
    insert_draft_card(s, size - 1)


def insert_draft_card(s: State, size: cython.int) -> None:
    """Put the draft card into a deck of `size` cards, anywhere it is known to be able to lie."""
    high: cython.int = s.f.draft_high if s.f.draft_high < size else size
    place: cython.int = s.f.draft_low + below(s, high - s.f.draft_low + 1)
    while size > place:
        s.f.deck[size] = s.f.deck[size - 1]
        size -= 1
    s.f.deck[place] = L.DRAFT_CARD
