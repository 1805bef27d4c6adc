"""The table in words says what the player can see and has to decide on."""

from __future__ import annotations

from whistlestop import Game
from whistlestop.envs.rendering import text_of


def test_the_tickets_on_offer_are_the_viewers_alone() -> None:
    game = Game.new("new-york", players=2, seed=1)
    [offer] = [line for line in text_of(game.view(0)).splitlines() if line.startswith("offer")]
    assert offer == "offer: " + ", ".join(game.view(0).to_dict()["offer"])
    assert "offer" not in text_of(game.view())
    assert text_of(game.view(1)).splitlines()[-1] != offer
    for player in (0, 1):
        game.play(game.legal_moves(player)[0])
    assert "offer" not in text_of(game.view(0))


def test_what_is_built_is_named_with_its_owner() -> None:
    stations = "stations paris roma\nplayer 1\nstations berlin"
    europe = Game.from_position(f"whistlestop position 1\nboard europe\nplayer 0\n{stations}")
    lines = text_of(europe.view()).splitlines()
    assert [line.partition("no routes")[2] for line in lines[2:]] == [
        "; stations: paris, roma",
        "; stations: berlin",
    ]
