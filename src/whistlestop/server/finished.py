"""Finished games: from the log, or from the archive when the log has been put away."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from secrets import compare_digest
from time import monotonic
from typing import Any

import structlog

from whistlestop.engine import layout as L
from whistlestop.engine.tables import Tables
from whistlestop.game import Game, GameError
from whistlestop.game.evidence import score_facts
from whistlestop.game.fairness import commitment, read_commitment, seed_text
from whistlestop.game.happenings import Teller, tell_game
from whistlestop.game.seated import Seat, read_seats, write_seated
from whistlestop.server.hall.hall import Hall, expect_id
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.schema import ENDED
from whistlestop.server.storage.shelving import Shelving
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.sight import told
from whistlestop.server.tables.table import Table

log = structlog.get_logger(__name__)

REST = 4.0
"""For how many times as long as a table took the archive rests before the next."""


def record_of(table: Table) -> str:
    """The record of a game with its seats and the commitment to its shuffle."""
    assert table.game is not None
    assert table.game.seed is not None
    seats = [Seat(seat.name or seat.bot, seat.bot or None) for seat in table.seats]
    return write_seated(table.game, seats, [f"# commitment {commitment(table.game.seed)}"])


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over. Nothing about it is secret any more."""

    id: str
    board: str
    record: str
    game: Game

    @property
    def names(self) -> list[str]:
        """What the players were called."""
        seats = read_seats(self.record, self.game.players)
        return [seat.name for seat in seats or []]

    @property
    def file_name(self) -> str:
        """For a download."""
        return f"{self.board}-{self.id[:8]}.whistlestop"

    def step(self, number: int) -> dict[str, Any]:
        """The game after so many moves, and what the last of them did."""
        moves = self.game.moves
        if number > len(moves):
            raise Refused("no-step", f"the game has {len(moves)} moves, not {number}")
        then = self.game.restarted()
        for player, action in moves[: max(0, number - 1)]:
            then.play(action, player)
        happened: list[dict[str, Any]] = []
        last = None
        if number:
            player, action = moves[number - 1]
            before = then.to_bytes()
            move = then.play(action, player)
            last = {"player": player, "move": move.text}
            new = Teller(then.board).tell(before, player, action, then.to_bytes(), number)
            happened = told(new, None, all_known=True)
        views = [then.view(player).to_dict() for player in range(then.players)]
        return {
            "number": number,
            "moves": len(moves),
            "last": last,
            "happened": happened,
            "views": views,
        }

    def story(self) -> dict[str, Any]:
        """Everything that happened, and how the points grew."""
        again = self.game.restarted()
        points = []
        for player, action in self.game.moves:
            again.play(action, player)
            look = again.view().look
            points.append(
                [
                    look.short(L.POINTS + p) - look.short(L.EXCHANGED + p)
                    for p in range(again.players)
                ]
            )
        happenings = tell_game(self.game)
        facts = told(happenings, None, all_known=True)
        happened = [{"moves": h.moves, **fact} for h, fact in zip(happenings, facts, strict=True)]
        return {
            **self._about(),
            "moves": len(points),
            "happened": happened,
            "points": points,
            "scores": score_facts(self.game.state, self.game.tables),
        }

    def replay(self) -> dict[str, Any]:
        """The whole game as changes of what each player saw: enough to show every step."""
        again = self.game.restarted()
        seats = range(again.players)
        before = [again.view(seat) for seat in seats]
        first, steps = [view.to_dict() for view in before], []
        for player, action in self.game.moves:
            move = again.play(action, player)
            now = [again.view(seat) for seat in seats]
            own = {str(p): c for p in seats if (c := now[p].own_changes(before[p]))}
            changes = now[0].public_changes(before[0])
            steps.append({"player": player, "move": move.text, "changes": changes, "own": own})
            before = now
        return {"views": first, "steps": steps}

    def _about(self) -> dict[str, Any]:
        """What game it was, and the shuffle that anybody can check."""
        seed = self.game.seed
        seats = read_seats(self.record, self.game.players) or []
        about: dict[str, Any] = {
            "board": self.board,
            "over": self.game.over,
            "seats": [_shown_seat(seat) for seat in seats],
        }
        if seed is not None:
            promise = read_commitment(self.record) or commitment(seed)
            about |= {"commitment": promise, "seed": seed_text(seed)}
        return about


def _shown_seat(seat: Seat) -> dict[str, Any]:
    """As at the table: a bot without a name of its own has none."""
    if seat.bot is None:
        return {"kind": "person", "name": seat.name}
    return {"kind": "bot", "name": "" if seat.name == seat.bot else seat.name, "bot": seat.bot}


class Archive:
    """Finds finished games, and puts old ones away."""

    def __init__(self, hall: Hall, shelving: Shelving) -> None:
        self.hall = hall
        self.shelving = shelving
        self._passed_over: set[str] = set()

    async def finished(self, id: str, person: str, invite: str) -> Finished:
        """A finished game that this person may see; a Refused says why not."""
        expect_id(id)
        if (text := await self.shelving.record(id)) is not None:
            return await self._from_shelf(id, text, person)
        live = self.hall.open(id)
        async with live.lock:
            table = await self.hall.loaded(live)
            known = table.options.public or table.seats_of(person)
            if not known and not compare_digest(invite.encode(), table.invite.encode()):
                raise Refused("no-table", "there is no such table")
            if table.game is None or table.stage not in ("over", "closed"):
                raise Refused("not-over", "the game is not over")
            board = table.tables.board.id
            return Finished(id, board, record_of(table), table.game.copy())

    async def _from_shelf(self, id: str, text: str, person: str) -> Finished:
        row = await self.hall.reading.table_row(id)
        seats = await self.hall.reading.seats_of(person) if person else {}
        if row is None or not (row.row.public or id in seats):
            raise Refused("no-table", "there is no such table")
        if not text:
            raise Refused("not-over", "the table was closed before its game began")
        try:
            game = Game.from_record(text, self._tables(row.row.board))
        except GameError as error:
            reason = f"the board '{row.row.board}' has changed since this game: {error}"
            raise Refused("other-board", reason) from None
        return Finished(id, row.row.board, text, game)

    def _tables(self, board: str) -> Tables:
        tables = self.hall.shelf.get(board)
        if tables is None:
            raise Refused("other-board", f"the board '{board}' is not installed here any more")
        return tables

    async def put_away(self, before: float) -> int:
        """Keep only the records of games that ended before a time; how many there were.

        One that cannot be read is left as it is. It takes its time: others come first.
        """
        done = 0
        for stage in ENDED:
            async for id_ in self.hall.reading.quiet(stage, before):
                begun = monotonic()
                done += await self._put_away(id_, before)
                await asyncio.sleep(REST * (monotonic() - begun))
        return done

    async def _put_away(self, id_: str, now: float) -> bool:
        live = self.hall.open(id_)
        try:
            async with live.lock:
                table = await self.hall.loaded(live)
                record = record_of(table) if table.game is not None else ""
                await self.shelving.put_away(id_, record, now)
                live.table = None
        except StorageError:
            raise
        except Exception as error:
            self._pass_over(id_, "table cannot be put away", error)
            return False
        finally:
            self.hall.forget(live)
        return True

    async def close_idle(self, stage: str, before: float) -> int:
        """Close tables at a stage where nothing has happened since a time; how many there were."""

        def entry_for(table: Table) -> e.Entry | None:
            return e.Closed("abandoned") if table.changed < before else None

        done = 0
        async for id_ in self.hall.reading.quiet(stage, before):
            begun = monotonic()
            try:
                done += await self.hall.act(self.hall.open(id_), entry_for)
            except StorageError:
                raise
            except Exception as error:
                self._pass_over(id_, "table cannot be closed", error)
            await asyncio.sleep(REST * (monotonic() - begun))
        return done

    def _pass_over(self, id_: str, what: str, error: Exception) -> None:
        """Say once what is wrong with a table: it is tried again every time."""
        if id_ not in self._passed_over:
            self._passed_over.add(id_)
            reason = error.reason if isinstance(error, Refused) else type(error).__name__
            log.warning(what, table=id_, reason=reason)
