"""The settings of `whistlestop serve`; `loading.py` brings them together."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from whistlestop.bots.cores import cores
from whistlestop.server.ops.logs import without_password

PREFIX = "WHISTLESTOP_"
SQLITE, POSTGRES = "sqlite:///", "postgresql://"


def default_database() -> str:
    """A file in the user's data folder."""
    return f"{SQLITE}{user_data_path('whistlestop', appauthor=False) / 'whistlestop.sqlite'}"


def _listed(value: Any) -> Any:
    """In the environment a list is a text with commas."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


Above = Annotated[int, Field(gt=0)]
Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]


class Limits(BaseModel):
    """How much one person may ask of the server."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    enabled: bool = True
    tables_per_minute: Above = 10
    waiting_tables: Above = 10
    """Tables with a seat of one person's that have not started."""
    playing_tables: Above = 50
    """The same where a game is being played."""
    joins_per_minute: Above = 30
    chat_per_minute: Above = 20
    moves_per_second: Above = 20
    asks_per_second: Above = 10
    heavy_per_minute: Above = 60
    """Histories, hints, replays: whatever plays a game again."""
    hellos_per_minute: Above = 120
    """Tables opened by a socket."""
    people_per_address: Above = 5
    """As how many people a household counts, where it is not about new tables or people."""
    sockets_per_person: Above = 20
    connections: Above = 10_000
    """Of all kinds, at once, to one process; fewer if it may not open as many files."""
    connections_per_address: Above = 200
    """Of one address, unless it is a trusted proxy's."""
    message_bytes: Above = 16384


class Settings(BaseSettings):
    """What a host can choose. Read them by `load_settings`, which says clearly what is wrong."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_nested_delimiter="__",
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """0: any that is free."""
    database: str = Field(default_factory=default_database)
    """`sqlite:///PATH`, `postgresql://...`, or just the path of a SQLite file."""
    database_timeout: Annotated[float, Field(ge=1, allow_inf_nan=False)] = 10
    """Seconds after which a database that does not answer is given up."""
    workers: Annotated[int, Field(ge=1)] = 1
    """Processes that serve; more than one need PostgreSQL."""
    bot_workers: Annotated[int, Field(ge=1)] = Field(default_factory=cores)
    """Processes in which bots search."""
    boards: Annotated[list[Path], NoDecode, BeforeValidator(_listed)] = []
    """Folders of home-made boards."""
    public_url: str | None = None
    """The address that players use, for links and for the check of origins."""
    origins: Annotated[list[str], NoDecode, BeforeValidator(_listed)] = []
    """Other sites whose pages may talk to this server."""
    secure_cookies: bool | None = None
    """None: if the public address begins with https."""
    hosts: Annotated[list[str], NoDecode, BeforeValidator(_listed)] = []
    """Names under which browsers may reach this server, besides its own; `*`: any."""
    trusted_proxies: str = ""
    """Addresses or networks whose word about the player's address counts, with commas between."""
    metrics_token: str | None = None
    """What `/metrics` asks for; None: nothing, but it answers only on this machine."""
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bot_pause: Seconds = 0.7
    """Seconds that a bot waits, so that people can follow."""
    absence: Seconds = 60
    """Seconds after which a missing person may be replaced."""
    archive_after_days: Above = 90
    close_after_days: Above = 14
    """For tables that nobody started."""
    limits: Limits = Limits()

    @field_validator("database")
    @classmethod
    def _database(cls, value: str) -> str:
        if "://" not in value and value.strip():
            return f"{SQLITE}{Path(value).expanduser().absolute()}"
        if not value.startswith((SQLITE, POSTGRES)) or value in (SQLITE, POSTGRES):
            raise ValueError(f"expected {SQLITE}PATH, {POSTGRES}USER@HOST/NAME or a file")
        return value

    @field_validator("public_url")
    @classmethod
    def _public_url(cls, value: str | None) -> str | None:
        if value is not None:
            origin_of(value)
            return value.rstrip("/")
        return None

    @field_validator("origins")
    @classmethod
    def _origins(cls, values: list[str]) -> list[str]:
        for value in values:
            if origin_of(value) != value.rstrip("/").lower():
                raise ValueError(f"expected https://HOST or https://HOST:PORT, not '{value}'")
        return [origin_of(value) for value in values]

    @field_validator("hosts")
    @classmethod
    def _hosts(cls, values: list[str]) -> list[str]:
        for value in values:
            if value != "*" and not re.fullmatch(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*", value):
                raise ValueError(f"expected names such as trains.example, not '{value}'")
        return [value.lower() for value in values]

    @field_validator("trusted_proxies")
    @classmethod
    def _trusted_proxies(cls, value: str) -> str:
        try:
            _networks(value)
        except ValueError:
            wanted = "addresses or networks such as 10.0.0.0/8 with commas between, or *"
            raise ValueError(f"expected {wanted}, not '{value}'") from None
        return value

    @model_validator(mode="after")
    def _one_worker_for_sqlite(self) -> Settings:
        if self.workers > 1 and self.is_sqlite:
            raise ValueError(
                f"workers: {self.workers} workers need PostgreSQL, expected 1 or a database "
                f"{POSTGRES}..."
            )
        return self

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file."""
        return self.database.startswith(SQLITE)

    @property
    def cookies_are_secure(self) -> bool:
        """Whether cookies are only for https."""
        if self.secure_cookies is not None:
            return self.secure_cookies
        return self.public_url is not None and self.public_url.lower().startswith("https:")

    def trusts(self, address: str) -> bool:
        """Whether a connection from there is a proxy's, which speaks for others."""
        if self.trusted_proxies.strip() == "*":
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in _networks(self.trusted_proxies))

    @property
    def allowed_origins(self) -> list[str]:
        """Whose pages may talk to this server, besides those it serves itself."""
        own = [] if self.public_url is None else [origin_of(self.public_url)]
        return list(dict.fromkeys([*own, *self.origins]))


def _networks(listed: str) -> list[IPv4Network | IPv6Network]:
    parts = [part.strip() for part in listed.split(",")]
    return [ip_network(part) for part in parts if part and listed.strip() != "*"]


def origin_of(url: str) -> str:
    """`https://host:port` of an address."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port that is none, half an address in brackets
        good = False
    if not good or "@" in parts.netloc:
        said = without_password(url)
        raise ValueError(f"expected an address such as https://HOST:PORT, not '{said}'")
    return f"{parts.scheme}://{parts.netloc}".lower()
