"""Checks the lines that belong to a phase: they must fit it, and be absent elsewhere."""

from __future__ import annotations

from whistlestop.boards.model import RouteKind
from whistlestop.engine.actions import PAYING, TOGETHER, Phase, Purpose
from whistlestop.engine.fields import span
from whistlestop.engine.listing import is_legal
from whistlestop.engine.reader import DRAFT_CARD, GAP
from whistlestop.engine.state import State
from whistlestop.engine.tables import cards_for_one_space
from whistlestop.game.position.draft import Draft

PAYMENT_LINES = (
    *("purpose", "route", "city", "colour", "given", "wilds", "substituted", "to-give", "cost"),
    *("laid", "revealed"),
)
DRAFTING = (Phase.DRAFTING, Phase.DRAFT_KEEP)


def check_phase(draft: Draft) -> None:
    """Report every number and line that does not fit the phase."""
    _known_here(draft)
    _numbers(draft)
    _draft_card(draft)
    _exchanges(draft)
    if draft.phase in PAYING or draft.phase is Phase.FESTIVAL_CHOICE:
        _payment(draft)
        _purpose(draft)
    else:
        _no_payment(draft)
    _offers(draft)
    _drafts(draft)


def _known_here(draft: Draft) -> None:
    """Not every board has every phase."""
    rules, routes = draft.board.rules, draft.board.routes
    several = any(cards_for_one_space(route, rules) for route in routes)
    has = {
        Phase.OPENING: rules.opening_tickets,
        Phase.PIECES: rules.choose_pieces,
        Phase.REFILL: len(draft.board.decks) == 2,
        Phase.SUBSTITUTE: several,
        Phase.GIVING: several,
        Phase.SURCHARGE: rules.tunnel_cards,
        Phase.FESTIVAL_CHOICE: draft.board.festivals,
    }
    if not has.get(draft.phase, True):
        draft.defect(f"this board has no phase {draft.phase}", "phase")


def _numbers(draft: Draft) -> None:
    rules, players, phase = draft.board.rules, draft.players, draft.phase
    going_on = int(phase is not Phase.OVER)
    drawn = {Phase.SECOND: (1, 1), Phase.REFILL: (1, 2)} | dict.fromkeys(DRAFTING, (0, 2))
    idle, ending = draft.number("idle"), draft.number("ending")
    for word, field, least, most in (
        ("drawn", "drawn", *drawn.get(phase, (0, 0))),
        ("gap", "gap", 0, sum(rules.row) - 1 if phase is Phase.REFILL else 0),
        ("idle", "idle", 0, 2 * players - going_on),
        ("passes", "passes", 0, min(players - going_on, idle)),
        ("draft-due", "draft_due", 0, int(rules.draft is not None)),
        ("last-turns", "turns_left", ending * going_on, players * rules.last_turns),
    ):
        n = draft.number(field)
        if not least <= n <= most:
            expected = f"{least} to {most}" if least < most else f"{least}"
            draft.defect(f"{word} {n} in phase {phase}; expected {expected}", word)
    if phase is Phase.REFILL and draft.numbers("row")[draft.number("gap")] != GAP:
        draft.defect("there is no gap in the row to refill", "gap")


def _draft_card(draft: Draft) -> None:
    place = draft.deck(0).find(DRAFT_CARD)
    if place >= 0 and not draft.number("draft_low") <= place <= draft.number("draft_high"):
        draft.defect(
            f"the draft card is at {place}, counted from the bottom of the deck",
            "draft-low" if draft.line("draft-low") else "draft-high",
        )


def _exchanges(draft: Draft) -> None:
    """GL-12: points lost by exchanges, on boards that have them."""
    cost = draft.board.rules.exchange_cost
    for player in range(draft.players):
        lost = draft.number("exchanged", player)
        if lost % cost if cost else lost:
            draft.defect(
                f"{lost} points lost by exchanges that cost {cost} each", "exchanged", player
            )


def _no_payment(draft: Draft) -> None:
    """C9: no payment unless somebody is paying."""
    for word in PAYMENT_LINES:
        line = draft.line(word)
        if line and (line.words != ["0"] or word not in ("wilds", "cost")):
            draft.defect(f"'{word}' belongs to a payment, not to phase {draft.phase}", word)


def _payment(draft: Draft) -> None:
    """C9: a payment in progress."""
    most, cost, phase = draft.board.rules.tunnel_cards, draft.cost, draft.phase
    if draft.purpose is Purpose.SURCHARGE:
        if not 1 <= cost <= most:
            draft.defect(f"a surcharge of {cost}; expected 1 to {most}", "cost")
    elif phase is Phase.SURCHARGE:
        draft.defect("expected 'purpose surcharge' in this phase", "purpose")
    elif cost != draft.price:
        draft.defect(f"it costs {draft.price}, not {cost}", "cost")
    wild = draft.board.wild
    held = draft.in_hand(draft.turn, wild) if wild >= 0 else 0
    if phase in (Phase.SUBSTITUTE, Phase.VARIANT) and draft.wilds > held:
        draft.defect(f"{draft.wilds} wilds to pay, but {held} in hand", "wilds")
    if draft.wilds + draft.units > cost:
        draft.defect(f"wilds and substitutes exceed the cost of {cost}", "wilds")
    most_given = draft.hand_size(draft.turn) if phase is Phase.GIVING else 0
    if not (phase is Phase.GIVING) <= draft.to_give <= most_given:
        draft.defect(f"{draft.to_give} cards to give in phase {phase}", "to-give")


def _purpose(draft: Draft) -> None:
    """C9, EU-10, GL-11: the player can have what they are paying for."""
    player, purpose = draft.turn, draft.purpose
    if purpose in (Purpose.STATION, Purpose.HARBOUR):
        station = purpose is Purpose.STATION
        built = draft.stations if station else draft.harbours
        left = (draft.stations_left if station else draft.harbours_left)(player)
        if not left or any(draft.city in built(p) for p in range(draft.players)):
            draft.defect(f"player {player} cannot build in '{draft.city}'", "city")
        return
    route, index = draft.route, draft.number("route")
    if draft.phase is Phase.FESTIVAL_CHOICE:
        if index not in draft.owned(player):
            draft.defect(f"player {player} does not own '{route.id}'", "route")
        return
    pieces = (draft.ships if route.kind == RouteKind.SEA else draft.trains)(player)
    if index in draft.barred(player) or pieces < route.length:
        draft.defect(f"player {player} cannot claim '{route.id}'", "route")
    if purpose is Purpose.SURCHARGE and route.kind != RouteKind.TUNNEL:
        draft.defect(f"'{route.id}' is not a tunnel", "route")
    several = cards_for_one_space(route, draft.board.rules)
    if not several and (draft.units or draft.phase in (Phase.SUBSTITUTE, Phase.GIVING)):
        draft.defect(f"'{route.id}' takes no substitute cards", "route")


def _offers(draft: Draft) -> None:
    for player in range(draft.players):
        keeping = draft.phase is Phase.KEEP and player == draft.turn
        asked = draft.phase in TOGETHER and draft.phase is not Phase.PIECES
        if draft.offer_size(player) and not (keeping or asked):
            draft.defect(f"phase {draft.phase} offers player {player} no tickets", "offer", player)


def _drafts(draft: Draft) -> None:
    running, number = draft.phase in DRAFTING, draft.number("draft")
    for word in ("draft", "step"):
        if draft.number(word) and not running:
            draft.defect(f"'{word}' belongs to a draft, not to phase {draft.phase}", word)
    done = draft.number("drafts_done")
    if running and number != done + 1:
        draft.defect(f"draft {number} after {done} drafts", "draft")


def check_choices(draft: Draft, state: State) -> None:
    """C17: exactly the players who have chosen have a choice, and a possible one."""
    for player in range(draft.players):
        choice = draft.number("choice", player)
        fits = choice == 0
        if draft.phase in TOGETHER and not draft.waits_for(player):
            trial = state.copy()
            trial.data[span("waiting")] = bytes([1 << player])
            fits = is_legal(trial, draft.tables, player, TOGETHER[draft.phase](choice))
        if not fits:
            draft.defect(
                f"player {player} cannot have chosen {choice} in phase {draft.phase}",
                "choice",
                player,
            )
