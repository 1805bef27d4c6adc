"""`whistlestop verify`: what it checks, and that no tampered record passes."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

from cli.driving import run, run_process
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.cli.saves import write_save
from whistlestop.game import Game
from whistlestop.game.record.fairness import commitment, seed_text
from whistlestop.game.record.seats import Seat

SEED = 0xABC
PROMISE = commitment(SEED)


def played(seed: int = SEED, first: int | None = None) -> Game:
    """A complete game."""
    game, dice = Game.new("new-york", 2, seed, first), Random(1)
    while not game.over:
        player = min(game.to_act)
        game.play(make("greedy").decide(game.view(player), dice, OWN_BUDGET), player)
    return game


def text_of(game: Game, promise: str | None = PROMISE) -> str:
    """A record as a server writes it."""
    header, rest = write_save(game, [Seat("Anna"), Seat("Bo", "greedy")]).split("\n", 1)
    promised = "" if promise is None else f"# commitment {promise}\n"
    return f"{header}\n{promised}{rest}"


@pytest.fixture(scope="module")
def text() -> str:
    return text_of(played())


def verify(folder: Path, text: str, *options: str) -> Result:
    """Verify a text."""
    file = folder / "game.whistlestop"
    file.write_text(text, "utf-8")
    return run("verify", file, *options)


def test_a_fair_game_is_reported_in_plain_words(tmp_path: Path, text: str) -> None:
    result = verify(tmp_path, text, "--commitment", PROMISE.upper())
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert re.fullmatch(r"board       New York, digest [0-9a-f]{64}", lines[0])
    assert lines[1] == "players     Anna and Bo"
    assert re.fullmatch(r"moves       \d+, all legal", lines[2])
    assert re.fullmatch(r"result      Anna -?\d+, Bo -?\d+", lines[3])
    assert lines[4] == f"seed        {seed_text(SEED)}, which determines all cards"
    said = "it is the SHA-256 of the seed"
    assert lines[5] == f"commitment  {PROMISE} in the record: {said}"
    assert lines[6] == f"commitment  {PROMISE} you noted: {said}"
    assert lines[7:] == ["fair"]


def test_with_only_the_records_commitment_it_asks_to_compare(tmp_path: Path, text: str) -> None:
    result = verify(tmp_path, text)
    assert result.exit_code == 0, result.output
    assert "or pass that one as --commitment" in result.output
    assert result.output.endswith("\nfair\n")


def test_the_noted_commitment_is_enough(tmp_path: Path) -> None:
    result = verify(tmp_path, text_of(played(), None), "--commitment", PROMISE)
    assert result.exit_code == 0, result.output
    assert "commitment  none in the record" in result.output


def test_it_says_if_the_host_chose_who_starts(tmp_path: Path) -> None:
    result = verify(tmp_path, text_of(played(first=1)))
    assert "players     Anna and Bo; the host chose Bo to start" in result.output


def unfair(result: Result, said: str) -> None:
    """Asserts that the record was found to be unfair."""
    assert result.exit_code == 1
    assert said in result.output
    assert not re.search(r"^fair$", result.output, re.MULTILINE)


def test_a_changed_move_is_detected(tmp_path: Path, text: str) -> None:
    changed = re.sub(r"\n(\d) claim .*\n", r"\n\1 draw\n", text, count=1)
    assert changed != text
    unfair(verify(tmp_path, changed), "Not fair, or not the record of this game: line ")


def test_a_changed_seed_is_detected(tmp_path: Path, text: str) -> None:
    changed = text.replace(f"seed {SEED}\n", f"seed {SEED + 1}\n")
    assert changed != text
    unfair(verify(tmp_path, changed), "Not fair, or not the record of this game: line ")


def test_another_seed_with_its_own_game_breaks_the_promise(tmp_path: Path) -> None:
    """The record as a whole is consistent, but it is not the game that was promised."""
    said = f"The commitment in the record is {PROMISE}, but this seed has {commitment(SEED + 1)}"
    unfair(verify(tmp_path, text_of(played(SEED + 1))), said)


def test_a_changed_result_is_detected(tmp_path: Path, text: str) -> None:
    changed = re.sub(r"result 0: (-?\d+)", "result 0: 999", text)
    unfair(verify(tmp_path, changed), ": the result is 0: ")


def test_a_changed_commitment_is_detected(tmp_path: Path) -> None:
    changed = text_of(played(), commitment(SEED + 1))
    unfair(verify(tmp_path, changed), "the cards were not dealt from the seed that was promised")


def test_a_different_noted_commitment_is_detected(tmp_path: Path, text: str) -> None:
    result = verify(tmp_path, text, "--commitment", commitment(SEED + 1))
    unfair(result, f"The commitment you noted is {commitment(SEED + 1)}, but")


def test_a_malformed_commitment_is_detected(tmp_path: Path) -> None:
    unfair(
        verify(tmp_path, text_of(played(), "abc")), "expected a commitment of 64 hexadecimal digits"
    )


def test_without_a_commitment_nothing_is_proven(tmp_path: Path) -> None:
    unfair(verify(tmp_path, text_of(played(), None)), "There is no commitment, either in")


def test_an_unfinished_game_cannot_be_verified(tmp_path: Path, text: str) -> None:
    rows = text.splitlines()[:-3]
    unfair(verify(tmp_path, "\n".join(rows)), "The game is not over")


def test_a_record_without_its_result_cannot_be_verified(tmp_path: Path, text: str) -> None:
    rows = text.splitlines()[:-1]
    unfair(verify(tmp_path, "\n".join(rows)), "The record has no 'result' line")


def test_a_game_without_a_deal_has_no_shuffle_to_check(tmp_path: Path) -> None:
    game = played()
    start = Game.from_bytes(game.tables, game.restarted().to_bytes())
    for player, action in game.moves:
        start.play(action, player)
    unfair(verify(tmp_path, text_of(start)), "has a 'start' line and no seed")


def test_a_wrong_option_is_refused(tmp_path: Path, text: str) -> None:
    result = verify(tmp_path, text, "--commitment", "abc")
    assert result.exit_code == 2
    assert "64 hexadecimal digits" in result.output


def test_digests_are_not_wrapped(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game"
    file.write_text(text, "utf-8")
    result = run_process("verify", file)
    assert f"commitment  {PROMISE} in the record: it is the SHA-256 of the seed" in result.stdout
