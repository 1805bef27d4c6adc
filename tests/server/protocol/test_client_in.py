"""Messages from clients: what is read, and how one that is not can still be named."""

from __future__ import annotations

import pytest

from whistlestop.server.protocol import client_in, client_out


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ('{"type": "command", "id": "short", "version": 1, "command": {"type": "start"}}', "short"),
        ('{"type": "command", "id": "c0ffee-0001", "version": 1}', "c0ffee-0001"),
        ('{"type": "ask", "id": 7, "question": {"type": "history"}}', ""),
        ('{"type": "ask", "id": "' + "x" * 1000 + '"}', ""),
        ('{"type": "none"}', ""),
        ('["id"]', ""),
        ("not JSON", ""),
    ],
)
def test_a_message_that_cannot_be_read_is_named_if_possible(text: str, id: str) -> None:
    with pytest.raises(client_in.Malformed):
        client_in.read(text)
    assert client_in.id_of(text) == id


def test_a_problem_repeats_the_id_only_if_there_is_one() -> None:
    assert b'"id":"short"' in client_out.write(client_out.Problem("malformed", "no", "short"))
    assert b"id" not in client_out.write(client_out.Problem("malformed", "no")).replace(
        b"void", b""
    )
