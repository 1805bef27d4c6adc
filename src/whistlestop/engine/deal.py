"""Sets up a game: shuffles, deals and lays out the row."""

from __future__ import annotations

import cython

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.bits import put
from whistlestop.engine.cards import (
    deal_row,
    draw,
    insert_draft_card,
    new_deck,
    receive,
    settle_row,
    stack_festivals,
)
from whistlestop.engine.chance import below, shuffle, start_chance
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.tickets import offer, start_draft
from whistlestop.engine.turns import begin_main
from whistlestop.engine.waiting import wait_for_all


def new_game(s: State, t: Tables, players: cython.int, key: bytes, first: cython.int) -> None:
    """Set up a game. `first` starts; with NO_ONE, the seed decides (C2)."""
    i: cython.int
    s.clear()
    for i in range(4):
        s.f.key[i] = int.from_bytes(key[8 * i : 8 * i + 8], "little")
    s.f.players = players
    start_chance(s)
    s.f.first = below(s, players) if first == L.NO_ONE else first
    s.f.turn = s.f.first
    for i in range(L.ROW_PLACES):
        s.f.row[i] = L.NONE
        s.f.revealed[i] = L.NONE
    for i in range(players):
        s.f.stations_left[i] = t.stations
        s.f.harbours_left[i] = t.harbours
        if t.choose == 0:
            s.f.trains[i] = t.trains
            s.f.ships[i] = t.ships
    deal_cards(s, t)
    deal_tickets(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def deal_cards(s: State, t: Tables) -> cython.void:
    """Deal hands and row, then shuffle festival cards and the draft card into the rest (IB-2)."""
    i: cython.int
    n: cython.int
    player: cython.int
    for i in range(t.types):
        s.f.discard[i] = t.type_count[i]
        s.f.discarded[t.type_deck[i]] += t.type_count[i]
    for i in range(t.decks):
        new_deck(s, t, i)
    for player in range(s.f.players):
        for n in range(t.hand_first):
            receive(s, t, player, draw(s, t, 0), 0)
        for n in range(t.hand_second):
            receive(s, t, player, draw(s, t, 1), 0)
    deal_row(s, t)
    settle_row(s, t)
    if t.sets > 0:
        shuffle_in_festivals(s, t)
    if t.draft_hand > 0:
        add_draft_card(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def shuffle_in_festivals(s: State, t: Tables) -> cython.void:
    size: cython.int = stack_festivals(s, t, s.f.deck_sizes[0])
    s.f.specials = size - s.f.deck_sizes[0]
    s.f.deck_sizes[0] = size
    shuffle(s, s.f.deck, 0, size)


@cython.cfunc
@cython.exceptval(check=False)
def add_draft_card(s: State, t: Tables) -> cython.void:
    """Insert the draft card at its depth, give or take the spread (IB-2)."""
    low, high = draft_places(t.board, s.f.players, s.f.deck_sizes[0])
    s.f.draft_low = low
    s.f.draft_high = high
    start_chance(s)
    insert_draft_card(s, s.f.deck_sizes[0])
    s.f.deck_sizes[0] += 1
    s.f.specials += 1
    s.f.draft_in = 1


def draft_places(board: Board, players: int, size: int) -> tuple[int, int]:
    """The lowest and highest places for the draft card, counted from the bottom of the deck."""
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
    """Offer the opening tickets; what is left of the opening-only decks leaves the game (EU-2)."""
    player: cython.int
    stack: cython.int = len(t.opening_counts) - 1
    i: cython.int
    while True:
        stack_tickets(s, t, stack)
        for player in range(s.f.players):
            offer(s, player, t.opening_counts[stack])
        if stack == 0:  # the main deck
            break
        for i in range(s.f.ticket_deck_size):
            put(s.f.undealt, s.f.ticket_deck[i])
            s.f.ticket_deck[i] = 0
        stack -= 1
    if s.f.offer_size[0] > 0:
        wait_for_all(s, L.OPENING)
    elif t.draft_hand > 0:
        start_draft(s, t, 1)
    else:
        begin_main(s)


@cython.cfunc
@cython.exceptval(check=False)
def stack_tickets(s: State, t: Tables, stack: cython.int) -> cython.void:
    size: cython.int = 0
    i: cython.int
    for i in range(t.tickets):
        if t.ticket_stack[i] == stack:
            s.f.ticket_deck[size] = i
            size += 1
    s.f.ticket_deck_size = size
    shuffle(s, s.f.ticket_deck, 0, size)
