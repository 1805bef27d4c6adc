"""The shortest path through a graph that is given by its edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import Any, TypeVar

Node = TypeVar("Node")
Edge = TypeVar("Edge")

Edges = Callable[[Node], Iterable[tuple[int, Edge, Node]]]
"""From a node: the length of each edge, the edge, and where it leads."""


def shortest_path(
    start: Node, is_goal: Callable[[Node], bool], edges: Edges[Node, Edge]
) -> tuple[int, tuple[Edge, ...]] | None:
    """Its length and its edges in their order; None if there is no path.

    Of equally long ones it is the first in the order of its edges, which must be comparable, as
    nodes must be: the answer never depends on chance.
    """
    heap: list[tuple[int, Any, Any]] = [(0, (), start)]
    settled: set[Node] = set()
    while heap:
        length, path, node = heappop(heap)
        if is_goal(node):
            return length, path
        if node in settled:
            continue
        settled.add(node)
        for more, edge, there in edges(node):
            if there not in settled:
                heappush(heap, (length + more, (*path, edge), there))
    return None
