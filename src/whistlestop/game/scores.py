"""Final scores, part by part, and the words for a tie."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.boards.model import Board, TieBreak
from whistlestop.engine import layout as L
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

PARTS = {
    "routes": L.S_ROUTES,
    "tickets": L.S_DONE,
    "missed tickets": L.S_MISSED,
    "longest path": L.S_LONGEST,
    "most tickets": L.S_MOST,
    "stations": L.S_STATIONS,
    "harbours": L.S_HARBOURS,
    "attractions": L.S_CITIES,
    "festivals": L.S_FESTIVALS,
    "exchange": L.S_EXCHANGE,
}
"""The parts of a score and where the engine keeps them; their sum is the total."""

TIE_WORDS = {
    TieBreak.TICKETS_DONE: "more tickets done",
    TieBreak.FEWEST_STATIONS: "fewer stations built",
    TieBreak.LONGEST_PATH_BONUS: "the longest-path bonus",
    TieBreak.LONGEST_PATH: "a longer path",
}

COLUMN = {
    TieBreak.TICKETS_DONE: L.S_TICKETS_DONE,
    TieBreak.FEWEST_STATIONS: L.S_STATIONS_BUILT,
    TieBreak.LONGEST_PATH_BONUS: L.S_LONGEST,
    TieBreak.LONGEST_PATH: L.S_PATH,
}


@dataclass(frozen=True, slots=True)
class Score:
    """One player's result."""

    player: int
    total: int
    rank: int
    """1 for the winner; players who share a win share the rank."""
    parts: dict[str, int]
    """Points by part, without the parts that the board does not have."""
    done: tuple[str, ...]
    """Ids of the tickets done."""
    missed: tuple[str, ...]
    longest_path: int
    lent: tuple[str, ...]
    """Routes of others that this player's stations use."""
    tie_break: str
    """What decided between this player and another with as many points; empty if nothing had to."""

    @property
    def won(self) -> bool:
        """Whether this player won, alone or with others."""
        return self.rank == 1


def score_state(state: State, tables: Tables) -> tuple[Score, ...]:
    """The scores of all players, as if the game ended here."""
    board: Board = tables.board
    scorer = Scorer()
    scorer.score(state, tables)
    seats = state.data[L.SEATS]
    rows = [[scorer.parts[p * L.PARTS + i] for i in range(L.PARTS)] for p in range(seats)]
    held = [tickets_held(state, p) for p in range(seats)]
    done = [
        [t for t in held[p] if scorer.done[p * L.TICKET_WORDS + t // 64] >> (t % 64) & 1]
        for p in range(seats)
    ]
    return tuple(
        Score(
            player=p,
            total=rows[p][L.S_TOTAL],
            rank=rows[p][L.S_RANK],
            parts={name: rows[p][PARTS[name]] for name in parts_of(board)},
            done=tuple(board.tickets[t].id for t in done[p]),
            missed=tuple(board.tickets[t].id for t in held[p] if t not in done[p]),
            longest_path=scorer.path(state, tables, p),
            lent=tuple(
                board.routes[route].id
                for route in scorer.lent[p * 8 : p * 8 + 8]
                if route != L.NONE
            ),
            tie_break=tie_break(board, rows, p),
        )
        for p in range(seats)
    )


def parts_of(board: Board) -> list[str]:
    """The parts that a board can give points for."""
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


def tickets_held(state: State, player: int) -> list[int]:
    """The tickets that a player has kept, by index."""
    start = (L.TICKETS + player * L.TICKET_WORDS) * 8
    mask = int.from_bytes(state.data[start : start + L.TICKET_WORDS * 8], "little")
    return [t for t in range(mask.bit_length()) if mask >> t & 1]


def tie_break(board: Board, rows: list[list[int]], player: int) -> str:
    """Why this player stands before or beside another with as many points."""
    tie = tie_of(board, rows, player)
    if not tie:
        return ""
    if tie["place"] == "shared":
        return "shared: equal in everything that breaks a tie"
    words = TIE_WORDS[TieBreak(tie["by"])]
    return f"behind: others have {words}" if tie["place"] == "behind" else words


def tie_of(board: Board, rows: list[list[int]], player: int) -> dict[str, str]:
    """The same as data: `place` is `ahead`, `behind` or `shared`, `by` what decided."""
    mine = rows[player]
    rivals = [r for r in rows if r is not mine and r[L.S_TOTAL] == mine[L.S_TOTAL]]
    if not rivals:
        return {}
    if any(r[L.S_RANK] == mine[L.S_RANK] for r in rivals):
        return {"place": "shared"}
    above = [r for r in rivals if r[L.S_RANK] < mine[L.S_RANK]]
    # The nearest one: a third player may be parted from both by something else.
    rival = max(above or rivals, key=lambda r: r[L.S_RANK] if above else -r[L.S_RANK])
    tie = next(tie for tie in board.rules.ties if mine[COLUMN[tie]] != rival[COLUMN[tie]])
    return {"place": "behind" if above else "ahead", "by": tie.value}
