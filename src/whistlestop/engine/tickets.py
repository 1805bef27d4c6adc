"""Tickets: the deck, offers to keep or refuse, and the two drafts (C11, IB-3, IB-5)."""

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


def offer(s: State, player: cython.int, n: cython.int) -> None:
    """Add the top n tickets, or what is left, to a player's offer."""
    place: cython.int = L.OFFER + player * L.OFFERED
    top: cython.int
    i: cython.int
    for i in range(n):
        top = s.b[L.TICKET_DECK_SIZE]
        if top == 0:
            return
        top -= 1
        s.b[place + s.b[L.OFFER_SIZE + player]] = s.b[L.TICKET_DECK + top]
        s.b[L.TICKET_DECK + top] = 0
        s.b[L.TICKET_SEEN + top] = 0
        s.b[L.TICKET_DECK_SIZE] = top
        s.b[L.OFFER_SIZE + player] += 1


def hold(s: State, player: cython.int, ticket: cython.int) -> None:
    s.q[L.TICKETS + player * L.TICKET_WORDS + ticket // 64] |= cython.cast(cython.ulonglong, 1) << (
        ticket % 64
    )
    s.b[L.TICKET_COUNT + player] += 1


def put_under(s: State, ticket: cython.int, seen: cython.int) -> None:
    """Put a ticket under the deck; `seen` are the players who know it lies there, as bits."""
    i: cython.int = s.b[L.TICKET_DECK_SIZE]
    while i > 0:
        s.b[L.TICKET_DECK + i] = s.b[L.TICKET_DECK + i - 1]
        s.b[L.TICKET_SEEN + i] = s.b[L.TICKET_SEEN + i - 1]
        i -= 1
    s.b[L.TICKET_DECK] = ticket
    s.b[L.TICKET_SEEN] = seen
    s.b[L.TICKET_DECK_SIZE] += 1


def keep_offer(
    s: State, t: Tables, player: cython.int, mask: cython.int, refused: cython.int
) -> None:
    """Keep the tickets of an offer whose bits are set; the others go where the board says."""
    place: cython.int = L.OFFER + player * L.OFFERED
    size: cython.int = s.b[L.OFFER_SIZE + player]
    ticket: cython.int
    i: cython.int
    for i in range(size):
        ticket = s.b[place + i]
        s.b[place + i] = 0
        if (mask >> i) & 1:
            hold(s, player, ticket)
        elif refused == L.TO_BOX:
            s.q[L.BOXED + player * L.TICKET_WORDS + ticket // 64] |= cython.cast(
                cython.ulonglong, 1
            ) << (ticket % 64)
            s.b[L.BOXED_COUNT + player] += 1
        else:
            put_under(s, ticket, 1 << player if refused == L.TO_BOTTOM else 0)
    s.b[L.OFFER_SIZE + player] = 0


def shuffle_deck(s: State, t: Tables) -> None:
    """After a shuffle nobody knows where a ticket lies."""
    i: cython.int
    size: cython.int = s.b[L.TICKET_DECK_SIZE]
    t.chance.start(s)
    t.chance.shuffle(L.TICKET_DECK, size)
    for i in range(size):
        s.b[L.TICKET_SEEN + i] = 0


def start_draft(s: State, t: Tables, which: cython.int) -> None:
    """Deal the hands of the first or second draft; all players choose at the same time."""
    player: cython.int
    s.b[L.DRAFT] = which
    s.b[L.STEP] = 0
    s.b[L.DRAFT_DUE] = 0
    for player in range(s.b[L.SEATS]):
        offer(s, player, t.draft_hand)
    s.b[L.PHASE] = L.DRAFTING
    s.b[L.WAITING] = (1 << s.b[L.SEATS]) - 1


def resolve_picks(s: State, t: Tables) -> None:
    """All have chosen: take the tickets out and pass the hands on; the last one needs no choice."""
    player: cython.int
    seats: cython.int = s.b[L.SEATS]
    while True:
        for player in range(seats):
            pick(s, player, s.b[L.CHOICE + player])
            s.b[L.CHOICE + player] = 0
        s.b[L.STEP] += 1
        if s.b[L.OFFER_SIZE] > 1:
            pass_hands(s, t.draft_first if s.b[L.DRAFT] == 1 else t.draft_second)
            s.b[L.WAITING] = (1 << seats) - 1
            return
        if s.b[L.OFFER_SIZE] == 0:
            break
        pass_hands(s, t.draft_first if s.b[L.DRAFT] == 1 else t.draft_second)
    lay_out_picks(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def pick(s: State, player: cython.int, slot: cython.int) -> cython.void:
    place: cython.int = L.OFFER + player * L.OFFERED
    size: cython.int = s.b[L.OFFER_SIZE + player] - 1
    i: cython.int
    s.b[picks_of(s, player) + s.b[L.STEP]] = s.b[place + slot]
    for i in range(slot, size):
        s.b[place + i] = s.b[place + i + 1]
    s.b[place + size] = 0
    s.b[L.OFFER_SIZE + player] = size


@cython.cfunc
@cython.exceptval(check=False)
def picks_of(s: State, player: cython.int) -> cython.int:
    return L.PICKS + ((s.b[L.DRAFT] - 1) * L.PLAYERS + player) * L.OFFERED


@cython.cfunc
@cython.exceptval(check=False)
def pass_hands(s: State, step: cython.int) -> cython.void:
    """To the left (+1: the next player gets it) or to the right (-1). All hands have one size."""
    seats: cython.int = s.b[L.SEATS]
    slot: cython.int
    i: cython.int
    x: cython.uchar
    for slot in range(s.b[L.OFFER_SIZE]):
        if step > 0:
            x = s.b[L.OFFER + (seats - 1) * L.OFFERED + slot]
            i = seats - 1
            while i > 0:
                s.b[L.OFFER + i * L.OFFERED + slot] = s.b[L.OFFER + (i - 1) * L.OFFERED + slot]
                i -= 1
            s.b[L.OFFER + slot] = x
        else:
            x = s.b[L.OFFER + slot]
            for i in range(seats - 1):
                s.b[L.OFFER + i * L.OFFERED + slot] = s.b[L.OFFER + (i + 1) * L.OFFERED + slot]
            s.b[L.OFFER + (seats - 1) * L.OFFERED + slot] = x


@cython.cfunc
@cython.exceptval(check=False)
def lay_out_picks(s: State, t: Tables) -> cython.void:
    """What a player picked becomes the offer of which exactly so many are kept."""
    player: cython.int
    i: cython.int
    for player in range(s.b[L.SEATS]):
        for i in range(t.draft_hand):
            s.b[L.OFFER + player * L.OFFERED + i] = s.b[picks_of(s, player) + i]
        s.b[L.OFFER_SIZE + player] = t.draft_hand
    s.b[L.PHASE] = L.DRAFT_KEEP
    s.b[L.WAITING] = (1 << s.b[L.SEATS]) - 1


def resolve_draft(s: State, t: Tables) -> None:
    """All have kept theirs: the refused ones are shuffled into the deck or put under it."""
    unused: cython.int = s.b[L.TICKET_DECK_SIZE]
    refused: cython.int
    player: cython.int
    i: cython.int
    for player in range(s.b[L.SEATS]):
        keep_offer(s, t, player, s.b[L.CHOICE + player], L.TO_SHUFFLE)
        s.b[L.CHOICE + player] = 0
    refused = s.b[L.TICKET_DECK_SIZE] - unused
    if s.b[L.DRAFT] == 1:
        shuffle_deck(s, t)
    else:
        t.chance.start(s)
        t.chance.shuffle(L.TICKET_DECK, refused)
        for i in range(refused):
            s.b[L.TICKET_SEEN + i] = 0
    s.b[L.DRAFTS] = s.b[L.DRAFT]
    s.b[L.DRAFT] = 0
    s.b[L.STEP] = 0
