"""No message contains what its recipient may not know: whole games, checked byte by byte."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from proof.tables import ALL_PAIRS
from server.prying import Watched, forms_of, greeting, history, seats_of, tickets_in
from whistlestop.game.record.fairness import seed_text
from whistlestop.server.rooms.projection import row_of
from whistlestop.server.tables import entries as e
from whistlestop.server.tables.step import Seats

OPEN_FOR_ALL = {"points", "cards", "tickets", "trains", "ships", "stations_left", "harbours_left"}
OPEN_FOR_ALL |= {"routes", "stations", "harbours", "festival_cards"}
OWN = {"hand", "tickets", "offer", "festival_cards"}
"""What only the player sees."""


@dataclass
class Played:
    """A game that was played to the end."""

    board: str
    watched: Watched
    messages: list[tuple[Seats, set[int], bytes]] = field(default_factory=list)
    """Everything sent before the end: to whom, and which tickets they had been shown by then."""

    def note(self, answers: bool) -> None:
        """Keep the latest messages, and sometimes what a newcomer or a question would get."""
        watched = self.watched
        for group in watched.groups:
            known = set().union(*(watched.shown[seat] for seat in group))
            told = [watched.told[group][-1]]
            if answers:
                told.append(greeting(watched.table, group))
                told.append(msgspec.json.encode(history(watched, group)))
            self.messages += [(group, known, message) for message in told]


PAIRS = [
    pytest.param(pair, marks=pytest.mark.xdist_group(f"secrets-{pair}"), id=f"{pair[0]}-{pair[1]}")
    for pair in ALL_PAIRS
]


@pytest.fixture(scope="module", params=PAIRS)
def played(request: pytest.FixtureRequest) -> Played:
    """A game on every board, with every number of players."""
    board, players = request.param
    played = Played(board, Watched(board, players, seed=players))
    played.note(answers=True)
    played.watched.start()
    for number, _ in enumerate(played.watched.play_on()):
        played.note(answers=number % 40 == 0)
    return played


def test_nobody_is_sent_a_ticket_they_were_never_shown(played: Played) -> None:
    """C11, C12, IB-3"""
    named: dict[Seats, set[int]] = {}
    for group, known, message in played.messages:
        found = tickets_in(message, played.board)
        assert found <= known, (group, message)
        named.setdefault(group, set()).update(found)
    assert not named[()]
    assert all(named[seats_of(seat)] for seat in range(len(played.watched.people))), (
        "they are sent their own"
    )


def test_the_seed_is_not_sent_before_the_end(played: Played) -> None:
    watched = played.watched
    forms = forms_of(watched.seed)
    for _, _, message in played.messages:
        assert not any(form in message for form in forms), message
    promise = sha256(seed_text(watched.seed).encode()).hexdigest().encode()
    for group in watched.groups:
        assert promise in greeting(watched.table, group)
        assert seed_text(watched.seed).encode() in watched.told[group][-1], "now it may be known"


def test_ids_of_people_and_commands_stay_secret(played: Played) -> None:
    watched = played.watched
    secrets = [text.encode() for text in (*watched.people, *watched.nonces)]
    people = len(watched.people)
    secrets = [*secrets[:people], *secrets[people::7]]  # there are dozens of commands: some will do
    for _, _, message in played.messages:
        assert not any(secret in message for secret in secrets), message
        assert b"nonce" not in message
        assert b"actions" not in message


def test_the_link_is_only_for_people_at_the_table(played: Played) -> None:
    watched = played.watched
    invite = watched.table.invite.encode()
    holders = {group for group, _, message in played.messages if invite in message}
    assert holders == set(watched.groups) - {()}
    for told in watched.told.values():
        assert not any(invite in message for message in told), "only a welcome contains it"


def test_views_only_have_the_fields_meant_for_their_viewer(played: Played) -> None:
    for group, _, message in played.messages:
        shown = json.loads(message)
        open_for_all = shown.get("view") or shown.get("changes") or {}
        assert not OWN & set(open_for_all), "public fields belong to nobody alone"
        assert_seats_open(open_for_all)
        views = shown.get("views", [])
        assert [view["seat"] for view in views] in ([*group] or [None], [])
        for view in views:
            assert set(view.get("changes", {})) <= OWN
            whole = view.get("view", {})
            assert_seats_open(whole)
            if view["seat"] is None:
                assert not OWN & set(whole)
                assert not {"legal", "changes", "happened"} & set(view)


def assert_seats_open(fields: dict[str, Any]) -> None:
    """Only the public fields of each seat."""
    listed = fields.get("players", {})
    seats = listed.values() if isinstance(listed, dict) else listed
    assert all(set(seat) <= OPEN_FOR_ALL for seat in seats)


def test_the_history_contains_what_the_events_did_and_no_more(played: Played) -> None:
    watched = played.watched
    for viewer in (None, *range(len(watched.people))):
        events = [json.loads(message) for message in watched.told[seats_of(viewer)]]
        told = [
            {"version": event["version"], **fact}
            for event in events
            for fact in happened_for(event, viewer)
        ]
        answer = msgspec.json.encode(history(watched, seats_of(viewer)))
        assert json.loads(answer)["happened"] == [{"seat": viewer, "happened": told}]


def happened_for(event: dict[str, Any], viewer: int | None) -> list[Any]:
    """A seat that knows more of it has its own list."""
    own = [v["happened"] for v in event.get("views", []) if v["seat"] == viewer and "happened" in v]
    found: list[Any] = own[0] if own else event.get("happened", [])
    return found


def test_lists_hold_no_secrets_of_a_game() -> None:
    watched = Watched("iberia", 4, seed=1).start()
    needles = [*forms_of(watched.seed), *(person.encode() for person in watched.people)]
    needles += [watched.table.invite.encode(), watched.table.id.encode()]
    for _ in watched.play_on():
        row = row_of(watched.table).summary.encode()
        assert not any(needle in row for needle in needles)
        assert not tickets_in(row, "iberia")


# --- chat -----------------------------------------------------------------------------


def test_a_muted_seat_is_not_heard_by_the_muter() -> None:
    watched = Watched("new-york", 3, seed=1).start()
    watched.happen(e.Muted(1, 2, True), watched.people[1])
    watched.happen(e.Said(2, "psst"), watched.people[2])
    watched.happen(e.Reacted(2, "ouch"), watched.people[2])
    heard = {group for group, told in watched.told.items() if b"psst" in told[-2]}
    assert heard == {(), (0,), (2,)}
    assert {group for group, told in watched.told.items() if b"ouch" in told[-1]} == heard
    for group in watched.groups:
        lines = history(watched, group)["chat"]
        assert len(lines) == (2 if group in heard else 0)
    watched.happen(e.Muted(1, 2, False), watched.people[1])
    watched.happen(e.Said(2, "again"), watched.people[2])
    assert all(b"again" in told[-1] for told in watched.told.values())


def test_nobody_else_learns_who_is_muted() -> None:
    watched = Watched("new-york", 3, seed=1).start()
    watched.happen(e.Muted(1, 2, True), watched.people[1])
    for group, told in watched.told.items():
        do = json.loads(told[-1])["entry"]
        assert (do == {"type": "nothing"}) == (1 not in group)
        welcomed = json.loads(greeting(watched.table, group))
        assert ("muted" in welcomed) == (1 in group)
