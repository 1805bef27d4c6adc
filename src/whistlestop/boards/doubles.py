"""Finds the two routes of each double (C10).

A rail route (track, tunnel, ferry) and a sea route never form a double (GL-10).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from whistlestop.boards.csv_file import Row
from whistlestop.boards.defects import Report
from whistlestop.boards.kinds import YES_NO
from whistlestop.boards.model import Route, RouteKind

_NEEDS = ("routes.csv:a", "routes.csv:b", "routes.csv:kind", "routes.csv:double")


def link_doubles(rows: Sequence[Row], routes: Sequence[Route], report: Report) -> tuple[Route, ...]:
    """The routes, with those marked as double linked in pairs."""
    groups: dict[tuple[int, int, bool], list[int]] = {}
    for index, (row, route) in enumerate(zip(rows, routes, strict=True)):
        if row.read("double", YES_NO, False):
            ends = sorted((route.a, route.b))
            sea = route.kind is RouteKind.SEA
            groups.setdefault((ends[0], ends[1], sea), []).append(index)
    linked = list(routes)
    for (a, b, sea), members in groups.items():
        if len(members) == 2:
            first, second = members
            linked[first] = replace(routes[first], twin=second)
            linked[second] = replace(routes[second], twin=first)
        elif report.sound(*_NEEDS):
            other = groups.get((a, b, not sea), [])
            rows[members[-1]].blame(_complaint(len(members), bool(other)))
    return tuple(linked)


def _complaint(number: int, mixed: bool) -> str:
    if number == 1 and mixed:
        return "double is yes for a rail and a sea route, expected two of the same sort"
    if number == 1:
        return "double is yes for one route only, expected two between these cities"
    return f"double is yes for {number} routes between these cities, expected two"
