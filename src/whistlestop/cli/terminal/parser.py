"""Typed moves: one line can hold a whole action, including its payment."""

from __future__ import annotations

import re

from whistlestop.boards import Board
from whistlestop.cli.terminal import lookup
from whistlestop.engine import actions as A
from whistlestop.game import Game, MalformedMove
from whistlestop.game.notation.compound import expand
from whistlestop.game.notation.reading import READERS
from whistlestop.game.refusals import refusal

PAYMENT = re.compile(r"(?<!\S)(\d|\+)")
"""Where the cards start, after a place. The number that ends a route's id does not stand alone."""
CARDS = re.compile(r"(\+)|(\d+)([^\d+]*)")


def read_line(game: Game, player: int, line: str) -> list[int]:
    """The moves that a line means, in order. They need not be legal."""
    verb, rest = verb_of(game, player, line)
    if verb in ("claim", "station", "harbour"):
        return _building(game, player, verb, rest)
    if verb == "pay":
        listed = PAYMENT.match(rest.removeprefix("with "))
        cards = spelt_out(game.board, rest) if listed else rest
        return expand(game.tables, game.state, player, f"pay {cards}", refusal)
    if verb == "take":
        row = {lookup.card_ids(game.board).index(c) for c in game.view(player).reader.row if c}
        return [A.TAKE(lookup.find_card(game.board, rest, row))]
    if verb == "give":
        return [A.GIVE(lookup.find_card(game.board, rest))]
    if verb in ("keep", "pick"):
        return [_tickets(game, player, verb, rest)]
    if verb == "pieces" and rest.isdecimal():
        rest += " trains"
    return [game.parse(f"{verb} {rest}", player).action]


def verb_of(game: Game, player: int, line: str) -> tuple[str, str]:
    """The verb, possibly shortened, and the rest of the line."""
    text = re.sub(r"[,;]|\b(and|from|the)\b", " ", line.lower())
    verb, _, rest = " ".join(text.split()).partition(" ")
    now = {move.text.split()[0] for move in game.legal_moves(player)}
    return lookup.find_word("command", verb, list(READERS), now), rest


def _building(game: Game, player: int, verb: str, rest: str) -> list[int]:
    """`paris-zurich`, or with its payment `paris-zurich 3 green 1 wild`."""
    board = game.board
    at = PAYMENT.search(rest)
    place, paid = (rest[: at.start()], rest[at.start() :]) if at else (rest, "")
    place = place.strip().removesuffix(" with")
    legal = game.legal_moves(player).actions
    if verb == "claim":
        likely = [A.CLAIM.argument(action) for action in A.CLAIM.among(legal)]
        name = board.routes[lookup.find_route(board, place, likely)].id
    else:
        kind = A.STATION if verb == "station" else A.HARBOUR
        likely = [kind.argument(action) for action in kind.among(legal)]
        name = board.cities[lookup.find_city(board, place, likely)].id
    return expand(
        game.tables, game.state, player, f"{verb} {name} {spelt_out(board, paid)}", refusal
    )


def spelt_out(board: Board, text: str) -> str:
    """Cards by their ids: `3 gr 1 wild` becomes `3 green 1 wild`."""
    parts = []
    for plus, number, name in CARDS.findall(text):
        card = name.strip()
        if card:
            card = board.cards[lookup.find_card(board, card)].id
        parts.append(plus or f"{number} {card}")
    return " ".join(parts)


def _tickets(game: Game, player: int, verb: str, rest: str) -> int:
    """Tickets on offer, by their numbers on the screen or by their ids."""
    offer = [ticket or "" for ticket in game.view(player).reader.offer(player)]
    chosen = []
    for word in rest.split():
        if word.isdecimal():
            if not 1 <= int(word) <= len(offer):
                raise MalformedMove(f"the tickets on offer are 1 to {len(offer)}, not {word}")
            chosen.append(int(word) - 1)
        else:
            name = lookup.plain(word)
            chosen.append(offer.index(lookup.find_word("ticket on offer", name, offer)))
    if verb == "keep":
        return A.KEEP(sum(1 << i for i in set(chosen)))
    if len(chosen) != 1:
        raise MalformedMove("'pick' needs exactly one ticket")
    return A.PICK(chosen[0])
