"""Plays games through the code that makes messages, without sockets, and looks for leaks."""

from __future__ import annotations

import base64
import copy
import re
from collections.abc import Iterator
from random import Random
from typing import Any

from proof.dice import Dice
from proof.hidden import CHANGES
from proof.sheet import offer, sheet_of
from proof.tables import tables_of
from proof.walk import STYLES, next_move
from whistlestop.engine.actions import PAYING, Phase
from whistlestop.engine.state import State
from whistlestop.game import Game, extract_events
from whistlestop.game.record.fairness import seed_text
from whistlestop.server.rooms.event_builder import EventBuilder
from whistlestop.server.rooms.greeting import welcome
from whistlestop.server.tables import entries as e
from whistlestop.server.tables import redaction
from whistlestop.server.tables.options import ClockOptions, Options, SeatPlan
from whistlestop.server.tables.setup import set_up
from whistlestop.server.tables.step import Seats, Step
from whistlestop.server.tables.table import Table

NOW = 5000.0
_WORDS = re.compile(rb"[a-z0-9-]+")


class Watched:
    """A table where everyone is a person, with everything that everyone was sent."""

    def __init__(self, board: str, players: int, seed: int) -> None:
        self.random, self.dice = Random(seed), Dice(seed)
        self.people = [f"{self.random.getrandbits(128):032x}" for _ in range(players)]
        self.seed = self.random.getrandbits(256)
        self.table = Table("the-table", tables_of(board))
        self.nonces: list[str] = []
        self.groups: list[Seats] = [(), *((i,) for i in range(players)), (0, 1)]
        self.told: dict[Seats, list[bytes]] = {group: [] for group in self.groups}
        self.shown: list[set[int]] = [set() for _ in range(players)]
        """The tickets that each player has ever been shown."""
        plan = [SeatPlan("person"), *[SeatPlan("open")] * (players - 1)]
        options = Options(clock=ClockOptions("bank", 600, 5))
        host = self.people[0]
        self.happen(set_up(self.table.tables, options, plan, host, "Host", ("medium",)), host)
        for seat, person in enumerate(self.people[1:], 1):
            self.happen(e.Seated(seat, person, f"Guest {seat}"), person)

    @property
    def game(self) -> Game:
        """The game, which has begun."""
        assert self.table.game is not None
        return self.table.game

    def start(self) -> Watched:
        """Deal."""
        self.happen(e.Started(seed_text(self.seed)), self.people[0])
        return self

    def happen(self, entry: e.Entry, by: str = "") -> Step:
        """Apply an entry, and tell everyone."""
        step = self.step(self.table, entry, by)
        self.nonces.append(f"nonce{self.random.getrandbits(96):x}")
        events = EventBuilder(self.table, step)
        for group, told in self.told.items():
            told.append(events.message(group))
        if self.table.game is not None:
            for player, seen in enumerate(self.shown):
                seen |= set(offer(self.game.state.to_bytes(), player))
        return step

    def step(self, table: Table, entry: e.Entry, by: str = "") -> Step:
        """Apply an entry to a table: this one or its twin."""
        nonce = self.nonces[-1] if self.nonces else "nonce-of-the-first"
        return table.apply(table.version + 1, 1000.0 + table.version, nonce, e.Envelope(entry, by))

    def next_entry(self) -> e.Moved:
        """A random move, sometimes with all the steps of its payment."""
        style = STYLES[self.dice.below(len(STYLES))]
        trial, whole = self.game.copy(), self.dice.one_in(2)
        player, action = next_move(trial.state, trial.tables, self.dice, style)
        trial.play(action, player)
        actions = [action]
        while whole and trial.reader.phase in PAYING - {Phase.SURCHARGE}:
            _, action = next_move(trial.state, trial.tables, self.dice, style)
            trial.play(action, player)
            actions.append(action)
        return e.Moved(player, tuple(actions))

    def play_on(self) -> Iterator[e.Moved]:
        """Yield moves until the game is over, each before it is made."""
        while not self.game.over:
            entry = self.next_entry()
            yield entry
            self.happen(entry, self.people[entry.seat])

    def viewer(self) -> int | None:
        """A random viewer: a seat or a spectator."""
        return self.dice.choose([None, *range(len(self.people))])


# --- twins ----------------------------------------------------------------------------


def twin(table: Table, state: State) -> Table:
    """The same table with another state of its game."""
    assert table.game is not None
    other = copy.copy(table)
    for name in ("seats", "clock", "request", "steps", "move_versions", "muted", "answered"):
        setattr(other, name, copy.deepcopy(getattr(table, name)))
    other.game = Game(table.tables, state, table.game.seed, table.game.first)
    return other


def redealt(watched: Watched, viewer: int | None) -> list[State]:
    """Two states in which everything hidden from the viewer is dealt again."""
    game, data = watched.game, bytearray(watched.game.state.to_bytes())
    for change in CHANGES:
        change(sheet_of(game.tables), data, -1 if viewer is None else viewer, watched.dice)
    state = State()
    state.load(bytes(data))
    return [state, game.view(viewer).completed(watched.random)]


def seats_of(viewer: int | None) -> Seats:
    """The seats a viewer holds."""
    return () if viewer is None else (viewer,)


def history(watched: Watched, seats: Seats) -> dict[str, Any]:
    """The answer to a question for the history."""
    game = watched.table.game
    return redaction.history(watched.table, extract_events(game) if game else [], seats)


def greeting(table: Table, seats: Seats) -> bytes:
    """The welcome as it is sent."""
    return welcome(table, seats, NOW)


# --- looking ----------------------------------------------------------------------------


def tickets_in(message: bytes, board: str) -> set[int]:
    """All tickets named anywhere in a message."""
    words = set(_WORDS.findall(message))
    tickets = tables_of(board).board.tickets
    return {i for i, ticket in enumerate(tickets) if ticket.id.encode() in words}


def forms_of(seed: int) -> list[bytes]:
    """A seed in every form that might leak."""
    found = [str(seed).encode(), f"{seed:x}".encode(), f"{seed:X}".encode()]
    for order in ("big", "little"):
        data = seed.to_bytes(32, order)  # type: ignore[arg-type]
        found += [data, data.hex().encode(), base64.b64encode(data), base64.urlsafe_b64encode(data)]
        found.append(str(list(data)).replace(" ", "").strip("[]").encode())
        words = [int.from_bytes(data[i : i + 8], "little") for i in range(0, 32, 8)]
        found += [str(word).encode() for word in words]
    return [form.rstrip(b"=") for form in found]
