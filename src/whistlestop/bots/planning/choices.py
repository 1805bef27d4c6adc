"""Choices that are no turn of their own: tickets, pieces, payments."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.bots.planning.mind import NEVER, Mind
    from cython.cimports.whistlestop.bots.planning.paths import make_plan, renew_plan
    from cython.cimports.whistlestop.bots.planning.wants import count_needs
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.bots.planning.mind import NEVER, Mind
    from whistlestop.bots.planning.paths import make_plan, renew_plan
    from whistlestop.bots.planning.wants import count_needs
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def choose_keep(m: Mind, s: State) -> cython.int:
    """The tickets whose plan, together with those already held, is worth most."""
    t: Tables = m.tables
    p: cython.int = m.player
    place: cython.int = L.OFFER + p * L.OFFERED
    best: cython.int = -NEVER
    action: cython.int = NEVER
    value: cython.int
    word: cython.int
    keep: cython.int
    i: cython.int
    low: cython.ulonglong
    high: cython.ulonglong
    options: cython.ulonglong
    late: cython.int = lateness(m, s)
    for word in range(4):
        legal_actions(s, t, p)
        options = t.legal[L.W_KEEP + word]
        while options:
            keep = 64 * word + lowest(options)
            options &= options - 1
            low = s.q[L.TICKETS + p * L.TICKET_WORDS]
            high = s.q[L.TICKETS + p * L.TICKET_WORDS + 1]
            value = 0
            for i in range(s.b[L.OFFER_SIZE + p]):
                if (keep >> i) & 1:
                    if s.b[place + i] < 64:
                        low |= cython.cast(cython.ulonglong, 1) << s.b[place + i]
                    else:
                        high |= cython.cast(cython.ulonglong, 1) << (s.b[place + i] - 64)
                    value -= late * t.ticket_points[s.b[place + i]]
            value += make_plan(m, s, low, high)
            # A plan that needs nearly all pieces rarely comes true.
            value -= stretch(m, s)
            if value > best:
                best = value
                action = L.A_KEEP + keep
    m.fresh = 0
    return action


@cython.cfunc
@cython.exceptval(check=False)
def lateness(m: Mind, s: State) -> cython.int:
    """The risk of a new ticket, in tenths of its points: it grows as the pieces dwindle."""
    t: Tables = m.tables
    p: cython.int
    least: cython.int = 99
    n: cython.int
    whole: cython.int = t.choose if t.choose > 0 else t.trains + t.ships
    if s.b[L.PHASE] != L.KEEP:
        return 1
    for p in range(s.b[L.SEATS]):
        n = (s.b[L.TRAINS + p] + s.b[L.SHIPS + p]) * 10 // whole
        if n < least:
            least = n
    return 20 if s.b[L.ENDING] else (0 if least > 6 else 2 * (7 - least))


@cython.cfunc
@cython.exceptval(check=False)
def stretch(m: Mind, s: State) -> cython.int:
    t: Tables = m.tables
    p: cython.int = m.player
    pieces: cython.int = s.b[L.TRAINS + p] + s.b[L.SHIPS + p]
    used: cython.int = m.rail + m.sea
    if pieces == 0:
        pieces = t.choose
    used = used * 10 - pieces * 7
    return used * 2 if used > 0 else 0


def choose_pick(m: Mind, s: State) -> cython.int:
    """The ticket of a drafted hand that goes best with those picked so far."""
    p: cython.int = m.player
    best: cython.int = -NEVER
    action: cython.int = L.A_PICK
    value: cython.int
    slot: cython.int
    i: cython.int
    ticket: cython.int
    low: cython.ulonglong
    high: cython.ulonglong
    for slot in range(s.b[L.OFFER_SIZE + p]):
        low = s.q[L.TICKETS + p * L.TICKET_WORDS]
        high = s.q[L.TICKETS + p * L.TICKET_WORDS + 1]
        for i in range(s.b[L.STEP] + 1):
            if i < s.b[L.STEP]:
                ticket = s.b[L.PICKS + ((s.b[L.DRAFT] - 1) * L.PLAYERS + p) * L.OFFERED + i]
            else:
                ticket = s.b[L.OFFER + p * L.OFFERED + slot]
            if ticket < 64:
                low |= cython.cast(cython.ulonglong, 1) << ticket
            else:
                high |= cython.cast(cython.ulonglong, 1) << (ticket - 64)
        value = make_plan(m, s, low, high)
        if value > best:
            best = value
            action = L.A_PICK + slot
    m.fresh = 0
    return action


def choose_pieces(m: Mind, s: State) -> cython.int:
    """As many trains as the plan needs, and half of what it leaves open."""
    t: Tables = m.tables
    p: cython.int = m.player
    trains: cython.int
    make_plan(m, s, s.q[L.TICKETS + p * L.TICKET_WORDS], s.q[L.TICKETS + p * L.TICKET_WORDS + 1])
    m.fresh = 0
    trains = m.rail + (t.choose - m.rail - m.sea) // 2
    if trains > t.trains:
        trains = t.trains
    if trains < t.choose - t.ships:
        trains = t.choose - t.ships
    return L.A_PIECES + trains


def choose_payment(m: Mind, s: State) -> cython.int:
    """The payment that takes least from the plan; a surcharge is refused only if it must be."""
    t: Tables = m.tables
    best: cython.int = NEVER
    action: cython.int = L.A_REFUSE
    price: cython.int
    c: cython.int
    w: cython.int
    n: cython.int
    i: cython.int
    purse: cython.int = 0
    mask: cython.ulonglong
    renew_plan(m, s)
    count_needs(m, s)
    if s.b[L.PURPOSE] == L.FOR_ROUTE or s.b[L.PURPOSE] == L.FOR_SURCHARGE:
        purse = 8 * t.route_sea[s.b[L.ROUTE]]
        if t.route_colour[s.b[L.ROUTE]] != L.NO_COLOUR:
            # The route's own need is being met now.
            i = purse + t.route_colour[s.b[L.ROUTE]]
            m.spare[i] += t.route_length[s.b[L.ROUTE]]
    legal_actions(s, t, m.player)
    for i in range(L.W_PAY, L.W_PIECES):
        mask = t.legal[i]
        while mask:
            n = 64 * i + lowest(mask) - L.A_PAY
            mask &= mask - 1
            if n >= 9 * 16:
                continue
            c = n // 16
            w = n % 16
            price = 20 * w
            if c != L.NO_COLOUR:
                n = s.b[L.COST] - w
                if m.spare[purse + c] >= n:
                    price += 4 * n - m.spare[purse + c] // 2
                else:
                    price += 11 * n - 4 * m.spare[purse + c]
                if n > m.have[purse + c]:
                    price += 25 * (n - m.have[purse + c])  # several cards for one
            elif s.b[L.COST] > w:
                price += 40 * (s.b[L.COST] - w)
            if price < best:
                best = price
                action = L.A_PAY + c * 16 + w
    return action


def choose_count(m: Mind, s: State) -> cython.int:
    """Few substitutes; double ships for pairs of spaces, harbour signs kept back."""
    t: Tables = m.tables
    mask: cython.ulonglong
    n: cython.int
    want: cython.int
    best: cython.int = 0
    found: cython.int = 0
    legal_actions(s, t, m.player)
    mask = (t.legal[L.A_COUNT // 64] >> (L.A_COUNT % 64)) & 0xFFFF
    want = 0
    if s.b[L.PHASE] == L.VARIANT and s.b[L.PURPOSE] == L.FOR_ROUTE and t.route_sea[s.b[L.ROUTE]]:
        want = (s.b[L.COST] - s.b[L.WILDS] - s.b[L.UNITS]) // 2
    for n in range(16):
        if (mask >> n) & 1 and (not found or n <= want):
            best = n
            found = 1
    return L.A_COUNT + best


def choose_gift(m: Mind, s: State) -> cython.int:
    """The card that can best be spared, but never a wild if another will do."""
    t: Tables = m.tables
    mask: cython.ulonglong
    card: cython.int
    best: cython.int = NEVER
    action: cython.int = NEVER
    price: cython.int
    purse: cython.int
    renew_plan(m, s)
    count_needs(m, s)
    legal_actions(s, t, m.player)
    mask = (t.legal[L.A_GIVE // 64] >> (L.A_GIVE % 64)) & 0xFFFFFFFF
    for card in range(t.types):
        if (mask >> card) & 1:
            purse = 8 * t.type_deck[card] + t.type_colour[card]
            price = 1000 if card == t.wild else -m.spare[purse]
            if price < best:
                best = price
                action = L.A_GIVE + card
    return action


def choose_festival(m: Mind, s: State) -> cython.int:
    """The festival whose cards bring more points (IB-8)."""
    t: Tables = m.tables
    best: cython.int = -1
    action: cython.int = NEVER
    f: cython.int
    held: cython.int
    gain: cython.int
    legal_actions(s, t, m.player)
    for f in range(t.sets):
        if (t.legal[L.W_FESTIVAL] >> f) & 1:
            held = s.b[L.TAKEN + m.player * L.SETS + f]
            gain = (
                t.set_value[f * t.set_width + held + s.b[L.FESTIVAL + f]]
                - t.set_value[f * t.set_width + held]
            )
            if gain > best:
                best = gain
                action = L.A_FESTIVAL + f
    return action
