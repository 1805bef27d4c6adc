"""In any state of any game, every action is either legal or refused with a reason."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.situations import BOARDS, TABLES, played
from whistlestop.boards.model import Board
from whistlestop.engine import layout
from whistlestop.game import Game, IllegalMove
from whistlestop.game.refusals.refusal import reason_against

RULES = Path(__file__).parents[3] / "docs" / "rules"
NOWHERE = "there is no move"


@cache
def rule_ids() -> frozenset[str]:
    text = "".join(path.read_text("utf-8") for path in RULES.glob("*.md"))
    return frozenset(re.findall(r"^- \*\*([A-Z]+-?\d+)\*\*", text, re.MULTILINE))


def moments(board: str) -> st.SearchStrategy[Game]:
    """Random games, stopped at a random moment."""
    rules = TABLES[board].board.rules
    return st.builds(
        played,
        st.just(board),
        st.integers(rules.players_min, rules.players_max),
        st.integers(0, 2**32),
        st.integers(0, 400),
    )


def meanings(board: Board) -> set[int]:
    """The actions that mean something on a board, range by range."""
    numbers = {
        layout.A_TAKE: len(board.cards),
        layout.A_DRAW: len(board.decks),
        layout.A_TICKETS: 1,
        layout.A_PASS: 1,
        layout.A_REFILL: len(board.decks),
        layout.A_REFUSE: 1,
        layout.A_PICK: layout.OFFERED,
        layout.A_CLAIM: len(board.routes),
        layout.A_STATION: len(board.cities),
        layout.A_HARBOUR: len(board.cities),
        layout.A_TO_SHIPS: 64,
        layout.A_TO_TRAINS: 64,
        layout.A_PAY: 16 * len(board.colours),
        layout.A_PAY + 16 * layout.NO_COLOUR: 16,
        layout.A_COUNT: 16,
        layout.A_GIVE: len(board.cards),
        layout.A_PIECES: 64,
        layout.A_KEEP: 256,
        layout.A_FESTIVAL: len(board.festivals),
    }
    return {start + i for start, n in numbers.items() for i in range(n)}


def reason(game: Game, player: int, action: int) -> IllegalMove | None:
    """Why an action is refused; None if it is accepted."""
    try:
        game.play(action, player)
    except IllegalMove as error:
        return error
    return None


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=8)
@given(data=st.data())
def test_every_action_is_legal_or_refused_with_a_reason(board: str, data: st.DataObject) -> None:
    """C1: whatever anyone tries, a refusal changes nothing and names a rule from docs/rules."""
    game = data.draw(moments(board))
    before = game.to_bytes()
    known = meanings(game.board)
    for player in range(game.players):
        legal = {int(move) for move in game.legal_moves(player)}
        assert legal <= known
        for action in sorted(legal):
            assert reason(game.copy(), player, action) is None
        for action in range(layout.ACTIONS):
            why = reason_against(game.tables, game.state, player, action)
            assert (why is None) == (action in legal), why
            if why:
                assert why.rule in rule_ids()
                assert str(why).startswith(NOWHERE) == (action not in known), why
                assert str(reason(game, player, action)) == str(why)
    assert game.to_bytes() == before
