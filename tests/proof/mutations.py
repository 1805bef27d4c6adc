"""Makes wrong bytes from the states of real games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from whistlestop.engine import layout as L
from whistlestop.engine.fields import PADDING, SIZE
from whistlestop.game import Game

from .dice import Dice
from .offsets import AT
from .tables import tables_of
from .walk import STYLES, play_on

ODD = (0, 1, 2, 7, 8, 31, 32, 63, 64, 127, 128, 254, 255)

Mutation = Callable[[Random, bytearray, bytes], bytes]
"""Makes wrong bytes from a state and another of the same board and number of players."""


@cache
def states(board: str, players: int) -> list[bytes]:
    """States of some games: the first of each phase, and some more."""
    found: dict[tuple[int, int], bytes] = {}
    for number, style in enumerate(STYLES):
        game, dice = Game.new(tables_of(board), players, number), Dice(number)
        while not game.over:
            data = game.state.to_bytes()
            found.setdefault((data[AT.phase], len(game.moves) // 40), data)
            play_on(game, dice, style, 1)
        found[L.OVER, number] = game.state.to_bytes()
    return list(found.values())


def noise(random: Random, data: bytearray, other: bytes) -> bytes:
    """Entirely random bytes."""
    return random.randbytes(len(data))


def few(random: Random, data: bytearray, other: bytes) -> bytes:
    """Randomise 1 to 16 bytes."""
    for _ in range(random.randint(1, 16)):
        data[random.randrange(len(data))] = random.randrange(256)
    return bytes(data)


def one(random: Random, data: bytearray, other: bytes) -> bytes:
    """Change one byte after the chance key: one more, one less or an odd value."""
    at = random.randrange(AT.owned * 8, len(data))
    data[at] = random.choice([(data[at] + 1) % 256, (data[at] - 1) % 256, *ODD])
    return bytes(data)


def header(random: Random, data: bytearray, other: bytes) -> bytes:
    """Change some single numbers: phase, seats, turn, a payment, a draft."""
    for _ in range(random.randint(1, 3)):
        at = random.randrange(AT.phase, AT.row)
        data[at] = random.choice([random.randrange(16), random.choice(ODD), other[at]])
    return bytes(data)


def phase(random: Random, data: bytearray, other: bytes) -> bytes:
    """Change the phase, with the right players to act."""
    data[AT.phase] = random.randrange(15)
    everybody = (1 << data[AT.players]) - 1
    data[AT.waiting] = random.choice([0, 1 << data[AT.turn], everybody])
    return bytes(data)


def swapped_bytes(random: Random, data: bytearray, other: bytes) -> bytes:
    """Swap bytes close together, so that most sums stay right."""
    for _ in range(random.randint(1, 4)):
        a = random.randrange(AT.owned * 8, len(data))
        b = min(len(data) - 1, a + random.randint(1, 40))
        data[a], data[b] = data[b], data[a]
    return bytes(data)


def swapped_spans(random: Random, data: bytearray, other: bytes) -> bytes:
    """Swap two spans."""
    size = random.randint(2, 32)
    a, b = (random.randrange(len(data) - size) for _ in range(2))
    data[a : a + size], data[b : b + size] = data[b : b + size], data[a : a + size]
    return bytes(data[:SIZE])


def mixed(random: Random, data: bytearray, other: bytes) -> bytes:
    """Copy spans from another state."""
    for _ in range(random.randint(1, 3)):
        size = random.choice([1, 2, 8, 32, 200])
        at = random.randrange(len(data) - size)
        data[at : at + size] = other[at : at + size]
    return bytes(data)


def moved(random: Random, data: bytearray, other: bytes) -> bytes:
    """Move a card, a piece or a ticket, so that totals stay right."""
    for _ in range(random.randint(1, 3)):
        start, end = random.choice(
            [
                (AT.trains, AT.choice),
                (AT.discard, AT.deck),
                (AT.row, AT.trains),
                (AT.festivals, PADDING.start),
            ]
        )
        a, b = random.randrange(start, end), random.randrange(start, end)
        if data[a] and data[b] < 255:
            data[a] -= 1
            data[b] += 1
    return bytes(data)


def cut(random: Random, data: bytearray, other: bytes) -> bytes:
    """Too short."""
    return bytes(data[: random.randrange(len(data))])


def longer(random: Random, data: bytearray, other: bytes) -> bytes:
    """Too long."""
    return bytes(data) + random.randbytes(random.randint(1, 64))


MUTATIONS: tuple[Mutation, ...] = (
    *(noise, few, few, one, one, one, header, header, phase, swapped_bytes, swapped_bytes),
    *(swapped_spans, mixed, mixed, moved, moved, cut, longer),
)
