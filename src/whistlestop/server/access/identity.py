"""Identifies who sent a request: by a cookie, or by a personal code on another device."""

from __future__ import annotations

import secrets
from hashlib import sha256
from time import monotonic, time

from cachetools import TTLCache
from starlette.requests import HTTPConnection
from starlette.responses import Response

from whistlestop.server.storage.people import People
from whistlestop.server.storage.rows import Person
from whistlestop.server.tables.refusal import Banned

COOKIE = "whistlestop"
DAY = 24 * 3600
SESSION_DAYS = 400
"""A login that goes unused for longer than this expires, as the browser's cookie does."""
EXPIRE_INTERVAL = 3600.0
"""Seconds between two sweeps for expired sessions."""
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that are hard to confuse."""
CODE_LETTERS = 20
MAX_CACHED = 20_000
CACHE_SECONDS = 60.0
"""How long a session is cached before it is looked up again."""


def hashed(secret: str) -> str:
    """The hash we store instead of the secret."""
    return sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """A code to type on another device: `ABCD-EFGH-JKLM-NPQR-STUV`."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, CODE_LETTERS, 4))


def plain_code(typed: str) -> str:
    """Normalise a code, however it was typed."""
    return "".join(letter for letter in typed.upper() if letter in ALPHABET)


def expect_welcome(person: Person) -> None:
    """Refuse somebody whom the host of the server has banned."""
    if person.banned is not None:
        raise Banned


class Identity:
    """Finds the person behind a request, and registers new people."""

    def __init__(self, people: People, secure: bool, path: str = "") -> None:
        self.people = people
        self._secure = secure
        """Whether cookies are limited to https, even if this server itself sees plain HTTP."""
        self._path = path or "/"
        """The path that cookies are for: other programs may share the host."""
        self._cache: TTLCache[str, Person] = TTLCache(MAX_CACHED, CACHE_SECONDS)
        self._expired_at = -EXPIRE_INTERVAL

    def session_of(self, request: HTTPConnection) -> str:
        """The key of a request's session, or an empty string."""
        token = request.cookies.get(COOKIE, "")
        return hashed(token) if 20 <= len(token) <= 100 else ""

    async def of(self, request: HTTPConnection) -> Person | None:
        """The person that a request's cookie belongs to. Refused if they are banned."""
        key = self.session_of(request)
        if not key:
            return None
        if (known := self._cache.get(key)) is not None:
            return known
        await self._expire()
        person = await self.people.by_session(key)
        if person is not None:
            expect_welcome(person)
            await self.people.touch(key, time())
            self._cache[key] = person
        return person

    async def _expire(self) -> None:
        now = monotonic()
        if now - self._expired_at >= EXPIRE_INTERVAL:
            self._expired_at = now
            await self.people.end_unused_sessions(time() - SESSION_DAYS * DAY)

    def forget(self, person: str) -> None:
        """Drop cached sessions, because a name has changed or sessions have ended."""
        for key in [k for k, known in self._cache.items() if known.id == person]:
            del self._cache[key]

    def forget_all(self) -> None:
        """Drop all cached sessions, because the end of some may have been missed."""
        self._cache.clear()

    async def register(self, request: HTTPConnection, response: Response, name: str) -> Person:
        """Register a new person."""
        token = secrets.token_urlsafe(32)
        person = await self.people.create(secrets.token_urlsafe(12), name, hashed(token), time())
        self._set_cookie(request, response, token)
        return person

    async def log_in(self, request: HTTPConnection, response: Response, code: str) -> Person | None:
        """Log a person in on another device by their personal code."""
        person = await self.people.by_code(hashed(plain_code(code)))
        if person is None:
            return None
        expect_welcome(person)
        token = secrets.token_urlsafe(32)
        await self.people.add_session(person.id, hashed(token), time())
        self._set_cookie(request, response, token)
        return person

    async def code_for(self, person: Person, keep: str) -> tuple[str, list[str]]:
        """Replace a person's code, and return the sessions this ended: those opened with older
        codes, except `keep`."""
        code = new_code()
        await self.people.set_code(person.id, hashed(plain_code(code)))
        ended = await self.people.end_sessions_of_codes(person.id, keep)
        self.forget(person.id)
        return code, ended

    async def end_others(self, person: Person, keep: str) -> None:
        """End all sessions but one, and revoke the code that could open more."""
        await self.people.set_code(person.id, None)
        await self.people.end_other_sessions(person.id, keep)
        self.forget(person.id)

    async def log_out(self, request: HTTPConnection, response: Response) -> None:
        """Log this browser out."""
        key = self.session_of(request)
        await self.people.delete_session(key)
        self._cache.pop(key, None)
        response.delete_cookie(COOKIE, path=self._path)

    def _set_cookie(self, request: HTTPConnection, response: Response, token: str) -> None:
        secure = self._secure or request.url.scheme in ("https", "wss")
        response.set_cookie(
            COOKIE,
            token,
            max_age=SESSION_DAYS * DAY,
            path=self._path,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
