"""What a state from outside waits for: it exists on the board, and whoever is asked has a move."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def phase_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """What is wrong with the phase, a payment in the making, choices and moves."""
    found: str = waiting_defect(s, t)
    if not found:
        found = drawing_defect(s, t)
    if not found:
        found = payment_defect(s, t)
    if not found:
        found = choice_defect(s, t, viewer)
    if not found:
        found = move_defect(s, t, viewer)
    return found


@cython.cfunc
@cython.exceptval(check=False)
def together(s: State) -> cython.bint:
    """Whether all choose at the same time (C17)."""
    return s.b[L.PHASE] >= L.OPENING and s.b[L.PHASE] <= L.DRAFT_KEEP


@cython.cfunc
@cython.exceptval(check=False)
def paying(s: State) -> cython.bint:
    return (s.b[L.PHASE] >= L.PAY and s.b[L.PHASE] <= L.SURCHARGE) or s.b[
        L.PHASE
    ] == L.FESTIVAL_CHOICE


@cython.cfunc
def waiting_defect(s: State, t: Tables) -> str:
    """The phase is one of the board, and waits for the players it can wait for."""
    phase: cython.int = s.b[L.PHASE]
    waiting: cython.int = s.b[L.WAITING]
    i: cython.int
    dealt: cython.int = 0
    if phase == L.OPENING:
        for i in range(len(t.opening_counts)):
            dealt += t.opening_counts[i]
    if (
        (phase == L.OPENING and dealt == 0)
        or (phase == L.PIECES and t.choose == 0)
        or (phase == L.REFILL and t.decks == 1)
        or (phase == L.SURCHARGE and t.tunnel_cards == 0)
        or (phase == L.FESTIVAL_CHOICE and t.sets == 0)
    ):
        return f"phase {phase}, which the board does not have"
    if phase == L.OVER:
        if waiting:
            return "the game is over, but waits for players"
    elif together(s):
        if waiting == 0 or waiting >> s.b[L.SEATS]:
            return f"the game waits for players {waiting:b} (as bits) of {s.b[L.SEATS]}"
    elif waiting != 1 << s.b[L.TURN]:
        return f"the game waits for players {waiting:b} (as bits) in the turn of {s.b[L.TURN]}"
    return ""


@cython.cfunc
def drawing_defect(s: State, t: Tables) -> str:
    """How many cards have been drawn, and the gap in the row that waits for a card."""
    phase: cython.int = s.b[L.PHASE]
    drawn: cython.int = s.b[L.DRAWN]
    fits: cython.bint = drawn == 0
    if phase == L.SECOND:
        fits = drawn == 1
    elif phase == L.REFILL:
        fits = drawn == 1 or drawn == 2
    elif phase == L.DRAFTING or phase == L.DRAFT_KEEP:
        fits = drawn <= 2
    if not fits:
        return f"{drawn} cards drawn in phase {phase}"
    if phase == L.REFILL:
        if s.b[L.PLACE] >= t.row_size or s.b[L.ROW + s.b[L.PLACE]] != L.NONE:
            return f"place {s.b[L.PLACE]} of the row is not the gap to fill"
    elif s.b[L.PLACE]:
        return f"place {s.b[L.PLACE]} of the row waits for a card in phase {phase}"
    return ""


@cython.cfunc
def payment_defect(s: State, t: Tables) -> str:
    """A payment in the making, and nothing of one where nobody pays (C9)."""
    phase: cython.int = s.b[L.PHASE]
    purpose: cython.int = s.b[L.PURPOSE]
    i: cython.int
    laid: cython.int = 0
    revealed: cython.int = 0
    for i in range(t.types):
        laid += s.b[L.LAID + i]
    for i in range(L.ROW_PLACES):
        revealed += s.b[L.REVEALED + i] != L.NONE
    if not paying(s):
        for i in range(L.PURPOSE, L.COST + 1):
            if s.b[i]:
                return f"a payment in phase {phase}, where nobody pays"
        if laid or revealed:
            return f"cards on the table in phase {phase}, where nobody pays"
        return ""
    if s.b[L.ROUTE] >= t.routes or s.b[L.CITY] >= t.cities or purpose > L.FOR_SURCHARGE:
        return f"a payment for route {s.b[L.ROUTE]}, city {s.b[L.CITY]}, purpose {purpose}"
    if s.b[L.COLOUR] != L.NO_COLOUR and s.b[L.COLOUR] >= t.colours:
        return f"a payment in colour {s.b[L.COLOUR]}; the board has {t.colours}"
    if s.b[L.GIVEN] >= t.types or s.b[L.WILDS] + s.b[L.UNITS] > s.b[L.COST]:
        return f"a payment of {s.b[L.WILDS]} wilds for a cost of {s.b[L.COST]}"
    if (s.b[L.GIVE] > 0) != (phase == L.GIVING):
        return f"{s.b[L.GIVE]} cards to give in phase {phase}"
    if (phase == L.SURCHARGE) > (purpose == L.FOR_SURCHARGE) or (
        purpose == L.FOR_SURCHARGE
        and phase != L.SURCHARGE
        and phase != L.VARIANT
        and phase != L.FESTIVAL_CHOICE
    ):
        return f"purpose {purpose} in phase {phase}"
    if laid and purpose != L.FOR_SURCHARGE and phase < L.GIVING:
        return f"cards are laid down in phase {phase}, before they are chosen"
    if revealed and (
        (purpose != L.FOR_SURCHARGE and phase != L.FESTIVAL_CHOICE)
        or t.route_kind[s.b[L.ROUTE]] != L.TUNNEL
    ):
        return f"cards are turned up in phase {phase}, but nobody digs a tunnel"
    if phase == L.VARIANT and not has_two_types(s, t):
        return f"a choice between card types of colour {s.b[L.COLOUR]}, which has not two"
    if purpose == L.FOR_STATION or purpose == L.FOR_HARBOUR:
        return building_payment_defect(s, t)
    return route_payment_defect(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def has_two_types(s: State, t: Tables) -> cython.bint:
    """Whether the colour of a payment can be paid with cards of two types."""
    colour: cython.int = s.b[L.COLOUR]
    if colour == L.NO_COLOUR:
        return False
    if s.b[L.PURPOSE] == L.FOR_HARBOUR:
        return t.sign_train[colour] != L.NO_TYPE and t.sign_ship[colour] != L.NO_TYPE
    if s.b[L.PURPOSE] != L.FOR_STATION and t.route_sea[s.b[L.ROUTE]]:
        colour += 8
    return t.a_type[colour] != L.NO_TYPE and t.b_type[colour] != L.NO_TYPE


@cython.cfunc
def building_payment_defect(s: State, t: Tables) -> str:
    """A station or a harbour that is about to be built (EU-10, GL-11)."""
    phase: cython.int = s.b[L.PHASE]
    player: cython.int = s.b[L.TURN]
    city: cython.int = s.b[L.CITY]
    station: cython.bint = s.b[L.PURPOSE] == L.FOR_STATION
    left: cython.int = s.b[(L.STATIONS_LEFT if station else L.HARBOURS_LEFT) + player]
    field: cython.int = L.STATIONS if station else L.HARBOURS
    cost: cython.int = t.harbour_trains + t.harbour_ships
    p: cython.int
    i: cython.int
    free: cython.ulonglong
    joined: cython.ulonglong = 0
    if (phase != L.PAY and phase != L.VARIANT) or left == 0 or s.b[L.UNITS]:
        return f"player {player} pays for a building in phase {phase} with {left} left"
    if station:
        cost = t.station_cost[t.stations - left]
        free = t.city_mask[city // 64]
    else:
        free = t.harbour_mask[city // 64]
    for p in range(s.b[L.SEATS]):
        free &= ~s.q[field + p * L.CITY_WORDS + city // 64]
    for i in range(L.ROUTE_WORDS):
        joined |= s.q[L.OWNED + player * L.ROUTE_WORDS + i] & t.routes_at[city * L.ROUTE_WORDS + i]
    if not (free >> (city % 64)) & 1 or not (station or joined):
        return f"player {player} pays for a building in city {city}, where none can be"
    if s.b[L.COST] != cost:
        return f"a building for {s.b[L.COST]} cards; it costs {cost}"
    return ""


@cython.cfunc
def route_payment_defect(s: State, t: Tables) -> str:
    """A route that is about to be claimed, or has just been (C9, EU-7, IB-8)."""
    phase: cython.int = s.b[L.PHASE]
    purpose: cython.int = s.b[L.PURPOSE]
    player: cython.int = s.b[L.TURN]
    route: cython.int = s.b[L.ROUTE]
    word: cython.int = route // 64
    a: cython.int
    b: cython.int
    spare: cython.int
    if purpose == L.FOR_SURCHARGE:
        if s.b[L.COST] == 0 or s.b[L.COST] > t.tunnel_cards or s.b[L.UNITS]:
            return f"a surcharge of {s.b[L.COST]} cards; expected 1 to {t.tunnel_cards}"
        if t.route_kind[route] != L.TUNNEL:
            return f"a surcharge for route {route}, which is no tunnel"
    elif s.b[L.COST] != t.route_length[route]:
        return f"route {route} for {s.b[L.COST]} cards; it costs {t.route_length[route]}"
    if phase == L.FESTIVAL_CHOICE:
        a = t.city_set[t.route_a[route]]
        b = t.city_set[t.route_b[route]]
        if not (s.q[L.OWNED + player * L.ROUTE_WORDS + word] >> (route % 64)) & 1:
            return f"player {player} takes festival cards by route {route} of somebody else"
        if a == L.NONE or b == L.NONE or a == b:
            return f"a choice of festival cards by route {route}, where there is none"
        if s.b[L.FESTIVAL + a] == 0 or s.b[L.FESTIVAL + b] == 0:
            return f"a choice of festival cards by route {route}, where they do not lie"
        return ""
    if (s.q[L.BARRED + player * L.ROUTE_WORDS + word] >> (route % 64)) & 1:
        return f"player {player} pays for route {route}, which is closed"
    if s.b[(L.SHIPS if t.route_sea[route] else L.TRAINS) + player] < t.route_length[route]:
        return f"player {player} has too few pieces for route {route}"
    if t.route_units[route] == 0:
        if s.b[L.UNITS] or phase == L.SUBSTITUTE or phase == L.GIVING:
            return f"cards that stand for others on route {route}, where none do"
    elif phase == L.VARIANT:
        spare = s.b[L.HAND_SIZE + 2 * player] + s.b[L.HAND_SIZE + 2 * player + 1] - s.b[L.COST]
        if s.b[L.UNITS] * (t.route_units[route] - 1) > spare:
            return f"player {player} has too few cards to give for route {route}"
    return ""


@cython.cfunc
def choice_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Only a player who has chosen has a choice, and it is a possible one (C17)."""
    waiting: cython.int = s.b[L.WAITING]
    base: cython.int = L.A_KEEP
    p: cython.int
    action: cython.int
    fits: cython.bint
    if s.b[L.PHASE] == L.DRAFTING:
        base = L.A_PICK
    elif s.b[L.PHASE] == L.PIECES:
        base = L.A_PIECES
    for p in range(s.b[L.SEATS]):
        fits = s.b[L.CHOICE + p] == 0
        if together(s) and not (waiting >> p) & 1 and (viewer == L.WHOLE or viewer == p):
            action = base + s.b[L.CHOICE + p]
            fits = action < L.ACTIONS
            if fits:
                s.b[L.WAITING] = 1 << p
                legal_actions(s, t, p)
                s.b[L.WAITING] = waiting
                fits = (t.legal[action // 64] >> (action % 64)) & 1 != 0
        if not fits:
            return f"player {p} cannot have chosen {s.b[L.CHOICE + p]} in phase {s.b[L.PHASE]}"
    return ""


@cython.cfunc
def move_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Every player whom the game waits for, and whose cards are there to see, has a move."""
    p: cython.int
    i: cython.int
    wilds: cython.int
    found: cython.ulonglong
    for p in range(s.b[L.SEATS]):
        if not (s.b[L.WAITING] >> p) & 1:
            continue
        if viewer != L.WHOLE and viewer != p and s.b[L.PHASE] != L.SECOND:
            continue
        wilds = s.b[L.HAND + p * L.TYPES + t.wild]
        if (s.b[L.PHASE] == L.SUBSTITUTE or s.b[L.PHASE] == L.VARIANT) and wilds < s.b[L.WILDS]:
            return f"player {p} pays with {s.b[L.WILDS]} wilds but has {wilds}"
        legal_actions(s, t, p)
        found = 0
        for i in range(t.legal_from, t.legal_to):
            found |= t.legal[i]
        if found == 0:
            return f"player {p} has no move in phase {s.b[L.PHASE]}"
    return ""
