"""Checks the cards of an outside state: none is there twice, and the stored counts agree."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.census import Census
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def card_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """Check hands, decks, discards, the row and cards laid down."""
    deck: cython.int
    found: str = open_defect(s, t, c)
    if not found:
        found = hand_defect(s, t, viewer, c)
    if not found:
        found = special_defect(s, t, viewer)
    for deck in range(2):
        if not found:
            found = deck_defect(s, t, viewer, deck, c)
    if not found:
        found = number_defect(s, t, viewer, c)
    return found


@cython.cfunc
def open_defect(s: State, t: Tables, c: Census) -> str:
    """Check face-up cards: the row, those revealed for a tunnel, discards, cards laid down."""
    i: cython.int
    card: cython.int
    first: cython.int = 0
    second: cython.int = 0
    for i in range(L.ROW_PLACES):
        card = s.f.row[i]
        if card != L.NONE:
            if i >= t.row_size or card >= t.types:
                return f"card {card} at place {i} of the row"
            c.cards[card] += 1
        card = s.f.revealed[i]
        if card != L.NONE:
            if i >= t.tunnel_cards or card >= t.types or t.type_deck[card] != 0:
                return f"card {card} revealed for a tunnel at place {i}"
            c.cards[card] += 1
    for i in range(L.TYPES):
        if i >= t.types:
            if s.f.discard[i] or s.f.laid[i]:
                return f"cards of type {i} are discarded; expected types below {t.types}"
            continue
        c.cards[i] += s.f.discard[i] + s.f.laid[i]
        if t.type_deck[i] == 0:
            first += s.f.discard[i]
        else:
            second += s.f.discard[i]
    if s.f.discarded[0] != first or s.f.discarded[1] != second:
        return (
            f"{s.f.discarded[0]} and {s.f.discarded[1]} cards in the discards; "
            f"expected {first} and {second}"
        )
    return ""


@cython.cfunc
def hand_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """Check hands as far as they are visible, and what everyone knows about them."""
    p: cython.int
    i: cython.int
    hand: cython.p_uchar
    known: cython.p_uchar
    hidden: cython.bint
    first: cython.int
    second: cython.int
    for p in range(s.f.players):
        hand = s.f.hand[p]
        known = s.f.known[p]
        hidden = viewer != L.WHOLE and p != viewer
        first = 0
        second = 0
        for i in range(L.TYPES):
            if i >= t.types:
                if hand[i] or known[i]:
                    return f"player {p} holds cards of type {i}; expected types below {t.types}"
                continue
            if hidden and hand[i]:
                return f"the hand of player {p} is visible, but this view cannot show it"
            if not hidden and known[i] > hand[i]:
                return f"player {p} is known to hold more cards of type {i} than they hold"
            # Of a hidden hand, only the known cards have a place.
            card: cython.int = known[i] if hidden else hand[i]
            c.cards[i] += card
            if t.type_deck[i] == 0:
                first += card
            else:
                second += card
        if hidden and (
            first > s.f.hand_sizes[p][0]
            or second > s.f.hand_sizes[p][1]
            or (t.decks == 1 and s.f.hand_sizes[p][1])
        ):
            return f"player {p} holds fewer cards than are known"
        if not hidden and (first != s.f.hand_sizes[p][0] or second != s.f.hand_sizes[p][1]):
            return (
                f"a hand size of {s.f.hand_sizes[p][0]} and {s.f.hand_sizes[p][1]} "
                f"for player {p}; expected {first} and {second}"
            )
    return ""


@cython.cfunc
def special_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Check face-up and taken festival cards, and where the draft card is (IB-2, IB-4)."""
    p: cython.int
    i: cython.int
    n: cython.int
    left: cython.int = 0
    for i in range(L.SETS):
        n = s.f.festivals[i]
        for p in range(s.f.players):
            n += s.f.taken[p][i]
        if n > (t.set_count[i] if i < t.sets else 0):
            return f"{n} festival cards of set {i}, more than the board has"
        if i < t.sets:
            left += t.set_count[i] - n
    if s.f.draft_in > 1 or s.f.draft_due > 1:
        return "the draft card flag is neither 0 nor 1"
    n = s.f.draft_in + s.f.draft_due + (s.f.draft == 2) + (s.f.drafts_done == 2)
    if n > (1 if t.draft_hand > 0 else 0):
        return "the draft card is in more than one place"
    if s.f.specials < s.f.draft_in or s.f.specials > left + s.f.draft_in:
        return f"{s.f.specials} festival and draft cards in the deck; {left} are left"
    if s.f.deck_sizes[0] < s.f.specials:
        return f"a deck of {s.f.deck_sizes[0]} cards with {s.f.specials} festival cards"
    if s.f.draft_in and (s.f.draft_low > s.f.draft_high or s.f.draft_low >= s.f.deck_sizes[0]):
        return f"the draft card at {s.f.draft_low} to {s.f.draft_high} of the deck"
    return ""


@cython.cfunc
def deck_defect(s: State, t: Tables, viewer: cython.int, deck: cython.int, c: Census) -> str:
    """Check the cards of a deck, which a view does not show."""
    start: cython.int = deck * L.DECK_PLACES
    room: cython.int = L.DECK_PLACES if deck == 0 else L.DECK2_PLACES
    size: cython.int = s.f.deck_sizes[deck]
    specials: cython.int = 0
    drafts: cython.int = 0
    i: cython.int
    card: cython.int
    if size > (room if deck < t.decks else 0):
        return f"{size} cards in deck {deck}; expected at most {room if deck < t.decks else 0}"
    for i in range(room):
        card = s.f.deck[start + i]
        if i >= size or viewer != L.WHOLE:
            if card:
                return f"card {card} at place {i} of deck {deck}, where this view cannot show one"
            continue
        if card == L.DRAFT_CARD and deck == 0:
            specials += 1
            drafts += 1
            if i < s.f.draft_low or i > s.f.draft_high:
                return (
                    f"the draft card at place {i} of the deck; "
                    f"expected {s.f.draft_low} to {s.f.draft_high}"
                )
            continue
        if card >= L.FESTIVAL_CARD and card < L.FESTIVAL_CARD + t.sets and deck == 0:
            specials += 1
        elif card >= t.types or t.type_deck[card] != deck:
            return f"card {card} at place {i} of deck {deck}, which does not belong there"
        c.cards[card] += 1
    if viewer != L.WHOLE or deck == 1:
        return ""
    if specials != s.f.specials or drafts != s.f.draft_in:
        return (
            f"{specials} festival and draft cards in the deck; expected {s.f.specials}, "
            f"{s.f.draft_in} of them the draft card"
        )
    return ""


@cython.cfunc
def number_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """No card is there twice; in a view, enough cards are unseen to fill the hidden places."""
    i: cython.int
    p: cython.int
    deck: cython.int
    unseen: cython.int
    places: cython.int
    for i in range(t.types):
        if c.cards[i] > t.type_count[i]:
            return f"{c.cards[i]} cards of type {i}; the board has {t.type_count[i]}"
    for i in range(t.sets):
        places = c.cards[L.FESTIVAL_CARD + i] + s.f.festivals[i]
        for p in range(s.f.players):
            places += s.f.taken[p][i]
        if places > t.set_count[i]:
            return f"{places} festival cards of set {i}; the board has {t.set_count[i]}"
    if viewer == L.WHOLE:
        return ""
    for deck in range(t.decks):
        unseen = 0
        places = s.f.deck_sizes[deck]
        if deck == 0:
            places -= s.f.specials
        for i in range(t.types):
            if t.type_deck[i] == deck:
                unseen += t.type_count[i] - c.cards[i]
                for p in range(s.f.players):
                    if p != viewer:
                        places -= s.f.known[p][i]
        for p in range(s.f.players):
            if p != viewer:
                places += s.f.hand_sizes[p][deck]
        if places > unseen:
            return f"{places} cards are hidden in deck {deck} and in hands, but {unseen} are left"
    return ""
