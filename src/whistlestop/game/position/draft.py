"""A state in the making, while a position is read."""

from __future__ import annotations

from whistlestop.engine.actions import Purpose
from whistlestop.engine.reader import StateEditor
from whistlestop.engine.tables import Tables
from whistlestop.game.position.lines import Line, Lines


class Draft(StateEditor):
    """The fields that a position gives, the lines they come from, and what is still unknown."""

    __slots__ = ("lines", "tables", "unknown_cards", "unknown_tickets", "used_tickets")

    def __init__(self, tables: Tables, lines: Lines) -> None:
        super().__init__(tables.board)
        self.tables = tables
        self.lines = lines
        self.unknown_cards: dict[int, int] = {}
        """Unknown cards of the hands that are given, by player."""
        self.unknown_tickets: dict[int, int] = {}
        self.used_tickets: set[int] = set()

    def line(self, word: str, player: int | None = None) -> Line | None:
        """A line of the table or of a player."""
        section = self.lines.table if player is None else self.lines.players.get(player, {})
        return section.get(word)

    def defect(self, message: str, word: str = "", player: int | None = None) -> None:
        """Note what is wrong, and which line says so, if one does."""
        self.lines.defect(self.line(word, player), message)

    def use_ticket(self, ticket: int, line: Line) -> None:
        """Note that a ticket has its place; it cannot have two."""
        if ticket in self.used_tickets:
            name = self.board.tickets[ticket].id
            self.lines.defect(line, f"ticket '{name}' is in two places")
        self.used_tickets.add(ticket)

    @property
    def price(self) -> int:
        """What the payment in the making costs; 0 for a surcharge, which must be told."""
        rules = self.board.rules
        if self.purpose is Purpose.ROUTE:
            return self.route.length
        if self.purpose is Purpose.HARBOUR:
            return rules.harbour_train_cards + rules.harbour_ship_cards
        if self.purpose is Purpose.STATION and rules.station_costs:
            built = rules.stations - self.stations_left(self.turn)
            return rules.station_costs[min(built, len(rules.station_costs) - 1)]
        return 0
