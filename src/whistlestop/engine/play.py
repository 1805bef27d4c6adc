"""Making a move. The caller has made sure that it is legal."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.building import (
        give,
        make_up,
        pay,
        refuse_surcharge,
        start_payment,
        substitute,
        take_festival,
    )
    from cython.cimports.whistlestop.engine.cards import available, draw, receive, settle_row
    from cython.cimports.whistlestop.engine.legal import can_draw_second
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
    from cython.cimports.whistlestop.engine.tickets import (
        keep_offer,
        offer,
        resolve_draft,
        resolve_picks,
        shuffle_deck,
        start_draft,
    )
    from cython.cimports.whistlestop.engine.turns import begin_main, end_turn, next_turn, wait_for
else:
    from whistlestop.engine import layout as L
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
    from whistlestop.engine.turns import begin_main, end_turn, next_turn, wait_for


def apply(s: State, t: Tables, player: cython.int, action: cython.int) -> None:
    """Make a legal move."""
    phase: cython.int = s.b[L.PHASE]
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
            pay(s, t, player, (action - L.A_PAY) // 16, (action - L.A_PAY) % 16)
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
            shuffle_deck(s, t)
        end_turn(s, t)
    else:
        choose_together(s, t, player, action)


@cython.cfunc
@cython.exceptval(check=False)
def main_action(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    if action == L.A_PASS:
        s.b[L.PASSES] += 1
        s.b[L.IDLE] += 1
        end_turn(s, t)
        return
    s.b[L.PASSES] = 0
    if action >= L.A_TO_SHIPS:
        exchange(s, t, player, action)
        return
    s.b[L.IDLE] = 0
    if action < L.A_TICKETS:
        card_action(s, t, player, action)
    elif action == L.A_TICKETS:
        offer(s, player, t.ticket_draw)
        wait_for(s, L.KEEP, player)
    elif action < L.A_STATION:
        s.b[L.ROUTE] = action - L.A_CLAIM
        start_payment(s, player, L.FOR_ROUTE, t.route_length[action - L.A_CLAIM])
    elif action < L.A_HARBOUR:
        s.b[L.CITY] = action - L.A_STATION
        start_payment(
            s,
            player,
            L.FOR_STATION,
            t.station_cost[t.stations - s.b[L.STATIONS_LEFT + player]],
        )
    else:
        s.b[L.CITY] = action - L.A_HARBOUR
        start_payment(s, player, L.FOR_HARBOUR, t.harbour_trains + t.harbour_ships)


@cython.cfunc
@cython.exceptval(check=False)
def card_action(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    """Draw a card, from the row or unseen (C3, C5)."""
    i: cython.int = 0
    if action >= L.A_DRAW:
        receive(s, t, player, draw(s, t, action - L.A_DRAW), 0)
        s.b[L.DRAWN] += 1
        after_card(s, t, player)
        return
    while s.b[L.ROW + i] != action:
        i += 1
    s.b[L.ROW + i] = L.NONE
    receive(s, t, player, action, 1)
    s.b[L.DRAWN] += 1
    if t.wild_limit and action == t.wild:
        s.b[L.DRAWN] = 2
    s.b[L.PLACE] = i
    if t.decks == 2 and available(s, 0) > 0 and available(s, 1) > 0:
        wait_for(s, L.REFILL, player)
    elif t.decks == 2 and available(s, 1) > 0:
        refill(s, t, player, 1)
    else:
        refill(s, t, player, 0)


@cython.cfunc
@cython.exceptval(check=False)
def refill(s: State, t: Tables, player: cython.int, deck: cython.int) -> cython.void:
    """The card taken is replaced at once, from the deck that its taker chose (GL-6)."""
    s.b[L.ROW + s.b[L.PLACE]] = draw(s, t, deck)
    s.b[L.PLACE] = 0
    settle_row(s, t)
    after_card(s, t, player)


@cython.cfunc
@cython.exceptval(check=False)
def after_card(s: State, t: Tables, player: cython.int) -> cython.void:
    if s.b[L.DRAWN] == 2 or not can_draw_second(s, t):
        end_turn(s, t)
    else:
        wait_for(s, L.SECOND, player)


@cython.cfunc
@cython.exceptval(check=False)
def exchange(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    """Pieces of one kind for as many of the other from the box (GL-12)."""
    n: cython.int = action % 64
    if action >= L.A_TO_TRAINS:
        s.b[L.SHIPS + player] -= n
        s.b[L.BOX_SHIPS + player] += n
        s.b[L.TRAINS + player] += n
        s.b[L.BOX_TRAINS + player] -= n
    else:
        s.b[L.TRAINS + player] -= n
        s.b[L.BOX_TRAINS + player] += n
        s.b[L.SHIPS + player] += n
        s.b[L.BOX_SHIPS + player] -= n
    # More would not fit after some thousand exchanges.
    n = n * t.exchange_cost + s.h[L.EXCHANGED + player]
    s.h[L.EXCHANGED + player] = n if n < L.MOST_LOST else L.MOST_LOST
    end_turn(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def choose_together(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.void:
    """A secret choice: it takes effect when all have chosen (C17)."""
    if s.b[L.PHASE] == L.DRAFTING:
        s.b[L.CHOICE + player] = action - L.A_PICK
    elif s.b[L.PHASE] == L.PIECES:
        s.b[L.CHOICE + player] = action - L.A_PIECES
    else:
        s.b[L.CHOICE + player] = action - L.A_KEEP
    s.b[L.WAITING] &= ~(1 << player)
    if s.b[L.WAITING]:
        return
    if s.b[L.PHASE] == L.DRAFTING:
        resolve_picks(s, t)
    elif s.b[L.PHASE] == L.DRAFT_KEEP:
        resolve_draft(s, t)
        if s.b[L.DRAFTS] == 1:
            after_opening(s, t)
        else:
            next_turn(s)
    elif s.b[L.PHASE] == L.OPENING:
        resolve_opening(s, t)
    else:
        resolve_pieces(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def resolve_opening(s: State, t: Tables) -> cython.void:
    i: cython.int
    player: cython.int
    for i in range(s.b[L.SEATS]):
        player = (s.b[L.FIRST] + i) % s.b[L.SEATS]
        keep_offer(s, t, player, s.b[L.CHOICE + player], t.opening_refused)
        s.b[L.CHOICE + player] = 0
    if t.opening_refused == L.TO_SHUFFLE:
        shuffle_deck(s, t)
    if t.draft_hand > 0:
        start_draft(s, t, 1)
    else:
        after_opening(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def after_opening(s: State, t: Tables) -> cython.void:
    if t.choose > 0:
        s.b[L.PHASE] = L.PIECES
        s.b[L.WAITING] = (1 << s.b[L.SEATS]) - 1
    else:
        begin_main(s)


@cython.cfunc
@cython.exceptval(check=False)
def resolve_pieces(s: State, t: Tables) -> cython.void:
    """All pieces are shown together (GL-3)."""
    player: cython.int
    n: cython.int
    for player in range(s.b[L.SEATS]):
        n = s.b[L.CHOICE + player]
        s.b[L.CHOICE + player] = 0
        s.b[L.TRAINS + player] = n
        s.b[L.SHIPS + player] = t.choose - n
        s.b[L.BOX_TRAINS + player] = t.trains - n
        s.b[L.BOX_SHIPS + player] = t.ships - t.choose + n
    begin_main(s)
