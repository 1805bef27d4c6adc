"""Claiming routes and tunnels, building stations and harbours: from payment to piece."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.actions import least_count, most_count
from whistlestop.engine.bits import lowest, popcount, put
from whistlestop.engine.cards import (
    discard_face_up,
    discard_laid,
    draw,
    lay_down,
    take_back_laid,
)
from whistlestop.engine.payment import (
    give_options,
    lay_set,
    pending_variants,
    substitute_range,
)
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.turns import end_turn
from whistlestop.engine.waiting import wait_for


def start_payment(s: State, player: cython.int, purpose: cython.int, cost: cython.int) -> None:
    s.f.purpose = purpose
    s.f.cost = cost
    wait_for(s, L.PAY, player)


def pay(s: State, t: Tables, player: cython.int, colour: cython.int, wilds: cython.int) -> None:
    """Choose the colour and the wilds."""
    choice: cython.int
    s.f.colour = colour
    s.f.wilds = wilds
    if s.f.purpose == L.FOR_ROUTE and t.route_units[s.f.route]:
        choice = substitute_range(s, t, player, colour, wilds)
        if least_count(choice) != most_count(choice):
            wait_for(s, L.SUBSTITUTE, player)
            return
        substitute(s, t, player, least_count(choice))
    else:
        substitute(s, t, player, 0)


def substitute(s: State, t: Tables, player: cython.int, units: cython.int) -> None:
    """Choose how many spaces to pay with substitute cards."""
    choice: cython.int
    s.f.units = units
    choice = pending_variants(s, t, player)
    if least_count(choice) != most_count(choice):
        wait_for(s, L.VARIANT, player)
    else:
        make_up(s, t, player, least_count(choice))


def make_up(s: State, t: Tables, player: cython.int, variant: cython.int) -> None:
    """Choose the card types of the set and lay it down."""
    lay_set(s, t, player, variant)
    s.f.given = 0
    s.f.to_give = 0
    if s.f.units > 0:
        s.f.to_give = s.f.units * t.route_units[s.f.route]
    give_rest(s, t, player)


def give(s: State, t: Tables, player: cython.int, card: cython.int) -> None:
    """Lay down one more substitute card."""
    give_one(s, t, player, card)
    give_rest(s, t, player)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def give_one(s: State, t: Tables, player: cython.int, card: cython.int) -> cython.void:
    lay_down(s, t, player, card, 1)
    s.f.to_give -= 1
    s.f.given = card


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def give_rest(s: State, t: Tables, player: cython.int) -> cython.void:
    """Give cards while there is only one choice, then complete the payment."""
    options: cython.uint
    while s.f.to_give > 0:
        options = give_options(s, t, player)
        if popcount(options) > 1:
            wait_for(s, L.GIVING, player)
            return
        give_one(s, t, player, lowest(options))
    paid(s, t, player)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def paid(s: State, t: Tables, player: cython.int) -> cython.void:
    purpose: cython.int = s.f.purpose
    city: cython.int = s.f.city
    if purpose == L.FOR_ROUTE and t.route_kind[s.f.route] == L.TUNNEL:
        dig(s, t, player)
    elif purpose == L.FOR_ROUTE or purpose == L.FOR_SURCHARGE:
        claim(s, t, player)
    elif purpose == L.FOR_STATION:
        put(s.f.stations[player], city)
        s.f.stations_left[player] -= 1
        end_action(s, t)
    else:
        put(s.f.harbours[player], city)
        s.f.harbours_left[player] -= 1
        end_action(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def dig(s: State, t: Tables, player: cython.int) -> cython.void:
    """Reveal the top cards of the deck; each match raises the tunnel's cost (EU-6, EU-7)."""
    extra: cython.int = 0
    card: cython.int
    i: cython.int
    for i in range(t.tunnel_cards):
        card = draw(s, t, 0)
        s.f.revealed[i] = card
        if card == L.NONE:
            break
        if card == t.wild or t.type_colour[card] == s.f.colour:
            extra += 1
    if extra == 0:
        claim(s, t, player)
        return
    s.f.purpose = L.FOR_SURCHARGE
    s.f.cost = extra
    s.f.wilds = 0
    s.f.units = 0
    wait_for(s, L.SURCHARGE, player)


def refuse_surcharge(s: State, t: Tables, player: cython.int) -> None:
    """Return the cards laid down to the hand and end the turn (EU-8)."""
    take_back_laid(s, t, player)
    end_action(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def claim(s: State, t: Tables, player: cython.int) -> cython.void:
    """Give the player the route (C9, C10), then the festival cards at its ends (IB-8)."""
    route: cython.int = s.f.route
    length: cython.int = t.route_length[route]
    twin: cython.int = t.route_twin[route]
    other: cython.int
    first: cython.int
    second: cython.int
    put(s.f.owned[player], route)
    if t.route_sea[route]:
        s.f.ships[player] -= length
    else:
        s.f.trains[player] -= length
    s.f.points[player] += t.route_points[length]
    for other in range(s.f.players):
        put(s.f.barred[other], route)
        if twin != L.NONE and (other == player or s.f.players <= t.double_closed_up_to):
            put(s.f.barred[other], twin)
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
@cython.nogil
@cython.exceptval(check=False)
def festival_at(s: State, t: Tables, city: cython.int) -> cython.int:
    """The festival set with cards at a city, or NONE."""
    festival: cython.int = t.city_set[city]
    if festival == L.NONE or s.f.festivals[festival] == 0:
        return L.NONE
    return festival


def take_festival(s: State, t: Tables, player: cython.int, festival: cython.int) -> None:
    if festival != L.NONE:
        s.f.taken[player][festival] += s.f.festivals[festival]
        s.f.festivals[festival] = 0
    end_action(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def end_action(s: State, t: Tables) -> cython.void:
    """Discard the cards laid down or revealed, and end the turn."""
    discard_laid(s, t)
    discard_face_up(s, t, s.f.revealed, t.tunnel_cards)
    forget_payment(s)
    end_turn(s, t)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def forget_payment(s: State) -> cython.void:
    s.f.purpose = 0
    s.f.route = 0
    s.f.city = 0
    s.f.colour = 0
    s.f.wilds = 0
    s.f.units = 0
    s.f.to_give = 0
    s.f.given = 0
    s.f.cost = 0
