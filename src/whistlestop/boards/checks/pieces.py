"""Players and the pieces they place (C13, GL-3, GL-12)."""

from __future__ import annotations

from whistlestop.boards.checks.reading import Reading, check
from whistlestop.boards.kinds import span


def player_range(reading: Reading) -> None:
    """The fewest players are not more than the most."""
    rules = reading.board.rules
    if rules.players_min > rules.players_max:
        reading.blame_key(
            "players.min",
            f"min is {rules.players_min}, expected at most max, which is {rules.players_max}",
        )


def ships_and_decks(reading: Reading) -> None:
    """A board has ships if and only if it has a second deck (GL-8)."""
    two_decks = len(reading.board.decks) == 2
    ships = reading.board.rules.ships
    if two_decks and ships == 0:
        reading.blame_key("pieces.ships", "ships is 0, expected some: there is a second deck")
    elif ships and not two_decks:
        reading.blame_key("pieces.ships", f"ships is {ships}, expected 0: there is no second deck")


def choice(reading: Reading) -> None:
    """There are enough pieces to choose from, and the suggested choice is possible (GL-3)."""
    rules = reading.board.rules
    choose, suggested = rules.choose_pieces, rules.suggested_trains
    both = rules.trains + rules.ships
    if choose and rules.ships == 0:
        reading.blame_key("pieces.choose", f"choose is {choose}, expected 0: there are no ships")
        return
    if choose > both:
        reading.blame_key(
            "pieces.choose", f"choose is {choose}, expected at most {both}, all trains and ships"
        )
        return
    low, high = max(0, choose - rules.ships), min(choose, rules.trains)
    if suggested and not choose:
        reading.blame_key(
            "pieces.suggested_trains",
            f"suggested_trains is {suggested}, expected 0: nobody chooses pieces",
        )
    elif choose and not low <= suggested <= high:
        reading.blame_key(
            "pieces.suggested_trains",
            f"suggested_trains is {suggested}, expected {span(low, high)} of {choose} pieces",
        )


def exchange(reading: Reading) -> None:
    """An exchange needs two kinds of pieces, and some in the box (GL-12)."""
    rules = reading.board.rules
    if not rules.exchange_cost:
        return
    wrong = f"exchange_cost is {rules.exchange_cost}, expected 0"
    if rules.ships == 0:
        reading.blame_key("pieces.exchange_cost", f"{wrong}: there are no ships")
    elif rules.choose_pieces in (0, rules.trains + rules.ships):
        reading.blame_key("pieces.exchange_cost", f"{wrong}: choose leaves no piece in the box")


def end_of_game(reading: Reading) -> None:
    """The game does not end before it starts (C13)."""
    rules = reading.board.rules
    pieces = rules.choose_pieces or rules.trains + rules.ships
    if rules.end_at >= pieces:
        reading.blame_key(
            "pieces.end_at",
            f"end_at is {rules.end_at}, expected less than the {pieces} pieces of a player",
        )


CHECKS = (
    check(player_range, "players.min players.max"),
    check(ships_and_decks, "pieces.ships cards.decks"),
    check(choice, "pieces.trains pieces.ships pieces.choose pieces.suggested_trains"),
    check(exchange, "pieces.trains pieces.ships pieces.choose pieces.exchange_cost"),
    check(end_of_game, "pieces.trains pieces.ships pieces.choose pieces.end_at"),
)
