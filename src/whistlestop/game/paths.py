"""The shortest path through a graph given by its edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import Any, TypeVar

Node = TypeVar("Node")
Edge = TypeVar("Edge")

Edges = Callable[[Node], Iterable[tuple[int, Edge, Node]]]
"""For a node: each edge's length, the edge, and the node it leads to."""


def shortest_path(
    start: Node, is_goal: Callable[[Node], bool], edges: Edges[Node, Edge]
) -> tuple[int, tuple[Edge, ...]] | None:
    """The path's length and its edges in order; None if there is no path.

    Among equally short paths, the first by its edges wins, so the answer is deterministic. Nodes
    and edges must be comparable.
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
