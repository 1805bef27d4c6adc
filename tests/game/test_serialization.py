"""Bytes and texts from outside: a GameError says what is wrong with them."""

from __future__ import annotations

import base64
import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

from proof.dice import Dice
from proof.offsets import AT
from proof.tables import ALL_PAIRS, BOARDS, tables_of
from proof.walk import STYLES, play_on
from whistlestop.boards import BoardError
from whistlestop.engine import layout as L
from whistlestop.engine.fields import SIZE
from whistlestop.engine.validation import defect
from whistlestop.game import Game, GameError, PositionError, RecordError, View
from whistlestop.game.serialization import HEADER_SIZE

# --- what is correct is accepted ---------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_every_state_and_view_of_a_game_is_accepted(board: str, players: int) -> None:
    tables, random = tables_of(board), Random(players)
    for number, style in enumerate(STYLES):
        game, dice = Game.new(tables, players, number), Dice(number)
        while not game.over:
            assert defect(game.state, tables, L.WHOLE) == ""
            play_on(game, dice, style, 1)
            if dice.one_in(8):
                viewer = dice.choose([None, *range(players)])
                view = game.view(viewer)
                assert View.from_json(view.to_json(), tables) == view
                assert defect(view.completed(random), tables, L.WHOLE) == ""
        assert Game.from_bytes(tables, game.to_bytes()).scores() == game.scores()


# --- bytes of a game ---------------------------------------------------------------------


def wrong_bytes(game: Game, at: int, value: int) -> bytes:
    """The bytes of a game with one byte of the state changed."""
    data = bytearray(game.to_bytes())
    data[HEADER_SIZE + at] = value
    return bytes(data)


def test_too_many_seats_are_refused() -> None:
    """Scoring such a state would never end."""
    data = wrong_bytes(Game.new("europe", 2, seed=1), AT.players, 255)
    with pytest.raises(GameError, match="in this state: 255 players; expected 2 to 5"):
        Game.from_bytes("europe", data)


def test_routes_that_do_not_exist_are_refused() -> None:
    """Playing on from such a state would write out of bounds."""
    game = Game.new("europe", 2, seed=1)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0], player)
    with pytest.raises(GameError, match="player 0 owns routes that are not on the board"):
        Game.from_bytes("europe", wrong_bytes(game, 54, 255))


@pytest.mark.parametrize(
    ("at", "value", "message"),
    [
        (AT.phase, 15, "phase 15; expected at most 14"),
        (AT.phase, L.REFILL, "tickets on offer to player 0 in phase 7"),
        (AT.turn, 2, "turn 2 and first player"),
        (AT.waiting, 4, "waits for players 100"),
        (AT.stations_left, 2, "0 stations built and 2 left; expected 3 in total"),
        (AT.trains, 46, "has 46 trains"),
        (AT.row, 200, "card 200 at place 0 of the row"),
        (AT.row + 6, 0, "card 0 at place 6 of the row"),
        (AT.deck_sizes, 255, "255 cards in deck 0"),
        (AT.discarded, 1, "1 and 0 cards in the discards; expected 0 and 0"),
        (AT.hand_sizes, 9, "a hand size of 9 and 0 for player 0; expected 4 and 0"),
        (AT.hand + 3, 60, "a hand size of 4 and 0 for player 0"),
        (AT.offer, 99, "ticket 99 on offer to player 0"),
        (AT.offer_size, 9, "9 tickets on offer to player 0; expected at most 8"),
        (AT.ticket_deck_size, 120, "120 tickets in the deck; the board has 46"),
        (AT.ticket_count, 1, "player 0 has 0 tickets; expected 1"),
        (AT.ticket_seen, 128, "missing players know the ticket at place 0"),
        (AT.choice, 7, "player 0 cannot have chosen 7 in phase 1"),
        (AT.cost, 3, "a payment in phase 1, where nobody pays"),
        (AT.drafts_done, 1, "a draft, which this board does not have"),
        (AT.festivals, 1, "1 festival cards of set 0"),
        (AT.hand + 2 * L.TYPES, 1, "data for missing players"),
        (SIZE - 1, 1, "padding bytes are not 0"),
    ],
)
def test_the_error_says_what_is_wrong(at: int, value: int, message: str) -> None:
    with pytest.raises(GameError, match=message):
        Game.from_bytes("europe", wrong_bytes(Game.new("europe", 2, seed=1), at, value))


def test_duplicated_cards_are_refused() -> None:
    """All cards in the deck become the same, so some are missing and there are too many of one."""
    data = bytearray(Game.new("europe", 2, seed=1).to_bytes())
    deck = slice(HEADER_SIZE + AT.deck, HEADER_SIZE + AT.deck + data[HEADER_SIZE + AT.deck_sizes])
    data[deck] = bytes(len(data[deck]))
    with pytest.raises(GameError, match=r"cards of type 0; the board has 12"):
        Game.from_bytes("europe", bytes(data))


@pytest.mark.parametrize(("one", "other"), list(permutations(BOARDS, 2)))
def test_bytes_of_another_board_are_refused(one: str, other: str) -> None:
    data = Game.new(tables_of(one), 3, 1).to_bytes()
    with pytest.raises(GameError, match=f"for another board than {tables_of(other).board.id}"):
        Game.from_bytes(tables_of(other), data)


@pytest.mark.parametrize("data", [b"", b"whistlestop", bytes(SIZE), "text", None, 5, [1]])
def test_data_that_are_not_the_bytes_of_a_game(data: Any) -> None:
    with pytest.raises(GameError, match="bytes of a game"):
        Game.from_bytes("europe", data)


def test_truncated_bytes() -> None:
    data = Game.new("europe", 2, 1).to_bytes()
    for size in range(len(data)):
        with pytest.raises(GameError):
            Game.from_bytes("europe", data[:size])


# --- records -----------------------------------------------------------------------------


def with_start(data: bytes, players: int = 2) -> str:
    """A record that starts with these bytes."""
    game = Game.from_bytes("europe", Game.new("europe", players, 1).to_bytes())
    lines = game.record().splitlines()
    lines[3] = f"start {base64.b64encode(data).decode('ascii')}"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("at", "value"), [(AT.players, 5), (AT.players, 255), (AT.stations_left, 200)]
)
def test_a_start_with_wrong_values_is_refused(at: int, value: int) -> None:
    data = bytearray(Game.new("europe", 2, 1).start)
    data[at] = value
    with pytest.raises(RecordError, match="the game cannot be set up: no game of europe"):
        Game.from_record(with_start(bytes(data)))


def test_a_start_of_noise_is_refused() -> None:
    for number in range(50):
        with pytest.raises(RecordError):
            Game.from_record(with_start(Random(number).randbytes(SIZE)))


@pytest.mark.parametrize(
    "line",
    [
        "start",
        "start ?",
        "start AAAA",
        "start ä",
        "seed",
        "seed -1",
        "seed ²",
        f"seed {'9' * 5000}",
    ],
)
def test_a_start_or_seed_that_cannot_be_read(line: str) -> None:
    lines = with_start(b"").splitlines()
    lines[3] = line
    with pytest.raises(RecordError):
        Game.from_record("\n".join(lines))


@pytest.mark.parametrize("text", [None, 5, b"whistlestop record 1", []])
def test_arguments_that_are_not_text(text: Any) -> None:
    with pytest.raises(RecordError, match="expected the text of a record"):
        Game.from_record(text)
    with pytest.raises(PositionError, match="expected the text of a position"):
        Game.from_position(text)


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "nowhere"])
def test_unknown_boards_of_any_name_are_reported(name: str) -> None:
    with pytest.raises(BoardError, match="no such folder"):
        Game.new(name, 2)


@pytest.mark.parametrize("wrong", ["x", 1.5, [], b"1"])
def test_arguments_of_a_new_game_must_be_whole_numbers(wrong: Any) -> None:
    for numbers in (
        {"players": wrong},
        {"players": 2, "seed": wrong},
        {"players": 2, "first": wrong},
    ):
        with pytest.raises(GameError, match="expected a whole number for"):
            Game.new("europe", **numbers)


@pytest.mark.parametrize("name", ["x" * 5000, "a\0b", "..", "nowhere", "europe/.."])
def test_a_record_of_an_unknown_board(name: str) -> None:
    lines = Game.new("europe", 2, 1).record().splitlines()
    for wrong in ([f"board {name} 12"], [lines[1], f"folder {name}"]):
        with pytest.raises(RecordError, match="line 2: "):
            Game.from_record("\n".join([lines[0], *wrong, *lines[2:]]))


# --- views -------------------------------------------------------------------------------


def view_text(**values: object) -> str:
    return json.dumps(json.loads(Game.new("europe", 2, 1).view(0).to_json()) | values)


@pytest.mark.parametrize(
    "viewer", [[], {}, "x", "0", 1.5, True, 2**31, -1, -1000, 2, 5, 1000, 10**400]
)
def test_a_viewer_who_is_not_at_the_table(viewer: object) -> None:
    with pytest.raises(GameError, match="this is not a view of a game"):
        View.from_json(view_text(viewer=viewer))


@pytest.mark.parametrize("board", [[], None, 5, "x" * 5000, "", "nowhere", "a\0b", ".", "/"])
def test_a_board_that_does_not_exist(board: object) -> None:
    with pytest.raises(GameError):
        View.from_json(view_text(board=board))


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, "9" * 10_000, "\ud800", "\0", None, 5, b"\xff"]
)
def test_text_that_is_not_json(text: Any) -> None:
    with pytest.raises(GameError, match="this is not a view of a game"):
        View.from_json(text)


def test_a_view_of_too_many_seats_is_refused() -> None:
    data = bytearray(Game.new("europe", 2, 1).view(0).to_bytes())
    data[AT.players] = 255
    state = base64.b64encode(data).decode("ascii")
    with pytest.raises(GameError, match=r"this is not a view of a game: .* 255 players"):
        View.from_json(view_text(state=state))


def test_a_view_that_shows_too_much_is_refused() -> None:
    """C12: a whole state is nobody's view."""
    state = base64.b64encode(Game.new("europe", 2, 1).start).decode("ascii")
    with pytest.raises(GameError, match="the chance key is set, but no view contains it"):
        View.from_json(view_text(state=state))


def test_an_impossible_payment_is_refused() -> None:
    """Completing such a view would look for cards that do not exist."""
    game = Game.from_position(
        "whistlestop position 1\nboard europe\nplayers 2\nphase pay\npurpose route\n"
        "route brest-dieppe\nplayer 0\nhand 4 orange\nplayer 1\n",
        seed=1,
    )
    data = bytearray(game.view(1).to_bytes())
    data[AT.hand_sizes] = 0
    with pytest.raises(GameError, match="player 0 has to pay, but no cards could do it"):
        View.from_json(view_text(viewer=1, state=base64.b64encode(data).decode("ascii")))


# --- positions ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [
        ["board " + "x" * 5000],
        ["board a\0b"],
        ["board europe", "folder " + "x" * 5000],
        ["board europe", "players ²", "player 0"],
        ["board europe", "player 0", "player 1", "chance " + "0" * 64 + " " + "9" * 5000],
        ["board europe", "player 0", "player 1", "turns " + "9" * 5000],
    ],
)
def test_odd_positions(lines: list[str]) -> None:
    with pytest.raises(PositionError):
        Game.from_position("\n".join(["whistlestop position 1", *lines]))


def test_festival_cards_can_be_chosen_only_at_the_ends_of_the_route() -> None:
    """IB-8: nothing else can be taken."""
    with pytest.raises(PositionError, match="a choice of festival cards for route"):
        Game.from_position(
            "whistlestop position 1\nboard iberia\nplayers 2\ndrafts-done 1\nphase festival\n"
            "purpose route\ncost 1\nroute cadiz-sevilla-blue\nplayer 0\nroutes cadiz-sevilla-blue\n"
            "player 1\n",
            seed=1,
        )
