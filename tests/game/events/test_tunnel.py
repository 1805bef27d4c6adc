"""Cards revealed for a tunnel without a surcharge are reported, even after a reshuffle."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.situations import position
from whistlestop.engine.reader import StateReader
from whistlestop.game import Game, extract_events
from whistlestop.game.events.tunnel import turned_up

HANDS = {"p0": "hand 2 yellow", "p1": "hand"}
ROW = "row red red blue blue green"


def revealed(game: Game) -> list[str] | None:
    game.play("claim munchen-zurich")
    game.play("pay 2 yellow")
    [claim] = (h for h in extract_events(game) if h.kind == "claim")
    assert claim.public is not None
    found: list[str] | None = claim.public.get("revealed")
    return found


def test_the_top_cards_of_the_deck_are_reported() -> None:
    """EU-6"""
    game = position("europe", f"deck train black red black green;{ROW}", **HANDS)
    assert revealed(game) == ["black", "black", "red"]


def test_fewer_are_reported_if_there_are_fewer() -> None:
    """EU-6"""
    assert revealed(position("europe", f"deck train black;discard;{ROW}", **HANDS)) == ["black"]


def test_none_are_reported_if_there_are_none() -> None:
    """EU-6"""
    assert revealed(position("europe", f"deck train;discard;{ROW}", **HANDS)) == []


def test_cards_revealed_after_a_reshuffle_are_reported_too() -> None:
    """EU-6, C7"""
    game = position("europe", f"deck train black;discard 9 red;{ROW}", **HANDS)
    assert revealed(game) == ["black", "red", "red"]


@pytest.mark.parametrize("seed", range(40))
def test_they_are_the_cards_that_the_engine_revealed(seed: int) -> None:
    """EU-6, EU-8, C7"""
    # A refused tunnel shows both: the cards while they are face up, and the discard afterwards.
    random = Random(seed)
    cards = ["yellow", "wild", "red", "black"]
    deck = random.choices(cards, k=random.randrange(5))
    discard = Counter(random.choices(cards, k=random.randrange(1, 9)))
    pile = " ".join(f"{n} {card}" for card, n in discard.items())
    table = f"deck train {' '.join(deck)};discard {pile};{ROW}"
    game = position("europe", table, seed=seed, **HANDS)
    game.play("claim munchen-zurich")
    old = StateReader(game.board, game.state.to_bytes())
    game.play("pay 2 yellow")
    shown = StateReader(game.board, game.state.to_bytes())
    if shown.phase != "surcharge":
        return  # no match, so the state does not show the cards for comparison
    game.play("refuse")
    new = StateReader(game.board, game.state.to_bytes())
    found = turned_up(old, new, {})
    assert found is not None
    assert Counter(found) == Counter(shown.revealed)


def test_an_ordinary_route_reveals_nothing() -> None:
    """EU-6"""
    game = position("europe", p0="hand 4 orange", p1="hand")
    game.play("claim munchen-wien 3 orange")
    [claim] = extract_events(game)
    assert claim.public is not None
    assert "revealed" not in claim.public
