"""Whether a position could be on a table: everything that a reader of single lines cannot see."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from whistlestop.engine import layout as L
from whistlestop.engine.listing import legal_list
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.look import Look, bits

if TYPE_CHECKING:
    from whistlestop.game.position_read import Draft


def check_position(draft: Draft, state: State) -> None:
    """Note every defect of a complete position."""
    look = Look(draft.board, draft.data)
    _owners(draft, look)
    _doubles(draft, look)
    _buildings(draft, look)
    _cards(draft, look)
    _picks(draft)
    if not draft.lines.defects:
        _can_go_on(draft, state)


def _twice(draft: Draft, what: str, names: list[str]) -> None:
    for name, n in Counter(names).items():
        if n > 1:
            draft.lines.defect(None, f"{what} '{name}' has {n} owners")


def _owners(draft: Draft, look: Look) -> None:
    players = range(draft.seats)
    _twice(draft, "route", [r for p in players for r in look.routes(p)])
    _twice(draft, "the station in", [c for p in players for c in look.stations(p)])
    _twice(draft, "the harbour in", [c for p in players for c in look.harbours(p)])


def _doubles(draft: Draft, look: Look) -> None:
    """C10: no player owns both routes of a double; with few players one is closed."""
    board = draft.board
    owner = look.claimed()
    for route in board.routes:
        if route.twin is None or route.id not in owner:
            continue
        twin = board.routes[route.twin]
        if twin.id not in owner or twin.id < route.id:
            continue
        if owner[twin.id] == owner[route.id]:
            draft.lines.defect(
                None, f"player {owner[route.id]} owns both '{route.id}' and '{twin.id}' (C10)"
            )
        elif draft.seats <= board.rules.double_closed_up_to:
            draft.lines.defect(
                None,
                f"with {draft.seats} players only one of '{route.id}' and '{twin.id}' "
                "is used (C10)",
            )


def _buildings(draft: Draft, look: Look) -> None:
    """EU-10, GL-11: where stations and harbours may stand."""
    cities = {c.id: i for i, c in enumerate(draft.board.cities)}
    for player in range(draft.seats):
        for name in look.stations(player):
            if draft.board.cities[cities[name]].junction:
                draft.lines.defect(None, f"'{name}' is a junction: no station can be built there")
        routes = [draft.board.routes[i] for i in range(len(draft.board.routes))]
        mine = {c for r in routes if r.id in look.routes(player) for c in (r.a, r.b)}
        for name in look.harbours(player):
            if not draft.board.cities[cities[name]].harbour:
                draft.lines.defect(None, f"'{name}' is no harbour city (GL-11)")
            elif cities[name] not in mine:
                draft.lines.defect(
                    None, f"player {player} has a harbour but no route in '{name}' (GL-11)"
                )


def _cards(draft: Draft, look: Look) -> None:
    """Nobody can be known to hold more than they hold."""
    for player in range(draft.seats):
        hand = look.hand(player)
        for card, n in look.known(player).items():
            if n > hand.get(card, 0):
                draft.lines.defect(
                    None, f"player {player} is known to hold {n} {card} but has {hand.get(card, 0)}"
                )


def _picks(draft: Draft) -> None:
    """In a draft all hands have one size, and every player has picked as often."""
    data = draft.data
    if data[L.DRAFT] > 2 or data[L.DRAFTS] > 2:
        draft.lines.defect(None, "there are two drafts at the most")
        return
    if data[L.PHASE] in (L.DRAFTING, L.DRAFT_KEEP):
        if draft.board.rules.draft is None or data[L.DRAFT] == 0:
            draft.lines.defect(None, "the phase is a draft; expected a line 'draft' with 1 or 2")
            return
        sizes = set(data[L.OFFER_SIZE : L.OFFER_SIZE + draft.seats])
        if len(sizes) > 1 or 0 in sizes:
            draft.lines.defect(None, "in a draft every player has an offer of the same size")
        elif data[L.PHASE] == L.DRAFTING and (
            sizes.pop() + data[L.STEP] != draft.board.rules.draft.hand
        ):
            draft.lines.defect(
                None, f"offers and picks are not {draft.board.rules.draft.hand} tickets together"
            )


def _can_go_on(draft: Draft, state: State) -> None:
    """Every player that the game waits for must have a move."""
    tables = Tables(draft.board)
    for player in bits(draft.data[L.WAITING]):
        if not legal_list(state, tables, player):
            phase = Look(draft.board, draft.data).phase
            draft.lines.defect(
                None, f"player {player} has no move in phase {phase}: something is missing"
            )
