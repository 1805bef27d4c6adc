from __future__ import annotations

from pathlib import Path

from whistlestop.boards.defects import Report
from whistlestop.boards.model import Returned, RouteKind
from whistlestop.boards.settings import Settings, read_settings
from whistlestop.boards.toml_file import TomlFile

from .folders import EVERYTHING, SMALL, copy_of, edit


def settings(folder: Path) -> Settings:
    report = Report()
    found = read_settings(TomlFile(folder, report))
    assert report.defects() == []
    return found


def test_names() -> None:
    small = settings(SMALL)
    assert (small.id, small.name) == ("small", "Small County")
    assert small.summary == "Five towns, one tunnel and one ferry."
    assert (small.colours, small.decks) == (("red", "blue"), ("train",))


def test_rules_left_out_are_off() -> None:
    rules = settings(SMALL).rules
    assert (rules.ships, rules.choose_pieces, rules.exchange_cost) == (0, 0, 0)
    assert (rules.stations, rules.station_costs, rules.station_points) == (0, (), 0)
    assert (rules.harbours, rules.harbour_points, rules.harbour_unbuilt_points) == (0, (), 0)
    assert (rules.draft, rules.ferry_cards_for_wild, rules.most_tickets_points) == (None, 0, 0)


def test_optional_sections(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    edit(
        folder, "board.toml", '[bonuses]\nlongest_path = 5\n\n[ties]\norder = ["tickets-done"]', ""
    )
    rules = settings(folder).rules
    assert (rules.longest_path_points, rules.ties) == (0, ())


def test_a_draft_replaces_opening_tickets() -> None:
    """IB-3: tickets refused in the first draft are shuffled into the deck."""
    rules = settings(EVERYTHING).rules
    assert rules.draft is not None
    assert (rules.opening_tickets, rules.opening_keep) == ((), 0)
    assert rules.opening_refused is Returned.SHUFFLE


def test_wilds_on() -> None:
    """NO-4"""
    assert settings(EVERYTHING).rules.wilds_on == set(RouteKind) - {RouteKind.TRACK}
