"""A complete game: which decisions are searched, what they cost, and which of them mattered."""

from __future__ import annotations

import json

import pytest

from analysis.decisions import decided
from analysis.positions import WINNING, last_turn, played, short_record
from whistlestop.analysis import Analysis, Outlook, analyse, to_dict
from whistlestop.analysis import walk as walk_module
from whistlestop.analysis.turning import MISTAKE, SWING, turning_points
from whistlestop.analysis.walk import FEWEST, MOST, usual_games
from whistlestop.bots import Budget
from whistlestop.game import Game, GameError, View

NAMES = ["Anna", "Bo"]
SMALL = Budget(iterations=40)


@pytest.fixture(scope="module")
def whole() -> Analysis:
    return analyse(Game.from_record(short_record()), SMALL, seed=5)


def test_throwing_away_the_win_is_the_turning_point() -> None:
    found = analyse(played("draw"), SMALL)
    first = found.decisions[0]
    assert (first.before, first.after, first.loss) == (1.0, 0.0, 1.0)
    assert first.alternatives[0].move.text == WINNING
    point = found.turning_points[0]
    assert (point.kind, point.decision.number, point.change) == (MISTAKE, 1, -1.0)


def test_the_right_move_costs_nothing() -> None:
    found = analyse(played(WINNING), SMALL)
    assert found.decisions[0].loss == 0.0
    assert not found.turning_points


def test_all_moves_are_included_but_forced_ones_are_not_searched(whole: Analysis) -> None:
    game = whole.game
    assert [(d.player, d.move.action) for d in whole.decisions] == list(game.moves)
    again = game.restarted()
    for decision in whole.decisions:
        choices = len(again.legal_moves(decision.player))
        assert (decision.outlook is None) == (choices == 1)
        again.play(decision.move.action, decision.player)


def test_the_move_played_is_always_among_the_options(whole: Analysis) -> None:
    for decision in whole.searched:
        assert decision.played.move == decision.move
        assert decision.played.games == max(p.games for p in decision.outlook.prospects)
        assert 0 <= decision.loss <= decision.before <= 1
        assert decision.move not in [p.move for p in decision.alternatives]


def test_turn_0_is_the_choice_of_tickets(whole: Analysis) -> None:
    turns = [decision.turn for decision in whole.decisions]
    assert turns[:3] == [0, 0, 1]
    assert turns == sorted(turns)


def test_the_same_seed_gives_the_same_analysis(whole: Analysis) -> None:
    game = Game.from_record(short_record())
    first = json.dumps(to_dict(whole, NAMES))
    assert json.dumps(to_dict(analyse(game, SMALL, seed=5), NAMES)) == first
    assert json.dumps(to_dict(analyse(game, SMALL, seed=6), NAMES)) != first


def test_a_player_analysed_alone_looks_the_same(whole: Analysis) -> None:
    alone = analyse(whole.game, SMALL, seed=5, players=[1])
    assert list(alone.decisions) == [d for d in whole.decisions if d.player == 1]


def test_only_views_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision uses its player's view at that moment, never the state."""
    game = played("draw")
    seen: list[View] = []
    real = walk_module.outlook

    def watching(view: View, *rest: object) -> Outlook:
        seen.append(view)
        return real(view, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(walk_module, "outlook", watching)
    analyse(game, SMALL)
    assert seen[0] == last_turn().view(0)
    assert all(view.viewer is not None for view in seen)


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(GameError, match="not over"):
        analyse(last_turn(), SMALL)


def test_progress_is_reported() -> None:
    told: list[tuple[int, int]] = []
    found = analyse(played("draw"), SMALL, progress=lambda done, total: told.append((done, total)))
    assert told[0] == (0, len(found.searched))
    assert told[-1] == (len(found.searched), len(found.searched))


def test_the_usual_budget_has_its_limits(whole: Analysis) -> None:
    assert usual_games(whole.game, 1) == MOST
    assert usual_games(whole.game, 1_000_000) == FEWEST


# --- turning points, of made-up decisions ------------------------------------------------


def test_swings_are_between_decisions_of_one_player() -> None:
    rows = [decided(1, 0, 0.6), decided(2, 1, 0.1), decided(3, 0, 0.2), decided(4, 1, 0.1)]
    (point,) = turning_points(rows)
    assert (point.kind, point.decision, point.since) == (SWING, rows[2], rows[0])
    assert point.change == pytest.approx(-0.4)


def test_possible_luck_is_not_a_turning_point() -> None:
    rows = [decided(1, 0, 0.6, error=0.3), decided(2, 0, 0.2, error=0.3)]
    assert not turning_points(rows)
    assert not turning_points([decided(1, 0, 0.5, loss=0.04)])


def test_the_biggest_losses_are_listed_in_game_order() -> None:
    losses = [0.1, 0.2, 0.3, 0.15, 0.4, 0.35, 0.12, 0.25]
    rows = [decided(i, 0, 0.5 - loss, loss) for i, loss in enumerate(losses, 1)]
    mistakes = [point for point in turning_points(rows) if point.kind == MISTAKE]
    assert [point.decision.number for point in mistakes] == [2, 3, 5, 6, 8]
