"""Loads settings in order of priority: flags, environment, secrets, file, defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pydantic_settings
from platformdirs import user_config_path
from pydantic import ValidationError
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
)

from whistlestop.server.config.problems import SettingSource, problems_of, unknown_variables
from whistlestop.server.config.settings import SQLITE, Settings
from whistlestop.server.ops.private_files import FOLDER_MODE

FILE = "whistlestop.toml"
SECRETS = Path("/run/secrets")
"""Where containers find their secrets, one file each: `whistlestop_database_password`."""


class SettingsError(Exception):
    """Invalid settings; `problems` has one line for each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def default_config() -> Path:
    """The file to read if it exists and no other is named."""
    return user_config_path("whistlestop", appauthor=False) / FILE


def secrets_folder() -> Path | None:
    """The folder with settings that are files: systemd's credentials, or a container's secrets."""
    given = os.environ.get("CREDENTIALS_DIRECTORY")
    folder = Path(given) if given else SECRETS
    return folder if folder.is_dir() else None


def load_settings(flags: Mapping[str, Any] | None = None, config: Path | None = None) -> Settings:
    """Load and check the settings, and create the database's folder. May raise SettingsError.

    Flags that were not given are None, or empty lists.
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
            secrets = SecretsSettingsSource(settings_cls, secrets_folder())
            return init_settings, env_settings, secrets, InitSettingsSource(settings_cls, values)

    # A variable that resembles none of ours may belong to the system, such as a container's.
    misspelt = [
        f"{name}: no such setting{hint}" for name, hint in unknown_variables().items() if hint
    ]
    try:
        settings = Sourced(**given)
    except ValidationError as error:
        origin = SettingSource(given, values, file)
        raise SettingsError(misspelt + problems_of(error, origin)) from None
    except pydantic_settings.SettingsError as error:
        raise SettingsError([f"the environment: {error}"]) from None
    if misspelt:
        raise SettingsError(misspelt)
    _make_database_folder(settings)
    return settings


def read_config(file: Path) -> dict[str, Any]:
    """Read a settings file. Board folders are relative to it."""
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError([f"{file}: not valid TOML: {error}"]) from None
    except OSError as error:
        raise SettingsError([f"{file}: {error.strerror or error}"]) from None
    boards = values.get("boards")
    if isinstance(boards, list) and all(isinstance(board, str) for board in boards):
        values["boards"] = [str(file.parent / Path(board).expanduser()) for board in boards]
    return values


def _make_database_folder(settings: Settings) -> None:
    if not settings.is_sqlite:
        return
    folder = Path(settings.database.removeprefix(SQLITE).partition("?")[0]).parent
    try:
        folder.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except OSError as error:
        problem = f"database: cannot create the folder {folder}: {error.strerror or error}"
        raise SettingsError([problem]) from None
