"""A state as a position: text that says everything, line by line."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.game.game import is_built_in
from whistlestop.game.look import Look
from whistlestop.game.position_words import (
    COUNTED,
    HEADER,
    NUMBERS,
    PLAYER_COUNTED,
    PLAYER_NUMBERS,
    PURPOSES,
    card_name,
    ticket_deck_lines,
)


def write_position(board: Board, data: bytes) -> str:
    """The whole state; reading it gives the same bytes."""
    look = Look(board, data)
    lines = [HEADER, f"board {board.id} {board.digest}"]
    if not is_built_in(board):
        lines.append(f"folder {board.path}")
    lines += _table(look)
    for player in range(look.players):
        lines += ["", f"player {player}", *_player(look, player)]
    return "\n".join(lines) + "\n"


def _table(look: Look) -> list[str]:
    board, data = look.board, look.data
    lines = [
        f"players {look.players}",
        f"phase {look.phase}",
        f"turn {look.turn}",
        f"first {data[L.FIRST]}",
        f"turns {look.short(L.TURNS)}",
        _line("waiting", map(str, look.to_act)),
    ]
    if data[L.ENDING]:
        lines.append(f"last-turns {data[L.LAST]}")
    lines += [f"{word} {data[at]}" for word, at in NUMBERS.items() if data[at]]
    lines += _pending(look)
    lines.append(_line("row", (card or "-" for card in look.row)))
    if look.revealed:
        lines.append(_line("revealed", look.revealed))
    for deck, name in enumerate(board.decks):
        start = L.DECK + deck * L.DECK2
        cards = data[start : start + data[L.DECK_SIZE + deck]]
        lines.append(_line(f"deck {name}", (card_name(board, code) for code in reversed(cards))))
    lines += [_counts(word, look.counts(at)) for word, at in COUNTED.items() if look.counts(at)]
    if look.festivals:
        lines.append(_counts("festivals", look.festivals))
    size = data[L.TICKET_DECK_SIZE]
    lines.append(
        _line(
            "ticket-deck",
            (
                board.tickets[data[L.TICKET_DECK + i]].id
                + ticket_deck_lines(data[L.TICKET_SEEN + i])
                for i in reversed(range(size))
            ),
        )
    )
    undealt = look.word_bits(L.UNDEALT, L.TICKET_WORDS)
    if undealt:
        lines.append(_line("undealt", (board.tickets[i].id for i in undealt)))
    key = bytes(data[L.KEY * 8 : L.KEY * 8 + 32])
    counter = int.from_bytes(data[L.COUNTER * 8 : L.COUNTER * 8 + 8], "little")
    lines.append(f"chance {key.hex()} {counter}")
    return lines


def _pending(look: Look) -> list[str]:
    """The payment that is being made."""
    board, data = look.board, look.data
    if data[L.PHASE] not in (
        L.PAY,
        L.SUBSTITUTE,
        L.VARIANT,
        L.GIVING,
        L.SURCHARGE,
        L.FESTIVAL_CHOICE,
    ):
        return []
    purpose = data[L.PURPOSE]
    lines = [f"purpose {next(word for word, code in PURPOSES.items() if code == purpose)}"]
    if purpose in (L.FOR_ROUTE, L.FOR_SURCHARGE):
        lines.append(f"route {board.routes[data[L.ROUTE]].id}")
    else:
        lines.append(f"city {board.cities[data[L.CITY]].id}")
    colour = data[L.COLOUR]
    lines.append(f"colour {'none' if colour == L.NO_COLOUR else board.colours[colour]}")
    if data[L.GIVEN]:
        lines.append(f"given {board.cards[data[L.GIVEN]].id}")
    return lines


def _player(look: Look, player: int) -> list[str]:
    board, data = look.board, look.data
    lines = [
        _line("routes", look.routes(player)),
        _line("tickets", look.tickets(player)),
    ]
    for word, at in PLAYER_COUNTED.items():
        lines.append(_counts(word, look.counts(at + player * L.TYPES)))
    for word, at in PLAYER_NUMBERS.items():
        if data[at + player] or word == "trains" or (word == "ships" and board.rules.ships):
            lines.append(f"{word} {data[at + player]}")
    if look.stations(player):
        lines.append(_line("stations", look.stations(player)))
    if look.harbours(player):
        lines.append(_line("harbours", look.harbours(player)))
    if look.taken(player):
        lines.append(_counts("festivals", look.taken(player)))
    if look.short(L.EXCHANGED + player):
        lines.append(f"exchanged {look.short(L.EXCHANGED + player)}")
    boxed = look.word_bits(L.BOXED + player * L.TICKET_WORDS, L.TICKET_WORDS)
    if boxed:
        lines.append(_line("refused", (board.tickets[i].id for i in boxed)))
    if data[L.OFFER_SIZE + player]:
        lines.append(_line("offer", (ticket or "?" for ticket in look.offer(player))))
    for which in (1, 2):
        start = L.PICKS + ((which - 1) * L.PLAYERS + player) * L.OFFERED
        picks = _picks(look, which)
        if picks:
            names = [board.tickets[i].id for i in data[start : start + picks]]
            lines.append(_line(f"picks-{which}", names))
    return lines


def _picks(look: Look, which: int) -> int:
    """How many tickets have been picked in a draft."""
    draft = look.board.rules.draft
    if draft is None:
        return 0
    if look.data[L.DRAFT] == which:
        return look.data[L.STEP]
    return draft.hand if look.data[L.DRAFTS] >= which else 0


def _line(word: str, values: Iterable[str]) -> str:
    return " ".join([word, *values])


def _counts(word: str, counts: dict[str, int]) -> str:
    return _line(word, (f"{n} {name}" for name, n in counts.items()))
