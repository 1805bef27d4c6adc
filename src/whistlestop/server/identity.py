"""Who is asking: people are known by a cookie, and on another device by their code."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import sha256
from time import monotonic, time

from starlette.requests import HTTPConnection
from starlette.responses import Response

from whistlestop.server.storage.people import People
from whistlestop.server.storage.rows import Person

COOKIE = "whistlestop"
TWO_YEARS = 2 * 365 * 24 * 3600
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody takes for each other."""
CODE_LETTERS = 20
REMEMBERED = 20_000
FRESH = 60.0
"""Seconds for which a session is not looked up again."""


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

    def __init__(self, people: People, secure: bool) -> None:
        self.people = people
        self._secure = secure
        """Whether cookies are for https even where this server itself is asked without it."""
        self._cache: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def of(self, request: HTTPConnection) -> Person | None:
        """The person of a request's cookie."""
        token = request.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 100:
            return None
        key = hashed(token)
        found = self._cache.get(key)
        if found is not None and monotonic() - found[0] < FRESH:
            return found[1]
        person = await self.people.by_session(key)
        if person is not None:
            await self.people.touch(key, time())
            self._remember(key, person)
        return person

    def _remember(self, key: str, person: Person) -> None:
        self._cache[key] = (monotonic(), person)
        self._cache.move_to_end(key)
        if len(self._cache) > REMEMBERED:
            self._cache.popitem(last=False)

    def forget(self, person: Person) -> None:
        """Look a person up anew: the name has changed."""
        for key in [k for k, (_, known) in self._cache.items() if known.id == person.id]:
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

    async def code_for(self, person: Person) -> str:
        """A new code; the old one is good no more."""
        code = new_code()
        await self.people.set_code(person.id, hashed(plain_code(code)))
        return code

    async def leave(self, request: HTTPConnection, response: Response) -> None:
        """This browser forgets who uses it."""
        key = hashed(request.cookies.get(COOKIE, ""))
        await self.people.delete_session(key)
        self._cache.pop(key, None)
        response.delete_cookie(COOKIE, path="/")

    def _set_cookie(self, request: HTTPConnection, response: Response, token: str) -> None:
        secure = self._secure or request.url.scheme in ("https", "wss")
        response.set_cookie(
            COOKIE,
            token,
            max_age=TWO_YEARS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
