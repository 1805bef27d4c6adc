"""The documents that a browser draws a board with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from boards.folders import EVERYTHING, SMALL, copy_of, edit
from server.running import Nursery, Server, running
from waiting import LIMIT, wait_until
from whistlestop.boards import load
from whistlestop.layout import make_layout, read_layout, write_layout


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built-in boards."""
    with running(nursery, tmp_path_factory.mktemp("board_documents")) as server:
        yield server


def test_a_board_comes_with_its_stored_layout(server: Server) -> None:
    board = load("iberia")
    stored = read_layout(board)
    assert stored is not None
    sent = httpx.get(f"{server.url}/api/boards/iberia").json()
    layout = sent["layout"]
    assert (layout["width"], layout["height"]) == (stored.width, stored.height)
    assert layout["sizes"]["length"] == stored.sizes.length
    for route in sent["routes"]:
        assert len(layout["routes"][route["id"]]["spaces"]) == route["length"]
    assert {city["id"] for city in sent["cities"]} == set(layout["cities"])
    assert set(layout["festivals"]) == set(stored.festivals)
    assert sent["outlines"] is True


def test_the_land_behind_a_board_has_its_own_address(server: Server) -> None:
    first = httpx.get(f"{server.url}/api/boards/europe/outlines")
    assert first.json()["land"].startswith("M")
    assert set(first.json()) == {"land", "lakes", "borders"}
    tag = {"If-None-Match": first.headers["etag"]}
    again = httpx.get(f"{server.url}/api/boards/europe/outlines", headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{server.url}/api/boards/mars/outlines").status_code == 404


def test_a_sketch_is_a_small_picture_of_a_board(server: Server) -> None:
    whole = httpx.get(f"{server.url}/api/boards/nordic").json()
    sketch = httpx.get(f"{server.url}/api/boards/nordic/sketch")
    found = sketch.json()
    assert (found["width"], found["height"]) == (
        whole["layout"]["width"],
        whole["layout"]["height"],
    )
    assert found["cities"].count("M") == len(whole["cities"])
    assert sum(path.count("M") for path in found["routes"].values()) == len(whole["routes"])
    assert set(found["routes"]) == {route["colour"] or "grey" for route in whole["routes"]}
    assert found["land"].startswith("M")
    assert len(sketch.content) < 20_000
    assert httpx.get(f"{server.url}/api/boards/mars/sketch").status_code == 404


@pytest.mark.parametrize("path", ["/api/boards/europe", "/api/boards/europe/outlines"])
def test_a_board_is_compressed_for_clients_that_accept_it(server: Server, path: str) -> None:
    packed = httpx.get(server.url + path, headers={"Accept-Encoding": "gzip"})
    plain = httpx.get(server.url + path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.json() == plain.json()


def test_a_home_made_board_without_a_layout_gets_one(nursery: Nursery, tmp_path: Path) -> None:
    folder = copy_of(EVERYTHING, tmp_path)
    assert not (folder / "layout.json").exists()
    with running(nursery, tmp_path, boards=[str(folder)]) as server:
        sent = httpx.get(f"{server.url}/api/boards/everything", timeout=LIMIT).json()
        for route in sent["routes"]:
            assert len(sent["layout"]["routes"][route["id"]]["spaces"]) == route["length"]
        assert sent["outlines"] is False
        nothing = httpx.get(f"{server.url}/api/boards/everything/outlines").json()
        assert nothing == {"land": None, "lakes": None, "borders": None}
        sketch = httpx.get(f"{server.url}/api/boards/everything/sketch").json()
        assert (sketch["land"], sketch["cities"].count("M")) == ("", len(sent["cities"]))
        assert server.log_text().count("layout is made") == 1
        httpx.get(f"{server.url}/api/boards/everything")
        assert server.log_text().count("layout is made") == 1


def test_the_server_answers_others_while_making_a_layout(nursery: Nursery, tmp_path: Path) -> None:
    folder = tmp_path / "europe-at-home"
    shutil.copytree(load("europe").path or Path(), folder)
    (folder / "layout.json").unlink()
    edit(folder, "board.toml", 'id = "europe"', 'id = "europe-at-home"')
    with (
        ThreadPoolExecutor(1) as patient,
        running(nursery, tmp_path, boards=[str(folder)]) as server,
    ):
        drawn = patient.submit(httpx.get, f"{server.url}/api/boards/europe-at-home", timeout=LIMIT)
        wait_until(lambda: "layout is made" in server.log_text())
        assert httpx.get(f"{server.url}/api/boards", timeout=LIMIT).is_success
        assert not drawn.done()


def test_the_tag_changes_with_the_layout(nursery: Nursery, tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    board = load(folder)
    write_layout(make_layout(board), folder)
    path = f"/api/boards/{board.id}"
    with running(nursery, tmp_path, boards=[str(folder)]) as server:
        before = httpx.get(server.url + path)
    edit(folder, "layout.json", '"width":', '"width":1')
    with running(nursery, tmp_path, boards=[str(folder)]) as server:
        after = httpx.get(server.url + path, headers={"If-None-Match": before.headers["etag"]})
    assert after.status_code == 200
    assert after.headers["etag"] != before.headers["etag"]
    assert after.json()["digest"] == before.json()["digest"]
