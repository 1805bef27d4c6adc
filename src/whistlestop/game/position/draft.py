"""A state under construction while a position is read."""

from __future__ import annotations

from whistlestop.boards import limits
from whistlestop.engine.actions import PHASES, TOGETHER, Phase, Purpose
from whistlestop.engine.editor import StateEditor
from whistlestop.engine.reader import GAP
from whistlestop.engine.tables import Tables
from whistlestop.game.position.lines import Line, Lines


class Draft(StateEditor):
    """The fields a position gives, the lines they come from, and what is still unknown."""

    __slots__ = ("lines", "tables", "unknown_cards", "unknown_tickets", "used_tickets")

    def __init__(self, tables: Tables, lines: Lines) -> None:
        super().__init__(tables.board)
        self.set("phase", PHASES.index(Phase.MAIN))
        for row in ("row", "revealed"):
            self.fill(row, [GAP] * limits.ROW)
        self.tables = tables
        self.lines = lines
        self.unknown_cards: dict[int, int] = {}
        """The number of unknown cards in each given hand, by player."""
        self.unknown_tickets: dict[int, int] = {}
        self.used_tickets: set[int] = set()

    def line(self, word: str, player: int | None = None) -> Line | None:
        """A line of the table or of a player."""
        section = self.lines.table if player is None else self.lines.players.get(player, {})
        return section.get(word)

    def defect(self, message: str, word: str = "", player: int | None = None) -> None:
        """Report what is wrong, and on which line if there is one."""
        self.lines.defect(self.line(word, player), message)

    def use_ticket(self, ticket: int, line: Line) -> None:
        """Mark a ticket as placed. It cannot be in two places."""
        if ticket in self.used_tickets:
            name = self.board.tickets[ticket].id
            self.lines.defect(line, f"ticket '{name}' is in two places")
        self.used_tickets.add(ticket)

    @property
    def expected_to_act(self) -> list[int]:
        """The player whose turn it is, or everyone if they choose at once."""
        return list(range(self.players)) if self.phase in TOGETHER else [self.turn]

    @property
    def draft_card_out(self) -> bool:
        """Whether the draft card has come up."""
        second = 2 in (self.number("draft"), self.number("drafts_done"))
        return second or self.number("draft_due") > 0

    def festivals_out(self, festival: int) -> int:
        """The number of cards of a set that have come up."""
        taken = (self.numbers("taken", player)[festival] for player in range(self.players))
        return self.numbers("festivals")[festival] + sum(taken)

    @property
    def price(self) -> int:
        """The cost of the payment in progress; 0 for a surcharge, which the position must give."""
        rules = self.board.rules
        if self.purpose is Purpose.ROUTE:
            return self.route.length
        if self.purpose is Purpose.HARBOUR:
            return rules.harbour_train_cards + rules.harbour_ship_cards
        if self.purpose is Purpose.STATION and rules.station_costs:
            built = rules.stations - self.stations_left(self.turn)
            return rules.station_costs[min(built, len(rules.station_costs) - 1)]
        return 0
