"""What a planner keeps in mind: the board as a graph, its plan, and room to work in."""

from __future__ import annotations

from array import array

import cython

from whistlestop.boards.model import Board
from whistlestop.bots.planner.weights import WEIGHTS

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
    GOALS = 40


def _ints(n: int) -> memoryview:
    return memoryview(array("i", [0] * n))


def _words(n: int) -> memoryview:
    return memoryview(array("Q", [0] * n))


@cython.final
@cython.cclass
class PlannerState:
    """One player's memory between decisions. It may be thrown away at any time.

    A fresh one may decide otherwise: it plans with the hand of now, not that of the turn's start.
    """

    def __init__(self, tables: Tables, player: cython.int, **weights: int) -> None:
        board: Board = tables.board
        self.tables = tables
        self.player = player
        weights = WEIGHTS | weights
        self.turn_value = weights["turn_value"]
        self.piece_value = weights["piece_value"]
        self.hand_share = weights["hand_share"]
        self.tunnel_spare = weights["tunnel_spare"]
        self.tunnel_price = weights["tunnel_price"]
        self.symbol_price = weights["symbol_price"]
        self.danger_price = weights["danger_price"]
        self.space_floor = weights["space_floor"]
        self.festival_share = weights["festival_share"]
        self.city_share = weights["city_share"]
        self.ticket_risk = weights["ticket_risk"]
        self.late_price = weights["late_price"]
        self.stretch_from = weights["stretch_from"]
        self.stretch_price = weights["stretch_price"]
        self.most_value = weights["most_value"]
        self.draw_margin = weights["draw_margin"]
        self.draw_time = weights["draw_time"]
        self.draw_share = weights["draw_share"]
        self.time_share = weights["time_share"]
        self.card_time = weights["card_time"]
        self.shown_time = weights["shown_time"]
        self.wait_time = weights["wait_time"]
        self.claim_time = weights["claim_time"]
        self.others = weights["others"]
        self.spare_margin = weights["spare_margin"]
        self.spare_piece = weights["spare_piece"]
        self.scarce = weights["scarce"]
        self.link_value = weights["link_value"]
        self.block_value = weights["block_value"]
        self.near_value = weights["near_value"]
        self.patience = weights["patience"]
        self.claim_margin = weights["claim_margin"]
        self.plan_weight = weights["plan_weight"]
        self.extra_value = weights["extra_value"]
        self.set_value = weights["set_value"]
        self.slope = weights["slope"]
        self.wild_value = weights["wild_value"]
        self.wild_base = weights["wild_base"]
        self.harbour_share = weights["harbour_share"]
        self.harbour_hope = weights["harbour_hope"]
        self.bottleneck = weights["bottleneck"]
        self.hand_late = weights["hand_late"]
        self.plan_first = weights["plan_first"]
        self.draw_open = weights["draw_open"]
        self.draft_space = weights["draft_space"]
        self.festival_hope = weights["festival_hope"]
        self.sweep_turns = weights["sweep_turns"]
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
        self.known_for = _words(2 * L.ROUTE_WORDS + L.TICKET_WORDS)
        self.picked = memoryview(bytearray(L.OFFERED + 1))
        self.gains = memoryview(array("d", [0.0] * 128))
        self.gains_for = _words(2 * L.ROUTE_WORDS + L.TICKET_WORDS)
        self.draw_worth = 0.0
        self.last_value = 0
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
        self.plan_cost = 0
        self.plan_time = 0
        self.trial_cost = 0
        self.trial_time = 0
        self.rail = 0
        self.sea = 0
        self.goal_count = 0
        self.planned = 0
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
        for i in range(2 * L.ROUTE_WORDS + L.TICKET_WORDS):
            self.gains_for[i] = 0
