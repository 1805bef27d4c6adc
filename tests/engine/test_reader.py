"""The state reader never reads out of bounds, whatever it is asked for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from whistlestop import Game
from whistlestop.engine.fields import SIZE, span
from whistlestop.engine.reader import PLAYERS, StateReader


@pytest.fixture
def game() -> Game:
    return Game.new("iberia", 3, 1)


@pytest.mark.parametrize("player", [-1, PLAYERS, 1 << 20])
@pytest.mark.parametrize(
    "ask",
    [
        StateReader.points,
        StateReader.trains,
        StateReader.hand,
        StateReader.hand_size,
        StateReader.held,
        StateReader.offered,
        StateReader.owned,
        StateReader.stations,
        StateReader.taken,
        StateReader.waits_for,
        lambda reader, player: reader.picked(player, 1),
    ],
)
def test_an_impossible_player_is_refused(
    game: Game, ask: Callable[[StateReader, int], object], player: int
) -> None:
    with pytest.raises(IndexError, match=f"expected a number from 0 to 4, not {player}"):
        ask(game.reader, player)


@pytest.mark.parametrize("card", [-1, 32])
def test_an_impossible_card_type_is_refused(game: Game, card: int) -> None:
    with pytest.raises(IndexError, match="expected a number from 0 to 31"):
        game.reader.in_hand(0, card)


@pytest.mark.parametrize("draft", [0, 3])
def test_an_impossible_draft_is_refused(game: Game, draft: int) -> None:
    with pytest.raises(IndexError, match="expected a number from 0 to 1"):
        game.reader.picked(0, draft)


@pytest.mark.parametrize(
    ("field", "ask"),
    [
        ("route", lambda reader: reader.route),
        ("city", lambda reader: reader.city),
        ("row", lambda reader: reader.row),
        ("purpose", lambda reader: reader.purpose),
        ("phase", lambda reader: reader.phase),
        ("offer_size", lambda reader: reader.offer(0)),
    ],
)
def test_meaningless_bytes_are_refused(
    game: Game, field: str, ask: Callable[[StateReader], object]
) -> None:
    data = bytearray(game.state.to_bytes())
    data[span(field).start] = 250
    with pytest.raises(IndexError):
        ask(StateReader(game.board, bytes(data)))


@pytest.mark.parametrize("size", [0, SIZE - 1, SIZE + 1])
def test_bytes_of_the_wrong_size_are_refused(game: Game, size: int) -> None:
    with pytest.raises(ValueError, match=f"a state has {SIZE} bytes, not {size}"):
        StateReader(game.board, bytes(size))


def test_the_bytes_cannot_be_resized_while_a_reader_uses_them(game: Game) -> None:
    data = bytearray(game.state.to_bytes())
    reader = StateReader(game.board, data)
    with pytest.raises(BufferError):
        data.append(0)
    assert reader.players == 3


def test_a_reader_sees_changes_to_the_bytes(game: Game) -> None:
    data = bytearray(game.state.to_bytes())
    reader = StateReader(game.board, data)
    data[span("trains", 1)] = b"\7"
    assert reader.trains(1) == 7
