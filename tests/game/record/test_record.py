"""Records: a game as text that replays to the same bytes, or says why it does not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from boards.folders import EVERYTHING, copy_of, edit
from proof.dice import Dice
from proof.tables import ALL_PAIRS, tables_of
from proof.walk import STYLES, play_on
from whistlestop.boards import load
from whistlestop.game import Game, RecordError

DATA = Path(load("nordic").path or "")


def played(
    board: str | Path, players: int, seed: int, moves: int, first: int | None = None
) -> Game:
    game = Game.new(board, players, seed, first)
    play_on(game, Dice(seed), STYLES[1], moves)
    return game


def small() -> list[str]:
    """The lines of a short record: header, board, players, seed, moves and two moves."""
    return played("new-york", 2, 5, 2).record().splitlines()


def reread(lines: list[str]) -> str:
    """The message that refuses a record."""
    with pytest.raises(RecordError) as caught:
        Game.from_record("\n".join(lines))
    return str(caught.value)


# --- what a record is ------------------------------------------------------------------


def test_a_record_is_small_and_readable() -> None:
    game = played("new-york", 2, 5, 10_000)
    lines = game.record().splitlines()
    assert lines[0] == "whistlestop record 1"
    assert lines[1] == f"board new-york {game.board.digest}"
    assert lines[2:5] == ["players 2", "seed 5", "moves"]
    assert lines[5].split()[:2] == ["0", "keep"] or lines[5].split()[:2] == ["1", "keep"]
    assert len(lines) == 5 + len(game.moves) + 1
    totals = " ".join(f"{s.player}: {s.total}" for s in game.scores())
    assert lines[-1] == f"result {totals}"


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_records_replay_to_the_same_bytes(board: str, players: int) -> None:
    for seed in range(2):
        game = Game.new(tables_of(board), players, seed)
        play_on(game, Dice(seed), STYLES[seed + 1], 10_000)
        again = Game.from_record(game.record(), tables_of(board))
        assert again.to_bytes() == game.to_bytes()
        assert (again.moves, again.seed) == (game.moves, game.seed)
        assert again.scores() == game.scores()


def test_an_unfinished_game_has_no_result() -> None:
    game = played("europe", 2, 1, 30)
    assert "result" not in game.record()
    again = Game.from_record(game.record())
    assert again.to_bytes() == game.to_bytes()
    again.play(again.legal_moves()[0])


def test_a_game_without_moves() -> None:
    game = Game.new("iberia", 5, 8)
    assert Game.from_record(game.record()).to_bytes() == game.to_bytes()


@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**255 + 12345, 2**256 - 1])
def test_seeds_of_every_size(seed: int) -> None:
    game = played("nordic", 3, seed, 20)
    assert f"\nseed {seed}\n" in game.record()
    assert Game.from_record(game.record()).to_bytes() == game.to_bytes()


def test_the_first_player_is_written_only_if_the_host_named_one() -> None:
    """C2"""
    assert "\nfirst 1\n" in played("europe", 2, 3, 5, first=1).record()
    assert "\nfirst" not in played("europe", 2, 3, 5).record()
    for first in (0, 1):
        game = played("europe", 2, 3, 15, first=first)
        again = Game.from_record(game.record())
        assert (again.to_bytes(), again.first) == (game.to_bytes(), first)


def test_a_game_that_did_not_start_with_a_deal() -> None:
    """A game from bytes has no seed, so the record contains its first state."""
    game = Game.from_bytes("great-lakes", played("great-lakes", 3, 2, 40).to_bytes())
    play_on(game, Dice(1), STYLES[0], 15)
    text = game.record()
    assert "\nstart " in text
    assert "\nseed " not in text
    again = Game.from_record(text)
    assert (again.to_bytes(), again.moves) == (game.to_bytes(), game.moves)


def test_a_game_from_a_position_has_a_record_too() -> None:
    text = "whistlestop position 1\nboard europe\nplayer 0\nplayer 1\n"
    game = Game.from_position(text, seed=4)
    play_on(game, Dice(1), STYLES[0], 10)
    assert Game.from_record(game.record()).to_bytes() == game.to_bytes()


def test_comments_and_empty_lines_do_not_matter() -> None:
    game = played("europe", 2, 1, 20)
    lines = game.record().splitlines()
    loose = [part for line in lines for part in (f"   {line}  ", "", "# a comment")]
    assert Game.from_record("\n".join(loose)).to_bytes() == game.to_bytes()
    assert Game.from_record("\r\n".join(lines)).to_bytes() == game.to_bytes()


# --- boards ----------------------------------------------------------------------------


def test_a_home_made_board_with_the_id_of_a_built_in_one(tmp_path: Path) -> None:
    folder = copy_of(DATA, tmp_path)
    edit(folder, "board.toml", "trains = 40", "trains = 20")
    game = played(folder, 2, 7, 40)
    assert game.board.id == "nordic"
    assert f"\nfolder {folder}\n" in game.record()
    assert Game.from_record(game.record()).to_bytes() == game.to_bytes()


def test_a_copy_of_a_built_in_board_needs_no_folder(tmp_path: Path) -> None:
    """It has the same digest, so the record can be read where that folder does not exist."""
    folder = copy_of(DATA, tmp_path)
    assert played(folder, 2, 7, 40).record() == played("nordic", 2, 7, 40).record()


def test_a_record_to_share_names_no_folder() -> None:
    game = played(EVERYTHING, 2, 7, 40)
    text = game.record(folder=False)
    assert str(EVERYTHING) not in text
    assert Game.from_record(text, EVERYTHING).to_bytes() == game.to_bytes()
    with pytest.raises(RecordError, match=r"line 2: .*no such folder"):
        Game.from_record(text)


def test_a_home_made_board_is_found_by_its_folder() -> None:
    game = played(EVERYTHING, 3, 7, 40)
    assert f"\nfolder {EVERYTHING}\n" in game.record()
    again = Game.from_record(game.record())
    assert again.to_bytes() == game.to_bytes()


def test_a_home_made_board_that_was_moved_can_be_passed_in(tmp_path: Path) -> None:
    folder = copy_of(EVERYTHING, tmp_path)
    text = played(folder, 2, 7, 40).record()
    moved = tmp_path / "elsewhere with spaces"
    shutil.move(folder, moved)
    with pytest.raises(RecordError, match=r"line 2: .*no such folder"):
        Game.from_record(text)
    assert Game.from_record(text, moved).board.id == "everything"
    again = Game.from_record(Game.from_record(text, moved).record())
    assert len(again.moves) == 40


def test_a_changed_board_is_refused(tmp_path: Path) -> None:
    text = played("nordic", 2, 1, 30).record()
    folder = copy_of(DATA, tmp_path)
    assert len(Game.from_record(text, folder).moves) == 30
    first = (folder / "routes.csv").read_text(encoding="utf-8").splitlines()[1]
    cells = first.split(",")
    cells[3] = str(int(cells[3]) + 1)  # one more space
    edit(folder, "routes.csv", first, ",".join(cells))
    with pytest.raises(RecordError) as caught:
        Game.from_record(text, folder)
    message = str(caught.value)
    assert message.startswith("line 2: the board nordic has changed since this game: its digest is")
    assert load("nordic").digest[:12] in message
    assert load(folder).digest[:12] in message


def test_a_changed_name_does_not_change_the_game(tmp_path: Path) -> None:
    folder = copy_of(DATA, tmp_path)
    edit(folder, "board.toml", load("nordic").summary, "Another summary.")
    assert len(Game.from_record(played("nordic", 2, 1, 30).record(), folder).moves) == 30


def test_a_broken_board_is_refused(tmp_path: Path) -> None:
    folder = copy_of(EVERYTHING, tmp_path)
    text = played(folder, 2, 1, 10).record()
    (folder / "routes.csv").unlink()
    with pytest.raises(RecordError, match=r"line 2: .*routes\.csv"):
        Game.from_record(text)


def test_another_board_is_refused() -> None:
    with pytest.raises(RecordError, match="has changed since this game"):
        Game.from_record(played("nordic", 2, 1, 3).record(), "europe")


# --- what is wrong with a record, and where --------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# nothing", "whistlestop record 2\n", "whistlestop position 1\n", "x"]
)
def test_other_text_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError, match="line 1: expected 'whistlestop record 1'"):
        Game.from_record(text)


@pytest.mark.parametrize(
    ("at", "line", "message"),
    [
        (1, "board", "line 2: expected 'board', its id and its digest"),
        (1, "board new-york", "line 2: expected 'board', its id and its digest"),
        (1, "board nowhere abc", "line 2: nowhere: no such folder"),
        (1, "board new-york 0123456789abcdef", "the record's 0123456789ab..."),
        (1, "bored new-york", "line 2: unexpected 'bored new-york'"),
        (2, "players", "line 3: expected 'players' and a whole number"),
        (2, "players two", "line 3: expected 'players' and a whole number"),
        (2, "players 2 3", "line 3: expected 'players' and a whole number"),
        (2, "players -2", "line 3: expected 'players' and a whole number"),
        (2, "players 7", "the game cannot be set up: new-york is for 2 to 4 players, not 7"),
        (2, "seed 4", "line 4: unexpected 'seed 5'"),
        (3, "seed five", "line 4: expected 'seed' and a whole number"),
        (3, "seed 5.0", "line 4: expected 'seed' and a whole number"),
        (3, f"seed {2**256}", "the game cannot be set up: expected a seed from 0"),
        (3, "first 1", "expected a line 'seed'"),
        (3, "start !!!!", "the game cannot be set up:"),
        (3, "start AAAA", "the game cannot be set up: a state has"),
        (3, "start", "the game cannot be set up:"),
        (4, "mooves", "line 5: unexpected 'mooves'"),
        (5, "keep", "line 6: expected a player's number and a move"),
        (5, "0", "line 6: expected a player's number and a move"),
        (5, "x keep", "line 6: expected a player's number and a move"),
        (5, "9 draw", "line 6: no player 9; expected 0 to 1"),
        (5, "0 jump", "line 6: there is no verb 'jump'"),
        (5, "0 draw", "line 6: "),
        (5, "0 keep", "line 6: "),
        (5, "999 draw", "line 6: expected a player's number and a move"),
        (5, "9" * 5000 + " draw", "line 6: expected a player's number and a move"),
        (6, "result 0: 1 1: 2", "line 7: a result, but the game is not over"),
    ],
)
def test_wrong_lines(at: int, line: str, message: str) -> None:
    lines = small()
    lines[at] = line
    assert message in reread(lines)


@pytest.mark.parametrize(
    ("at", "message"),
    [
        (1, "expected a line 'board'"),
        (2, "expected a line 'players'"),
        (3, "expected a line 'seed'"),
        (4, "line 5: unexpected"),
    ],
)
def test_missing_lines(at: int, message: str) -> None:
    lines = small()
    del lines[at]
    assert message in reread(lines)


def test_a_record_that_stops_before_its_moves() -> None:
    assert reread(small()[:4]) == "expected a line 'moves'"


def test_a_repeated_line() -> None:
    lines = small()
    lines.insert(3, lines[2])
    assert reread(lines) == f"line 4: unexpected '{lines[2]}'"


def test_a_first_player_who_does_not_exist() -> None:
    lines = small()
    lines.insert(4, "first 2")
    assert "expected a first player from 0 to 1, not 2" in reread(lines)


def test_an_illegal_move_is_reported_with_its_line_and_rule() -> None:
    """C1"""
    lines = small()
    lines += ["0 draw", "1 draw"]
    assert reread(lines).startswith(("line 8: ", "line 9: "))
    assert reread(lines).endswith("(C1)")


def test_a_wrong_result_is_refused() -> None:
    """C15: the result is part of the record"""
    game = played("new-york", 2, 5, 10_000)
    lines = game.record().splitlines()
    right = lines[-1]
    score = game.scores()[1]
    lines[-1] = f"result 0: {game.scores()[0].total} 1: {score.total + 1}"
    message = reread(lines)
    assert message == f"line {len(lines)}: the result is {right[7:]}, not {lines[-1][7:]}"


def test_moves_after_the_end_are_refused() -> None:
    """C13"""
    lines = played("new-york", 2, 5, 10_000).record().splitlines()
    assert reread([*lines[:-1], "0 draw"]).startswith(f"line {len(lines)}: ")


def test_a_start_replaces_the_seed() -> None:
    lines = Game.from_bytes("new-york", Game.new("new-york", 2, 1).to_bytes()).record().splitlines()
    assert (
        reread([*lines[:3], "seed 1", *lines[3:]])
        == "expected a line 'seed' or a line 'start', not both"
    )
    lines[2] = "players 3"
    assert reread(lines) == "line 3: the start is for 2 players"
