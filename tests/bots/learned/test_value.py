"""The value of a position."""

from __future__ import annotations

import pytest

from whistlestop.boards import available, load
from whistlestop.bots.learned.models import value_for
from whistlestop.game import Game

from .games import made_up_model, turns


@pytest.mark.parametrize("board", available())
@pytest.mark.parametrize("full", [False, True], ids=["two", "full table"])
def test_chances_add_up_to_one_and_know_the_end(board: str, full: bool) -> None:
    players = load(board).rules.players_max if full else 2
    last: Game | None = None
    for game in turns(board, players):
        value = value_for(game.tables, players, made_up_model(board, players))
        assert value is not None
        for viewer in range(players):
            chances = value.of(game.state, viewer)
            assert sum(chances) == pytest.approx(1)
            assert all(0 < chance < 1 for chance in chances)
        last = game
    assert last is not None
    assert last.over
    value = value_for(last.tables, players, made_up_model(board, players))
    assert value is not None
    winners = [score.player for score in last.scores() if score.won]
    shares = [(p in winners) / len(winners) for p in range(players)]
    assert value.of(last.state, 0) == shares
    totals = {score.player: score.total for score in last.scores()}
    assert value.margin == totals.pop(0) - max(totals.values())


def test_the_value_is_the_networks() -> None:
    """The layers computed by hand, for one position."""
    game = next(turns("new-york", 2))
    model = made_up_model("new-york", 2)
    value = value_for(game.tables, 2, model)
    assert value is not None
    found = value.of(game.state, 1)
    row = value.inputs.row(game.state, 1)

    def layer(x: list[float], number: int) -> list[float]:
        weights, bias = model.arrays[f"2/weights{number}"], model.arrays[f"2/bias{number}"]
        return [
            b + sum(x[i] * weights[i * len(bias) + j] for i in range(len(x)))
            for j, b in enumerate(bias)
        ]

    hidden1 = [max(0.0, x) for x in layer([float(x) for x in row], 1)]
    hidden2 = [max(0.0, x) for x in layer(hidden1, 2)]
    out = layer(hidden2, 3)
    # Seats count from the viewer: seat 0 is player 1.
    first, second = (2.718281828459045**x for x in out[:2])
    assert found[1] == pytest.approx(first / (first + second))
    assert value.margin == pytest.approx(40 * out[2])
    tickets = [1 / (1 + 2.718281828459045**-x) for x in layer(hidden2, 4)]
    assert value.tickets() == pytest.approx(tickets)


def test_a_game_with_other_players_is_refused() -> None:
    game = Game.new("new-york", 3, 1)
    value = value_for(game.tables, 2, made_up_model("new-york", 2))
    assert value is not None
    with pytest.raises(ValueError, match="expected a game of 2 players"):
        value.of(game.state, 0)
