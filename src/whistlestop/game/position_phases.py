"""What belongs to a phase of the game: there it must fit, elsewhere it must not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.boards.model import RouteKind
from whistlestop.engine import layout as L
from whistlestop.engine.listing import is_legal
from whistlestop.engine.state import State
from whistlestop.engine.tables import cards_for_one_space
from whistlestop.game.look import Look

if TYPE_CHECKING:
    from whistlestop.game.position_read import Draft

PAYING = (L.PAY, L.SUBSTITUTE, L.VARIANT, L.GIVING, L.SURCHARGE, L.FESTIVAL_CHOICE)
CHOOSING = {
    L.OPENING: L.A_KEEP,
    L.PIECES: L.A_PIECES,
    L.DRAFTING: L.A_PICK,
    L.DRAFT_KEEP: L.A_KEEP,
}
"""Phases in which all choose at the same time (C17), and where their actions begin."""

PAYMENT_LINES = (
    *("purpose", "route", "city", "colour", "given", "wilds", "substituted", "to-give", "cost"),
    *("laid", "revealed"),
)


def check_phase(draft: Draft) -> None:
    """Note every number and line that does not fit the phase."""
    _known_here(draft)
    _numbers(draft)
    _exchanges(draft)
    _payment(draft)
    _offers(draft)
    _drafts(draft)


def _known_here(draft: Draft) -> None:
    """Not every board has every phase."""
    rules, routes = draft.board.rules, draft.board.routes
    several = any(cards_for_one_space(route, rules) for route in routes)
    has = {
        L.OPENING: rules.opening_tickets,
        L.PIECES: rules.choose_pieces,
        L.REFILL: len(draft.board.decks) == 2,
        L.SUBSTITUTE: several,
        L.GIVING: several,
        L.SURCHARGE: rules.tunnel_cards,
        L.FESTIVAL_CHOICE: draft.board.festivals,
    }
    if not has.get(draft.data[L.PHASE], True):
        draft.lines.defect(draft.lines.table.get("phase"), f"no phase {_name(draft)} on this board")


def _numbers(draft: Draft) -> None:
    data, rules, seats = draft.data, draft.board.rules, draft.seats
    phase = data[L.PHASE]
    going_on = int(phase != L.OVER)
    drawn = {L.SECOND: (1, 1), L.REFILL: (1, 2), L.DRAFTING: (0, 2), L.DRAFT_KEEP: (0, 2)}
    for word, at, least, most in (
        ("drawn", L.DRAWN, *drawn.get(phase, (0, 0))),
        ("gap", L.PLACE, 0, sum(rules.row) - 1 if phase == L.REFILL else 0),
        ("idle", L.IDLE, 0, 2 * seats - going_on),
        ("passes", L.PASSES, 0, min(seats - going_on, data[L.IDLE])),
        ("draft-due", L.DRAFT_DUE, 0, int(rules.draft is not None)),
        ("last-turns", L.LAST, data[L.ENDING] * going_on, seats * rules.last_turns),
    ):
        if not least <= data[at] <= most:
            expected = f"{least} to {most}" if least < most else f"{least}"
            draft.lines.defect(
                draft.lines.table.get(word),
                f"{word} {data[at]} in phase {_name(draft)}; expected {expected}",
            )
    place = data[L.DECK : L.DECK + data[L.DECK_SIZE]].find(L.DRAFT_CARD)
    if place >= 0 and not data[L.DRAFT_LOW] <= place <= data[L.DRAFT_HIGH]:
        draft.lines.defect(
            draft.lines.table.get("draft-low") or draft.lines.table.get("draft-high"),
            f"the draft card lies at {place}, counted from the bottom of the deck",
        )
    if phase == L.REFILL and data[L.ROW + data[L.PLACE]] != L.NONE:
        draft.lines.defect(draft.lines.table.get("gap"), "there is no gap in the row to refill")


def _exchanges(draft: Draft) -> None:
    """GL-12: points lost by exchanges, where there are any."""
    cost = draft.board.rules.exchange_cost
    for player in range(draft.seats):
        lost = Look(draft.board, draft.data).short(L.EXCHANGED + player)
        if lost % cost if cost else lost:
            draft.lines.defect(
                draft.lines.players[player]["exchanged"], f"{lost} points by exchanges of {cost}"
            )


def _payment(draft: Draft) -> None:
    """C9: a payment in the making, and none where nobody pays."""
    data, table = draft.data, draft.lines.table
    if data[L.PHASE] not in PAYING:
        for word in PAYMENT_LINES:
            if word in table and (table[word].words != ["0"] or word not in ("wilds", "cost")):
                draft.lines.defect(
                    table[word], f"'{word}' belongs to a payment, not to phase {_name(draft)}"
                )
        return
    most = draft.board.rules.tunnel_cards
    if data[L.PURPOSE] == L.FOR_SURCHARGE:
        if not 1 <= data[L.COST] <= most:
            draft.lines.defect(table.get("cost"), f"a surcharge of {data[L.COST]}; 1 to {most}")
    elif data[L.PHASE] == L.SURCHARGE:
        draft.lines.defect(table.get("purpose"), "expected 'purpose surcharge' in this phase")
    elif data[L.COST] != draft.price:
        draft.lines.defect(table.get("cost"), f"it costs {draft.price}, not {data[L.COST]}")
    _purpose(draft)
    wild = draft.board.wild if draft.board.wild >= 0 else L.NO_TYPE
    wilds = data[L.HAND + data[L.TURN] * L.TYPES + wild]
    if data[L.PHASE] in (L.SUBSTITUTE, L.VARIANT) and data[L.WILDS] > wilds:
        draft.lines.defect(table.get("wilds"), f"{data[L.WILDS]} wilds to pay, {wilds} in the hand")
    if data[L.WILDS] + data[L.UNITS] > data[L.COST]:
        draft.lines.defect(
            table.get("wilds"), f"more wilds and substitutes than a cost of {data[L.COST]}"
        )
    hand = Look(draft.board, data).hand_size(data[L.TURN])
    if not (data[L.PHASE] == L.GIVING) <= data[L.GIVE] <= hand * (data[L.PHASE] == L.GIVING):
        draft.lines.defect(
            table.get("to-give"), f"{data[L.GIVE]} cards to give in phase {_name(draft)}"
        )


def _purpose(draft: Draft) -> None:
    """C9, EU-10, GL-11: what is paid for can be had."""
    data, board, player = draft.data, draft.board, draft.data[L.TURN]
    look = Look(board, data)
    if data[L.PURPOSE] in (L.FOR_STATION, L.FOR_HARBOUR):
        built = look.stations if data[L.PURPOSE] == L.FOR_STATION else look.harbours
        left = L.STATIONS_LEFT if data[L.PURPOSE] == L.FOR_STATION else L.HARBOURS_LEFT
        city = board.cities[data[L.CITY]].id
        if not data[left + player] or any(city in built(p) for p in range(draft.seats)):
            draft.lines.defect(
                draft.lines.table.get("city"), f"player {player} can build nothing in '{city}'"
            )
        return
    route = board.routes[data[L.ROUTE]]
    line = draft.lines.table.get("route")
    if data[L.PHASE] == L.FESTIVAL_CHOICE:
        if route.id not in look.routes(player):
            draft.lines.defect(line, f"player {player} does not own '{route.id}'")
        return
    barred = look.word_bits(L.BARRED + player * L.ROUTE_WORDS, L.ROUTE_WORDS)
    pieces = data[(L.SHIPS if route.kind == RouteKind.SEA else L.TRAINS) + player]
    if data[L.ROUTE] in barred or pieces < route.length:
        draft.lines.defect(line, f"player {player} cannot claim '{route.id}'")
    if data[L.PURPOSE] == L.FOR_SURCHARGE and route.kind != RouteKind.TUNNEL:
        draft.lines.defect(line, f"'{route.id}' is no tunnel")
    several = cards_for_one_space(route, board.rules)
    if not several and (data[L.UNITS] or data[L.PHASE] in (L.SUBSTITUTE, L.GIVING)):
        draft.lines.defect(line, f"no cards stand for others on '{route.id}'")


def _offers(draft: Draft) -> None:
    phase, sizes = draft.data[L.PHASE], draft.data[L.OFFER_SIZE : L.OFFER_SIZE + draft.seats]
    for player, size in enumerate(sizes):
        asked = phase in CHOOSING or (phase == L.KEEP and player == draft.data[L.TURN])
        if size and (phase == L.PIECES or not asked):
            line = draft.lines.players[player].get("offer")
            draft.lines.defect(line, f"phase {_name(draft)} offers player {player} no tickets")


def _drafts(draft: Draft) -> None:
    data = draft.data
    running = data[L.PHASE] in (L.DRAFTING, L.DRAFT_KEEP)
    for word, at in (("draft", L.DRAFT), ("step", L.STEP)):
        if data[at] and not running:
            draft.lines.defect(
                draft.lines.table[word], f"'{word}' belongs to a draft, not to phase {_name(draft)}"
            )
    if running and data[L.DRAFT] != data[L.DRAFTS] + 1:
        draft.lines.defect(
            draft.lines.table.get("draft"),
            f"draft {data[L.DRAFT]} after {data[L.DRAFTS]} drafts",
        )


def check_choices(draft: Draft, state: State) -> None:
    """C17: only who has chosen has a choice, and it is a possible one."""
    data = draft.data
    for player in range(draft.seats):
        choice, waiting = data[L.CHOICE + player], data[L.WAITING]
        fits = choice == 0
        if data[L.PHASE] in CHOOSING and not waiting >> player & 1:
            trial = state.copy()
            trial.data[L.WAITING] |= 1 << player
            fits = is_legal(trial, draft.tables, player, CHOOSING[data[L.PHASE]] + choice)
        if not fits:
            line = draft.lines.players.get(player, {}).get("choice")
            draft.lines.defect(
                line, f"player {player} cannot have chosen {choice} in phase {_name(draft)}"
            )


def _name(draft: Draft) -> str:
    return Look(draft.board, draft.data).phase
