"""Checks the phase of an outside state: the board has it, and everyone to act has a move."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.actions import first_choice, is_together
from whistlestop.engine.bits import has
from whistlestop.engine.fields import PAYMENT, mask_of
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.network import touches
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

PAYMENT_MASK = cython.declare(bytes, mask_of(PAYMENT))


def phase_defect(s: State, t: Tables, viewer: cython.int) -> str:
    """Check the phase, a payment in progress, choices and moves."""
    actions = ActionSet()
    found: str = waiting_defect(s, t)
    if not found:
        found = drawing_defect(s, t)
    if not found:
        found = payment_defect(s, t)
    if not found:
        found = choice_defect(s, t, viewer, actions)
    if not found:
        found = move_defect(s, t, viewer, actions)
    return found


@cython.cfunc
@cython.exceptval(check=False)
def paying(s: State) -> cython.bint:
    return (s.f.phase >= L.PAY and s.f.phase <= L.SURCHARGE) or s.f.phase == L.FESTIVAL_CHOICE


@cython.cfunc
def waiting_defect(s: State, t: Tables) -> str:
    """Check that the board has the phase, and that the right players are to act."""
    phase: cython.int = s.f.phase
    waiting: cython.int = s.f.waiting
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
            return "the game is over but waits for players"
    elif is_together(s.f.phase):
        if waiting == 0 or waiting >> s.f.players:
            return f"the game waits for players {waiting:b} (as bits) of {s.f.players}"
    elif waiting != 1 << s.f.turn:
        return f"the game waits for players {waiting:b} (as bits) in the turn of {s.f.turn}"
    return ""


@cython.cfunc
def drawing_defect(s: State, t: Tables) -> str:
    """Check the number of cards drawn, and the gap in the row to refill."""
    phase: cython.int = s.f.phase
    drawn: cython.int = s.f.drawn
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
        if s.f.gap >= t.row_size or s.f.row[s.f.gap] != L.NONE:
            return f"place {s.f.gap} of the row is not the gap to fill"
    elif s.f.gap:
        return f"place {s.f.gap} of the row is to be refilled in phase {phase}"
    return ""


@cython.cfunc
def payment_defect(s: State, t: Tables) -> str:
    """Check a payment in progress, and that nothing is left of one otherwise (C9)."""
    phase: cython.int = s.f.phase
    purpose: cython.int = s.f.purpose
    i: cython.int
    laid: cython.int = 0
    revealed: cython.int = 0
    for i in range(t.types):
        laid += s.f.laid[i]
    for i in range(L.ROW_PLACES):
        revealed += s.f.revealed[i] != L.NONE
    if not paying(s):
        if s.holds_any_of(PAYMENT_MASK):
            return f"a payment in phase {phase}, where nobody pays"
        if laid or revealed:
            return f"cards on the table in phase {phase}, where nobody pays"
        return ""
    if s.f.route >= t.routes or s.f.city >= t.cities or purpose > L.FOR_SURCHARGE:
        return f"a payment for route {s.f.route}, city {s.f.city}, purpose {purpose}"
    if s.f.colour != L.NO_COLOUR and s.f.colour >= t.colours:
        return f"a payment in colour {s.f.colour}; the board has {t.colours}"
    if s.f.given >= t.types or s.f.wilds + s.f.units > s.f.cost:
        return f"a payment of {s.f.wilds} wilds for a cost of {s.f.cost}"
    if (s.f.to_give > 0) != (phase == L.GIVING):
        return f"{s.f.to_give} cards to give in phase {phase}"
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
        or t.route_kind[s.f.route] != L.TUNNEL
    ):
        return f"cards are revealed in phase {phase}, but nobody is claiming a tunnel"
    if phase == L.VARIANT and not has_two_types(s, t):
        return f"a choice between card types of colour {s.f.colour}, which does not have two"
    if purpose == L.FOR_STATION or purpose == L.FOR_HARBOUR:
        return building_payment_defect(s, t)
    return route_payment_defect(s, t)


@cython.cfunc
@cython.exceptval(check=False)
def has_two_types(s: State, t: Tables) -> cython.bint:
    """Whether two card types can pay in the colour of the payment."""
    colour: cython.int = s.f.colour
    if colour == L.NO_COLOUR:
        return False
    if s.f.purpose == L.FOR_HARBOUR:
        return t.sign_train[colour] != L.NO_TYPE and t.sign_ship[colour] != L.NO_TYPE
    if s.f.purpose != L.FOR_STATION and t.route_sea[s.f.route]:
        colour += 8
    return t.a_type[colour] != L.NO_TYPE and t.b_type[colour] != L.NO_TYPE


@cython.cfunc
def building_payment_defect(s: State, t: Tables) -> str:
    """Check the payment for a station or a harbour (EU-10, GL-11)."""
    phase: cython.int = s.f.phase
    player: cython.int = s.f.turn
    city: cython.int = s.f.city
    station: cython.bint = s.f.purpose == L.FOR_STATION
    left: cython.int = s.f.stations_left[player] if station else s.f.harbours_left[player]
    cost: cython.int = t.harbour_trains + t.harbour_ships
    p: cython.int
    free: cython.bint
    built: cython.bint
    where: cython.ulonglong
    if (phase != L.PAY and phase != L.VARIANT) or left == 0 or s.f.units:
        return f"player {player} pays for a building in phase {phase} with {left} left"
    if station:
        cost = t.station_cost[t.stations - left]
        where = t.city_mask[city // L.WORD]
    else:
        where = t.harbour_mask[city // L.WORD]
    free = (where >> (city % L.WORD)) & 1 != 0 and (station or touches(s, t, player, city))
    for p in range(s.f.players):
        built = has(s.f.stations[p], city) if station else has(s.f.harbours[p], city)
        free = free and not built
    if not free:
        return f"player {player} pays for a building in city {city}, where none can be"
    if s.f.cost != cost:
        return f"a building for {s.f.cost} cards; it costs {cost}"
    return ""


@cython.cfunc
def route_payment_defect(s: State, t: Tables) -> str:
    """Check the payment for a route, or one just claimed (C9, EU-7, IB-8)."""
    phase: cython.int = s.f.phase
    purpose: cython.int = s.f.purpose
    player: cython.int = s.f.turn
    route: cython.int = s.f.route
    a: cython.int
    b: cython.int
    spare: cython.int
    if purpose == L.FOR_SURCHARGE:
        if s.f.cost == 0 or s.f.cost > t.tunnel_cards or s.f.units:
            return f"a surcharge of {s.f.cost} cards; expected 1 to {t.tunnel_cards}"
        if t.route_kind[route] != L.TUNNEL:
            return f"a surcharge for route {route}, which is not a tunnel"
    elif s.f.cost != t.route_length[route]:
        return f"route {route} for {s.f.cost} cards; it costs {t.route_length[route]}"
    if phase == L.FESTIVAL_CHOICE:
        a = t.city_set[t.route_a[route]]
        b = t.city_set[t.route_b[route]]
        if not has(s.f.owned[player], route):
            return f"player {player} takes festival cards for route {route}, which they do not own"
        if a == L.NONE or b == L.NONE or a == b:
            return f"a choice of festival cards for route {route}, which offers none"
        if s.f.festivals[a] == 0 or s.f.festivals[b] == 0:
            return f"a choice of festival cards for route {route}, which lacks them at an end"
        return ""
    if has(s.f.barred[player], route):
        return f"player {player} pays for route {route}, which is closed"
    left = s.f.ships[player] if t.route_sea[route] else s.f.trains[player]
    if left < t.route_length[route]:
        return f"player {player} has too few pieces for route {route}"
    if t.route_units[route] == 0:
        if s.f.units or phase == L.SUBSTITUTE or phase == L.GIVING:
            return f"substitute cards on route {route}, which takes none"
    elif phase == L.VARIANT:
        spare = s.f.hand_sizes[player][0] + s.f.hand_sizes[player][1] - s.f.cost
        if s.f.units * (t.route_units[route] - 1) > spare:
            return f"player {player} has too few cards to give for route {route}"
    return ""


@cython.cfunc
def choice_defect(s: State, t: Tables, viewer: cython.int, actions: ActionSet) -> str:
    """Check that exactly the players who have chosen have a choice, and a possible one (C17)."""
    waiting: cython.int = s.f.waiting
    p: cython.int
    action: cython.int
    fits: cython.bint
    for p in range(s.f.players):
        fits = s.f.choice[p] == 0
        if is_together(s.f.phase) and not (waiting >> p) & 1 and (viewer == L.WHOLE or viewer == p):
            action = first_choice(s.f.phase) + s.f.choice[p]
            fits = action < L.ACTIONS
            if fits:
                s.f.waiting = 1 << p
                legal_actions(s, t, p, actions)
                s.f.waiting = waiting
                fits = has(actions.words, action)
        if not fits:
            return f"player {p} cannot have chosen {s.f.choice[p]} in phase {s.f.phase}"
    return ""


@cython.cfunc
def move_defect(s: State, t: Tables, viewer: cython.int, actions: ActionSet) -> str:
    """Check that every player to act whose cards are visible has a move."""
    p: cython.int
    wilds: cython.int
    for p in range(s.f.players):
        if not (s.f.waiting >> p) & 1:
            continue
        if viewer != L.WHOLE and viewer != p and s.f.phase != L.SECOND:
            continue
        wilds = s.f.hand[p][t.wild]
        if (s.f.phase == L.SUBSTITUTE or s.f.phase == L.VARIANT) and wilds < s.f.wilds:
            return f"player {p} pays with {s.f.wilds} wilds but has {wilds}"
        legal_actions(s, t, p, actions)
        if actions.count() == 0:
            return f"player {p} has no move in phase {s.f.phase}"
    return ""
