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


def complete(s: State, t: Tables, viewer: cython.int, key: bytes) -> cython.bint:
    """Turn a wiped state into a whole one. NO_ONE: the view of a spectator.

    False if another player is about to pay and no cards would do: no game has such a view.
    """
    i: cython.int
    tries: cython.int = 0
    for i in range(4):
        s.q[L.KEY + i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
    s.q[L.COUNTER] = 0
    complete_tickets(s, t, viewer)
    choose_for_others(s, t, viewer)
    while True:
        deal_cards(s, t, viewer, L.NONE, 0, 0)
        tries += 1
        if can_go_on(s, t, viewer):
            return True
        if tries == TRIES:
            return deal_payment(s, t, viewer)


@cython.cfunc
@cython.exceptval(check=False)
def choose_for_others(s: State, t: Tables, viewer: cython.int) -> cython.void:
    """Others who have chosen, where all choose at the same time, have chosen something (C17)."""
    waiting: cython.int = s.b[L.WAITING]
    base: cython.int = L.A_KEEP
    action: cython.int
    p: cython.int
    n: cython.int
    if not (s.b[L.PHASE] >= L.OPENING and s.b[L.PHASE] <= L.DRAFT_KEEP):
        return
    if s.b[L.PHASE] == L.DRAFTING:
        base = L.A_PICK
    elif s.b[L.PHASE] == L.PIECES:
        base = L.A_PIECES
    t.chance.start(s)
    for p in range(s.b[L.SEATS]):
        if p == viewer or (waiting >> p) & 1:
            continue
        s.b[L.WAITING] = 1 << p
        legal_actions(s, t, p)
        n = 0
        for action in range(L.ACTIONS):
            n += (t.legal[action // 64] >> (action % 64)) & 1
        n = t.chance.below(n)
        action = -1
        while n >= 0:
            action += 1
            n -= (t.legal[action // 64] >> (action % 64)) & 1
        s.b[L.CHOICE + p] = action - base
    s.b[L.WAITING] = waiting


@cython.cfunc
@cython.exceptval(check=False)
def can_go_on(s: State, t: Tables, viewer: cython.int) -> cython.int:
    """Whether a player who is about to pay has been dealt the cards for it."""
    i: cython.int
    payer: cython.int = s.b[L.TURN]
    found: cython.ulonglong = 0
    if payer == viewer or not (s.b[L.PHASE] >= L.PAY and s.b[L.PHASE] <= L.GIVING):
        return 1
    if (s.b[L.PHASE] == L.SUBSTITUTE or s.b[L.PHASE] == L.VARIANT) and s.b[
        L.HAND + payer * L.TYPES + t.wild
    ] < s.b[L.WILDS]:
        return 0  # the wilds are chosen but not yet laid down
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
def deal_cards(
    s: State,
    t: Tables,
    viewer: cython.int,
    colour: cython.int,
    wilds: cython.int,
    order: cython.int,
) -> cython.void:
    deck: cython.int
    for deck in range(t.decks):
        deal_unseen(s, t, viewer, deck, colour, wilds, order)
    insert_specials(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def deal_unseen(
    s: State,
    t: Tables,
    viewer: cython.int,
    deck: cython.int,
    colour: cython.int,
    wilds: cython.int,
    order: cython.int,
) -> cython.void:
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
    if colour != L.NONE:
        favour(s, t, deck, size, colour, wilds, order)
    p = s.b[L.TURN]
    while True:
        if p != viewer:
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
        p = 0 if p + 1 == s.b[L.SEATS] else p + 1
        if p == s.b[L.TURN]:
            break
    # A position may leave cards out of the game.
    n = s.b[L.DECK_SIZE + deck] - (s.b[L.SPECIALS] if deck == 0 else 0)
    while size > n:
        size -= 1
        s.b[start + size] = 0


@cython.cfunc
@cython.exceptval(check=False)
def favour(
    s: State,
    t: Tables,
    deck: cython.int,
    size: cython.int,
    colour: cython.int,
    wilds: cython.int,
    order: cython.int,
) -> cython.void:
    """Put on top what a payment may take: some wilds, then a colour; or cards given in order."""
    start: cython.int = L.DECK + deck * L.DECK2
    top: cython.int = size
    card: cython.int
    if deck == 0:
        top = bring_up(s, start, top, t.wild, wilds)
    if colour == L.NO_COLOUR:
        for card in range(s.b[L.GIVEN], t.types):
            top = bring_up(s, start, top, card, size)
        return
    if order > 0:
        top = bring_up(s, start, top, t.a_type[8 * deck + colour], 1 if order == 1 else size)
    top = bring_up(s, start, top, t.b_type[8 * deck + colour], size)
    bring_up(s, start, top, t.a_type[8 * deck + colour], size)


@cython.cfunc
@cython.exceptval(check=False)
def bring_up(
    s: State, start: cython.int, top: cython.int, card: cython.int, n: cython.int
) -> cython.int:
    """Move up to n cards of a type up to below `top`; where the next ones go."""
    i: cython.int = 0
    while i < top and n > 0:
        if s.b[start + i] == card:
            top -= 1
            s.b[start + i] = s.b[start + top]
            s.b[start + top] = card
            n -= 1
        else:
            i += 1
    return top


@cython.cfunc
@cython.exceptval(check=False)
def insert_specials(s: State, t: Tables) -> cython.void:
    """Shuffle the festival cards in that have not come up, and put the draft card at its place."""
    size: cython.int = s.b[L.DECK_SIZE] - s.b[L.SPECIALS]
    first: cython.int = size
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
    n = s.b[L.SPECIALS] - s.b[L.DRAFT_IN]
    if size - first > n:  # a position may leave festival cards out of the game
        t.chance.start(s)
        t.chance.shuffle(L.DECK + first, size - first)
        while size - first > n:
            size -= 1
            s.b[L.DECK + size] = 0
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
def deal_payment(s: State, t: Tables, viewer: cython.int) -> cython.bint:
    """A rare payment: deal the payer first, a colour and wilds, until the payment is possible."""
    order: cython.int
    colour: cython.int
    wilds: cython.int
    for order in range(3):
        for colour in range(L.NO_COLOUR + 1):
            for wilds in range(t.longest + 1):
                if colour < t.colours or colour == L.NO_COLOUR:
                    deal_cards(s, t, viewer, colour, wilds, order)
                    if can_go_on(s, t, viewer):
                        return True
    return False
