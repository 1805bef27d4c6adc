"""Replays of finished games: records, single steps and decisions, replays and stories."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistlestop.analysis import Trial
from whistlestop.analysis.document import option_dict
from whistlestop.engine.tables import Tables
from whistlestop.game import Game, View
from whistlestop.game.events.extractor import EventExtractor, extract_events
from whistlestop.game.evidence import score_facts
from whistlestop.game.record.fairness import commitment, read_commitment, seed_text
from whistlestop.game.record.seats import Seat, read_seats, write_seated
from whistlestop.game.situation import shown_changes, shown_view
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.redaction import redact_events
from whistlestop.server.tables.table import Table

Row = tuple[int, float, str, str]
"""Version, time, nonce and text of an entry in a table's log."""


def record_of(table: Table) -> str:
    """The record of a game with its seats and the commitment to its shuffle."""
    assert table.game is not None
    assert table.game.seed is not None
    seats = [Seat(seat.name or seat.bot, seat.bot or None) for seat in table.seats]
    promise = f"# commitment {commitment(table.game.seed)}"
    return write_seated(table.game, seats, [promise], folder=False)


def without_folder(record: str) -> str:
    """The record without the path of a home-made board's folder on the server."""
    return "".join(line for line in record.splitlines(True) if not line.startswith("folder "))


def record_of_log(id: str, tables: Tables, rows: Sequence[Row]) -> str:
    """The record of a table's game, from its log; empty if it never began."""
    table = Table(id, tables)
    for version, at, nonce, entry in rows:
        table.apply(version, at, nonce, e.read_envelope(entry))
    return record_of(table) if table.game is not None else ""


def step(game: Game, number: int) -> dict[str, Any]:
    """A finished game after a number of moves, with what the last move did."""
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
        happened = redact_events(new, None, all_known=True)
    return {
        "number": number,
        "moves": game.move_count,
        "last": last,
        "happened": happened,
        "views": [shown_view(then.view(player)) for player in range(then.players)],
    }


def decision(view: View, number: int) -> dict[str, Any]:
    """What a player could do instead of a move: `/replay` has the view that goes with it."""
    return {"move": number, "player": view.viewer, "legal": view.legal_moves().texts()}


def trial(found: Trial) -> dict[str, Any]:
    """Another move and the one that was played, each with its chance, and what speaks for it."""
    return {
        "played": option_dict(found.played),
        "tried": option_dict(found.tried),
        "sure": found.sure,
        "reasons": found.reasons,
    }


def story(game: Game, record: str) -> dict[str, Any]:
    """Everything that happened in a finished game, with the points over time."""
    again = game.restarted()
    points = []
    for player, action in game.moves:
        again.play(action, player)
        points.append([again.reader.points(p) for p in range(again.players)])
    events = extract_events(game)
    facts = redact_events(events, None, all_known=True)
    happened = [{"moves": h.moves, **fact} for h, fact in zip(events, facts, strict=True)]
    return {
        **_about(game, record),
        "moves": len(points),
        "happened": happened,
        "points": points,
        "scores": score_facts(game.state, game.tables),
    }


def replay(game: Game) -> dict[str, Any]:
    """A finished game as changes to each player's view: enough to show every step."""
    again = game.restarted()
    seats = range(again.players)
    before = [again.view(seat) for seat in seats]
    first, steps = [shown_view(view) for view in before], []
    for player, action in game.moves:
        move = again.play(action, player)
        now = [again.view(seat) for seat in seats]
        own = {str(p): c for p in seats if (c := now[p].own_changes(before[p]))}
        changes = shown_changes(now[0], before[0])
        steps.append({"player": player, "move": move.text, "changes": changes, "own": own})
        before = now
    return {"views": first, "steps": steps}


def _about(game: Game, record: str) -> dict[str, Any]:
    """Which game it was, and the shuffle, which anyone can check."""
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
    """A seat as the table shows it: a bot has no name unless it was given one."""
    if seat.bot is None:
        return {"kind": "person", "name": seat.name}
    return {"kind": "bot", "name": "" if seat.name == seat.bot else seat.name, "bot": seat.bot}
