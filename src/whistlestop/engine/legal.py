"""The legal moves of a state, as bits (see layout.py for the meaning of each)."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.cards import available
    from cython.cimports.whistlestop.engine.payment import (
        can_pay_harbour,
        can_substitute,
        give_options,
        pay_options,
        pending_variants,
        substitute_range,
    )
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.cards import available
    from whistlestop.engine.payment import (
        can_pay_harbour,
        can_substitute,
        give_options,
        pay_options,
        pending_variants,
        substitute_range,
    )
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables

ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


def legal_actions(s: State, t: Tables, player: cython.int) -> None:
    """Set the bits of all that a player may do now; none if the game does not wait for them."""
    phase: cython.int = s.b[L.PHASE]
    i: cython.int
    for i in range(t.legal_from, t.legal_to):
        t.legal[i] = 0
    t.legal_from = 0
    t.legal_to = 1
    if not (s.b[L.WAITING] >> player) & 1:
        return
    if phase == L.MAIN:
        t.legal_to = L.W_PAY
        main_actions(s, t, player)
    elif phase == L.SECOND:
        t.legal[0] = card_actions(s, t, t.wild_limit)
    elif phase == L.REFILL:
        t.legal[0] = cython.cast(cython.ulonglong, 3) << L.A_REFILL
    elif phase == L.PAY:
        t.legal_from = L.W_PAY
        t.legal_to = L.W_PIECES
        pay_options(s, t, player)
    elif phase == L.SURCHARGE:
        t.legal_to = L.W_PIECES
        pay_options(s, t, player)
        t.legal[0] = cython.cast(cython.ulonglong, 1) << L.A_REFUSE
    elif phase == L.DRAFTING:
        t.legal[0] = (
            (cython.cast(cython.ulonglong, 1) << s.b[L.OFFER_SIZE + player]) - 1
        ) << L.A_PICK
    elif phase == L.SUBSTITUTE:
        count_actions(t, substitute_range(s, t, player, s.b[L.COLOUR], s.b[L.WILDS]))
    elif phase == L.VARIANT:
        count_actions(t, pending_variants(s, t, player))
    elif phase == L.GIVING:
        t.legal_to = L.W_PIECES
        t.legal[L.A_GIVE // 64] = cython.cast(cython.ulonglong, give_options(s, t, player)) << (
            L.A_GIVE % 64
        )
    elif phase == L.PIECES:
        t.legal_to = L.W_KEEP
        t.legal[L.W_PIECES] = bits_of(t.choose - t.ships, least(t.trains, t.choose))
    elif phase == L.FESTIVAL_CHOICE:
        t.legal_to = L.WORDS
        festival_actions(s, t)
    else:
        t.legal_from = L.W_KEEP
        t.legal_to = L.WORDS
        keep_actions(s, t, player)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def bits_of(low: cython.int, high: cython.int) -> cython.ulonglong:
    """The bits low to high; high is at most 63 and may be below low."""
    if low < 0:
        low = 0
    if high < low:
        return 0
    mask: cython.ulonglong = ALL >> (63 - high + low)
    return mask << low


@cython.cfunc
@cython.exceptval(check=False)
def count_actions(t: Tables, choice: cython.int) -> cython.void:
    t.legal_to = L.W_PIECES
    if choice == L.IMPOSSIBLE:  # only in a guess of somebody's hand: division differs in C
        return
    t.legal[L.A_COUNT // 64] = bits_of(choice % 16, choice // 16) << (L.A_COUNT % 64)


@cython.cfunc
@cython.exceptval(check=False)
def keep_actions(s: State, t: Tables, player: cython.int) -> cython.void:
    """Which tickets of an offer may be kept: at least so many, or exactly so many (C11, IB-3)."""
    n: cython.int = s.b[L.OFFER_SIZE + player]
    k: cython.int
    i: cython.int
    if s.b[L.PHASE] == L.DRAFT_KEEP:
        k = t.draft_keep
    elif s.b[L.PHASE] == L.OPENING:
        k = t.opening_keep
    else:
        k = t.ticket_keep
    if k > n:
        k = n
    for i in range(4):
        if s.b[L.PHASE] == L.DRAFT_KEEP:
            t.legal[L.W_KEEP + i] = t.exactly[(n * (L.OFFERED + 1) + k) * 4 + i]
        else:
            t.legal[L.W_KEEP + i] = t.at_least[(n * (L.OFFERED + 1) + k) * 4 + i]


@cython.cfunc
@cython.exceptval(check=False)
def festival_actions(s: State, t: Tables) -> cython.void:
    route: cython.int = s.b[L.ROUTE]
    t.legal[L.W_FESTIVAL] = (cython.cast(cython.ulonglong, 1) << t.city_set[t.route_a[route]]) | (
        cython.cast(cython.ulonglong, 1) << t.city_set[t.route_b[route]]
    )


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def card_actions(s: State, t: Tables, without_wilds: cython.int) -> cython.ulonglong:
    """Cards of the row and unseen ones (C3, C5, C8)."""
    mask: cython.ulonglong = 0
    i: cython.int
    for i in range(t.row_size):
        if s.b[L.ROW + i] != L.NONE:
            mask |= cython.cast(cython.ulonglong, 1) << s.b[L.ROW + i]
    if without_wilds:
        mask &= ~(cython.cast(cython.ulonglong, 1) << t.wild)
    if available(s, 0) > 0:
        mask |= cython.cast(cython.ulonglong, 1) << L.A_DRAW
    if t.decks == 2 and available(s, 1) > 0:
        mask |= cython.cast(cython.ulonglong, 1) << (L.A_DRAW + 1)
    return mask


def can_draw_second(s: State, t: Tables) -> cython.int:
    return card_actions(s, t, t.wild_limit) != 0


@cython.cfunc
@cython.exceptval(check=False)
def main_actions(s: State, t: Tables, player: cython.int) -> cython.void:
    """The actions of a turn; passing only where there is nothing else but an exchange (C14)."""
    found: cython.ulonglong
    first: cython.ulonglong = card_actions(s, t, 0)
    if s.b[L.TICKET_DECK_SIZE] > 0 and (t.draft_hand == 0 or s.b[L.DRAFTS] == 2):
        first |= cython.cast(cython.ulonglong, 1) << L.A_TICKETS
    found = first | claim_actions(s, t, player)
    if s.b[L.STATIONS_LEFT + player] > 0:
        found |= station_actions(s, t, player)
    if s.b[L.HARBOURS_LEFT + player] > 0:
        found |= harbour_actions(s, t, player)
    if found == 0:
        first = cython.cast(cython.ulonglong, 1) << L.A_PASS
    t.legal[0] = first
    if t.exchange_cost > 0:
        t.legal[L.W_TO_SHIPS] = bits_of(1, least(s.b[L.TRAINS + player], s.b[L.BOX_SHIPS + player]))
        t.legal[L.W_TO_TRAINS] = bits_of(
            1, least(s.b[L.SHIPS + player], s.b[L.BOX_TRAINS + player])
        )


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def least(a: cython.int, b: cython.int) -> cython.int:
    return a if a < b else b


@cython.cfunc
@cython.exceptval(check=False)
def claim_actions(s: State, t: Tables, player: cython.int) -> cython.ulonglong:
    """Open routes that the player has the cards and the pieces for, by looking them up."""
    top: cython.int = t.longest + 1
    hand: cython.int = L.HAND + player * L.TYPES
    wilds: cython.int = least(s.b[hand + t.wild], t.longest)
    any_found: cython.ulonglong = 0
    open_routes: cython.ulonglong
    more: cython.ulonglong
    purse: cython.int
    n: cython.int
    i: cython.int
    at: cython.int
    w0: cython.ulonglong = 0
    w1: cython.ulonglong = 0
    w2: cython.ulonglong = 0
    for purse in range(t.purses):
        if t.a_type[purse] == L.NO_TYPE and t.b_type[purse] == L.NO_TYPE:
            continue
        n = s.b[hand + t.a_type[purse]] + s.b[hand + t.b_type[purse]] * (2 if purse >= 8 else 1)
        at = ((purse * top + least(n, t.longest)) * top + wilds) * L.ROUTE_WORDS
        w0 |= t.payable[at]
        w1 |= t.payable[at + 1]
        w2 |= t.payable[at + 2]
    t.legal[L.W_CLAIM] = w0
    t.legal[L.W_CLAIM + 1] = w1
    t.legal[L.W_CLAIM + 2] = w2
    n = least(s.b[L.TRAINS + player], t.longest)
    at = (top + least(s.b[L.SHIPS + player], t.longest)) * L.ROUTE_WORDS
    for i in range(L.ROUTE_WORDS):
        open_routes = t.fits[n * L.ROUTE_WORDS + i] | t.fits[at + i]
        open_routes &= ~s.q[L.BARRED + player * L.ROUTE_WORDS + i]
        more = t.special[i] & open_routes & ~t.legal[L.W_CLAIM + i]
        while more:
            if can_substitute(s, t, player, 64 * i + lowest(more)):
                t.legal[L.W_CLAIM + i] |= more & (0 - more)
            more &= more - 1
        t.legal[L.W_CLAIM + i] &= open_routes
        any_found |= t.legal[L.W_CLAIM + i]
    return any_found


@cython.cfunc
@cython.exceptval(check=False)
def station_actions(s: State, t: Tables, player: cython.int) -> cython.ulonglong:
    """Cities without a station, if the next one can be paid (EU-10)."""
    hand: cython.int = L.HAND + player * L.TYPES
    cost: cython.int = t.station_cost[t.stations - s.b[L.STATIONS_LEFT + player]]
    most: cython.int = 0
    n: cython.int
    c: cython.int
    p: cython.int
    for c in range(t.colours):
        n = s.b[hand + t.a_type[c]] + s.b[hand + t.b_type[c]]
        if n > most:
            most = n
    if most + s.b[hand + t.wild] < cost:
        return 0
    for c in range(L.CITY_WORDS):
        t.legal[L.W_STATION + c] = t.city_mask[c]
        for p in range(s.b[L.SEATS]):
            t.legal[L.W_STATION + c] &= ~s.q[L.STATIONS + p * L.CITY_WORDS + c]
    return t.legal[L.W_STATION] | t.legal[L.W_STATION + 1]


@cython.cfunc
@cython.exceptval(check=False)
def harbour_actions(s: State, t: Tables, player: cython.int) -> cython.ulonglong:
    """Harbour cities without a harbour that a route of the player touches (GL-11)."""
    c: cython.int
    i: cython.int
    p: cython.int
    free: cython.ulonglong
    found: cython.ulonglong = 0
    if not can_pay_harbour(s, t, player):
        return 0
    for c in range(t.cities):
        free = (t.harbour_mask[c // 64] >> (c % 64)) & 1
        for p in range(s.b[L.SEATS]):
            free &= ~(s.q[L.HARBOURS + p * L.CITY_WORDS + c // 64] >> (c % 64))
        if free:
            for i in range(L.ROUTE_WORDS):
                if s.q[L.OWNED + player * L.ROUTE_WORDS + i] & t.routes_at[c * L.ROUTE_WORDS + i]:
                    t.legal[L.W_HARBOUR + c // 64] |= cython.cast(cython.ulonglong, 1) << (c % 64)
                    found = 1
    return found
