"""The life of a table, through sockets: sitting down, leaving, coming back, playing again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from server.playing import Client, Person
from server.running import Nursery, Server, running
from server.sitting import replace_missing, said_no, two_at_a_table
from waiting import LIMIT

ABSENCE = 2.0
"""Seconds before a bot may replace a person: time to be refused first, even on a busy machine."""


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(
        nursery, tmp_path_factory.mktemp("life"), absence=ABSENCE, bot_pause=0.05
    ) as server:
        yield server
        assert "Traceback" not in server.log_text()


def test_the_host_arranges_and_others_sit_down(server: Server) -> None:
    async def main() -> None:
        anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
        created = await anna.create("europe", "person", "open", "open")
        mine = Client(anna, server.url, created["id"])
        yours = Client(bo, server.url, created["id"], created["invite"])
        await mine.connect()
        await yours.connect()
        assert await said_no(mine.do("start")) == "open-seats"
        assert await said_no(yours.do("arrange", seat=1, bot="easy")) == "not-host"
        assert await said_no(yours.do("sit", name="anna")) == "name-taken"
        await mine.do("arrange", seat=1, bot="easy")
        assert await said_no(yours.do("sit", name="Bo", seat=1)) == "taken"
        await yours.do("sit", name="Bo")
        assert yours.seats == [2]
        assert await said_no(yours.do("start")) == "not-host"
        await mine.do("start")
        assert [seat["kind"] for seat in mine.info["seats"]] == ["person", "bot", "person"]
        assert mine.info["stage"] == "playing"
        assert len(mine.info["commitment"]) == 64
        assert "seed" not in mine.info
        await mine.close()
        await yours.close()

    asyncio.run(main())


def test_when_the_host_leaves_another_becomes_host(server: Server) -> None:
    async def main() -> None:
        anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
        created = await anna.create("new-york", "person", "open")
        mine = Client(anna, server.url, created["id"])
        yours = Client(bo, server.url, created["id"], created["invite"])
        await mine.connect()
        await yours.connect()
        await yours.do("sit", name="Bo")
        await mine.do("leave", seat=0)
        await yours.until(lambda: yours.info["seats"][0]["kind"] == "open")
        assert mine.seats == []
        assert yours.info["seats"][1]["host"]
        await yours.do("leave", seat=1)
        assert (yours.info["stage"], yours.info["closed"]) == ("closed", "empty")
        await mine.close()
        await yours.close()

    asyncio.run(main())


def test_a_player_who_leaves_gets_a_stand_in_and_may_return(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            await yours.do("leave", seat=1)
            await mine.until(lambda: mine.info["seats"][1].get("away") == "left")
            await mine.do("play", seat=0, move=mine.legal[0][0])
            await mine.until(lambda: mine.legal[0], 20)
            assert any(e["entry"].get("bot") for e in mine.events), "the bot has moved"
            assert await said_no(yours.do("say", seat=0, text="no")) == "not-your-seat"
            await yours.do("return", seat=1)
            assert await said_no(yours.do("return", seat=1)) == "present"
            await mine.until(lambda: "away" not in mine.info["seats"][1])

    asyncio.run(main())


def test_a_missing_player_can_be_replaced_and_comes_back(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            assert await said_no(mine.do("replace", seat=1)) == "present"
            await yours.close()
            assert await said_no(mine.do("replace", seat=1)) == "present"
            await asyncio.wait_for(replace_missing(mine, 1), LIMIT)
            assert mine.info["seats"][1]["away"] == "replaced"
            await yours.connect()
            assert await said_no(yours.do("play", seat=1, move="keep")) == "away"
            await yours.do("return", seat=1)
            await mine.until(lambda: "away" not in mine.info["seats"][1])

    asyncio.run(main())


def test_presence_says_when_a_missing_player_can_be_replaced(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            await mine.until(lambda: mine.others and mine.others[-1]["here"] == [0, 1])
            assert mine.others[-1]["replaceable_in"] == {}
            await yours.close()
            await mine.until(lambda: mine.others[-1]["here"] == [0])
            (wait,) = mine.others[-1]["replaceable_in"].values()
            assert 0 <= wait <= ABSENCE
            await asyncio.sleep(wait)
            await mine.do("replace", seat=1)
            second = Client(mine.person, server.url, mine.table)
            await second.connect()
            await second.until(lambda: second.others)
            assert second.others[-1]["replaceable_in"] == {"1": 0}, "it has been long enough"
            await second.close()

    asyncio.run(main())


def test_with_two_players_a_resignation_ends_the_game_and_reveals_the_seed(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            await yours.do("resign", seat=1)
            await mine.until(lambda: mine.info["stage"] == "closed")
            assert mine.info["closed"] == "resigned"
            assert mine.info["seats"][1]["resigned"]
            assert mine.info["seed"]
            analysis = f"/api/games/{mine.table}/analysis"
            assert mine.person is not None
            refused = await mine.person.request("GET", analysis)
            assert (refused.status_code, refused.json()["code"]) == (409, "not-over")

    asyncio.run(main())


def test_an_abandoned_game_is_listed_and_replayed(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            assert mine.person is not None
            await mine.do("play", seat=0, move=mine.legal[0][0])
            await yours.do("play", seat=1, move=yours.legal[1][0])
            await yours.do("resign", seat=1)
            await mine.until(lambda: mine.info["stage"] == "closed")
            games = (await mine.person.request("GET", "/api/games")).json()["games"]
            (game,) = [game for game in games if game["id"] == mine.table]
            assert (game["stage"], game["closed"]) == ("closed", "resigned")
            assert game["result"] == [
                {"total": score["total"], "rank": score["rank"]} for score in mine.info["scores"]
            ]
            replay = await mine.person.request("GET", f"/api/games/{mine.table}/replay")
            assert [step["player"] for step in replay.json()["steps"]] == [0, 1]
            story = (await mine.person.request("GET", f"/api/games/{mine.table}/story")).json()
            assert (story["over"], story["moves"]) == (False, 2)

    asyncio.run(main())


def test_a_game_that_its_last_person_left_is_listed(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "person", "easy", start=True)
        mine = Client(anna, server.url, created["id"])
        await mine.connect()
        await mine.do("leave", seat=0)
        (game,) = (await anna.request("GET", "/api/games")).json()["games"]
        assert (game["id"], game["closed"]) == (mine.table, "abandoned")
        assert len(game["result"]) == 2
        await mine.close()

    asyncio.run(main())


def test_a_table_closed_before_its_game_is_not_a_finished_game(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        # Whatever its title: the list looks for games, not for words.
        title = '"moves":1,'
        for how in ({"command": "close"}, {"command": "leave", "seat": 0}):
            created = await anna.create("new-york", "person", "easy", options={"title": title})
            mine = Client(anna, server.url, created["id"])
            await mine.connect()
            await mine.do(**how)
            assert mine.info["stage"] == "closed"
            await mine.close()
        assert (await anna.request("GET", "/api/games")).json() == {"games": []}

    asyncio.run(main())


def test_a_rematch_takes_both_to_a_new_table_with_the_seats_rotated(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            assert await said_no(mine.do("rematch")) == "stage"
            await yours.do("resign", seat=1)
            await yours.do("rematch")
            await mine.until(lambda: mine.info["rematch"])
            assert await said_no(mine.do("rematch")) == "rematched"
            new = mine.info["rematch"]
            assert new == yours.info["rematch"] != mine.table
            again = Client(mine.person, server.url, new), Client(yours.person, server.url, new)
            for client in again:
                await client.connect()
            assert [client.seats for client in again] == [[1], [0]]
            assert [seat["name"] for seat in again[0].info["seats"]] == ["Bo", "Anna"]
            assert again[0].info["before"] == mine.table
            await again[0].do("start")
            await again[1].until(lambda: again[1].legal.get(0))
            for client in again:
                await client.close()

    asyncio.run(main())


def test_alone_with_bots_the_next_game_starts_at_once_in_the_same_seat(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "easy", "person", "easy", start=True)
        client = Client(anna, server.url, created["id"])
        await client.connect()
        await client.do("resign", seat=1)
        await client.do("rematch")
        await client.until(lambda: client.info["rematch"])
        again = Client(anna, server.url, client.info["rematch"])
        await again.connect()
        assert again.info["stage"] == "playing"
        assert again.seats == [1]
        assert [seat["kind"] for seat in again.info["seats"]] == ["bot", "person", "bot"]
        for one in (client, again):
            await one.close()

    asyncio.run(main())


def test_spectators_of_a_private_table_are_taken_to_its_rematch(server: Server) -> None:
    """Both those who are there, and those who come by the old link later."""

    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            watcher = Client(None, server.url, mine.table, yours.invite)
            await watcher.connect()
            await yours.do("resign", seat=1)
            await yours.do("rematch")
            await watcher.until(lambda: watcher.info["rematch"])
            late = Client(None, server.url, mine.table, yours.invite)
            await late.connect()
            for told in (watcher.info, late.info):
                assert told["rematch_invite"] != yours.invite
                new = Client(None, server.url, told["rematch"], told["rematch_invite"])
                await new.connect()
                assert (new.info["before"], new.seats) == (mine.table, [])
                await new.close()
            await watcher.close()
            await late.close()

    asyncio.run(main())


def test_the_link_of_a_rematch_stays_among_those_who_may_see_the_previous_game(
    server: Server,
) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            await yours.do("resign", seat=1)
            await yours.do("rematch")
            invite = yours.info["rematch_invite"]
            assert mine.person is not None
            stranger = await Person.meet(server.url, "Eve")
            assert (await stranger.request("GET", f"/api/tables/{mine.table}")).status_code == 404
            for person in (mine.person, stranger):
                for path in ("/api/tables", "/api/games", "/api/me/tables"):
                    assert invite not in (await person.request("GET", path)).text
            new = Client(stranger, server.url, yours.info["rematch"], yours.invite)
            assert await said_no(new.connect()) == "no-table", "the old link does not open it"

    asyncio.run(main())


def test_a_public_rematch_needs_no_link(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server, public=True) as (mine, yours):
            await yours.do("resign", seat=1)
            await yours.do("rematch")
            await mine.until(lambda: mine.info["rematch"])
            assert "rematch_invite" not in mine.info
            new = Client(None, server.url, mine.info["rematch"])
            await new.connect()
            await new.close()

    asyncio.run(main())


def test_chat_is_delivered_and_kept(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            await mine.do("say", seat=0, text="  good \u202e luck\n")
            await yours.do("react", seat=1, what="thanks")
            await mine.until(lambda: mine.version == 5)
            said = [e["entry"] for e in mine.events[-2:]]
            assert said == [
                {"type": "said", "seat": 0, "text": "good luck"},
                {"type": "reacted", "seat": 1, "what": "thanks"},
            ]
            assert await said_no(mine.do("say", seat=0, text=" \n ")) == "empty"
            chat = (await yours.ask("history"))["chat"]
            assert [line["type"] for line in chat] == ["said", "reacted"]

    asyncio.run(main())


def test_a_muted_player_is_not_heard_by_the_muter_but_by_the_others(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            watcher = Client(None, server.url, mine.table, yours.invite)
            await watcher.connect()
            await mine.do("mute", seat=0, other=1, on=True)
            await yours.do("say", seat=1, text="you cannot hear this")
            await watcher.until(lambda: watcher.version == 5)
            await mine.until(lambda: mine.version == 5)
            assert watcher.events[-1]["entry"]["text"] == "you cannot hear this"
            assert watcher.events[-2]["entry"] == {"type": "nothing"}, "the others cannot tell"
            assert not any("you cannot hear" in text for text in mine.raw)
            assert (await mine.ask("history"))["chat"] == []
            await mine.do("mute", seat=0, other=1, on=False)
            await yours.do("say", seat=1, text="now you can")
            await mine.until(lambda: mine.version == 7)
            assert mine.events[-1]["entry"]["text"] == "now you can"
            await watcher.close()

    asyncio.run(main())


def test_a_player_who_comes_back_is_told_whom_they_have_muted(server: Server) -> None:
    async def main() -> None:
        async with two_at_a_table(server) as (mine, yours):
            await mine.do("mute", seat=0, other=1, on=True)
            await yours.until(lambda: yours.version == mine.version)
            for client, told in ((mine, [{"seat": 0, "other": 1}]), (yours, None)):
                again = Client(client.person, server.url, client.table)
                await again.connect()
                assert json.loads(again.raw[0]).get("muted") == told
                await again.close()
            await mine.do("mute", seat=0, other=1, on=False)
            again = Client(mine.person, server.url, mine.table)
            await again.connect()
            assert "muted" not in json.loads(again.raw[0])
            await again.close()

    asyncio.run(main())


def test_when_time_runs_out_a_bot_plays_until_the_person_returns(server: Server) -> None:
    async def main() -> None:
        clock = {"kind": "move", "seconds": 5}
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "person", "easy", options={"clock": clock})
        mine = Client(anna, server.url, created["id"])
        await mine.connect()
        await mine.do("start")
        await mine.until(lambda: mine.info["seats"][0].get("away") == "clock", 15)
        assert mine.legal[0] == []
        await mine.until(lambda: any(e["entry"].get("seat") == 0 and e["entry"].get("bot")
                                     for e in mine.events), 10)  # fmt: skip
        await mine.do("return", seat=0)
        assert "away" not in mine.info["seats"][0]
        await mine.until(lambda: mine.legal[0] or mine.over, 10)
        if not mine.over:
            await mine.do("play", seat=0, move=mine.legal[0][0])
        await mine.close()

    asyncio.run(main())
