"""What may be shown of a table, and to whom. Everything that leaves the server is made here.

The hidden part of a game only gets out through `View` and `GameEvent`. The secrets of a table
(seed, link, people) only get out where it says so here.
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
from whistlestop.game.situation import shown_changes, shown_view, situation
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.table import Table

Payload = dict[str, Any]


def table_info(table: Table) -> Payload:
    """The table without its game: what everyone who may look at it may know."""
    game = table.game
    info: Payload = {
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
        # Anyone who may look at this table may follow its people to the next.
        info["rematch_invite"] = table.rematch_invite
    if table.request is not None:
        request = table.request
        info["take_back"] = {"seat": request.seat, "agreed": sorted(request.agreed)}
    return info


def seat_info(table: Table, i: int) -> Payload:
    """A seat without the person behind it."""
    seat = table.seats[i]
    info: Payload = {"kind": seat.kind, "name": seat.name, "colour": table.colours[i]}
    if seat.avatar:
        info["avatar"] = seat.avatar
    if seat.bot:
        info["bot"] = seat.bot
    if seat.stand_in:
        info["away"] = seat.stand_in
    if seat.resigned:
        info["resigned"] = True
    if seat.person and seat.person == table.host:
        info["host"] = True
    return info


def muted_by(table: Table, seats: tuple[int, ...]) -> list[Payload]:
    """The seats that these seats have muted. Nobody learns of other people's mutes."""
    pairs = sorted(pair for pair in table.muted if pair[0] in seats)
    return [{"seat": seat, "other": other} for seat, other in pairs]


def clock_info(table: Table) -> Payload | None:
    """Seconds left in each bank, and the deadlines of the seats that are thinking."""
    clock = table.clock
    if clock.options.kind == "none" or table.stage != "playing":
        return None
    deadlines = {str(seat): clock.deadline(seat) for seat in sorted(clock.running)}
    return {"banks": clock.banks, "deadlines": deadlines}


def whole_view(table: Table, viewer: int | None) -> Payload:
    """The game as a seat, or a spectator, sees it."""
    assert table.game is not None
    view = table.game.view(viewer)
    shown = {"seat": viewer, "view": shown_view(view), **_decision(table, viewer, view)}
    return shown | _undo(table, viewer)


def public_view(table: Table) -> Payload:
    """The public view of a game that begins. Each seat's private part is added to it."""
    assert table.game is not None
    return shown_view(table.game.view())


def public_changes(table: Table, before: State) -> Payload:
    """What changed for everyone."""
    assert table.game is not None
    return shown_changes(table.game.view(), View(table.tables, before, None))


def own_view(table: Table, before: State | None, viewer: int, happened: list[GameEvent]) -> Payload:
    """What changed for a seat alone, and what it knows of what happened.

    `happened` is only there if the seat knows more of it than the others.
    """
    assert table.game is not None
    shown: Payload = {"seat": viewer, **_undo(table, viewer)}
    acts = viewer in table.to_act and not table.seats[viewer].played_by_bot
    if before is not None and not acts and not own_differs(before, table.game.state, viewer):
        return shown  # true for most seats after most moves, so no view has to be made
    view = table.game.view(viewer)
    if before is None:
        shown["changes"] = view.own()
    elif changed := view.own_changes(View(table.tables, before, viewer)):
        shown["changes"] = changed
    if any(h.own is not None and h.player == viewer for h in happened):
        shown["happened"] = redact_events(happened, viewer)
    return shown | _decision(table, viewer, view)


def _decision(table: Table, viewer: int | None, view: View) -> Payload:
    """What the viewer may do, with the details to decide; empty if others are to act."""
    if viewer is None or viewer not in table.to_act or table.seats[viewer].played_by_bot:
        return {}
    return {"legal": view.legal_moves().texts(), **situation(view)}


def _undo(table: Table, viewer: int | None) -> Payload:
    """Whether the viewer may undo the last move without asking anyone."""
    return {"undo": True} if viewer is not None and table.undo_seat == viewer else {}


def _redact_event(event: GameEvent, viewer: int | None, all_known: bool = False) -> Payload | None:
    facts = event.seen_by(viewer, all_known)
    if facts is None:
        return None
    return {"player": event.player, "turn": event.turn, "kind": event.kind, **facts}


def history(table: Table, events: list[GameEvent], seats: tuple[int, ...]) -> Payload:
    """What the holder of these seats may know of everything that happened and was said."""
    happened = [
        {"seat": viewer, "happened": _with_versions(table, events, viewer)}
        for viewer in seats or (None,)
    ]
    said = [{"at": at, **redact_entry(entry, table, seats)} for at, entry in table.talk]
    chat = [line for line in said if line["type"] != "nothing"]
    return {"version": table.version, "happened": happened, "chat": chat}


def _with_versions(table: Table, events: list[GameEvent], viewer: int | None) -> list[Payload]:
    versions = (0, *table.move_versions)
    return [
        {"version": versions[event.moves], **fact}
        for event in events
        if (fact := _redact_event(event, viewer)) is not None
    ]


def redact_events(
    events: list[GameEvent], viewer: int | None, all_known: bool = False
) -> list[Payload]:
    """Events as a viewer may know them."""
    return [fact for h in events if (fact := _redact_event(h, viewer, all_known)) is not None]


def redact_entry(entry: e.Entry, table: Table, seats: tuple[int, ...]) -> Payload:
    """An entry for the holder of these seats: without people, secrets or secret actions."""
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
            shown: Payload = to_builtins(entry)
            return shown
