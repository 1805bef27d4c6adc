"""The boards of a server, built-in and home-made, and how defects are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from boards.folders import EVERYTHING, copy_of, edit
from whistlestop.boards import available
from whistlestop.server.config.loading import SettingsError
from whistlestop.server.config.settings import Settings
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.run import serve
from whistlestop.server.tables.refusal import Refused


def problems(*boards: Path) -> list[str]:
    """The errors for boards that cannot be used. The server does not start."""
    with pytest.raises(SettingsError) as caught:
        serve(Settings(boards=list(boards)))
    return caught.value.problems


def test_home_made_boards_join_the_others() -> None:
    library = BoardLibrary([EVERYTHING])
    assert list(library.boards) == [*available(), "everything"]
    assert library.folders["everything"] == str(EVERYTHING)


def test_an_id_can_only_be_used_once() -> None:
    expected = f"boards: {EVERYTHING}: there is another board with the id 'everything'"
    assert problems(EVERYTHING, EVERYTHING) == [expected]


def test_the_defects_of_all_boards_are_reported(tmp_path: Path) -> None:
    folder = copy_of(EVERYTHING, tmp_path)
    edit(folder, "routes.csv", "birch-elm,birch,elm,2,green", "birch-elm,birch,elm,0,mauve")
    found = problems(folder, tmp_path / "none")
    assert len(found) == 3
    assert found[0].startswith(f"boards: {folder}/routes.csv:4: length is 0, expected ")
    assert found[2].startswith(f"boards: {tmp_path}/none: no such folder")


def test_an_unknown_board_has_its_own_code() -> None:
    with pytest.raises(Refused, match="there is no board 'mars' here, only europe") as caught:
        BoardLibrary().get("mars")
    assert caught.value.code == "no-board"


def test_a_game_only_goes_on_with_the_board_it_began_on() -> None:
    library = BoardLibrary()
    digest = library.get("europe").board.digest
    assert library.get_unchanged("europe", digest) is library.get("europe")
    with pytest.raises(Refused, match="has changed since this game began") as caught:
        library.get_unchanged("europe", "0" * len(digest))
    assert caught.value.code == "other-board"
