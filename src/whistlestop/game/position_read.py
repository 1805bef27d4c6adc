"""A position as a state: what it says is put in place, what it leaves out is dealt at random."""

from __future__ import annotations

from random import Random

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation import defect
from whistlestop.game.position_checks import check_position
from whistlestop.game.position_fill import fill_in
from whistlestop.game.position_lines import Line, Lines
from whistlestop.game.position_words import (
    COUNTED,
    NUMBERS,
    PHASE_CODES,
    PLAYER_COUNTED,
    PLAYER_NUMBERS,
    PURPOSES,
    card_codes,
)


class Draft:
    """A state in the making: bytes, and what is still open."""

    def __init__(self, tables: Tables, lines: Lines) -> None:
        self.tables = tables
        self.board: Board = tables.board
        self.lines = lines
        self.data = bytearray(L.SIZE)
        self.seats = 0
        self.open_cards: dict[int, int] = {}
        """Players -> unknown cards of the hand; -1 where no hand is given at all."""
        self.open_tickets: dict[int, int] = {}
        self.decks_given: dict[int, Line] = {}
        self.ticket_deck_given = False
        self.given_tickets: dict[int, Line] = {}
        self.price = 0
        """What the payment in the making costs, unless it is a surcharge."""

    # --- writing into the bytes -------------------------------------------------------

    def set_bit(self, word: int, bit: int) -> None:
        """Set a bit of a field of 64-bit words."""
        self.data[word * 8 + bit // 8] |= 1 << bit % 8

    def set_short(self, index: int, value: int) -> None:
        """Set a 16-bit integer."""
        self.data[index * 2 : index * 2 + 2] = value.to_bytes(2, "little", signed=True)

    def use_ticket(self, ticket: int, line: Line) -> None:
        """Note that a ticket has its place; it cannot have two."""
        if ticket in self.given_tickets:
            name = self.board.tickets[ticket].id
            self.lines.defect(line, f"ticket '{name}' is in two places")
        self.given_tickets[ticket] = line


def build_state(tables: Tables, lines: Lines, random: Random) -> State:
    """The state of a position; PositionError with every defect if it has any."""
    draft = Draft(tables, lines)
    _table(draft)
    if draft.data[L.SEATS] == 0:  # nothing else can be read without the players
        lines.stop_if_bad()
    for player, section in lines.players.items():
        if player >= draft.seats:
            line = next(iter(section.values()), None)
            lines.defect(line, f"player {player} of {draft.seats}")
    for player in range(draft.seats):
        _player(draft, player, lines.players.get(player, {}))
    _decks(draft)
    fill_in(draft, random)
    state = State()
    state.load(bytes(draft.data))
    check_position(draft, state)
    lines.stop_if_bad()
    if problem := defect(state, tables, L.WHOLE):
        lines.defect(None, problem)
        lines.stop_if_bad()
    return state


def _table(draft: Draft) -> None:
    lines, board, data = draft.lines, draft.board, draft.data
    table = lines.table
    if "players" not in table:
        draft.seats = max(lines.players, default=-1) + 1
    else:
        draft.seats = lines.number(table["players"], L.PLAYERS)
    rules = board.rules
    if not rules.players_min <= draft.seats <= rules.players_max:
        lines.defect(
            table.get("players"),
            f"{board.id} is for {rules.players_min} to {rules.players_max} players, "
            f"not {draft.seats}",
        )
        return
    data[L.SEATS] = draft.seats
    data[L.PHASE] = L.MAIN
    if "phase" in table:
        names = list(PHASE_CODES)
        place = lines.one_of(table["phase"], "phase", names)
        data[L.PHASE] = PHASE_CODES[names[place or 0]]
    for word, at in (("turn", L.TURN), ("first", L.FIRST)):
        if word in table:
            data[at] = lines.number(table[word], draft.seats - 1)
    for word, at in NUMBERS.items():
        if word in table:
            data[at] = lines.number(table[word], L.HIDDEN)
    if "turns" in table:
        draft.set_short(L.TURNS, lines.number(table["turns"], 30000))
    elif "first" not in table:
        data[L.FIRST] = data[L.TURN]
    if "last-turns" in table:
        data[L.ENDING] = 1
        data[L.LAST] = lines.number(table["last-turns"], 255)
    _waiting(draft)
    _pending(draft)
    names = [card.id for card in board.cards]
    for word, at in COUNTED.items():
        if word in table:
            for card, n in lines.counts(table[word], "card", names).items():
                if card < 0:
                    lines.defect(table[word], "the cards here must be known")
                else:
                    data[at + card] = n
    if "festivals" in table:
        _festivals(draft, table["festivals"], L.FESTIVAL)
    if "chance" in table:
        _chance(draft, table["chance"])
    if "undealt" in table:
        for ticket in lines.all_of(table["undealt"], "ticket", (t.id for t in board.tickets)):
            draft.use_ticket(ticket, table["undealt"])
            draft.set_bit(L.UNDEALT, ticket)


def _waiting(draft: Draft) -> None:
    """Who has to act: the player whose turn it is, or those who choose at the same time."""
    lines, data = draft.lines, draft.data
    together = data[L.PHASE] in (L.OPENING, L.PIECES, L.DRAFTING, L.DRAFT_KEEP)
    if data[L.PHASE] == L.OVER:
        return
    data[L.WAITING] = (1 << draft.seats) - 1 if together else 1 << data[L.TURN]
    if "waiting" in lines.table:
        line = lines.table["waiting"]
        players = lines.all_of(line, "player", map(str, range(draft.seats)))
        if not players or (not together and players != [data[L.TURN]]):
            lines.defect(line, f"phase {_phase(draft)} does not wait for these players")
        data[L.WAITING] = sum(1 << p for p in players)


def _phase(draft: Draft) -> str:
    return next(name for name, code in PHASE_CODES.items() if code == draft.data[L.PHASE])


def _pending(draft: Draft) -> None:
    """A payment in the making."""
    lines, board, data, table = draft.lines, draft.board, draft.data, draft.lines.table
    if "purpose" in table:
        names = list(PURPOSES)
        data[L.PURPOSE] = PURPOSES[names[lines.one_of(table["purpose"], "purpose", names) or 0]]
    for word, at, known in (
        ("route", L.ROUTE, [r.id for r in board.routes]),
        ("city", L.CITY, [c.id for c in board.cities]),
        ("given", L.GIVEN, [c.id for c in board.cards]),
        ("colour", L.COLOUR, [*board.colours, "none"]),
    ):
        if word in table:
            place = lines.one_of(table[word], word, known) or 0
            data[at] = L.NO_COLOUR if known[place] == "none" else place


def _festivals(draft: Draft, line: Line, at: int) -> None:
    names = [f.id for f in draft.board.festivals]
    if not names:
        draft.lines.defect(line, "this board has no festivals")
        return
    for place, n in draft.lines.counts(line, "festival", names).items():
        if place < 0:
            draft.lines.defect(line, "the festivals here must be known")
        else:
            draft.data[at + place] = n


def _chance(draft: Draft, line: Line) -> None:
    try:
        key, counter = bytes.fromhex(line.words[0]), int(line.words[1])
        draft.data[L.COUNTER * 8 : L.COUNTER * 8 + 8] = counter.to_bytes(8, "little")
    except (ValueError, IndexError, OverflowError):
        draft.lines.defect(line, "expected 64 hexadecimal digits and a number")
        return
    if len(key) != 32:
        draft.lines.defect(line, f"a key has 64 hexadecimal digits, not {2 * len(key)}")
        return
    draft.data[L.KEY * 8 : L.KEY * 8 + 32] = key


def _player(draft: Draft, player: int, section: dict[str, Line]) -> None:
    lines, board, data = draft.lines, draft.board, draft.data
    names = [card.id for card in board.cards]
    draft.open_cards[player] = -1
    for word, at in PLAYER_COUNTED.items():
        if word in section:
            counts = lines.counts(section[word], "card", names)
            unknown = counts.pop(-1, 0)
            if word == "hand":
                draft.open_cards[player] = unknown
            elif unknown:
                lines.defect(section[word], "the cards here must be known")
            for card, n in counts.items():
                data[at + player * L.TYPES + card] = n
    for word, at in PLAYER_NUMBERS.items():
        if word in section:
            data[at + player] = lines.number(section[word], L.HIDDEN)
    _belongings(draft, player, section)
    if "exchanged" in section:
        draft.set_short(L.EXCHANGED + player, lines.number(section["exchanged"], 30000))
    if "festivals" in section:
        _festivals(draft, section["festivals"], L.TAKEN + player * L.SETS)
    _tickets(draft, player, section)


def _belongings(draft: Draft, player: int, section: dict[str, Line]) -> None:
    """Routes, stations and harbours."""
    board = draft.board
    for word, what, field, width, names in (
        ("routes", "route", L.OWNED, L.ROUTE_WORDS, [r.id for r in board.routes]),
        ("stations", "city", L.STATIONS, L.CITY_WORDS, [c.id for c in board.cities]),
        ("harbours", "city", L.HARBOURS, L.CITY_WORDS, [c.id for c in board.cities]),
    ):
        if word in section:
            for place in draft.lines.all_of(section[word], what, names):
                draft.set_bit(field + player * width, place)


def _tickets(draft: Draft, player: int, section: dict[str, Line]) -> None:
    lines, data = draft.lines, draft.data
    names = [t.id for t in draft.board.tickets]
    draft.open_tickets[player] = 0
    if "tickets" in section:
        line = section["tickets"]
        known = Line(line.number, [w for w in line.words if w != "?"])
        draft.open_tickets[player] = len(line.words) - len(known.words)
        for ticket in lines.all_of(known, "ticket", names):
            draft.use_ticket(ticket, line)
            draft.set_bit(L.TICKETS + player * L.TICKET_WORDS, ticket)
    if "refused" in section:
        for ticket in lines.all_of(section["refused"], "ticket", names):
            draft.use_ticket(ticket, section["refused"])
            draft.set_bit(L.BOXED + player * L.TICKET_WORDS, ticket)
            data[L.BOXED_COUNT + player] += 1
    for word, at in (
        ("offer", L.OFFER + player * L.OFFERED),
        ("picks-1", L.PICKS + player * L.OFFERED),
        ("picks-2", L.PICKS + (L.PLAYERS + player) * L.OFFERED),
    ):
        if word not in section:
            continue
        tickets = lines.all_of(section[word], "ticket", names)
        if len(tickets) > L.OFFERED:
            lines.defect(section[word], f"more than {L.OFFERED} tickets")
            continue
        data[at : at + len(tickets)] = bytes(tickets)
        if word == "offer":
            data[L.OFFER_SIZE + player] = len(tickets)
            for ticket in tickets:
                draft.use_ticket(ticket, section[word])
        elif word == f"picks-{data[L.DRAFT]}" and data[L.PHASE] == L.DRAFTING:
            for ticket in tickets:
                draft.use_ticket(ticket, section[word])


def _decks(draft: Draft) -> None:
    """Decks are written with their top first; in the state the top is the end."""
    lines, board, data = draft.lines, draft.board, draft.data
    names = [card.id for card in board.cards]
    data[L.ROW : L.ROW + 2 * L.ROW_PLACES] = bytes([L.NONE] * (2 * L.ROW_PLACES))
    for word, at, size in (
        ("row", L.ROW, sum(board.rules.row)),
        ("revealed", L.REVEALED, board.rules.tunnel_cards),
    ):
        if word in lines.table:
            line = lines.table[word]
            if len(line.words) > size or (word == "row" and len(line.words) != size):
                lines.defect(line, f"{len(line.words)} cards; expected {size}")
                continue
            for i, name in enumerate(line.words):
                card = None if name == "-" else lines.find(line, "card", name, names)
                data[at + i] = L.NONE if card is None else card
    for deck, title in enumerate(board.decks):
        found = lines.table.get(f"deck {title}")
        if found is not None:
            draft.decks_given[deck] = found
            _deck(draft, deck, found, card_codes(board, deck))
    for word in lines.table:
        if word.startswith("deck") and word.removeprefix("deck ") not in board.decks:
            lines.defect(lines.table[word], f"expected 'deck' and one of {', '.join(board.decks)}")
    if "ticket-deck" in lines.table:
        _ticket_deck(draft, lines.table["ticket-deck"])


def _deck(draft: Draft, deck: int, line: Line, codes: dict[str, int]) -> None:
    names = list(codes)
    most = L.DECK2 if deck == 0 else L.OFFER - L.DECK - L.DECK2
    if len(line.words) > most:
        draft.lines.defect(line, f"{len(line.words)} cards; expected at most {most}")
        return
    start = L.DECK + deck * L.DECK2
    for i, name in enumerate(reversed(line.words)):
        place = draft.lines.find(line, "card", name, names)
        draft.data[start + i] = 0 if place is None else codes[names[place]]
    draft.data[L.DECK_SIZE + deck] = len(line.words)


def _ticket_deck(draft: Draft, line: Line) -> None:
    names = [t.id for t in draft.board.tickets]
    draft.ticket_deck_given = True
    size = 0
    for word in reversed(line.words):
        name, _, seen = word.partition("@")
        ticket = draft.lines.find(line, "ticket", name, names)
        if ticket is None:
            continue
        if not all(p in "01234"[: draft.seats] for p in seen):
            draft.lines.defect(line, f"'@{seen}' names players who are not there")
            continue
        draft.use_ticket(ticket, line)
        if size < L.TICKET_SEEN - L.TICKET_DECK:
            draft.data[L.TICKET_DECK + size] = ticket
            draft.data[L.TICKET_SEEN + size] = sum(1 << int(p) for p in set(seen))
            size += 1
    draft.data[L.TICKET_DECK_SIZE] = size
