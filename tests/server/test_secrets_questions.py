"""No answer reveals anything hidden, whatever is asked, in every phase, on every board."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest

from proof.offsets import AT
from proof.tables import BOARDS, players_of, tables_of
from server.pool_games import BOARDS as FOLDERS
from server.prying import Watched, redealt, twin
from whistlestop.analysis import try_move
from whistlestop.bots import Budget
from whistlestop.engine import layout as L
from whistlestop.engine.state import State
from whistlestop.game import Game
from whistlestop.server.bot_pool import replays
from whistlestop.server.bot_pool.answers import Answerer
from whistlestop.server.bot_pool.job import Job
from whistlestop.server.bot_pool.lane import Lane
from whistlestop.server.bot_pool.messages import Hint, frame
from whistlestop.server.bot_pool.pool import BotPool
from whistlestop.server.protocol import client_in
from whistlestop.server.rooms.snapshot import Snapshot
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table
from whistlestop.server.ws.questions import answer

OWN_PHASES = {
    "europe": {L.OPENING, L.SURCHARGE},
    "new-york": {L.OPENING},
    "nordic": {L.OPENING, L.SURCHARGE, L.GIVING},
    "great-lakes": {L.OPENING, L.PIECES},
    "iberia": {L.DRAFTING, L.DRAFT_KEEP},
    "everything": {L.DRAFTING, L.SURCHARGE},
}
"""Phases that a game on each board must have reached, besides those common to all boards."""

PLACES = {id_: str(place) for id_, place in FOLDERS.items()}


@dataclass
class Wire:
    """What goes to the processes that answer. Hints need a search, so the question has to do."""

    frames: list[bytes] = field(default_factory=list)
    answerer: Answerer = field(default_factory=lambda: Answerer(PLACES))

    async def ask(self, lane: Lane, job: Job) -> Any:
        self.frames.append(frame([job.question]))
        if isinstance(job.question, Hint):
            return []
        return msgspec.msgpack.decode(msgspec.msgpack.encode(self.answerer.answer(job.question)))


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    wire = Wire()
    monkeypatch.setattr(Lane, "ask", lambda lane, job: wire.ask(lane, job))
    return wire


def asked_by(game: Game, seat: int, watched: Watched) -> Iterator[client_in.ViewQuestion]:
    """Everything that a client might ask, and some things that none should."""
    board, dice = game.board, watched.dice
    legal = [move.text for move in game.legal_moves(seat)]
    claims = [f"claim {route.id}" for route in board.routes]
    cities = [f"{word} {dice.choose(board.cities).id}" for word in ("station", "harbour")]
    priced = [text for text in legal if text.split()[0] in ("claim", "station", "harbour")]
    others = [text for text in legal if text not in priced]
    for move in [*priced[:6], *others[:8], *cities, dice.choose(claims), "pay 1 wild", "draw"]:
        yield client_in.Payments(seat, move)
    for move in [*priced[:2], *cities, dice.choose(claims), "draw"]:
        yield client_in.Price(seat, move)
    offered = [name for name in game.view(seat).reader.offer(seat) if name]
    yield client_in.Offer(seat, offered[:1])
    yield client_in.Needs(seat, [dice.choose(board.routes).id, dice.choose(board.routes).id])
    yield client_in.Estimate(seat)
    yield client_in.Tickets(seat)
    yield client_in.Hint(seat)


async def answers(table: Table, seat: int, asked: list[client_in.ViewQuestion]) -> list[Any]:
    """The answer that a seat gets, made as a socket does."""
    bot_pool = BotPool(1, FOLDERS)
    heard: list[Any] = []
    for question in asked:
        try:
            found = await answer(bot_pool, Snapshot.of(table, (seat,)), question, "anna")
            heard.append(msgspec.json.encode(found))
        except Refused as refused:
            heard.append((refused.code, refused.reason))
    return heard


@pytest.mark.parametrize("board", BOARDS)
def test_answers_depend_on_nothing_hidden(board: str, wire: Wire) -> None:
    """C12: a viewer who cannot tell two games apart gets the same answers in both."""
    watched = Watched(board, players_of(board)[-1], seed=70).start()
    phases: Counter[int] = Counter()
    codes: Counter[str] = Counter()
    for entry in watched.play_on():
        phase = watched.game.state.data[AT.phase]
        if phases[phase] > 8 and not watched.dice.one_in(12):
            continue
        phases[phase] += 1
        seat = entry.seat if watched.dice.one_in(2) else watched.dice.below(watched.game.players)
        asked = list(asked_by(watched.game, seat, watched))
        wire.frames.clear()
        heard = asyncio.run(answers(watched.table, seat, asked))
        sent = list(wire.frames)
        codes.update(h[0] if isinstance(h, tuple) else "answered" for h in heard)
        for state in redealt(watched, seat):
            wire.frames.clear()
            assert asyncio.run(answers(twin(watched.table, state), seat, asked)) == heard
            assert wire.frames == sent
    assert {"answered", "nothing-to-pay", "not-your-turn"} <= set(codes)
    assert {L.MAIN, L.SECOND, L.PAY, L.KEEP} | OWN_PHASES[board] <= set(phases)


@pytest.mark.parametrize("board", BOARDS)
def test_what_another_move_would_have_done_depends_on_nothing_hidden(board: str) -> None:
    """C12: after the game, too, a decision is judged by what its player knew."""
    watched = Watched(board, players_of(board)[-1], seed=72).start()
    phases: Counter[int] = Counter()
    few = Budget(iterations=4)

    def told(state: State, seat: int, played: int, move: str) -> bytes:
        view = Game(watched.game.tables, state).view(seat)
        trial = try_move(view, played, move, Random(1), few)
        return msgspec.json.encode([replays.decision(view, 1), replays.trial(trial)])

    for entry in watched.play_on():
        phase = watched.game.state.data[AT.phase]
        if phases[phase] > 3:
            continue
        phases[phase] += 1
        seat, played = entry.seat, entry.actions[0]
        move = watched.dice.choose([m.text for m in watched.game.legal_moves(seat)])
        heard = told(watched.game.state, seat, played, move)
        for state in redealt(watched, seat):
            assert told(state, seat, played, move) == heard
    assert {L.MAIN, L.SECOND, L.PAY, L.KEEP} | OWN_PHASES[board] <= set(phases)


@pytest.mark.parametrize("board", ["europe", "nordic"])
def test_nobody_can_ask_what_a_tunnel_will_cost(board: str, wire: Wire) -> None:
    """EU-6, NO-6: cards are revealed after the claim, and no answer says which before."""
    watched = Watched(board, players_of(board)[-1], seed=71).start()
    tunnels = {r.id for r in tables_of(board).board.routes if r.kind == "tunnel"}
    asked_in_tunnels = 0
    for entry in watched.play_on():
        data = watched.game.state.data
        building = watched.game.view(entry.seat).to_dict()["building"]
        if data[AT.phase] != L.PAY or building is None or building.get("route") not in tunnels:
            continue
        pays = [move.text for move in watched.game.legal_moves(entry.seat)]
        asked: list[client_in.ViewQuestion] = [
            client_in.Payments(entry.seat, text) for text in pays
        ]
        heard = asyncio.run(answers(watched.table, entry.seat, asked))
        assert {code for code, _ in heard} == {"nothing-to-pay"}
        asked_in_tunnels += 1
    assert asked_in_tunnels > 0
