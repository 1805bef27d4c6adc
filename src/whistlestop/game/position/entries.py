"""The kinds of lines in a position: how each is read and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.engine.actions import NO_COLOUR, PHASES, PURPOSES, Phase
from whistlestop.engine.reader import MAX_OFFER, Named, StateReader
from whistlestop.game.position.draft import Draft
from whistlestop.game.position.lines import Line

MAX_BYTE = 254
MAX_SHORT = 30000


def names_of(board: Board, what: str) -> list[str]:
    """The names a line may choose from: ids of the board, or fixed words."""
    ours = {"phase": PHASES, "purpose": PURPOSES, "colour": (*board.colours, "none")}
    if what in ours:
        return list(ours[what])
    things: dict[str, Sequence[Named]] = {
        "card": board.cards,
        "city": board.cities,
        "festival": board.festivals,
        "route": board.routes,
        "ticket": board.tickets,
    }
    return [thing.id for thing in things[what]]


@dataclass(frozen=True)
class Entry(ABC):
    """A kind of line, known by its first word."""

    word: str
    field: str
    always: bool = False
    """Whether to write it even if it is empty."""

    def key(self, board: Board) -> str:
        """The start of the line; empty if the board has no such line."""
        return self.word

    @abstractmethod
    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        """Store the line's content in the state."""

    @abstractmethod
    def words(self, reader: StateReader, player: int) -> list[str]:
        """The words after the first; empty if there is nothing to write."""

    def write(self, reader: StateReader, player: int = 0) -> list[str]:
        """The line, if it is needed."""
        key = self.key(reader.board)
        words = self.words(reader, player) if key else []
        return [" ".join([key, *words])] if words or (key and self.always) else []


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
class Player(Number):
    """`turn 0`."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        draft.set(self.field, draft.lines.number(line, draft.players - 1))


@dataclass(frozen=True)
class LastTurns(Number):
    """`last-turns 2`: only once the end has been triggered."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        super().read(draft, line)
        draft.set("ending", 1)

    def words(self, reader: StateReader, player: int) -> list[str]:
        return [] if reader.turns_left is None else [str(reader.turns_left)]


@dataclass(frozen=True)
class Waiting(Entry):
    """`waiting 0 2`: the players to act."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        if draft.phase is Phase.OVER:
            return
        named = draft.lines.all_of(line, "player", map(str, range(draft.players)))
        if not named or not set(named) <= set(draft.expected_to_act):
            draft.lines.defect(line, f"phase {draft.phase} does not wait for these players")
        draft.set(self.field, sum(1 << player for player in named))

    def words(self, reader: StateReader, player: int) -> list[str]:
        return list(map(str, reader.to_act))


@dataclass(frozen=True)
class Chance(Entry):
    """`chance 3f...9a 17`: the key of all future shuffles, and the number of past ones."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        try:
            key, counter = bytes.fromhex(line.words[0]), int(line.words[1])
            draft.set("counter", counter)
        except (ValueError, IndexError, OverflowError):
            draft.lines.defect(line, "expected 64 hexadecimal digits and a number")
            return
        if len(key) == 32:
            draft.fill(self.field, key)
        else:
            draft.lines.defect(line, f"expected a key of 64 hexadecimal digits, not {2 * len(key)}")

    def words(self, reader: StateReader, player: int) -> list[str]:
        return [reader.numbers(self.field).hex(), str(reader.number("counter"))]


@dataclass(frozen=True)
class Pieces(Number):
    """`ships 9`: written even if 0, on boards that have such pieces."""

    def words(self, reader: StateReader, player: int) -> list[str]:
        n = reader.number(self.field, player)
        return [str(n)] if n or getattr(reader.board.rules, self.field) else []


@dataclass(frozen=True)
class Choice(Entry):
    """`route paris-zurich`: one of a list of names."""

    what: str = "card"
    written: Callable[[StateReader], bool] = lambda reader: True
    """Whether it applies in a state."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        names = names_of(draft.board, self.what)
        place = draft.lines.one_of(line, self.word, names) or 0
        draft.set(self.field, NO_COLOUR if names[place] == "none" else place, player)

    def words(self, reader: StateReader, player: int) -> list[str]:
        if not self.written(reader):
            return []
        n, names = reader.number(self.field, player), names_of(reader.board, self.what)
        return ["none" if self.what == "colour" and n == NO_COLOUR else names[n]]


@dataclass(frozen=True)
class Counts(Entry):
    """`discard 3 red 1 wild`; a hand may also have `2 ?`."""

    what: str = "card"

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        names = names_of(draft.board, self.what)
        if not names:
            draft.lines.defect(line, f"this board has no {self.what}s")
            return
        counts = draft.lines.counts(line, self.what, names)
        unknown = counts.pop(-1, 0)
        if self.field == "hand":
            draft.unknown_cards[player] = unknown
        elif unknown:
            draft.lines.defect(line, f"the {self.what}s here must be known")
        for place, n in counts.items():
            draft.add(self.field, place, n, player)

    def words(self, reader: StateReader, player: int) -> list[str]:
        names = names_of(reader.board, self.what)
        counts = reader.numbers(self.field, player)[: len(names)]
        return [f"{n} {name}" for n, name in zip(counts, names, strict=True) if n]


@dataclass(frozen=True)
class Members(Entry):
    """`routes paris-zurich roma-venezia`: a set."""

    what: str = "route"

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        for place in draft.lines.all_of(line, self.what, names_of(draft.board, self.what)):
            draft.set_bit(self.field, place, player)
            if self.what == "ticket":
                draft.use_ticket(place, line)
            if self.field == "boxed":
                draft.add("boxed_count", 0, player=player)

    def words(self, reader: StateReader, player: int) -> list[str]:
        names = names_of(reader.board, self.what)
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
    """`offer a-b c-d`, `picks-1 a-b`: tickets in order."""

    draft: int = 0
    """The draft they were picked in, or 0 if they are on offer."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        tickets = draft.lines.all_of(line, "ticket", names_of(draft.board, "ticket"))
        if len(tickets) > MAX_OFFER:
            draft.lines.defect(line, f"more than {MAX_OFFER} tickets")
            return
        if self.draft:
            draft.fill_picks(self.draft, player, tickets)
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
