"""What belongs to a phase of the game: there it must fit, elsewhere it must not be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whistlestop.engine import layout as L
from whistlestop.engine.listing import is_legal
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
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
    _numbers(draft)
    _payment(draft)
    _offers(draft)
    _drafts(draft)


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
    if data[L.WILDS] + data[L.UNITS] > data[L.COST]:
        draft.lines.defect(
            table.get("wilds"), f"more wilds and substitutes than a cost of {data[L.COST]}"
        )
    hand = Look(draft.board, data).hand_size(data[L.TURN])
    if not (data[L.PHASE] == L.GIVING) <= data[L.GIVE] <= hand * (data[L.PHASE] == L.GIVING):
        draft.lines.defect(
            table.get("to-give"), f"{data[L.GIVE]} cards to give in phase {_name(draft)}"
        )


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


def check_choices(draft: Draft, state: State, tables: Tables) -> None:
    """C17: only who has chosen has a choice, and it is a possible one."""
    data = draft.data
    for player in range(draft.seats):
        choice, waiting = data[L.CHOICE + player], data[L.WAITING]
        fits = choice == 0
        if data[L.PHASE] in CHOOSING and not waiting >> player & 1:
            trial = state.copy()
            trial.data[L.WAITING] |= 1 << player
            fits = is_legal(trial, tables, player, CHOOSING[data[L.PHASE]] + choice)
        if not fits:
            line = draft.lines.players.get(player, {}).get("choice")
            draft.lines.defect(
                line, f"player {player} cannot have chosen {choice} in phase {_name(draft)}"
            )


def _name(draft: Draft) -> str:
    return Look(draft.board, draft.data).phase
