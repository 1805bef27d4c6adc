"""The inputs of the value network: what they say, and that they hold no secrets."""

from __future__ import annotations

from random import Random

import pytest

from whistlestop.boards import available, load
from whistlestop.bots.learned.input_parts import input_parts, width_of
from whistlestop.bots.learned.inputs import Inputs
from whistlestop.bots.planner.styles import weights_for
from whistlestop.game import Game
from whistlestop.game.position import read_position

from .games import turns


def inputs_for(game: Game) -> Inputs:
    return Inputs(game.tables, game.players, weights_for(game.board, game.players))


def named(game: Game, viewer: int) -> dict[str, int]:
    """The inputs that are not 0, by name."""
    row = inputs_for(game).row(game.state, viewer)
    return {
        f"{part.name}: {label}": row[part.offset + i]
        for part in input_parts(game.board, game.players)
        for i, label in enumerate(part.labels)
        if row[part.offset + i]
    }


@pytest.mark.parametrize("board", available())
@pytest.mark.parametrize("full", [False, True], ids=["two", "full table"])
def test_inputs_depend_only_on_the_view(board: str, full: bool) -> None:
    """C12: whatever a player cannot see may be different without changing an input."""
    players = load(board).rules.players_max if full else 2
    random, seen = Random(4), 0
    for game in turns(board, players):
        inputs = inputs_for(game)
        for viewer in range(players):
            view = game.view(viewer)
            row = inputs.row(game.state, viewer)
            assert row == inputs.row(view.state, viewer)
            for _ in range(3):
                assert row == inputs.row(view.completed(random), viewer)
            seen += 1
    assert seen >= 2 * players


@pytest.mark.parametrize("board", available())
def test_inputs_do_not_depend_on_what_was_looked_at_before(board: str) -> None:
    players = load(board).rules.players_max
    used: Inputs | None = None
    for game in turns(board, players, every=11):
        used = used or inputs_for(game)
        for viewer in range(players):
            assert used.row(game.state, viewer) == inputs_for(game).row(game.state, viewer)


@pytest.mark.parametrize("board", available())
def test_every_input_has_a_name_of_its_own(board: str) -> None:
    found = load(board)
    for players in range(found.rules.players_min, found.rules.players_max + 1):
        parts = input_parts(found, players)
        assert sum(len(part.labels) for part in parts) == width_of(found, players)
        ends = [0, *(part.offset + len(part.labels) for part in parts)]
        assert [part.offset for part in parts] == ends[:-1]
        for part in parts:
            assert len(set(part.labels)) == len(part.labels)


POSITION = (
    "whistlestop position 1\nboard europe\nturn 0\nplayer 0\n"
    "routes bruxelles-paris-red dieppe-paris\ntickets berlin-roma\ntrains 30\n"
    "player 1\nroutes barcelona-madrid barcelona-pamplona\ntickets ? ?\ntrains 18\n"
)


def test_inputs_say_what_the_position_says() -> None:
    """EU-13: paths are counted exactly; the tickets are one's own."""
    game = read_position(POSITION, seed=1)
    mine = named(game, 0)
    assert mine["turn: seat 0"] == 1
    assert mine["my routes: dieppe-paris"] == mine["my routes: bruxelles-paris-red"] == 1
    assert mine["other routes: barcelona-madrid"] == 1
    assert mine["open: berlin-roma"] == 1
    assert mine["seats: seat 0: trains"] == 30
    assert mine["seats: seat 1: trains"] == 18
    assert mine["seats: seat 1: tickets"] == 2
    length = {route.id: route.length for route in game.board.routes}
    path = length["dieppe-paris"] + length["bruxelles-paris-red"]
    assert mine["seats: seat 0: path"] == path
    theirs = named(game, 1)
    assert theirs["turn: seat 1"] == 1
    assert "open: berlin-roma" not in theirs
    assert theirs["seats: seat 1: path"] == path


def test_a_viewer_who_does_not_play_is_refused() -> None:
    game = Game.new("new-york", 2, 1)
    with pytest.raises(ValueError, match="expected one of 2 players, not 2"):
        inputs_for(game).row(game.state, 2)
