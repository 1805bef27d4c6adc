"""Observations hold one player's view, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from proof.dice import Dice
from proof.hidden import CHANGES
from proof.sheet import sheet_of
from proof.tables import ALL_PAIRS, BOARDS, tables_of
from proof.walk import STYLES, walk
from whistlestop.boards import BoardError
from whistlestop.engine.reader import StateReader
from whistlestop.engine.state import State
from whistlestop.envs import Encoding
from whistlestop.game import Game, GameError, View


def moments(board: str, players: int, seed: int, every: int = 15) -> Iterator[tuple[Game, Dice]]:
    game, dice = Game.new(tables_of(board), players, seed), Dice(seed)
    for _ in walk(game, dice, STYLES[seed % len(STYLES)]):
        drafting = game.reader.phase in ("draft", "draft-keep", "opening")
        if dice.one_in(every) or drafting:
            yield game, dice


@pytest.mark.parametrize("board", BOARDS)
def test_parts_follow_each_other_without_gaps(board: str) -> None:
    encoding = Encoding(tables_of(board))
    end = 0
    for part in encoding.parts:
        assert part.offset == end
        assert part.length == np.prod(part.shape)
        end = part.stop
    assert end == encoding.width
    assert len({part.name for part in encoding.parts}) == len(encoding.parts)
    assert encoding.table().count("\n") == len(encoding.parts) + 1


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_observations_never_depend_on_what_is_hidden(board: str, players: int) -> None:
    """C12, C17: two states that differ only in what p may not know look the same to p"""
    encoding = Encoding(tables_of(board))
    made = 0
    for game, dice in moments(board, players, 5, every=25):
        for viewer in range(players):
            seen = encoding.observe(game, viewer)
            assert (encoding.observe(game.view(viewer)) == seen).all()
            data = bytearray(game.state.data)
            for change in CHANGES:
                if change(sheet_of(game.tables), data, viewer, dice):
                    made += 1
                    other = State()
                    other.load(bytes(data))
                    view = View(game.tables, other, viewer)
                    unredacted = np.empty(encoding.width, np.int16)
                    encoding.observe_state(other, viewer, unredacted)
                    assert (unredacted == seen).all(), change.__name__
                    assert (encoding.observe(view) == seen).all(), change.__name__
    assert made > 50


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_observations_stay_in_their_ranges(board: str, players: int) -> None:
    encoding = Encoding(tables_of(board))
    low, high = encoding.low, encoding.high
    for game, _ in moments(board, players, 6):
        for viewer in range(players):
            seen = encoding.observe(game, viewer)
            assert (low <= seen).all(), encoding.describe(seen)
            assert (seen <= high).all(), encoding.describe(seen)


@pytest.mark.parametrize("board", BOARDS)
def test_the_parts_say_what_the_view_says(board: str) -> None:
    encoding = Encoding(tables_of(board))
    for game, _ in moments(board, 3, 8):
        for viewer in range(3):
            parts = encoding.split(encoding.observe(game, viewer))
            reader = StateReader(game.board, game.view(viewer).to_bytes())
            cards = [card.id for card in game.board.cards]
            assert named(cards, parts["hand"]) == reader.hand(viewer)
            assert named(cards, parts["discard"]) == reader.discard
            assert list(np.flatnonzero(parts["tickets"])) == reader.held(viewer)
            assert parts["phase"].sum() == 1
            for seat in range(3):
                player = (viewer + seat) % 3
                assert list(np.flatnonzero(parts["routes"][seat])) == reader.owned(player)
                assert parts["trains"][seat, 0] == reader.trains(player)
                assert parts["hand_sizes"][seat].sum() == reader.hand_size(player)
                assert bool(parts["to_act"][seat, 0]) == reader.waits_for(player)
                assert bool(parts["turn"][seat, 0]) == (reader.turn == player)
            assert not parts["trains"][3:].any()
            offered = parts["offer"].reshape(-1, len(game.board.tickets))
            mine = reader.offered(viewer)
            assert [int(row.argmax()) for row in offered if row.any()] == mine


def named(ids: list[str], numbers: np.ndarray) -> dict[str, int]:
    return {name: int(n) for name, n in zip(ids, numbers, strict=True) if n}


def test_an_observation_in_words() -> None:
    encoding = Encoding("europe")
    game = Game.new("europe", 2, 1)
    game.play(game.legal_moves(0)[0], 0)
    words = encoding.describe(encoding.observe(game, 0))
    assert "phase: opening" in words
    assert "to_act: seat 1 to act" in words
    assert "trains: seat 0 45 trains, seat 1 45 trains" in words
    view = game.view(0)
    hand = next(line for line in words.splitlines() if line.startswith("hand:"))
    assert all(f"{n} {card}" in hand for card, n in view.reader.hand(0).items())


def test_observations_go_into_an_array_of_ones_own() -> None:
    encoding = Encoding("nordic")
    game = Game.new("nordic", 2, 1)
    mine = np.full(encoding.width, -5, np.int16)
    assert encoding.observe(game, 1, mine) is mine
    assert (mine == encoding.observe(game, 1)).all()


def test_what_is_asked_wrongly_is_refused() -> None:
    encoding = Encoding("europe")
    game = Game.new("europe", 2, 1)
    with pytest.raises(GameError, match=r"no player 2; expected 0 to 1"):
        encoding.observe(game, 2)
    with pytest.raises(GameError, match=r"say whose"):
        encoding.observe(game)
    with pytest.raises(GameError, match=r"a game on nordic, but the encoding of europe"):
        encoding.observe(Game.new("nordic", 2, 1), 0)
    with pytest.raises(GameError, match=r"no player 'x'; expected 0 to 1"):
        encoding.observe(game, "x")
    with pytest.raises(GameError, match=r"the view of player 0, not of 1"):
        encoding.observe(game.view(0), 1)
    with pytest.raises(GameError, match=r"say whose"):
        encoding.observe(game.view())
    with pytest.raises(GameError, match=r"expected a game or a view, not int"):
        encoding.observe(5)
    for wrong in (np.zeros(3, np.int16), [0]):
        for ask in (encoding.split, encoding.describe):
            with pytest.raises(GameError, match=rf"an array of {encoding.width} numbers, not"):
                ask(wrong)
    with pytest.raises(GameError, match=r"describe one observation at a time, not \(2, "):
        encoding.describe(np.zeros((2, encoding.width), np.int16))


def test_a_mask_asked_for_wrongly_is_refused() -> None:
    encoding = Encoding("europe")
    game = Game.new("europe", 2, 1)
    with pytest.raises(GameError, match=r"a game on nordic, but the encoding of europe"):
        encoding.mask(Game.new("nordic", 2, 1), 0)
    with pytest.raises(GameError, match=r"the view of player 0, not of 1"):
        encoding.mask(game.view(0), 1)
    with pytest.raises(GameError, match=r"player"):
        encoding.mask(game)


def test_an_array_that_does_not_fit_is_refused() -> None:
    encoding = Encoding("europe")
    game = Game.new("europe", 2, 1)
    frozen = np.zeros(encoding.width, np.int16)
    frozen.flags.writeable = False
    for wrong in (
        np.zeros(4, np.int16),
        np.zeros(encoding.width, np.float32),
        np.zeros(2 * encoding.width, np.int16)[::2],
        frozen,
        [0] * encoding.width,
    ):
        with pytest.raises(GameError, match=r"the array 'out' must be"):
            encoding.observe(game, 0, wrong)


def test_a_board_that_is_none_is_refused() -> None:
    with pytest.raises(BoardError, match="atlantis: no such folder, expected a folder or the id"):
        Encoding("atlantis")
    with pytest.raises(GameError, match=r"expected a board: its id or folder, not None"):
        Encoding(None)
