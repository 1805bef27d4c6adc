"""A table as its log makes it: pure, without clocks, sockets or databases.

`apply` must accept every entry that `decide` made once; it decides nothing itself, so that a log
is read in the same way for ever.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal

from whistlestop.engine.actions import TOGETHER
from whistlestop.engine.reader import StateReader
from whistlestop.engine.tables import Tables
from whistlestop.game import Game
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.clock import Clock, Moment
from whistlestop.server.tables.options import Options

Stage = Literal["waiting", "playing", "over", "closed"]
"""Phases in which all choose at the same time (C17)."""
CHAT_LINES = 100
"""Lines of chat that are kept for those who come later."""
REMEMBERED = 12
"""Commands whose repetition is recognised without asking the database."""


@dataclass(slots=True)
class Seat:
    """A seat and who is on it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""
    """Why a bot plays for the person now; empty if none does."""
    resigned: bool = False
    since: int = 0
    """The version at which its decision came to be what it is: older answers are stale."""
    take_backs: int = 0
    """Moves taken back since another seat has moved."""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or bool(self.stand_in) or self.resigned


@dataclass(slots=True)
class TakeBackRequest:
    """A wish to take moves back, and who has agreed so far."""

    seat: int
    moves: int
    since: int
    """The version at which it was asked: older answers are to another question."""
    agreed: set[int] = field(default_factory=set)


class Table:
    """Who sits where, the game, the clocks, what is being asked."""

    __slots__ = (
        "_nonces",
        "answered",
        "before",
        "changed",
        "clock",
        "closed",
        "created",
        "game",
        "host",
        "id",
        "invite",
        "muted",
        "options",
        "rematch",
        "rematch_invite",
        "request",
        "seats",
        "stage",
        "steps",
        "tables",
        "talk",
        "version",
    )

    def __init__(self, id: str, tables: Tables) -> None:
        self.id = id
        self.tables = tables
        self.version = 0
        self.stage: Stage = "waiting"
        self.options = Options()
        self.seats: list[Seat] = []
        self.host = ""
        self.invite = ""
        self.before = ""
        self.rematch = ""
        self.rematch_invite = ""
        self.closed = ""
        self.created = 0.0
        self.changed = 0.0
        self.game: Game | None = None
        self.clock = Clock(self.options.clock, 0)
        self.request: TakeBackRequest | None = None
        self.steps: list[tuple[int, int]] = []
        """Who moved, and how many moves of the game belong together: taken back as one."""
        self.muted: set[tuple[int, int]] = set()
        """Who does not hear whom."""
        self.talk: list[tuple[float, e.Said | e.Reacted]] = []
        """The last lines of chat, and when they were said."""
        self.answered: dict[str, int] = {}
        """The last commands that were carried out, with the version each led to."""
        self._nonces = bytearray()
        """The hashes of all nonces so far, one after the other."""

    def copy(self) -> Table:
        """A table of its own that is where this one is."""
        new = copy(self)
        new.seats = [replace(seat) for seat in self.seats]
        new.game = self.game.copy() if self.game else None
        new.clock = self.clock.copy()
        new.request = (
            replace(self.request, agreed=set(self.request.agreed)) if self.request else None
        )
        new.steps = self.steps.copy()
        new.muted = self.muted.copy()
        new.talk = self.talk.copy()
        new.answered = self.answered.copy()
        new._nonces = self._nonces[:]
        return new

    # --- looking ---------------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that the game waits for."""
        if self.game is None or self.stage != "playing":
            return frozenset()
        return self.game.to_act

    @property
    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.person for seat in self.seats if seat.person}

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person; several at one screen."""
        if not person:
            return ()
        return tuple(i for i, seat in enumerate(self.seats) if seat.person == person)

    def bots_to_act(self) -> list[int]:
        """The seats that a bot has to decide for now."""
        return sorted(i for i in self.to_act if self.seats[i].played_by_bot)

    def may_have_seen(self, nonce: str) -> bool:
        """Whether an entry may have this nonce: false if none has, true if one probably has."""
        return _hash(nonce) in self._nonces

    def unchanged_by(self, entry: e.Entry) -> bool:
        """Whether an entry would leave everything as it is: then it need not be written."""
        if isinstance(entry, e.Muted):
            return ((entry.seat, entry.other) in self.muted) == entry.on
        if isinstance(entry, e.Arranged):
            seat = self.seats[entry.seat]
            return not seat.person and seat.bot == entry.bot
        return False

    def due(self) -> float | None:
        """When the server itself has to do something next; None if it need not."""
        if self.stage != "playing":
            return None
        return self.changed if self.bots_to_act() else self.clock.next_deadline()

    @property
    def moment(self) -> Moment:
        """What time is counted for: the turn, or the round in which all choose together."""
        if self.game is None:
            return ()
        reader = self.game.reader
        return (reader.turns, *reader.round) if reader.phase in TOGETHER else (reader.turns,)

    # --- the log ---------------------------------------------------------------------

    def apply(self, version: int, at: float, nonce: str, line: e.Line) -> None:
        """Let an entry happen."""
        if version != self.version + 1:
            raise ValueError(f"table {self.id}: version {version} after {self.version}")
        before = bytes(self.game.state.data) if self.game else b""
        getattr(self, HANDLERS[type(line.do)])(line.do, at)
        self.version = version
        self.changed = at
        self._settle(line.do, before, at)
        self._nonces += _hash(nonce)
        self.answered[nonce] = version
        if len(self.answered) > REMEMBERED:
            del self.answered[next(iter(self.answered))]  # the oldest

    def _settle(self, entry: e.Entry, before: bytes, at: float) -> None:
        """What follows of itself: decisions that are new, clocks, the end."""
        if self.game is None:
            return
        if before != self.game.state.data:
            self._renew_decisions(self.game, before)
            if self.game.over:
                self.stage = "over"
        thinking = {i for i in self.to_act if not self.seats[i].played_by_bot}
        undone_by = entry.seat if isinstance(entry, e.TakenBack) else None
        self.clock.watch(thinking, self.moment, at, undone_by)

    def _renew_decisions(self, game: Game, before: bytes) -> None:
        still: frozenset[int] = frozenset()
        if before:
            old = StateReader(game.board, before)
            # While others still choose, a choice that is open stays what it was.
            if old.phase in TOGETHER and old.round == game.reader.round:
                still = old.waiting & game.to_act
        for i, seat in enumerate(self.seats):
            if i not in still:
                seat.since = self.version

    def _created(self, entry: e.Created, at: float) -> None:
        self.options = entry.options
        self.seats = [Seat(c.kind, c.name, c.person, c.bot) for c in entry.chairs]
        self.host, self.invite, self.before = entry.host, entry.invite, entry.before
        self.clock = Clock(entry.options.clock, len(self.seats))
        self.created = at

    def _seated(self, entry: e.Seated, at: float) -> None:
        self.seats[entry.seat] = Seat("person", entry.name, entry.person)

    def _arranged(self, entry: e.Arranged, at: float) -> None:
        bot = entry.bot
        self.seats[entry.seat] = Seat("bot", "", "", bot) if bot else Seat("open")
        self._forget_mutes(entry.seat)

    def _left(self, entry: e.Left, at: float) -> None:
        self.seats[entry.seat] = Seat("open")
        self._forget_mutes(entry.seat)
        if self.host not in self.people:
            self.host = next((seat.person for seat in self.seats if seat.person), "")

    def _forget_mutes(self, seat: int) -> None:
        """Whoever sits there next has not muted anybody, and is not muted."""
        self.muted = {pair for pair in self.muted if seat not in pair}

    def _started(self, entry: e.Started, at: float) -> None:
        seed = int(entry.seed, 16)
        self.game = Game.new(self.tables, len(self.seats), seed, self.options.first)
        self.stage = "playing"

    def _moved(self, entry: e.Moved, at: float) -> None:
        assert self.game is not None
        for action in entry.actions:
            self.game.play(action, entry.seat)
        self.steps.append((entry.seat, len(entry.actions)))
        self.request = None
        for i, seat in enumerate(self.seats):
            if i != entry.seat:
                seat.take_backs = 0

    def _taken_back(self, entry: e.TakenBack, at: float) -> None:
        assert self.game is not None
        self.game.undo(entry.moves)
        while self.steps and sum(n for _, n in self.steps) > self.game.move_count:
            self.steps.pop()
        self.request = None
        self.seats[entry.seat].take_backs += 1

    def _take_back_asked(self, entry: e.TakeBackAsked, at: float) -> None:
        self.request = TakeBackRequest(entry.seat, entry.moves, self.version + 1)

    def _take_back_answered(self, entry: e.TakeBackAnswered, at: float) -> None:
        assert self.request is not None
        if entry.agreed:
            self.request.agreed.add(entry.seat)
        else:
            self.request = None

    def _stood_in(self, entry: e.StoodIn, at: float) -> None:
        self.seats[entry.seat].stand_in = entry.why

    def _returned(self, entry: e.Returned, at: float) -> None:
        self.seats[entry.seat].stand_in = ""
        self.clock.come_back(entry.seat, self.moment, at)

    def _resigned(self, entry: e.Resigned, at: float) -> None:
        self.seats[entry.seat].resigned = True
        if entry.ends:
            self.stage, self.closed = "closed", "resigned"

    def _clock_shifted(self, entry: e.ClockShifted, at: float) -> None:
        self.clock.shift(entry.seconds)

    def _muted(self, entry: e.Muted, at: float) -> None:
        pair = (entry.seat, entry.other)
        (self.muted.add if entry.on else self.muted.discard)(pair)

    def _rematched(self, entry: e.Rematched, at: float) -> None:
        self.rematch, self.rematch_invite = entry.table, entry.invite

    def _closed(self, entry: e.Closed, at: float) -> None:
        self.stage = "closed"
        self.closed = entry.why

    def _heard(self, entry: e.Said | e.Reacted, at: float) -> None:
        self.talk.append((at, entry))
        del self.talk[:-CHAT_LINES]


HANDLERS: dict[type, str] = {
    e.Created: "_created",
    e.Seated: "_seated",
    e.Arranged: "_arranged",
    e.Left: "_left",
    e.Started: "_started",
    e.Moved: "_moved",
    e.TakenBack: "_taken_back",
    e.TakeBackAsked: "_take_back_asked",
    e.TakeBackAnswered: "_take_back_answered",
    e.StoodIn: "_stood_in",
    e.Returned: "_returned",
    e.Resigned: "_resigned",
    e.ClockShifted: "_clock_shifted",
    e.Said: "_heard",
    e.Reacted: "_heard",
    e.Muted: "_muted",
    e.Rematched: "_rematched",
    e.Closed: "_closed",
}


def _hash(nonce: str) -> bytes:
    return hash(nonce).to_bytes(8, "little", signed=True)
