"""Training: the same seed gives the same file, an interrupted run goes on, and it does learn."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bots.learned.games import made_up_model
from whistlestop.bots.learned.model_file import Model
from whistlestop.bots.learned.models import layers_of, model_of, value_for
from whistlestop.engine import compiled
from whistlestop.engine.tables import Tables
from whistlestop.game import Game
from whistlestop.game.game import tables_for
from whistlestop.training.match import Match
from whistlestop.training.positions import Recorder
from whistlestop.training.train import Plan, Step, train

pytestmark = pytest.mark.skipif(not compiled(), reason="thousands of games take a compiled engine")

SMALL = Plan(games=400, per_game=4, epochs=3, seed=7, rounds=0)


def trained(tables: Tables, plan: Plan, players: list[int], earlier: Model | None = None) -> Model:
    return train(tables, plan, players, lambda step: None, lambda model: None, earlier)


def test_the_same_seed_gives_the_same_file() -> None:
    tables = tables_for("new-york")
    first = trained(tables, SMALL, [2]).to_bytes()
    assert trained(tables, SMALL, [2]).to_bytes() == first
    assert trained(tables, replace(SMALL, seed=8), [2]).to_bytes() != first


def test_an_interrupted_run_goes_on_where_it_stopped() -> None:
    tables = tables_for("new-york")
    whole = trained(tables, SMALL, [2, 3])
    kept: list[Model] = []

    def stop_after_one(model: Model) -> None:
        kept.append(Model.from_bytes(model.to_bytes(), "unfinished"))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(tables, SMALL, [2, 3], lambda step: None, stop_after_one)
    steps: list[Step] = []
    again = train(tables, SMALL, [2, 3], steps.append, lambda model: None, kept[0])
    assert {step.players for step in steps} == {3}
    assert again.to_bytes() == whole.to_bytes()


def test_another_plan_replaces_a_network_and_keeps_the_others() -> None:
    tables = tables_for("new-york")
    earlier = trained(tables, SMALL, [2, 3])
    other = replace(SMALL, games=300)
    found = trained(tables, other, [2], Model.from_bytes(earlier.to_bytes(), "earlier"))
    alone = trained(tables, other, [2])
    assert found.made == {"2": alone.made["2"], "3": earlier.made["3"]}
    assert found.arrays["2/weights1"] == alone.arrays["2/weights1"]


@pytest.mark.parametrize("learned", [False, True], ids=["planners", "learned"])
def test_threads_change_nothing(learned: bool) -> None:
    tables = tables_for("new-york")
    layers = layers_of(made_up_model("new-york", 2), tables.board, 2) if learned else None
    recorder = Recorder(tables, 2, 4, layers)
    alone = recorder.record(3, 300, lambda done, total: None, threads=1)
    together = recorder.record(3, 300, lambda done, total: None, threads=3)
    assert (alone.inputs == together.inputs).all()
    assert (alone.shares == together.shares).all()
    assert (alone.tickets == together.tickets).all()


def test_positions_are_labelled_with_the_end_of_their_game() -> None:
    """C15: a ticket counts as completed exactly if it was; shares of the win add up to 1."""
    positions = Recorder(tables_for("europe"), 3, 6).record(5, 60, lambda done, total: None)
    assert len(positions) > 100
    assert positions.shares.sum(1) == pytest.approx(1)
    assert ((positions.margins > 0) <= (positions.shares[:, 0] == 1)).all()
    assert set(positions.thirds.tolist()) == {0, 1, 2}
    # A completed ticket stays completed; only held tickets have a result.
    tables = tables_for("europe")
    tickets = len(tables.board.tickets)
    completed = positions.inputs[:, -3 * tickets : -2 * tickets]
    still_open = positions.inputs[:, -2 * tickets : -tickets]
    assert (positions.tickets[completed == 1] == 1).all()
    assert ((positions.tickets != 0) == (completed + still_open == 1)).all()


def test_it_learns() -> None:
    """A few thousand games are enough to know far more than the average."""
    model = trained(tables_for("new-york"), Plan(games=4000, epochs=6, rounds=0), [2])
    measures = model.made["2"]
    assert measures["brier"] < 0.85 * measures["constant"]
    assert all(abs(off) < 0.06 for off in measures["off"])


def test_it_learns_again_from_its_own_games() -> None:
    """A match decides which network stays."""
    steps: list[Step] = []
    train(tables_for("new-york"), replace(SMALL, rounds=1), [2], steps.append, lambda model: None)
    assert list(dict.fromkeys(step.what for step in steps)) == [
        *("games", "epochs", "games 2", "epochs 2", "match 2")
    ]
    assert [(step.done, step.total) for step in steps if step.what == "match 2"][-1] == (10, 10)


def test_a_match_tells_which_network_plays_better() -> None:
    """One that has learned nothing loses, and no network beats itself."""
    tables, seed = tables_for("new-york"), 3
    shipped = model_of(tables.board)
    assert shipped is not None
    good = layers_of(shipped, tables.board, 2)
    bad = layers_of(made_up_model("new-york", 2), tables.board, 2)
    assert good is not None
    assert bad is not None
    looks: list[int] = []
    assert Match(tables, 2, good, bad, seed).won(lambda look, looks_: looks.append(look))
    assert len(looks) < 10, "it ends early"
    assert not Match(tables, 2, bad, good, seed).won(lambda look, looks_: None)
    assert not Match(tables, 2, bad, bad, seed).won(lambda look, looks_: None)


def test_a_home_made_board_can_be_learned(pytestconfig: pytest.Config) -> None:
    """A board folder works as it is."""
    tables = tables_for(str(pytestconfig.rootpath / "tests" / "boards" / "everything"))
    players = tables.board.rules.players_max
    model = trained(tables, replace(SMALL, games=130), [players])
    value = value_for(tables, players, model)
    assert value is not None
    game = Game.new(tables, players, 2)
    random = Random(1)
    while not game.over:
        player = min(game.to_act)
        if game.view(player).phase == "main":
            assert sum(value.of(game.state, player)) == pytest.approx(1)
        game.play(random.choice(list(game.legal_moves(player))))
