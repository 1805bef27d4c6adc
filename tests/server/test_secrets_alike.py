"""A viewer who cannot tell two games apart is sent the same bytes for both (C12, C17)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from proof.tables import ALL_PAIRS, BOARDS, players_of, tables_of
from server.prying import Watched, greeting, redealt, seats_of, twin
from whistlestop.engine import layout as L
from whistlestop.engine.actions import TOGETHER
from whistlestop.game import GameError, View
from whistlestop.game.payments import payment_options
from whistlestop.server.rooms.event_builder import EventBuilder
from whistlestop.server.tables import commands as c
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.context import CommandContext
from whistlestop.server.tables.decide import decide
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.tables.table import Table

LARGEST = [(board, players_of(board)[-1]) for board in BOARDS]


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_the_welcome_depends_on_nothing_hidden(board: str, players: int) -> None:
    watched = Watched(board, players, seed=20 + players).start()
    for _ in watched.play_on():
        if not (watched.dice.one_in(6) or watched.table.turn_key[1:]):
            continue
        viewer = watched.viewer()
        seats, state = seats_of(viewer), watched.game.state.to_bytes()
        for other in redealt(watched, viewer):
            assert other.to_bytes() != state
            assert greeting(twin(watched.table, other), seats) == greeting(watched.table, seats)


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_events_depend_on_nothing_hidden(board: str, players: int) -> None:
    """Unless the move itself shows the viewer something: then the views after it differ."""
    watched = Watched(board, players, seed=30 + players).start()
    compared: Counter[str] = Counter()
    for entry in watched.play_on():
        if players > 3 and watched.dice.one_in(2):
            continue  # long games: half the moves cover every kind
        viewer = watched.viewer()
        mine = twin(watched.table, watched.game.state.copy())
        my_step = watched.step(mine, entry)
        told = EventBuilder(mine, my_step).message(seats_of(viewer))
        for state in redealt(watched, viewer):
            theirs = twin(watched.table, state)
            try:
                step = watched.step(theirs, entry)
            except GameError:
                continue  # in that game the player could not have made this move
            assert mine.game is not None
            assert theirs.game is not None
            alike = mine.game.view(viewer) == theirs.game.view(viewer)
            kinds = {event.kind for event in (*my_step.happened, *step.happened)}
            if kinds == {"draw"} and viewer != entry.seat:
                assert alike, "nobody sees what another player draws"
            if alike and mine.stage == theirs.stage == "playing":
                assert EventBuilder(theirs, step).message(seats_of(viewer)) == told
                compared.update(kinds if viewer != entry.seat else ())
    assert {"draw", "look", "keep", "claim"} <= set(compared)


def answers(table: Table, seat: int, move: str | int) -> list[Any]:
    """What a seat is told when it tries a move, and when it asks how to pay for it."""
    heard: list[Any] = []
    context = CommandContext(table.seats[seat].person, table.version, True, (), lambda _: 0.0, 60.0)
    assert table.game is not None
    try:
        heard.append(decide(table, context, c.Play(seat, move)))
    except Refused as refused:
        heard.append((refused.code, refused.reason, refused.rule))
    try:
        heard.append(payment_options(table.game.view(seat), str(move)))
    except GameError as error:
        heard.append(str(error))
    return heard


@pytest.mark.parametrize(("board", "players"), LARGEST)
def test_refusals_and_prices_depend_on_nothing_hidden(board: str, players: int) -> None:
    """Otherwise players could find out what others hold by trying illegal moves."""
    watched = Watched(board, players, seed=40).start()
    dice, routes = watched.dice, tables_of(board).board.routes
    cards = [card.id for card in tables_of(board).board.cards]
    codes: Counter[str] = Counter()
    for entry in watched.play_on():
        if not dice.one_in(4):
            continue
        seat = entry.seat if dice.one_in(2) else dice.below(players)
        claim = f"claim {dice.choose(routes).id}"
        tried = [claim, f"{claim} 2 {dice.choose(cards)}", f"take {dice.choose(cards)}", "tickets"]
        tried += ["draw", f"pay 1 {dice.choose(cards)}", "pass", "refuse"]
        legal = [move.text for move in watched.game.legal_moves(seat)]
        claims = [text for text in legal if text.startswith("claim")]
        move = dice.choose(
            [*tried, *legal[:4], *claims[-4:], dice.below(L.ACTIONS), dice.below(L.ACTIONS)]
        )
        heard = answers(watched.table, seat, move)
        codes[heard[0][0] if isinstance(heard[0], tuple) else "done"] += 1
        codes["priced"] += isinstance(heard[1], list)
        for state in redealt(watched, seat):
            assert answers(twin(watched.table, state), seat, move) == heard
    assert {"done", "illegal", "not-your-turn"} <= set(codes)
    assert codes["priced"]


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_a_choice_stays_secret_until_all_have_chosen(board: str, players: int) -> None:
    """C17: others are sent the same, whatever was chosen."""
    watched = Watched(board, players, seed=50 + players).start()
    compared = 0
    for entry in watched.play_on():
        waiting, game = watched.game.to_act, watched.game
        if game.reader.phase not in TOGETHER or len(waiting) == 1:
            continue
        told: dict[tuple[int, ...], set[bytes]] = {}
        chosen = game.legal_moves(entry.seat).actions
        for action in chosen[:6]:
            table = twin(watched.table, game.state.copy())
            step = watched.step(table, e.Moved(entry.seat, (action,)))
            for group in watched.groups:
                if entry.seat not in group:
                    both = EventBuilder(table, step).message(group) + greeting(table, group)
                    told.setdefault(group, set()).add(both)
        if len(chosen) > 1:
            compared += 1
            assert all(len(messages) == 1 for messages in told.values())
    assert compared >= players - 1


@pytest.mark.parametrize(("board", "players"), LARGEST)
def test_a_take_back_reveals_nothing(board: str, players: int) -> None:
    watched = Watched(board, players, seed=60 + players).start()
    taken, reasons = 0, set()
    for entry in watched.play_on():
        if not watched.dice.one_in(3):
            continue
        before = [watched.game.view(v) for v in (None, *range(players))]
        state, seen = watched.game.to_bytes(), watched.table.version
        trial = twin(watched.table, watched.game.state.copy())
        watched.step(trial, entry)
        person = watched.people[entry.seat]
        context = CommandContext(person, seen + 1, True, (), lambda _: 0.0, 60.0)
        try:
            back = decide(trial, context, c.TakeBack(entry.seat))
        except Refused as refused:
            reasons.add(refused.code)
            continue
        step = watched.step(trial, back)
        taken += 1
        assert trial.game is not None
        assert trial.game.to_bytes() == state, "decks and shuffles are unchanged"
        assert [trial.game.view(v) for v in (None, *range(players))] == before
        _expect_the_same_of_both(watched, entry, back, trial, step)
    assert taken > 10
    assert reasons <= {"revealed", "stage"}


def _expect_the_same_of_both(
    watched: Watched, entry: e.Entry, back: e.Entry, trial: Table, step: Any
) -> None:
    """The event of a take-back depends on nothing hidden either."""
    viewer = watched.viewer()
    told = EventBuilder(trial, step).message(seats_of(viewer))
    for state in redealt(watched, viewer):
        other = twin(watched.table, state)
        try:
            watched.step(other, entry)
        except GameError:
            continue
        assert other.game is not None
        looks: View = other.game.view(viewer)
        other_step = watched.step(other, back)
        before = View(watched.game.tables, step.before, viewer)
        if looks == before:
            assert EventBuilder(other, other_step).message(seats_of(viewer)) == told
