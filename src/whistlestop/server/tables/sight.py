"""What may be shown of a table, and to whom. Everything that leaves the server is made here.

The hidden part of a game leaves it only through `View` and `GameEvent`; the secrets of a table
(seed, link, people) only where it is said here.
"""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from whistlestop.engine.state import State
from whistlestop.game import View
from whistlestop.game.events.extractor import GameEvent
from whistlestop.game.evidence import score_facts
from whistlestop.game.fields import own_differs
from whistlestop.game.record.fairness import commitment, seed_text
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.table import Table

Shown = dict[str, Any]


def table_info(table: Table) -> Shown:
    """The table without its game: what everybody who may look at it may know."""
    game = table.game
    info: Shown = {
        "id": table.id,
        "board": table.tables.board.id,
        "digest": table.tables.board.digest,
        "stage": table.stage,
        "options": to_builtins(table.options),
        "seats": [seat_info(table, i) for i in range(len(table.seats))],
        "before": table.before,
        "rematch": table.rematch,
        "created": table.created,
    }
    if game is not None and game.seed is not None:
        info["commitment"] = commitment(game.seed)
        if table.stage in ("over", "closed"):
            info["seed"] = seed_text(game.seed)
            info["scores"] = score_facts(game.state, game.tables)
    if table.closed:
        info["closed"] = table.closed
    if table.rematch_invite and not table.options.public:
        # Whoever may look at this table may follow its people to the next.
        info["rematch_invite"] = table.rematch_invite
    if table.request is not None:
        request = table.request
        info["take_back"] = {"seat": request.seat, "agreed": sorted(request.agreed)}
    return info


def seat_info(table: Table, i: int) -> Shown:
    """A seat without the person behind it."""
    seat = table.seats[i]
    info: Shown = {"kind": seat.kind, "name": seat.name}
    if seat.bot:
        info["bot"] = seat.bot
    if seat.stand_in:
        info["away"] = seat.stand_in
    if seat.resigned:
        info["resigned"] = True
    if seat.person and seat.person == table.host:
        info["host"] = True
    return info


def muted_by(table: Table, seats: tuple[int, ...]) -> list[Shown]:
    """Whom those who hold these seats do not hear; what others do not hear is their affair."""
    pairs = sorted(pair for pair in table.muted if pair[0] in seats)
    return [{"seat": seat, "other": other} for seat, other in pairs]


def clock_info(table: Table) -> Shown | None:
    """Seconds left in each bank, and until when those who think have time."""
    clock = table.clock
    if clock.options.kind == "none" or table.stage != "playing":
        return None
    deadlines = {str(seat): clock.deadline(seat) for seat in sorted(clock.running)}
    return {"banks": clock.banks, "deadlines": deadlines}


def whole_view(table: Table, viewer: int | None) -> Shown:
    """The game as a seat, or a spectator, sees it."""
    assert table.game is not None
    view = table.game.view(viewer)
    return {"seat": viewer, "view": view.to_dict(), **_legal(table, viewer, view)}


def public_view(table: Table) -> Shown:
    """What lies open when a game begins: seats add their own to it."""
    assert table.game is not None
    return table.game.view().to_dict()


def public_changes(table: Table, before: State) -> Shown:
    """What is different for everybody."""
    assert table.game is not None
    return table.game.view().public_changes(View(table.tables, before, None))


def own_view(table: Table, before: State | None, viewer: int, happened: list[GameEvent]) -> Shown:
    """What is different for a seat alone, and what it knows of what has happened.

    `happened` is only there if the seat knows more of it than the others.
    """
    assert table.game is not None
    shown: Shown = {"seat": viewer}
    acts = viewer in table.to_act and not table.seats[viewer].played_by_bot
    if before is not None and not acts and not own_differs(before, table.game.state, viewer):
        return shown  # most seats after most moves: no view has to be made
    view = table.game.view(viewer)
    if before is None:
        shown["changes"] = view.own()
    elif changed := view.own_changes(View(table.tables, before, viewer)):
        shown["changes"] = changed
    if any(h.own is not None and h.player == viewer for h in happened):
        shown["happened"] = told(happened, viewer)
    return shown | _legal(table, viewer, view)


def _legal(table: Table, viewer: int | None, view: View) -> Shown:
    """What the viewer may do; nothing is said where it is not theirs to decide."""
    if viewer is None or viewer not in table.to_act or table.seats[viewer].played_by_bot:
        return {}
    return {"legal": view.legal_moves().texts()}


def _fact(event: GameEvent, viewer: int | None, all_known: bool = False) -> Shown | None:
    facts = event.seen_by(viewer, all_known)
    if facts is None:
        return None
    return {"player": event.player, "turn": event.turn, "kind": event.kind, **facts}


def history(table: Table, events: list[GameEvent], seats: tuple[int, ...]) -> Shown:
    """What those who hold these seats may know of all that happened and was said."""
    happened = [{"seat": v, "happened": told(events, v)} for v in seats or (None,)]
    said = [{"at": at, **shown_entry(entry, table, seats)} for at, entry in table.talk]
    chat = [line for line in said if line["type"] != "nothing"]
    return {"version": table.version, "happened": happened, "chat": chat}


def told(events: list[GameEvent], viewer: int | None, all_known: bool = False) -> list[Shown]:
    """Events as a viewer may know them."""
    return [fact for h in events if (fact := _fact(h, viewer, all_known)) is not None]


def shown_entry(entry: e.Entry, table: Table, seats: tuple[int, ...]) -> Shown:
    """An entry for those who hold these seats: without people, secrets and secret actions."""
    match entry:
        case e.Created():
            return {"type": "created"}
        case e.Seated():
            return {"type": "seated", "seat": entry.seat, "name": entry.name}
        case e.Started():
            return {"type": "started"}
        case e.Moved():
            return {"type": "moved", "seat": entry.seat, "bot": entry.bot}
        case e.Rematched():
            return {"type": "rematched", "table": entry.table}
        case e.Said() | e.Reacted() if any((mine, entry.seat) in table.muted for mine in seats):
            return {"type": "nothing"}
        case e.Muted() if entry.seat not in seats:
            return {"type": "nothing"}
        case _:
            shown: Shown = to_builtins(entry)
            return shown
