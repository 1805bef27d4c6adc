"""Text that is not a move, and what the reader suggests instead."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.situations import position, refused
from whistlestop.game import Game, GameError, MalformedMove


def misread(game: Game, text: str) -> str:
    """The error for a text, which must change nothing."""
    before = game.to_bytes()
    with pytest.raises(MalformedMove) as caught:
        game.play(text, 0)
    assert game.to_bytes() == before
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("clam brest-paris", "there is no verb 'clam'; did you mean 'claim'?"),
        ("claim brest-pariss", "there is no route 'brest-pariss'; did you mean 'brest-paris'?"),
        ("claim smyrna", "there is no route 'smyrna'; did you mean 'athina-smyrna'?"),
        ("claim", "'claim' takes a route and nothing else"),
        ("take rod", "there is no card 'rod'; did you mean 'red'?"),
        ("take", "'take' takes a card of the row and nothing else"),
        ("take red blue", "'take' takes a card of the row and nothing else"),
        ("draw ships", "there is no deck 'ships'; expected one of: train"),
        ("draw train train", "'draw' takes a deck and nothing else"),
        ("tickets 3", "'tickets' takes nothing after it; drop '3'"),
        ("pass now", "'pass' takes nothing after it; drop 'now'"),
        ("refuse it", "'refuse' takes nothing after it; drop 'it'"),
        ("station pari", "there is no city 'pari'; did you mean 'paris'?"),
        ("harbour", "'harbour' takes a city and nothing else"),
        ("exchange 3", "'exchange' needs a number and 'trains' or 'ships'"),
        ("exchange 3 train", "there is no kind of piece 'train'; did you mean 'trains'?"),
        ("exchange x trains", "'x' is not a number from 0 to 63"),
        ("pieces 27", "'pieces' needs the number of trains: 'pieces 27 trains 23 ships'"),
        ("give", "'give' takes a card and nothing else"),
        ("substitute 16", "'16' is not a number from 0 to 15"),
        ("festival leon", "there is no festival 'leon', nor any other"),
        ("keep paris", "there is no ticket on offer 'paris', nor any other"),
        ("pay", "'' is not a list of cards; expected something like '3 red 1 wild'"),
        ("pay 3", "'3' is not a list of cards; expected something like '3 red 1 wild'"),
        ("pay 3 red 1", "'3 red 1' is not a list of cards; expected something like '3 red 1 wild'"),
        ("pay 0 red", "'0' is not a number from 1 to 255"),
        ("pay 256 red", "'256' is not a number from 1 to 255"),
        ("pay 3 rde", "there is no card 'rde'; did you mean 'red'?"),
        ("pay 2 red 1 blue", "a set has one colour, not blue and red (C9)"),
        ("pay 16 wild", "16 wilds are more than any route takes"),
        ("pay rod", "there is no colour 'rod'; did you mean 'red'?"),
        ("pay red and 1 wild", "expected 'with' instead of 'and'"),
        ("pay red with 1 blue", "only wilds may follow 'with'"),
        ("pay 2 red +", "'' is not a list of cards; expected something like '3 red 1 wild'"),
    ],
)
def test_text_that_is_not_a_move(text: str, message: str) -> None:
    assert misread(position("europe"), text) == message


def test_empty_text_is_answered_with_all_verbs() -> None:
    message = misread(position("europe"), "   ")
    assert message.startswith("an empty move; expected one of: take, draw, refill, claim, pay")


def test_a_long_list_of_names_is_shortened() -> None:
    message = misread(position("europe"), "claim xyzzy")
    assert message.count(",") == 12
    assert message.endswith(", ...")


def test_a_draw_must_say_which_of_two_decks() -> None:
    """GL-6."""
    assert misread(position("great-lakes"), "draw") == "'draw' takes a deck and nothing else"


def test_pieces_must_add_up() -> None:
    """GL-3."""
    game = position("great-lakes", "phase pieces")
    message = "27 trains and 24 ships are not 50 pieces"
    assert misread(game, "pieces 27 trains 24 ships") == message
    assert game.parse("pieces 27 trains", 0) == game.parse("pieces 27 trains 23 ships", 0)


def test_tickets_on_offer_are_suggested() -> None:
    game = position(
        "europe", "phase opening", p0="offer athina-wilno berlin-roma roma-smyrna kobenhavn-erzurum"
    )
    message = "there is no ticket on offer 'roma-smirna'; did you mean 'roma-smyrna'?"
    assert misread(game, "keep berlin-roma roma-smirna") == message


@pytest.mark.parametrize("word", ["9" * 5000, "x" * 5000])
def test_very_long_words_are_truncated(word: str) -> None:
    game = position("europe")
    for text in (word, f"claim {word}", f"pay {word} red", f"exchange {word} trains"):
        assert len(misread(game, text)) < 400


def test_text_can_be_sloppy() -> None:
    game = position("nordic", p0="hand 2 white 3 blue")
    assert game.parse("  CLAIM   Alborg-Oslo ") == game.parse("claim alborg-oslo")
    game.play("claim alborg-oslo")
    assert game.parse("pay 1 white 1 white+3 blue") == game.parse("pay 2 white + 3 blue")


def test_the_number_of_cards_must_be_right() -> None:
    """C9: the action holds only the colour and the wilds, but the text's numbers must match."""
    game = position("europe", p0="hand 9 black 2 wild")
    game.play("claim brest-paris")
    for cards in ("1 black", "2 black", "4 black", "9 black", "3 black 1 wild", "1 wild"):
        assert refused(game, f"pay {cards}").startswith("brest-paris takes 3 cards, not ")
    assert game.play("pay 2 black 1 wild").text == "pay 2 black 1 wild"


def test_nothing_can_follow_a_plus_once_the_set_is_being_chosen() -> None:
    """GL-9."""
    game = position("great-lakes", p0="hand 3 purple-ship 2 purple-double-ship")
    game.play("claim chicago-muskegon")
    game.play("pay purple")
    message = "only the set is chosen now: drop the + and what follows"
    assert misread(game, "pay 3 purple-ship + 3 red") == message


VERBS = ["claim", "pay", "take", "draw", "keep", "pick", "give", "station", "exchange", "pieces"]
NAMES = ["brest-paris", "paris", "black", "red", "wild", "with", "cards", "trains", "ships"]
NUMBERS = ["+", "0", "1", "3", "300", "-1", "1.5", "²", "٣"]
READY = position("europe", p0="hand 3 black")


@given(
    st.lists(st.sampled_from(VERBS + NAMES + NUMBERS), max_size=6).map(" ".join)
    | st.text(max_size=40)
)
def test_any_text_is_a_move_or_a_game_error(text: str) -> None:
    """C1: nothing a player types crashes the game, and bad input does not change it."""
    game = READY.copy()
    before = game.to_bytes()
    try:
        game.play(text)
    except GameError:
        assert game.to_bytes() == before
