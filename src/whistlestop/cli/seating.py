"""Who plays on which board: taken from the options, or asked for at the start."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle, islice

from rich.console import Console

from whistlestop.boards import Board, BoardError, available, load
from whistlestop.bots import UnknownBot, make
from whistlestop.bots.registry import LEVELS, is_program, known_bots
from whistlestop.game import GameError
from whistlestop.game.notation.words import YOU
from whistlestop.game.record.seats import Seat

Asker = Callable[[str], str]
BETWEEN_COMMAS = re.compile(r"""(?:^|,)((?:[^,'"]|'[^']*'|"[^"]*"|['"])*)""")
"""A name, perhaps empty. An unclosed quote is kept, for the bot's own parser to complain about."""
DEFAULT_BOT = "medium"


def bot_names(text: str) -> list[str]:
    """`random,greedy` as a list; raises an error for an unknown or empty name.

    A comma inside quotes is part of a program's command line.
    """
    if not text.strip():
        return []
    names = [name.strip() for name in BETWEEN_COMMAS.findall(text)]
    for name in names:
        if not name:
            raise UnknownBot(f"expected the name of a bot before and after each comma in '{text}'")
        make(name)
    return names


def seats_for(
    board: Board, players: int | None, bots: list[str], people: int | None, names: list[str]
) -> list[Seat]:
    """People first, then bots; defaults fill in what was not specified."""
    rules = board.rules
    if people is None:
        people = max(1, len(names))
    if people < len(names):
        raise GameError(f"there are {len(names)} names for {people} people")
    if players is None:
        players = max(people + len(bots), rules.players_min)
    if people + len(bots) > players:
        raise GameError(f"{people} people and {len(bots)} bots are more than {players} players")
    if not rules.players_min <= players <= rules.players_max:
        raise GameError(
            f"{board.id} is for {rules.players_min} to {rules.players_max} players, not {players}"
        )
    default = [YOU] if people == 1 else [f"Player {i + 1}" for i in range(people)]
    seats = [Seat(name) for name in [*names, *default[len(names) :]]]
    kinds = list(islice(cycle(bots or [DEFAULT_BOT]), players - people))
    return seats + [Seat(bot_title(kinds, i), kind) for i, kind in enumerate(kinds)]


def bot_title(kinds: list[str], i: int) -> str:
    """`Greedy`, and `Greedy 2` for the second one."""
    titles = ["Program" if is_program(kind) else kind.capitalize() for kind in kinds[: i + 1]]
    before = titles[:i].count(titles[i])
    return f"{titles[i]} {before + 1}" if before else titles[i]


def ask_for_seats(console: Console, ask: Asker) -> tuple[Board, list[Seat]]:
    """Ask for everything if there are no options. Enter accepts the value in brackets."""
    board = _ask_board(console, ask)
    rules = board.rules
    low, high = rules.players_min, rules.players_max
    players = _ask_number(console, ask, f"Players, {low} to {high}", low, low, high)
    people = _ask_number(console, ask, "How many of them are people?", 1, 0, players)
    names = []
    for i in range(people if people > 1 else 0):
        name = ask(f"Name of player {i + 1} [Player {i + 1}]: ").strip()
        names.append(name or f"Player {i + 1}")
    bots = []
    if people < players:
        others = ", ".join(bot for bot in known_bots() if bot not in LEVELS)
        console.print(f"Bots against you: {', '.join(LEVELS)}. Others: {others}.", markup=False)
        bots = _ask_bots(console, ask, f"Bots, separated by commas [{DEFAULT_BOT}]: ")
    return board, seats_for(board, players, bots[: players - people], people, names)


def _ask_board(console: Console, ask: Asker) -> Board:
    console.print("Which board?")
    for i, board_id in enumerate(available(), 1):
        board = load(board_id)
        console.print(f"  {i}  {board.name}: {board.summary}", markup=False)
    while True:
        answer = ask("Board, or the folder of your own [1]: ").strip() or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(available()):
            return load(available()[int(answer) - 1])
        try:
            return load(answer)
        except BoardError as error:
            console.print(f"  {error}", markup=False)


def _ask_number(
    console: Console, ask: Asker, question: str, default: int, low: int, high: int
) -> int:
    while True:
        answer = ask(f"{question} [{default}]: ").strip()
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)
        console.print(f"  please enter a number from {low} to {high}")


def _ask_bots(console: Console, ask: Asker, question: str) -> list[str]:
    while True:
        try:
            return bot_names(ask(question))
        except GameError as error:
            console.print(f"  {error}", markup=False)
