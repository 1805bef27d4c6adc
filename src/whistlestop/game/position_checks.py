"""Whether a position could be on a table: everything that a reader of single lines cannot see."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from whistlestop.engine import layout as L
from whistlestop.engine.listing import legal_list
from whistlestop.engine.state import State
from whistlestop.game.look import Look, bits
from whistlestop.game.position_phases import check_choices, check_phase

if TYPE_CHECKING:
    from whistlestop.game.position_read import Draft


def check_position(draft: Draft, state: State) -> None:
    """Note every defect of a complete position."""
    look = Look(draft.board, draft.data)
    _owners(draft, look)
    _doubles(draft, look)
    _buildings(draft, look)
    _cards(draft, look)
    _festivals(draft)
    _picks(draft)
    check_phase(draft)
    if not draft.lines.defects:
        check_choices(draft, state)
        _can_go_on(draft, state)


def _twice(draft: Draft, what: str, names: list[str], how: str = "has {} owners") -> None:
    for name, n in Counter(names).items():
        if n > 1:
            draft.lines.defect(None, f"{what} '{name}' {how.format(n)}")


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


def _festivals(draft: Draft) -> None:
    """IB-1: no more festival cards and draft cards than there are."""
    data = draft.data
    deck = data[L.DECK : L.DECK + data[L.DECK_SIZE]]
    for i, festival in enumerate(draft.board.festivals):
        n = deck.count(L.FESTIVAL_CARD + i) + data[L.FESTIVAL + i]
        n += sum(data[L.TAKEN + p * L.SETS + i] for p in range(draft.seats))
        if n > festival.cards:
            draft.lines.defect(
                None, f"{n} festival cards '{festival.id}'; the board has {festival.cards}"
            )
    cards = deck.count(L.DRAFT_CARD)
    out = data[L.DRAFT_DUE] or 2 in (data[L.DRAFT], data[L.DRAFTS])
    if cards > (0 if out else 1):
        draft.lines.defect(
            draft.lines.table.get(f"deck {draft.board.decks[0]}"),
            f"{cards} draft cards in the deck{' after the draft card has come up' * bool(out)}",
        )


def _picks(draft: Draft) -> None:
    """In a draft all hands have one size, and every player has picked as often."""
    data = draft.data
    most = 2 if draft.board.rules.draft else 0
    if data[L.DRAFT] > most or data[L.DRAFTS] > most:
        draft.lines.defect(None, f"there are {most} drafts on this board")
        return
    _picked(draft)
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


def _picked(draft: Draft) -> None:
    """All have picked as many tickets, and none twice; of a draft that is over all or no picks."""
    data, rules = draft.data, draft.board.rules.draft
    for which in (1, 2):
        found: list[str] = []
        for player in range(draft.seats):
            line = draft.lines.players.get(player, {}).get(f"picks-{which}")
            picked = line.words if line else []
            found += picked
            whole = rules.hand if rules and data[L.DRAFTS] >= which else 0
            expected = data[L.STEP] if data[L.DRAFT] == which else whole
            keeping = data[L.DRAFT] == which and data[L.PHASE] == L.DRAFT_KEEP
            if len(picked) != expected and (picked or not (whole or keeping)):
                draft.lines.defect(
                    line, f"player {player} picked {len(picked)} tickets; expected {expected}"
                )
        _twice(draft, f"in draft {which} ticket", found, "was picked {} times")


def _can_go_on(draft: Draft, state: State) -> None:
    """Every player that the game waits for must have a move."""
    for player in bits(draft.data[L.WAITING]):
        if not legal_list(state, draft.tables, player):
            phase = Look(draft.board, draft.data).phase
            draft.lines.defect(
                None, f"player {player} has no move in phase {phase}: something is missing"
            )
