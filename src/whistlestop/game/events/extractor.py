"""What happened in a game, as data: what everyone may know, and what the player knows.

Other modules put it into words, in any language. All names are ids of the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.engine import actions as A
from whistlestop.engine.actions import PAYING, TOGETHER, Phase
from whistlestop.engine.reader import StateReader, bits
from whistlestop.game.events.payment import Content, Facts, festival_event, payment_event
from whistlestop.game.events.table import table_events
from whistlestop.game.game import Game

SET_UP = -1
"""The turn number of choices that everyone makes at once."""


@dataclass(frozen=True, slots=True)
class GameEvent:
    """One thing that happened. `player` is None if nobody did it."""

    player: int | None
    turn: int
    kind: str
    """A verb such as `claim` or `draw`; docs/api.md lists them with their facts."""
    public: Facts | None
    """What everyone may know of it (C12), as plain JSON values; None if nothing."""
    own: Facts | None
    """What its player knows instead; None if that is the same as everyone else."""
    moves: int
    """The number of moves made when it happened."""

    def seen_by(self, viewer: int | None, all_known: bool = False) -> Facts | None:
        """The facts for a player, or for a spectator if None; None if they learn nothing.

        `all_known` is for games that are over or that nobody plays, where nothing is secret.
        """
        if self.own is not None and (all_known or self.player == viewer):
            return self.own
        return self.public


class EventExtractor:
    """Works out what each move did from the states before and after it.

    It keeps nothing between moves, so it can start in the middle of a game, even after moves were
    undone.
    """

    def __init__(self, board: Board) -> None:
        self.board = board

    def extract(
        self, before: bytes, player: int, action: int, after: bytes, moves: int
    ) -> list[GameEvent]:
        """The events of a move: first what the player did, then what cards and rules did.

        `moves` includes this move. A payment becomes an event when it is complete, and choices
        that everyone makes at once when the last player has chosen (C17).
        """
        old, new = StateReader(self.board, before), StateReader(self.board, after)
        together = old.phase in TOGETHER
        turn = SET_UP if together else old.turns
        if together:
            told = list(_choices(old, player, action))
        else:
            one = _act(old, new, player, action)
            told = [(player, one)] if one else []
        return [
            *(GameEvent(p, turn, *what, moves) for p, what in told),
            *(
                GameEvent(None, turn, kind, facts, None, moves)
                for kind, facts in table_events(old, new, action)
            ),
        ]


def extract_events(game: Game) -> list[GameEvent]:
    """Everything that has happened in a game so far."""
    extractor = EventExtractor(game.board)
    again = game.restarted()
    told: list[GameEvent] = []
    for number, (player, action) in enumerate(game.moves, 1):
        before = again.state.to_bytes()
        again.play(action, player)
        told += extractor.extract(before, player, action, again.state.to_bytes(), number)
    return told


def _choices(old: StateReader, player: int, action: int) -> Iterator[tuple[int, Content]]:
    """Everyone's choices, if this is the last one; the state holds the others."""
    if old.to_act != [player]:
        return
    kind = TOGETHER[old.phase]
    for p in range(old.players):
        choice = kind.argument(action) if p == player else old.number("choice", p)
        yield p, _choice(old, p, choice)


def _choice(old: StateReader, player: int, choice: int) -> Content:
    if old.phase is Phase.DRAFTING:
        return "pick", None, {"ticket": old.offer(player)[choice]}
    if old.phase is Phase.PIECES:
        ships = old.board.rules.choose_pieces - choice
        return "pieces", {"trains": choice, "ships": ships}, None
    return _keep(old, player, choice)


def _keep(old: StateReader, player: int, mask: int) -> Content:
    offer = old.offer(player)
    kept = [offer[i] for i in bits(mask)]
    return "keep", {"count": len(kept)}, {"count": len(kept), "tickets": kept}


def _act(old: StateReader, new: StateReader, player: int, action: int) -> Content | None:
    """What a player did in a turn; None if it is not yet complete."""
    if old.phase in PAYING:
        return payment_event(old, new, player, action)
    kind, argument = A.unpack(action)
    if kind is A.KEEP:
        return _keep(old, player, argument)
    if kind is A.FESTIVAL:
        return festival_event(old, argument)
    if kind is A.TAKE:
        return "take", {"card": old.board.cards[argument].id}, None
    if kind is A.DRAW:
        return _draw(old, new, player, argument)
    if kind is A.TICKETS:
        return "look", {"count": new.offer_size(player)}, None
    if kind is A.PASS:
        return "pass", {}, None
    if kind in (A.TO_SHIPS, A.TO_TRAINS):
        pieces = ("trains", "ships") if kind is A.TO_SHIPS else ("ships", "trains")
        points = new.points(player) - old.points(player)
        facts = dict(zip(("from", "to"), pieces, strict=True))
        return "exchange", {"count": argument, **facts, "points": points}, None
    return None


def _draw(old: StateReader, new: StateReader, player: int, deck: int) -> Content:
    had = old.hand(player)
    card = next(card for card, n in new.hand(player).items() if n > had.get(card, 0))
    public = {"deck": old.board.decks[deck]}
    return "draw", public, {**public, "card": card}
