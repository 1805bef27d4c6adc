"""The lines of a position for ordered cards and tickets: rows and decks."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.boards import limits
from whistlestop.boards.model import Board
from whistlestop.engine.reader import DRAFT_CARD, FESTIVAL_CARD, StateReader, bits
from whistlestop.game.position.draft import Draft
from whistlestop.game.position.entries import Entry, names_of
from whistlestop.game.position.lines import Line

DRAFT_WORD = "draft-card"
FESTIVAL_PREFIX = "festival:"


def card_name(board: Board, code: int) -> str:
    """The word for a card in a deck."""
    if code == DRAFT_CARD:
        return DRAFT_WORD
    if code >= FESTIVAL_CARD:
        return FESTIVAL_PREFIX + board.festivals[code - FESTIVAL_CARD].id
    return board.cards[code].id


def card_codes(board: Board, deck: int) -> dict[str, int]:
    """The codes of all words for cards in a deck; the first deck has special cards too."""
    codes = [i for i, card in enumerate(board.cards) if card.deck == deck]
    if deck == 0:
        codes += [FESTIVAL_CARD + i for i in range(len(board.festivals))]
        codes += [DRAFT_CARD] if board.rules.draft else []
    return {card_name(board, code): code for code in codes}


@dataclass(frozen=True)
class Row(Entry):
    """`row red red - wild blue`: the face-up cards, gaps included."""

    def sizes(self, board: Board) -> range:
        """How many cards may be given."""
        return range(sum(board.rules.row), sum(board.rules.row) + 1)

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        sizes, names = self.sizes(draft.board), names_of(draft.board, "card")
        if len(line.words) not in sizes:
            draft.lines.defect(line, f"{len(line.words)} cards; expected {sizes[-1]}")
            return
        for place, word in enumerate(line.words):
            card = None if word == "-" else draft.lines.find(line, "card", word, names)
            if card is not None:
                draft.fill_one(self.field, place, card)

    def words(self, reader: StateReader, player: int) -> list[str]:
        return [card or "-" for card in reader.row]


@dataclass(frozen=True)
class Revealed(Row):
    """`revealed red wild`: the cards revealed for a tunnel."""

    def sizes(self, board: Board) -> range:
        return range(board.rules.tunnel_cards + 1)

    def words(self, reader: StateReader, player: int) -> list[str]:
        return list(reader.revealed)


@dataclass(frozen=True)
class Deck(Entry):
    """`deck train red wild`: written top card first; in the state the top card comes last."""

    number: int = 0

    def key(self, board: Board) -> str:
        return f"deck {board.decks[self.number]}" if self.number < len(board.decks) else ""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        codes, most = card_codes(draft.board, self.number), limits.DECK[self.number]
        if len(line.words) > most:
            draft.lines.defect(line, f"{len(line.words)} cards; expected at most {most}")
            return
        for word in reversed(line.words):
            draft.lines.find(line, "card", word, codes)
        draft.fill_deck(self.number, (codes.get(word, 0) for word in reversed(line.words)))

    def words(self, reader: StateReader, player: int) -> list[str]:
        return [card_name(reader.board, code) for code in reversed(reader.deck(self.number))]


@dataclass(frozen=True)
class TicketDeck(Entry):
    """`ticket-deck a-b c-d@02`: top first; players 0 and 2 know where the second is."""

    def read(self, draft: Draft, line: Line, player: int = 0) -> None:
        names = names_of(draft.board, "ticket")
        tickets, knowing = [], []
        for word in reversed(line.words):
            name, _, seen = word.partition("@")
            ticket = draft.lines.find(line, "ticket", name, names)
            if ticket is None:
                continue
            if not all(p in "01234"[: draft.players] for p in seen):
                draft.lines.defect(line, f"'@{seen}' names players who are not in the game")
                continue
            draft.use_ticket(ticket, line)
            tickets.append(ticket)
            knowing.append(sum(1 << int(p) for p in set(seen)))
        most = limits.TICKETS
        draft.fill(self.field, tickets[:most])
        draft.fill("ticket_seen", knowing[:most])
        draft.set("ticket_deck_size", len(tickets[:most]))

    def words(self, reader: StateReader, player: int) -> list[str]:
        tickets, seen = reader.numbers(self.field), reader.numbers("ticket_seen")
        found = []
        for i in reversed(range(reader.tickets_left)):
            players = "".join(map(str, bits(seen[i])))
            found.append(reader.board.tickets[tickets[i]].id + (f"@{players}" if players else ""))
        return found


CARDS = (Row, Deck, TicketDeck)
