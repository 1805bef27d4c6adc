"""The host chooses which bots of installed packages are offered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.pool_games import install_odd_bots
from whistlestop.bots import BOTS, plugins
from whistlestop.server.bot_pool.bots import offered_bots
from whistlestop.server.config.loading import SettingsError, load_settings
from whistlestop.server.run import serve


@pytest.fixture(autouse=True)
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots."""
    install_odd_bots(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    plugins.installed.cache_clear()
    yield
    plugins.installed.cache_clear()


def test_all_installed_bots_are_offered_by_default() -> None:
    assert {*BOTS, "good", "hanging"} < set(offered_bots(None))


def test_only_the_listed_ones_are_offered_besides_our_own() -> None:
    assert set(offered_bots(["good"])) == {*BOTS, "good"}
    assert set(offered_bots([])) == set(BOTS)


def test_the_setting_comes_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "whistlestop.toml"
    file.write_text('bots = ["good"]\n')
    assert load_settings(config=file).bots == ["good"]
    file.write_text("bots = []\n")
    assert load_settings(config=file).bots == []
    monkeypatch.setenv("WHISTLESTOP_BOTS", "good, busy")
    assert load_settings(config=file).bots == ["good", "busy"]


def test_a_bot_that_is_not_installed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "whistlestop.toml"
    file.write_text('bots = ["godo"]\n')
    with pytest.raises(SettingsError, match=r"bots: expected bots of .*good.*, not 'godo'"):
        serve(load_settings({"database": str(tmp_path / "games.sqlite")}, file))
