"""Claiming routes, tunnels, stations and harbours: from the first card laid down to the piece."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import popcount
    from cython.cimports.whistlestop.engine.cards import (
        discard,
        discard_laid,
        draw,
        lay_down,
        take_back_laid,
    )
    from cython.cimports.whistlestop.engine.payment import (
        give_options,
        lay_set,
        pending_variants,
        substitute_range,
    )
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
    from cython.cimports.whistlestop.engine.turns import end_turn, wait_for
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import popcount
    from whistlestop.engine.cards import discard, discard_laid, draw, lay_down, take_back_laid
    from whistlestop.engine.payment import (
        give_options,
        lay_set,
        pending_variants,
        substitute_range,
    )
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables
    from whistlestop.engine.turns import end_turn, wait_for


def start_payment(s: State, player: cython.int, purpose: cython.int, cost: cython.int) -> None:
    s.b[L.PURPOSE] = purpose
    s.b[L.COST] = cost
    wait_for(s, L.PAY, player)


def pay(s: State, t: Tables, player: cython.int, colour: cython.int, wilds: cython.int) -> None:
    """The colour and the wilds are chosen."""
    choice: cython.int
    s.b[L.COLOUR] = colour
    s.b[L.WILDS] = wilds
    if s.b[L.PURPOSE] == L.FOR_ROUTE and t.route_units[s.b[L.ROUTE]]:
        choice = substitute_range(s, t, player, colour, wilds)
        if choice % 16 != choice // 16:
            wait_for(s, L.SUBSTITUTE, player)
            return
        substitute(s, t, player, choice % 16)
    else:
        substitute(s, t, player, 0)


def substitute(s: State, t: Tables, player: cython.int, units: cython.int) -> None:
    """The number of spaces that several cards of any kind stand for is chosen."""
    choice: cython.int
    s.b[L.UNITS] = units
    choice = pending_variants(s, t, player)
    if choice % 16 != choice // 16:
        wait_for(s, L.VARIANT, player)
    else:
        make_up(s, t, player, choice % 16)


def make_up(s: State, t: Tables, player: cython.int, variant: cython.int) -> None:
    """The card types of the set are chosen: it is laid down."""
    lay_set(s, t, player, variant)
    s.b[L.GIVEN] = 0
    s.b[L.GIVE] = 0
    if s.b[L.UNITS] > 0:
        s.b[L.GIVE] = s.b[L.UNITS] * t.route_units[s.b[L.ROUTE]]
    give_rest(s, t, player)


def give(s: State, t: Tables, player: cython.int, card: cython.int) -> None:
    """One more card of any kind is laid down."""
    lay_down(s, t, player, card, 1)
    s.b[L.GIVE] -= 1
    s.b[L.GIVEN] = card
    give_rest(s, t, player)


@cython.cfunc
@cython.exceptval(check=False)
def give_rest(s: State, t: Tables, player: cython.int) -> cython.void:
    """Go on giving for as long as there is no choice; then the payment is complete."""
    options: cython.uint
    card: cython.int
    while s.b[L.GIVE] > 0:
        options = give_options(s, t, player)
        if popcount(options) > 1:
            wait_for(s, L.GIVING, player)
            return
        card = 0
        while not (options >> card) & 1:
            card += 1
        lay_down(s, t, player, card, 1)
        s.b[L.GIVE] -= 1
        s.b[L.GIVEN] = card
    paid(s, t, player)


@cython.cfunc
@cython.exceptval(check=False)
def paid(s: State, t: Tables, player: cython.int) -> cython.void:
    purpose: cython.int = s.b[L.PURPOSE]
    city: cython.int = s.b[L.CITY]
    bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << (city % 64)
    if purpose == L.FOR_ROUTE and t.route_kind[s.b[L.ROUTE]] == L.TUNNEL:
        dig(s, t, player)
    elif purpose == L.FOR_ROUTE or purpose == L.FOR_SURCHARGE:
        claim(s, t, player)
    elif purpose == L.FOR_STATION:
        s.q[L.STATIONS + player * L.CITY_WORDS + city // 64] |= bit
        s.b[L.STATIONS_LEFT + player] -= 1
        end_action(s, t)
    else:
        s.q[L.HARBOURS + player * L.CITY_WORDS + city // 64] |= bit
        s.b[L.HARBOURS_LEFT + player] -= 1
        end_action(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def dig(s: State, t: Tables, player: cython.int) -> cython.void:
    """Turn up the top cards of the deck; those that match make the tunnel dearer (EU-6, EU-7)."""
    extra: cython.int = 0
    card: cython.int
    i: cython.int
    for i in range(t.tunnel_cards):
        card = draw(s, t, 0)
        s.b[L.REVEALED + i] = card
        if card == L.NONE:
            break
        if card == t.wild or t.type_colour[card] == s.b[L.COLOUR]:
            extra += 1
    if extra == 0:
        claim(s, t, player)
        return
    s.b[L.PURPOSE] = L.FOR_SURCHARGE
    s.b[L.COST] = extra
    s.b[L.WILDS] = 0
    s.b[L.UNITS] = 0
    wait_for(s, L.SURCHARGE, player)


def refuse_surcharge(s: State, t: Tables, player: cython.int) -> None:
    """The cards laid down go back to the hand and the turn is over (EU-8)."""
    take_back_laid(s, t, player)
    end_action(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def bar(s: State, player: cython.int, route: cython.int) -> cython.void:
    s.q[L.BARRED + player * L.ROUTE_WORDS + route // 64] |= cython.cast(cython.ulonglong, 1) << (
        route % 64
    )


@cython.cfunc
@cython.exceptval(check=False)
def claim(s: State, t: Tables, player: cython.int) -> cython.void:
    """The route is the player's (C9, C10); then the festival cards at its ends (IB-8)."""
    route: cython.int = s.b[L.ROUTE]
    length: cython.int = t.route_length[route]
    twin: cython.int = t.route_twin[route]
    other: cython.int
    first: cython.int
    second: cython.int
    s.q[L.OWNED + player * L.ROUTE_WORDS + route // 64] |= cython.cast(cython.ulonglong, 1) << (
        route % 64
    )
    s.b[(L.SHIPS if t.route_sea[route] else L.TRAINS) + player] -= length
    s.h[L.POINTS + player] += t.route_points[length]
    for other in range(s.b[L.SEATS]):
        bar(s, other, route)
        if twin != L.NONE and (other == player or s.b[L.SEATS] <= t.double_closed_up_to):
            bar(s, other, twin)
    if t.sets == 0:
        end_action(s, t)
        return
    first = festival_at(s, t, t.route_a[route])
    second = festival_at(s, t, t.route_b[route])
    if first != L.NONE and second != L.NONE and first != second:
        wait_for(s, L.FESTIVAL_CHOICE, player)
        return
    take_festival(s, t, player, second if first == L.NONE else first)


@cython.cfunc
@cython.exceptval(check=False)
def festival_at(s: State, t: Tables, city: cython.int) -> cython.int:
    """The set of the cards that lie at a city, or NONE."""
    festival: cython.int = t.city_set[city]
    if festival == L.NONE or s.b[L.FESTIVAL + festival] == 0:
        return L.NONE
    return festival


def take_festival(s: State, t: Tables, player: cython.int, festival: cython.int) -> None:
    if festival != L.NONE:
        s.b[L.TAKEN + player * L.SETS + festival] += s.b[L.FESTIVAL + festival]
        s.b[L.FESTIVAL + festival] = 0
    end_action(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def end_action(s: State, t: Tables) -> cython.void:
    """What was laid down or turned up is discarded, and the turn is over."""
    i: cython.int
    discard_laid(s, t)
    for i in range(t.tunnel_cards):
        if s.b[L.REVEALED + i] != L.NONE:
            discard(s, t, s.b[L.REVEALED + i], 1)
            s.b[L.REVEALED + i] = L.NONE
    for i in range(L.PURPOSE, L.COST + 1):
        s.b[i] = 0
    end_turn(s, t)
