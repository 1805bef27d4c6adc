"""What happened in a game, as data: what everybody may know of it, and what its player knows.

Words are made of it elsewhere, in any language. All names are ids of the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.explain import PAYING
from whistlestop.game.game import Game
from whistlestop.game.happenings_payment import Facts, Told, tell_festival, tell_payment
from whistlestop.game.happenings_table import tell_table
from whistlestop.game.look import Look

SET_UP = -1
"""The turn of what all choose together."""

TOGETHER = {
    L.OPENING: L.A_KEEP,
    L.PIECES: L.A_PIECES,
    L.DRAFTING: L.A_PICK,
    L.DRAFT_KEEP: L.A_KEEP,
}
"""The phases in which all choose at the same time (C17), and the first action of each."""


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that happened. Without a player it simply happened."""

    player: int | None
    turn: int
    kind: str
    """A verb such as `claim` or `draw`; docs/api.md lists them with their facts."""
    public: Facts | None
    """What everybody may know of it (C12), as plain JSON values; None if that is nothing."""
    own: Facts | None
    """What its player knows instead; None if that is the same."""
    moves: int
    """The moves made when it happened."""

    def seen_by(self, viewer: int | None, all_known: bool = False) -> Facts | None:
        """The facts for a player or, without one, a spectator; None if they learn nothing.

        `all_known` is for games that are over, or that nobody plays: nothing is a secret.
        """
        if self.own is not None and (all_known or self.player == viewer):
            return self.own
        return self.public


class Teller:
    """Tells what moves did, each from the states around it. It remembers nothing in between,
    so it can begin in the middle of a game, also after moves were taken back."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def tell(
        self, before: bytes, player: int, action: int, after: bytes, moves: int
    ) -> list[Happening]:
        """What a move did, first by its player, then by itself; `moves` counts it too.

        A payment is told when it is complete, and a choice that all make together when all have
        chosen (C17).
        """
        old, new = Look(self.board, before), Look(self.board, after)
        together = old.data[L.PHASE] in TOGETHER
        turn = SET_UP if together else old.short(L.TURNS)
        if together:
            told = list(_choices(old, player, action))
        else:
            one = _act(old, new, player, action)
            told = [(player, one)] if one else []
        return [
            *(Happening(p, turn, *what, moves) for p, what in told),
            *(
                Happening(None, turn, kind, facts, None, moves)
                for kind, facts in tell_table(old, new, action)
            ),
        ]


def tell_game(game: Game) -> list[Happening]:
    """All that happened in a game so far."""
    teller = Teller(game.board)
    again = game.restarted()
    told: list[Happening] = []
    for number, (player, action) in enumerate(game.moves, 1):
        before = again.state.to_bytes()
        again.play(action, player)
        told += teller.tell(before, player, action, again.state.to_bytes(), number)
    return told


def _choices(old: Look, player: int, action: int) -> Iterator[tuple[int, Told]]:
    """What all have chosen, if this is the last choice: the state holds those of the others."""
    if old.to_act != [player]:
        return
    first = TOGETHER[old.data[L.PHASE]]
    for p in range(old.players):
        choice = action - first if p == player else old.data[L.CHOICE + p]
        yield p, _choice(old, p, choice)


def _choice(old: Look, player: int, choice: int) -> Told:
    if old.data[L.PHASE] == L.DRAFTING:
        return "pick", None, {"ticket": old.offer(player)[choice]}
    if old.data[L.PHASE] == L.PIECES:
        ships = old.board.rules.choose_pieces - choice
        return "pieces", {"trains": choice, "ships": ships}, None
    return _keep(old, player, choice)


def _keep(old: Look, player: int, mask: int) -> Told:
    kept = [ticket for i, ticket in enumerate(old.offer(player)) if mask >> i & 1]
    return "keep", {"count": len(kept)}, {"count": len(kept), "tickets": kept}


def _act(old: Look, new: Look, player: int, action: int) -> Told | None:
    """What a player did in a turn; None where more is to come before it can be told."""
    phase = old.data[L.PHASE]
    if phase in PAYING:
        return tell_payment(old, new, player, action)
    if phase == L.KEEP:
        return _keep(old, player, action - L.A_KEEP)
    if phase == L.FESTIVAL_CHOICE:
        return tell_festival(old, action - L.A_FESTIVAL)
    if phase == L.REFILL or L.A_CLAIM <= action < L.A_TO_SHIPS:
        return None
    if action < L.A_TICKETS:
        return _draw(old, new, player, action)
    if action == L.A_TICKETS:
        return "look", {"count": new.data[L.OFFER_SIZE + player]}, None
    if action == L.A_PASS:
        return "pass", {}, None
    return _exchange(old, new, player, action)


def _draw(old: Look, new: Look, player: int, action: int) -> Told:
    if action < L.A_DRAW:
        return "take", {"card": old.board.cards[action].id}, None
    had = old.hand(player)
    card = next(card for card, n in new.hand(player).items() if n > had.get(card, 0))
    public = {"deck": old.board.decks[action - L.A_DRAW]}
    return "draw", public, {**public, "card": card}


def _exchange(old: Look, new: Look, player: int, action: int) -> Told:
    given, got = ("trains", "ships") if action < L.A_TO_TRAINS else ("ships", "trains")
    points = old.short(L.EXCHANGED + player) - new.short(L.EXCHANGED + player)
    return "exchange", {"count": action % 64, "from": given, "to": got, "points": points}, None
