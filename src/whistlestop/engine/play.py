"""Makes a move, which the caller has checked to be legal."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.actions import first_choice, pay_colour, pay_wilds
from whistlestop.engine.building import (
    give,
    make_up,
    pay,
    refuse_surcharge,
    start_payment,
    substitute,
    take_festival,
)
from whistlestop.engine.cards import available, draw, receive, settle_row
from whistlestop.engine.legal import can_draw_second
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.tickets import (
    keep_offer,
    offer,
    resolve_draft,
    resolve_picks,
    shuffle_deck,
    start_draft,
)
from whistlestop.engine.turns import begin_main, end_turn, next_turn
from whistlestop.engine.waiting import wait_for, wait_for_all


def apply(s: State, t: Tables, player: cython.int, action: cython.int) -> None:
    """Make a legal move."""
    phase: cython.int = s.f.phase
    if phase == L.MAIN:
        main_action(s, t, player, action)
    elif phase == L.SECOND:
        card_action(s, t, player, action)
    elif phase == L.REFILL:
        refill(s, t, player, action - L.A_REFILL)
    elif phase == L.PAY or phase == L.SURCHARGE:
        if action == L.A_REFUSE:
            refuse_surcharge(s, t, player)
        else:
            pay(s, t, player, pay_colour(action), pay_wilds(action))
    elif phase == L.SUBSTITUTE:
        substitute(s, t, player, action - L.A_COUNT)
    elif phase == L.VARIANT:
        make_up(s, t, player, action - L.A_COUNT)
    elif phase == L.GIVING:
        give(s, t, player, action - L.A_GIVE)
    elif phase == L.FESTIVAL_CHOICE:
        take_festival(s, t, player, action - L.A_FESTIVAL)
    elif phase == L.KEEP:
        keep_offer(s, t, player, action - L.A_KEEP, t.ticket_refused)
        if t.ticket_refused == L.TO_SHUFFLE:
            shuffle_deck(s, s.f.ticket_deck_size)
        end_turn(s, t)
    else:
        choose_together(s, t, player, action)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def main_action(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    if action == L.A_PASS:
        s.f.passes += 1
        s.f.idle += 1
        end_turn(s, t)
        return
    s.f.passes = 0
    if action >= L.A_TO_SHIPS:
        exchange(s, t, player, action)
        return
    s.f.idle = 0
    if action < L.A_TICKETS:
        card_action(s, t, player, action)
    elif action == L.A_TICKETS:
        offer(s, player, t.ticket_draw)
        wait_for(s, L.KEEP, player)
    elif action < L.A_STATION:
        s.f.route = action - L.A_CLAIM
        start_payment(s, player, L.FOR_ROUTE, t.route_length[action - L.A_CLAIM])
    elif action < L.A_HARBOUR:
        s.f.city = action - L.A_STATION
        start_payment(
            s,
            player,
            L.FOR_STATION,
            t.station_cost[t.stations - s.f.stations_left[player]],
        )
    else:
        s.f.city = action - L.A_HARBOUR
        start_payment(s, player, L.FOR_HARBOUR, t.harbour_trains + t.harbour_ships)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def card_action(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    """Take a card from the row or draw one from a deck (C3, C5)."""
    i: cython.int = 0
    if action >= L.A_DRAW:
        receive(s, t, player, draw(s, t, action - L.A_DRAW), 0)
        s.f.drawn += 1
        after_card(s, t, player)
        return
    while s.f.row[i] != action:
        i += 1
    s.f.row[i] = L.NONE
    receive(s, t, player, action, 1)
    s.f.drawn += 1
    if t.wild_limit and action == t.wild:
        s.f.drawn = 2
    s.f.gap = i
    if t.decks == 2 and available(s, 0) > 0 and available(s, 1) > 0:
        wait_for(s, L.REFILL, player)
    elif t.decks == 2 and available(s, 1) > 0:
        refill(s, t, player, 1)
    else:
        refill(s, t, player, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def refill(s: State, t: Tables, player: cython.int, deck: cython.int) -> cython.void:
    """Replace the card just taken from the deck the player chose (GL-6)."""
    s.f.row[s.f.gap] = draw(s, t, deck)
    s.f.gap = 0
    settle_row(s, t)
    after_card(s, t, player)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def after_card(s: State, t: Tables, player: cython.int) -> cython.void:
    if s.f.drawn == 2 or not can_draw_second(s, t):
        end_turn(s, t)
    else:
        wait_for(s, L.SECOND, player)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def exchange(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    """Swap pieces of one kind for the same number of the other from the box (GL-12)."""
    n: cython.int
    if action >= L.A_TO_TRAINS:
        n = action - L.A_TO_TRAINS
        s.f.ships[player] -= n
        s.f.box_ships[player] += n
        s.f.trains[player] += n
        s.f.box_trains[player] -= n
    else:
        n = action - L.A_TO_SHIPS
        s.f.trains[player] -= n
        s.f.box_trains[player] += n
        s.f.ships[player] += n
        s.f.box_ships[player] -= n
    # The field would overflow after some thousand exchanges.
    n = n * t.exchange_cost + s.f.exchanged[player]
    s.f.exchanged[player] = n if n < L.MAX_LOST else L.MAX_LOST
    end_turn(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_together(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    """Record a secret choice, which takes effect once everyone has chosen (C17)."""
    s.f.choice[player] = action - first_choice(s.f.phase)
    s.f.waiting &= ~(1 << player)
    if s.f.waiting:
        return
    if s.f.phase == L.DRAFTING:
        resolve_picks(s, t)
    elif s.f.phase == L.DRAFT_KEEP:
        resolve_draft(s, t)
        if s.f.drafts_done == 1:
            after_opening(s, t)
        else:
            next_turn(s)
    elif s.f.phase == L.OPENING:
        resolve_opening(s, t)
    else:
        resolve_pieces(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def resolve_opening(s: State, t: Tables) -> cython.void:
    i: cython.int
    player: cython.int
    for i in range(s.f.players):
        player = (s.f.first + i) % s.f.players
        keep_offer(s, t, player, s.f.choice[player], t.opening_refused)
        s.f.choice[player] = 0
    if t.opening_refused == L.TO_SHUFFLE:
        shuffle_deck(s, s.f.ticket_deck_size)
    if t.draft_hand > 0:
        start_draft(s, t, 1)
    else:
        after_opening(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def after_opening(s: State, t: Tables) -> cython.void:
    if t.choose > 0:
        wait_for_all(s, L.PIECES)
    else:
        begin_main(s)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def resolve_pieces(s: State, t: Tables) -> cython.void:
    """Reveal everyone's pieces at once (GL-3)."""
    player: cython.int
    n: cython.int
    for player in range(s.f.players):
        n = s.f.choice[player]
        s.f.choice[player] = 0
        s.f.trains[player] = n
        s.f.ships[player] = t.choose - n
        s.f.box_trains[player] = t.trains - n
        s.f.box_ships[player] = t.ships - t.choose + n
    begin_main(s)
