"""Random games in several styles: what one style rarely does, another does all the time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator

from whistlestop.engine import layout as L
from whistlestop.engine.listing import legal_list
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game

from .dice import Dice
from .offsets import AT

Style = Callable[[Tables, list[int], Dice], int]

MOST_MOVES = 20_000
"""No random game comes near it: one that does not end is a bug."""

_REGIONS = [
    L.A_TAKE,
    L.A_DRAW,
    L.A_TICKETS,
    L.A_PASS,
    L.A_CLAIM,
    L.A_STATION,
    L.A_HARBOUR,
    L.A_TO_SHIPS,
    L.A_PAY,
]


def uniform(tables: Tables, legal: list[int], dice: Dice) -> int:
    """Any move is as likely as any other."""
    return dice.choose(legal)


def by_kind(tables: Tables, legal: list[int], dice: Dice) -> int:
    """First a kind of action, then one of that kind, so that stations and tickets come up too."""
    kinds: dict[int, list[int]] = {}
    for action in legal:
        kinds.setdefault(bisect_right(_REGIONS, action), []).append(action)
    return dice.choose(dice.choose(list(kinds.values())))


def hoarding(tables: Tables, legal: list[int], dice: Dice) -> int:
    """Draw cards as long as there are any: decks run out, and big payments become possible."""
    cards = [a for a in legal if a < L.A_TICKETS]
    if cards and not dice.one_in(12):
        return dice.choose(cards)
    return by_kind(tables, legal, dice)


def building(tables: Tables, legal: list[int], dice: Dice) -> int:
    """Build whatever can be built, long routes first: the pieces run out.

    Not always: a tunnel that is always refused (EU-8) could be tried for ever.
    """
    claims = [a for a in legal if L.A_CLAIM <= a < L.A_STATION]
    if claims and not dice.one_in(10):
        routes = tables.board.routes
        return max(claims, key=lambda a: (routes[a - L.A_CLAIM].length, dice.below(99)))
    built = [a for a in legal if L.A_STATION <= a < L.A_TO_SHIPS]
    if built and not dice.one_in(3):
        return dice.choose(built)
    return by_kind(tables, legal, dice)


STYLES: tuple[Style, ...] = (uniform, by_kind, hoarding, building)


def next_move(state: State, tables: Tables, dice: Dice, style: Style) -> tuple[int, int]:
    """Who moves next, of the players to act, and the move."""
    waiting = state.data[AT.waiting]
    player = dice.choose([p for p in range(L.PLAYERS) if waiting >> p & 1])
    return player, style(tables, legal_list(state, tables, player), dice)


def moves_to_the_end(game: Game, dice: Dice, style: Style) -> Iterator[tuple[int, int]]:
    """Players and actions; the caller makes the moves."""
    for _ in range(MOST_MOVES):
        if game.over:
            return
        yield next_move(game.state, game.tables, dice, style)
    raise AssertionError(f"{game!r} does not end")


def walk(game: Game, dice: Dice, style: Style) -> Iterator[int]:
    """Play to the end on the bare state, which records no moves. Yields the number of each move."""
    for number, (player, action) in enumerate(moves_to_the_end(game, dice, style), 1):
        apply(game.state, game.tables, player, action)
        yield number


def play_on(game: Game, dice: Dice, style: Style, moves: int) -> None:
    """Play some moves, or to the end, using the game itself."""
    for _ in range(moves):
        if game.over:
            return
        player, action = next_move(game.state, game.tables, dice, style)
        game.play(action, player)
