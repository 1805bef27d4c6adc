"""Programs as bots: the same game as in-process, and a clear error if they misbehave."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boards.folders import EVERYTHING
from waiting import LIMIT
from whistlestop import Game
from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, Bot, Budget, dismiss, make
from whistlestop.bots.programs import ProgramBot, ProgramError, Timeouts
from whistlestop.bots.programs.child import Child

ODD = Path(__file__).with_name("odd_program.py")
EXAMPLE = Path(__file__).parents[2] / "examples" / "long_routes.py"


def python(*words: str | Path) -> str:
    """The command line of a Python program."""
    return shlex.join([sys.executable, *map(str, words)])


def play_out(game: Game, bots: list[Bot], seed: int = 0, budget: Budget = OWN_BUDGET) -> Game:
    dice = [Random(f"{seed}/{player}") for player in range(game.players)]
    try:
        while not game.over:
            for player in sorted(game.to_act):
                game.play(bots[player].decide(game.view(player), dice[player], budget), player)
    finally:
        dismiss(bots, game.scores() if game.over else None)
    return game


def is_gone(pid: int) -> bool:
    """Whether the process no longer exists, not even as a zombie."""
    for _ in range(50):  # it takes the system a moment to reap an orphan
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").exists():
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            if state[0] == "Z" and int(state[1]) != os.getpid():
                return True
        time.sleep(0.02)
    return False


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """What the odd program hears; checks at the end that nothing of it is left."""
    path = tmp_path / "log"
    path.touch()
    yield path
    pids = [int(line) for line in path.read_text().splitlines() if line.isdigit()]
    assert pids
    assert all(map(is_gone, pids))


def heard(log: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]


# --- playing -----------------------------------------------------------------------------


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_our_bot_as_a_program_plays_the_same_game(board: str | Path) -> None:
    words: list[str | Path] = ["-m", "whistlestop", "bot", "planner"]
    words += [] if board in available() else ["--board", board]
    program = make(f"program:{python(*words)}")
    beside = play_out(Game.new(board, 2, 7), [program, make("planner")])
    inside = play_out(Game.new(board, 2, 7), [make("planner"), make("planner")])
    assert beside.record() == inside.record()


def test_the_same_seed_gives_the_same_game_with_dice() -> None:
    command = python("-m", "whistlestop", "bot", "random")
    first, second, other = (
        play_out(Game.new("new-york", 2, 7), [ProgramBot(command), make("greedy")], seed)
        for seed in (1, 1, 2)
    )
    assert first.to_bytes() == second.to_bytes() != other.to_bytes()


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_the_example_plays_every_board(board: str | Path) -> None:
    game = play_out(Game.new(board, 2, 3), [ProgramBot(python(EXAMPLE)), make("random")])
    assert game.over


def test_the_messages_a_program_gets(log: Path) -> None:
    game = Game.new("europe", 2, 1)
    bots = [ProgramBot(python(ODD, "plays", log)), make("random")]
    play_out(game, bots, budget=Budget(2.5, 70))
    messages = heard(log)
    types = [message["type"] for message in messages]
    assert types[:3] == ["hello", "game", "decide"]
    assert types[-2:] == ["over", "quit"]
    assert set(types[2:-2]) == {"decide"}
    assert messages[0]["protocol"] == 1
    assert (messages[1]["players"], messages[1]["seat"]) == (2, 0)
    for question in messages[2:-2]:
        assert question["budget"] == {"seconds": 2.5, "iterations": 70}
    scores = messages[-2]["scores"]
    assert isinstance(scores, list)
    assert [score["total"] for score in scores] == [score.total for score in game.scores()]


def test_a_program_learns_nothing_hidden(log: Path) -> None:
    """C12: for each decision it gets the view and its moves, and nothing more."""
    game = Game.new("europe", 2, 1)
    bot = ProgramBot(python(ODD, "plays", log))
    bot.decide(game.view(1), Random(0), OWN_BUDGET)
    bot.close()
    question = heard(log)[2]
    assert set(question) == {"type", "moves", "words", "happened", "budget", "seed", "view"}
    assert question["view"] == json.loads(game.view(1).to_json())
    assert question["moves"] == [move.text for move in game.legal_moves(1)]


@pytest.mark.parametrize("way", ["shouts", "complains"])
def test_odd_but_valid_answers(log: Path, way: str) -> None:
    """Capitals, extra fields, or megabytes on stderr do no harm."""
    bots = [ProgramBot(python(ODD, way, log), Timeouts(decision=20)), make("random")]
    assert play_out(Game.new("new-york", 2, 1), bots).over


def test_a_forgotten_program_is_stopped(log: Path) -> None:
    """The log fixture checks what is left."""
    bot = ProgramBot(python(ODD, "plays", log))
    bot.decide(Game.new("new-york", 2, 1).view(0), Random(0), OWN_BUDGET)
    del bot


# --- misbehaving -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "said"),
    [
        ("exits at once", "it exited with code 7"),
        ("is silent at once", "it did not answer within 1.5 seconds"),
        ("speaks another protocol", "it speaks protocol 2, expected 1"),
        ("greets with garbage", "got 'Hello, I am a bot!'"),
        ("exits", "it exited with code 3\nIts last lines on stderr:\nline 1\n"),
        ("kills itself", "it was killed by SIGKILL"),
        ("is silent", "it did not answer within 1 seconds"),
        ("has a silent child", "it did not answer within 1 seconds"),
        ("closes its output", "it closed its output"),
        ("ends within a line", "it ended in the middle of a line"),
        ("answers garbage", "expected a line with one JSON object that has a type, got 'I think"),
        ("answers a list", "got '[1, 2]'"),
        ("answers deep nonsense", "got '[[["),
        ("answers bytes", "it wrote something that is not UTF-8"),
        ("answers another type", "expected an answer of type 'move', got "),
        ("answers a number", "expected the text of a move, got '17'"),
        ("makes an illegal move", "chose 'claim atlantis-utopia', which is not one of the moves"),
        ("writes an endless line", "it wrote a line of more than 65536 bytes"),
        ("writes endless lines", "got 'na na na'"),
        ("answers twice", "without being asked"),
    ],
)
def test_misbehaviour_is_reported(log: Path, way: str, said: str) -> None:
    # Programs that do answer may take a while on a busy machine.
    start = 1.5 if way == "is silent at once" else LIMIT
    decision = 1 if "silent" in way else LIMIT
    command = python(ODD, way, log)
    bot = ProgramBot(command, Timeouts(start=start, decision=decision, grace=0.5))
    begun = time.monotonic()
    with pytest.raises(ProgramError) as caught:
        play_out(Game.new("new-york", 2, 1), [bot, make("random")])
    assert time.monotonic() - begun < LIMIT
    assert str(caught.value).startswith(f"the program `{command}` failed: ")
    assert said in str(caught.value)
    assert len(str(caught.value)) < 3000
    if way == "exits":
        assert str(caught.value).endswith("\nit is all too much")


def test_a_program_gets_no_more_than_the_budgets_seconds(log: Path) -> None:
    bot = ProgramBot(python(ODD, "is silent", log), Timeouts(decision=60, grace=0.5))
    with pytest.raises(ProgramError, match=r"did not answer within 0\.7 seconds"):
        play_out(Game.new("new-york", 2, 1), [bot, make("random")], budget=Budget(seconds=0.2))


def test_a_program_that_does_not_read_blocks_nobody() -> None:
    """Far more is written than a pipe holds."""
    child = Child([sys.executable, "-c", "import time; time.sleep(600)"])
    begun = time.monotonic()
    child.send("x" * 10_000_000)
    with pytest.raises(ProgramError, match=r"did not answer within 0\.2 seconds"):
        child.receive(0.2)
    child.end()
    assert time.monotonic() - begun < LIMIT


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("no-such-program --fast", "there is no `no-such-program`, expected a file"),
        ("", "there is no program to run, expected program:COMMAND"),
        ("python 'bot.py", "cannot be read: No closing quotation"),
        (str(ODD), "expected a file that can be run"),
    ],
)
def test_a_missing_program_is_refused_at_once(command: str, said: str) -> None:
    with pytest.raises(ProgramError, match=said):
        make(f"program:{command}")


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rules for what can run")
def test_it_says_if_a_program_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("#!/no/such/interpreter\n")
    file.chmod(0o755)
    with pytest.raises(ProgramError, match="could not be started: No such file"):
        make(f"program:{file}").decide(Game.new("europe", 2, 1).view(0), Random(0), OWN_BUDGET)
