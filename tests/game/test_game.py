"""Game: the interface of a game, as people and programs use it."""

from __future__ import annotations

from pathlib import Path

import pytest

from boards.folders import EVERYTHING
from proof.dice import Dice
from proof.offsets import AT
from proof.tables import ALL_PAIRS, BUILT_IN_PAIRS, tables_of
from proof.walk import play_on, uniform
from whistlestop import Game as TopGame
from whistlestop.boards import BoardError, load
from whistlestop.engine import layout as L
from whistlestop.engine.fields import SIZE
from whistlestop.game import (
    AmbiguousMove,
    Game,
    GameError,
    IllegalMove,
    MalformedMove,
    Move,
    RecordError,
)


def in_main_phase(board: str = "europe", players: int = 2, seed: int = 7) -> Game:
    """A game after the secret choices at the start."""
    game = Game.new(board, players, seed)
    while len(game.to_act) > 1 or game.view().phase != "main":
        player = min(game.to_act)
        game.play(game.legal_moves(player)[0], player)
    return game


# --- the loop of the README ------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), BUILT_IN_PAIRS)
def test_a_whole_game_in_five_lines(board: str, players: int) -> None:
    """C1, C13: it starts, waits for someone until it is over, and has a winner"""
    dice = Dice(3)
    game = TopGame.new(board, players=players, seed=3)
    while not game.over:
        for player in game.to_act:
            game.play(dice.choose(game.legal_moves(player)), player)
    assert game.to_act == frozenset()
    assert min(score.rank for score in game.scores()) == 1
    assert any(score.won for score in game.scores())
    assert repr(game) == f"<Game {board}, {players} players, {len(game.moves)} moves>"


def test_what_a_game_says_about_itself() -> None:
    game = Game.new("nordic", 3, seed=5, first=2)
    assert game.board.id == "nordic"
    assert (game.players, game.seed, game.first) == (3, 5, 2)
    assert (game.over, game.moves) == (False, ())
    assert game.to_act == {0, 1, 2}
    assert game.start == game.state.to_bytes()


# --- starting --------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game() -> None:
    assert Game.new("iberia", 4, 9).to_bytes() == Game.new("iberia", 4, 9).to_bytes()
    assert Game.new("iberia", 4, 9).to_bytes() != Game.new("iberia", 4, 10).to_bytes()


def test_a_game_without_a_seed_gets_one() -> None:
    game, other = Game.new("europe", 2), Game.new("europe", 2)
    assert game.seed != other.seed
    assert game.seed is not None
    assert Game.new("europe", 2, game.seed).to_bytes() == game.to_bytes()


def test_the_whole_seed_counts() -> None:
    """Seeds that differ in one bit of 256 give different games."""
    games = {Game.new("new-york", 2, 1 << bit, first=0).to_bytes() for bit in range(256)}
    assert len(games) == 256
    decks = {game[AT.deck : AT.offer] for game in games}
    assert len(decks) == 256


def test_the_seed_decides_who_begins_unless_the_host_does() -> None:
    """C2"""
    by_seed = [Game.new("europe", 3, seed).view().to_dict()["turn"] for seed in range(60)]
    assert set(by_seed) == {0, 1, 2}
    for first in range(3):
        games = [Game.new("europe", 3, seed, first=first) for seed in range(5)]
        assert {game.view().to_dict()["turn"] for game in games} == {first}


def test_a_named_first_player_goes_first() -> None:
    """C2: different first players make different games"""
    assert Game.new("europe", 2, 7, first=0).to_bytes() != Game.new("europe", 2, 7, 1).to_bytes()


@pytest.mark.parametrize("board", ["nordic", load("nordic"), tables_of("nordic")])
def test_a_board_can_be_given_in_several_ways(board: object) -> None:
    game = Game.new(board, 2, 1)  # type: ignore[arg-type]
    assert game.to_bytes() == Game.new("nordic", 2, 1).to_bytes()


@pytest.mark.parametrize("folder", [EVERYTHING, str(EVERYTHING)])
def test_a_home_made_board_is_given_by_its_folder(folder: str | Path) -> None:
    assert Game.new(folder, 2, 1).board.id == "everything"


@pytest.mark.parametrize(
    ("board", "players"),
    [("europe", 1), ("europe", 6), ("new-york", 5), ("nordic", 4), ("iberia", 0), ("iberia", -1)],
)
def test_too_few_or_too_many_players(board: str, players: int) -> None:
    with pytest.raises(GameError, match=rf"{board} is for 2 to \d players, not {players}"):
        Game.new(board, players, 1)


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_seeds_out_of_range(seed: int) -> None:
    with pytest.raises(GameError, match=r"from 0 to 2\*\*256 - 1"):
        Game.new("europe", 2, seed)


@pytest.mark.parametrize("seed", [0, 2**256 - 1])
def test_the_smallest_and_the_largest_seed(seed: int) -> None:
    assert Game.new("europe", 2, seed).seed == seed


@pytest.mark.parametrize("first", [-1, 2, 5])
def test_a_first_player_who_does_not_exist(first: int) -> None:
    with pytest.raises(GameError, match=f"expected a first player from 0 to 1, not {first}"):
        Game.new("europe", 2, 1, first=first)


@pytest.mark.parametrize("board", ["eurpe", "no/such/folder", Path("nowhere")])
def test_a_board_that_does_not_exist(board: str | Path) -> None:
    with pytest.raises(BoardError, match="no such folder"):
        Game.new(board, 2, 1)


# --- playing ---------------------------------------------------------------------------


def test_a_move_can_be_given_as_object_integer_or_text() -> None:
    games = [in_main_phase() for _ in range(3)]
    move = games[0].legal_moves()[0]
    games[0].play(move)
    games[1].play(int(move))
    games[2].play(str(move))
    assert len({game.to_bytes() for game in games}) == 1
    assert len({game.moves for game in games}) == 1


def test_spaces_and_capitals_do_not_matter() -> None:
    one, other = in_main_phase(), in_main_phase()
    text = next(str(move) for move in one.legal_moves() if str(move).startswith("take"))
    one.play(text)
    other.play(f"  {text.upper()} ".replace(" ", "   "))
    assert one.to_bytes() == other.to_bytes()


def test_play_returns_the_move() -> None:
    game = in_main_phase()
    move = game.play("draw")
    assert isinstance(move, Move)
    assert (move.text, str(move), move.action) == ("draw", "draw", L.A_DRAW)
    assert repr(move) == f"<Move {L.A_DRAW} of player {move.player}: draw>"
    assert game.moves[-1] == (move.player, L.A_DRAW)


def test_moves_are_values() -> None:
    game = in_main_phase()
    legal = game.legal_moves()
    assert legal[0] == game.legal_moves()[0]
    assert legal[0] != legal[1]
    assert len({*legal, *game.legal_moves()}) == len(legal)
    assert legal[0] != "take red"


def test_legal_moves_are_a_sequence() -> None:
    game = in_main_phase()
    legal = game.legal_moves()
    assert list(legal) == [legal[i] for i in range(len(legal))]
    assert legal[-1] == list(legal)[-1]
    assert legal[2:5] == list(legal)[2:5]
    assert [int(move) for move in legal] == legal.actions == sorted(legal.actions)
    assert legal[0] in legal
    assert legal[0].action in legal
    assert legal[0].text in legal
    assert L.ACTIONS not in legal
    assert "claim nowhere" not in legal
    assert str(legal[0]) in str(legal)
    with pytest.raises(IndexError):
        legal[len(legal)]


def test_a_list_of_legal_moves_does_not_change() -> None:
    game = in_main_phase()
    legal = game.legal_moves()
    before = legal.actions
    game.play("draw")
    assert legal.actions == before
    assert legal.actions != game.legal_moves().actions


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_the_mask_has_an_entry_for_every_action(board: str, players: int) -> None:
    game = Game.new(tables_of(board), players, 4)
    dice = Dice(4)
    while not game.over:
        for player in range(players):
            legal = game.legal_moves(player)
            mask = legal.mask()
            assert mask.shape == (L.ACTIONS,)
            assert mask.dtype == bool
            assert mask.nonzero()[0].tolist() == legal.actions
        play_on(game, dice, uniform, 25)


def test_a_player_who_is_not_to_act_has_no_moves() -> None:
    """C1"""
    game = in_main_phase()
    (player,) = game.to_act
    assert len(game.legal_moves(player)) > 0
    assert len(game.legal_moves(1 - player)) == 0


def test_everyone_chooses_at_the_same_time() -> None:
    """C17: in any order, each player once"""
    game, other = Game.new("europe", 3, 1), Game.new("europe", 3, 1)
    for player in (2, 0, 1):
        game.play(game.legal_moves(player)[0], player)
    for player in (0, 1, 2):
        assert player in other.to_act
        other.play(other.legal_moves(player)[0], player)
    assert game.to_bytes() == other.to_bytes()
    assert len(game.to_act) == 1


# --- refusing --------------------------------------------------------------------------


def test_a_move_must_name_its_player_while_several_choose() -> None:
    game = Game.new("europe", 3, 1)
    for action in (game.legal_moves, lambda: game.play(L.A_KEEP + 3), lambda: game.play("keep")):
        with pytest.raises(
            AmbiguousMove,
            match=r"players 0, 1, 2 choose at once: .*play\(move, player=0\)",
        ):
            action()


def test_the_last_player_to_choose_need_not_be_named() -> None:
    game = Game.new("europe", 2, 1)
    game.play(game.legal_moves(1)[0], 1)
    game.play(game.legal_moves()[0])
    assert [player for player, _ in game.moves] == [1, 0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty move"),
        ("   ", "an empty move"),
        ("clam paris-zurich", "did you mean 'claim'?"),
        ("claim paris-zurik", "did you mean 'paris-zurich'?"),
        ("claim", "'claim' takes a route"),
        ("take pink2", "there is no card 'pink2'"),
        ("draw two", "there is no deck 'two'"),
        ("station nowhere", "there is no city 'nowhere'"),
        ("pass please", "'pass' takes nothing after it"),
        ("tickets 3", "'tickets' takes nothing after it"),
        ("exchange 3", "'exchange' needs a number"),
        ("pay", "is not a list of cards"),
        ("pay 1 red 1 blue", "one colour"),
        ("substitute many", "'many' is not a number"),
        ("keep paris-zurich", "there is no ticket on offer"),
    ],
)
def test_text_that_is_not_a_move(text: str, message: str) -> None:
    game = in_main_phase()
    before = game.to_bytes()
    with pytest.raises(MalformedMove) as caught:
        game.play(text)
    assert message in str(caught.value)
    assert game.to_bytes() == before


@pytest.mark.parametrize("move", ["pass", "refuse", "keep", L.A_PASS, L.A_FESTIVAL])
def test_moves_that_the_rules_do_not_allow_now(move: str | int) -> None:
    """C1, C14"""
    game = in_main_phase()
    before = game.to_bytes()
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule
    assert str(caught.value).endswith(f"({caught.value.rule})")
    assert (game.to_bytes(), len(game.moves)) == (before, 2)


@pytest.mark.parametrize("action", [-1, -(2**70), L.ACTIONS, 2**31, 2**64, 2**200])
def test_integers_that_are_not_actions(action: int) -> None:
    game = in_main_phase()
    with pytest.raises(IllegalMove):
        game.play(action)
    assert action not in game.legal_moves()


def test_a_move_out_of_turn() -> None:
    """C1"""
    game = in_main_phase()
    (player,) = game.to_act
    with pytest.raises(IllegalMove):
        game.play("draw", 1 - player)


@pytest.mark.parametrize("player", [-1, 2, 5, 99])
def test_a_player_who_does_not_exist(player: int) -> None:
    game = in_main_phase()
    for action in (game.legal_moves, game.view, lambda p: game.play("draw", p)):
        with pytest.raises(MalformedMove, match=f"no player {player}; expected 0 to 1"):
            action(player)


def test_nothing_can_be_played_after_the_end() -> None:
    """C13"""
    game = Game.new("new-york", 2, 1)
    play_on(game, Dice(1), uniform, 10_000)
    assert game.over
    for player in range(2):
        assert len(game.legal_moves(player)) == 0
        with pytest.raises(IllegalMove):
            game.play("draw", player)
    with pytest.raises(IllegalMove):
        game.play("draw")


def test_all_errors_are_game_errors() -> None:
    kinds = (AmbiguousMove, IllegalMove, MalformedMove, RecordError)
    assert all(issubclass(kind, GameError) for kind in kinds)
    assert issubclass(GameError, ValueError)


# --- undoing, copying, bytes -----------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_undo_goes_back_to_any_moment(board: str, players: int) -> None:
    game = Game.new(tables_of(board), players, 6)
    dice = Dice(6)
    seen = [game.to_bytes()]
    while not game.over and len(seen) < 120:
        play_on(game, dice, uniform, 1)
        seen.append(game.to_bytes())
    while game.moves:
        back = min(1 + dice.below(30), len(game.moves))
        game.undo(back)
        assert game.to_bytes() == seen[len(game.moves)]
    assert game.state.to_bytes() == game.start


def test_undoing_more_moves_than_were_made() -> None:
    game = in_main_phase()
    before = game.to_bytes()
    for moves in (3, -1):
        with pytest.raises(GameError, match=f"cannot undo {moves} moves: 2 were made"):
            game.undo(moves)
    game.undo(0)
    assert game.to_bytes() == before


def test_after_an_undo_the_game_continues() -> None:
    game = in_main_phase()
    game.play("draw")
    after = game.to_bytes()
    game.undo()
    game.play("draw")
    assert game.to_bytes() == after


def test_copies_are_independent() -> None:
    game = in_main_phase()
    other = game.copy()
    assert (other.to_bytes(), other.moves, other.seed) == (game.to_bytes(), game.moves, game.seed)
    before = game.to_bytes()
    other.play("draw")
    assert (game.to_bytes(), len(game.moves)) == (before, 2)
    game.undo(2)
    assert len(other.moves) == 3
    other.undo(3)
    assert other.to_bytes() == game.to_bytes()


def test_a_restarted_game_is_back_at_its_deal() -> None:
    game = in_main_phase()
    again = game.restarted()
    assert (again.state.to_bytes(), again.moves) == (game.start, ())
    assert len(game.moves) == 2


def test_bytes_are_the_whole_state() -> None:
    game = in_main_phase()
    again = Game.from_bytes("europe", game.to_bytes())
    assert again.to_bytes() == game.to_bytes()
    assert again.legal_moves().actions == game.legal_moves().actions
    assert (again.seed, again.moves) == (None, ())
    again.play("draw")
    game.play("draw")
    assert again.to_bytes() == game.to_bytes()


@pytest.mark.parametrize("data", [b"", b"x", bytes(SIZE - 1), bytes(SIZE + 1)])
def test_bytes_of_the_wrong_size(data: bytes) -> None:
    header = Game.new("europe", 2, 1).to_bytes()[:-SIZE]
    with pytest.raises(GameError, match=f"a state has {SIZE} bytes, not {len(data)}"):
        Game.from_bytes("europe", header + data)
