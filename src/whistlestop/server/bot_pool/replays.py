"""Finished games, replayed: records, single steps, replays and stories."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from whistlestop.engine.tables import Tables
from whistlestop.game import Game
from whistlestop.game.events.extractor import EventExtractor, extract_events
from whistlestop.game.evidence import score_facts
from whistlestop.game.record.fairness import commitment, read_commitment, seed_text
from whistlestop.game.record.seats import Seat, read_seats, write_seated
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.sight import told
from whistlestop.server.tables.table import Table

Row = tuple[int, float, str, str]
"""Version, time, nonce and text of an entry of a table's log."""

_read_line = msgspec.json.Decoder(e.Line).decode


def record_of(table: Table) -> str:
    """The record of a game with its seats and the commitment to its shuffle."""
    assert table.game is not None
    assert table.game.seed is not None
    seats = [Seat(seat.name or seat.bot, seat.bot or None) for seat in table.seats]
    promise = f"# commitment {commitment(table.game.seed)}"
    return write_seated(table.game, seats, [promise], folder=False)


def without_folder(record: str) -> str:
    """A record that does not say where on the server a home-made board is."""
    return "".join(line for line in record.splitlines(True) if not line.startswith("folder "))


def record_of_log(id: str, tables: Tables, rows: Sequence[Row]) -> str:
    """The record of a table's game from its log; empty if it never began."""
    table = Table(id, tables)
    for version, at, nonce, entry in rows:
        table.apply(version, at, nonce, _read_line(entry))
    return record_of(table) if table.game is not None else ""


def step(game: Game, number: int) -> dict[str, Any]:
    """A finished game after a number of moves, and what the last of them did."""
    then = game.restarted()
    for player, action in game.moves[: max(0, number - 1)]:
        then.play(action, player)
    happened: list[dict[str, Any]] = []
    last = None
    if number:
        player, action = game.moves[number - 1]
        before = then.state.to_bytes()
        move = then.play(action, player)
        last = {"player": player, "move": move.text}
        new = EventExtractor(then.board).extract(
            before, player, action, then.state.to_bytes(), number
        )
        happened = told(new, None, all_known=True)
    return {
        "number": number,
        "moves": game.move_count,
        "last": last,
        "happened": happened,
        "views": [then.view(player).to_dict() for player in range(then.players)],
    }


def story(game: Game, record: str) -> dict[str, Any]:
    """Everything that happened in a finished game, and how the points grew."""
    again = game.restarted()
    points = []
    for player, action in game.moves:
        again.play(action, player)
        points.append([again.reader.points(p) for p in range(again.players)])
    events = extract_events(game)
    facts = told(events, None, all_known=True)
    happened = [{"moves": h.moves, **fact} for h, fact in zip(events, facts, strict=True)]
    return {
        **_about(game, record),
        "moves": len(points),
        "happened": happened,
        "points": points,
        "scores": score_facts(game.state, game.tables),
    }


def replay(game: Game) -> dict[str, Any]:
    """A finished game as changes of what each player saw: enough to show every step."""
    again = game.restarted()
    seats = range(again.players)
    before = [again.view(seat) for seat in seats]
    first, steps = [view.to_dict() for view in before], []
    for player, action in game.moves:
        move = again.play(action, player)
        now = [again.view(seat) for seat in seats]
        own = {str(p): c for p in seats if (c := now[p].own_changes(before[p]))}
        changes = now[0].public_changes(before[0])
        steps.append({"player": player, "move": move.text, "changes": changes, "own": own})
        before = now
    return {"views": first, "steps": steps}


def _about(game: Game, record: str) -> dict[str, Any]:
    """What game it was, and the shuffle that anybody can check."""
    seats = read_seats(record, game.players) or []
    about: dict[str, Any] = {
        "board": game.board.id,
        "over": game.over,
        "seats": [_shown_seat(seat) for seat in seats],
    }
    if game.seed is not None:
        promise = read_commitment(record) or commitment(game.seed)
        about |= {"commitment": promise, "seed": seed_text(game.seed)}
    return about


def _shown_seat(seat: Seat) -> dict[str, Any]:
    """As at the table: a bot without a name of its own has none."""
    if seat.bot is None:
        return {"kind": "person", "name": seat.name}
    return {"kind": "bot", "name": "" if seat.name == seat.bot else seat.name, "bot": seat.bot}
