"""Feeds states with wrong bytes to everything that reads states. Runs in its own process.

`python -m proof.mutants SEED FIRST COUNT` with `tests` on the path: a crash or a hang must not take
the tests with it. Each case depends only on the seed and its number, so that it can be run again on
its own. The number of a case is written to stdout before it starts.
"""

from __future__ import annotations

import base64
import json
import os
import sys
from random import Random

from whistlestop.bots import Budget, make
from whistlestop.engine import layout as L
from whistlestop.engine.fields import SIZE
from whistlestop.engine.playout import Playout
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation import defect
from whistlestop.game import Game, GameError, View

from .mutations import MUTATIONS, Mutation, states
from .tables import ALL_PAIRS, tables_of

HEADER = len(Game.new("europe", 2, 1).to_bytes()) - SIZE
MOVES = 30


def run(seed: int, number: int) -> tuple[str, str]:
    """Run one case. Return what was tried and the verdict (empty if accepted and used)."""
    random = Random(f"{seed} {number}")
    board, players = random.choice(ALL_PAIRS)
    tables = tables_of(board)
    data, other = (bytearray(random.choice(states(board, players))) for _ in range(2))
    target = tables
    if random.randrange(20) == 0:  # bytes of one board on another
        target = tables_of(random.choice(ALL_PAIRS)[0])
    else:
        mutation = random.choice(MUTATIONS)
        if random.randrange(3) == 0:
            return try_view(random, tables, players, data, bytes(other), mutation)
        data = bytearray(mutation(random, data, bytes(other)))
    name = "whole" if target is tables else "other board"
    return name, try_whole(random, tables, target, bytes(data))


def try_whole(random: Random, tables: Tables, target: Tables, data: bytes) -> str:
    """Read a state, and use it for real if it is accepted."""
    mark = Game.new(tables, tables.board.rules.players_min, 1).to_bytes()[:HEADER]
    if random.randrange(10) == 0:  # as if the digest had been forged
        mark = Game.new(target, target.board.rules.players_min, 1).to_bytes()[:HEADER]
    try:
        game = Game.from_bytes(target, mark + data)
    except GameError as error:
        return str(error)
    start = game.to_bytes()
    look_at(random, game)
    for _ in range(MOVES):
        if game.over:
            break
        player = random.choice(sorted(game.to_act))
        game.play(random.choice(game.legal_moves(player)), player)
        expect_sound(game.state, target)
    look_at(random, game)
    assert Game.from_bytes(target, game.to_bytes()).to_bytes() == game.to_bytes()
    assert Game.from_record(game.record(), target).to_bytes() == game.to_bytes()
    game.undo(len(game.moves))
    assert game.to_bytes() == start
    Playout(target, random.getrandbits(64)).finish(game.state)
    game.scores()
    return ""


def try_view(
    random: Random,
    tables: Tables,
    players: int,
    data: bytearray,
    other: bytes,
    mutation: Mutation,
) -> tuple[str, str]:
    """Read a view, and use it for real if it is accepted."""
    viewer = random.choice([None, *range(players)])
    seen, second = (View(tables, whole(x), viewer) for x in (bytes(data), other))
    wrong = mutation(random, bytearray(seen.to_bytes()), second.to_bytes())
    values = {"board": "", "digest": tables.board.digest, "viewer": viewer}
    values["state"] = base64.b64encode(wrong).decode("ascii")
    try:
        view = View.from_json(json.dumps(values), tables)
    except GameError as error:
        return "view", str(error)
    use_view(random, view)
    return "view", ""


def whole(data: bytes) -> State:
    """A state from bytes that are known to be good."""
    state = State()
    state.load(data)
    return state


def look_at(random: Random, game: Game) -> None:
    """Try moves, scores, views and positions."""
    for player in range(game.players):
        [move.text for move in game.legal_moves(player)]
    game.scores()
    game.position()
    for viewer in (None, random.randrange(game.players)):
        view = game.view(viewer)
        again = View.from_json(view.to_json(), game.tables)
        assert again == view
        use_view(random, again)


def use_view(random: Random, view: View) -> None:
    """Do what bots do with a view."""
    view.to_dict()
    state = view.completed(random)
    expect_sound(state, view.tables)
    Playout(view.tables, random.getrandbits(64)).finish(state)
    if view.viewer is not None and view.viewer in view.to_act:
        [move.text for move in view.legal_moves()]
        if random.randrange(4) == 0:
            move = make("planner").decide(view, random, Budget(iterations=1))
            assert int(move) in view.legal_moves().actions


def expect_sound(state: State, tables: Tables) -> None:
    """Check that whatever follows from an accepted state is acceptable too."""
    problem = defect(state, tables, L.WHOLE)
    assert not problem, problem


def main(seed: int, first: int, count: int) -> None:
    """Run cases, then print a JSON summary: how many of each kind were tried and accepted."""
    tried: dict[str, int] = {}
    accepted: dict[str, int] = {}
    for number in range(first, first + count):
        os.write(1, b"%d\n" % number)
        what, said = run(seed, number)
        tried[what] = tried.get(what, 0) + 1
        accepted[what] = accepted.get(what, 0) + (not said)
    os.write(1, json.dumps({"tried": tried, "accepted": accepted}).encode() + b"\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
