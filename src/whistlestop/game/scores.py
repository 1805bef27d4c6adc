"""Final scores, part by part, and the words for a tie."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.boards.model import Board, TieBreak
from whistlestop.engine.reader import StateReader
from whistlestop.engine.score_reader import Part, ScoreReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

PARTS = {
    "routes": Part.ROUTES,
    "tickets": Part.DONE,
    "missed tickets": Part.MISSED,
    "longest path": Part.LONGEST,
    "most tickets": Part.MOST,
    "stations": Part.STATIONS,
    "harbours": Part.HARBOURS,
    "attractions": Part.CITIES,
    "festivals": Part.FESTIVALS,
    "exchange": Part.EXCHANGE,
}
"""The parts of a score and where the engine keeps them. They add up to the total."""

TIE_WORDS = {
    TieBreak.TICKETS_DONE: "more tickets done",
    TieBreak.FEWEST_STATIONS: "fewer stations built",
    TieBreak.LONGEST_PATH_BONUS: "the longest-path bonus",
    TieBreak.LONGEST_PATH: "a longer path",
}

COLUMN = {
    TieBreak.TICKETS_DONE: Part.TICKETS_DONE,
    TieBreak.FEWEST_STATIONS: Part.STATIONS_BUILT,
    TieBreak.LONGEST_PATH_BONUS: Part.LONGEST,
    TieBreak.LONGEST_PATH: Part.PATH,
}


@dataclass(frozen=True, slots=True)
class Score:
    """One player's result."""

    player: int
    total: int
    rank: int
    """1 for the winner; players who share a win share the rank."""
    parts: dict[str, int]
    """Points by part, leaving out parts the board does not have."""
    done: tuple[str, ...]
    """The ids of completed tickets."""
    missed: tuple[str, ...]
    longest_path: int
    lent: tuple[str, ...]
    """Other players' routes that this player's stations borrow."""
    tie_break: str
    """What broke a tie with another player; empty if there was no tie."""

    @property
    def won(self) -> bool:
        """Whether this player won, alone or jointly."""
        return self.rank == 1


def score_state(state: State, tables: Tables) -> tuple[Score, ...]:
    """The scores of all players, as if the game ended here."""
    return read_scores(ScoreReader(state, tables))


def read_scores(found: ScoreReader) -> tuple[Score, ...]:
    """The scores of all players from a scored state."""
    board: Board = found.tables.board
    reader = StateReader(board, found.state.data)
    names = parts_of(board)
    scores = []
    for p, row in enumerate(found.rows):
        done = found.done(p)
        missed = [ticket for ticket in reader.held(p) if ticket not in done]
        scores.append(
            Score(
                player=p,
                total=row[Part.TOTAL],
                rank=row[Part.RANK],
                parts={name: row[PARTS[name]] for name in names},
                done=tuple(board.tickets[ticket].id for ticket in done),
                missed=tuple(board.tickets[ticket].id for ticket in missed),
                longest_path=found.path(p),
                lent=tuple(board.routes[r].id for r in found.borrowed(p) if r is not None),
                tie_break=tie_break(board, found.rows, p),
            )
        )
    return tuple(scores)


def parts_of(board: Board) -> list[str]:
    """The parts a board gives points for."""
    rules = board.rules
    has = {
        "longest path": rules.longest_path_points,
        "most tickets": rules.most_tickets_points,
        "stations": rules.stations,
        "harbours": rules.harbours,
        "attractions": any(city.points for city in board.cities),
        "festivals": board.festivals,
        "exchange": rules.exchange_cost,
    }
    return [name for name in PARTS if has.get(name, True)]


def tie_break(board: Board, rows: list[list[int]], player: int) -> str:
    """Why this player ranks above, below or level with another on the same points."""
    tie = tie_of(board, rows, player)
    if not tie:
        return ""
    if tie["place"] == "shared":
        return "shared: equal in everything that breaks a tie"
    words = TIE_WORDS[TieBreak(tie["by"])]
    return f"behind: others have {words}" if tie["place"] == "behind" else words


def tie_of(board: Board, rows: list[list[int]], player: int) -> dict[str, str]:
    """The same as data: `place` is `ahead`, `behind` or `shared`; `by` is the tie-break."""
    mine = rows[player]
    rivals = [r for r in rows if r is not mine and r[Part.TOTAL] == mine[Part.TOTAL]]
    if not rivals:
        return {}
    if any(r[Part.RANK] == mine[Part.RANK] for r in rivals):
        return {"place": "shared"}
    above = [r for r in rivals if r[Part.RANK] < mine[Part.RANK]]
    # Compare with the nearest: something else may separate a third player from both.
    rival = max(above or rivals, key=lambda r: r[Part.RANK] if above else -r[Part.RANK])
    tie = next(tie for tie in board.rules.ties if mine[COLUMN[tie]] != rival[COLUMN[tie]])
    return {"place": "behind" if above else "ahead", "by": tie.value}
