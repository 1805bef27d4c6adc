"""What happened, in words: for the log of a game and for replays, in one place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.explain import PAYING, spent
from whistlestop.game import Game, words
from whistlestop.game.look import Look

Told = tuple[str, str | None, str]
"""A verb, what everybody may know, and what the player knows."""
SET_UP = -1
"""The turn of what all choose together."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Without a player it simply happened."""

    player: int | None
    turn: int
    verb: str
    rest: str | None
    """What everybody may know of it (C12); None if that is nothing."""
    own: str
    """What the player knows."""
    moves: int
    """The moves made when it happened."""


class Narrator:
    """Puts moves into words, one after the other, from the states around them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._hand = b""
        self._together: list[Event] = []

    def tell(
        self, before: bytes, player: int, action: int, after: bytes, moves: int
    ) -> list[Event]:
        """What a move did. A choice that all make together is told when all have chosen (C17)."""
        old, new = Look(self.board, before), Look(self.board, after)
        phase = before[L.PHASE]
        if phase == L.MAIN and L.A_CLAIM <= action < L.A_TO_SHIPS:
            self._hand = before
            return []
        turn = SET_UP if phase in TOGETHER else old.short(L.TURNS)
        told = self._told(old, new, player, action)
        events = [Event(player, turn, *told, moves)] if told else []
        if phase in TOGETHER:
            self._together += events
            if new.phase == old.phase and new.data[L.STEP] == old.data[L.STEP]:
                return []
            events, self._together = self._together, []
        return events + [
            Event(None, turn, "", text, text, moves) for text in self._happened(old, new)
        ]

    def _told(self, old: Look, new: Look, player: int, action: int) -> Told | None:
        board, phase = self.board, old.data[L.PHASE]
        if phase in PAYING:
            return self._paid(old, new, player, action)
        if phase in KEEPING:
            kept = [t for i, t in enumerate(old.offer(player)) if action - L.A_KEEP >> i & 1 and t]
            number = words.count(len(kept), "ticket")
            return "keep", number, words.ticket_names(board, kept)
        if phase == L.DRAFTING:
            ticket = old.offer(player)[action - L.A_PICK]
            return "pick", None, words.ticket_names(board, [ticket] if ticket else [])
        if phase == L.PIECES:
            trains = action - L.A_PIECES
            both = f"{trains} trains and {board.rules.choose_pieces - trains} ships"
            return "choose", both, both
        if phase == L.REFILL:
            return None
        if phase == L.FESTIVAL_CHOICE:
            return "take", *twice(self._festival_cards(old, action - L.A_FESTIVAL))
        return self._acted(old, new, player, action)

    def _acted(self, old: Look, new: Look, player: int, action: int) -> Told:
        if action < L.A_DRAW:
            return "take", *twice(f"{words.card_name(self.board.cards[action].id)} from the row")
        if action < L.A_TICKETS:
            decks = self.board.decks
            deck = f" {decks[action - L.A_DRAW]}" if len(decks) > 1 else ""
            got = words.cards(gained(self.board, old, new, player)).removeprefix("1 ")
            return "draw", f"an unseen{deck} card", f"{got} unseen"
        if action == L.A_TICKETS:
            return "look", *twice(f"at {words.count(new.data[L.OFFER_SIZE + player], 'ticket')}")
        if action == L.A_PASS:
            return "pass", "", ""
        n = action % 64
        one, other = ("ships", "trains") if action >= L.A_TO_TRAINS else ("trains", "ships")
        return "exchange", *twice(f"{n} {one if n > 1 else one[:-1]} for {other}")

    def _paid(self, old: Look, new: Look, player: int, action: int) -> Told | None:
        """A payment is told when it is complete: the claim with it, or a tunnel's surcharge."""
        board, data = self.board, old.data
        if new.data[L.PHASE] in (L.SUBSTITUTE, L.VARIANT, L.GIVING):
            return None
        if action == L.A_REFUSE:
            return "give", *twice("the tunnel up: the cards go back to the hand")
        paid = words.cards(self._types(spent(self._hand, new.data, player)))
        if data[L.PURPOSE] == L.FOR_STATION:
            city = words.city_name(board, data[L.CITY])
            return "build", *twice(f"a station in {city} with {paid}")
        if data[L.PURPOSE] == L.FOR_HARBOUR:
            city = words.city_name(board, data[L.CITY])
            return "build", *twice(f"a harbour in {city} with {paid}")
        name = words.route_name(board, data[L.ROUTE])
        if new.data[L.PHASE] == L.SURCHARGE:
            self._hand = bytes(new.data)
            up = words.join(map(words.card_name, new.revealed))
            extra = words.count(new.data[L.COST], "card")
            return "dig", *twice(f"{name} with {paid}; turned up: {up}: {extra} more")
        gain = words.points(board.rules.route_points[board.routes[data[L.ROUTE]].length - 1])
        if data[L.PURPOSE] == L.FOR_SURCHARGE:
            return "pay", *twice(f"{paid} more for {name}: {gain}")
        text = f"{name} with {paid}: {gain}"
        if new.data[L.PHASE] != L.FESTIVAL_CHOICE:
            text += self._festivals_taken(old, new, player)
        return "claim", *twice(text)

    def _types(self, counts: dict[int, int]) -> dict[str, int]:
        return {self.board.cards[i].id: n for i, n in counts.items()}

    def _festivals_taken(self, old: Look, new: Look, player: int) -> str:
        had, has = old.taken(player), new.taken(player)
        taken = [i for i, f in enumerate(self.board.festivals) if has.get(f.id) != had.get(f.id)]
        return "".join(f", with {self._festival_cards(old, i)}" for i in taken)

    def _festival_cards(self, look: Look, i: int) -> str:
        festival = self.board.festivals[i].id
        number = words.count(look.festivals.get(festival, 0), "festival card")
        return f"{number} of {festival_name(self.board, i)}"

    def _happened(self, old: Look, new: Look) -> Iterator[str]:
        """What the cards and the rules did by themselves."""
        for i, festival in enumerate(self.board.festivals):
            more = new.festivals.get(festival.id, 0) - old.festivals.get(festival.id, 0)
            if more > 0:
                cards = words.count(more, "festival card")
                yield f"{cards} laid open: {festival_name(self.board, i)}."
        changed = sum(a != b for a, b in zip(old.row, new.row, strict=True) if a)
        if changed >= 3:
            yield "Too many wilds lay open: the row was dealt anew."
        if new.data[L.DRAFT] == 2 != old.data[L.DRAFT]:
            yield "The draft card came up: the second draft begins."
        if new.data[L.ENDING] and not old.data[L.ENDING] and new.phase != "over":
            turns = self.board.rules.last_turns
            yield f"The end is near: {words.count(turns, 'more turn')} for everybody."


TOGETHER = frozenset({L.OPENING, L.PIECES, L.DRAFTING, L.DRAFT_KEEP})
KEEPING = frozenset({L.OPENING, L.DRAFT_KEEP, L.KEEP})


def twice(text: str) -> tuple[str, str]:
    """For what everybody may know: in public and for the player."""
    return text, text


def gained(board: Board, old: Look, new: Look, player: int) -> dict[str, int]:
    """The cards that came into a hand."""
    had = old.hand(player)
    return {c: n - had.get(c, 0) for c, n in new.hand(player).items() if n > had.get(c, 0)}


def festival_name(board: Board, i: int) -> str:
    """A festival by its cities: `Porto and Coimbra`."""
    return words.join(words.city_name(board, city) for city in board.festivals[i].cities)


def tell_game(game: Game, narrator: Narrator | None = None) -> list[Event]:
    """All that happened in a game so far. A narrator passed along can go on from there."""
    narrator = narrator or Narrator(game.board)
    again = game.restarted()
    events: list[Event] = []
    for number, (player, action) in enumerate(game.moves, 1):
        before = again.to_bytes()
        again.play(action, player)
        events += narrator.tell(before, player, action, again.to_bytes(), number)
    return events


def sentences(
    events: Iterable[Event],
    names: Sequence[str],
    viewer: int | None = None,
    all_known: bool = False,
) -> list[str]:
    """Events as sentences; what a player did within one turn becomes one."""
    lines: list[str] = []
    last: tuple[int | None, int] | None = None
    for event in events:
        rest = event.own if all_known or event.player == viewer else event.rest
        if rest is None:
            continue
        if event.player is None:
            lines.append(rest)
            last = None
            continue
        name = names[event.player]
        if last == (event.player, event.turn):
            lines[-1] = f"{lines[-1][:-1]}, then {words.clause_part(name, event.verb, rest)}."
        else:
            lines.append(f"{words.clause(name, event.verb, rest)}.")
        last = (event.player, event.turn)
    return lines
