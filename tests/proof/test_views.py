"""A view contains what its player may know and nothing more (C12, C17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from whistlestop.engine import layout as L
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game, View

from .dice import Dice
from .hidden import CHANGES
from .invariants import state_violations
from .offsets import AT
from .sheet import bits, offer, picks, sheet_of, tickets_in
from .tables import ALL_PAIRS, tables_of
from .walk import STYLES, Style, walk


def moments(board: str, players: int, seed: int, every: int) -> Iterator[tuple[Game, Dice]]:
    """A game at random moments."""
    game = Game.new(tables_of(board), players, seed)
    dice = Dice(seed)
    for _ in walk(game, dice, STYLES[seed % len(STYLES)]):
        if dice.one_in(every) or game.state.data[AT.phase] in (L.DRAFTING, L.DRAFT_KEEP, L.OPENING):
            yield game, dice


def changed(tables: Tables, data: bytearray) -> State:
    state = State()
    state.load(bytes(data))
    return state


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_views_do_not_show_what_is_hidden(board: str, players: int) -> None:
    """C12, C17: two states that differ only in what p may not know are the same to p"""
    made: Counter[str] = Counter()
    for game, dice in moments(board, players, 5, every=12):
        for viewer in viewers(game):
            view = game.view(viewer)
            data = bytearray(game.state.data)
            for change in CHANGES:
                if change(sheet_of(game.tables), data, -1 if viewer is None else viewer, dice):
                    made[change.__name__] += 1
                    other = View(game.tables, changed(game.tables, data), viewer)
                    assert other.to_bytes() == view.to_bytes(), change.__name__
                    assert other.to_json() == view.to_json(), change.__name__
            assert state_violations(game.tables, data, guessed=True) == []
    drafts = game.board.rules.draft is not None
    expected = {change.__name__ for change in CHANGES}
    expected -= set() if players > 2 else {"two_hands"} if drafts else {"two_hands", "who_picked"}
    assert expected - set(made) <= (set() if drafts else {"who_picked"})


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_a_view_has_its_players_moves(board: str, players: int) -> None:
    """C12: what players can do follows from what they know"""
    for game, _ in moments(board, players, 6, every=6):
        for player in range(players):
            mine, seen = game.legal_moves(player), game.view(player).legal_moves()
            assert seen.actions == mine.actions
            assert str(seen) == str(mine)


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_views_read_back_what_they_write(board: str, players: int) -> None:
    for game, _ in moments(board, players, 7, every=20):
        for viewer in viewers(game):
            view = game.view(viewer)
            again = View.from_json(view.to_json(), game.tables)
            assert again == view
            assert again.to_dict() == view.to_dict()
            assert again.to_json() == view.to_json()


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_a_view_of_a_view_hides_nothing_more(board: str, players: int) -> None:
    for game, _ in moments(board, players, 8, every=20):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert View(game.tables, view.state, viewer) == view


@pytest.mark.parametrize("style", STYLES[:2], ids=lambda style: style.__name__)
@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_nobody_knows_a_ticket_they_were_never_shown(
    board: str, players: int, style: Style
) -> None:
    """C11, C12, IB-3: a view contains only tickets its player has been shown"""
    check_tickets(Game.new(tables_of(board), players, 15), style)


def check_tickets(game: Game, style: Style) -> None:
    """Play to the end; nobody's view may contain a ticket that they were never shown."""
    shown: list[set[int]] = [set() for _ in range(game.players)]
    note_offers(game, shown)
    for _ in walk(game, Dice(15), style):
        note_offers(game, shown)
        for viewer in range(game.players):
            assert tickets_visible(game, viewer) <= shown[viewer]
        assert tickets_visible(game, None) == set()


def note_offers(game: Game, shown: list[set[int]]) -> None:
    """Tickets on offer to a player have been shown to that player."""
    for player, seen in enumerate(shown):
        seen |= set(offer(bytes(game.state.data), player))


def tickets_visible(game: Game, viewer: int | None) -> set[int]:
    """All tickets anywhere in a view."""
    data = game.view(viewer).to_bytes()
    draft = game.board.rules.draft
    found = {*data[AT.ticket_deck : AT.ticket_deck + data[AT.ticket_deck_size]]}
    found |= {*bits(tickets_in(data, AT.undealt))}
    for player in range(game.players):
        found |= {*offer(data, player)}
        found |= {*bits(tickets_in(data, AT.tickets, player))}
        found |= {*bits(tickets_in(data, AT.boxed, player))}
        for which in (1, 2):
            done = draft.hand * (data[AT.drafts_done] >= which) if draft else 0
            steps = data[AT.step] if data[AT.draft] == which else done
            found |= {*picks(data, which, player)[:steps]}
    return found - {L.HIDDEN}
