"""Setting up a game: shuffling, dealing, laying out."""

from __future__ import annotations

import cython

from whistlestop.boards.model import Board

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.cards import (
        deal_row,
        draw,
        new_deck,
        receive,
        settle_row,
    )
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
    from cython.cimports.whistlestop.engine.tickets import offer, start_draft
    from cython.cimports.whistlestop.engine.turns import begin_main
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.cards import deal_row, draw, new_deck, receive, settle_row
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables
    from whistlestop.engine.tickets import offer, start_draft
    from whistlestop.engine.turns import begin_main


def new_game(s: State, t: Tables, players: cython.int, key: bytes, first: cython.int) -> None:
    """Set up a game. `first` begins; NO_ONE: the seed decides (C2)."""
    i: cython.int
    for i in range(L.SIZE):
        s.b[i] = 0
    for i in range(4):
        s.q[L.KEY + i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
    s.b[L.SEATS] = players
    t.chance.start(s)
    s.b[L.FIRST] = t.chance.below(players) if first == L.NO_ONE else first
    s.b[L.TURN] = s.b[L.FIRST]
    for i in range(L.ROW_PLACES):
        s.b[L.ROW + i] = L.NONE
        s.b[L.REVEALED + i] = L.NONE
    for i in range(players):
        s.b[L.STATIONS_LEFT + i] = t.stations
        s.b[L.HARBOURS_LEFT + i] = t.harbours
        if t.choose == 0:
            s.b[L.TRAINS + i] = t.trains
            s.b[L.SHIPS + i] = t.ships
    deal_cards(s, t)
    deal_tickets(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def deal_cards(s: State, t: Tables) -> cython.void:
    """Hands and row; then the festival cards and the draft card go into the rest (IB-2)."""
    i: cython.int
    n: cython.int
    player: cython.int
    for i in range(t.types):
        s.b[L.DISCARD + i] = t.type_count[i]
        s.b[L.DISCARDED + t.type_deck[i]] += t.type_count[i]
    for i in range(t.decks):
        new_deck(s, t, i)
    for player in range(s.b[L.SEATS]):
        for n in range(t.hand_first):
            receive(s, t, player, draw(s, t, 0), 0)
        for n in range(t.hand_second):
            receive(s, t, player, draw(s, t, 1), 0)
    deal_row(s, t)
    settle_row(s, t)
    if t.sets > 0:
        shuffle_in_festivals(s, t)
    if t.draft_hand > 0:
        insert_draft_card(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def shuffle_in_festivals(s: State, t: Tables) -> cython.void:
    size: cython.int = s.b[L.DECK_SIZE]
    i: cython.int
    n: cython.int
    for i in range(t.sets):
        for n in range(t.set_count[i]):
            s.b[L.DECK + size] = L.FESTIVAL_CARD + i
            size += 1
            s.b[L.SPECIALS] += 1
    s.b[L.DECK_SIZE] = size
    t.chance.start(s)
    t.chance.shuffle(L.DECK, size)


@cython.cfunc
@cython.exceptval(check=False)
def insert_draft_card(s: State, t: Tables) -> cython.void:
    """Put the draft card in at its depth, give or take the spread (IB-2)."""
    board: Board = t.board
    size: cython.int = s.b[L.DECK_SIZE]
    low, high = draft_places(board, s.b[L.SEATS], size)
    place: cython.int
    i: cython.int = size
    s.b[L.DRAFT_LOW] = low
    s.b[L.DRAFT_HIGH] = high
    t.chance.start(s)
    place = s.b[L.DRAFT_LOW] + t.chance.below(s.b[L.DRAFT_HIGH] - s.b[L.DRAFT_LOW] + 1)
    while i > place:
        s.b[L.DECK + i] = s.b[L.DECK + i - 1]
        i -= 1
    s.b[L.DECK + place] = L.DRAFT_CARD
    s.b[L.DECK_SIZE] += 1
    s.b[L.SPECIALS] += 1
    s.b[L.DRAFT_IN] = 1


def draft_places(board: Board, players: int, size: int) -> tuple[int, int]:
    """The lowest and highest place for the draft card, counted from the bottom of the deck."""
    draft = board.rules.draft
    assert draft is not None
    up, down = draft.depth[players]
    part, whole = draft.spread
    middle = size - size * up // down
    spread = size * part // whole
    return max(0, middle - spread), min(size, middle + spread)


@cython.cfunc
@cython.exceptval(check=False)
def deal_tickets(s: State, t: Tables) -> cython.void:
    """Offer the opening tickets; what is left of other decks leaves the game (EU-2)."""
    player: cython.int
    stack: cython.int = len(t.opening_counts) - 1
    i: cython.int
    while True:
        stack_tickets(s, t, stack)
        for player in range(s.b[L.SEATS]):
            offer(s, player, t.opening_counts[stack])
        if stack == 0:  # the deck of the game itself
            break
        for i in range(s.b[L.TICKET_DECK_SIZE]):
            set_aside(s, s.b[L.TICKET_DECK + i])
            s.b[L.TICKET_DECK + i] = 0
        stack -= 1
    if s.b[L.OFFER_SIZE] > 0:
        s.b[L.PHASE] = L.OPENING
        s.b[L.WAITING] = (1 << s.b[L.SEATS]) - 1
    elif t.draft_hand > 0:
        start_draft(s, t, 1)
    else:
        begin_main(s)


@cython.cfunc
@cython.exceptval(check=False)
def set_aside(s: State, ticket: cython.int) -> cython.void:
    s.q[L.UNDEALT + ticket // 64] |= cython.cast(cython.ulonglong, 1) << (ticket % 64)


@cython.cfunc
@cython.exceptval(check=False)
def stack_tickets(s: State, t: Tables, stack: cython.int) -> cython.void:
    size: cython.int = 0
    i: cython.int
    for i in range(t.tickets):
        if t.ticket_stack[i] == stack:
            s.b[L.TICKET_DECK + size] = i
            size += 1
    s.b[L.TICKET_DECK_SIZE] = size
    t.chance.start(s)
    t.chance.shuffle(L.TICKET_DECK, size)
