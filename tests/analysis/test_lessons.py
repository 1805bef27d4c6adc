"""What a player can learn from a game: the costliest mistakes, with a better move and a reason."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from analysis.decisions import decided
from analysis.positions import WINNING, last_turn, played, short_record
from whistlestop.analysis import Analysis, analyse, outlook, reasons, sentence, to_dict
from whistlestop.analysis.decisions import Decision
from whistlestop.analysis.document import lesson_dict
from whistlestop.analysis.lessons import MOST, costliest, lesson_of
from whistlestop.analysis.reasons.sentences import SENTENCES
from whistlestop.analysis.walk import recorded_moves
from whistlestop.bots import Budget
from whistlestop.game import Game

SMALL = Budget(iterations=60)


@pytest.fixture(scope="module")
def thrown_away() -> Analysis:
    """The first player draws a card instead of completing the ticket."""
    return analyse(played("draw"), SMALL)


def test_the_lesson_names_the_better_move_and_the_reason(thrown_away: Analysis) -> None:
    (lesson,) = thrown_away.lessons(0)
    assert lesson.decision.number == 1
    assert lesson.mistake == "blunder"
    assert lesson.better.move.text == WINNING
    assert lesson.reason["kind"] == "completes"
    assert lesson.reason["tickets"] == ["chelsea-wall-street"]


def test_a_game_without_mistakes_has_no_lessons() -> None:
    found = analyse(played(WINNING), SMALL)
    assert found.lessons(0) == ()
    accuracy = found.accuracy(0)
    assert accuracy is not None
    assert accuracy.score == pytest.approx(100, abs=0.01)


def test_the_costliest_come_first_and_at_most_three() -> None:
    losses = [0.2, 0.06, 0.5, 0.04, 0.3, 0.1]
    rows = [decided(i, 0, 0.6 - loss, loss, 0.001) for i, loss in enumerate(losses, 1)]
    others = [decided(9, 1, 0.1, 0.8, 0.001)]
    assert [d.number for d in costliest([*rows, *others], 0)] == [3, 5, 1]
    assert len(costliest(rows, 0)) == MOST


def test_too_little_and_too_doubtful_teach_nothing() -> None:
    rows = [decided(1, 0, 0.5, 0.04, 0.001), decided(2, 0, 0.2, 0.3, 0.4)]
    assert costliest(rows, 0) == []


def test_where_nothing_can_be_named_it_says_so() -> None:
    """Two moves with the same quantities: only the trial games tell them apart."""
    view = last_turn().view(0)
    draw, take = (
        next(move for move in view.legal_moves() if move.text.startswith(verb))
        for verb in ("draw", "take")
    )
    found = outlook(view, Random(1), SMALL, draw.action)
    best = next(p for p in found.prospects if p.move.action == take.action)
    rest = tuple(p for p in found.prospects if p.move.text != WINNING and p is not best)
    made_up = type(found)((replace(best, chance=0.5), *rest), True, 0.5, 0.01)
    lesson = lesson_of(Decision(1, 1, draw, "draw", made_up), view)
    assert lesson.reason["kind"] == "won"
    assert (lesson.reason["chance"], lesson.reason["instead"]) == (0.5, 0.0)
    assert "No single thing explains it" in sentence(view.board, lesson.reason)


def test_the_document_has_them(thrown_away: Analysis) -> None:
    found = to_dict(thrown_away, ["Anna", "Bo"])
    anna, bo = found["players"]
    (lesson,) = anna["lessons"]
    assert lesson["move"] == 1
    assert lesson["class"] == "blunder"
    assert lesson["played"]["text"] == "draw"
    assert lesson["better"] == {"text": WINNING, "words": "claim Soho–Wall Street", "chance": 1.0}
    assert lesson["loss"] == 1.0
    assert lesson["reason"]["kind"] == "completes"
    assert anna["accuracy"]["blunders"] == 1
    assert anna["accuracy"]["loss"] > 0
    assert bo["lessons"] == []
    first = found["decisions"][0]
    assert (first["class"], first["lead"]) == ("blunder", 1.0)


def test_a_player_who_was_not_analysed_has_no_accuracy() -> None:
    found = to_dict(analyse(played("draw"), SMALL, players=[0]), ["Anna", "Bo"])
    assert found["players"][1]["accuracy"] is None
    assert found["players"][1]["lessons"] == []


@pytest.mark.parametrize("board", ["europe", "great-lakes", "iberia"])
def test_every_decision_of_a_game_could_be_explained(board: str) -> None:
    """Whatever two moves are compared in any phase, the reasons can be found and told."""
    game, dice, kinds = Game.from_record(short_record(board)), Random(1), set()
    for move in recorded_moves(game, range(game.players)):
        actions = list(move.view.legal_moves().actions)
        better = dice.choice(actions)
        if better == move.action:
            continue
        for reason in reasons(move.view, better, move.action):
            kinds.add(reason["kind"])
            assert sentence(game.board, reason, ["Anna", "Bo"]).endswith(".")
    assert len(kinds) > 4
    assert kinds <= set(SENTENCES)


def test_every_mistake_has_its_reason_in_the_document(thrown_away: Analysis) -> None:
    document = to_dict(thrown_away, ["Anna", "Bo"])
    (lesson,) = thrown_away.lessons(0, None)
    assert document["players"][0]["lessons"] == [lesson_dict(lesson)]
    told = {d["move"]: d["reason"] for d in document["decisions"] if "reason" in d}
    assert told[lesson.decision.number] == lesson.reason
    assert set(told) == {d["move"] for d in document["decisions"] if d.get("class")}


def test_reasons_are_not_only_for_the_costliest() -> None:
    rows = [decided(i, 0, 0.1, 0.5, 0.001) for i in range(1, 6)]
    assert len(costliest(rows, 0)) == MOST
    assert [d.number for d in costliest(rows, 0, None)] == [1, 2, 3, 4, 5]
