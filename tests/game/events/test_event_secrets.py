"""Events reveal nothing hidden: games that look the same have the same events."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from proof.dice import Dice
from proof.hidden import CHANGES
from proof.sheet import sheet_of
from proof.tables import BOARDS, players_of, tables_of
from proof.walk import STYLES, next_move
from whistlestop.engine.listing import is_legal
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import EventExtractor, Game, View

TABLES = [(b, n) for b in BOARDS for n in sorted({players_of(b)[0], players_of(b)[-1]})]


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_events_do_not_show_what_is_hidden(board: str, players: int) -> None:
    """C12, C17: a viewer who cannot tell two games apart sees the same events in both"""
    compared: Counter[str] = Counter()
    for seed in range(3):
        compared += compare(board, players, seed)
    rules = tables_of(board).board.rules
    expected = {"draw", "take", "look", "keep", "claim"}
    expected |= {"pick"} if rules.draft else set()
    expected |= {"exchange"} if rules.exchange_cost else set()
    expected |= {"station"} if rules.stations else set()
    expected |= {"refuse"} if rules.tunnel_cards else set()
    assert expected - set(compared) == set()


def compare(board: str, players: int, seed: int) -> Counter[str]:
    """Play a game; now and then make the same move in a game that looks the same to the viewer."""
    game, dice, random = Game.new(tables_of(board), players, seed), Dice(seed), Random(seed)
    kinds: Counter[str] = Counter()
    while not game.over:
        style = STYLES[dice.below(len(STYLES))]
        player, action = next_move(game.state, game.tables, dice, style)
        viewer = dice.choose([None, *range(players)])
        for other in (redealt(game, viewer, dice), game.view(viewer).completed(random)):
            if is_legal(other, game.tables, player, action):
                mine = after(game.tables, game.state, player, action, viewer)
                theirs = after(game.tables, other, player, action, viewer)
                if mine[0] == theirs[0]:
                    assert mine[1] == theirs[1]
                    kinds.update(kind for who, kind, _ in mine[1] if who != viewer)
        game.play(action, player)
    return kinds


def redealt(game: Game, viewer: int | None, dice: Dice) -> State:
    """Another legal state that looks the same to the viewer."""
    data = bytearray(game.state.data)
    for change in CHANGES:
        change(sheet_of(game.tables), data, -1 if viewer is None else viewer, dice)
    state = State()
    state.load(bytes(data))
    return state


Seen = list[tuple[int | None, str, object]]


def after(
    tables: Tables, state: State, player: int, action: int, viewer: int | None
) -> tuple[bytes, Seen]:
    """What a viewer sees after a move, and the events of the move."""
    new = state.copy()
    apply(new, tables, player, action)
    events = EventExtractor(tables.board).extract(
        state.to_bytes(), player, action, new.to_bytes(), 1
    )
    told = [(h.player, h.kind, h.seen_by(viewer)) for h in events]
    return View(tables, new, viewer).to_bytes(), told
