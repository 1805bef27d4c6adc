"""A program that uses an installed Whistlestop: checked by type checkers, then run."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import assert_type

from whistlestop import Game, IllegalMove, Move, Score, View
from whistlestop.boards import Board, load
from whistlestop.boards.model import City, Route, Ticket
from whistlestop.bots import Bot, Budget, make
from whistlestop.engine.listing import is_legal, legal_list
from whistlestop.engine.playout import Playout
from whistlestop.engine.reader import StateReader
from whistlestop.engine.score_reader import Part, ScoreReader
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import GameEvent, LegalMoves, extract_events


def play(name: str) -> tuple[Score, ...]:
    """A game between bots."""
    game = Game.new(name, players=2, seed=1)
    bots = [make("planner"), make("random")]
    assert_type(game, Game)
    assert_type(bots, list[Bot])
    random, budget = Random(1), Budget(iterations=10)
    while not game.over:
        player = min(game.to_act)
        assert_type(player, int)
        view = game.view(player)
        assert_type(view, View)
        moves = view.legal_moves()
        assert_type(moves, LegalMoves)
        assert_type(moves[0], Move)
        assert_type(moves[0].text, str)
        answer = bots[player].decide(view, random, budget)
        assert_type(answer, Move | int)
        assert_type(game.play(answer, player), Move)
    assert_type(extract_events(game), list[GameEvent])
    assert_type(Game.from_bytes(name, game.to_bytes()).record(), str)
    try:
        game.play("pass", 0)
    except IllegalMove as error:
        assert_type(error.rule, str)
    return game.scores()


def look(board: Board) -> None:
    """What a board and a view hold."""
    assert_type(board.cities, tuple[City, ...])
    assert_type(board.routes, tuple[Route, ...])
    assert_type(board.routes[0].length, int)
    assert_type(board.tickets, tuple[Ticket, ...])
    view = Game.new(board, 2, 1).view(0)
    assert_type(view.board, Board)
    assert_type(view.state, State)
    assert_type(view.tables, Tables)
    assert_type(view.viewer, int | None)
    assert_type(view.reader, StateReader)
    assert_type(view.reader.row, list[str | None])
    assert_type(view.reader.hand(0), dict[str, int])
    assert_type(view.completed(Random(1)), State)


def engine(board: Board) -> list[int]:
    """What is below: compiled, but no less typed."""
    game = Game.new(board, 2, 1)
    assert_type(game.state, State)
    assert_type(game.tables, Tables)
    assert_type(game.tables.board, Board)
    assert_type(game.tables.routes, int)
    state = game.state.copy()
    assert_type(state, State)
    assert_type(state.to_bytes(), bytes)
    assert_type(legal_list(state, game.tables, 0), list[int])
    assert_type(is_legal(state, game.tables, 0, 0), bool)
    playout = Playout(game.tables, seed=5)
    assert_type(playout.finish(state), int)
    scorer = Scorer()
    scorer.score(state, game.tables)
    assert_type(scorer.parts, Sequence[int])
    assert_type(scorer.part(0, Part.TOTAL), int)
    assert_type(ScoreReader(state, game.tables).rows, list[list[int]])
    return [scorer.part(player, Part.TOTAL) for player in range(game.players)]


if __name__ == "__main__":
    look(load("europe"))
    print(play("new-york")[0].total, engine(load("iberia")))
