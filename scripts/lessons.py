"""Finds the positions that the boards' lessons begin with, and writes their lesson.txt.

    python scripts/lessons.py [BOARD ...]

For each board it tries one seed after another: the player collects cards while the opponent plays,
and then takes the steps of the lesson (web/src/guide/lessons.ts) one after another, each as soon as
it is the player's turn. The first game in which all of them are possible becomes the lesson.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random

from whistlestop.boards import load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.game import Game
from whistlestop.game.payments import payment_options

ME, OPPONENT = 0, 1
FILE = "lesson.txt"
Step = Callable[[Game], str | None]
"""The move to try; None if it is not possible now."""


def texts(game: Game) -> list[str]:
    """The player's legal moves."""
    return [move.text for move in game.view(ME).legal_moves()]


def verb(word: str) -> Step:
    """The first move with a verb."""
    return lambda game: next((m for m in texts(game) if m.split()[0] == word), None)


def claim(**wanted: object) -> Step:
    """The shortest route with these properties."""

    def step(game: Game) -> str | None:
        legal = set(texts(game))
        found = [
            route
            for route in game.board.routes
            if f"claim {route.id}" in legal
            and all(bool(getattr(route, name) == value) for name, value in wanted.items())
        ]
        return f"claim {min(found, key=lambda route: route.length).id}" if found else None

    return step


def festival_claim(game: Game) -> str | None:
    """A route to a city with festival cards."""
    laid = {f.id for f in game.board.festivals if game.reader.festivals.get(f.id)}
    cities = {city for f in game.board.festivals if f.id in laid for city in f.cities}
    legal = set(texts(game))
    for route in sorted(game.board.routes, key=lambda route: route.length):
        if f"claim {route.id}" in legal and cities & {route.a, route.b}:
            return f"claim {route.id}"
    return None


def take_wild(game: Game) -> str | None:
    """A face-up wild."""
    return "take wild" if "take wild" in texts(game) else None


STEPS: dict[str, tuple[int, list[Step]]] = {
    "europe": (5, [claim(kind="tunnel"), claim(kind="ferry"), verb("station")]),
    "nordic": (11, [take_wild, claim(kind="ferry"), claim(cards_for_one=4)]),
    "great-lakes": (8, [claim(kind="sea"), verb("harbour"), verb("exchange")]),
    "iberia": (0, [festival_claim]),
}
"""By board: how many turns of collecting come first, and then the steps."""
PATIENCE = {"iberia": 3}
"""How many turns of play may come before the first step, 0 by default."""


def prepared(board: str, seed: int, turns: int) -> Game | None:
    """A game in which the player has collected cards for some turns, and is to play."""
    game, opponent, random = Game.new(board, 2, seed), make("medium"), Random(seed)
    done = 0
    while turns and not game.over:
        player = min(game.to_act)
        if player == ME and game.reader.phase == "main":
            if done == turns:
                return game
            done += 1
        game.play(collect(game, random) if player == ME else answer(game, opponent), player)
    return None if turns else game


def answer(game: Game, bot: object) -> int:
    """What the opponent does."""
    return int(bot.decide(game.view(OPPONENT), Random(0), OWN_BUDGET))  # type: ignore[attr-defined]


def collect(game: Game, random: Random) -> int:
    """Cards, if there is a choice; otherwise what the planner chooses."""
    moves = {move.text: move.action for move in game.view(ME).legal_moves()}
    cards = [text for text in moves if text.split()[0] in ("take", "draw")]
    if not cards:
        return int(make("medium").decide(game.view(ME), Random(0), OWN_BUDGET))
    signs = [text for text in cards if text in ("take red-harbour", "take red-ship")]
    return moves[random.choice(signs or cards)]


def works(game: Game, steps: list[Step], patience: int) -> bool:
    """Whether the steps are possible one after another, tunnels with a surcharge to pay."""
    trial, opponent, me = game.copy(), make("medium"), make("medium")
    left = list(steps)
    while left and not trial.over:
        player = min(trial.to_act)
        if player == OPPONENT:
            trial.play(answer(trial, opponent), OPPONENT)
            continue
        if trial.reader.phase != "main":
            trial.play(int(me.decide(trial.view(ME), Random(0), OWN_BUDGET)), ME)
            continue
        move = left[0](trial)
        if move is None:
            patience -= 1
            if patience < 0:
                return False
            trial.play(int(me.decide(trial.view(ME), Random(0), OWN_BUDGET)), ME)
            continue
        left.pop(0)
        for part in paid(trial, move):
            trial.play(part, ME)
        if left and trial.reader.phase == "main" and ME in trial.to_act:
            return False
        if "tunnel" in str(route_kind(trial, move)) and not surcharge_paid(trial):
            return False
    return not left


def route_kind(game: Game, move: str) -> object:
    """The kind of the route that a move claims."""
    name = move.split()[1] if move.startswith("claim") else ""
    return next((route.kind for route in game.board.routes if route.id == name), "")


def surcharge_paid(game: Game) -> bool:
    """Whether a tunnel costs one more card, and the player has it."""
    if game.reader.phase != "surcharge" or game.reader.cost != 1:
        return False
    return any(text.startswith("pay") for text in texts(game))


def paid(game: Game, move: str) -> Iterator[str]:
    """A move with its cheapest payment."""
    if move.split()[0] not in ("claim", "station", "harbour"):
        yield move
        return
    way = payment_options(game.view(ME), move)[0]
    if "move" in way:
        yield way["move"]
        return
    yield move
    yield way["pay"]


def main() -> None:
    for board in sys.argv[1:] or list(STEPS):
        turns, steps = STEPS[board]
        for seed in count():
            game = prepared(board, seed, turns)
            if game is not None and works(game, steps, PATIENCE.get(board, 0)):
                break
        folder = load(board).path
        assert folder is not None
        (Path(folder) / FILE).write_text(game.record(), encoding="utf-8")
        print(f"{board}: seed {seed}, {len(game.moves)} moves", flush=True)


if __name__ == "__main__":
    main()
