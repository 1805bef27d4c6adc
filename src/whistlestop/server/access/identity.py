"""Who sent a request: people are known by a cookie, and on another device by their code."""

from __future__ import annotations

import secrets
from hashlib import sha256
from time import monotonic, time

from cachetools import TTLCache
from starlette.requests import HTTPConnection
from starlette.responses import Response

from whistlestop.server.storage.people import People
from whistlestop.server.storage.rows import Person
from whistlestop.server.storage.sessions import Sessions

COOKIE = "whistlestop"
DAY = 24 * 3600
SESSION_DAYS = 400
"""A login that was not used for longer ends; browsers forget cookies then, too."""
EXPIRE_INTERVAL = 3600.0
"""Seconds between two looks for sessions that nobody uses."""
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody takes for each other."""
CODE_LETTERS = 20
MAX_CACHED = 20_000
CACHE_SECONDS = 60.0
"""How long a session is not looked up again."""


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def new_code() -> str:
    """A code to type on another device: `ABCD-EFGH-JKLM-NPQR-STUV`."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, CODE_LETTERS, 4))


def plain_code(typed: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(letter for letter in typed.upper() if letter in ALPHABET)


class Identity:
    """Finds the person behind a request, and makes people known."""

    def __init__(self, people: People, sessions: Sessions, secure: bool) -> None:
        self.people = people
        self.sessions = sessions
        self._secure = secure
        """Whether cookies are for https even where this server itself is asked without it."""
        self._cache: TTLCache[str, Person] = TTLCache(MAX_CACHED, CACHE_SECONDS)
        self._expired_at = -EXPIRE_INTERVAL

    def session_of(self, request: HTTPConnection) -> str:
        """The key of a request's session; empty if it has none."""
        token = request.cookies.get(COOKIE, "")
        return hashed(token) if 20 <= len(token) <= 100 else ""

    async def of(self, request: HTTPConnection) -> Person | None:
        """The person of a request's cookie."""
        key = self.session_of(request)
        if not key:
            return None
        if (known := self._cache.get(key)) is not None:
            return known
        await self._expire()
        person = await self.people.by_session(key)
        if person is not None:
            await self.people.touch(key, time())
            self._cache[key] = person
        return person

    async def _expire(self) -> None:
        now = monotonic()
        if now - self._expired_at >= EXPIRE_INTERVAL:
            self._expired_at = now
            await self.sessions.end_unused(time() - SESSION_DAYS * DAY)

    def forget(self, person: str) -> None:
        """Look a person up again: the name has changed, or sessions have ended."""
        for key in [k for k, known in self._cache.items() if known.id == person]:
            del self._cache[key]

    async def meet(self, request: HTTPConnection, response: Response, name: str) -> Person:
        """Somebody new."""
        token = secrets.token_urlsafe(32)
        person = await self.people.create(secrets.token_urlsafe(12), name, hashed(token), time())
        self._set_cookie(request, response, token)
        return person

    async def recognise(
        self, request: HTTPConnection, response: Response, code: str
    ) -> Person | None:
        """Somebody on another device, by the personal code."""
        person = await self.people.by_code(hashed(plain_code(code)))
        if person is None:
            return None
        token = secrets.token_urlsafe(32)
        await self.people.add_session(person.id, hashed(token), time())
        self._set_cookie(request, response, token)
        return person

    async def code_for(self, person: Person, keep: str) -> tuple[str, list[str]]:
        """A new code in place of the old one, and the sessions that ended with it: those made by
        older codes, but not `keep`."""
        code = new_code()
        await self.people.set_code(person.id, hashed(plain_code(code)))
        ended = await self.sessions.end_made_with_codes(person.id, keep)
        self.forget(person.id)
        return code, ended

    async def end_others(self, person: Person, keep: str) -> None:
        """End all sessions but one, and take the code away that could make more."""
        await self.people.set_code(person.id, None)
        await self.sessions.end_others(person.id, keep)
        self.forget(person.id)

    async def leave(self, request: HTTPConnection, response: Response) -> None:
        """This browser forgets who uses it."""
        key = self.session_of(request)
        await self.people.delete_session(key)
        self._cache.pop(key, None)
        response.delete_cookie(COOKIE, path="/")

    def _set_cookie(self, request: HTTPConnection, response: Response, token: str) -> None:
        secure = self._secure or request.url.scheme in ("https", "wss")
        response.set_cookie(
            COOKIE,
            token,
            max_age=SESSION_DAYS * DAY,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
