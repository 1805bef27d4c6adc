"""Settings: which source wins, and how errors are reported."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boards.folders import EVERYTHING, copy_of
from whistlestop.server.config.loading import (
    SettingsError,
    default_config,
    load_settings,
)
from whistlestop.server.config.problems import unknown_variables
from whistlestop.server.config.settings import Settings

POSTGRES = "postgresql://me:secret@host/games"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without settings."""
    for name in os.environ:
        if name.startswith("WHISTLESTOP_"):
            monkeypatch.delenv(name)
    for folder in ("config", "data"):
        monkeypatch.setenv(f"XDG_{folder.upper()}_HOME", str(tmp_path / folder))
    return tmp_path


def config(home: Path, text: str) -> Path:
    """Write a settings file."""
    file = home / "mine.toml"
    file.write_text(text, "utf-8")
    return file


def problems(flags: dict[str, object] | None = None, file: Path | None = None) -> list[str]:
    """The error messages for invalid settings."""
    with pytest.raises(SettingsError) as caught:
        load_settings(flags, file)
    assert str(caught.value) == "\n".join(caught.value.problems)
    return caught.value.problems


def test_by_default_only_this_machine_is_served() -> None:
    settings = load_settings()
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.bot_workers >= 1
    assert settings.limits.enabled
    assert settings.limits.message_bytes == 16384


def test_the_default_database_is_a_file_whose_folder_is_created(home: Path) -> None:
    folder = home / "data" / "whistlestop"
    assert load_settings().database == f"sqlite:///{folder}/whistlestop.sqlite"
    assert folder.is_dir()


def test_flags_come_before_environment_before_file_before_defaults(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = config(home, 'host = "file"\nport = 1\nbot_pause = 2.5\n')
    monkeypatch.setenv("WHISTLESTOP_HOST", "environment")
    monkeypatch.setenv("WHISTLESTOP_PORT", "2")
    settings = load_settings({"host": "flag"}, file)
    assert (settings.host, settings.port, settings.bot_pause) == ("flag", 2, 2.5)
    assert settings.absence == 60


def test_limits_are_merged_one_by_one(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = config(home, "[limits]\nchat_per_minute = 5\nmoves_per_second = 6\n")
    monkeypatch.setenv("WHISTLESTOP_LIMITS__CHAT_PER_MINUTE", "7")
    limits = load_settings({"limits": {"enabled": False}}, file).limits
    assert (limits.enabled, limits.chat_per_minute, limits.moves_per_second) == (False, 7, 6)


def test_the_file_in_the_users_folder_is_read(home: Path) -> None:
    file = home / "config" / "whistlestop" / "whistlestop.toml"
    assert default_config() == file
    file.parent.mkdir(parents=True)
    file.write_text("port = 9\n")
    assert load_settings().port == 9


def test_secrets_are_files(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """systemd names the folder of its credentials; containers have theirs in /run/secrets."""
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(home))
    (home / "whistlestop_database_password").write_text("p@ss/word\n")
    (home / "whistlestop_metrics_token").write_text("from a file\n")
    monkeypatch.setenv("WHISTLESTOP_DATABASE", "postgresql://me@host/games")
    settings = load_settings()
    assert settings.database == "postgresql://me:p%40ss%2Fword@host/games"
    assert settings.metrics_token == "from a file"
    monkeypatch.setenv("WHISTLESTOP_METRICS_TOKEN", "from a variable")
    assert load_settings().metrics_token == "from a variable"


@pytest.mark.parametrize("url", [POSTGRES, "postgresql://host/games", "games.sqlite"])
def test_a_password_is_only_added_to_a_user_without_one(home: Path, url: str) -> None:
    plain, more = load_settings({"database": url}), {"database_password": "other"}
    assert load_settings({"database": url} | more).database == plain.database


def test_flags_that_were_not_given_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_PORT", "9")
    assert load_settings({"port": None, "boards": []}).port == 9


def test_an_empty_variable_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_PORT", "")
    assert load_settings().port == 8000


def test_unrelated_variables_with_our_prefix_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_INTERPRETED", "1")
    assert load_settings().port == 8000


@pytest.mark.parametrize(
    ("variable", "meant"),
    [("PROT", "PORT"), ("Publik_Url", "PUBLIC_URL"), ("LIMIT__ENABLED", "LIMITS__ENABLED")],
)
def test_a_misspelt_variable_is_reported(
    monkeypatch: pytest.MonkeyPatch, variable: str, meant: str
) -> None:
    monkeypatch.setenv(f"WHISTLESTOP_{variable}", "1")
    hint = f'no such setting; did you mean "WHISTLESTOP_{meant}"?'
    assert problems() == [f"WHISTLESTOP_{variable}: {hint}"]


def test_a_variable_that_resembles_no_setting_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A container may bring some with our prefix, such as the address of a service."""
    monkeypatch.setenv("WHISTLESTOP_SERVICE_HOST", "10.0.0.1")
    assert load_settings().host == "127.0.0.1"
    assert unknown_variables() == {"WHISTLESTOP_SERVICE_HOST": ""}


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("https://trains.example", ""),
        ("https://trains.example/", ""),
        ("https://home.example/trains/", "/trains"),
        ("https://home.example:8443/our/trains", "/our/trains"),
    ],
)
def test_the_public_address_may_have_a_path(url: str, path: str) -> None:
    assert load_settings({"public_url": url}).public_path == path


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("prot = 1", 'prot: no such setting; did you mean "port"?'),
        ("[limits]\nchat = 1", "limits.chat: no such setting"),
        ('port = "many"', "port: expected a whole number, not 'many'"),
        ("port = 70000", "port: expected at most 65535, not 70000"),
        ("port = 1.5", "port: expected a whole number, not 1.5"),
        ("workers = 0", "workers: expected at least 1, not 0"),
        ("absence = -1", "absence: expected at least 0, not -1"),
        ("absence = inf", "absence: expected a number, not inf"),
        ("close_after_days = 0", "close_after_days: expected a number above 0, not 0"),
        ("host = 1", "host: expected a text, not 1"),
        ('secure_cookies = "perhaps"', "secure_cookies: expected true or false, not 'perhaps'"),
        ('log_level = "loud"', "log_level: expected 'debug', 'info', 'warning' or 'error', not"),
        ("origins = 1", "origins: expected a list, not 1"),
        ("boards = [1]", "boards.0: expected the path of a folder, not 1"),
        ("limits = 1", "limits: expected a table of settings, not 1"),
        ('public_url = "here"', "public_url: expected an address such as https://HOST:PORT, not"),
        ('public_url = "https://h/a b"', "public_url: expected an address such as https://HOST or"),
        ('public_url = "https://h/a?b=c"', "public_url: expected an address such as https://HOST"),
        ('public_url = "https://h/../a"', "public_url: expected an address such as https://HOST"),
        ('origins = ["https://a/b"]', "origins: expected https://HOST or https://HOST:PORT, not"),
        ('database = "mysql://me:secret@h/d"', "database: expected sqlite:///PATH, postgresql://"),
    ],
)
def test_an_error_in_the_file_is_reported_in_one_line(home: Path, line: str, said: str) -> None:
    file = config(home, f"{line}\n")
    (problem,) = problems(None, file)
    assert problem.startswith(f"{file}: {said}")
    assert "secret" not in problem


def test_every_mistake_has_its_line(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_BOT_PAUSE", "long")
    monkeypatch.setenv("WHISTLESTOP_LIMITS__CHAT_PER_MINUTE", "0")
    file = config(home, "colour = 1\n")
    assert sorted(problems({"bot_workers": 0}, file)) == [
        "--bot-workers: expected at least 1, not 0",
        f"{file}: colour: no such setting",
        "WHISTLESTOP_BOT_PAUSE: expected a number, not 'long'",
        "WHISTLESTOP_LIMITS__CHAT_PER_MINUTE: expected a number above 0, not '0'",
    ]


def test_invalid_toml_is_reported(home: Path) -> None:
    (problem,) = problems(None, config(home, "port: 1\n"))
    assert problem.startswith(f"{home / 'mine.toml'}: not valid TOML: ")
    assert "line 1" in problem


def test_a_file_that_was_named_must_be_there(home: Path) -> None:
    assert problems(None, home / "none.toml") == [f"{home}/none.toml: No such file or directory"]


def test_garbage_for_limits_in_the_environment_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WHISTLESTOP_LIMITS", "{")
    (problem,) = problems()
    assert problem.startswith("the environment: ")
    assert "limits" in problem


def test_several_workers_need_postgresql() -> None:
    assert problems({"workers": 2}) == [
        "workers: 2 workers need PostgreSQL, expected 1 or a database postgresql://..."
    ]
    assert load_settings({"workers": 2, "database": POSTGRES}).workers == 2


def test_a_database_may_be_just_a_file(home: Path) -> None:
    settings = load_settings({"database": str(home / "new" / "games.sqlite")})
    assert settings.database == f"sqlite:///{home}/new/games.sqlite"
    assert settings.is_sqlite
    assert (home / "new").is_dir()


def test_a_folder_that_cannot_be_created_is_reported(home: Path) -> None:
    (home / "file").write_text("")
    (problem,) = problems({"database": str(home / "file" / "games.sqlite")})
    assert problem.startswith(f"database: cannot create the folder {home}/file: ")


def test_boards_in_the_environment_are_separated_by_commas(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHISTLESTOP_BOARDS", f"{EVERYTHING}, {EVERYTHING}")
    assert load_settings().boards == [EVERYTHING, EVERYTHING]


def test_boards_in_a_file_are_relative_to_it(home: Path) -> None:
    folder = copy_of(EVERYTHING, home)
    settings = load_settings(None, config(home, f'boards = ["{folder.name}"]\n'))
    assert settings.boards == [folder]


@pytest.mark.parametrize(
    ("flags", "secure"),
    [
        ({}, False),
        ({"public_url": "https://play.example"}, True),
        ({"public_url": "http://play.example"}, False),
        ({"public_url": "http://play.example", "secure_cookies": True}, True),
        ({"public_url": "https://play.example", "secure_cookies": False}, False),
    ],
)
def test_cookies_are_secure_if_the_address_is_unless_set_otherwise(
    flags: dict[str, object], secure: bool
) -> None:
    assert load_settings(flags).cookies_are_secure is secure


def test_the_public_address_and_the_named_origins_are_allowed() -> None:
    origins = ["https://Other.example/", "http://other.example:81"]
    settings = load_settings({"public_url": "https://Play.example/games/", "origins": origins})
    assert settings.public_url == "https://Play.example/games"
    assert settings.allowed_origins == [
        "https://play.example",
        "https://other.example",
        "http://other.example:81",
    ]


def test_settings_do_not_change() -> None:
    with pytest.raises(ValueError, match="frozen"):
        load_settings().port = 1  # type: ignore[misc]


def test_the_names_of_settings_are_stable() -> None:
    """Hosts rely on these names."""
    names = (
        "host port database database_password database_timeout workers bot_workers boards bots "
        "public_url origins secure_cookies hosts trusted_proxies metrics_token log_format "
        "log_level bot_pause absence archive_after_days close_after_days limits"
    )
    assert list(Settings.model_fields) == names.split()
