"""What happened, in words: complete for the player, discreet for the others."""

from __future__ import annotations

import pytest

from boards.folders import EVERYTHING
from cli.driving import typed_game
from game.events.test_extractor import FACTS
from whistlestop.boards import available, load
from whistlestop.cli.output.story import did, happened, sentences
from whistlestop.game import Game, extract_events
from whistlestop.game.record.seats import Seat

SEATS = [Seat("Anna", "greedy"), Seat("Bo", "random")]
NAMES = ["Anna", "Bo"]
IBERIA = load("iberia")
WITHOUT_PLAYER = {"festivals-laid", "row-flushed", "second-draft", "last-turns"}
SAMPLE = {
    "route": IBERIA.routes[0].id,
    "city": IBERIA.cities[0].id,
    "festival": IBERIA.festivals[0].id,
    "festivals": {IBERIA.festivals[0].id: 1},
    "ticket": IBERIA.tickets[0].id,
    "card": "red",
    "cards": {"red": 2},
    "revealed": ["red"],
    "from": "trains",
    "to": "ships",
    **dict.fromkeys(("points", "price", "count", "trains", "ships", "turns"), 2),
}
"""All the facts that any kind of event needs."""


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_every_game_can_be_told(board: str) -> None:
    game = typed_game(board, 5, SEATS).game
    lines = sentences(game.board, extract_events(game), NAMES, all_known=True)
    assert all(line.endswith(".") for line in lines)
    assert any("Anna claims" in line for line in lines)


@pytest.mark.parametrize("kind", FACTS)
def test_every_kind_of_event_has_a_sentence(kind: str) -> None:
    tell = happened if kind in WITHOUT_PLAYER else did
    assert "".join(tell(IBERIA, kind, SAMPLE))


def test_secrets_stay_secret() -> None:
    """Kept tickets and unseen cards are shown only to their owner (C12)."""
    game = Game.new("europe", 2, 3, first=0)
    offers = [game.view(p).reader.offer(p) for p in range(2)]
    for p in range(2):
        game.play(f"keep {offers[p][1]} {offers[p][2]}", p)
    game.play("draw", 0)
    events = extract_events(game)
    assert sentences(game.board, events, NAMES, 1)[0] == "Anna keeps 2 tickets."
    assert sentences(game.board, events, NAMES, 1)[-1] == "Anna draws an unseen card."
    drawn = sentences(game.board, events, NAMES, 0)[-1]
    assert drawn.startswith("Anna draws ")
    assert drawn.endswith(" from the deck.")


def test_simultaneous_choices_are_told_together() -> None:
    """Nothing is told until everyone has chosen (C17)."""
    game = Game.new("europe", 2, 3)
    game.play(game.legal_moves(0)[0])
    assert extract_events(game) == []
    game.play(game.legal_moves(1)[0])
    assert [event.player for event in extract_events(game)] == [0, 1]


def test_you_and_others() -> None:
    game = Game.new("europe", 2, 3, first=0)
    for p in range(2):
        game.play(game.legal_moves(p)[0])
    game.play(f"take {next(c for c in game.view(0).reader.row if c != 'wild')}", 0)
    game.play("draw", 0)
    told = extract_events(game)[2:]
    assert sentences(game.board, told, ["You", "Bo"], 1)[0].startswith("You take ")
    assert ", then draws an unseen card." in sentences(game.board, told, NAMES, 1)[0]


def test_a_surcharge_also_mentions_the_festival_cards() -> None:
    """IB-8 on a tunnel: Larch-Oak, with festival cards in Oak."""
    table = "drafts-done 2\nfestivals 2 harvest\ndeck train green red red"
    sections = ["player 0", "hand 3 green", "player 1", "hand"]
    lines = ["whistlestop position 1", "board everything", table, *sections]
    game = Game.from_position("\n".join(lines), EVERYTHING, seed=1)
    for move in ("claim larch-oak", "pay 2 green", "pay 1 green"):
        game.play(move)
    [line] = sentences(game.board, extract_events(game), NAMES)
    assert line.endswith(
        "pays 1 green as surcharge for Larch–Oak: 2 points, with 2 festival cards from Oak."
    )
