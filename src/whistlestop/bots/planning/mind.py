"""What a planner keeps in mind: the board as a graph, its plan, and room to work in."""

from __future__ import annotations

from array import array

import cython

from whistlestop.boards.model import Board

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.network import Network
    from cython.cimports.whistlestop.engine.scoring import Scorer
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.network import Network
    from whistlestop.engine.scoring import Scorer
    from whistlestop.engine.tables import Tables

    NEVER = 30000

# splitmix64, as in the engine's playout.
ALL = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MIX1 = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
MIX2 = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


def _ints(n: int) -> memoryview:
    return memoryview(array("i", [0] * n))


def _words(n: int) -> memoryview:
    return memoryview(array("Q", [0] * n))


@cython.final
@cython.cclass
class Mind:
    """One player's memory between decisions. It may be thrown away at any time."""

    def __init__(self, tables: Tables, player: cython.int, seed: int = 0) -> None:
        board: Board = tables.board
        self.tables = tables
        self.player = player
        self.network = Network()
        self.scorer = Scorer()
        starts, routes, others = [0], [], []
        for city in range(len(board.cities)):
            for i, route in enumerate(board.routes):
                if city in (route.a, route.b):
                    routes.append(i)
                    others.append(route.b if route.a == city else route.a)
            starts.append(len(routes))
        self.adj_start = memoryview(array("h", starts))
        self.adj_route = memoryview(bytearray(routes))
        self.adj_city = memoryview(bytearray(others))
        self.cost = _ints(L.ROUTES)
        self.base_cost = _ints(L.ROUTES)
        self.dist = _ints(L.CITIES)
        self.prev_route = memoryview(bytearray(L.CITIES))
        self.prev_city = memoryview(bytearray(L.CITIES))
        self.settled = memoryview(bytearray(L.CITIES))
        self.plan = _words(L.ROUTE_WORDS)
        self.trial = _words(L.ROUTE_WORDS)
        self.todo = memoryview(bytearray(128))
        self.lost = memoryview(bytearray(128))
        self.known_for = _words(2 * L.ROUTE_WORDS + L.TICKET_WORDS + 1)
        self.need = _ints(16)
        self.have = _ints(16)
        self.spare = _ints(16)
        self.unseen = _ints(L.TYPES)
        self.plan_cost = 0
        self.trial_cost = 0
        self.rail = 0
        self.sea = 0
        self.todo_count = 0
        self.deficit = 0
        self.turn_value = 24  # what a turn brings elsewhere, in tenths of a point
        self.dice = seed & 0xFFFFFFFFFFFFFFFF
        self.reset()

    def reset(self) -> None:
        """Forget the plan."""
        self.fresh = 0

    def roll(self, n: cython.uint) -> cython.uint:
        """A number below n."""
        x: cython.ulonglong
        self.dice = (self.dice + STEP) & ALL
        x = self.dice
        x = ((x ^ (x >> 30)) * MIX1) & ALL
        x = ((x ^ (x >> 27)) * MIX2) & ALL
        x = (x ^ (x >> 31)) >> 32
        return cython.cast(cython.uint, (x * n) >> 32)
