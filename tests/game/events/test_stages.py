"""Events about festivals, the second draft and the end of the game."""

from __future__ import annotations

from game.events.test_kinds import seen
from rules.table import play, position
from whistlestop.game import extract_events

FESTIVALS = "drafts-done 2\nrow red red red red blue\n"


def test_festival_cards_that_come_up() -> None:
    """IB-4"""
    deck = "deck train festival:madrid festival:sevilla festival:madrid blue green"
    game = position("iberia", FESTIVALS + deck, p0="hand", p1="hand")
    play(game, "draw")
    laid = [facts for _, kind, facts in seen(game) if kind == "festivals-laid"]
    assert laid == [
        {"festival": "madrid", "count": 2},
        {"festival": "sevilla", "count": 1},
    ]


def test_a_claim_takes_festival_cards() -> None:
    """IB-8"""
    game = position("iberia", FESTIVALS + "festivals 3 madrid 2 sevilla", p0="hand 1 blue")
    play(game, "claim cuenca-madrid", "pay 1 blue")
    facts = {"route": "cuenca-madrid", "cards": {"blue": 1}, "points": 1}
    assert seen(game) == [(0, "claim", {**facts, "festivals": {"madrid": 3}})]


def test_a_choice_between_festival_cards() -> None:
    """IB-8"""
    table = FESTIVALS + "festivals 2 valladolid 1 leon"
    game = position("iberia", table, p0="hand 1 yellow")
    play(game, "claim leon-valladolid", "pay 1 yellow", "festival valladolid")
    facts = {"route": "leon-valladolid", "cards": {"yellow": 1}, "points": 1}
    assert seen(game) == [
        (0, "claim", {**facts, "festivals": {}}),
        (0, "festival", {"festival": "valladolid", "count": 2}),
    ]


def test_a_claim_can_take_festival_cards_and_bring_up_more_at_the_same_city() -> None:
    """IB-4, C7: the paid cards make it possible to fill a gap in the row."""
    table = "drafts-done 2\nrow red red red red -\ndeck train festival:madrid festival:madrid\n"
    game = position("iberia", f"{table}festivals 2 madrid", p0="hand 1 blue", p1="hand")
    play(game, "claim cuenca-madrid", "pay 1 blue")
    claim, laid = extract_events(game)
    assert claim.public is not None
    assert claim.public["festivals"] == {"madrid": 2}
    assert (laid.kind, laid.public) == ("festivals-laid", {"festival": "madrid", "count": 2})


def test_the_second_draft_begins() -> None:
    """IB-5"""
    table = "drafts-done 1\nrow red red red red wild\ndeck train draft-card blue green black"
    game = position("iberia", table, p0="hand")
    play(game, "draw")
    assert [kind for _, kind, _ in seen(game)] == ["draw"]
    play(game, "draw")
    assert seen(game)[2:] == [(None, "second-draft", {})]
    for player in (0, 1):
        game.play(game.legal_moves(player)[0])
    assert [kind for _, kind, _ in seen(game)][3:] == ["pick", "pick"]


def test_the_last_turns_begin() -> None:
    """C13, GL-14"""
    game = position("great-lakes", p0="hand 1 wild\ntrains 4\nships 3", p1="hand")
    route = next(r for r in game.board.routes if r.length == 1 and r.kind != "sea")
    play(game, f"claim {route.id}", "pay 1 wild")
    assert seen(game)[1:] == [(None, "last-turns", {"turns": 2})]


def test_the_last_turns_begin_only_once() -> None:
    """C13"""
    game = position("europe", "last-turns 2", p0="hand 2 black\ntrains 3", p1="hand")
    play(game, "claim roma-venezia", "pay 2 black")
    assert [kind for _, kind, _ in seen(game)] == ["claim"]


def test_no_last_turns_if_the_game_ends_at_once() -> None:
    """C14: nobody can do anything."""
    nothing = "row - - - - -\ndeck train\nticket-deck"
    game = position("new-york", nothing, p0="hand", p1="hand\ntrains 2")
    play(game, "pass", "pass")
    assert game.over
    assert seen(game) == [(0, "pass", {}), (1, "pass", {})]
