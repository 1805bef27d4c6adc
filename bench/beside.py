"""Other projects' games, driven from Python as their documentation shows, to compare with ours.

Each takes part if its package is installed: `open_spiel`, `envpool`, and `pettingzoo[classic]`. All
choose random legal actions, in the way that is quickest there, and get the next player's
observation.
"""

from __future__ import annotations

import importlib
import os
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from rates import Run

from whistlestop.envs import choose

CARD_GAMES = (
    "kuhn_poker", "leduc_poker", "tiny_hanabi", "hanabi", "gin_rummy", "crazy_eights",
    "euchre", "spades", "hearts", "oh_hell", "skat", "dou_dizhu",
)  # fmt: skip
CLASSIC = (
    "connect_four_v3", "tictactoe_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4",
    "texas_holdem_no_limit_v6", "hanabi_v5", "go_v5", "chess_v6",
)  # fmt: skip
BACKGAMMON = "Backgammon-v1"


def card_game(pyspiel: Any, name: str) -> Run:
    """A whole game of OpenSpiel: decisions of players count, those of chance don't."""
    game = pyspiel.load_game(name)
    observes = game.get_type().provides_observation_tensor
    dice = Random(1)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            if observes:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(dice.choice(legal))
            steps += 1
        return steps

    return run


def backgammon(envpool: Any, games: int, threads: int) -> Run:
    """EnvPool's backgammon, many games side by side."""
    env = envpool.make(
        BACKGAMMON, env_type="gymnasium", num_envs=games, num_threads=threads, seed=1
    )
    dice = np.random.default_rng(1)
    info = env.reset()[1]

    def run() -> int:
        nonlocal info
        masks = info["legal_action_mask"].view(np.int8)
        if not masks.any(axis=1).all():  # a game that has ended: any action deals the next one
            masks = np.where(masks.any(axis=1, keepdims=True), masks, np.int8(1))
        info = env.step(choose(masks, dice).astype(np.int32))[4]
        return games

    return run


def agents(env: Any) -> Run:
    """A PettingZoo environment driven as PettingZoo shows it."""
    dice = np.random.default_rng(1)
    env.reset(seed=1)

    def run() -> int:
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.reset()
            return 0
        mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
        if mask is None:  # every action is legal
            mask = np.ones(env.action_space(env.agent_selection).n, np.int8)
        env.step(int(dice.choice(np.flatnonzero(mask))))
        return 1

    return run


def runs(sizes: tuple[int, ...]) -> Iterator[tuple[str, Run]]:
    """All others that are installed, by name."""
    if pyspiel := installed("pyspiel"):
        for name in CARD_GAMES:
            yield f"OpenSpiel's `{name}`", card_game(pyspiel, name)
    if envpool := installed("envpool"):
        for games in sizes:
            for threads in (1, 2):
                name = f"EnvPool's `{BACKGAMMON}`, {games:,} games, {threads} threads"
                yield name, backgammon(envpool, games, threads)
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    for name in CLASSIC:
        if module := installed(f"pettingzoo.classic.{name}"):
            try:
                env = module.env()
            except ImportError as error:  # some import what they need only here
                print(f"skipped: {name} ({error})")
                continue
            yield f"PettingZoo's `{name}`", agents(env)


def installed(module: str) -> Any:
    """A module, or None with a word about it."""
    try:
        with warnings.catch_warnings(action="ignore"):
            return importlib.import_module(module)
    except ImportError as error:
        print(f"skipped: {module} ({error})")
        return None
