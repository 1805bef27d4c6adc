"""Helpers to try out rules: positions and moves as text, and what is where as plain values.

    game = position("europe", "row red red wild blue blue", p0="hand 2 red", p1="hand")
    assert "take wild" in texts(game)
    play(game, "take red", "draw")
    assert hand(game, 0)["red"] == 3

Anything a position leaves out is dealt from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from textwrap import dedent

from proof.offsets import AT
from whistlestop.boards import Board
from whistlestop.engine import layout
from whistlestop.engine.reader import StateReader
from whistlestop.game import Game
from whistlestop.game.position.cards import card_name


def position(
    board: str,
    table: str = "",
    *,
    p0: str = "",
    p1: str = "",
    p2: str | None = None,
    p3: str | None = None,
    p4: str | None = None,
    seed: int = 1,
) -> Game:
    """A game at the position that these lines describe, first the table, then each player.

    It is player 0's turn unless the table says otherwise. A hand that is not given is dealt from
    the seed. The line `hand` alone means an empty hand; the same goes for `deck train` and
    `ticket-deck`.
    """
    lines = ["whistlestop position 1", f"board {board}", dedent(table)]
    for player, section in enumerate((p0, p1, p2, p3, p4)):
        if section is not None:
            lines += [f"player {player}", dedent(section)]
    return Game.from_position("\n".join(lines), seed=seed)


def holding(board: str, cards: Mapping[str, int], table: str = "") -> Game:
    """Player 0 is to move and holds these cards."""
    words = " ".join(f"{n} {card}" for card, n in cards.items())
    return position(board, table, p0=f"hand {words}", p1="hand")


# --- moves ---------------------------------------------------------------------------


def texts(game: Game, player: int | None = None) -> set[str]:
    """A player's legal moves, as text."""
    return {move.text for move in game.legal_moves(player)}


def options(game: Game, verb: str, player: int | None = None) -> set[str]:
    """What may follow a verb: the routes of `claim`, the cards of `pay`."""
    moves = (text.partition(" ") for text in texts(game, player))
    return {rest for first, _, rest in moves if first == verb}


def play(game: Game, *moves: str) -> Game:
    """Make these moves, each by the player to act. No card may appear from nowhere or vanish."""
    before = all_cards(game)
    for move in moves:
        game.play(move)
        assert all_cards(game) == before, f"cards got lost or were made by '{move}'"
        assert_consistent(game)
    return game


def keep_all(game: Game) -> Game:
    """Every player keeps the whole opening offer."""
    for player in sorted(game.to_act):
        game.play(max(game.legal_moves(player), key=lambda m: len(m.text.split())), player)
    return game


# --- what is where -------------------------------------------------------------------


def look(game: Game) -> StateReader:
    return StateReader(game.board, game.state.data)


def phase(game: Game) -> str:
    return look(game).phase


def turn(game: Game) -> int:
    """Whose turn it is."""
    return look(game).turn


def hand(game: Game, player: int) -> dict[str, int]:
    """Number of cards of each type, without the zeros."""
    return look(game).hand(player)


def row(game: Game) -> list[str | None]:
    """The face-up cards; None for a gap."""
    return look(game).row


def deck(game: Game, which: int = 0) -> list[str]:
    """The cards in a deck, top card first."""
    data = game.state.data
    start = AT.deck + which * layout.DECK_PLACES
    codes = data[start : start + data[AT.deck_sizes + which]]
    return [card_name(game.board, code) for code in reversed(codes)]


def discard(game: Game) -> dict[str, int]:
    return look(game).discard


def tickets(game: Game, player: int) -> set[str]:
    return set(look(game).tickets(player))


def ticket_deck(game: Game) -> list[str]:
    """The tickets in the deck, top ticket first."""
    data = game.state.data
    places = data[AT.ticket_deck : AT.ticket_deck + data[AT.ticket_deck_size]]
    return [game.board.tickets[i].id for i in reversed(places)]


def routes(game: Game, player: int) -> set[str]:
    return set(look(game).routes(player))


def trains(game: Game, player: int) -> int:
    """A player's remaining pieces; on Great Lakes, only the trains."""
    return game.state.data[AT.trains + player]


def ships(game: Game, player: int) -> int:
    return look(game).ships(player)


def offer(game: Game, player: int) -> list[str]:
    """The tickets on offer to a player."""
    return [ticket or "?" for ticket in look(game).offer(player)]


def festivals(game: Game) -> dict[str, int]:
    """The face-up festival cards."""
    return look(game).festivals


def points(game: Game, player: int) -> int:
    """The score track."""
    return look(game).points(player)


def assert_opening(game: Game, trains_each: int, cards_each: int) -> None:
    """Every player has this many trains and cards, and the row is full."""
    players = range(game.players)
    assert [trains(game, player) for player in players] == [trains_each for _ in players]
    assert [sum(hand(game, player).values()) for player in players] == [cards_each for _ in players]
    assert len(row(game)) == 5
    assert None not in row(game)


# --- nothing is lost -----------------------------------------------------------------


def all_cards(game: Game) -> Counter[str]:
    """All travel cards: in hands, in the row, in decks, discarded or laid down."""
    seen = look(game)
    cards = Counter(seen.discard) + Counter(seen.laid) + Counter(seen.revealed)
    cards += Counter(card for card in seen.row if card)
    for which in range(len(game.board.decks)):
        cards += Counter(deck(game, which))
    for player in range(game.players):
        cards += Counter(hand(game, player))
    travel = {card.id for card in game.board.cards}
    return Counter({card: n for card, n in cards.items() if card in travel})


def assert_complete(game: Game) -> None:
    """Every card of the board is there exactly once."""
    assert all_cards(game) == Counter({card.id: card.count for card in game.board.cards})


def assert_consistent(game: Game) -> None:
    """The totals that the engine keeps are correct."""
    data, seen = game.state.data, look(game)
    for which in range(len(game.board.decks)):
        of_deck = {card.id for card in game.board.cards if card.deck == which}
        discarded = sum(n for card, n in seen.discard.items() if card in of_deck)
        assert data[AT.discarded + which] == discarded
        for player in range(game.players):
            held = sum(n for card, n in seen.hand(player).items() if card in of_deck)
            assert data[AT.hand_sizes + 2 * player + which] == held
    for player in range(game.players):
        assert data[AT.ticket_count + player] == len(seen.tickets(player))


# --- networks --------------------------------------------------------------------------


def grow_network(
    board: Board, random: Random, most: int, pieces: int, taken: set[int]
) -> list[int]:
    """Connected routes for one player, loops preferred. Marks them and their twins as taken."""
    mine: list[int] = []
    cities: set[int] = set()
    while len(mine) < most:
        open_ = [
            i
            for i, route in enumerate(board.routes)
            if i not in taken
            and route.length <= pieces
            and (not mine or route.a in cities or route.b in cities)
        ]
        loops = [i for i in open_ if {board.routes[i].a, board.routes[i].b} <= cities]
        if not open_:
            break
        route = random.choice(loops if loops and random.random() < 0.6 else open_)
        pieces -= board.routes[route].length
        cities |= {board.routes[route].a, board.routes[route].b}
        twin = board.routes[route].twin
        taken |= {route} if twin is None else {route, twin}
        mine.append(route)
    return mine


def names(board: Board, chosen: list[int]) -> str:
    """Routes as they are written in a position."""
    return " ".join(board.routes[i].id for i in chosen)
