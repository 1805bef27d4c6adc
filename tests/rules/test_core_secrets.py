"""What players may know about each other, and simultaneous choices (C12, C17)."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.table import hand, keep_all, phase, play, position, row, texts, tickets, turn
from whistlestop.game import Game
from whistlestop.game.errors import GameError
from whistlestop.game.view import View

TABLE = "row red red blue blue green\nticket-deck london-wien essen-kyiv sofia-smyrna"


def public(view: View) -> dict[str, Any]:
    """A view without what only its viewer may see."""
    own = {"viewer", "hand", "tickets", "offer", "festival_cards"}
    own |= {"known_tickets", "returned", "passed"}  # what the viewer remembers
    return {key: value for key, value in view.to_dict().items() if key not in own}


# --- C12: secrets ------------------------------------------------------------------------------

SECRETS = {
    "hand": (
        (f"{TABLE}\ndeck train black black white white", "hand 2 orange\ntickets berlin-roma"),
        (
            f"{TABLE}\ndeck train black orange white orange",
            "hand 1 black 1 white\ntickets berlin-roma",
        ),
    ),
    "tickets": (
        (TABLE, "hand 2 red\ntickets berlin-roma kyiv-sochi"),
        (TABLE, "hand 2 red\ntickets brest-petrograd paris-wien"),
    ),
    "order of the deck": (
        (f"{TABLE}\ndeck train black white wild", "hand 2 red"),
        (f"{TABLE}\ndeck train wild black white", "hand 2 red"),
    ),
    "order of the ticket deck": (
        (TABLE, "hand 2 red"),
        (TABLE.replace("london-wien essen-kyiv", "essen-kyiv london-wien"), "hand 2 red"),
    ),
    "refused tickets": (
        (TABLE, "hand 2 red\nrefused kyiv-sochi"),
        (TABLE, "hand 2 red\nrefused brest-petrograd"),
    ),
    "tickets never dealt": (
        (f"{TABLE}\nundealt brest-petrograd", "hand 2 red"),
        (f"{TABLE}\nundealt lisboa-danzig", "hand 2 red"),
    ),
    "tickets on offer": (
        (f"{TABLE}\nphase keep", "hand 2 red\noffer kyiv-sochi paris-wien"),
        (f"{TABLE}\nphase keep", "hand 2 red\noffer berlin-roma roma-smyrna"),
    ),
}


@pytest.mark.parametrize("what", SECRETS)
@pytest.mark.parametrize("viewer", [1, None])
def test_others_cannot_tell_what_is_secret(what: str, viewer: int | None) -> None:
    """C12: games that differ only in a secret look the same to another player and to spectators."""
    first, second = (
        position("europe", table, p0=player, p1="hand 2 yellow", seed=3)
        for table, player in SECRETS[what]
    )
    assert first.to_bytes() != second.to_bytes()
    assert first.view(viewer) == second.view(viewer)
    assert first.view(viewer).to_json() == second.view(viewer).to_json()


@pytest.mark.parametrize("what", ["hand", "tickets", "refused tickets", "tickets on offer"])
def test_players_know_their_own_secrets(what: str) -> None:
    """C12: the same pairs of games look different to the owner of the secret."""
    first, second = (
        position("europe", table, p0=player, p1="hand 2 yellow", seed=3)
        for table, player in SECRETS[what]
    )
    assert first.view(0) != second.view(0)


@pytest.mark.parametrize("what", ["order of the deck", "order of the ticket deck"])
def test_nobody_knows_the_order_of_a_deck(what: str) -> None:
    """C12."""
    first, second = (
        position("europe", table, p0=player, p1="hand 2 yellow", seed=3)
        for table, player in SECRETS[what]
    )
    assert first.view(0) == second.view(0)


PLAIN = "hand 2 red\ntickets berlin-roma"
PUBLIC = {
    "the number of cards": (TABLE, "hand 3 red\ntickets berlin-roma"),
    "the number of tickets": (TABLE, "hand 2 red\ntickets berlin-roma kyiv-sochi"),
    "the row": (TABLE.replace("green", "white"), PLAIN),
    "the discard": (f"{TABLE}\ndiscard 2 black", PLAIN),
    "the routes": (TABLE, f"{PLAIN}\nroutes brest-paris"),
    "the pieces": (TABLE, f"{PLAIN}\ntrains 44"),
    "the stations": (TABLE, f"{PLAIN}\nstations roma"),
    "the number of tickets left": (TABLE.replace("essen-kyiv", ""), PLAIN),
}


@pytest.mark.parametrize("what", PUBLIC)
@pytest.mark.parametrize("viewer", [1, None])
def test_everybody_sees_what_is_public(what: str, viewer: int | None) -> None:
    """C12."""
    table, player = PUBLIC[what]
    plain = position("europe", TABLE, p0=PLAIN, p1="hand 2 yellow", seed=3)
    other = position("europe", table, p0=player, p1="hand 2 yellow", seed=3)
    assert public(plain.view(viewer)) != public(other.view(viewer))


def test_a_view_has_the_public_numbers() -> None:
    """C12: how many cards and tickets, not which."""
    game = position(
        "europe",
        f"{TABLE}\ndeck train black white wild\ndiscard 2 black",
        p0="hand 3 orange 1 wild\ntickets berlin-roma kyiv-sochi\nroutes brest-paris",
        p1="hand 2 yellow",
    )
    seen = game.view(1).to_dict()
    assert seen["row"] == ["red", "red", "blue", "blue", "green"]
    assert seen["decks"] == {"train": 3}
    assert seen["discard"] == {"black": 2}
    assert seen["tickets_left"] == 3
    them = seen["players"][0]
    assert (them["cards"], them["tickets"], them["trains"], them["points"]) == (4, 2, 42, 4)
    assert them["routes"] == ["brest-paris"]
    assert seen["hand"] == {"yellow": 2}
    assert seen["tickets"] == []
    assert "orange" not in game.view(1).to_json()


def test_a_spectator_has_no_hand_and_no_moves() -> None:
    """C12."""
    view = position("europe", p0="", p1="").view()
    assert not {"hand", "tickets", "offer"} & set(view.to_dict())
    with pytest.raises(GameError):
        view.legal_moves()


def test_cards_taken_from_the_row_are_known_and_cards_drawn_unseen_are_not() -> None:
    """C12: what the others remember of a hand."""
    game = position(
        "europe", "row red blue green blue white\ndeck train black red", p0="hand 2 wild", p1="hand"
    )
    play(game, "take red", "draw")
    assert game.view(1).reader.known(0) == {"red": 1}
    assert game.view(1).reader.hand_size(0) == 4


def test_only_the_player_who_refused_a_ticket_knows_it() -> None:
    """C12, C11: nobody else can tell which ticket is under the deck."""
    start = position("europe", TABLE, p0="", p1="", seed=3)
    first = play(start.copy(), "tickets", "keep london-wien essen-kyiv")
    second = play(start.copy(), "tickets", "keep london-wien sofia-smyrna")
    assert first.view(1) == second.view(1)
    assert first.view(0) != second.view(0)


@pytest.mark.parametrize("board", ["europe", "new-york"])
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 150))
def test_a_view_has_everything_public_and_nothing_else(board: str, seed: int, moves: int) -> None:
    """C12: redealing everything hidden changes nothing in a view, which still has all its moves."""
    random = Random(seed)
    game = Game.new(board, 3, seed=seed)
    for _ in range(moves):
        if not game.over:
            player = random.choice(sorted(game.to_act))
            game.play(random.choice(game.legal_moves(player)), player)
    assert public(game.view(0)) == public(game.view(1)) == public(game.view())
    for viewer in range(3):
        view = game.view(viewer)
        assert View(game.tables, view.completed(random), viewer) == view
        assert {m.text for m in view.legal_moves()} == texts(game, viewer)


# --- C17: simultaneous choices ----------------------------------------------------------------


def opening(board: str, players: int) -> tuple[Game, dict[int, str]]:
    """A new game, and for each player a choice that refuses something."""
    game = Game.new(board, players, seed=11)
    return game, {p: min(texts(game, p), key=lambda t: (len(t.split()), t)) for p in range(players)}


@pytest.mark.parametrize(("board", "players"), [("europe", 3), ("europe", 5), ("new-york", 4)])
def test_all_players_choose_their_opening_tickets_together(board: str, players: int) -> None:
    """C17: the game waits for everyone, and everyone has moves."""
    game, _ = opening(board, players)
    assert phase(game) == "opening"
    assert game.to_act == set(range(players))
    assert all(texts(game, p) for p in range(players))


@pytest.mark.parametrize(("board", "players"), [("europe", 3), ("new-york", 4)])
def test_the_order_of_choices_does_not_matter(board: str, players: int) -> None:
    """C17: the result is the same game."""
    game, choices = opening(board, players)
    results = set()
    for order in permutations(range(players)):
        other = game.copy()
        for player in order:
            assert phase(other) == "opening"
            other.play(choices[player], player)
        assert phase(other) == "main"
        results.add(other.to_bytes())
    assert len(results) == 1


@pytest.mark.parametrize(("board", "players"), [("europe", 2), ("europe", 5), ("new-york", 3)])
def test_nobody_sees_a_choice_before_all_have_chosen(board: str, players: int) -> None:
    """C17: whatever player 0 chose, the others see the same and have the same moves as before."""
    game, _ = opening(board, players)
    before = {p: texts(game, p) for p in range(players)}
    views: dict[int | None, set[bytes]] = {p: set() for p in [*range(1, players), None]}
    for choice in before[0]:
        other = game.copy()
        other.play(choice, 0)
        for viewer, seen in views.items():
            seen.add(other.view(viewer).to_bytes())
        assert all(texts(other, p) == before[p] for p in range(1, players))
        assert all(tickets(other, p) == set() for p in range(players))
    assert all(len(seen) == 1 for seen in views.values())


def test_a_choice_changes_other_views_only_in_who_has_to_act() -> None:
    """C17."""
    game, choices = opening("europe", 3)
    before = game.view(1).to_dict()
    game.play(choices[0], 0)
    after = game.view(1).to_dict()
    assert (before.pop("to_act"), after.pop("to_act")) == ([0, 1, 2], [1, 2])
    assert before == after


def test_a_choice_is_final() -> None:
    """C17: nobody can choose twice."""
    game, choices = opening("europe", 3)
    game.play(choices[1], 1)
    assert texts(game, 1) == set()
    with pytest.raises(GameError):
        game.play(choices[1], 1)


def test_nobody_takes_a_turn_until_everyone_has_chosen() -> None:
    """C17, C1: not even the first player."""
    game, choices = opening("europe", 3)
    first = turn(game)
    for player in range(3):
        if player != first:
            game.play(choices[player], player)
    with pytest.raises(GameError):
        game.play("draw", first)
    game.play(choices[first], first)
    assert "draw" in texts(game, first)


def test_a_move_must_name_its_player_while_several_choose() -> None:
    """C17."""
    game, choices = opening("new-york", 2)
    with pytest.raises(GameError, match="choose at once"):
        game.play(choices[0])


def test_hands_and_row_do_not_depend_on_the_choices() -> None:
    """C17: they were dealt before that."""
    game, choices = opening("new-york", 2)
    all_kept = keep_all(game.copy())
    for player, choice in choices.items():
        game.play(choice, player)
    assert row(game) == row(all_kept)
    assert [hand(game, p) for p in (0, 1)] == [hand(all_kept, p) for p in (0, 1)]
