"""The lines of a position that mean one field of a state: how each is read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.engine.actions import NO_COLOUR, PHASES, PURPOSES, Phase
from whistlestop.engine.reader import MAX_OFFER, Named, StateReader, pick_index
from whistlestop.game.position.draft import Draft
from whistlestop.game.position.lines import Line

MAX_BYTE = 254
MAX_SHORT = 30000

Names = Callable[[Board], Iterable[str]]


@dataclass(frozen=True)
class Entry(ABC):
    """A line with a word of its own."""

    word: str
    field: str
    always: bool = False
    """Whether it is written although it says nothing."""

    @abstractmethod
    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        """Put what the line says into the state."""

    @abstractmethod
    def words(self, reader: StateReader, player: int) -> list[str]:
        """What follows the line's own word; nothing if there is nothing to say."""

    def write(self, reader: StateReader, player: int = 0) -> list[str]:
        """The line, if it is needed."""
        words = self.words(reader, player)
        return [" ".join([self.word, *words])] if words or self.always else []


@dataclass(frozen=True)
class Number(Entry):
    """`cost 3`."""

    most: int = MAX_BYTE

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        draft.set(self.field, draft.lines.number(line, self.most), player)

    def words(self, reader: StateReader, player: int) -> list[str]:
        n = reader.number(self.field, player)
        return [str(n)] if n or self.always else []


@dataclass(frozen=True)
class Pieces(Number):
    """`ships 9`: also none, where there are such pieces at all."""

    def words(self, reader: StateReader, player: int) -> list[str]:
        n = reader.number(self.field, player)
        return [str(n)] if n or getattr(reader.board.rules, self.field) else []


@dataclass(frozen=True)
class Choice(Entry):
    """`route paris-zurich`: one of a list of names."""

    names: Names = lambda board: ()

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        names = list(self.names(draft.board))
        place = draft.lines.one_of(line, self.word, names) or 0
        draft.set(self.field, NO_COLOUR if names[place] == "none" else place, player)

    def words(self, reader: StateReader, player: int) -> list[str]:
        n = reader.number(self.field, player)
        if self.word == "colour" and n == NO_COLOUR:
            return ["none"]
        return [list(self.names(reader.board))[n]]


@dataclass(frozen=True)
class Counts(Entry):
    """`discard 3 red 1 wild`."""

    what: str = "card"

    def names(self, board: Board) -> list[str]:
        return [thing.id for thing in (board.cards if self.what == "card" else board.festivals)]

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        names = self.names(draft.board)
        if not names:
            draft.lines.defect(line, f"this board has no {self.what}s")
            return
        for place, n in draft.lines.counts(line, self.what, names).items():
            if place >= 0:
                draft.add(self.field, place, n, player)
            else:
                self.unknown(draft, line, n, player)

    def unknown(self, draft: Draft, line: Line, n: int, player: int) -> None:
        """Note a number of unknown ones."""
        if n:
            draft.lines.defect(line, f"the {self.what}s here must be known")

    def words(self, reader: StateReader, player: int) -> list[str]:
        names = self.names(reader.board)
        counts = reader.numbers(self.field, player)[: len(names)]
        return [f"{n} {name}" for n, name in zip(counts, names, strict=True) if n]


@dataclass(frozen=True)
class Hand(Counts):
    """`hand 3 red 2 ?`."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        draft.unknown_cards[player] = 0
        super().read(draft, line, player)

    def unknown(self, draft: Draft, line: Line, n: int, player: int) -> None:
        draft.unknown_cards[player] = n


@dataclass(frozen=True)
class Members(Entry):
    """`routes paris-zurich roma-venezia`: a set."""

    what: str = "route"

    def names(self, board: Board) -> list[str]:
        things: dict[str, Sequence[Named]] = {
            "route": board.routes,
            "city": board.cities,
            "ticket": board.tickets,
        }
        return [thing.id for thing in things[self.what]]

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        for place in draft.lines.all_of(line, self.what, self.names(draft.board)):
            draft.set_bit(self.field, place, player)
            if self.what == "ticket":
                draft.use_ticket(place, line)
            if self.field == "boxed":
                draft.add("boxed_count", 0, player=player)

    def words(self, reader: StateReader, player: int) -> list[str]:
        names = self.names(reader.board)
        return [names[i] for i in reader.bits(self.field, player)]


@dataclass(frozen=True)
class Tickets(Members):
    """`tickets berlin-roma ?`."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        known = Line(line.number, [word for word in line.words if word != "?"])
        draft.unknown_tickets[player] = len(line.words) - len(known.words)
        super().read(draft, known, player)


@dataclass(frozen=True)
class Offer(Entry):
    """`offer a-b c-d`, `picks-1 a-b`: tickets in their order."""

    draft: int = 0
    """The draft that they were picked in; 0: they are on offer."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        tickets = draft.lines.all_of(line, "ticket", (t.id for t in draft.board.tickets))
        if len(tickets) > MAX_OFFER:
            draft.lines.defect(line, f"more than {MAX_OFFER} tickets")
            return
        if self.draft:
            draft.fill(self.field, tickets, pick_index(self.draft, player))
        else:
            draft.fill(self.field, tickets, player)
            draft.set("offer_size", len(tickets), player)
        if not self.draft or (
            draft.phase is Phase.DRAFTING and self.draft == draft.number("draft")
        ):
            for ticket in tickets:
                draft.use_ticket(ticket, line)

    def words(self, reader: StateReader, player: int) -> list[str]:
        tickets = reader.picked(player, self.draft) if self.draft else reader.offered(player)
        return [reader.board.tickets[i].id for i in tickets]


COUNTERS = (
    Number("passes", "passes"),
    Number("idle", "idle"),
    Number("drawn", "drawn"),
    Number("gap", "gap"),
    Number("wilds", "wilds"),
    Number("substituted", "units"),
    Number("to-give", "to_give"),
    Number("cost", "cost"),
    Number("draft", "draft"),
    Number("step", "step"),
    Number("drafts-done", "drafts_done"),
    Number("draft-due", "draft_due"),
    Number("draft-low", "draft_low"),
    Number("draft-high", "draft_high"),
)
"""Lines with one small number."""

PHASE = Choice("phase", "phase", names=lambda board: PHASES)
PURPOSE = Choice("purpose", "purpose", names=lambda board: PURPOSES)
ROUTE = Choice("route", "route", names=lambda board: (r.id for r in board.routes))
CITY = Choice("city", "city", names=lambda board: (c.id for c in board.cities))
COLOUR = Choice("colour", "colour", names=lambda board: (*board.colours, "none"))
GIVEN = Choice("given", "given", names=lambda board: (c.id for c in board.cards))
PAYMENT = (PURPOSE, ROUTE, CITY, GIVEN, COLOUR)

PILES = (
    Counts("discard", "discard"),
    Counts("laid", "laid"),
    Counts("festivals", "festivals", what="festival"),
)
UNDEALT = Members("undealt", "undealt", what="ticket")
TURNS = Number("turns", "turns", always=True, most=MAX_SHORT)

PLAYER = (
    Members("routes", "owned", always=True),
    Tickets("tickets", "tickets", always=True, what="ticket"),
    Hand("hand", "hand", always=True),
    Counts("known", "known", always=True),
    Number("trains", "trains", always=True),
    Pieces("ships", "ships"),
    Number("choice", "choice"),
    Members("stations", "stations", what="city"),
    Members("harbours", "harbours", what="city"),
    Counts("festivals", "taken", what="festival"),
    Number("exchanged", "exchanged", most=MAX_SHORT),
    Members("refused", "boxed", what="ticket"),
    Offer("offer", "offer"),
    Offer("picks-1", "picks", draft=1),
    Offer("picks-2", "picks", draft=2),
)
"""The lines of a player."""

ENTRIES = (*COUNTERS, PHASE, *PAYMENT, *PILES, UNDEALT, TURNS)
"""The lines of the table that mean one field each."""

TABLE_WORDS = {
    *("board", "folder", "players", "turn", "first", "waiting", "last-turns", "row", "revealed"),
    *("deck", "ticket-deck", "chance"),
    *(entry.word for entry in ENTRIES),
}
PLAYER_WORDS = {entry.word for entry in PLAYER}
