"""The JSON schema of the protocol describes the real messages, completely."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from proof.tables import BOARDS, tables_of
from whistlestop import Game
from whistlestop.bots import Budget
from whistlestop.bots.news import news_for
from whistlestop.bots.programs import messages
from whistlestop.game import extract_events

SCHEMA = messages.schema()


def closed(schema: Any) -> Any:
    """The schema without tolerance: a field that it does not describe is an error."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {name: closed(part) for name, part in schema.items()}
    if isinstance(parts.get("properties"), dict) and parts.get("type") == "object":
        parts["additionalProperties"] = False
    return parts


STRICT = Draft202012Validator(closed(SCHEMA))


def real(message: messages.Message) -> Any:
    """A message as a program reads it."""
    return json.loads(messages.write(message))


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("board", BOARDS)
def test_every_message_of_a_game_fits(board: str) -> None:
    game, dice = Game.new(tables_of(board), 3, 2), Random(2)
    STRICT.validate(real(messages.game(game.view(1))))
    phases = set()
    while not game.over:
        player = min(game.to_act)
        view, new = game.view(player), game.reader.phase not in phases
        phases.add(game.reader.phase)
        if new or dice.random() < 0.05:
            news = news_for(player, extract_events(game)[-5:])
            question = messages.decide(view, view.legal_moves(), dice, Budget(2.0), news)
            STRICT.validate(real(question))
            assert len(question["words"]) == len(question["moves"])
        game.play(dice.choice(game.legal_moves(player)))
    STRICT.validate(real(messages.over(game.scores())))


def test_the_short_messages_fit() -> None:
    for message in (messages.hello(), messages.ready(), messages.move("draw"), messages.leave()):
        STRICT.validate(real(message))


@pytest.mark.parametrize(
    "wrong",
    [{"type": "move"}, {"type": "mvoe", "move": "draw"}, {"type": "ready", "protocol": 2}, []],
)
def test_what_is_no_message_does_not_fit(wrong: Any) -> None:
    assert not Draft202012Validator(SCHEMA).is_valid(wrong)


def test_unknown_fields_are_tolerated() -> None:
    assert Draft202012Validator(SCHEMA).is_valid(messages.move("draw") | {"note": "hm"})
