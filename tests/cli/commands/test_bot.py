"""`whistlestop bot`, and programs as bots in the other commands."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from boards.folders import EVERYTHING
from cli.driving import run, run_process
from whistlestop import Game
from whistlestop.bots import BOTS, OWN_BUDGET, Budget, UnknownBot
from whistlestop.bots.programs import messages
from whistlestop.bots.reference.random import RandomBot
from whistlestop.cli.saves import write_save
from whistlestop.cli.seating import bot_names, bot_title
from whistlestop.game import View
from whistlestop.game.record.seats import Seat

ROOT = Path(__file__).parents[3]
EXAMPLE = shlex.join(["program:" + sys.executable, str(ROOT / "examples/long_routes.py")])


def odd(way: str, log: Path) -> str:
    """A program that misbehaves after its second decision."""
    return "program:" + shlex.join(
        [sys.executable, str(ROOT / "tests/bots/odd_program.py"), way, str(log)]
    )


def questions(board: str | Path = "new-york", budget: Budget = OWN_BUDGET) -> list[str]:
    """The first messages to the first player in a game."""
    view = Game.new(board, 2, 1).view(0)
    question = messages.decide(view, view.legal_moves(), Random(1), budget)
    asked = [messages.game(view), question]
    return [messages.write(message).strip() for message in (messages.hello(), *asked)]


# --- being a bot -------------------------------------------------------------------------


def test_it_answers_until_the_input_ends() -> None:
    result = run_process("bot", "greedy", lines="\n".join([*questions(), *questions()]) + "\n")
    assert result.returncode == 0, result.stderr
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [answer["type"] for answer in answers] == ["ready", "move"] * 2
    assert answers[1] == answers[3]
    assert answers[1]["move"].startswith("keep ")


def test_it_stops_when_told_and_ignores_new_messages() -> None:
    lines = ['{"type": "weather", "rain": true}', '{"type": "quit"}', questions()[0]]
    result = run("bot", "greedy", lines=lines)
    assert (result.exit_code, result.output) == (0, "")


def test_a_home_made_board_is_given_by_folder() -> None:
    assert run("bot", "greedy", "--board", EVERYTHING, lines=questions(EVERYTHING)).exit_code == 0
    assert run("bot", "greedy", "--board", EVERYTHING, lines=questions()).exit_code == 0
    result = run("bot", "greedy", lines=questions(EVERYTHING))
    assert result.exit_code == 1
    assert "the board everything is not built in: expected its folder" in result.stderr


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["hello"], "expected a line with one JSON object that has a type, got 'hello'"),
        (['{"type": 3}'], "that has a type"),
        (['{"type": "hello", "protocol": 9}'], "expected protocol 1, got 9"),
        (['{"type": "hello"}'], "expected 'protocol' of type int, got None"),
        (questions()[2:], "expected a message of type 'game' before"),
        ([*questions()[:2], '{"type": "decide"}'], "expected 'view' of type dict"),
    ],
)
def test_a_message_it_does_not_understand_ends_it(lines: list[str], said: str) -> None:
    result = run("bot", "greedy", lines=lines)
    assert result.exit_code == 1
    assert said in result.stderr


def test_the_bot_gets_the_budget_and_its_prints_go_to_stderr(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[Budget] = []

    class Talking(RandomBot):
        def decide(self, view: View, random: Random, budget: Budget) -> int:
            print("let me think")
            given.append(budget)
            return super().decide(view, random, budget)

    monkeypatch.setitem(BOTS, "random", Talking)
    result = run("bot", "random", lines=questions(budget=Budget(1.5, 8)))
    assert result.exit_code == 0, result.output
    assert given == [Budget(1.5, 8)]
    assert "think" not in result.stdout
    assert "think" in result.stderr


def test_a_bots_illegal_move_is_not_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Confused(RandomBot):
        def decide(self, view: View, random: Random, budget: Budget) -> int:
            return 4000

    monkeypatch.setitem(BOTS, "random", Confused)
    result = run("bot", "random", lines=questions())
    assert result.exit_code == 1
    assert "the bot chose the move 4000, which is not legal" in result.stderr


# --- playing with programs ---------------------------------------------------------------


def test_commas_inside_quotes_belong_to_the_program() -> None:
    python = shlex.quote(sys.executable)
    program = f"program:{python} bot.py --style 'a, b' \"c,d\""
    assert bot_names(f"greedy, {program},random") == ["greedy", program, "random"]


@pytest.mark.parametrize("text", [",random", "random,", "random,,greedy", "random, ,greedy", ","])
def test_an_empty_name_is_refused(text: str) -> None:
    with pytest.raises(UnknownBot, match=f"before and after each comma in '{text}'"):
        bot_names(text)


def test_programs_have_a_short_title() -> None:
    kinds = ["program:a", "greedy", "program:b", "greedy"]
    titles = [bot_title(kinds, i) for i in range(4)]
    assert titles == ["Program", "Greedy", "Program 2", "Greedy 2"]


def test_the_arena_plays_programs_with_any_number_of_workers(tmp_path: Path) -> None:
    found = []
    for workers in (1, 2):
        file = tmp_path / f"{workers}.jsonl"
        result = run(
            "arena", "--board", "new-york", "--bots", f"random,{EXAMPLE}", "--games", "4",
            "--workers", str(workers), "--file", file, "--seed", "5",
        )  # fmt: skip
        assert result.exit_code == 0, result.output
        games = [json.loads(line) for line in file.read_text().splitlines()]
        found.append(sorted((game["deal"], game["seats"], game["scores"]) for game in games))
    assert found[0] == found[1]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_failing_program_ends_a_match_but_its_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    monkeypatch.chdir(tmp_path)  # for the record of the failed game
    file, bot = tmp_path / "games.jsonl", odd("makes an illegal move", tmp_path / "log")
    options = ("--board", "new-york", "--workers", str(workers), "--file", file)
    assert run("arena", "--bots", "greedy,random", "--games", "2", *options).exit_code == 0
    before = file.read_bytes()
    result = run("arena", "--bots", f"greedy,{bot}", "--games", "4", *options)
    assert result.exit_code == 1
    assert f"the bot '{bot}' failed at move" in result.stderr
    assert "it chose 'claim atlantis-utopia', which is not one of the moves given" in result.stderr
    assert f"2 games are in {file}" in result.stderr
    assert file.read_bytes() == before


def test_a_terminal_game_is_saved_when_a_program_fails(tmp_path: Path) -> None:
    file, bot = tmp_path / "game.whistlestop", odd("exits", tmp_path / "log")
    options = ("--board", "new-york", "--people", "0", "--seed", "1", "--save", file)
    result = run("play", "--bots", f"{bot},greedy", "--seconds", "3", *options)
    assert result.exit_code == 1
    assert f"the bot '{bot}' failed: ProgramError: " in result.stderr
    assert "it is all too much" in result.stderr
    assert "Resume with: whistlestop play --resume" in result.output
    assert f"# seat 0 bot {json.dumps(bot)} Program" in file.read_text("utf-8")
    assert '# budget {"seconds": 3.0' in file.read_text("utf-8")
    log = (tmp_path / "log").read_text()
    run("play", "--resume", file, lines=["y"])
    resumed = (tmp_path / "log").read_text().removeprefix(log)
    assert budgets(log) == budgets(resumed) == {(3.0, None)}


@pytest.mark.parametrize("answer", [[], [""], ["no"]])
def test_a_saved_game_runs_no_program_without_asking(tmp_path: Path, answer: list[str]) -> None:
    """A save can come from anyone: opening it must not run what it names."""
    log, file = tmp_path / "log", tmp_path / "game.whistlestop"
    run("play", "--board", "new-york", "--people", "0", "--bots", odd("exits", log), "--save", file)
    log.unlink()
    result = run("play", "--resume", file, lines=answer)
    assert result.exit_code == 1
    assert f"This game has a bot that runs a program: {odd('exits', log)!r}" in result.output
    assert "you did not allow its program to run" in result.stderr
    assert not log.exists()
    run("play", "--resume", file, lines=["y"])
    assert log.exists()


def test_a_saved_game_cannot_hide_what_it_would_run(tmp_path: Path) -> None:
    file = tmp_path / "game.whistlestop"
    seats = [Seat("Anna"), Seat("Program", "program:harm\x1b[2K\rharmless")]
    file.write_text(write_save(Game.new("new-york", 2, 1), seats), "utf-8")
    result = run("play", "--resume", file)
    assert r"'program:harm\x1b[2K\rharmless'" in result.output
    assert "\x1b" not in result.output


def test_a_simulation_has_a_budget(tmp_path: Path) -> None:
    bot, log, figures = odd("plays", tmp_path / "log"), tmp_path / "log", tmp_path / "figures"
    options = ("--board", "new-york", "--games", "1", "--workers", "1", "--json", figures)
    result = run("simulate", "--bots", f"random,{bot}", "--iterations", "12", *options)
    assert result.exit_code == 0, result.output
    assert budgets(log.read_text()) == {(None, 12)}
    assert json.loads(figures.read_text())["budget"] == {"seconds": None, "iterations": 12}


def budgets(log: str) -> set[tuple[float | None, int | None]]:
    """The budgets that a program was given."""
    heard = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    asked = [message["budget"] for message in heard if message["type"] == "decide"]
    return {(budget["seconds"], budget["iterations"]) for budget in asked}
