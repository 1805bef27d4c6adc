"""Lists hold what they should, in order, page by page, whatever the clock says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from time import time

import pytest

from server.storage.helping import commit, prepared, row, run
from whistlestop.server.storage.bus import LocalBus
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.journal import Journal
from whistlestop.server.storage.lists import Lists
from whistlestop.server.storage.rows import Commit, Standing, StoredTable

ANN = ((0, "ann"), (1, "bob"))
Page = Callable[[Sequence[float | str], int], Awaitable[list[StoredTable]]]


async def _write(database: Database, commits: Iterable[Commit]) -> Lists:
    journal = Journal(database, LocalBus())
    assert all(await asyncio.gather(*map(journal.commit, commits)))
    return Lists(database)


def _ids(tables: Iterable[StoredTable]) -> list[str]:
    return [table.id for table in tables]


def _standing(standing: Standing, stage: str, **about: object) -> Commit:
    """A table of Ann's with this standing for her. Bob only waits."""
    id_ = str(about.pop("id"))
    at = float(str(about.pop("at", 10.0)))
    theirs = Standing.PLAYING if standing is Standing.MY_TURN else standing
    shown = row(
        stage=stage,
        public=False,
        begun=standing not in (Standing.WAITING, Standing.CLOSED),
        standings=((0, standing.value), (1, theirs.value)),
    )
    return commit(id_, at=at, shown=shown, seats=ANN)


async def _all_pages(page: Page, size: int) -> list[list[str]]:
    pages: list[list[str]] = []
    before: Sequence[float | str] = ()
    while found := await page(before, size):
        pages.append(_ids(found))
        before = found[-1].cursor
    return pages


def test_the_lobby_shows_tables_that_need_players_before_games_to_watch(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            wanted = row(stage="waiting", free=True, begun=False, created=1.0)
            newer = row(stage="waiting", free=True, begun=False, created=2.0)
            full = row(stage="waiting", begun=False, created=5.0)
            given = [
                commit("wanted", at=1.0, shown=wanted),
                commit("newer", at=2.0, shown=newer),
                commit("full", at=3.0, shown=full),
                *(commit(f"play{i}", at=100.0 + i, shown=row(created=9.0 + i)) for i in range(3)),
                commit("private", shown=row(public=False)),
                commit("over", shown=row(stage="over")),
                commit("closed", shown=row(stage="closed")),
            ]
            lists = await _write(database, given)
            order = ["newer", "wanted", "full", "play2", "play1", "play0"]
            assert _ids(await lists.lobby()) == order
            assert await _all_pages(lists.lobby, 4) == [order[:4], order[4:]]

    run(work())


def test_a_table_that_needs_players_is_not_hidden_by_games_in_progress(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            waiting = row(stage="waiting", free=True, begun=False)
            given = [commit("come-in", at=1.0, shown=waiting)]
            given += [commit(f"busy{i}", at=1000.0 + i) for i in range(55)]
            lists = await _write(database, given)
            assert _ids(await lists.lobby())[0] == "come-in"

    run(work())


def test_a_table_leaves_the_lobby_when_its_last_seat_is_taken_and_when_it_ends(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal, lists = Journal(database, LocalBus()), Lists(database)
            other = row(stage="waiting", free=True, begun=False, created=0.5)
            await journal.commit(commit("other", shown=other))
            steps = [
                (row(stage="waiting", free=True, begun=False), ["a", "other"]),
                (row(stage="waiting", begun=False), ["other", "a"]),
                (row(stage="playing"), ["other", "a"]),
                (row(stage="over"), ["other"]),
            ]
            for version, (shown, expected) in enumerate(steps, 1):
                await journal.commit(commit("a", version, shown=shown))
                assert _ids(await lists.lobby()) == expected

    run(work())


def test_my_tables_are_in_order_of_importance_to_me(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            lists = await _write(
                database,
                [
                    _standing(Standing.MY_TURN, "playing", id="mine-old", at=1.0),
                    _standing(Standing.MY_TURN, "playing", id="mine-new", at=2.0),
                    _standing(Standing.PLAYING, "playing", id="theirs", at=50.0),
                    _standing(Standing.WAITING, "waiting", id="waiting", at=60.0),
                    _standing(Standing.FINISHED, "over", id="over", at=70.0),
                    _standing(Standing.CLOSED, "closed", id="never", at=80.0),
                    commit("others", at=90.0, seats=((0, "bob"),)),
                ],
            )
            order = ["mine-new", "mine-old", "theirs", "waiting", "over", "never"]
            found = await lists.tables_of("ann")
            assert _ids(found) == order
            assert {table.mine for table in found} == {(0,)}

            async def page(before: Sequence[float | str], size: int) -> list[StoredTable]:
                return await lists.tables_of("ann", before, size)

            assert await _all_pages(page, 2) == [order[:2], order[2:4], order[4:]]

    run(work())


def test_my_turn_is_not_hidden_behind_newer_tables(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [_standing(Standing.MY_TURN, "playing", id="my-turn", at=1.0)]
            given += [
                _standing(Standing.PLAYING, "playing", id=f"busy{i}", at=1000.0 + i)
                for i in range(55)
            ]
            lists = await _write(database, given)
            assert _ids(await lists.tables_of("ann"))[0] == "my-turn"

    run(work())


def test_the_turn_passes_from_one_player_to_the_other(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal, lists = Journal(database, LocalBus()), Lists(database)

            async def turns() -> list[float | str]:
                found = [(await lists.tables_of(person))[0] for person in ("ann", "bob")]
                return [table.cursor[0] for table in found]

            for version, mine in enumerate((4, 3, 3, 4), 1):
                standings = ((0, mine), (1, 7 - mine))
                seats = ANN if version == 1 else None
                shown = row(standings=standings)
                await journal.commit(commit("a", version, shown=shown, seats=seats))
                assert await turns() == [mine, 7 - mine]

    run(work())


def test_a_table_where_i_have_two_seats_is_listed_once(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            seats = ((0, "ann"), (1, "ann"), (2, "bob"))
            shown = row(standings=((0, Standing.MY_TURN.value), (2, Standing.PLAYING.value)))
            lists = await _write(database, [commit("a", shown=shown, seats=seats)])
            (found,) = await lists.tables_of("ann")
            assert found.mine == (0, 1)

    run(work())


def test_a_repeated_write_does_not_roll_the_lists_back(url: str) -> None:
    """Its answer was lost, and another process has moved on since."""

    async def work() -> None:
        async with prepared(url) as database:
            journal, lists = Journal(database, LocalBus()), Lists(database)
            shown = row(standings=((0, 4), (1, 3)))
            first = commit("a", 1, shown=shown, seats=ANN)
            await journal.commit(first)
            later = row(standings=((0, 3), (1, 4)))
            await journal.commit(commit("a", 2, shown=later, seats=((0, "ann"), (1, "cid"))))
            assert await journal.commit(first)
            (found,) = await lists.tables_of("ann")
            assert found.cursor[0] == Standing.PLAYING
            assert await lists.tables_of("bob") == []
            assert len(await lists.tables_of("cid")) == 1

    run(work())


def test_finished_games_are_the_public_ones_and_my_own(url: str) -> None:
    over, hidden = row(stage="over"), row(stage="over", public=False, standings=((0, 1),))

    async def work() -> None:
        async with prepared(url) as database:
            given = [
                commit("public", at=1.0, shown=over),
                commit("mine", at=2.0, shown=hidden, seats=((0, "ann"),)),
                commit("theirs", at=3.0, shown=hidden, seats=((0, "bob"),)),
                commit("playing", at=4.0, seats=((0, "ann"),)),
            ]
            lists = await _write(database, given)
            assert _ids(await lists.finished()) == ["public"]
            assert _ids(await lists.finished("ann")) == ["mine", "public"]
            assert _ids(await lists.finished("ann", only_mine=True)) == ["mine"]
            assert await lists.finished(only_mine=True) == []

    run(work())


def test_an_abandoned_game_is_finished_but_a_table_without_a_game_is_not(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            given = [
                commit("over", at=1.0, shown=row(stage="over")),
                commit("given-up", at=2.0, shown=row(stage="closed")),
                commit("never", at=3.0, shown=row(stage="closed", begun=False)),
                commit("playing", at=4.0, shown=row(stage="playing")),
            ]
            lists = await _write(database, given)
            assert _ids(await lists.finished()) == ["given-up", "over"]

    run(work())


def test_chat_after_the_end_does_not_make_a_game_newer(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal, lists = Journal(database, LocalBus()), Lists(database)
            over = row(stage="over", standings=((0, 1),))
            await journal.commit(commit("first", at=1.0, shown=over, seats=((0, "ann"),)))
            await journal.commit(commit("second", at=2.0, shown=over, seats=((0, "ann"),)))
            await journal.commit(commit("first", 2, at=3.0, shown=over))
            assert _ids(await lists.finished()) == ["second", "first"]
            assert _ids(await lists.finished("ann", only_mine=True)) == ["second", "first"]

    run(work())


def test_an_end_that_is_taken_back_does_not_count(url: str) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            journal, lists = Journal(database, LocalBus()), Lists(database)
            await journal.commit(commit("a", 1, at=1.0, shown=row(stage="over")))
            await journal.commit(commit("a", 2, at=2.0, shown=row(stage="playing")))
            assert await lists.finished() == []
            await journal.commit(commit("a", 3, at=3.0, shown=row(stage="over")))
            assert [table.cursor for table in await lists.finished()] == [(3.0, "a")]

    run(work())


@pytest.mark.parametrize("mine", [False, True], ids=["everybody's", "mine"])
def test_pages_of_finished_games_skip_and_repeat_none(url: str, mine: bool) -> None:
    async def work() -> None:
        async with prepared(url) as database:
            # Many end at the same moment: their ids decide the order.
            shown = row(stage="over", public=False, standings=((0, 1),))
            public = row(stage="over", standings=((0, 1),))
            given = [
                commit(f"t{i}", at=i // 4, shown=shown if i % 3 else public, seats=((0, "ann"),))
                for i in (5, 0, 9, 2, 7, 4, 1, 8, 3, 6)
            ]
            lists = await _write(database, given)

            async def page(before: Sequence[float | str], size: int) -> list[StoredTable]:
                return await lists.finished("ann", before, size, mine)

            pages = await _all_pages(page, 3)
            assert pages == [["t9", "t8", "t7"], ["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]

    run(work())


def test_times_in_the_future_hide_nothing(url: str) -> None:
    """The machine's clock was wrong for a while."""

    async def work() -> None:
        async with prepared(url) as database:
            far, seats = time() + 10 * 365 * 24 * 3600, ((0, "ann"),)
            given = [
                commit("turn", at=far, shown=row(created=far, standings=((0, 4),)), seats=seats),
                commit("turn-now", shown=row(standings=((0, 4),)), seats=seats),
                commit("over", at=far, shown=row(stage="over", standings=((0, 1),)), seats=seats),
                commit("over-now", shown=row(stage="over", standings=((0, 1),)), seats=seats),
            ]
            lists = await _write(database, given)
            assert _ids(await lists.lobby()) == ["turn", "turn-now"]
            assert _ids(await lists.finished()) == ["over", "over-now"]
            order = ["turn", "turn-now", "over", "over-now"]
            assert _ids(await lists.tables_of("ann")) == order

            async def page(before: Sequence[float | str], size: int) -> list[StoredTable]:
                return await lists.tables_of("ann", before, size)

            assert await _all_pages(page, 1) == [[id_] for id_ in order]

    run(work())
