"""A table as the replay of its log: pure, without clocks, sockets or databases.

`apply` must accept every entry that `decide` ever made. It decides nothing itself, so that a log
will always be read in the same way.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal

from msgspec import structs

from whistlestop.engine.actions import TOGETHER
from whistlestop.engine.reader import StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game
from whistlestop.game.undoing import revealed
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.clock import Clock, TurnKey
from whistlestop.server.tables.options import Options
from whistlestop.server.tables.step import WORDS, Step

Stage = Literal["waiting", "playing", "over", "closed"]
CHAT_LINES = 100
"""Lines of chat kept for people who join later."""
NOBODY = -1
"""In place of a seat: the moves that a lesson begins with."""
COLOURS = 5
"""How many colours there are to choose from: as many as a table can have seats."""
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
    """Why a bot is playing for the person; empty if none is."""
    resigned: bool = False
    since: int = 0
    """The version in which its current decision came up. Older answers are stale."""
    take_backs: int = 0
    """Moves undone since another seat last moved."""
    colour: int | None = None
    """The colour that was chosen for it; None: any that is left."""
    avatar: str = ""

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot decides for this seat now."""
        return self.kind == "bot" or bool(self.stand_in) or self.resigned


@dataclass(slots=True)
class TakeBackRequest:
    """A request to undo moves, and who has agreed so far."""

    seat: int
    moves: int
    since: int
    """The version at which it was made. Older answers are to another request."""
    agreed: set[int] = field(default_factory=set)


class Table:
    """The seats, the game, the clocks, and any open request."""

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
        "move_versions",
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
        "undo_seat",
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
        """Who moved, and how many moves belong together and are undone as one."""
        self.move_versions: list[int] = []
        """For each move of the game, the version of its entry."""
        self.undo_seat: int | None = None
        """The seat that may undo its last move at once, because nothing new was seen since."""
        self.muted: set[tuple[int, int]] = set()
        """Pairs of seats: who has muted whom."""
        self.talk: list[tuple[float, e.Said | e.Reacted]] = []
        """The latest lines of chat, and when they were said."""
        self.answered: dict[str, int] = {}
        """The latest commands, with the version each led to."""
        self._nonces = bytearray()
        """The hashes of all nonces so far, concatenated."""

    def copy(self) -> Table:
        """An independent copy of this table."""
        new = copy(self)
        new.seats = [replace(seat) for seat in self.seats]
        new.game = self.game.copy() if self.game else None
        new.clock = self.clock.copy()
        new.request = (
            replace(self.request, agreed=set(self.request.agreed)) if self.request else None
        )
        new.steps = self.steps.copy()
        new.move_versions = self.move_versions.copy()
        new.muted = self.muted.copy()
        new.talk = self.talk.copy()
        new.answered = self.answered.copy()
        new._nonces = self._nonces[:]
        return new

    # --- looking ---------------------------------------------------------------------

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that the game is waiting for."""
        if self.game is None or self.stage != "playing":
            return frozenset()
        return self.game.to_act

    @property
    def people(self) -> set[str]:
        """Everyone who has a seat."""
        return {seat.person for seat in self.seats if seat.person}

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, who may have several at one screen."""
        if not person:
            return ()
        return tuple(i for i, seat in enumerate(self.seats) if seat.person == person)

    @property
    def colours(self) -> list[int]:
        """The colour of each seat: the chosen one, its own number, or the first that is left."""
        chosen = {seat.colour for seat in self.seats}
        left = [i for i in range(COLOURS) if i not in chosen]
        own = {i for i, seat in enumerate(self.seats) if seat.colour is None and i in left}
        spare = iter([i for i in left if i not in own])
        return [
            seat.colour if seat.colour is not None else i if i in own else next(spare)
            for i, seat in enumerate(self.seats)
        ]

    def deciding_others(self, seat: int) -> set[int]:
        """The seats of other people who can be asked."""
        person = self.seats[seat].person
        return {
            i
            for i, other in enumerate(self.seats)
            if other.kind == "person" and other.person != person and not other.played_by_bot
        }

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot has to decide now."""
        return sorted(i for i in self.to_act if self.seats[i].played_by_bot)

    def may_have_seen(self, nonce: str) -> bool:
        """Whether an entry may have this nonce: False is certain, True is probable."""
        return _hash(nonce) in self._nonces

    def unchanged_by(self, entry: e.Entry) -> bool:
        """Whether an entry would change nothing, so that it need not be written."""
        if isinstance(entry, e.Muted):
            return ((entry.seat, entry.other) in self.muted) == entry.on
        if isinstance(entry, e.Arranged):
            seat = self.seats[entry.seat]
            return not seat.person and seat.bot == entry.bot
        if isinstance(entry, e.Worn):
            seat = self.seats[entry.seat]
            return (seat.colour, seat.avatar) == (entry.colour, entry.avatar)
        return False

    def due(self) -> float | None:
        """When the server itself has to act next; None if it need not."""
        if self.stage != "playing":
            return None
        return self.changed if self.bots_to_act() else self.clock.next_deadline()

    @property
    def turn_key(self) -> TurnKey:
        """What time is charged for: the turn, or the round in which everyone chooses together."""
        if self.game is None:
            return ()
        reader = self.game.reader
        return (reader.turns, *reader.round) if reader.phase in TOGETHER else (reader.turns,)

    # --- the log ---------------------------------------------------------------------

    def apply(self, version: int, at: float, nonce: str, envelope: e.Envelope) -> Step:
        """Apply an entry, and return what it did."""
        if version != self.version + 1:
            raise ValueError(f"table {self.id}: version {version} after {self.version}")
        entry, requested = envelope.entry, self.request is not None
        step = Step(self.tables.board, entry, version, at)
        getattr(self, HANDLERS[type(entry)])(entry, step)
        self.version = version
        self.changed = at
        if self.game is not None:
            self._settle(self.game, step)
        self._nonces += _hash(nonce)
        self.answered[nonce] = version
        if len(self.answered) > REMEMBERED:
            del self.answered[next(iter(self.answered))]  # the oldest
        if not isinstance(entry, WORDS):
            plain = isinstance(entry, e.Moved) and self.stage == "playing" and not requested
            step.changed_table = not plain
        return step

    def _settle(self, game: Game, step: Step) -> None:
        """Apply the consequences: new decisions, clocks, the end of the game."""
        if step.states:
            step.moves = game.move_count
            self._renew_decisions(game, step.before)
            self.undo_seat = self._undo_after(step)
            if game.over:
                self.stage = "over"
        thinking = {i for i in self.to_act if not self.seats[i].played_by_bot}
        undone_by = step.entry.seat if isinstance(step.entry, e.TakenBack) else None
        self.clock.watch(thinking, self.turn_key, step.at, undone_by)

    def _renew_decisions(self, game: Game, before: State | None) -> None:
        still: frozenset[int] = frozenset()
        if before is not None:
            old = StateReader(game.board, before.data)
            # While others are still choosing, an open choice stays what it was.
            if old.phase in TOGETHER and old.round == game.reader.round:
                still = old.waiting & game.to_act
        for i, seat in enumerate(self.seats):
            if i not in still:
                seat.since = self.version

    def _undo_after(self, step: Step) -> int | None:
        """Who may undo the last move without asking anyone."""
        entry = step.entry
        if not isinstance(entry, e.Moved):
            return None
        if revealed(step.states[0].to_bytes(), step.states[-1].to_bytes()):
            return None
        if not entry.bot:
            return entry.seat
        # If all the others are bots, there is nobody to ask.
        if self.undo_seat is None or self.deciding_others(self.undo_seat):
            return None
        return self.undo_seat

    def _created(self, entry: e.Created, step: Step) -> None:
        self.options = entry.options
        self.seats = [
            Seat(c.kind, c.name, c.person, c.bot, colour=c.colour, avatar=c.avatar)
            for c in entry.chairs
        ]
        self.host, self.invite, self.before = entry.host, entry.invite, entry.before
        self.clock = Clock(entry.options.clock, len(self.seats))
        self.created = step.at

    def _seated(self, entry: e.Seated, step: Step) -> None:
        self.seats[entry.seat] = Seat("person", entry.name, entry.person)

    def _arranged(self, entry: e.Arranged, step: Step) -> None:
        bot = entry.bot
        self.seats[entry.seat] = Seat("bot", "", "", bot) if bot else Seat("open")
        self._forget_mutes(entry.seat)

    def _worn(self, entry: e.Worn, step: Step) -> None:
        seat = self.seats[entry.seat]
        seat.colour, seat.avatar = entry.colour, entry.avatar

    def _left(self, entry: e.Left, step: Step) -> None:
        self.seats[entry.seat] = Seat("open")
        self._forget_mutes(entry.seat)
        if self.host not in self.people:
            self.host = next((seat.person for seat in self.seats if seat.person), "")

    def _renamed(self, entry: e.Renamed, step: Step) -> None:
        seat = self.seats[entry.seat]
        seat.name = entry.name
        if entry.erased:
            self.talk = [line for line in self.talk if line[1].seat != entry.seat]
            if seat.person == self.host:
                self.options = structs.replace(self.options, title="")

    def _forget_mutes(self, seat: int) -> None:
        """The next person on this seat has muted nobody, and is not muted."""
        self.muted = {pair for pair in self.muted if seat not in pair}

    def _started(self, entry: e.Started, step: Step) -> None:
        seed = int(entry.seed, 16)
        self.game = Game.new(self.tables, len(self.seats), seed, self.options.first)
        for seat, action in entry.moves:
            self.game.play(action, seat)
        if entry.moves:
            self.steps.append((NOBODY, len(entry.moves)))  # nobody can take them back
            self.move_versions += [self.version + 1] * len(entry.moves)
        step.states.append(self.game.state.copy())
        self.stage = "playing"

    def _moved(self, entry: e.Moved, step: Step) -> None:
        assert self.game is not None
        for action in entry.actions:
            step.states.append(self.game.state.copy())
            self.game.play(action, entry.seat)
        step.states.append(self.game.state.copy())
        self.steps.append((entry.seat, len(entry.actions)))
        self.move_versions += [self.version + 1] * len(entry.actions)
        self.request = None
        for i, seat in enumerate(self.seats):
            if i != entry.seat:
                seat.take_backs = 0

    def _taken_back(self, entry: e.TakenBack, step: Step) -> None:
        assert self.game is not None
        before = self.game.state.copy()
        self.game.undo(entry.moves)
        step.states += [before, self.game.state.copy()]
        while self.steps and sum(n for _, n in self.steps) > self.game.move_count:
            self.steps.pop()
        del self.move_versions[self.game.move_count :]
        self.request = None
        self.seats[entry.seat].take_backs += 1

    def _take_back_asked(self, entry: e.TakeBackAsked, step: Step) -> None:
        self.request = TakeBackRequest(entry.seat, entry.moves, self.version + 1)

    def _take_back_answered(self, entry: e.TakeBackAnswered, step: Step) -> None:
        assert self.request is not None
        if entry.agreed:
            self.request.agreed.add(entry.seat)
        else:
            self.request = None

    def _stood_in(self, entry: e.StoodIn, step: Step) -> None:
        self.seats[entry.seat].stand_in = entry.why

    def _returned(self, entry: e.Returned, step: Step) -> None:
        self.seats[entry.seat].stand_in = ""
        self.clock.come_back(entry.seat, self.turn_key, step.at)

    def _resigned(self, entry: e.Resigned, step: Step) -> None:
        self.seats[entry.seat].resigned = True
        if entry.ends:
            self.stage, self.closed = "closed", "resigned"

    def _clock_shifted(self, entry: e.ClockShifted, step: Step) -> None:
        self.clock.shift(entry.seconds)

    def _muted(self, entry: e.Muted, step: Step) -> None:
        pair = (entry.seat, entry.other)
        (self.muted.add if entry.on else self.muted.discard)(pair)

    def _rematched(self, entry: e.Rematched, step: Step) -> None:
        self.rematch, self.rematch_invite = entry.table, entry.invite

    def _closed(self, entry: e.Closed, step: Step) -> None:
        self.stage = "closed"
        self.closed = entry.why

    def _heard(self, entry: e.Said | e.Reacted, step: Step) -> None:
        self.talk.append((step.at, entry))
        del self.talk[:-CHAT_LINES]


HANDLERS: dict[type, str] = {
    e.Created: "_created",
    e.Seated: "_seated",
    e.Arranged: "_arranged",
    e.Worn: "_worn",
    e.Left: "_left",
    e.Renamed: "_renamed",
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
