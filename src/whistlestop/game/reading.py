"""Text as moves: the reverse of writing.py, with clear words for what is no move at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from difflib import get_close_matches

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import IllegalMove, MalformedMove
from whistlestop.game.reasons_bill import Cards, bill_of, misfit, set_misfit
from whistlestop.game.reasons_words import Seat

Reader = Callable[[Board, bytes, int, list[str]], int]

LONGEST = 64
"""Words longer than any id are cut short in messages."""
SUGGESTED = 12


def read_move(tables: Tables, data: bytes, player: int, text: str) -> int:
    """The action that a text means for a player at this moment; it need not be legal."""
    words = split(text)
    if not words:
        raise MalformedMove(f"an empty move; expected one of: {', '.join(READERS)}")
    reader = READERS.get(words[0])
    if reader is None:
        raise MalformedMove(unknown("verb", words[0], READERS))
    return reader(tables.board, data, player, words[1:])


def split(text: str) -> list[str]:
    """The words of a move; a plus needs no room around it."""
    return text.lower().replace("+", " + ").split()


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """`there is no route 'pari-zurich'; did you mean 'paris-zurich'?`"""
    names = list(known)
    near = get_close_matches(word[:LONGEST], names, 1)
    near += [name for name in names if word in name.split("-")]
    shown = word if len(word) <= LONGEST else f"{word[:LONGEST]}..."
    if near:
        return f"there is no {what} '{shown}'; did you mean '{near[0]}'?"
    if not names:
        return f"there is no {what} '{shown}', nor any other"
    more = ", ..." if len(names) > SUGGESTED else ""
    return f"there is no {what} '{shown}'; expected one of: {', '.join(names[:SUGGESTED])}{more}"


def index_of(what: str, word: str, names: Iterable[str]) -> int:
    known = list(names)
    if word not in known:
        raise MalformedMove(unknown(what, word, known))
    return known.index(word)


def number(word: str, most: int, least: int = 0) -> int:
    if not word.isdecimal() or len(word) > 9 or not least <= int(word) <= most:
        raise MalformedMove(f"'{word[:LONGEST]}' is not a number from {least} to {most}")
    return int(word)


def read_cards(board: Board, words: list[str]) -> dict[int, int]:
    """`3 green 1 wild`, by card type."""
    if not words or len(words) % 2:
        raise MalformedMove(
            f"'{' '.join(words)}' is no list of cards; expected for example '3 red 1 wild'"
        )
    cards: Counter[int] = Counter()
    for count, name in zip(words[::2], words[1::2], strict=True):
        n = number(count, 255, 1)
        cards[index_of("card", name, (c.id for c in board.cards))] += n
    return dict(cards)


def read_payment(board: Board, words: list[str]) -> tuple[Cards, Cards]:
    """`7 green + 5 red 3 wild`: a set, and cards of any kind that stand for others of it."""
    if "+" not in words:
        return read_cards(board, words), {}
    plus = words.index("+")
    cards = read_cards(board, words[:plus]) if plus else {}
    return cards, read_cards(board, words[plus + 1 :])


def _only(words: list[str], verb: str, expected: str) -> str:
    if len(words) != 1:
        raise MalformedMove(f"'{verb}' needs {expected}, and nothing else")
    return words[0]


def _none(words: list[str], verb: str) -> None:
    if words:
        raise MalformedMove(f"'{verb}' stands alone, without '{' '.join(words)}'")


def _take(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_TAKE + index_of(
        "card", _only(words, "take", "a card of the row"), (c.id for c in board.cards)
    )


def _deck(board: Board, words: list[str], verb: str) -> int:
    if len(board.decks) == 1 and not words:
        return 0
    return index_of("deck", _only(words, verb, "a deck"), board.decks)


def _draw(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_DRAW + _deck(board, words, "draw")


def _refill(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_REFILL + _deck(board, words, "refill")


def _tickets(board: Board, data: bytes, player: int, words: list[str]) -> int:
    _none(words, "tickets")
    return L.A_TICKETS


def _pass(board: Board, data: bytes, player: int, words: list[str]) -> int:
    _none(words, "pass")
    return L.A_PASS


def _refuse(board: Board, data: bytes, player: int, words: list[str]) -> int:
    _none(words, "refuse")
    return L.A_REFUSE


def _claim(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_CLAIM + index_of(
        "route", _only(words, "claim", "a route"), (r.id for r in board.routes)
    )


def _city(board: Board, words: list[str], verb: str) -> int:
    return index_of("city", _only(words, verb, "a city"), (c.id for c in board.cities))


def _station(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_STATION + _city(board, words, "station")


def _harbour(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_HARBOUR + _city(board, words, "harbour")


def _exchange(board: Board, data: bytes, player: int, words: list[str]) -> int:
    if len(words) != 2:
        raise MalformedMove("'exchange' needs a number and 'trains' or 'ships'")
    kind = index_of("kind of piece", words[1], ("trains", "ships"))
    return (L.A_TO_TRAINS if kind else L.A_TO_SHIPS) + number(words[0], 63)


def _pieces(board: Board, data: bytes, player: int, words: list[str]) -> int:
    if len(words) not in (2, 4) or words[1] != "trains" or words[3:] not in ([], ["ships"]):
        raise MalformedMove("'pieces' needs the number of trains: 'pieces 27 trains 23 ships'")
    trains = number(words[0], 63)
    choose = board.rules.choose_pieces
    if len(words) == 4 and trains + number(words[2], 63) != choose:
        raise MalformedMove(f"{trains} trains and {words[2]} ships are not {choose} pieces")
    return L.A_PIECES + trains


def _give(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_GIVE + index_of("card", _only(words, "give", "a card"), (c.id for c in board.cards))


def _substitute(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_COUNT + number(_only(words, "substitute", "a number of spaces"), 15)


def _festival(board: Board, data: bytes, player: int, words: list[str]) -> int:
    return L.A_FESTIVAL + index_of(
        "festival", _only(words, "festival", "a festival"), (f.id for f in board.festivals)
    )


def _offered(board: Board, data: bytes, player: int) -> list[str]:
    start = L.OFFER + player * L.OFFERED
    return [board.tickets[data[start + i]].id for i in range(data[L.OFFER_SIZE + player])]


def _pick(board: Board, data: bytes, player: int, words: list[str]) -> int:
    ticket = _only(words, "pick", "a ticket")
    return L.A_PICK + index_of("ticket on offer", ticket, _offered(board, data, player))


def _keep(board: Board, data: bytes, player: int, words: list[str]) -> int:
    offered = _offered(board, data, player)
    mask = 0
    for word in words:
        mask |= 1 << index_of("ticket on offer", word, offered)
    return L.A_KEEP + mask


def _pay(board: Board, data: bytes, player: int, words: list[str]) -> int:
    """`pay 3 green 1 wild`, or `pay green with 1 wild` where more is asked afterwards."""
    if words and not words[0].isdecimal() and words[0] != "+":
        colour = index_of("colour", words[0], (*board.colours, "cards"))
        if words[1:2] not in ([], ["with"]):
            raise MalformedMove(f"'with' expected instead of '{words[1]}'")
        wilds = read_cards(board, words[2:]) if words[1:] else {}
        if set(wilds) - {board.wild}:
            raise MalformedMove("after 'with' only wilds are counted")
        none = colour == len(board.colours)
        return pay_action(L.NO_COLOUR if none else colour, wilds.get(board.wild, 0))
    cards, given = read_payment(board, words)
    seat = Seat(board, data, player)
    if why := _unpayable(seat, cards, given):
        raise why
    if data[L.PHASE] == L.VARIANT:
        return L.A_COUNT + variant_count(board, data, cards)
    return set_action(board, cards)


def _unpayable(seat: Seat, cards: Cards, given: Cards) -> IllegalMove | None:
    """No action says how many cards are paid, so a wrong number would go unnoticed."""
    if not seat.waited_for:
        return None
    if seat.phase == L.VARIANT:
        if given:
            raise MalformedMove("only the set is chosen now: nothing stands after a +")
        return set_misfit(bill_of(seat), cards)
    return misfit(bill_of(seat), cards, given) if seat.phase in (L.PAY, L.SURCHARGE) else None


def set_action(board: Board, cards: Cards) -> int:
    """The colour and the wilds of a set."""
    colours = {board.cards[card].colour for card in cards if card != board.wild}
    if len(colours) > 1:
        names = " and ".join(board.colours[c] for c in sorted(colours))
        raise MalformedMove(f"a set has one colour, not {names} (C9)")
    return pay_action(colours.pop() if colours else L.NO_COLOUR, cards.get(board.wild, 0))


def pay_action(colour: int, wilds: int) -> int:
    if wilds > 15:
        raise MalformedMove(f"{wilds} wilds are more than any route has spaces")
    return L.A_PAY + colour * 16 + wilds


def variant_count(board: Board, data: bytes, cards: Cards) -> int:
    """How many of the cards are of the second type: with the harbour sign, double, or trains."""
    if data[L.PURPOSE] == L.FOR_HARBOUR:
        return sum(n for i, n in cards.items() if i != board.wild and board.cards[i].deck == 0)
    return sum(
        n
        for i, n in cards.items()
        if board.cards[i].pieces == 2 or (board.cards[i].deck == 0 and board.cards[i].harbour_sign)
    )


READERS: dict[str, Reader] = {
    "take": _take,
    "draw": _draw,
    "refill": _refill,
    "claim": _claim,
    "pay": _pay,
    "refuse": _refuse,
    "tickets": _tickets,
    "keep": _keep,
    "pick": _pick,
    "station": _station,
    "harbour": _harbour,
    "exchange": _exchange,
    "pieces": _pieces,
    "substitute": _substitute,
    "give": _give,
    "festival": _festival,
    "pass": _pass,
}
