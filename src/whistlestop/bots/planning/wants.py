"""Which cards the plan asks for, and which to take."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.mind import NEVER, Mind
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.cards import available
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planning.mind import NEVER, Mind
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.cards import available
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def count_needs(m: Mind, s: State) -> None:
    """Cards by purse: what is there, what the plan needs, what is to spare."""
    t: Tables = m.tables
    hand: cython.int = L.HAND + m.player * L.TYPES
    n: cython.int
    r: cython.int
    c: cython.int
    best: cython.int
    purse: cython.int
    grey: cython.int
    word: cython.int
    mask: cython.ulonglong
    for n in range(16):
        m.need[n] = 0
        m.have[n] = 0
    for n in range(t.purses):
        m.have[n] = s.b[hand + t.a_type[n]] + s.b[hand + t.b_type[n]] * (2 if n >= 8 else 1)
    for grey in range(2):
        for word in range(t.route_words):
            mask = m.plan[word]
            while mask:
                r = 64 * word + lowest(mask)
                mask &= mask - 1
                purse = 8 * t.route_sea[r]
                if (t.route_colour[r] == L.NO_COLOUR) != grey:
                    continue
                if grey:
                    # The colour that is most plentiful beyond what other routes need.
                    best = purse
                    for c in range(t.colours):
                        if m.have[purse + c] - m.need[purse + c] > m.have[best] - m.need[best]:
                            best = purse + c
                    purse = best
                else:
                    purse += t.route_colour[r]
                m.need[purse] += t.route_length[r] - t.route_symbols[r]
    m.deficit = 0
    for n in range(16):
        m.spare[n] = m.have[n] - m.need[n]
        if m.spare[n] < 0:
            m.deficit -= m.spare[n]


def count_unseen(m: Mind, s: State) -> None:
    """How many cards of each type the player has not seen: exact counting."""
    t: Tables = m.tables
    i: cython.int
    card: cython.int
    p: cython.int
    for card in range(t.types):
        m.unseen[card] = t.type_count[card] - s.b[L.DISCARD + card] - s.b[L.LAID + card]
        for p in range(s.b[L.SEATS]):
            if p == m.player:
                m.unseen[card] -= s.b[L.HAND + p * L.TYPES + card]
            else:
                m.unseen[card] -= s.b[L.KNOWN + p * L.TYPES + card]
    for i in range(t.row_size):
        if s.b[L.ROW + i] != L.NONE:
            m.unseen[s.b[L.ROW + i]] -= 1


def card_value(m: Mind, s: State, card: cython.int) -> cython.int:
    """What a card is worth to the plan, in tenths of a needed card."""
    t: Tables = m.tables
    purse: cython.int
    worth: cython.int = 1
    if card == t.wild:
        return 16 if m.deficit > 0 else 7
    purse = 8 * t.type_deck[card] + t.type_colour[card]
    if t.type_deck[card] == 1 and card == t.b_type[purse]:
        worth = 2
    if m.spare[purse] < 0:
        return 10 if worth == 1 or m.spare[purse] == -1 else 17
    # Nothing needs it yet; a large set is good for a grey or a long route.
    return 2 + (m.have[purse] if m.have[purse] < 4 else 4) // 2 + worth


def unseen_value(m: Mind, s: State, deck: cython.int) -> cython.int:
    """The mean value of an unseen card of a deck."""
    t: Tables = m.tables
    card: cython.int
    total: cython.int = 0
    value: cython.int = 0
    for card in range(t.types):
        if t.type_deck[card] == deck and m.unseen[card] > 0:
            total += m.unseen[card]
            value += m.unseen[card] * card_value(m, s, card)
    return value // total if total > 0 else 0


def choose_card(m: Mind, s: State, second: cython.int) -> cython.int:
    """The best card to take, as an action; NEVER if there is none."""
    t: Tables = m.tables
    action: cython.int = NEVER
    best: cython.int = -1
    value: cython.int
    deck: cython.int
    card: cython.int
    i: cython.int
    count_needs(m, s)
    count_unseen(m, s)
    after: cython.int = 0  # what the second card will bring
    for deck in range(t.decks):
        if available(s, deck) > 0:
            value = unseen_value(m, s, deck)
            if value > best:
                best = value
                action = L.A_DRAW + deck
    after = best
    for i in range(t.row_size):
        card = s.b[L.ROW + i]
        if card != L.NONE and not (t.wild_limit and card == t.wild):
            value = card_value(m, s, card)
            if value > after:
                after = value
    if second:
        after = 0
    best += after
    for i in range(t.row_size):
        card = s.b[L.ROW + i]
        if card == L.NONE:
            continue
        value = card_value(m, s, card)
        if t.wild_limit and card == t.wild:
            if second:
                continue
        else:
            value += after
        if value >= best:
            best = value
            action = card
    return action


def choose_refill(m: Mind) -> cython.int:
    """The deck whose cards the plan lacks more."""
    rail: cython.int = 0
    sea: cython.int = 0
    n: cython.int
    for n in range(8):
        if m.spare[n] < 0:
            rail -= m.spare[n]
        if m.spare[8 + n] < 0:
            sea -= m.spare[8 + n]
    return L.A_REFILL + (1 if sea > rail else 0)
