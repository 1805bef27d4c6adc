"""What a player can pay, and how (C9, EU-5, EU-10, NO-5, NO-7, GL-8, GL-9, GL-11).

A payment has up to four steps, and a step is asked only if there is a choice: the colour and the
number of wilds; the number of spaces to pay with substitute cards; the make-up of the set where a
colour has two card types (with and without the harbour sign, double and single ships); and which
substitute cards to give.
"""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.actions import count_range, pay
from whistlestop.engine.bits import put
from whistlestop.engine.cards import lay_down
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def in_hand(s: State, player: cython.int, card: cython.int) -> cython.int:
    return s.f.hand[player][card]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def hand_total(s: State, player: cython.int) -> cython.int:
    return s.f.hand_sizes[player][0] + s.f.hand_sizes[player][1]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def purse_worth(s: State, t: Tables, player: cython.int, purse: cython.int) -> cython.int:
    """The number of spaces that the cards of a purse pay for."""
    worth: cython.int = 2 if purse >= 8 else 1
    return in_hand(s, player, t.a_type[purse]) + worth * in_hand(s, player, t.b_type[purse])


def can_substitute(s: State, t: Tables, player: cython.int, route: cython.int) -> cython.int:
    """Whether a route can be paid with the help of substitute cards (NO-5, NO-7)."""
    length: cython.int = t.route_length[route]
    total: cython.int = hand_total(s, player)
    symbols: cython.int = t.route_symbols[route]
    wilds: cython.int = in_hand(s, player, t.wild) if t.route_wilds[route] else 0
    best: cython.int = 0
    c: cython.int
    n: cython.int
    if total < length:
        return 0
    if not t.route_unit_wild[route] and wilds < symbols:
        return 0
    if t.route_colour[route] != L.NO_COLOUR:
        best = purse_worth(s, t, player, t.route_colour[route])
    else:
        for c in range(t.colours):
            n = purse_worth(s, t, player, c)
            if n > best:
                best = n
    if best > length - symbols:
        best = length - symbols
    n = length - best - wilds
    return n <= 0 or (t.route_units[route] - 1) * n <= total - length


def can_pay_harbour(s: State, t: Tables, player: cython.int) -> cython.int:
    """Whether a player can pay with train and ship cards of one colour with the sign (GL-11)."""
    wilds: cython.int = in_hand(s, player, t.wild)
    missing: cython.int
    n: cython.int
    c: cython.int
    for c in range(t.colours):
        missing = 0
        n = in_hand(s, player, t.sign_train[c])
        if n < t.harbour_trains:
            missing += t.harbour_trains - n
        n = in_hand(s, player, t.sign_ship[c])
        if n < t.harbour_ships:
            missing += t.harbour_ships - n
        if missing <= wilds:
            return 1
    return 0


def variant_range(
    s: State, t: Tables, player: cython.int, colour: cython.int, n: cython.int, exact: cython.int
) -> cython.int:
    """The possible numbers of cards of the second type when paying n spaces in a colour.

    The second type is cards with the harbour sign (track), double ships (sea) or train cards
    (harbours). With `exact`, other cards are paid too, so no double ship may be half used (GL-9).
    """
    sea: cython.int = 0
    a: cython.int
    b: cython.int
    low: cython.int
    high: cython.int
    if s.f.purpose == L.FOR_HARBOUR:
        a = in_hand(s, player, t.sign_ship[colour])
        b = in_hand(s, player, t.sign_train[colour])
        low = n - (a if a < t.harbour_ships else t.harbour_ships)
        high = b if b < t.harbour_trains else t.harbour_trains
        return count_range(low if low > 0 else 0, high if high < n else n)
    if s.f.purpose != L.FOR_STATION:
        sea = t.route_sea[s.f.route]
    a = in_hand(s, player, t.a_type[8 * sea + colour])
    b = in_hand(s, player, t.b_type[8 * sea + colour])
    if sea == 0:
        low = n - a
        high = n
    else:
        low = (n - a + 1) // 2 if n > a else 0
        high = n // 2 if exact else (n + 1) // 2
    return count_range(low if low > 0 else 0, b if b < high else high)


def substitute_range(
    s: State, t: Tables, player: cython.int, colour: cython.int, wilds: cython.int
) -> cython.int:
    """The possible numbers of spaces to pay with substitute cards."""
    route: cython.int = s.f.route
    cost: cython.int = s.f.cost
    symbols: cython.int = t.route_symbols[route]
    spare: cython.int = hand_total(s, player) - cost
    low: cython.int = 0
    high: cython.int
    if spare < 0:
        return L.IMPOSSIBLE
    if not t.route_unit_wild[route] and wilds < symbols:
        return L.IMPOSSIBLE
    high = spare // (t.route_units[route] - 1)
    if colour == L.NO_COLOUR:
        low = cost - wilds
        return count_range(low, low) if low <= high else L.IMPOSSIBLE
    if high > cost - wilds - 1:
        high = cost - wilds - 1
    low = cost - wilds - purse_worth(s, t, player, colour)
    if low < symbols - wilds:
        low = symbols - wilds
    return count_range(low if low > 0 else 0, high)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def set_range(
    s: State, t: Tables, player: cython.int, colour: cython.int, wilds: cython.int
) -> cython.int:
    """Not IMPOSSIBLE if this colour and this number of wilds can pay the pending cost."""
    purpose: cython.int = s.f.purpose
    n: cython.int = s.f.cost - wilds
    if purpose == L.FOR_ROUTE:
        if t.route_units[s.f.route]:
            return substitute_range(s, t, player, colour, wilds)
        if wilds < t.route_symbols[s.f.route]:
            return L.IMPOSSIBLE
    if colour == L.NO_COLOUR:
        return 0 if n == 0 else L.IMPOSSIBLE
    if n == 0:
        return L.IMPOSSIBLE
    return variant_range(s, t, player, colour, n, wilds > 0)


def max_wilds(s: State, t: Tables, player: cython.int) -> cython.int:
    """The most wilds from the hand that can go towards the pending cost (NO-4)."""
    most: cython.int = in_hand(s, player, t.wild)
    on_route: cython.bint = s.f.purpose == L.FOR_ROUTE or s.f.purpose == L.FOR_SURCHARGE
    if on_route and not t.route_wilds[s.f.route]:
        return 0
    return most if most < s.f.cost else s.f.cost


def wanted_colour(s: State, t: Tables) -> cython.int:
    """The only colour that can pay the pending cost; NONE if any single colour can (C9, EU-7)."""
    if s.f.purpose == L.FOR_SURCHARGE:
        return s.f.colour
    if s.f.purpose == L.FOR_ROUTE and t.route_colour[s.f.route] != L.NO_COLOUR:
        return t.route_colour[s.f.route]
    return L.NONE


def pay_options(s: State, t: Tables, player: cython.int, out: ActionSet) -> None:
    """Every colour and number of wilds that can pay the pending cost."""
    most: cython.int = max_wilds(s, t, player)
    wanted: cython.int = wanted_colour(s, t)
    c: cython.int
    w: cython.int
    for c in range(L.NO_COLOUR + 1):
        if c != L.NO_COLOUR and (c >= t.colours or (wanted != L.NONE and wanted != c)):
            continue
        for w in range(most + 1):
            if set_range(s, t, player, c, w) != L.IMPOSSIBLE:
                put(out.words, pay(c, w))


def pending_variants(s: State, t: Tables, player: cython.int) -> cython.int:
    """The possible numbers of second-type cards, given the choices so far."""
    n: cython.int = s.f.cost - s.f.wilds - s.f.units
    if s.f.colour == L.NO_COLOUR or n == 0:
        return 0
    return variant_range(s, t, player, s.f.colour, n, s.f.wilds + s.f.units > 0)


def lay_set(s: State, t: Tables, player: cython.int, variant: cython.int) -> None:
    """Lay down the wilds and the set, `variant` of its cards being of the second type."""
    colour: cython.int = s.f.colour
    n: cython.int = s.f.cost - s.f.wilds - s.f.units
    sea: cython.int = 0
    lay_down(s, t, player, t.wild, s.f.wilds)
    if colour == L.NO_COLOUR or n == 0:
        return
    if s.f.purpose == L.FOR_HARBOUR:
        lay_down(s, t, player, t.sign_train[colour], variant)
        lay_down(s, t, player, t.sign_ship[colour], n - variant)
        return
    if s.f.purpose != L.FOR_STATION:
        sea = t.route_sea[s.f.route]
    lay_down(s, t, player, t.b_type[8 * sea + colour], variant)
    n -= variant * (1 + sea)
    if n > 0:
        lay_down(s, t, player, t.a_type[8 * sea + colour], n)


def give_options(s: State, t: Tables, player: cython.int) -> cython.uint:
    """The card types that may be given next: in order, so that each combination occurs once."""
    left: cython.int = 0
    mask: cython.uint = 0
    i: cython.int = t.types - 1
    n: cython.int
    while i >= s.f.given:
        n = in_hand(s, player, i)
        left += n
        if n > 0 and left >= s.f.to_give:
            mask |= cython.cast(cython.uint, 1) << i
        i -= 1
    return mask
