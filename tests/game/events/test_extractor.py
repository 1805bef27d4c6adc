"""What happened, as data: the events of a whole game add up, and nobody learns too much."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from random import Random

import pytest

from proof.tables import BOARDS, players_of, tables_of
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.engine.reader import StateReader
from whistlestop.game import EventExtractor, Game, GameEvent, extract_events

TABLES = [(b, n) for b in BOARDS for n in sorted({players_of(b)[0], players_of(b)[-1]})]

FACTS = {
    "claim": {"route", "cards", "points", "festivals", "revealed"},
    "dig": {"route", "cards", "revealed", "price"},
    "surcharge": {"route", "cards", "points", "festivals"},
    "refuse": {"route", "cards"},
    "station": {"city", "cards"},
    "harbour": {"city", "cards"},
    "take": {"card"},
    "draw": {"deck"},
    "look": {"count"},
    "keep": {"count"},
    "pick": None,
    "pieces": {"trains", "ships"},
    "exchange": {"count", "from", "to", "points"},
    "pass": set(),
    "festival": {"festival", "count"},
    "festivals-laid": {"festival", "count"},
    "row-flushed": set(),
    "second-draft": set(),
    "last-turns": {"turns"},
}
"""Every kind of event, and everything the public may know about it."""

SOMETIMES = defaultdict(set, {"claim": {"revealed"}})
"""Facts about tunnels, which other events do not have."""

OWN_FACTS = {"draw": {"deck", "card"}, "keep": {"count", "tickets"}, "pick": {"ticket"}}


@cache
def played(board: str, players: int) -> Game:
    """A whole game: planners in all seats but the last, which plays at random."""
    game = Game.new(tables_of(board), players, 11)
    bots = [make("random" if p == players - 1 else "planner") for p in range(players)]
    random = Random(11)
    while not game.over:
        player = random.choice(sorted(game.to_act))
        game.play(bots[player].decide(game.view(player), random, OWN_BUDGET), player)
    return game


@cache
def events_of(board: str, players: int) -> list[GameEvent]:
    return extract_events(played(board, players))


def end(game: Game) -> StateReader:
    return StateReader(game.board, game.state.data)


# --- whole games -----------------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_every_claim_is_reported_once_with_its_owner(board: str, players: int) -> None:
    claims = [
        (h.public["route"], h.player)
        for h in events_of(board, players)
        if h.kind in ("claim", "surcharge") and h.public is not None
    ]
    assert len(claims) == len(dict(claims))
    assert dict(claims) == end(played(board, players)).claimed()


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_reported_points_match_the_score(board: str, players: int) -> None:
    """C9, GL-12: points for routes, and points lost by exchanges."""
    points: Counter[tuple[int, str]] = Counter()
    for h in events_of(board, players):
        if h.player is not None and h.public and "points" in h.public:
            part = "exchange" if h.kind == "exchange" else "routes"
            points[h.player, part] += h.public["points"]
    for player, score in enumerate(played(board, players).scores()):
        assert points[player, "routes"] == score.parts["routes"]
        assert points[player, "exchange"] == score.parts.get("exchange", 0)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_reported_cards_match_the_hands(board: str, players: int) -> None:
    game = played(board, players)
    start = StateReader(game.board, game.start)
    hands = [Counter(start.hand(player)) for player in range(players)]
    for h in events_of(board, players):
        facts = h.seen_by(None, all_known=True)
        if h.player is None or facts is None:
            continue
        if h.kind in ("take", "draw"):
            hands[h.player][facts["card"]] += 1
        elif h.kind == "refuse":
            hands[h.player].update(facts["cards"])
        else:
            hands[h.player].subtract(facts.get("cards", {}))
    assert [dict(+hand) for hand in hands] == [end(game).hand(p) for p in range(players)]


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_reported_tickets_are_the_tickets_held(board: str, players: int) -> None:
    kept: dict[int | None, list[str]] = {}
    for h in events_of(board, players):
        if h.kind == "keep" and h.own is not None:
            kept.setdefault(h.player, []).extend(h.own["tickets"])
    for player in range(players):
        assert sorted(kept[player]) == sorted(end(played(board, players)).tickets(player))


@pytest.mark.parametrize("players", [2, 5])
def test_reported_festival_cards_match_the_ones_that_came_up(players: int) -> None:
    """IB-4, IB-8"""
    laid: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for h in events_of("iberia", players):
        facts = h.public or {}
        if h.kind == "festivals-laid":
            laid[facts["festival"]] += facts["count"]
        elif h.kind == "festival":
            taken[facts["festival"]] += facts["count"]
        taken.update(facts.get("festivals", {}))
    assert taken.total() > 0
    assert dict(laid - taken) == end(played("iberia", players)).festivals


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_no_move_is_reported_twice(board: str, players: int) -> None:
    by_players = [(h.moves, h.player) for h in events_of(board, players) if h.player is not None]
    assert len(by_players) == len(set(by_players))
    numbers = [h.moves for h in events_of(board, players)]
    assert numbers == sorted(numbers)
    assert numbers[-1] == len(played(board, players).moves)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_an_extractor_can_start_at_any_moment(board: str, players: int) -> None:
    """Even in the middle of a payment, or while only some players have chosen."""
    whole, expected = played(board, players), events_of(board, players)
    game = whole.restarted()
    for player, action in whole.moves:
        before = game.state.to_bytes()
        game.play(action, player)
        number = len(game.moves)
        now = EventExtractor(game.board).extract(
            before, player, action, game.state.to_bytes(), number
        )
        assert now == [h for h in expected if h.moves == number]


def test_undone_moves_are_not_reported() -> None:
    game = played("great-lakes", 2).copy()
    expected = events_of("great-lakes", 2)
    for back in (1, 7, 50):
        game.undo(back)
        assert extract_events(game) == [h for h in expected if h.moves <= len(game.moves)]


# --- who learns what -------------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_others_learn_no_tickets_and_no_unseen_cards(board: str, players: int) -> None:
    """C12"""
    for h in events_of(board, players):
        assert (None if h.public is None else set(h.public) | SOMETIMES[h.kind]) == FACTS[h.kind]
        assert (None if h.own is None else set(h.own)) == OWN_FACTS.get(h.kind)
        for viewer in (None, *range(players)):
            own = viewer is not None and viewer == h.player and h.own is not None
            assert h.seen_by(viewer) == (h.own if own else h.public)


@pytest.mark.parametrize(("board", "players"), TABLES)
def test_events_are_plain_json(board: str, players: int) -> None:
    for h in events_of(board, players):
        for facts in (h.public, h.own):
            assert json.loads(json.dumps(facts)) == facts


# --- the documentation -----------------------------------------------------------------


def test_the_documentation_lists_every_kind_with_its_facts() -> None:
    text = (Path(__file__).parents[3] / "docs" / "api.md").read_text("utf-8")
    section = text.split("## Events")[1].split("\n## ")[0]
    listed = {}
    for row in re.findall(r"^\| (`.*)\|$", section, re.MULTILINE):
        kinds, public, own = (set(re.findall(r"`([a-z-]+)`", cell)) for cell in row.split("|"))
        listed |= dict.fromkeys(kinds, (public, own))
    assert listed == {
        kind: (facts or set(), OWN_FACTS.get(kind, set()) - (facts or set()))
        for kind, facts in FACTS.items()
    }
