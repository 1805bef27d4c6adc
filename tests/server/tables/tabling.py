"""A table without a server: commands in, entries out, and time only passes when told to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from whistlestop.game.game import tables_for
from whistlestop.game.payments import payment_options
from whistlestop.game.record.fairness import seed_text
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.decide import decide
from whistlestop.server.tables.options import ClockOptions, Options, SeatPlan
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.setup import set_up
from whistlestop.server.tables.table import Table

BOTS = ("easy", "medium")
PATIENCE = 60.0


class Room:
    """A table and its log. People are named after their ids: `anna` sits as Anna."""

    def __init__(
        self,
        *seats: str,
        board: str = "new-york",
        clock: ClockOptions | None = None,
        **options: Any,
    ) -> None:
        """A seat is a person, a bot, or `open`; the first person is the host."""
        self.tables = tables_for(board)
        self.table = Table("the-table", self.tables)
        self.log: list[tuple[int, float, str, e.Envelope]] = []
        self.now = 1000.0
        self.away: dict[int, float] = {}
        host = next(seat for seat in seats if seat not in (*BOTS, "open"))
        chosen = Options(clock=clock or ClockOptions(), **options)
        plan = [_plan(seat, host) for seat in seats]
        created = set_up(self.tables, chosen, plan, host, host.title(), BOTS)
        self.write(created, host)
        for number, seat in enumerate(seats):
            if plan[number].kind == "open" and seat != "open":
                self.do(seat, c.Sit(seat.title(), number), invited=True)

    def context(
        self, person: str, version: int | None = None, invited: bool = False
    ) -> CommandContext:
        """A sender who has seen everything, unless a version is given."""
        seen = self.table.version if version is None else version
        return CommandContext(
            person, seen, invited, BOTS, lambda i: self.away.get(i, 0.0), PATIENCE
        )

    def do(
        self, person: str, command: c.AnyCommand, version: int | None = None, invited: bool = False
    ) -> e.Entry:
        """Carry out a command, and return its entry."""
        entry = decide(self.table, self.context(person, version, invited), command)
        self.write(entry, person)
        return entry

    def refused(
        self, person: str, command: c.AnyCommand, version: int | None = None, invited: bool = False
    ) -> str:
        """The code of a command's refusal. Deciding has changed nothing."""
        before = portrait(self.table)
        with pytest.raises(Refused) as refusal:
            decide(self.table, self.context(person, version, invited), command)
        assert refusal.value.reason
        assert portrait(self.table) == before
        return refusal.value.code

    def write(self, entry: e.Entry, by: str = "") -> None:
        """Apply an entry."""
        version = self.table.version + 1
        envelope = e.Envelope(entry, by)
        nonce = f"nonce-{version}"
        self.log.append((version, self.now, nonce, envelope))
        self.table.apply(version, self.now, nonce, envelope)

    # --- playing -----------------------------------------------------------------------

    def start(self, seed: int = 1) -> Room:
        """Begin with a given shuffle."""
        self.write(e.Started(seed_text(seed)), self.table.host)
        return self

    def opened(self, seed: int = 1) -> Room:
        """Begin, and let everyone choose until the first turn."""
        self.start(seed)
        while len(self.table.to_act) > 1 or self.table.turn_key[1:]:
            self.play(min(self.table.to_act))
        return self

    def play(self, seat: int, move: str | int | None = None) -> e.Entry:
        """Let a seat's person or bot move: the first legal move if none is given."""
        where = self.table.seats[seat]
        action = self.legal(seat)[0] if move is None else move
        if where.played_by_bot:
            game = self.game.copy()
            game.play(action, seat)
            bots = e.Moved(seat, tuple(a for _, a in game.moves[len(self.game.moves) :]), bot=True)
            self.write(bots)
            return bots
        return self.do(where.person, c.Play(seat, action))

    def turn(self, seat: int, random: Random) -> None:
        """Play a seat's whole turn."""
        moment = self.table.turn_key
        while seat in self.table.to_act and self.table.turn_key == moment:
            self.play(seat, random.choice(self.legal(seat)))

    def legal(self, seat: int) -> list[str]:
        """The texts of all legal moves."""
        return [move.text for move in self.game.legal_moves(seat)]

    def claims(self, seat: int) -> list[str]:
        """Claims with their payments, each in one text: they reveal nothing to anyone."""
        found = []
        for text in self.legal(seat):
            if text.startswith("claim"):
                options = payment_options(self.game.view(seat), text)
                found += [option["move"] for option in options if "move" in option]
        return found

    @property
    def game(self) -> Any:
        """The game, which has begun."""
        assert self.table.game is not None
        return self.table.game

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    def again(self) -> Table:
        """The table rebuilt from its log."""
        table = Table(self.table.id, self.tables)
        for row in self.log:
            table.apply(*row)
        return table


def _plan(seat: str, host: str) -> SeatPlan:
    if seat == host:
        return SeatPlan("person")
    return SeatPlan("bot", bot=seat) if seat in BOTS else SeatPlan("open")


def portrait(table: Table) -> dict[str, Any]:
    """Everything about a table, for comparison."""
    shown = {name: getattr(table, name) for name in Table.__slots__}
    clock, game, request = table.clock, table.game, table.request
    shown |= {
        "seats": [_fields(seat) for seat in table.seats],
        "clock": (list(clock.banks), dict(clock.running), dict(clock.paused)),
        "game": game and (game.to_bytes(), game.moves, game.seed),
        "request": request and _fields(request),
        "steps": list(table.steps),
        "muted": set(table.muted),
        "answered": dict(table.answered),
    }
    return shown


def _fields(thing: Any) -> dict[str, Any]:
    fields = {name: getattr(thing, name) for name in thing.__slots__}
    return {name: set(v) if isinstance(v, set) else v for name, v in fields.items()}
