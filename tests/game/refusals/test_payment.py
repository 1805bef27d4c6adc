"""Why a step of a payment is refused."""

from __future__ import annotations

import pytest

from game.situations import phase, position, refused
from whistlestop.engine import layout
from whistlestop.game import Game


def to_pay(board: str, hand: str, *moves: str, table: str = "", own: str = "") -> Game:
    """A game in which player 0 has begun to pay."""
    game = position(board, table, p0=f"hand {hand};{own}")
    for move in moves:
        game.play(move)
    return game


# --- the colour and the wilds ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("pay red", "brest-paris takes black, not red (C9)"),
        ("pay black with 2 wild", "you have 1 wild, not 2 (C9)"),
        ("pay black with 4 wild", "brest-paris takes 3 cards, not 4 wild (C9)"),
        ("pay cards with 1 wild", "brest-paris takes 3 cards, not 1 (C9)"),
        ("pay black", "you have 2 black; brest-paris takes 3 (C9)"),
        ("pay 3 black", "you have 2 black, not 3 (C9)"),
        ("pay 2 black", "brest-paris takes 3 cards, not 2 (C9)"),
        ("pay 2 black 1 red", "all cards must be of one colour, not black and red (C9)"),
        ("pay 3 red", "brest-paris takes black, not red (C9)"),
        ("pay 2 black 1 wild + 3 red", "brest-paris cannot be paid with cards of any kind (C9)"),
    ],
)
def test_an_ordinary_route(move: str, message: str) -> None:
    """C9."""
    game = to_pay("europe", "2 black 1 wild 9 red", "claim brest-paris")
    assert refused(game, move) == message


def test_a_payment_in_wilds_has_no_colour() -> None:
    """C9."""
    game = to_pay("europe", "1 black 3 wild", "claim brest-paris")
    message = "3 wild pay for all of brest-paris: no black is needed (C9)"
    assert refused(game, "pay black with 3 wild") == message
    game.play("pay 3 wild")


def test_a_ferry_needs_its_wilds() -> None:
    """EU-5, IB-11."""
    game = to_pay("europe", "6 red 3 wild", "claim palermo-smyrna")
    message = "palermo-smyrna takes at least 2 wild (EU-5)"
    assert refused(game, "pay red with 1 wild") == message
    assert refused(game, "pay 6 red") == message
    game = to_pay("iberia", "3 red 2 wild", "claim palma-valencia-1")
    assert refused(game, "pay 3 red 1 wild") == "palma-valencia-1 takes at least 2 wild (EU-5)"


def test_wilds_do_not_pay_for_ordinary_routes() -> None:
    """NO-4."""
    game = to_pay("nordic", "3 red 3 wild", "claim boden-umea-red")
    message = "boden-umea-red takes no wild: you can use it only on tunnels and ferries (NO-4)"
    for move in ("pay red with 1 wild", "pay 3 wild"):
        assert refused(game, move) == message


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (
            "pay red with 1 wild",
            "you have 1 red; the station in paris takes 2 besides 1 wild (EU-10)",
        ),
        ("pay 2 green 1 red", "all cards must be of one colour, not green and red (EU-10)"),
        ("pay 2 green", "the station in paris takes 3 cards, not 2 (EU-10)"),
        ("pay 2 green 2 wild", "you have 1 wild, not 2 (EU-10)"),
    ],
)
def test_a_station(move: str, message: str) -> None:
    """EU-10."""
    own = "stations roma wien"
    game = to_pay("europe", "2 green 1 red 1 wild", "station paris", own=own)
    assert refused(game, move) == message


def test_a_station_is_paid_with_train_cards() -> None:
    """EU-10: on a board with two decks, too."""
    game = to_pay("everything", "2 red 2 red-ship", "station oak")
    assert refused(game, "pay 1 red-ship") == "a station takes train cards, not red-ship (EU-10)"


# --- ships and harbours ------------------------------------------------------------------------


def test_rail_routes_take_trains_and_sea_routes_take_ships() -> None:
    """GL-8."""
    game = to_pay("great-lakes", "3 yellow 3 yellow-ship", "claim duluth-eau-claire")
    message = "duluth-eau-claire takes train cards, not yellow-ship (GL-8)"
    assert refused(game, "pay 3 yellow-ship") == message
    game = to_pay("great-lakes", "3 purple 3 purple-ship", "claim chicago-muskegon")
    message = "chicago-muskegon takes ship cards, not purple (GL-8)"
    assert refused(game, "pay 3 purple") == message


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (
            "pay 2 purple-double-ship 1 purple-ship",
            "chicago-muskegon has 3 spaces and these cards pay for 5: "
            "play no more cards than you need (GL-9)",
        ),
        (
            "pay 2 purple-double-ship 1 wild",
            "chicago-muskegon has 3 spaces and these cards pay for 5: "
            "play no more cards than you need (GL-9)",
        ),
        (
            "pay 1 purple-double-ship",
            "these cards pay for 2 of the 3 spaces of chicago-muskegon (C9)",
        ),
    ],
)
def test_double_ships(move: str, message: str) -> None:
    """GL-9."""
    game = to_pay(
        "great-lakes", "2 purple-double-ship 1 purple-ship 1 wild", "claim chicago-muskegon"
    )
    assert refused(game, move) == message


def test_a_half_used_double_ship_cannot_be_paid_with_other_cards() -> None:
    """GL-9."""
    game = to_pay("great-lakes", "2 yellow-double-ship 1 wild", "claim duluth-thunder-bay-yellow")
    assert refused(game, "pay yellow with 1 wild") == (
        "your 2 yellow-double-ship cannot pay for exactly 3 spaces: "
        "no double ship may be half used alongside other cards (GL-9)"
    )


def test_how_many_double_ships() -> None:
    """GL-9."""
    game = to_pay(
        "great-lakes", "2 purple-double-ship 1 purple-ship", "claim chicago-muskegon", "pay purple"
    )
    assert phase(game) == "variant"
    message = "1 to 2 of your cards for chicago-muskegon can be purple-double-ship, not 0 (GL-9)"
    assert refused(game, layout.A_COUNT) == message
    message = "you have chosen to pay with purple (C9)"
    assert refused(game, "pay 1 purple-double-ship 1 wild") == message
    assert refused(game, "pay 1 red-double-ship 1 red-ship") == message
    message = "these cards pay for 2 of the 3 spaces of chicago-muskegon (C9)"
    assert refused(game, "pay 1 purple-double-ship") == message


def test_which_train_cards() -> None:
    """C9: cards with and without the harbour symbol are both fine, but the player has to choose."""
    game = to_pay(
        "great-lakes",
        "3 yellow 1 yellow-harbour 1 wild",
        "claim duluth-eau-claire",
        "pay yellow with 1 wild",
    )
    assert phase(game) == "variant"
    message = "0 to 1 of your cards for duluth-eau-claire can be yellow-harbour, not 2 (C9)"
    assert refused(game, layout.A_COUNT + 2) == message
    message = "you have chosen to pay with yellow and 1 wild (C9)"
    assert refused(game, "pay 2 yellow 1 yellow-harbour") == message
    assert refused(game, "pay 1 yellow 1 wild") == "duluth-eau-claire takes 3 cards, not 2 (C9)"


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (
            "pay red",
            "you have 3 red-harbour and 1 red-ship; "
            "a harbour takes 2 train and 2 ship cards of one colour with the harbour sign (GL-11)",
        ),
        (
            "pay 2 red 2 wild",
            "red has no harbour sign: it cannot pay for the harbour in chicago (GL-11)",
        ),
        (
            "pay 3 red-harbour 1 red-ship",
            "the harbour in chicago takes 2 train cards, not 3 (GL-11)",
        ),
        ("pay 2 red-harbour 1 red-ship", "the harbour in chicago takes 4 cards, not 3 (GL-11)"),
        ("pay 2 red-harbour 2 red-ship", "you have 1 red-ship, not 2 (GL-11)"),
    ],
)
def test_a_harbour(move: str, message: str) -> None:
    """GL-11."""
    hand = "3 red-harbour 1 red-ship 3 red 2 wild"
    game = to_pay("great-lakes", hand, "harbour chicago", own="routes chicago-madison")
    assert refused(game, move) == message


def test_how_many_train_cards_for_a_harbour() -> None:
    """GL-11."""
    hand = "2 red-harbour 2 red-ship 2 wild"
    moves = ("harbour chicago", "pay red with 2 wild")
    game = to_pay("great-lakes", hand, *moves, own="routes chicago-madison")
    message = "0 to 2 of your cards for the harbour in chicago can be red-harbour, not 3 (GL-11)"
    assert refused(game, layout.A_COUNT + 3) == message


# --- cards that stand for others -------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (
            "pay 2 white + 2 blue",
            "3 cards of any kind stand for one: 2 is not a multiple of 3 (NO-5)",
        ),
        (
            "pay 2 white",
            "alborg-oslo takes 3 cards, not 2; put any 3 cards that stand for one after a + (C9)",
        ),
        ("pay 3 white", "alborg-oslo takes 1 wild, or any 3 cards for each (NO-5)"),
        (
            "pay 2 white 3 blue",
            "all cards must be of one colour, not blue and white; "
            "put cards of any kind after a + (C9)",
        ),
        ("pay 2 white + 6 blue", "alborg-oslo takes 3 cards, not 4 (C9)"),
        ("pay 2 white + 3 green", "you have 0 green, not 3 (C9)"),
        (
            "pay cards",
            "paid that way, 3 spaces of alborg-oslo would take any 3 cards each, "
            "9 cards in all, but you have 8 (NO-5)",
        ),
        ("pay blue", "alborg-oslo takes white, not blue (C9)"),
    ],
)
def test_a_ferry_paid_with_substitutes(move: str, message: str) -> None:
    """NO-5."""
    hand = "3 white 5 blue" if move != "pay 2 white + 6 blue" else "3 white 6 blue"
    assert refused(to_pay("nordic", hand, "claim alborg-oslo"), move) == message


def test_a_ferry_with_a_symbol_on_every_space_takes_no_colour() -> None:
    """NO-5."""
    game = to_pay("nordic", "3 red", "claim arhus-kobenhavn")
    assert refused(game, "pay red") == "every space of arhus-kobenhavn takes a wild (NO-5)"


def test_a_colour_that_the_player_does_not_hold() -> None:
    """C9, NO-5."""
    game = to_pay("nordic", "7 blue", "claim alborg-goteborg")
    assert refused(game, "pay red") == "you have no red (C9)"


def test_wilds_on_the_long_route() -> None:
    """NO-7."""
    game = to_pay("nordic", "7 green 5 red 3 wild", "claim lieksa-murmansk")
    message = (
        "you can use a wild on lieksa-murmansk only as one of 4 cards that stand for one (NO-7)"
    )
    assert refused(game, "pay green with 2 wild") == message
    message = (
        "paid that way, 4 spaces of lieksa-murmansk would take any 4 cards each, "
        "21 cards in all, but you have 15 (NO-7)"
    )
    assert refused(game, "pay red") == message


def test_how_many_spaces_are_substituted() -> None:
    """NO-5."""
    moves = ("claim mo-i-rana-trondheim-red", "pay red with 1 wild")
    game = to_pay("nordic", "4 red 6 blue 1 wild", *moves)
    message = (
        "1 to 2 spaces of mo-i-rana-trondheim-red can be paid with 3 cards of any kind each, not"
    )
    assert refused(game, "substitute 0") == f"{message} 0 (NO-5)"
    assert refused(game, "substitute 3") == f"{message} 3 (NO-5)"


def test_substitutes_are_given_in_a_fixed_order() -> None:
    """NO-5: so that there is only one way to make each choice."""
    game = to_pay("nordic", "1 red 2 blue 2 green 1 yellow", "claim alborg-goteborg", "pay red")
    assert refused(game, "give white") == "you have no white to give; give blue or green (NO-5)"
    assert refused(game, "give yellow") == (
        "3 more are due, in the board's order: it is too early for yellow; "
        "give blue or green (NO-5)"
    )
    game.play("give green")
    assert phase(game) == "main", "the other two follow without a question"


def test_no_card_can_come_before_the_last_one_given() -> None:
    """NO-5."""
    game = to_pay("nordic", "1 red 2 blue 3 green 1 yellow", "claim alborg-goteborg", "pay red")
    game.play("give green")
    assert refused(game, "give blue") == (
        "give cards in the board's order: blue comes before the last one given; "
        "give green or yellow (NO-5)"
    )


# --- the surcharge of a tunnel ------------------------------------------------------------------


def surcharge(hand: str, paid: str, *turned_up: str) -> Game:
    """A two-space tunnel with a surcharge."""
    deck = f"deck train {' '.join(turned_up)} red red"
    game = to_pay("europe", hand, f"claim constantinople-smyrna {paid}", table=deck)
    assert phase(game) == "surcharge"
    return game


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("pay blue", "you laid down green: pay the surcharge in green or wild, not blue (EU-6)"),
        (
            "pay green",
            "you have 1 green; the surcharge for constantinople-smyrna takes 2: "
            "pay another way, or refuse (EU-8)",
        ),
        ("pay 1 green", "the surcharge for constantinople-smyrna takes 2 cards, not 1 (EU-6)"),
        (
            "pay cards with 3 wild",
            "the surcharge for constantinople-smyrna takes 2 cards, not 3 wild (EU-6)",
        ),
        ("pay cards with 2 wild", "you have 1 wild, not 2 (EU-6)"),
        ("pay 1 green 1 blue", "all cards must be of one colour, not blue and green (EU-6)"),
    ],
)
def test_a_surcharge_is_paid_in_the_colour_laid_down(move: str, message: str) -> None:
    """EU-6, EU-8, EU-9."""
    game = surcharge("3 green 3 blue 1 wild", "2 green", "green", "wild", "red")
    assert refused(game, move) == message


def test_a_tunnel_paid_in_wilds_takes_its_surcharge_in_wilds() -> None:
    """EU-7, NO-6."""
    game = surcharge("3 green 3 wild", "2 wild", "green", "wild", "red")
    message = "you laid down only wild: pay the surcharge in wild (EU-7)"
    assert refused(game, "pay green") == message
    assert refused(game, "pay 1 green") == message
    game.play("pay 1 wild")
