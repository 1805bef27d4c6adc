"""A state as a position: text that says everything, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.model import Board
from whistlestop.engine.actions import PAYING, Phase, Purpose
from whistlestop.engine.reader import StateReader, bits
from whistlestop.game.game import is_built_in
from whistlestop.game.position import entries
from whistlestop.game.position.words import HEADER, card_name


def write_position(board: Board, data: bytes) -> str:
    """The whole state; reading it gives the same bytes."""
    reader = StateReader(board, data)
    lines = [HEADER, f"board {board.id} {board.digest}"]
    if not is_built_in(board):
        lines.append(f"folder {board.path}")
    lines += _table(reader)
    for player in range(reader.players):
        lines += ["", f"player {player}"]
        lines += [line for entry in entries.PLAYER for line in entry.write(reader, player)]
    return "\n".join(lines) + "\n"


def _table(reader: StateReader) -> list[str]:
    lines = [
        f"players {reader.players}",
        f"phase {reader.phase}",
        f"turn {reader.turn}",
        f"first {reader.number('first')}",
        f"turns {reader.turns}",
        _line("waiting", map(str, reader.to_act)),
    ]
    if reader.turns_left is not None:
        lines.append(f"last-turns {reader.turns_left}")
    for entry in (*entries.COUNTERS, *_payment(reader)):
        lines += entry.write(reader)
    lines.append(_line("row", (card or "-" for card in reader.row)))
    if reader.revealed:
        lines.append(_line("revealed", reader.revealed))
    for i, name in enumerate(reader.board.decks):
        cards = (card_name(reader.board, code) for code in reversed(reader.deck(i)))
        lines.append(_line(f"deck {name}", cards))
    for pile in entries.PILES:
        lines += pile.write(reader)
    lines.append(_line("ticket-deck", _ticket_deck(reader)))
    lines += entries.UNDEALT.write(reader)
    lines.append(f"chance {reader.numbers('key').hex()} {reader.number('counter')}")
    return lines


def _payment(reader: StateReader) -> Iterable[entries.Entry]:
    """The lines of the payment that is being made."""
    if reader.phase not in PAYING and reader.phase is not Phase.FESTIVAL_CHOICE:
        return
    yield entries.PURPOSE
    yield entries.ROUTE if reader.purpose in (Purpose.ROUTE, Purpose.SURCHARGE) else entries.CITY
    yield entries.COLOUR
    if reader.number("given"):
        yield entries.GIVEN


def _ticket_deck(reader: StateReader) -> Iterable[str]:
    """The tickets, top first; `@02` after one: players 0 and 2 know that it lies there."""
    tickets, seen = reader.numbers("ticket_deck"), reader.numbers("ticket_seen")
    for i in reversed(range(reader.tickets_left)):
        players = "".join(map(str, bits(seen[i])))
        yield reader.board.tickets[tickets[i]].id + (f"@{players}" if players else "")


def _line(word: str, values: Iterable[str]) -> str:
    return " ".join([word, *values])
