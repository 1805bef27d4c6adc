"""Positions: any state as readable text, as FEN is for chess.

    whistlestop position 1
    board europe
    turn 0
    player 0
    routes paris-zurich roma-venezia
    tickets berlin-roma
    hand 3 red 1 wild 2 ?
    player 1
    stations roma

Lines may come in any order, and `#` starts a comment. Anything left out is derived from the rest
or dealt at random.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

from whistlestop.boards import Board, BoardError
from whistlestop.engine.reader import PLAYERS, WHOLE, StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation import defect
from whistlestop.game.arguments import whole_number
from whistlestop.game.errors import PositionError
from whistlestop.game.game import Game, is_built_in, tables_for
from whistlestop.game.position.cards import CARDS
from whistlestop.game.position.checks import check_position
from whistlestop.game.position.draft import Draft
from whistlestop.game.position.entries import Entry
from whistlestop.game.position.fill import fill_in
from whistlestop.game.position.lines import HEADER, Lines, split_lines
from whistlestop.game.position.sections import PLAYER, PLAYER_WORDS, TABLE, TABLE_WORDS


def write_position(board: Board, data: bytes) -> str:
    """The whole state; reading it gives the same bytes."""
    reader = StateReader(board, data)
    lines = [HEADER, f"board {board.id} {board.digest}"]
    if not is_built_in(board):
        lines.append(f"folder {board.path}")
    lines.append(f"players {reader.players}")
    lines += [line for entry in TABLE for line in entry.write(reader)]
    for player in range(reader.players):
        lines += ["", f"player {player}"]
        lines += [line for entry in PLAYER for line in entry.write(reader, player)]
    return "\n".join(lines) + "\n"


def read_position(
    text: str, board: str | Path | Board | Tables | None = None, seed: int | None = None
) -> Game:
    """The game a position describes. The seed decides what is dealt at random.

    Raises PositionError with every defect.
    """
    if not isinstance(text, str):
        raise PositionError([f"expected the text of a position, not {type(text).__name__}"])
    if seed is not None:
        seed = whole_number("seed", seed)
    lines = split_lines(text, TABLE_WORDS, PLAYER_WORDS)
    if board is None:
        if "board" not in lines.table:
            raise PositionError([*lines.defects, "expected a line 'board'"])
        board = "".join(lines.table["board"].words[:1])
        if "folder" in lines.table:
            board = Path(" ".join(lines.table["folder"].words))
    try:
        tables = tables_for(board)
    except BoardError as error:
        raise PositionError([*lines.defects, str(error)]) from None
    _expect_digest(lines, tables.board)
    return Game(tables, _build_state(tables, lines, Random(seed)))


def _expect_digest(lines: Lines, board: Board) -> None:
    """Check the digest, which positions written by the program include."""
    line = lines.table.get("board")
    if line is None or len(line.words) < 2:
        return
    if len(line.words) > 2:
        lines.defect(line, "expected 'board', its id and, optionally, its digest")
    elif line.words[1] != board.digest:
        lines.defect(
            line,
            f"the board {line.words[0]} has changed since this position: its digest is "
            f"{board.digest[:12]}..., the position's {line.words[1][:12]}...",
        )
    lines.stop_if_bad()


def _build_state(tables: Tables, lines: Lines, random: Random) -> State:
    """The state of a position. Raises PositionError with every defect."""
    draft = Draft(tables, lines)
    _players(draft)
    _read(draft, (entry for entry in TABLE if not isinstance(entry, CARDS)))
    for player in range(draft.players):
        _read(draft, PLAYER, player)
    # Players come first, so that a ticket in two places is reported in the deck.
    _read(draft, (entry for entry in TABLE if isinstance(entry, CARDS)))
    _unknown_lines(draft)
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
    if not least <= players <= most:
        draft.defect(f"{board.id} is for {least} to {most} players, not {players}", "players")
    draft.set("players", max(least, players))  # so that all other lines are read and checked too


def _read(draft: Draft, entries: Iterable[Entry], player: int | None = None) -> None:
    for entry in entries:
        if line := draft.line(entry.key(draft.board), player):
            entry.read(draft, line, player or 0)


def _unknown_lines(draft: Draft) -> None:
    """Report decks and players that do not exist."""
    decks, lines = draft.board.decks, draft.lines
    for word, line in lines.table.items():
        if word.startswith("deck") and word.removeprefix("deck ") not in decks:
            lines.defect(line, f"expected 'deck' and one of {', '.join(decks)}")
    for player, section in lines.players.items():
        if player >= draft.players:
            first = next(iter(section.values()), None)
            lines.defect(first, f"player {player} of {draft.players}")
