"""The settings of `whistlestop serve`; `loading.py` loads them."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import quote, urlsplit

from platformdirs import user_data_path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from whistlestop.bots.cores import cores
from whistlestop.server.ops.logs import without_password

PREFIX = "WHISTLESTOP_"
SQLITE, POSTGRES = "sqlite:///", "postgresql://"
PATH = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?")
"""The path of an address, without anything that would need escaping."""


def default_database() -> str:
    """A file in the user's data folder."""
    return f"{SQLITE}{user_data_path('whistlestop', appauthor=False) / 'whistlestop.sqlite'}"


def _listed(value: Any) -> Any:
    """Split a list in the environment at its commas."""
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
    """Tables per person that have not started."""
    playing_tables: Above = 50
    """Games in progress per person."""
    joins_per_minute: Above = 30
    chat_per_minute: Above = 20
    moves_per_second: Above = 20
    asks_per_second: Above = 10
    heavy_per_minute: Above = 60
    """Histories, hints, replays: anything that replays a game."""
    hellos_per_minute: Above = 120
    """Tables opened by a socket."""
    people_per_address: Above = 5
    """How many people a household counts as, except for new tables and people."""
    sockets_per_person: Above = 20
    connections: Above = 10_000
    """Connections of all kinds to one process at once; fewer if the open-file limit is lower."""
    connections_per_address: Above = 200
    """Connections per address, except trusted proxies."""
    message_bytes: Above = 16384


class Settings(BaseSettings):
    """Everything a host can configure. Use `load_settings`, which gives clear error messages."""

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
    """0: any free port."""
    database: str = Field(default_factory=default_database)
    """`sqlite:///PATH`, `postgresql://...`, or just the path of a SQLite file."""
    database_password: str | None = None
    """The password in a PostgreSQL address without one: for a file of its own among the secrets."""
    database_timeout: Annotated[float, Field(ge=1, allow_inf_nan=False)] = 10
    """Seconds to wait for a database that does not answer."""
    workers: Annotated[int, Field(ge=1)] = 1
    """Server processes; more than one needs PostgreSQL."""
    bot_workers: Annotated[int, Field(ge=1)] = Field(default_factory=cores)
    """Worker processes for bots that search."""
    boards: Annotated[list[Path], NoDecode, BeforeValidator(_listed)] = []
    """Folders of home-made boards."""
    bots: Annotated[list[str] | None, NoDecode, BeforeValidator(_listed)] = None
    """Which bots of installed packages are offered; None: all of them."""
    public_url: str | None = None
    """The address that players use, for links, cookies and origin checks. It may have a path."""
    origins: Annotated[list[str], NoDecode, BeforeValidator(_listed)] = []
    """Other sites whose pages may talk to this server."""
    secure_cookies: bool | None = None
    """None: only if the public address begins with https."""
    hosts: Annotated[list[str], NoDecode, BeforeValidator(_listed)] = []
    """Host names for this server besides its own; `*`: any."""
    trusted_proxies: str = ""
    """Addresses or networks of proxies trusted to name a player's address, separated by commas."""
    metrics_token: str | None = None
    """The token for `/metrics`. Without one, only this machine may read it."""
    log_format: Literal["console", "json"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bot_pause: Seconds = 1.4
    """Seconds that a bot pauses, so that people can follow."""
    absence: Seconds = 60
    """Seconds before a missing person may be replaced."""
    archive_after_days: Above = 90
    close_after_days: Above = 14
    """For tables that were never started."""
    limits: Limits = Limits()

    @model_validator(mode="before")
    @classmethod
    def _password(cls, values: Any) -> Any:
        url, password = values.get("database"), values.get("database_password")
        if not isinstance(url, str) or not isinstance(password, str) or not password:
            return values
        user, at, place = url.removeprefix(POSTGRES).partition("@")
        if not url.startswith(POSTGRES) or not at or "/" in user or ":" in user:
            return values
        return {**values, "database": f"{POSTGRES}{user}:{quote(password, safe='')}@{place}"}

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
            parts = urlsplit(value)
            if not PATH.fullmatch(parts.path) or parts.query or parts.fragment:
                wanted = "an address such as https://HOST or https://HOST/PATH"
                raise ValueError(f"expected {wanted}, not '{value}'")
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
            wanted = "addresses or networks such as 10.0.0.0/8 separated by commas, or *"
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
    def public_path(self) -> str:
        """The path of the public address: `/trains`, or nothing at the root of a host."""
        return urlsplit(self.public_url).path if self.public_url else ""

    @property
    def cookies_are_secure(self) -> bool:
        """Whether cookies are limited to https."""
        if self.secure_cookies is not None:
            return self.secure_cookies
        return self.public_url is not None and self.public_url.lower().startswith("https:")

    def trusts(self, address: str) -> bool:
        """Whether a peer is a trusted proxy, which connects on behalf of others."""
        if self.trusted_proxies.strip() == "*":
            return True
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in _networks(self.trusted_proxies))

    @property
    def allowed_origins(self) -> list[str]:
        """Origins whose pages may talk to this server, besides its own."""
        own = [] if self.public_url is None else [origin_of(self.public_url)]
        return list(dict.fromkeys([*own, *self.origins]))


def _networks(listed: str) -> list[IPv4Network | IPv6Network]:
    parts = [part.strip() for part in listed.split(",")]
    return [ip_network(part) for part in parts if part and listed.strip() != "*"]


def origin_of(url: str) -> str:
    """The origin of an address: `https://host:port`."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # an invalid port, or an unclosed bracket
        good = False
    if not good or "@" in parts.netloc:
        said = without_password(url)
        raise ValueError(f"expected an address such as https://HOST:PORT, not '{said}'")
    return f"{parts.scheme}://{parts.netloc}".lower()
