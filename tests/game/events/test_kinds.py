"""Each kind of event: what everyone learns, and what only its player learns."""

from __future__ import annotations

from rules.table import keep_all, play, position
from whistlestop.game import Game, GameEvent, extract_events

TUNNEL = "row blue blue green green white\ndeck train {} black white black"


def seen(game: Game) -> list[tuple[int | None, str, object]]:
    """What a spectator sees: the player, the kind and the facts."""
    return [(h.player, h.kind, h.public) for h in extract_events(game)]


def last(game: Game) -> GameEvent:
    return extract_events(game)[-1]


# --- routes ----------------------------------------------------------------------------


def test_a_claim_with_its_payment_and_points() -> None:
    """C9"""
    game = position("europe", p0="hand 2 green 1 wild", p1="hand")
    play(game, "claim berlin-wien")
    assert seen(game) == []
    play(game, "pay 2 green 1 wild")
    paid = {"green": 2, "wild": 1}
    facts = {"route": "berlin-wien", "cards": paid, "points": 4, "festivals": {}}
    assert seen(game) == [(0, "claim", facts)]


def test_a_payment_made_card_by_card_is_one_event() -> None:
    """NO-7: seven green cards, and eight others that stand for two."""
    game = position("nordic", p0="hand 7 green 4 red 5 blue", p1="hand")
    game.play("claim lieksa-murmansk 7 green + 4 red 4 blue")
    assert len(game.moves) > 2
    facts = {
        "route": "lieksa-murmansk",
        "cards": {"green": 7, "red": 4, "blue": 4},
        "points": 27,
        "festivals": {},
    }
    assert seen(game) == [(0, "claim", facts)]


def test_a_tunnel_with_a_surcharge() -> None:
    """EU-6"""
    game = position("europe", TUNNEL.format("yellow"), p0="hand 3 yellow", p1="hand")
    play(game, "claim munchen-zurich", "pay 2 yellow")
    up = ["yellow", "black", "white"]
    facts = {"route": "munchen-zurich", "cards": {"yellow": 2}, "revealed": up, "price": 1}
    assert seen(game) == [(0, "dig", facts)]


def test_a_surcharge_does_not_repeat_the_cards_laid_down() -> None:
    """EU-6"""
    game = position("europe", TUNNEL.format("yellow"), p0="hand 3 yellow", p1="hand")
    play(game, "claim munchen-zurich", "pay 2 yellow", "pay 1 yellow")
    facts = {"route": "munchen-zurich", "cards": {"yellow": 1}, "points": 2, "festivals": {}}
    assert seen(game)[1:] == [(0, "surcharge", facts)]


def test_a_refused_tunnel() -> None:
    """EU-8"""
    game = position("europe", TUNNEL.format("yellow"), p0="hand 3 yellow", p1="hand")
    play(game, "claim munchen-zurich", "pay 2 yellow", "refuse")
    assert seen(game)[1:] == [(0, "refuse", {"route": "munchen-zurich", "cards": {"yellow": 2}})]


def test_a_tunnel_without_a_surcharge_is_a_claim() -> None:
    """EU-6"""
    game = position("europe", TUNNEL.format("black"), p0="hand 2 yellow", p1="hand")
    play(game, "claim munchen-zurich", "pay 2 yellow")
    assert [kind for _, kind, _ in seen(game)] == ["claim"]


# --- buildings and pieces --------------------------------------------------------------


def test_a_station() -> None:
    """EU-10"""
    game = position("europe", p0="hand 1 red", p1="hand")
    play(game, "station paris", "pay 1 red")
    assert seen(game) == [(0, "station", {"city": "paris", "cards": {"red": 1}})]


def test_a_harbour() -> None:
    """GL-11"""
    hand = "hand 2 red-harbour 2 red-ship"
    game = position("great-lakes", p0=f"routes duluth-wausau\n{hand}", p1="hand")
    play(game, "harbour duluth", "pay 2 red-harbour 2 red-ship")
    cards = {"red-harbour": 2, "red-ship": 2}
    assert seen(game) == [(0, "harbour", {"city": "duluth", "cards": cards})]


def test_an_exchange() -> None:
    """GL-12"""
    game = position("great-lakes", p0="trains 27\nships 23", p1="")
    play(game, "exchange 3 trains")
    facts = {"count": 3, "from": "trains", "to": "ships", "points": -3}
    assert seen(game) == [(0, "exchange", facts)]


def test_pieces_are_revealed_when_all_have_chosen() -> None:
    """GL-3, C17"""
    game = keep_all(Game.new("great-lakes", 2, 1))
    before = seen(game)
    game.play("pieces 30 trains 20 ships", 1)
    assert seen(game) == before
    game.play("pieces 25 trains 25 ships", 0)
    assert seen(game)[len(before) :] == [
        (0, "pieces", {"trains": 25, "ships": 25}),
        (1, "pieces", {"trains": 30, "ships": 20}),
    ]
    assert {h.moves for h in extract_events(game)[len(before) :]} == {len(game.moves)}


def test_a_pass() -> None:
    """C14"""
    game = position(
        "new-york", "row - - - - -\ndeck train\nticket-deck", p0="hand", p1="hand 3 red"
    )
    play(game, "pass")
    assert seen(game) == [(0, "pass", {})]


# --- cards -----------------------------------------------------------------------------


def test_a_card_from_the_row() -> None:
    """C3"""
    game = position("europe", "row red red blue green white\ndeck train black black", p1="hand")
    play(game, "take green")
    assert seen(game) == [(0, "take", {"card": "green"})]


def test_only_its_player_knows_a_card_drawn_unseen() -> None:
    """C12"""
    game = position("europe", "row red red blue green white\ndeck train black red", p1="hand")
    play(game, "draw")
    drawn = last(game)
    assert drawn.seen_by(None) == drawn.seen_by(1) == {"deck": "train"}
    assert drawn.seen_by(0) == {"deck": "train", "card": "black"}
    assert drawn.seen_by(None, all_known=True) == drawn.seen_by(0)


def test_choosing_a_deck_to_fill_a_gap_is_not_an_event() -> None:
    """GL-6: the new card is face up."""
    game = position("great-lakes", "row red red black-ship red black-ship black-ship", p1="hand")
    play(game, "take red", "refill ship")
    assert [kind for _, kind, _ in seen(game)] == ["take"]


def test_a_flushed_row() -> None:
    """C6"""
    table = "row wild blue red wild green\ndeck train wild black black red blue green"
    game = position("europe", table, p0="hand", p1="hand")
    play(game, "take red")
    assert seen(game) == [(0, "take", {"card": "red"}), (None, "row-flushed", {})]


def test_a_flush_is_reported_even_if_the_new_row_looks_the_same() -> None:
    """C6"""
    table = "row wild blue red wild green\ndeck train wild wild blue black wild green red"
    game = position("europe", table, p0="hand", p1="hand")
    play(game, "take red")
    assert seen(game)[1:] == [(None, "row-flushed", {})]


def test_a_payment_can_fill_a_gap_and_cause_a_flush() -> None:
    """C6, C7: the wilds that were paid come back into the row."""
    table = "row wild blue wild green -\ndeck train"
    game = position("europe", table, p0="hand 1 green 2 wild", p1="hand", seed=2)
    play(game, "claim berlin-wien", "pay 1 green 2 wild")
    assert [kind for _, kind, _ in seen(game)] == ["claim", "row-flushed"]


def test_filling_a_gap_is_not_a_flush() -> None:
    """C7"""
    table = "row wild blue wild green -\ndeck train"
    game = position("europe", table, p0="hand 3 green", p1="hand")
    play(game, "claim berlin-wien", "pay 3 green")
    assert [kind for _, kind, _ in seen(game)] == ["claim"]


def test_face_up_wilds_cause_no_flush_where_they_are_allowed() -> None:
    """NO-1"""
    table = "row wild blue red wild green\ndeck train wild black"
    game = position("nordic", table, p0="hand", p1="hand")
    play(game, "take red")
    assert [kind for _, kind, _ in seen(game)] == ["take"]


# --- tickets ---------------------------------------------------------------------------


def test_how_many_tickets_were_drawn_and_which_were_kept() -> None:
    """C11, C12"""
    game = position("europe", "ticket-deck berlin-roma paris-wien brest-venezia", p1="hand")
    play(game, "tickets", "keep berlin-roma brest-venezia")
    assert seen(game) == [(0, "look", {"count": 3}), (0, "keep", {"count": 2})]
    assert last(game).seen_by(0) == {"count": 2, "tickets": ["berlin-roma", "brest-venezia"]}
    assert last(game).seen_by(1) == {"count": 2}


def test_only_its_player_learns_a_pick_in_a_draft() -> None:
    """IB-3"""
    game = Game.new("iberia", 2, 1)
    for player in (1, 0):
        assert extract_events(game) == []
        ticket = game.view(player).reader.offer(player)[2]
        game.play(f"pick {ticket}", player)
    picks = extract_events(game)
    assert [(h.player, h.kind, h.turn, h.public) for h in picks] == [
        (0, "pick", -1, None),
        (1, "pick", -1, None),
    ]
    assert picks[1].seen_by(0) is None
    assert picks[0].seen_by(0) == {"ticket": ticket}
