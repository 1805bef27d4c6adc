"""Text as moves: the reverse of writing.py, with clear errors for text that is not a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from difflib import get_close_matches

from whistlestop.boards import limits
from whistlestop.boards.model import Board
from whistlestop.engine import actions as A
from whistlestop.engine.actions import Phase, Purpose
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import IllegalMove, MalformedMove
from whistlestop.game.notation.bill import Cards, bill_of, misfit, set_misfit
from whistlestop.game.notation.player_reader import PlayerReader

ReadWords = Callable[[PlayerReader, list[str]], int]

MAX_WORD = 64
"""The length at which words are cut short in messages: longer than any id."""
MAX_SUGGESTED = 12
MAX_PIECES = limits.PIECES_OF_A_KIND


def read_move(tables: Tables, data: bytes, player: int, text: str) -> int:
    """The action a text means for a player now. It need not be legal."""
    words = split(text)
    if not words:
        raise MalformedMove(f"an empty move; expected one of: {', '.join(READERS)}")
    read = READERS.get(words[0])
    if read is None:
        raise MalformedMove(unknown("verb", words[0], READERS))
    return read(PlayerReader(tables.board, data, player), words[1:])


def split(text: str) -> list[str]:
    """The words of a move. A plus needs no spaces around it."""
    return text.lower().replace("+", " + ").split()


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """`there is no route 'pari-zurich'; did you mean 'paris-zurich'?`"""
    names = list(known)
    near = get_close_matches(word[:MAX_WORD], names, 1)
    near += [name for name in names if word in name.split("-")]
    shown = word if len(word) <= MAX_WORD else f"{word[:MAX_WORD]}..."
    if near:
        return f"there is no {what} '{shown}'; did you mean '{near[0]}'?"
    if not names:
        return f"there is no {what} '{shown}', nor any other"
    more = ", ..." if len(names) > MAX_SUGGESTED else ""
    return (
        f"there is no {what} '{shown}'; expected one of: {', '.join(names[:MAX_SUGGESTED])}{more}"
    )


def index_of(what: str, word: str, names: Iterable[str]) -> int:
    known = list(names)
    if word not in known:
        raise MalformedMove(unknown(what, word, known))
    return known.index(word)


def number(word: str, most: int, least: int = 0) -> int:
    if not word.isdecimal() or len(word) > 9 or not least <= int(word) <= most:
        raise MalformedMove(f"'{word[:MAX_WORD]}' is not a number from {least} to {most}")
    return int(word)


def read_cards(board: Board, words: list[str]) -> dict[int, int]:
    """`3 green 1 wild`, by card type."""
    if not words or len(words) % 2:
        raise MalformedMove(
            f"'{' '.join(words)}' is not a list of cards; expected something like '3 red 1 wild'"
        )
    cards: Counter[int] = Counter()
    for count, name in zip(words[::2], words[1::2], strict=True):
        n = number(count, 255, 1)
        cards[index_of("card", name, (c.id for c in board.cards))] += n
    return dict(cards)


def read_payment(board: Board, words: list[str]) -> tuple[Cards, Cards]:
    """`7 green + 5 red 3 wild`: a set, and substitutes for some of its cards."""
    if "+" not in words:
        return read_cards(board, words), {}
    plus = words.index("+")
    cards = read_cards(board, words[:plus]) if plus else {}
    return cards, read_cards(board, words[plus + 1 :])


def _only(words: list[str], verb: str, expected: str) -> str:
    if len(words) != 1:
        raise MalformedMove(f"'{verb}' takes {expected} and nothing else")
    return words[0]


def _named(
    kind: A.Kind, what: str, expected: str, names: Callable[[Board], Iterable[str]]
) -> ReadWords:
    """Read a verb with one name: `claim paris-zurich`."""

    def read(reader: PlayerReader, words: list[str]) -> int:
        word = _only(words, kind.name, expected)
        return kind(index_of(what, word, names(reader.board)))

    return read


def _alone(kind: A.Kind) -> ReadWords:
    """Read a verb on its own: `pass`."""

    def read(reader: PlayerReader, words: list[str]) -> int:
        if words:
            raise MalformedMove(f"'{kind.name}' takes nothing after it; drop '{' '.join(words)}'")
        return kind()

    return read


def _deck(kind: A.Kind) -> ReadWords:
    """Read a verb with a deck, which may be left out if there is only one."""
    named = _named(kind, "deck", "a deck", lambda board: board.decks)

    def read(reader: PlayerReader, words: list[str]) -> int:
        return kind(0) if len(reader.board.decks) == 1 and not words else named(reader, words)

    return read


def _exchange(reader: PlayerReader, words: list[str]) -> int:
    if len(words) != 2:
        raise MalformedMove("'exchange' needs a number and 'trains' or 'ships'")
    kind = index_of("kind of piece", words[1], ("trains", "ships"))
    return (A.TO_TRAINS if kind else A.TO_SHIPS)(number(words[0], MAX_PIECES))


def _pieces(reader: PlayerReader, words: list[str]) -> int:
    if len(words) not in (2, 4) or words[1] != "trains" or words[3:] not in ([], ["ships"]):
        raise MalformedMove("'pieces' needs the number of trains: 'pieces 27 trains 23 ships'")
    trains = number(words[0], MAX_PIECES)
    choose = reader.rules.choose_pieces
    if len(words) == 4 and trains + number(words[2], MAX_PIECES) != choose:
        raise MalformedMove(f"{trains} trains and {words[2]} ships are not {choose} pieces")
    return A.PIECES(trains)


def _substitute(reader: PlayerReader, words: list[str]) -> int:
    return A.COUNT(number(_only(words, "substitute", "a number of spaces"), A.WILDS - 1))


def _offered(reader: PlayerReader) -> list[str]:
    return [reader.board.tickets[i].id for i in reader.offered(reader.player)]


def _pick(reader: PlayerReader, words: list[str]) -> int:
    ticket = _only(words, "pick", "a ticket")
    return A.PICK(index_of("ticket on offer", ticket, _offered(reader)))


def _keep(reader: PlayerReader, words: list[str]) -> int:
    offered = _offered(reader)
    kept = {index_of("ticket on offer", word, offered) for word in words}
    return A.KEEP(sum(1 << i for i in kept))


def _pay(reader: PlayerReader, words: list[str]) -> int:
    """`pay 3 green 1 wild`, or `pay green with 1 wild` where more is asked afterwards."""
    board = reader.board
    if words and not words[0].isdecimal() and words[0] != "+":
        colour = index_of("colour", words[0], (*board.colours, "cards"))
        if words[1:2] not in ([], ["with"]):
            raise MalformedMove(f"expected 'with' instead of '{words[1]}'")
        wilds = read_cards(board, words[2:]) if words[1:] else {}
        if set(wilds) - {board.wild}:
            raise MalformedMove("only wilds may follow 'with'")
        none = colour == len(board.colours)
        return pay_action(A.NO_COLOUR if none else colour, wilds.get(board.wild, 0))
    cards, given = read_payment(board, words)
    if why := _unpayable(reader, cards, given):
        raise why
    if reader.phase is Phase.VARIANT:
        return A.COUNT(variant_count(reader, cards))
    return set_action(board, cards)


def _unpayable(reader: PlayerReader, cards: Cards, given: Cards) -> IllegalMove | None:
    """Check the number of cards, which no action contains and so would go unnoticed."""
    if not reader.waited_for:
        return None
    if reader.phase is Phase.VARIANT:
        if given:
            raise MalformedMove("only the set is chosen now: drop the + and what follows")
        return set_misfit(bill_of(reader), cards)
    return (
        misfit(bill_of(reader), cards, given)
        if reader.phase in (Phase.PAY, Phase.SURCHARGE)
        else None
    )


def set_action(board: Board, cards: Cards) -> int:
    """The colour and the wilds of a set."""
    colours = {board.cards[card].colour for card in cards if card != board.wild}
    if len(colours) > 1:
        names = " and ".join(board.colours[c] for c in sorted(colours))
        raise MalformedMove(f"a set has one colour, not {names} (C9)")
    return pay_action(colours.pop() if colours else A.NO_COLOUR, cards.get(board.wild, 0))


def pay_action(colour: int, wilds: int) -> int:
    if wilds >= A.WILDS:
        raise MalformedMove(f"{wilds} wilds are more than any route takes")
    return A.pay(colour, wilds)


def variant_count(reader: PlayerReader, cards: Cards) -> int:
    """The number of cards of the second type: with the harbour sign, double, or trains."""
    board = reader.board
    if reader.purpose is Purpose.HARBOUR:
        return sum(n for i, n in cards.items() if i != board.wild and board.cards[i].deck == 0)
    return sum(
        n
        for i, n in cards.items()
        if board.cards[i].pieces == 2 or (board.cards[i].deck == 0 and board.cards[i].harbour_sign)
    )


def _card_ids(board: Board) -> Iterable[str]:
    return (card.id for card in board.cards)


def _city_ids(board: Board) -> Iterable[str]:
    return (city.id for city in board.cities)


READERS: dict[str, ReadWords] = {
    "take": _named(A.TAKE, "card", "a card of the row", _card_ids),
    "draw": _deck(A.DRAW),
    "refill": _deck(A.REFILL),
    "claim": _named(A.CLAIM, "route", "a route", lambda board: (r.id for r in board.routes)),
    "pay": _pay,
    "refuse": _alone(A.REFUSE),
    "tickets": _alone(A.TICKETS),
    "keep": _keep,
    "pick": _pick,
    "station": _named(A.STATION, "city", "a city", _city_ids),
    "harbour": _named(A.HARBOUR, "city", "a city", _city_ids),
    "exchange": _exchange,
    "pieces": _pieces,
    "substitute": _substitute,
    "give": _named(A.GIVE, "card", "a card", _card_ids),
    "festival": _named(
        A.FESTIVAL, "festival", "a festival", lambda board: (f.id for f in board.festivals)
    ),
    "pass": _alone(A.PASS),
}
