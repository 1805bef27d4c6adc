"""A game handled in every way at once: moves, refusals, undo, copies, texts, bytes."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from whistlestop.engine import layout as L
from whistlestop.game import Game, IllegalMove, MalformedMove, Move, View

from .dice import Dice
from .invariants import violations
from .offsets import AT
from .tables import ALL_PAIRS, tables_of
from .walk import STYLES, Style, moves_to_the_end, play_on

SEEDS = st.integers(0, 2**256 - 1)
NUMBERS = st.integers(0, 10**9)


class Table(RuleBasedStateMachine):
    """One game that must be sound after each step."""

    @initialize(pair=st.sampled_from(ALL_PAIRS), seed=SEEDS)
    def deal(self, pair: tuple[str, int], seed: int) -> None:
        board, players = pair
        self.game = Game.new(tables_of(board), players, seed)

    @rule(moves=st.integers(1, 60), dice=NUMBERS, style=st.sampled_from(STYLES))
    def play_on(self, moves: int, dice: int, style: Style) -> None:
        play_on(self.game, Dice(dice), style, moves)

    @precondition(lambda self: not self.game.over)
    @rule(n=NUMBERS, how=st.sampled_from(["move", "integer", "text"]))
    def move(self, n: int, how: str) -> None:
        """C1: one legal move, given in one of three ways"""
        players = sorted(self.game.to_act)
        player = players[n % len(players)]
        legal = self.game.legal_moves(player)
        move = legal[n % len(legal)]
        before = self.game.to_bytes()
        said: Move | int | str = move
        if how != "move":
            said = int(move) if how == "integer" else move.text
        assert self.game.play(said, player) == move
        assert self.game.moves[-1] == (player, move.action)
        assert self.game.to_bytes() != before

    @rule(moves=st.integers(0, 12))
    def undo(self, moves: int) -> None:
        """Undoing and replaying changes nothing."""
        moves = min(moves, len(self.game.moves))
        taken = self.game.moves[len(self.game.moves) - moves :]
        before = self.game.to_bytes()
        self.game.undo(moves)
        for player, action in taken:
            self.game.play(action, player)
        assert self.game.to_bytes() == before

    @rule(data=st.data())
    def refuse(self, data: st.DataObject) -> None:
        """C1: an illegal move is refused and changes nothing"""
        before = self.game.to_bytes()
        player = data.draw(st.integers(0, self.game.players - 1))
        legal = set(self.game.legal_moves(player).actions)
        for action in data.draw(st.lists(st.integers(-1, L.ACTIONS), min_size=5, max_size=20)):
            if action not in legal:
                with pytest.raises(IllegalMove):
                    self.game.play(action, player)
        assert self.game.to_bytes() == before

    @rule(n=NUMBERS)
    def every_legal_move_can_be_made(self, n: int) -> None:
        for player in self.game.to_act:
            legal = self.game.legal_moves(player).actions
            for action in legal[n % 7 :: 7]:
                again = self.game.copy()
                again.play(action, player)
                assert violations(again) == []

    @rule()
    def take_copy(self) -> None:
        """A copy is independent."""
        before = self.game.to_bytes()
        other = self.game.copy()
        play_on(other, Dice(1), STYLES[0], 3)
        assert self.game.to_bytes() == before
        assert self.game.copy().to_bytes() == before

    @rule()
    def go_through_bytes(self) -> None:
        again = Game.from_bytes(self.game.tables, self.game.to_bytes())
        assert again.to_bytes() == self.game.to_bytes()
        assert again.scores() == self.game.scores()

    @rule()
    def go_through_record(self) -> None:
        again = Game.from_record(self.game.record(), self.game.tables)
        assert again.to_bytes() == self.game.to_bytes()
        assert again.moves == self.game.moves
        assert again.record() == self.game.record()

    @rule()
    def go_through_position(self) -> None:
        text = self.game.position()
        again = Game.from_position(text, self.game.tables)
        assert again.to_bytes() == self.game.to_bytes()
        assert again.position() == text

    @rule(n=NUMBERS)
    def look(self, n: int) -> None:
        """C12: a view survives JSON, and can be completed"""
        viewer = [None, *range(self.game.players)][n % (self.game.players + 1)]
        view = self.game.view(viewer)
        assert View.from_json(view.to_json(), self.game.tables) == view
        state = view.completed(Random(n))
        assert View(self.game.tables, state, viewer) == view
        if viewer is not None:
            assert view.legal_moves().actions == self.game.legal_moves(viewer).actions

    @rule(text=st.text(max_size=30))
    def nonsense(self, text: str) -> None:
        """Whatever people type is either a move or refused with the right error."""
        before = self.game.to_bytes()
        words = text.split()
        if words and words[0].lower() in ("take", "draw", "refill", "claim", "pass", "tickets"):
            return
        with pytest.raises((MalformedMove, IllegalMove)):
            self.game.play(text, 0)
        assert self.game.to_bytes() == before

    @rule()
    def start_again(self) -> None:
        """The seed and the moves are the whole game."""
        same = Game.new(self.game.tables, self.game.players, self.game.seed, self.game.first)
        for player, action in self.game.moves:
            same.play(action, player)
        assert same.to_bytes() == self.game.to_bytes()

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert violations(self.game) == []


Table.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TestTable = Table.TestCase


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_all_ways_at_random_moments(board: str, players: int) -> None:
    """The same on every board, because hypothesis may not get to each."""
    dice = Dice(13)
    game = Game.new(tables_of(board), players, 13)
    while not game.over:
        play_on(game, dice, dice.choose(STYLES), 1 + dice.below(60))
        assert Game.from_bytes(game.tables, game.to_bytes()).to_bytes() == game.to_bytes()
        assert Game.from_position(game.position(), game.tables).to_bytes() == game.to_bytes()
        assert Game.from_record(game.record(), game.tables).to_bytes() == game.to_bytes()


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_every_text_means_its_own_move(board: str, players: int, style: Style) -> None:
    """No two legal moves share a text, and each text reads back as its move."""
    dice = Dice(14)
    game = Game.new(tables_of(board), players, 14)
    for player, action in moves_to_the_end(game, dice, style):
        if dice.one_in(6) or game.state.data[AT.phase] in (L.SUBSTITUTE, L.VARIANT, L.GIVING):
            legal = game.legal_moves(player)
            assert len({move.text for move in legal}) == len(legal)
            for move in legal:
                assert game.parse(move.text, player) == move
                assert move.text in legal
        game.play(action, player)
