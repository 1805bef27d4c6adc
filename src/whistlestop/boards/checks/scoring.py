"""Stations, points and ties (EU-10, EU-14)."""

from __future__ import annotations

from whistlestop.boards import limits
from whistlestop.boards.checks.reading import Reading, check
from whistlestop.boards.model import TieBreak


def station_costs(reading: Reading) -> None:
    """Every station has a cost (EU-10)."""
    rules = reading.board.rules
    if len(rules.station_costs) != rules.stations:
        reading.blame_key(
            "stations.costs",
            f"costs has length {len(rules.station_costs)}, expected {rules.stations}, "
            "one number for each station",
        )


def ties(reading: Reading) -> None:
    """Ties are broken only by things the board has (EU-14)."""
    rules = reading.board.rules
    if TieBreak.FEWEST_STATIONS in rules.ties and not rules.stations:
        reading.blame_key("ties.order", "order has fewest-stations, but there are no stations")
    if TieBreak.LONGEST_PATH_BONUS in rules.ties and not rules.longest_path_points:
        reading.blame_key(
            "ties.order", "order has longest-path-bonus, but the longest path has no bonus"
        )


def total(reading: Reading) -> None:
    """No score can exceed what the engine's state can hold."""
    board = reading.board
    by_length = (0, *board.rules.route_points)
    points = (
        sum(by_length[min(route.length, len(by_length) - 1)] for route in board.routes)
        + sum(ticket.points for ticket in board.tickets)
        + sum(city.points for city in board.cities)
        + sum(max(festival.values, default=0) for festival in board.festivals)
    )
    if points > limits.ALL_POINTS:
        reading.blame_key(
            "routes.points",
            f"routes, tickets, cities and festivals give {points} points together, "
            f"expected at most {limits.ALL_POINTS}",
        )


CHECKS = (
    check(station_costs, "stations.count stations.costs"),
    check(total, "routes.points routes.csv:length"),
    check(ties, "ties.order stations.count bonuses.longest_path"),
)
