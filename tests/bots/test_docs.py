"""docs/bots.md is correct about programs: messages, limits, examples."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from random import Random

from whistlestop import Game
from whistlestop.bots import Budget
from whistlestop.bots.programs import Timeouts, messages
from whistlestop.bots.programs.child import MAX_LINE_BYTES

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/bots.md").read_text("utf-8")
IN_ONE_LINE = " ".join(TEXT.split())


def told() -> list[messages.Message]:
    """The conversation in the document, without the parts that its dots stand for."""
    lines = re.findall(r"^[<>] (\{.*\})$", TEXT, re.MULTILINE)
    return [json.loads(re.sub(r", \.\.\.(?=[\]}])", "", line)) for line in lines]


def test_the_conversation_is_the_real_one() -> None:
    game = Game.new("europe", 2, 1)
    view = game.view(0)
    real = [
        messages.hello(),
        messages.ready(),
        messages.game(view),
        messages.decide(view, view.legal_moves(), Random(1), Budget(2.0)),
        messages.move("draw"),
        messages.over(game.scores()),
        messages.leave(),
    ]
    assert len(told()) == len(real)
    for shown, message in zip(told(), real, strict=True):
        assert list(shown) == list(message)
        assert shown["type"] == message["type"]
    assert told()[2]["board"].items() <= real[2]["board"].items()
    assert told()[3]["budget"] == real[3]["budget"]
    assert set(told()[3]["view"]) <= set(real[3]["view"])
    assert set(told()[5]["scores"][0]) <= set(real[5]["scores"][0])


def test_every_message_is_explained() -> None:
    explained = set(re.findall(r"^\| `([a-z]+)` \| .* \| .* \|$", TEXT, re.MULTILINE))
    heard = {message["type"] for message in told()} - {"ready", "move"}
    assert heard <= explained


def test_the_limits_are_the_real_ones() -> None:
    timeouts = Timeouts()
    assert f"{timeouts.start:g} seconds for `ready`" in IN_ONE_LINE
    more = f"the seconds of its budget and {timeouts.grace:g} more, or {timeouts.decision:g} where"
    assert more in IN_ONE_LINE
    assert f"a line of more than {MAX_LINE_BYTES} bytes" in IN_ONE_LINE


def test_the_plug_in_is_the_example() -> None:
    shown = re.search(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    assert shown
    project = (ROOT / "examples/hasty/pyproject.toml").read_text("utf-8")
    assert shown[1] in project
    assert tomllib.loads(project)["project"]["name"] == "whistlestop-hasty"
