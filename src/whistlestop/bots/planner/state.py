"""What a planner remembers: the board as a graph, its plan, and scratch space."""

from __future__ import annotations

from array import array

import cython

from whistlestop.boards.model import Board
from whistlestop.bots.planner.weights import Weights
from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.network import Network
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.tables import Tables

if not cython.compiled:
    NEVER = 30000
    GOALS = 40
    LISTED = 16
    PLANNED = 0
    VALUED = L.ROUTE_WORDS + L.TICKET_WORDS


def _ints(n: int) -> memoryview:
    return memoryview(array("i", [0] * n))


def _words(n: int) -> memoryview:
    return memoryview(array("Q", [0] * n))


def _graph(board: Board) -> tuple[list[int], list[int], list[int]]:
    """Where each city's routes start in the other two lists: the routes, and their other ends."""
    roads: list[list[tuple[int, int]]] = [[] for _ in board.cities]
    for i, route in enumerate(board.routes):
        roads[route.a].append((i, route.b))
        roads[route.b].append((i, route.a))
    starts, routes, others = [0], [], []
    for road in roads:
        routes += [i for i, _ in road]
        others += [city for _, city in road]
        starts.append(len(routes))
    return starts, routes, others


@cython.final
@cython.cclass
class PlannerState:
    """One player's memory between decisions. It can be thrown away at any time.

    A fresh one may decide differently: it plans with the current hand, not with the hand at the
    start of the turn.
    """

    def __init__(self, tables: Tables, player: cython.int, weights: Weights) -> None:
        self.tables = tables
        self.player = player
        self.weights = weights
        self.legal = ActionSet()
        self.network = Network()
        self.scorer = Scorer()
        starts, routes, others = _graph(tables.board)
        self.adj_start = memoryview(array("h", starts))
        self.adj_route = memoryview(bytearray(routes))
        self.adj_city = memoryview(bytearray(others))
        self.cost = _ints(L.ROUTES)
        self.base_cost = _ints(L.ROUTES)
        self.time = _ints(L.ROUTES)
        self.danger = memoryview(bytearray(L.CITIES))
        self.named = memoryview(bytearray(L.CITIES))
        self.dist = _ints(L.CITIES)
        self.far = _ints(128)
        self.prev_route = memoryview(bytearray(L.CITIES))
        self.prev_city = memoryview(bytearray(L.CITIES))
        self.plan = _words(L.ROUTE_WORDS)
        self.trial = _words(L.ROUTE_WORDS)
        self.todo = memoryview(bytearray(128))
        self.known_for = _words(2 * VALUED)
        self.known_barred = _words(L.ROUTE_WORDS)
        self.picked = memoryview(bytearray(L.OFFERED + 1))
        self.gains = memoryview(array("d", [0.0] * 128))
        self.draw_worth = 0.0
        self.last_value = 0
        self.path = 0
        self.rival_path = 0
        self.goal_route = _ints(GOALS)
        self.goal_purse = _ints(GOALS)
        self.goal_missing = _ints(GOALS)
        self.goal_weight = _ints(GOALS)
        self.open_route = memoryview(bytearray(L.ROUTES))
        self.open_value = _ints(L.ROUTES)
        self.worth = _ints(L.TYPES)
        self.have = _ints(16)
        self.spare = _ints(16)
        self.lacking = _ints(16)
        self.shown = _ints(16)
        self.unseen = _ints(L.TYPES)
        self.listed = _ints(LISTED)
        self.rated = _ints(LISTED)
        self.plan_cost = 0
        self.plan_time = 0
        self.trial_cost = 0
        self.trial_time = 0
        self.rail = 0
        self.sea = 0
        self.goal_count = 0
        self.planned = 0
        self.open_count = 0
        self.free_rail = 0
        self.free_sea = 0
        self.free_time = 0
        self.free_wilds = 0
        self.todo_count = 0
        self.given_up = 0
        self.wild_need = 0
        self.turns = 99
        self.reset()

    def reset(self) -> None:
        """Forget the plan."""
        i: cython.int
        self.fresh = 0
        self.gains_turns = 0
        for i in range(VALUED, 2 * VALUED):
            self.known_for[i] = 0
