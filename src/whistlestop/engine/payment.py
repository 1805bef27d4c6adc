"""What can be paid, and how (C9, EU-5, EU-10, NO-5, NO-7, GL-8, GL-9, GL-11).

A payment is chosen in up to four steps, each asked only if there is a choice: the colour
and the number of wilds; the spaces that several cards of any kind stand for; how the set is
made up where a colour has two types of card (with and without the harbour sign, double and
single ships); and which cards of any kind are given.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.cards import lay_down
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.cards import lay_down
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def span(low: cython.int, high: cython.int) -> cython.int:
    """A range of numbers as one: `low + 16 * high`, or IMPOSSIBLE."""
    return L.IMPOSSIBLE if low > high else low + 16 * high


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def in_hand(s: State, player: cython.int, card: cython.int) -> cython.int:
    return s.b[L.HAND + player * L.TYPES + card]


@cython.cfunc
@cython.exceptval(check=False)
def hand_total(s: State, player: cython.int) -> cython.int:
    return s.b[L.HAND_SIZE + player * 2] + s.b[L.HAND_SIZE + player * 2 + 1]


@cython.cfunc
@cython.exceptval(check=False)
def purse_worth(s: State, t: Tables, player: cython.int, purse: cython.int) -> cython.int:
    """How many spaces the cards of one colour and kind pay for."""
    worth: cython.int = 2 if purse >= 8 else 1
    return in_hand(s, player, t.a_type[purse]) + worth * in_hand(s, player, t.b_type[purse])


def can_substitute(s: State, t: Tables, player: cython.int, route: cython.int) -> cython.int:
    """Whether a route can be paid with the help of several cards for one space (NO-5, NO-7)."""
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
    """Two train and two ship cards of one colour with the sign, or wilds (GL-11)."""
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
    """How many cards of the second type may be among those that pay n spaces in a colour.

    The second type: cards with the harbour sign (track), double ships (sea), train cards
    (harbours). `exact`: other cards are paid too, so no double ship may be half used (GL-9).
    """
    sea: cython.int = 0
    a: cython.int
    b: cython.int
    low: cython.int
    high: cython.int
    if s.b[L.PURPOSE] == L.FOR_HARBOUR:
        a = in_hand(s, player, t.sign_ship[colour])
        b = in_hand(s, player, t.sign_train[colour])
        low = n - (a if a < t.harbour_ships else t.harbour_ships)
        high = b if b < t.harbour_trains else t.harbour_trains
        return span(low if low > 0 else 0, high if high < n else n)
    if s.b[L.PURPOSE] != L.FOR_STATION:
        sea = t.route_sea[s.b[L.ROUTE]]
    a = in_hand(s, player, t.a_type[8 * sea + colour])
    b = in_hand(s, player, t.b_type[8 * sea + colour])
    if sea == 0:
        low = n - a
        high = n
    else:
        low = (n - a + 1) // 2 if n > a else 0
        high = n // 2 if exact else (n + 1) // 2
    return span(low if low > 0 else 0, b if b < high else high)


def substitute_range(
    s: State, t: Tables, player: cython.int, colour: cython.int, wilds: cython.int
) -> cython.int:
    """How many spaces may be paid by several cards of any kind each."""
    route: cython.int = s.b[L.ROUTE]
    cost: cython.int = s.b[L.COST]
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
        return span(low, low) if low <= high else L.IMPOSSIBLE
    if high > cost - wilds - 1:
        high = cost - wilds - 1
    low = cost - wilds - purse_worth(s, t, player, colour)
    if low < symbols - wilds:
        low = symbols - wilds
    return span(low if low > 0 else 0, high)


@cython.cfunc
@cython.exceptval(check=False)
def set_range(
    s: State, t: Tables, player: cython.int, colour: cython.int, wilds: cython.int
) -> cython.int:
    """Not IMPOSSIBLE if the pending cost can be paid with this colour and so many wilds."""
    purpose: cython.int = s.b[L.PURPOSE]
    n: cython.int = s.b[L.COST] - wilds
    if purpose == L.FOR_ROUTE:
        if t.route_units[s.b[L.ROUTE]]:
            return substitute_range(s, t, player, colour, wilds)
        if wilds < t.route_symbols[s.b[L.ROUTE]]:
            return L.IMPOSSIBLE
    if colour == L.NO_COLOUR:
        return 0 if n == 0 else L.IMPOSSIBLE
    if n == 0:
        return L.IMPOSSIBLE
    return variant_range(s, t, player, colour, n, wilds > 0)


def pay_options(s: State, t: Tables, player: cython.int) -> None:
    """Every colour and number of wilds that can pay the pending cost."""
    purpose: cython.int = s.b[L.PURPOSE]
    most: cython.int = in_hand(s, player, t.wild)
    wanted: cython.int = L.NONE
    c: cython.int
    w: cython.int
    action: cython.int
    if most > s.b[L.COST]:
        most = s.b[L.COST]
    if purpose == L.FOR_ROUTE or purpose == L.FOR_SURCHARGE:
        if not t.route_wilds[s.b[L.ROUTE]]:
            most = 0
        if purpose == L.FOR_SURCHARGE:
            wanted = s.b[L.COLOUR]
        elif t.route_colour[s.b[L.ROUTE]] != L.NO_COLOUR:
            wanted = t.route_colour[s.b[L.ROUTE]]
    for c in range(L.NO_COLOUR + 1):
        if c != L.NO_COLOUR and (c >= t.colours or (wanted != L.NONE and wanted != c)):
            continue
        for w in range(most + 1):
            if set_range(s, t, player, c, w) != L.IMPOSSIBLE:
                action = L.A_PAY + c * 16 + w
                t.legal[action // 64] |= cython.cast(cython.ulonglong, 1) << (action % 64)


def pending_variants(s: State, t: Tables, player: cython.int) -> cython.int:
    """The choice of card types for the payment as chosen so far."""
    n: cython.int = s.b[L.COST] - s.b[L.WILDS] - s.b[L.UNITS]
    if s.b[L.COLOUR] == L.NO_COLOUR or n == 0:
        return 0
    return variant_range(s, t, player, s.b[L.COLOUR], n, s.b[L.WILDS] + s.b[L.UNITS] > 0)


def lay_set(s: State, t: Tables, player: cython.int, variant: cython.int) -> None:
    """Lay down the wilds and the set, `variant` cards of it of the second type."""
    colour: cython.int = s.b[L.COLOUR]
    n: cython.int = s.b[L.COST] - s.b[L.WILDS] - s.b[L.UNITS]
    sea: cython.int = 0
    lay_down(s, t, player, t.wild, s.b[L.WILDS])
    if colour == L.NO_COLOUR or n == 0:
        return
    if s.b[L.PURPOSE] == L.FOR_HARBOUR:
        lay_down(s, t, player, t.sign_train[colour], variant)
        lay_down(s, t, player, t.sign_ship[colour], n - variant)
        return
    if s.b[L.PURPOSE] != L.FOR_STATION:
        sea = t.route_sea[s.b[L.ROUTE]]
    lay_down(s, t, player, t.b_type[8 * sea + colour], variant)
    n -= variant * (1 + sea)
    if n > 0:
        lay_down(s, t, player, t.a_type[8 * sea + colour], n)


def give_options(s: State, t: Tables, player: cython.int) -> cython.uint:
    """The card types that may be given next: in their order, so that each choice is there once."""
    left: cython.int = 0
    mask: cython.uint = 0
    i: cython.int = t.types - 1
    n: cython.int
    while i >= s.b[L.GIVEN]:
        n = in_hand(s, player, i)
        left += n
        if n > 0 and left >= s.b[L.GIVE]:
            mask |= cython.cast(cython.uint, 1) << i
        i -= 1
    return mask
