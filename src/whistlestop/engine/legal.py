"""The legal moves of a state, as bits (layout.py gives the meaning of each)."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.actions import least_count, most_count
from whistlestop.engine.bits import lowest
from whistlestop.engine.cards import available
from whistlestop.engine.network import touches
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


def legal_actions(s: State, t: Tables, player: cython.int, out: ActionSet) -> None:
    """Fill a set with a player's legal actions; it stays empty if they are not to act."""
    phase: cython.int = s.f.phase
    i: cython.int
    for i in range(out.first, out.end):
        out.words[i] = 0
    out.first = 0
    out.end = 1
    if not (s.f.waiting >> player) & 1:
        return
    if phase == L.MAIN:
        out.end = L.W_PAY
        main_actions(s, t, player, out)
    elif phase == L.SECOND:
        out.words[0] = card_actions(s, t, t.wild_limit)
    elif phase == L.REFILL:
        out.words[0] = cython.cast(cython.ulonglong, 3) << L.A_REFILL
    elif phase == L.PAY:
        out.first = L.W_PAY
        out.end = L.W_PIECES
        pay_options(s, t, player, out)
    elif phase == L.SURCHARGE:
        out.end = L.W_PIECES
        pay_options(s, t, player, out)
        out.words[0] = cython.cast(cython.ulonglong, 1) << L.A_REFUSE
    elif phase == L.DRAFTING:
        out.words[0] = (
            (cython.cast(cython.ulonglong, 1) << s.f.offer_size[player]) - 1
        ) << L.A_PICK
    elif phase == L.SUBSTITUTE:
        count_actions(out, substitute_range(s, t, player, s.f.colour, s.f.wilds))
    elif phase == L.VARIANT:
        count_actions(out, pending_variants(s, t, player))
    elif phase == L.GIVING:
        out.end = L.W_PIECES
        put_mask(out, L.A_GIVE, give_options(s, t, player))
    elif phase == L.PIECES:
        out.end = L.W_KEEP
        out.words[L.W_PIECES] = bits_of(t.choose - t.ships, least(t.trains, t.choose))
    elif phase == L.FESTIVAL_CHOICE:
        out.end = L.WORDS
        festival_actions(s, t, out)
    else:
        out.first = L.W_KEEP
        out.end = L.WORDS
        keep_actions(s, t, player, out)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def bits_of(low: cython.int, high: cython.int) -> cython.ulonglong:
    """A mask of the bits low to high. high is at most 63 and may be below low."""
    if low < 0:
        low = 0
    if high < low:
        return 0
    mask: cython.ulonglong = ALL >> (63 - high + low)
    return mask << low


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def put_mask(out: ActionSet, first: cython.int, mask: cython.ulonglong) -> cython.void:
    """Add actions of a kind that fits in one word."""
    out.words[first // L.WORD] |= mask << (first % L.WORD)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_actions(out: ActionSet, choice: cython.int) -> cython.void:
    out.end = L.W_PIECES
    if choice == L.IMPOSSIBLE:  # happens only with a guessed hand; division differs in C
        return
    put_mask(out, L.A_COUNT, bits_of(least_count(choice), most_count(choice)))


def must_keep(s: State, t: Tables, player: cython.int) -> cython.int:
    """The fewest tickets to keep from an offer; in a draft, the exact number."""
    k: cython.int
    if s.f.phase == L.DRAFT_KEEP:
        k = t.draft_keep
    elif s.f.phase == L.OPENING:
        k = t.opening_keep
    else:
        k = t.ticket_keep
    return least(k, s.f.offer_size[player])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def keep_actions(s: State, t: Tables, player: cython.int, out: ActionSet) -> cython.void:
    """The sets of tickets that may be kept from an offer (C11, IB-3)."""
    n: cython.int = s.f.offer_size[player]
    k: cython.int = must_keep(s, t, player)
    i: cython.int
    for i in range(4):
        if s.f.phase == L.DRAFT_KEEP:
            out.words[L.W_KEEP + i] = t.exactly[(n * (L.OFFERED + 1) + k) * 4 + i]
        else:
            out.words[L.W_KEEP + i] = t.at_least[(n * (L.OFFERED + 1) + k) * 4 + i]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def festival_actions(s: State, t: Tables, out: ActionSet) -> cython.void:
    route: cython.int = s.f.route
    out.words[L.W_FESTIVAL] = (cython.cast(cython.ulonglong, 1) << t.city_set[t.route_a[route]]) | (
        cython.cast(cython.ulonglong, 1) << t.city_set[t.route_b[route]]
    )


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def card_actions(s: State, t: Tables, without_wilds: cython.int) -> cython.ulonglong:
    """Cards that may be taken from the row or drawn (C3, C5, C8)."""
    mask: cython.ulonglong = 0
    i: cython.int
    for i in range(t.row_size):
        if s.f.row[i] != L.NONE:
            mask |= cython.cast(cython.ulonglong, 1) << s.f.row[i]
    if without_wilds:
        mask &= ~(cython.cast(cython.ulonglong, 1) << t.wild)
    if available(s, 0) > 0:
        mask |= cython.cast(cython.ulonglong, 1) << L.A_DRAW
    if t.decks == 2 and available(s, 1) > 0:
        mask |= cython.cast(cython.ulonglong, 1) << (L.A_DRAW + 1)
    return mask


def can_draw_second(s: State, t: Tables) -> cython.int:
    return card_actions(s, t, t.wild_limit) != 0


def drafts_over(s: State, t: Tables) -> cython.bint:
    """Whether no draft is still to come (IB-6)."""
    return t.draft_hand == 0 or s.f.drafts_done == 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def main_actions(s: State, t: Tables, player: cython.int, out: ActionSet) -> cython.void:
    """The actions of a turn. Passing is legal only if nothing else is, except an exchange (C14)."""
    found: cython.ulonglong
    first: cython.ulonglong = card_actions(s, t, 0)
    if s.f.ticket_deck_size > 0 and drafts_over(s, t):
        first |= cython.cast(cython.ulonglong, 1) << L.A_TICKETS
    found = first | claim_actions(s, t, player, out)
    if s.f.stations_left[player] > 0:
        found |= station_actions(s, t, player, out)
    if s.f.harbours_left[player] > 0:
        found |= harbour_actions(s, t, player, out)
    if found == 0:
        first = cython.cast(cython.ulonglong, 1) << L.A_PASS
    out.words[0] = first
    if t.exchange_cost > 0:
        out.words[L.W_TO_SHIPS] = bits_of(1, least(s.f.trains[player], s.f.box_ships[player]))
        out.words[L.W_TO_TRAINS] = bits_of(1, least(s.f.ships[player], s.f.box_trains[player]))


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def least(a: cython.int, b: cython.int) -> cython.int:
    return a if a < b else b


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def rail_at(s: State, t: Tables, player: cython.int) -> cython.int:
    """Where the routes a player has enough trains for begin in `fits`."""
    return least(s.f.trains[player], t.longest) * L.ROUTE_WORDS


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def sea_at(s: State, t: Tables, player: cython.int) -> cython.int:
    """Where the routes a player has enough ships for begin."""
    return (t.longest + 1 + least(s.f.ships[player], t.longest)) * L.ROUTE_WORDS


def has_pieces(s: State, t: Tables, player: cython.int, route: cython.int) -> cython.bint:
    """Whether a player has enough trains or ships for a route (C9)."""
    word: cython.int = route // 64
    fitting: cython.ulonglong = (
        t.fits[rail_at(s, t, player) + word] | t.fits[sea_at(s, t, player) + word]
    )
    return (fitting >> (route % 64)) & 1 != 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def claim_actions(s: State, t: Tables, player: cython.int, out: ActionSet) -> cython.ulonglong:
    """Open routes the player has the cards and pieces for, found by table lookup."""
    top: cython.int = t.longest + 1
    hand: cython.p_uchar = s.f.hand[player]
    wilds: cython.int = least(hand[t.wild], t.longest)
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
        n = hand[t.a_type[purse]] + hand[t.b_type[purse]] * (2 if purse >= 8 else 1)
        at = ((purse * top + least(n, t.longest)) * top + wilds) * L.ROUTE_WORDS
        w0 |= t.payable[at]
        w1 |= t.payable[at + 1]
        w2 |= t.payable[at + 2]
    out.words[L.W_CLAIM] = w0
    out.words[L.W_CLAIM + 1] = w1
    out.words[L.W_CLAIM + 2] = w2
    n = rail_at(s, t, player)
    at = sea_at(s, t, player)
    for i in range(L.ROUTE_WORDS):
        open_routes = (t.fits[n + i] | t.fits[at + i]) & ~s.f.barred[player][i]
        more = t.special[i] & open_routes & ~out.words[L.W_CLAIM + i]
        while more:
            if can_substitute(s, t, player, L.WORD * i + lowest(more)):
                out.words[L.W_CLAIM + i] |= more & (0 - more)
            more &= more - 1
        out.words[L.W_CLAIM + i] &= open_routes
        any_found |= out.words[L.W_CLAIM + i]
    return any_found


def station_cost(s: State, t: Tables, player: cython.int) -> cython.int:
    """The cost of the player's next station, who must have one left (EU-10)."""
    return t.station_cost[t.stations - s.f.stations_left[player]]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def station_actions(s: State, t: Tables, player: cython.int, out: ActionSet) -> cython.ulonglong:
    """Cities without a station, if the player can pay for the next one (EU-10)."""
    hand: cython.p_uchar = s.f.hand[player]
    cost: cython.int = station_cost(s, t, player)
    most: cython.int = 0
    n: cython.int
    c: cython.int
    p: cython.int
    for c in range(t.colours):
        n = hand[t.a_type[c]] + hand[t.b_type[c]]
        if n > most:
            most = n
    if most + hand[t.wild] < cost:
        return 0
    for c in range(L.CITY_WORDS):
        out.words[L.W_STATION + c] = t.city_mask[c]
        for p in range(s.f.players):
            out.words[L.W_STATION + c] &= ~s.f.stations[p][c]
    return out.words[L.W_STATION] | out.words[L.W_STATION + 1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def harbour_actions(s: State, t: Tables, player: cython.int, out: ActionSet) -> cython.ulonglong:
    """Harbour cities without a harbour that one of the player's routes touches (GL-11)."""
    word: cython.int
    p: cython.int
    free: cython.ulonglong
    found: cython.ulonglong = 0
    if not can_pay_harbour(s, t, player):
        return 0
    for word in range(L.CITY_WORDS):
        free = t.harbour_mask[word]
        for p in range(s.f.players):
            free &= ~s.f.harbours[p][word]
        while free:
            if touches(s, t, player, L.WORD * word + lowest(free)):
                out.words[L.W_HARBOUR + word] |= free & (0 - free)
            free &= free - 1
        found |= out.words[L.W_HARBOUR + word]
    return found
