"""A position as a state: what it says is put in place, what it leaves out is dealt at random."""

from __future__ import annotations

from random import Random

from whistlestop.engine.actions import PHASES, TOGETHER, Phase
from whistlestop.engine.reader import GAP, PLAYERS, WHOLE
from whistlestop.engine.spans import DECKS, FIELDS
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation import defect
from whistlestop.game.position import entries
from whistlestop.game.position.checks import check_position
from whistlestop.game.position.draft import Draft
from whistlestop.game.position.fill import fill_in
from whistlestop.game.position.lines import Line, Lines
from whistlestop.game.position.words import card_codes


def build_state(tables: Tables, lines: Lines, random: Random) -> State:
    """The state of a position; PositionError with every defect if it has any."""
    draft = Draft(tables, lines)
    _players(draft)
    if not draft.players:
        lines.stop_if_bad()  # nothing else can be read without the players
    _table(draft)
    for player, section in lines.players.items():
        if player >= draft.players:
            line = next(iter(section.values()), None)
            lines.defect(line, f"player {player} of {draft.players}")
    for player in range(draft.players):
        for entry in entries.PLAYER:
            if given := draft.line(entry.word, player):
                entry.read(draft, given, player)
    _cards(draft)
    fill_in(draft, random)
    state = State()
    state.load(bytes(draft.data))
    check_position(draft, state)
    lines.stop_if_bad()
    if problem := defect(state, tables, WHOLE):
        lines.defect(None, problem)
        lines.stop_if_bad()
    return state


def _players(draft: Draft) -> None:
    line, board = draft.line("players"), draft.board
    players = max(draft.lines.players, default=-1) + 1
    if line:
        players = draft.lines.number(line, PLAYERS)
    least, most = board.rules.players_min, board.rules.players_max
    if least <= players <= most:
        draft.set("players", players)
    else:
        draft.defect(f"{board.id} is for {least} to {most} players, not {players}", "players")


def _table(draft: Draft) -> None:
    lines = draft.lines
    draft.set("phase", PHASES.index(Phase.MAIN))
    for word in ("turn", "first"):
        if line := draft.line(word):
            draft.set(word, lines.number(line, draft.players - 1))
    for entry in entries.ENTRIES:
        if line := draft.line(entry.word):
            entry.read(draft, line)
    if not draft.line("turns") and not draft.line("first"):
        draft.set("first", draft.turn)
    if line := draft.line("last-turns"):
        draft.set("ending", 1)
        draft.set("turns_left", lines.number(line, 255))
    _waiting(draft)
    if line := draft.line("chance"):
        _chance(draft, line)


def _waiting(draft: Draft) -> None:
    """Who has to act: the player whose turn it is, or those who choose at the same time."""
    if draft.phase is Phase.OVER:
        return
    players = list(range(draft.players)) if draft.phase in TOGETHER else [draft.turn]
    if line := draft.line("waiting"):
        named = draft.lines.all_of(line, "player", map(str, range(draft.players)))
        if not named or not set(named) <= set(players):
            draft.defect(f"phase {draft.phase} does not wait for these players", "waiting")
        players = named
    draft.set("waiting", sum(1 << player for player in players))


def _chance(draft: Draft, line: Line) -> None:
    try:
        key, counter = bytes.fromhex(line.words[0]), int(line.words[1])
        draft.set("counter", counter)
    except (ValueError, IndexError, OverflowError):
        draft.lines.defect(line, "expected 64 hexadecimal digits and a number")
        return
    if len(key) != 32:
        draft.lines.defect(line, f"a key has 64 hexadecimal digits, not {2 * len(key)}")
        return
    draft.fill("key", key)


def _cards(draft: Draft) -> None:
    """The row, the cards turned up for a tunnel, and the decks."""
    board, lines = draft.board, draft.lines
    _face_up(draft, "row", sum(board.rules.row), all_given=True)
    _face_up(draft, "revealed", board.rules.tunnel_cards, all_given=False)
    for deck, name in enumerate(board.decks):
        if line := draft.line(f"deck {name}"):
            _deck(draft, deck, line)
    for word, line in lines.table.items():
        if word.startswith("deck") and word.removeprefix("deck ") not in board.decks:
            lines.defect(line, f"expected 'deck' and one of {', '.join(board.decks)}")
    if line := draft.line("ticket-deck"):
        _ticket_deck(draft, line)


def _face_up(draft: Draft, word: str, size: int, all_given: bool) -> None:
    draft.fill(word, [GAP] * FIELDS[word].count)
    line = draft.line(word)
    if line is None:
        return
    if len(line.words) > size or (all_given and len(line.words) != size):
        draft.lines.defect(line, f"{len(line.words)} cards; expected {size}")
        return
    names = [card.id for card in draft.board.cards]
    found = [None if n == "-" else draft.lines.find(line, "card", n, names) for n in line.words]
    draft.fill(word, [GAP if card is None else card for card in found])


def _deck(draft: Draft, deck: int, line: Line) -> None:
    """Decks are written with their top first; in the state the top is the end."""
    codes = card_codes(draft.board, deck)
    names, most = list(codes), FIELDS[DECKS[deck]].count
    if len(line.words) > most:
        draft.lines.defect(line, f"{len(line.words)} cards; expected at most {most}")
        return
    found = [draft.lines.find(line, "card", name, names) for name in reversed(line.words)]
    draft.fill(DECKS[deck], [0 if place is None else codes[names[place]] for place in found])
    draft.fill_one("deck_sizes", deck, len(line.words))


def _ticket_deck(draft: Draft, line: Line) -> None:
    names = [ticket.id for ticket in draft.board.tickets]
    tickets, knowing = [], []
    for word in reversed(line.words):
        name, _, seen = word.partition("@")
        ticket = draft.lines.find(line, "ticket", name, names)
        if ticket is None:
            continue
        if not all(p in "01234"[: draft.players] for p in seen):
            draft.lines.defect(line, f"'@{seen}' names players who are not there")
            continue
        draft.use_ticket(ticket, line)
        tickets.append(ticket)
        knowing.append(sum(1 << int(p) for p in set(seen)))
    most = FIELDS["ticket_deck"].count
    draft.fill("ticket_deck", tickets[:most])
    draft.fill("ticket_seen", knowing[:most])
    draft.set("ticket_deck_size", len(tickets[:most]))
