"""Complete games through piped input; saving and resuming, undo, the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest

from boards.folders import EVERYTHING, copy_of, edit
from cli.driving import run, run_process, typed_game
from whistlestop.boards import available, load
from whistlestop.cli.saves import read_save
from whistlestop.game import Game
from whistlestop.game.record.seats import Seat

ALONE = [Seat("You"), Seat("Greedy", "greedy")]


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes rescued games go to a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_a_whole_game_with_typed_moves(board: str | Path, tmp_path: Path) -> None:
    typist = typed_game(board, 3, ALONE)
    file = tmp_path / "game"
    result = run(
        "play", "--board", board, "--bots", "greedy", "--seed", "3", "--save", file,
        lines=typist.lines,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.output
    assert "win" in result.output.splitlines()[-2]
    assert read_save(file.read_text("utf-8"))[0].to_bytes() == typist.game.to_bytes()


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_a_whole_game_with_numbers(board: str | Path, tmp_path: Path) -> None:
    typist = typed_game(board, 4, ALONE, numbers=True)
    file = tmp_path / "game"
    result = run(
        "play", "--board", board, "--bots", "greedy", "--seed", "4", "--save", file,
        lines=typist.lines,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert read_save(file.read_text("utf-8"))[0].to_bytes() == typist.game.to_bytes()


def test_a_real_process_asks_who_plays() -> None:
    """Without options it asks for board, players and bots; Enter takes the default. Then Ctrl-D."""
    result = run_process("play", lines="2\n\n\nrandom\nhelp\n")
    assert result.returncode == 0, result.stderr
    assert "New York · round 1" in result.stdout
    assert "Keep at least 1 of these tickets." in result.stdout
    assert "whistlestop play --resume " in result.stdout
    assert "\x1b" not in result.stdout


def test_a_resumed_game_is_the_same_game(tmp_path: Path) -> None:
    """End of input saves; the resumed game ends in the same bytes as one never left."""
    typist = typed_game("nordic", 6, ALONE)
    file = tmp_path / "game"
    options = ["--board", "nordic", "--bots", "greedy", "--seed", "6", "--save", file]
    half = len(typist.lines) // 2
    first = run("play", *options, lines=typist.lines[:half])
    assert f"whistlestop play --resume {file}" in first.output
    assert not read_save(file.read_text("utf-8"))[0].over
    second = run("play", "--resume", file, lines=typist.lines[half:])
    assert second.exit_code == 0, second.output
    assert read_save(file.read_text("utf-8"))[0].to_bytes() == typist.game.to_bytes()


def test_end_of_input_saves_in_the_data_folder(data_folder: Path) -> None:
    result = run("play", "--board", "europe", "--seed", "7", lines=["2 3"])
    assert result.exit_code == 0
    saved = list((data_folder / "whistlestop" / "saves").iterdir())
    assert len(saved) == 1
    assert len(read_save(saved[0].read_text("utf-8"))[0].moves) > 1


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    """The message names the file; the game goes on and is saved elsewhere in the end."""
    wrong = tmp_path / "no" / "such" / "file"
    result = run("play", "--seed", "7", "--board", "europe", lines=["2 3", f"save {wrong}", "show"])
    assert "Could not save to" in result.output
    assert "The game goes on" in result.output
    assert result.output.count("Your turn: choose an action.") >= 2
    assert "Resume with" in result.output


def test_save_and_quit(tmp_path: Path) -> None:
    file = tmp_path / "mine"
    lines = ["2 3", f"save {file}", "quit", "n"]
    result = run("play", "--seed", "7", "--board", "europe", "--name", "Anna", lines=lines)
    assert result.exit_code == 0
    assert "Resume with" not in result.output
    game, seats = read_save(file.read_text("utf-8"))
    assert seats == [Seat("Anna"), Seat("Medium", "medium")]
    assert game.to_bytes() == Game.from_record(file.read_text("utf-8")).to_bytes()


def test_a_changed_copy_of_a_built_in_board_is_resumed(tmp_path: Path) -> None:
    """It has the id of the built-in board; the save says where the copy is."""
    folder = copy_of(Path(load("new-york").path or ""), tmp_path)
    edit(folder, "board.toml", "trains = 15", "trains = 20")
    file = tmp_path / "mine"
    result = run(
        "play", "--seed", "7", "--board", folder, "--save", file, lines=["1 2", "quit", "y"]
    )
    assert "Saved" in result.output
    resumed = run("play", "--resume", file, lines=["quit", "n"])
    assert resumed.exit_code == 0, resumed.output
    assert read_save(file.read_text("utf-8"))[0].board.rules.trains == 20


def test_undo_before_anything_is_revealed() -> None:
    """A claim can be undone while it is being paid for."""
    lines = ["2 3", "claim amsterdam-frankfurt", "undo", "undo"]
    result = run("play", "--seed", "7", "--board", "europe", lines=lines)
    assert "Which cards do you pay with?" in result.output
    assert "Undone: claim amsterdam-frankfurt" in result.output
    assert "nothing to undo" in result.output


def test_no_undo_after_a_new_card_was_seen() -> None:
    """A card taken from the row is replaced at once (C3): the new one has been seen."""
    result = run("play", "--seed", "7", "--board", "europe", lines=["2 3", "1", "undo"])
    assert "hidden cards or tickets, so it cannot be undone" in result.output


def test_no_undo_after_tunnel_cards_were_revealed() -> None:
    """The cards revealed for a tunnel have been seen (EU-6)."""
    lines = ["2 3", "claim marseille-zurich 1 purple 1 wild", "undo"]
    table = ["--seed", "7", "--players", "3", "--board", "europe", "--bots", "greedy"]
    result = run("play", *table, lines=lines)
    assert "revealed: " in result.output
    assert "so it cannot be undone" in result.output


def test_no_undo_after_tickets_were_seen() -> None:
    """Tickets drawn have been seen (C11)."""
    result = run("play", "--seed", "7", "--board", "europe", lines=["2 3", "tickets", "undo"])
    assert "so it cannot be undone" in result.output


def test_the_curtain_hides_hands_and_choices() -> None:
    """Nobody sees another's tickets, or which were kept before everyone has chosen (C12, C17)."""
    game = Game.new("europe", 2, 9)
    mine, theirs = (
        {
            ticket.id: ticket
            for ticket in game.board.tickets
            if ticket.id in game.view(p).reader.offer(p)
        }
        for p in range(2)
    )
    lines = ["", "1 2", ""]
    result = run(
        "play", "--people", "2", "--name", "Anna", "--name", "Bo", "--seed", "9",
        "--board", "europe", lines=lines,
    )  # fmt: skip
    anna, bo = result.output.split("Press Enter, Bo")
    names = game.board.cities
    for ticket in theirs.values():
        assert f"{names[ticket.a].name}–{names[ticket.b].name}" not in anna
    for ticket in mine.values():
        assert f"{names[ticket.a].name}–{names[ticket.b].name}" not in bo
    assert "Anna keeps" not in bo


def test_the_curtain_accepts_a_last_undo() -> None:
    """A choice that nobody has seen can be made again (C17)."""
    lines = ["", "1 2", "undo", "", "1 2 3", ""]
    result = run("play", "--people", "2", "--seed", "9", "--board", "europe", lines=lines)
    assert "Undone: keep" in result.output
    assert result.output.count("Press Enter, Player 1") == 2


def test_the_log_forgets_undone_moves() -> None:
    claim = "claim midtown-west-times-square 1 pink"
    lines = ["", "1", "", "1", "", claim, "undo", "", "log"]
    result = run("play", "--people", "2", "--seed", "0", "--board", "new-york", lines=lines)
    told, log = result.output.split("Undone: pay 1 pink")
    assert "claims Midtown West–Times Square" in told
    assert "Player 1 keeps" in log
    assert "claims Midtown West–Times Square" not in log


def test_two_people_to_the_end(tmp_path: Path) -> None:
    typist = typed_game("new-york", 2, [Seat("Anna"), Seat("Bo")])
    file = tmp_path / "game"
    result = run(
        "play", "--board", "new-york", "--people", "2", "--name", "Anna", "--name", "Bo",
        "--seed", "2", "--save", file, lines=typist.lines,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert read_save(file.read_text("utf-8"))[0].to_bytes() == typist.game.to_bytes()


def test_a_game_of_bots_can_be_watched() -> None:
    result = run("play", "--board", "new-york", "--people", "0", "--bots", "greedy", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "Greedy 2 claims" in result.output


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--board", "atlantis"], "no such folder"),
        (["--bots", "clever"], "the bots are: random, greedy"),
        (["--board", "new-york", "--players", "5"], "2 to 4 players, not 5"),
        (["--people", "3", "--players", "2"], "more than 2 players"),
        (["--resume", "/no/such/file"], "/no/such/file: No such file"),
    ],
)
def test_wrong_options(options: list[str], message: str) -> None:
    result = run("play", *options)
    assert result.exit_code == 1
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_unknown_options_are_usage_errors() -> None:
    assert run("play", "--colour").exit_code == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("map pari", "Brest–Paris"),
        ("routes open", "Paris–Zürich"),
        ("routes mine", "Owner"),
        ("log", "Medium keeps"),
        ("hint", "An estimate from "),
        ("help", "You can shorten words"),
        ("claim pari-zuri", "Which cards do you pay with?"),
        ("claim zuri venezi 9 green", "(C9)"),
        ("claim brest paris", "(C9)"),
        ("claim atlantis", "there is no route 'atlantis'"),
        ("cl paris-bruxelles", "is ambiguous: bruxelles-paris-red, bruxelles-paris-yellow"),
        ("pass", "(C14)"),
        ("99", "one number from 1 to"),
        ("nonsense", "there is no command 'nonsense'"),
    ],
)
def test_what_a_line_does(line: str, answer: str) -> None:
    result = run("play", "--seed", "8", "--board", "europe", lines=["1 2", line])
    assert answer in " ".join(result.output.split("Your turn", 1)[1].split())


def test_plain_text_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours are always named, so nothing is lost without them."""
    monkeypatch.setenv("NO_COLOR", "1")
    result = run("play", "--seed", "7", "--board", "europe", lines=["2 3"])
    assert "\x1b[" not in result.output
    assert "1 yellow  2 wild  3 green" in result.output
