"""Checks that a position could occur in play: everything that single lines cannot show."""

from __future__ import annotations

from collections import Counter

from whistlestop.engine.actions import Phase
from whistlestop.engine.listing import legal_list
from whistlestop.engine.reader import DRAFT_CARD, FESTIVAL_CARD
from whistlestop.engine.state import State
from whistlestop.game.position.draft import Draft
from whistlestop.game.position.phases import check_choices, check_phase


def check_position(draft: Draft, state: State) -> None:
    """Report every defect of a complete position."""
    _owners(draft)
    _doubles(draft)
    _buildings(draft)
    _cards(draft)
    _festivals(draft)
    _picks(draft)
    check_phase(draft)
    if not draft.lines.defects:
        check_choices(draft, state)
        _can_go_on(draft, state)


def _twice(draft: Draft, what: str, names: list[str], how: str = "has {} owners") -> None:
    for name, n in Counter(names).items():
        if n > 1:
            draft.defect(f"{what} '{name}' {how.format(n)}")


def _owners(draft: Draft) -> None:
    players = range(draft.players)
    _twice(draft, "route", [r for p in players for r in draft.routes(p)])
    _twice(draft, "the station in", [c for p in players for c in draft.stations(p)])
    _twice(draft, "the harbour in", [c for p in players for c in draft.harbours(p)])


def _doubles(draft: Draft) -> None:
    """C10: no player owns both routes of a double; with few players one of them is closed."""
    board = draft.board
    owner = draft.claimed()
    for route in board.routes:
        if route.twin is None or route.id not in owner:
            continue
        twin = board.routes[route.twin]
        if twin.id not in owner or twin.id < route.id:
            continue
        if owner[twin.id] == owner[route.id]:
            draft.defect(f"player {owner[route.id]} owns both '{route.id}' and '{twin.id}' (C10)")
        elif draft.players <= board.rules.double_closed_up_to:
            draft.defect(
                f"with {draft.players} players only one of '{route.id}' and '{twin.id}' "
                "can be claimed (C10)"
            )


def _buildings(draft: Draft) -> None:
    """EU-10, GL-11: where stations and harbours may stand."""
    cities, routes = draft.board.cities, draft.board.routes
    for player in range(draft.players):
        for i in draft.bits("stations", player):
            if cities[i].junction:
                draft.defect(f"'{cities[i].id}' is a junction: no station can be built there")
        mine = {c for r in draft.owned(player) for c in (routes[r].a, routes[r].b)}
        for i in draft.bits("harbours", player):
            if not cities[i].harbour:
                draft.defect(f"'{cities[i].id}' is not a harbour city (GL-11)")
            elif i not in mine:
                draft.defect(
                    f"player {player} has a harbour but no route in '{cities[i].id}' (GL-11)"
                )


def _cards(draft: Draft) -> None:
    """Nobody is known to hold more cards than they do."""
    for player in range(draft.players):
        hand = draft.hand(player)
        for card, n in draft.known(player).items():
            held = hand.get(card, 0)
            if n > held:
                draft.defect(f"player {player} is known to hold {n} {card} but has {held}")


def _festivals(draft: Draft) -> None:
    """IB-1: no more festival cards and draft cards than there are."""
    deck = draft.deck(0)
    for i, festival in enumerate(draft.board.festivals):
        n = deck.count(FESTIVAL_CARD + i) + draft.festivals_out(i)
        if n > festival.cards:
            draft.defect(f"{n} festival cards '{festival.id}'; the board has {festival.cards}")
    cards = deck.count(DRAFT_CARD)
    out = draft.draft_card_out
    if cards > (0 if out else 1):
        draft.defect(
            f"{cards} draft cards in the deck{' after the draft card has come up' * out}",
            f"deck {draft.board.decks[0]}",
        )


def _picks(draft: Draft) -> None:
    """In a draft all hands are the same size, and every player has picked the same number."""
    rules, number = draft.board.rules.draft, draft.number("draft")
    most = 2 if rules else 0
    if max(number, draft.number("drafts_done")) > most:
        draft.defect(f"this board has {most} drafts")
        return
    _picked(draft)
    if draft.phase in (Phase.DRAFTING, Phase.DRAFT_KEEP):
        if rules is None or number == 0:
            draft.defect("the phase is a draft; expected a line 'draft' with 1 or 2")
            return
        sizes = {draft.offer_size(player) for player in range(draft.players)}
        if len(sizes) > 1 or 0 in sizes:
            draft.defect("in a draft every player has an offer of the same size")
        elif draft.phase is Phase.DRAFTING and sizes.pop() + draft.number("step") != rules.hand:
            draft.defect(f"offers and picks do not add up to {rules.hand} tickets")


def _picked(draft: Draft) -> None:
    """Everyone has picked the same number of tickets, none twice; after a draft, all or none."""
    rules = draft.board.rules.draft
    for which in (1, 2):
        found: list[str] = []
        running = draft.number("draft") == which
        whole = rules.hand if rules and draft.number("drafts_done") >= which else 0
        expected = draft.number("step") if running else whole
        keeping = running and draft.phase is Phase.DRAFT_KEEP
        for player in range(draft.players):
            line = draft.line(f"picks-{which}", player)
            picked = line.words if line else []
            found += picked
            if len(picked) != expected and (picked or not (whole or keeping)):
                draft.lines.defect(
                    line, f"player {player} picked {len(picked)} tickets; expected {expected}"
                )
        _twice(draft, f"in draft {which} ticket", found, "was picked {} times")


def _can_go_on(draft: Draft, state: State) -> None:
    """Every player to act must have a move."""
    for player in draft.to_act:
        if not legal_list(state, draft.tables, player):
            draft.defect(
                f"player {player} has no move in phase {draft.phase}: something is missing"
            )
