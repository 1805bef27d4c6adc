"""Luck and skill: they explain the result exactly, and each comes from where it should."""

from __future__ import annotations

from random import Random

import pytest

from analysis.positions import WINNING, last_turn, played
from boards.folders import EVERYTHING
from bots.learned.games import made_up_model
from whistlestop.analysis import Account, accounts
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.learned.models import value_for
from whistlestop.bots.learned.value import Value
from whistlestop.game import Game, GameError


def value_of(game: Game) -> Value:
    model = made_up_model(game.board.id, game.players)
    value = value_for(game.tables, game.players, model)
    assert value is not None
    return value


def finished(board: str, players: int, bot: str = "greedy") -> Game:
    game, bots = Game.new(board, players, 6), [make(bot) for _ in range(players)]
    dice = Random(6)
    while not game.over:
        player = min(game.to_act)
        game.play(bots[player].decide(game.view(player), dice, OWN_BUDGET), player)
    return game


def check(account: Account) -> None:
    """Start + luck + skill = result, as a whole and from one decision to the next."""
    assert account.start + account.luck + account.skill == pytest.approx(account.result, abs=1e-12)
    assert account.luck == pytest.approx(account.cards + account.others, abs=1e-12)
    chances = [row.before for row in account.rows]
    assert account.start + account.deal == pytest.approx(chances[0], abs=1e-12)
    for row, after in zip(account.rows, [*chances[1:], account.result], strict=True):
        assert row.skill <= 0
        total = row.before + row.skill + row.cards + row.others
        assert total == pytest.approx(after, abs=1e-12)


@pytest.mark.parametrize(
    ("board", "players"),
    [
        pytest.param(board, players, marks=[pytest.mark.slow] if players > 2 else [])
        for board in available()
        for players in range(load(board).rules.players_min, load(board).rules.players_max + 1)
    ],
)
def test_start_luck_and_skill_are_the_result(board: str, players: int) -> None:
    game = finished(board, players)
    found = accounts(game, value=value_of(game))
    assert [account.player for account in found] == list(range(players))
    assert sum(account.result for account in found) == pytest.approx(1)
    for account in found:
        assert account.start == 1 / players
        assert [e.number for e in account.rows] == [
            n for n, (player, _) in enumerate(game.moves, 1) if player == account.player
        ]
        check(account)


def test_throwing_away_the_win_is_skill_not_luck() -> None:
    """The first player could win in the last turn: that was the deal, and the move cost it."""
    game = played("draw")
    account = accounts(game, players=[0], value=value_of(game))[0]
    check(account)
    assert (account.deal, account.rows[0].skill, account.result) == (0.5, -1.0, 0.0)
    assert account.skill == -1.0
    assert account.luck == 0.5


def test_the_right_move_costs_nothing() -> None:
    game = played(WINNING)
    account = accounts(game, players=[0], value=value_of(game))[0]
    check(account)
    assert (account.skill, account.luck, account.result) == (0.0, 0.5, 1.0)


def test_a_player_without_decisions_has_only_luck() -> None:
    game = played(WINNING)
    account = accounts(game, players=[1], value=value_of(game))[0]
    assert (account.start, account.luck, account.skill, account.result) == (0.5, -0.5, 0.0, 0.0)
    assert not account.rows


def test_what_comes_on_my_turn_is_cards_and_then_come_the_others() -> None:
    """Only the last decision of a turn leaves room for what the others do."""
    game = finished("new-york", 2, "planner")
    account = accounts(game, players=[0], value=value_of(game))[0]
    movers = [player for player, _ in game.moves]
    again, drawn = game.restarted(), 0
    for number, (player, action) in enumerate(game.moves, 1):
        text = again.play(action, player).text
        if player != 0:
            continue
        row = next(row for row in account.rows if row.number == number)
        mine_next = number < len(movers) and movers[number] == 0 and again.to_act == {0}
        if mine_next:
            assert row.others == 0
        if text == "draw":
            drawn += row.cards != 0
    assert drawn > 3
    assert any(row.others for row in account.rows)


def test_the_same_seed_gives_the_same_account_whoever_else_is_judged() -> None:
    game = finished("new-york", 3)
    value = value_of(game)
    both = accounts(game, seed=4, value=value)
    assert accounts(game, seed=4, players=[1], value=value) == (both[1],)
    assert accounts(game, seed=5, value=value) != both


def test_a_running_game_has_no_account() -> None:
    game = last_turn()
    with pytest.raises(GameError, match="the game is not over"):
        accounts(game, value=value_of(game))


def test_a_board_that_nobody_trained_says_what_to_do() -> None:
    game = finished(str(EVERYTHING), 2)
    with pytest.raises(GameError, match=r"nothing has been learned .* whistlestop train --board /"):
        accounts(game)
