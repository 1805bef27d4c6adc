"""The plain HTTP API: who I am, boards, lists, finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
import pytest

from server.playing import Client, Person, RefusedCommand
from server.running import Nursery, Server
from waiting import LIMIT
from whistlestop.analysis import decision_at
from whistlestop.game import Game
from whistlestop.game.situation import shown_view

PAGE = 30


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(nursery, tmp_path_factory.mktemp("http"))
    server.constants = {"bot_pool.pool.ANALYSIS_SECONDS": 5.0}
    server.start()
    yield server
    server.kill()
    assert "Traceback" not in server.log_text()


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """A client that keeps its cookies."""
    with httpx.Client(base_url=server.url) as client:
        yield client


class Eager(Random):
    """Claims whatever it can, which makes games short."""

    def choice(self, seq: Any) -> Any:
        """One of the claims, if there are any."""
        return super().choice([move for move in seq if move.startswith("claim")] or seq)


@dataclass(frozen=True)
class Played:
    """A private game that is over."""

    anna: Person
    id: str
    invite: str

    def get(self, part: str, **options: Any) -> httpx.Response:
        """What Anna gets of it."""
        return asyncio.run(self.anna.request("GET", f"/api/games/{self.id}/{part}", **options))


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    async def play() -> Played:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "person", "easy", start=True)
        client = Client(anna, server.url, created["id"])
        await client.connect()
        await client.play_out(Eager(5))
        await client.close()
        return Played(anna, created["id"], created["invite"])

    return asyncio.run(play())


# --- me --------------------------------------------------------------------------------


def test_a_browser_is_unknown_until_it_introduces_itself(browser: httpx.Client) -> None:
    assert browser.get("/api/me").json() == {"known": False, "name": ""}
    assert browser.get("/api/me/tables").json()["code"] == "no-person"
    browser.post("/api/me", json={"name": " Anna \u202e"})
    assert browser.get("/api/me").json() == {"known": True, "name": "Anna"}


def test_a_new_name_is_still_the_same_person(browser: httpx.Client) -> None:
    browser.post("/api/me", json={"name": "Anna"})
    cookie = browser.cookies["whistlestop"]
    renamed = browser.post("/api/me", json={"name": "Hanna"})
    assert "set-cookie" not in renamed.headers
    assert browser.cookies["whistlestop"] == cookie
    assert browser.get("/api/me").json()["name"] == "Hanna"


def test_an_invisible_name_is_refused(browser: httpx.Client) -> None:
    answer = browser.post("/api/me", json={"name": "\u202e\u200b"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


def test_a_code_logs_a_person_in_on_another_device(server: Server, browser: httpx.Client) -> None:
    browser.post("/api/me", json={"name": "Anna"})
    body = {"board": "new-york", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table = browser.post("/api/tables", json=body).json()["id"]
    code = browser.post("/api/me/code").json()["code"]
    typed = code.lower().replace("-", " ")
    with httpx.Client(base_url=server.url) as phone:
        assert phone.post("/api/me/recognise", json={"code": typed}).json()["name"] == "Anna"
        assert phone.cookies["whistlestop"] != browser.cookies["whistlestop"]
        assert [t["id"] for t in phone.get("/api/me/tables").json()["tables"]] == [table]


def test_a_new_code_revokes_the_old_one(browser: httpx.Client) -> None:
    browser.post("/api/me", json={"name": "Anna"})
    old, new = (browser.post("/api/me/code").json()["code"] for _ in range(2))
    assert browser.post("/api/me/recognise", json={"code": old}).json()["code"] == "no-code"
    assert browser.post("/api/me/recognise", json={"code": new}).status_code == 200


def test_a_browser_can_forget_who_uses_it(server: Server, browser: httpx.Client) -> None:
    browser.post("/api/me", json={"name": "Anna"})
    cookie = {"Cookie": f"whistlestop={browser.cookies['whistlestop']}"}
    assert browser.delete("/api/me").status_code == 204
    assert "whistlestop" not in browser.cookies
    assert not httpx.get(f"{server.url}/api/me", headers=cookie).json()["known"]


# --- lists -----------------------------------------------------------------------------


def test_boards_are_sent_once(browser: httpx.Client) -> None:
    boards = browser.get("/api/boards").json()["boards"]
    assert {board["id"] for board in boards} >= {"europe", "new-york"}
    first = browser.get("/api/boards/europe")
    tag = first.headers["etag"]
    assert first.json()["digest"] in tag
    again = browser.get("/api/boards/europe", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = browser.get("/api/boards/europe", headers={"If-None-Match": '"old"'})
    assert other.json() == first.json()


def test_a_board_says_which_way_hands_are_passed_in_its_drafts(browser: httpx.Client) -> None:
    """IB-3, IB-5: to the left, then to the right."""
    assert browser.get("/api/boards/iberia").json()["rules"]["draft_passes"] == ["left", "right"]
    assert browser.get("/api/boards/europe").json()["rules"]["draft_passes"] == []


def test_bots_are_listed(browser: httpx.Client) -> None:
    bots = browser.get("/api/bots").json()
    assert "medium" in bots["levels"]
    assert "blocker" in bots["styles"]
    yardsticks = {"random", "greedy", "onestep", "planner"}
    assert not set(bots["others"]) & {*bots["levels"], *bots["styles"], *yardsticks}


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "easy"}]
        first = {"first": 0}
        body = {"board": "new-york", "seats": seats, "start": True, "options": first}
        waiting = await anna.create("new-york", "person", "open")
        playing = (await anna.request("POST", "/api/tables", json=body)).json()
        found = (await anna.request("GET", "/api/me/tables")).json()["tables"]
        turns = {table["id"]: (table["mine"], table["my_turn"]) for table in found}
        assert turns == {waiting["id"]: ([0], False), playing["id"]: ([0], True)}

    asyncio.run(main())


def test_a_refused_question_is_not_counted_as_a_command(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "person", "easy")
        client = Client(anna, server.url, created["id"])
        await client.connect()
        with pytest.raises(RefusedCommand, match="not-your-seat"):
            await client.ask("tickets", seat=1)
        figures = (await anna.request("GET", "/metrics")).text
        assert 'whistlestop_commands_total{outcome="not-your-seat"}' not in figures
        await client.close()

    asyncio.run(main())


def test_the_same_key_gives_the_same_table(browser: httpx.Client) -> None:
    browser.post("/api/me", json={"name": "Anna"})
    body = {"board": "new-york", "seats": [{"kind": "person"}, {}], "key": "only-once"}
    first, second = (browser.post("/api/tables", json=body).json() for _ in range(2))
    assert first == second
    assert len(browser.get("/api/me/tables").json()["tables"]) == 1


# --- finished games --------------------------------------------------------------------


def test_a_record_replays_to_the_result(played: Played) -> None:
    answer = played.get("record")
    game = Game.from_record(answer.text)
    assert game.over
    assert "attachment" in answer.headers["content-disposition"]
    listed = asyncio.run(played.anna.request("GET", "/api/games")).json()["games"]
    (mine,) = [game for game in listed if game["id"] == played.id]
    assert [result["total"] for result in mine["result"]] == [s.total for s in game.scores()]


def test_a_game_is_replayed_step_by_step_with_all_cards_face_up(played: Played) -> None:
    game = Game.from_record(played.get("record").text)
    last = len(game.moves)
    end = played.get(f"steps/{last}").json()
    assert end["moves"] == last
    assert end["views"] == [shown_view(game.view(seat)) for seat in range(2)]
    assert all(view["hand"] is not None for view in played.get("steps/5").json()["views"])
    assert played.get("steps/0").json()["last"] is None
    assert played.get(f"steps/{last + 1}").json()["code"] == "no-step"


def test_a_story_hides_nothing(played: Played) -> None:
    story = played.get("story").json()
    assert len(story["points"]) == story["moves"]
    assert story["happened"][-1]["moves"] == story["moves"]
    assert all(fact["player"] is not None for fact in story["happened"][:2])


def test_a_finished_game_is_analysed(played: Played) -> None:
    found = played.get("analysis").json()
    assert [player["name"] for player in found["players"]] == ["Anna", "easy"]
    assert len(found["decisions"]) == played.get("story").json()["moves"]


def test_a_decision_can_be_tried_again(played: Played) -> None:
    game = Game.from_record(played.get("record").text)
    number = next(i for i, (player, _) in enumerate(game.moves, 1) if player == 0 and i > 2)
    view, action = decision_at(game, number)
    found = played.get(f"decisions/{number}").json()
    assert found == {"move": number, "player": 0, "legal": view.legal_moves().texts()}
    other = next(m for m in view.legal_moves() if m.action != action)
    tried = played.get(f"decisions/{number}/trial", params={"move": other.text}).json()
    assert tried["tried"]["text"] == other.text
    assert tried["played"]["text"] == view.move(action).text
    assert all(0 <= tried[which]["chance"] <= 1 for which in ("played", "tried"))


@pytest.mark.parametrize(
    ("part", "status", "code"),
    [
        ("decisions/9999", 404, "no-step"),
        ("decisions/0", 422, "malformed"),
        ("decisions/9999/trial?move=draw", 404, "no-step"),
        ("decisions/1/trial?move=claim%20the-moon", 409, "illegal"),
        ("decisions/1/trial", 422, "malformed"),
    ],
)
def test_what_cannot_be_tried_is_refused(played: Played, part: str, status: int, code: str) -> None:
    answer = played.get(part)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize("part", ["record", "steps/0", "story", "decisions/1"])
def test_a_private_game_is_for_its_people_and_their_guests(
    server: Server, played: Played, part: str
) -> None:
    path = f"{server.url}/api/games/{played.id}/{part}"
    assert httpx.get(path).json()["code"] == "no-table"
    assert httpx.get(path, headers={"X-Invite": played.invite}, timeout=LIMIT).status_code == 200
    listed = httpx.get(f"{server.url}/api/games").json()["games"]
    assert played.id not in [game["id"] for game in listed]


def test_a_running_game_keeps_its_secrets(server: Server) -> None:
    async def main() -> None:
        anna = await Person.meet(server.url, "Anna")
        created = await anna.create("new-york", "person", "easy", start=True)
        trial = "decisions/1/trial?move=draw"
        for part in ("record", "steps/0", "story", "analysis", "decisions/1", trial):
            answer = await anna.request("GET", f"/api/games/{created['id']}/{part}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")

    asyncio.run(main())
