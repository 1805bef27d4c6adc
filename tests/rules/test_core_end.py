"""How a game ends: the last turns, and passing (C13, C14)."""

from __future__ import annotations

import pytest

from rules.table import keep_all, phase, play, points, position, row, texts, turn
from whistlestop.game import Game
from whistlestop.game.errors import GameError

CLAIM = {
    "europe": ("hand 2 black", "claim roma-venezia", "pay 2 black"),
    "new-york": ("hand 2 red", "claim lincoln-center-midtown-west", "pay 2 red"),
}
"""A hand, and a claim of two spaces to make with it."""

COUNTS = [("europe", n) for n in (2, 3, 4, 5)] + [("new-york", n) for n in (2, 3, 4)]
NOTHING = "row - - - - -\ndeck train\nticket-deck"


def table(board: str, players: int, who: int, left: int, lines: str = "") -> Game:
    """A player's turn, with this many pieces left and the cards to claim two spaces."""
    sections = {f"p{p}": "hand" for p in range(players)}
    sections[f"p{who}"] = f"{CLAIM[board][0]}\ntrains {left}"
    return position(board, f"turn {who}\n{lines}", **sections)


def turns_to_the_end(game: Game) -> list[int]:
    """Everyone draws cards until the game ends. Return whose turns there were."""
    seen = []
    while not game.over:
        seen.append(turn(game))
        play(game, "draw", "draw")
        assert len(seen) < 20, "the game does not end"
    return seen


# --- C13: the last turns ----------------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), COUNTS)
@pytest.mark.parametrize("left", [0, 1, 2])
def test_everyone_gets_a_last_turn_including_the_player_who_triggered_it(
    board: str, players: int, left: int
) -> None:
    """C13: a player ends a turn with two pieces or fewer, whoever it is."""
    for who in range(players):
        game = table(board, players, who, left + 2)
        play(game, *CLAIM[board][1:])
        assert not game.over
        assert turns_to_the_end(game) == [(who + 1 + i) % players for i in range(players)]


@pytest.mark.parametrize("board", CLAIM)
def test_with_three_pieces_left_the_game_goes_on(board: str) -> None:
    """C13."""
    game = table(board, 2, 0, 5)
    play(game, *CLAIM[board][1:])
    for _ in range(6):
        play(game, "draw", "draw")
    assert not game.over
    assert game.view().to_dict()["last_turns"] is None


def test_the_turn_that_triggers_the_end_is_not_a_last_turn() -> None:
    """C13: the count starts after that turn, and everyone sees how many turns are left."""
    game = table("europe", 3, 1, 4)
    play(game, "claim roma-venezia")
    assert game.view().to_dict()["last_turns"] is None
    play(game, "pay 2 black")
    assert game.view().to_dict()["last_turns"] == 3
    play(game, "draw", "draw")
    assert game.view().to_dict()["last_turns"] == 2


def test_it_changes_nothing_if_a_second_player_reaches_the_limit() -> None:
    """C13: nobody gets another turn."""
    game = position(
        "europe",
        p0="hand 2 black\ntrains 4",
        p1="hand 2 orange\ntrains 4",
        p2="hand 2 white\ntrains 2",
    )
    play(game, "claim roma-venezia", "pay 2 black")
    play(game, "claim moskva-smolensk", "pay 2 orange")
    play(game, "claim brindisi-roma", "pay 2 white")
    assert turn(game) == 0
    play(game, "draw", "draw")
    assert game.over


def test_the_player_who_triggered_the_end_can_claim_in_the_last_turn() -> None:
    """C13: with the remaining pieces."""
    game = position("europe", p0="hand 2 black 2 orange\ntrains 4", p1="hand")
    play(game, "claim roma-venezia", "pay 2 black", "draw", "draw")
    play(game, "claim moskva-smolensk", "pay 2 orange")
    assert game.over
    assert points(game, 0) == 4


def test_a_refused_tunnel_does_not_trigger_the_end() -> None:
    """C13, EU-8: the pieces were not placed."""
    game = position(
        "europe", "deck train yellow red red red red", p0="hand 2 yellow\ntrains 4", p1="hand"
    )
    play(game, "claim munchen-zurich", "pay 2 yellow", "refuse")
    assert game.view().to_dict()["last_turns"] is None


def test_a_tunnel_triggers_the_end_when_it_is_claimed() -> None:
    """C13, EU-6."""
    game = position(
        "europe", "deck train yellow red red red red", p0="hand 3 yellow\ntrains 4", p1="hand"
    )
    play(game, "claim munchen-zurich", "pay 2 yellow")
    assert game.view().to_dict()["last_turns"] is None
    play(game, "pay 1 yellow")
    assert game.view().to_dict()["last_turns"] == 2


def test_nobody_can_move_after_the_end() -> None:
    """C13."""
    game = table("europe", 2, 0, 2, "last-turns 1")
    play(game, *CLAIM["europe"][1:])
    assert game.over
    assert game.to_act == frozenset()
    assert texts(game, 0) == texts(game, 1) == set()
    with pytest.raises(GameError):
        game.play("draw", 1)
    assert [score.rank for score in game.scores()] == [1, 2]


# --- C14: passing -------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["europe", "new-york"])
def test_a_player_who_can_do_nothing_passes(board: str) -> None:
    """C14: nothing to draw, nothing to pay with, no tickets left."""
    game = position(board, NOTHING, p0="hand", p1="hand 3 red")
    assert texts(game) == {"pass"}
    play(game, "pass")
    assert (turn(game), phase(game)) == (1, "main")


@pytest.mark.parametrize(
    ("board", "lines", "player", "only"),
    [
        ("new-york", "row wild - - - -\ndeck train\nticket-deck", "hand", {"take wild"}),
        ("new-york", "row red - - - -\ndeck train\nticket-deck", "hand", {"take red"}),
        ("new-york", "row - - - - -\ndeck train red\nticket-deck", "hand", {"draw"}),
        ("new-york", f"{NOTHING}\ndiscard 1 red", "hand", {"draw"}),
        (
            "new-york",
            "row - - - - -\ndeck train\nticket-deck east-village-soho",
            "hand",
            {"tickets"},
        ),
        (
            "new-york",
            NOTHING,
            "hand 3 blue\ntrains 1\nroutes midtown-west-times-square",
            {
                "claim chinatown-lower-east-side",
                "claim empire-state-building-gramercy-park-blue",
            },
        ),
    ],
)
def test_a_player_who_can_do_anything_cannot_pass(
    board: str, lines: str, player: str, only: set[str]
) -> None:
    """C14."""
    assert texts(position(board, lines, p0=player, p1="hand")) == only


def test_a_player_who_can_build_a_station_cannot_pass() -> None:
    """C14, EU-10: one card is enough, even without any trains."""
    game = position("europe", NOTHING, p0="hand 1 red\ntrains 0", p1="hand")
    assert {text.split()[0] for text in texts(game)} == {"station"}


def test_cards_are_useless_without_pieces() -> None:
    """C14: all stations are built, and no trains are left."""
    game = position(
        "europe", NOTHING, p0="hand 9 red\ntrains 0\nstations roma paris wien", p1="hand"
    )
    assert texts(game) == {"pass"}


@pytest.mark.parametrize(("board", "players"), COUNTS)
def test_the_game_ends_when_all_players_pass_in_a_row(board: str, players: int) -> None:
    """C14."""
    game = position(board, f"turn 1\n{NOTHING}", **{f"p{p}": "hand" for p in range(players)})
    for _ in range(players):
        assert not game.over
        play(game, "pass")
    assert game.over
    assert game.to_act == frozenset()


def test_any_action_resets_the_count_of_passes() -> None:
    """C14: two pass, the third claims a route, and the card paid for it keeps the game going."""
    game = position("new-york", NOTHING, p0="hand", p1="hand", p2="hand 1 pink")
    play(game, "pass", "pass")
    play(game, "claim empire-state-building-times-square-pink", "pay 1 pink")
    assert row(game)[0] == "pink"
    assert texts(game) == {"take pink"}
    play(game, "take pink", "pass", "pass")
    assert not game.over
    assert "claim chinatown-wall-street-pink" in texts(game, 0)


def test_a_pass_counts_as_a_last_turn() -> None:
    """C14, C13."""
    game = position("europe", f"{NOTHING}\nlast-turns 1", p0="hand", p1="hand 3 red")
    play(game, "pass")
    assert game.over


def test_scoring_is_the_same_after_everyone_has_passed() -> None:
    """C14, C15: tickets count, even if they lose points."""
    game = position(
        "new-york",
        NOTHING,
        p0="hand\nroutes chinatown-wall-street-green\ntickets times-square-soho",
        p1="hand",
    )
    play(game, "pass", "pass")
    assert game.over
    assert [score.total for score in game.scores()] == [1 + 2 - 6, 0]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_hoarders_ends(seed: int) -> None:
    """C14, C8: they draw all 44 cards and all tickets. Then they must claim routes, or all pass."""
    game = keep_all(Game.new("new-york", 2, seed=seed))
    for _ in range(600):
        if game.over:
            break
        moves = texts(game)
        order = ("draw", "take", "tickets", "keep", "claim", "pay", "pass")
        play(game, min(moves, key=lambda text: (order.index(text.split()[0]), text)))
    assert game.over
