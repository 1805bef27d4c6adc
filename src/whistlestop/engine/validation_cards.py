"""The cards of a state from outside: none is there twice, and the counts beside them agree."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.census import Census
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.census import Census
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def card_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """What is wrong with hands, decks, discards, the row and cards laid down."""
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
    """Face-up cards: the row, those turned up for a tunnel, discards, cards laid down."""
    i: cython.int
    card: cython.int
    first: cython.int = 0
    second: cython.int = 0
    for i in range(L.ROW_PLACES):
        card = s.b[L.ROW + i]
        if card != L.NONE:
            if i >= t.row_size or card >= t.types:
                return f"card {card} at place {i} of the row"
            c.cards[card] += 1
        card = s.b[L.REVEALED + i]
        if card != L.NONE:
            if i >= t.tunnel_cards or card >= t.types or t.type_deck[card] != 0:
                return f"card {card} turned up for a tunnel at place {i}"
            c.cards[card] += 1
    for i in range(L.TYPES):
        if i >= t.types:
            if s.b[L.DISCARD + i] or s.b[L.LAID + i]:
                return f"cards of type {i} are discarded; expected types below {t.types}"
            continue
        c.cards[i] += s.b[L.DISCARD + i] + s.b[L.LAID + i]
        if t.type_deck[i] == 0:
            first += s.b[L.DISCARD + i]
        else:
            second += s.b[L.DISCARD + i]
    if s.b[L.DISCARDED] != first or s.b[L.DISCARDED + 1] != second:
        return (
            f"{s.b[L.DISCARDED]} and {s.b[L.DISCARDED + 1]} cards in the discards; "
            f"expected {first} and {second}"
        )
    return ""


@cython.cfunc
def hand_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """Hands, as far as they can be seen, and what everybody knows of them."""
    p: cython.int
    i: cython.int
    at: cython.int
    hidden: cython.bint
    first: cython.int
    second: cython.int
    for p in range(s.b[L.SEATS]):
        at = p * L.TYPES
        hidden = viewer != L.WHOLE and p != viewer
        first = 0
        second = 0
        for i in range(L.TYPES):
            if i >= t.types:
                if s.b[L.HAND + at + i] or s.b[L.KNOWN + at + i]:
                    return f"player {p} holds cards of type {i}; expected types below {t.types}"
                continue
            if hidden and s.b[L.HAND + at + i]:
                return f"the hand of player {p}, which this view cannot show"
            if not hidden and s.b[L.KNOWN + at + i] > s.b[L.HAND + at + i]:
                return f"player {p} is known to hold more cards of type {i} than they hold"
            # Of a hidden hand the known cards are all that has a place.
            card: cython.int = s.b[(L.KNOWN if hidden else L.HAND) + at + i]
            c.cards[i] += card
            if t.type_deck[i] == 0:
                first += card
            else:
                second += card
        if hidden and (
            first > s.b[L.HAND_SIZE + 2 * p]
            or second > s.b[L.HAND_SIZE + 2 * p + 1]
            or (t.decks == 1 and s.b[L.HAND_SIZE + 2 * p + 1])
        ):
            return f"player {p} holds fewer cards than everybody knows"
        if not hidden and (
            first != s.b[L.HAND_SIZE + 2 * p] or second != s.b[L.HAND_SIZE + 2 * p + 1]
        ):
            return (
                f"a hand size of {s.b[L.HAND_SIZE + 2 * p]} and {s.b[L.HAND_SIZE + 2 * p + 1]} "
                f"for player {p}; expected {first} and {second}"
            )
    return ""


@cython.cfunc
def special_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Festival cards that are face up or were taken, and where the draft card is (IB-2, IB-4)."""
    p: cython.int
    i: cython.int
    n: cython.int
    left: cython.int = 0
    for i in range(L.SETS):
        n = s.b[L.FESTIVAL + i]
        for p in range(s.b[L.SEATS]):
            n += s.b[L.TAKEN + p * L.SETS + i]
        if n > (t.set_count[i] if i < t.sets else 0):
            return f"{n} festival cards of set {i}, more than the board has"
        if i < t.sets:
            left += t.set_count[i] - n
    if s.b[L.DRAFT_IN] > 1 or s.b[L.DRAFT_DUE] > 1:
        return "a draft card that is neither there nor not there"
    n = s.b[L.DRAFT_IN] + s.b[L.DRAFT_DUE] + (s.b[L.DRAFT] == 2) + (s.b[L.DRAFTS] == 2)
    if n > (1 if t.draft_hand > 0 else 0):
        return "the draft card is in more places than one"
    if s.b[L.SPECIALS] < s.b[L.DRAFT_IN] or s.b[L.SPECIALS] > left + s.b[L.DRAFT_IN]:
        return f"{s.b[L.SPECIALS]} festival and draft cards in the deck; {left} are left"
    if s.b[L.DECK_SIZE] < s.b[L.SPECIALS]:
        return f"a deck of {s.b[L.DECK_SIZE]} cards with {s.b[L.SPECIALS]} festival cards"
    if s.b[L.DRAFT_IN] and (
        s.b[L.DRAFT_LOW] > s.b[L.DRAFT_HIGH] or s.b[L.DRAFT_LOW] >= s.b[L.DECK_SIZE]
    ):
        return f"the draft card at {s.b[L.DRAFT_LOW]} to {s.b[L.DRAFT_HIGH]} of the deck"
    return ""


@cython.cfunc
def deck_defect(s: State, t: Tables, viewer: cython.int, deck: cython.int, c: Census) -> str:
    """The cards of a deck, which a view does not show."""
    start: cython.int = L.DECK + deck * L.DECK2
    room: cython.int = L.DECK2 if deck == 0 else L.OFFER - L.DECK - L.DECK2
    size: cython.int = s.b[L.DECK_SIZE + deck]
    specials: cython.int = 0
    drafts: cython.int = 0
    i: cython.int
    card: cython.int
    if size > (room if deck < t.decks else 0):
        return f"{size} cards in deck {deck}; expected at most {room if deck < t.decks else 0}"
    for i in range(room):
        card = s.b[start + i]
        if i >= size or viewer != L.WHOLE:
            if card:
                return f"card {card} at place {i} of deck {deck}, where none can be seen"
            continue
        if card == L.DRAFT_CARD and deck == 0:
            specials += 1
            drafts += 1
            if i < s.b[L.DRAFT_LOW] or i > s.b[L.DRAFT_HIGH]:
                return (
                    f"the draft card at place {i} of the deck; "
                    f"expected {s.b[L.DRAFT_LOW]} to {s.b[L.DRAFT_HIGH]}"
                )
            continue
        if card >= L.FESTIVAL_CARD and card < L.FESTIVAL_CARD + t.sets and deck == 0:
            specials += 1
        elif card >= t.types or t.type_deck[card] != deck:
            return f"card {card} at place {i} of deck {deck}, which does not belong there"
        c.cards[card] += 1
    if viewer != L.WHOLE or deck == 1:
        return ""
    if specials != s.b[L.SPECIALS] or drafts != s.b[L.DRAFT_IN]:
        return (
            f"{specials} festival and draft cards in the deck; expected {s.b[L.SPECIALS]}, "
            f"{s.b[L.DRAFT_IN]} of them the draft card"
        )
    return ""


@cython.cfunc
def number_defect(s: State, t: Tables, viewer: cython.int, c: Census) -> str:
    """No card is there twice; of a view, the cards out of sight suffice for what is hidden."""
    i: cython.int
    p: cython.int
    deck: cython.int
    unseen: cython.int
    places: cython.int
    for i in range(t.types):
        if c.cards[i] > t.type_count[i]:
            return f"{c.cards[i]} cards of type {i}; the board has {t.type_count[i]}"
    for i in range(t.sets):
        places = c.cards[L.FESTIVAL_CARD + i] + s.b[L.FESTIVAL + i]
        for p in range(s.b[L.SEATS]):
            places += s.b[L.TAKEN + p * L.SETS + i]
        if places > t.set_count[i]:
            return f"{places} festival cards of set {i}; the board has {t.set_count[i]}"
    if viewer == L.WHOLE:
        return ""
    for deck in range(t.decks):
        unseen = 0
        places = s.b[L.DECK_SIZE + deck]
        if deck == 0:
            places -= s.b[L.SPECIALS]
        for i in range(t.types):
            if t.type_deck[i] == deck:
                unseen += t.type_count[i] - c.cards[i]
                for p in range(s.b[L.SEATS]):
                    if p != viewer:
                        places -= s.b[L.KNOWN + p * L.TYPES + i]
        for p in range(s.b[L.SEATS]):
            if p != viewer:
                places += s.b[L.HAND_SIZE + 2 * p + deck]
        if places > unseen:
            return f"{places} cards are hidden in deck {deck} and in hands, but {unseen} are left"
    return ""
