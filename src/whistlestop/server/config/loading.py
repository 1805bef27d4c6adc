"""Bringing settings together: flags before environment before file before defaults."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pydantic_settings
from platformdirs import user_config_path
from pydantic import ValidationError
from pydantic_settings import BaseSettings, InitSettingsSource, PydanticBaseSettingsSource

from whistlestop.server.config.problems import Origin, problems_of
from whistlestop.server.config.settings import SQLITE, Settings
from whistlestop.server.ops.private_files import FOLDER_MODE

FILE = "whistlestop.toml"


class SettingsError(Exception):
    """Settings that cannot be used; `problems` holds a line for each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def default_config() -> Path:
    """The file that is read if it is there and no other is named."""
    return user_config_path("whistlestop", appauthor=False) / FILE


def load_settings(flags: Mapping[str, Any] | None = None, config: Path | None = None) -> Settings:
    """The settings, checked; the folder of the database is made. SettingsError if they are wrong.

    Flags that nobody gave are None, or empty lists.
    """
    given = {key: value for key, value in (flags or {}).items() if value not in (None, [], ())}
    file = config or default_config()
    values = read_config(file) if config is not None or file.is_file() else {}

    class Sourced(Settings):
        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, InitSettingsSource(settings_cls, values)

    try:
        settings = Sourced(**given)
    except ValidationError as error:
        origin = Origin(given, values, file)
        raise SettingsError(problems_of(error, origin)) from None
    except pydantic_settings.SettingsError as error:
        raise SettingsError([f"the environment: {error}"]) from None
    _make_room(settings)
    return settings


def read_config(file: Path) -> dict[str, Any]:
    """What a file says. Folders of boards are meant from where the file is."""
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError([f"{file}: this is no TOML: {error}"]) from None
    except OSError as error:
        raise SettingsError([f"{file}: {error.strerror or error}"]) from None
    boards = values.get("boards")
    if isinstance(boards, list) and all(isinstance(board, str) for board in boards):
        values["boards"] = [str(file.parent / Path(board).expanduser()) for board in boards]
    return values


def _make_room(settings: Settings) -> None:
    if not settings.is_sqlite:
        return
    folder = Path(settings.database.removeprefix(SQLITE).partition("?")[0]).parent
    try:
        folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        problem = f"database: the folder {folder} cannot be made: {error.strerror or error}"
        raise SettingsError([problem]) from None
