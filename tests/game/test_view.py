"""Views: what a player sees, remembers and may pass on."""

from __future__ import annotations

import json

import pytest

from boards.folders import EVERYTHING
from proof.dice import Dice
from proof.offsets import AT
from proof.tables import tables_of
from proof.walk import STYLES, play_on
from whistlestop.engine import layout as L
from whistlestop.engine.reader import StateReader
from whistlestop.game import Game, GameError, View

HEADER = "whistlestop position 1"


def at(board: str, *lines: str) -> Game:
    """A two-player game at a position."""
    return Game.from_position("\n".join([HEADER, f"board {board}", "players 2", *lines]), seed=1)


def known(view: View, player: int) -> dict[str, int]:
    return view.reader.known(player)


# --- what a view contains --------------------------------------------------------------


def test_players_see_their_own_hand_and_how_many_cards_others_have() -> None:
    """C12"""
    game = at(
        "europe", "player 0", "hand 3 red 1 wild", "tickets berlin-roma", "player 1", "hand 6 ?"
    )
    mine, theirs = game.view(0).to_dict(), game.view(1).to_dict()
    assert mine["hand"] == {"red": 3, "wild": 1}
    assert mine["tickets"] == ["berlin-roma"]
    assert mine["players"] == theirs["players"]
    assert [p["cards"] for p in mine["players"]] == [4, 6]
    assert [p["tickets"] for p in mine["players"]] == [1, 0]
    assert theirs["hand"] == StateReader(game.board, game.state.data).hand(1)
    assert theirs["tickets"] == []


def test_a_spectator_sees_what_is_public() -> None:
    """C12: row, discard, pieces, routes and the score track, but no hands and no tickets"""
    game = at(
        "europe",
        "discard 4 blue",
        "row red red blue wild green",
        "last-turns 1",
        "player 0",
        "routes paris-zurich",
        "stations roma",
    )
    view = game.view().to_dict()
    assert (view["viewer"], view["board"], view["digest"]) == (None, "europe", game.board.digest)
    assert (view["phase"], view["turn"], view["to_act"]) == ("main", 0, [0])
    assert view["row"] == ["red", "red", "blue", "wild", "green"]
    assert view["discard"] == {"blue": 4}
    assert view["last_turns"] == 1
    assert view["decks"] == {"train": 110 - 5 - 4 - 8}
    assert view["tickets_left"] == 40
    first = view["players"][0]
    assert (first["routes"], first["stations"]) == (["paris-zurich"], ["roma"])
    assert (first["trains"], first["stations_left"], first["points"]) == (42, 2, 4)
    assert not {"hand", "tickets", "offer"} & set(view)
    with pytest.raises(GameError, match="a spectator has no moves"):
        game.view().legal_moves()


def test_points_are_the_ones_on_the_score_track() -> None:
    """NY-8, GL-12: an exchange costs points at once"""
    game = Game.new("great-lakes", 2, 1)
    while len(game.to_act) > 1 or game.view().phase != "main":
        player = min(game.to_act)
        game.play(game.legal_moves(player)[0], player)
    (player,) = game.to_act
    game.play("exchange 2 ships")
    assert game.view().to_dict()["players"][player]["points"] == -2


def test_a_view_says_whose_it_is() -> None:
    game = Game.new("europe", 3, 1)
    assert repr(game.view(2)) == "<View of europe by player 2, phase opening>"
    assert repr(game.view()) == "<View of europe by a spectator, phase opening>"
    view = game.view(2)
    assert (view.players, view.over) == (3, False)
    assert view.to_act == {0, 1, 2}
    assert view.board is game.board


def test_views_are_equal_if_they_show_the_same() -> None:
    game = Game.new("europe", 2, 1)
    assert game.view(0) == game.view(0)
    assert game.view(0) != game.view(1)
    assert game.view(0) != game.view()
    assert game.view(0) != "a view"


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    game = Game.new("europe", 2, 1)
    view = game.view(0)
    before = view.to_json()
    play_on(game, Dice(1), STYLES[0], 10)
    assert view.to_json() == before


def test_secrets_are_kept_until_the_end() -> None:
    """C12"""
    game = Game.new("new-york", 2, 3)
    play_on(game, Dice(3), STYLES[1], 10_000)
    assert game.over
    view = game.view(0)
    assert view.over
    assert view.reader.hand(1) == {}
    assert view.reader.tickets(1) == []
    assert bytes(view.state.data[AT.deck : AT.offer]) == bytes(AT.offer - AT.deck)
    assert bytes(view.state.data[: AT.owned * 8]) == bytes(AT.owned * 8)


# --- what everyone remembers -----------------------------------------------------------


def test_a_card_taken_from_the_row_is_remembered() -> None:
    """C3, C12: a card drawn unseen is not"""
    game = at("europe", "row red red blue green green", "player 0", "hand", "player 1")
    game.play("take red")
    game.play("draw")
    for viewer in (0, 1, None):
        assert known(game.view(viewer), 0) == {"red": 1}
    game.play("take green")
    assert known(game.view(0), 1) == {"green": 1}


def test_a_card_that_was_paid_is_forgotten() -> None:
    """C9: of the known cards, at least those that were not paid are still in the hand"""
    lines = ("deck train blue blue blue", "player 0", "hand 5 red", "known 4 red")
    game = at("europe", *lines)
    game.play("claim paris-zurich")
    game.play("pay 3 red")
    assert game.view().to_dict()["players"][0]["routes"] == ["paris-zurich"]
    assert known(game.view(1), 0) == {"red": 1}


def test_cards_laid_down_for_a_refused_tunnel_are_known() -> None:
    """EU-8"""
    game = at("europe", "deck train red red red", "player 0", "hand 3 red")
    assert known(game.view(1), 0) == {}
    game.play("claim paris-zurich")
    game.play("pay 3 red")
    assert game.view(1).to_dict()["laid"] == {"red": 3}
    assert game.view(1).to_dict()["revealed"] == ["red", "red", "red"]
    game.play("refuse")
    assert known(game.view(1), 0) == {"red": 3}


def test_everyone_knows_how_many_festival_cards_were_taken() -> None:
    """IB-8"""
    game = at("iberia", "drafts-done 1", "player 0", "festivals 3 sevilla 1 lisboa")
    assert game.view(1).to_dict()["players"][0]["festival_cards"] == 4
    assert game.view(0).to_dict()["festival_cards"] == {"sevilla": 3, "lisboa": 1}
    assert "festival_cards" not in game.view().to_dict()


# --- what one player remembers ---------------------------------------------------------


def test_a_refused_ticket_under_the_deck_is_known_to_the_player_who_refused_it() -> None:
    """NY-2, NY-4, C12"""
    game = Game.new("new-york", 3, 1)
    refused = {}
    for player in range(3):
        kept = game.legal_moves(player)[0]
        offered = game.view(player).to_dict()["offer"]
        refused[player] = next(t for t in offered if t not in kept.text.split())
        game.play(kept, player)
    names = [t.id for t in game.board.tickets]
    for viewer in range(3):
        deck = game.view(viewer).state.data[AT.ticket_deck : AT.ticket_deck + 15]
        assert [names[code] for code in deck if code != L.HIDDEN] == [refused[viewer]]
    deck = game.view().state.data[AT.ticket_deck : AT.ticket_deck + 15]
    assert set(deck) == {L.HIDDEN}


def test_a_refused_ticket_that_leaves_the_game_is_known_to_the_player_who_refused_it() -> None:
    """EU-2, NO-2"""
    game = Game.new("nordic", 2, 1)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0], player)
    for viewer in (0, 1):
        reader = game.view(viewer).reader
        assert len(reader.bits("boxed", viewer)) == 3
        assert reader.bits("boxed", 1 - viewer) == []
        assert reader.number("boxed_count", 1 - viewer) == 3


def test_only_one_player_sees_the_tickets_on_offer() -> None:
    """C11"""
    game = at("europe", "player 0")
    game.play("tickets")
    assert None not in game.view(0).to_dict()["offer"]
    assert game.view(1).reader.offer(0) == [None, None, None]
    assert game.view().reader.offer(0) == [None, None, None]


def test_a_secret_choice_is_hidden_until_all_have_chosen() -> None:
    """C17: others see only that it has been made"""
    views = set()
    for n in range(5):
        game = Game.new("europe", 3, 1)
        game.play(game.legal_moves(2)[n], 2)
        assert game.view(0).to_act == {0, 1}
        views.add(game.view(0).to_bytes())
        assert game.view(2).state.data[AT.choice + 2]
    assert len(views) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("which", [1, 2])
def test_what_a_player_remembers_of_a_draft(players: int, which: int) -> None:
    """IB-3, IB-5: a hand that comes round again shows what the others picked, but not who"""
    direction = 1 if which == 1 else -1
    lines = ["phase draft", f"draft {which}", f"drafts-done {which - 1}", f"players {players}"]
    game = Game.from_position("\n".join([HEADER, "board iberia", *lines]), seed=2)
    hands = [set(offer_of(game, p)) for p in range(players)]
    picks: list[list[int]] = [[] for _ in range(players)]
    seen: dict[tuple[int, int], list[tuple[int, set[int]]]] = {}
    dice = Dice(players)
    for step in range(6):
        for player in range(players):
            hand = (player - direction * step) % players
            seen.setdefault((player, hand), []).append((step, set(hands[hand])))
            ticket = dice.choose(sorted(hands[hand]))
            picks[player].append(ticket)
            hands[hand].remove(ticket)
            if step < 5:
                game.play(f"pick {game.board.tickets[ticket].id}", player)
    assert game.view().phase == "draft-keep"
    for viewer in range(players):
        shown = game.view(viewer).state.data
        for player in range(players):
            assert player != viewer or shown_picks(shown, which, player) == picks[player]
        for hand in range(players):
            visits = seen.get((viewer, hand), [])
            for step in range(6):
                place = shown_picks(shown, which, (hand + direction * step) % players)[step]
                if not visits or step < visits[0][0]:
                    assert place == L.HIDDEN
                else:
                    assert place in visits[0][1]
            for (a, before), (b, after) in zip(visits, [*visits[1:], (6, set())], strict=True):
                between = range(a + 1, b)
                others = {
                    shown_picks(shown, which, (hand + direction * s) % players)[s] for s in between
                }
                assert others == before - after - {picks[viewer][a]}


def offer_of(game: Game, player: int) -> list[int]:
    data = game.state.data
    start = AT.offer + player * L.OFFERED
    return list(data[start : start + data[AT.offer_size + player]])


def shown_picks(data: bytes | bytearray, which: int, player: int) -> list[int]:
    start = AT.picks + ((which - 1) * L.PLAYERS + player) * L.OFFERED
    return list(data[start : start + 6])


# --- as JSON ---------------------------------------------------------------------------


def test_a_view_is_plain_json() -> None:
    game = Game.new("iberia", 3, 1)
    values = json.loads(game.view(1).to_json())
    assert values["format"] == 1
    assert values["viewer"] == 1
    assert {**values, "state": ""} == {**game.view(1).to_dict(), "state": ""}


def test_a_home_made_board_can_be_passed_in() -> None:
    game = Game.new(EVERYTHING, 2, 1)
    text = game.view(0).to_json()
    assert View.from_json(text, EVERYTHING) == game.view(0)
    with pytest.raises(GameError, match="the board 'everything' is not built in"):
        View.from_json(text)


def test_a_view_of_another_board_is_refused() -> None:
    with pytest.raises(GameError, match="for another board than nordic, or for another version"):
        View.from_json(Game.new("europe", 2, 1).view(0).to_json(), tables_of("nordic"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda values: "",
        lambda values: "{",
        lambda values: "[]",
        lambda values: "null",
        lambda values: json.dumps({**values, "state": "?"}),
        lambda values: json.dumps({**values, "state": "AAAA"}),
        lambda values: json.dumps({**values, "state": None}),
        lambda values: json.dumps({k: v for k, v in values.items() if k != "viewer"}),
        lambda values: json.dumps({k: v for k, v in values.items() if k != "digest"}),
    ],
)
def test_data_that_are_not_a_view_are_refused(spoil: object) -> None:
    values = json.loads(Game.new("europe", 2, 1).view(0).to_json())
    with pytest.raises(GameError, match="this is not a view of a game"):
        View.from_json(spoil(values))  # type: ignore[operator]
