"""What the value of a position depends on, as one player sees it (see input_parts.py).

It reads only what is public and what is the viewer's own, and asks a planner what the viewer's
plan still needs: a network that had to find shortest paths itself would waste its capacity.
"""

from __future__ import annotations

from array import array

import cython

from whistlestop.bots.learned.input_parts import SEAT, input_parts, width_of
from whistlestop.bots.planner.goals import set_goals
from whistlestop.bots.planner.network_plan import renew_plan
from whistlestop.bots.planner.state import PlannerState
from whistlestop.bots.planner.weights import Weights
from whistlestop.engine import layout as L
from whistlestop.engine.bits import lowest
from whistlestop.engine.network import Network
from whistlestop.engine.scoring import Scorer
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables

SEAT_WIDTH = cython.declare(cython.int, len(SEAT))


@cython.final
@cython.cclass
class Inputs:
    """Writes the inputs of one position at a time. Each thread needs its own."""

    def __init__(self, tables: Tables, players: int, weights: Weights) -> None:
        self.tables = tables
        self.players = players
        self.width = width_of(tables.board, players)
        self.planner = PlannerState(tables, 0, weights)
        self.network = Network()
        self.scorer = Scorer()
        self.count = 0
        self.at = memoryview(array("h", [0] * self.width))
        self.value = memoryview(array("h", [0] * self.width))
        self.known_routes = memoryview(array("Q", [0] * (L.PLAYERS * L.ROUTE_WORDS)))
        self.known_path = memoryview(array("i", [0] * L.PLAYERS))
        self.joined = memoryview(bytearray(L.TICKET_PLACES))
        at = {part.name: part.offset for part in input_parts(tables.board, players)}
        self.turn = at["turn"]
        self.table = at["table"]
        self.seats = at["seats"]
        self.own = at["own"]
        self.hand = at["hand"]
        self.lacking = at["lacking"]
        self.mine = at["my routes"]
        self.others = at["other routes"]
        self.completed = at["completed"]
        self.open = at["open"]
        self.connected = at["connected"]

    def row(self, s: State, viewer: cython.int) -> list[int]:
        """All inputs of a position: for tests and documents."""
        if viewer < 0 or viewer >= self.players or s.f.players != self.players:
            raise ValueError(f"expected one of {self.players} players, not {viewer}")
        self.write(s, viewer)
        row = [0] * self.width
        for i in range(self.count):
            row[self.at[i]] = self.value[i]
        return row

    def put(self, at: cython.int, value: cython.int) -> None:
        """Note an input, unless it is 0."""
        if value != 0:
            self.at[self.count] = at
            self.value[self.count] = value
            self.count += 1

    def put_routes(self, at: cython.int, words: cython.p_ulonglong) -> None:
        """Note a 1 for each route in a set."""
        mask: cython.ulonglong
        word: cython.int
        for word in range(self.tables.route_words):
            mask = words[word]
            while mask:
                self.put(at + L.WORD * word + lowest(mask), 1)
                mask &= mask - 1

    def write(self, s: State, viewer: cython.int) -> None:
        """Note the inputs: `count` of them, with their places and values."""
        self.count = 0
        self.write_table(s, viewer)
        self.write_tickets(s, viewer)
        self.write_plan(s, viewer, self.planner)
        self.write_seats(s, viewer)
        self.write_routes(s, viewer)

    def write_table(self, s: State, viewer: cython.int) -> None:
        at: cython.int = self.table
        self.put(self.turn + (s.f.turn + self.players - viewer) % self.players, 1)
        self.put(at, s.f.drawn)
        self.put(at + 1, s.f.ending)
        self.put(at + 2, s.f.turns_left)
        self.put(at + 4, s.f.ticket_deck_size)
        self.put(at + 5, s.f.deck_sizes[0])

    def write_tickets(self, s: State, viewer: cython.int) -> None:
        """The viewer's own tickets, completed and open."""
        i: cython.int
        bit: cython.ulonglong
        at: cython.int = viewer * L.PARTS
        self.scorer.score_tickets_again(s, self.tables, viewer)
        for i in range(self.tables.tickets):
            bit = cython.cast(cython.ulonglong, 1) << (i % 64)
            self.joined[i] = 0
            if not s.f.tickets[viewer][i // 64] & bit:
                continue
            if self.scorer.done[viewer * L.TICKET_WORDS + i // 64] & bit:
                self.put(self.completed + i, 1)
            else:
                self.put(self.open + i, 1)
        self.put(self.own + 2, self.scorer.parts[at + L.S_DONE])
        self.put(self.own + 3, self.scorer.parts[at + L.S_TICKETS_DONE])
        self.put(self.own + 4, -self.scorer.parts[at + L.S_MISSED])
        if self.tables.harbours > 0:
            self.scorer.score_harbours(s, self.tables, viewer)
            self.put(self.own + 25, self.scorer.parts[at + L.S_HARBOURS])
        self.put(self.own + 26, s.f.stations_left[viewer])

    def write_plan(self, s: State, viewer: cython.int, me: PlannerState) -> None:
        """What a planner in the viewer's seat would need."""
        at: cython.int = self.own
        i: cython.int
        length: cython.int
        missing: cython.int = 0
        shown: cython.int = 0
        ready: cython.int = 0
        spaces: cython.int = 0
        worth: cython.int = 0
        extra: cython.int = 0
        me.player = viewer
        me.fresh = 0
        renew_plan(me, s)
        set_goals(me, s)
        for i in range(16):
            me.lacking[i] = 0
        for i in range(me.planned):
            missing += me.goal_missing[i]
            me.lacking[me.goal_purse[i]] += me.goal_missing[i]
            if me.goal_missing[i] == 0:
                length = me.tables.route_length[me.goal_route[i]]
                ready += 1
                spaces += length
        for i in range(me.planned, me.goal_count):
            worth += me.goal_weight[i]
            extra += me.goal_missing[i]
        for i in range(me.tables.purses):
            length = me.shown[i]
            shown += length if length < me.lacking[i] else me.lacking[i]
            self.put(self.hand + i, me.have[i])
            self.put(self.lacking + i, me.lacking[i])
        self.put(self.table + 3, me.turns)
        self.put(at + 5, me.given_up)
        self.put(at + 6, me.plan_cost)
        self.put(at + 7, me.rail)
        self.put(at + 8, me.sea)
        self.put(at + 9, s.f.trains[viewer] - me.rail)
        self.put(at + 10, s.f.ships[viewer] - me.sea)
        self.put(at + 11, me.plan_time)
        self.put(at + 12, 10 * me.turns - me.plan_time)
        self.put(at + 13, me.planned)
        self.put(at + 14, me.todo_count)
        self.put(at + 15, missing)
        self.put(at + 16, shown)
        self.put(at + 17, ready)
        self.put(at + 18, spaces)
        self.put(at + 19, s.f.hand[viewer][me.tables.wild])
        self.put(at + 20, me.wild_need)
        self.put(at + 21, me.free_wilds)
        self.put(at + 22, me.goal_count - me.planned)
        self.put(at + 23, worth)
        self.put(at + 24, extra)

    def write_seats(self, s: State, viewer: cython.int) -> None:
        """What everybody knows about each player."""
        seat: cython.int
        p: cython.int = viewer
        points: cython.int
        path: cython.int
        at: cython.int
        own_points: cython.int = 0
        own_path: cython.int = 0
        best: cython.int = -10000
        longest: cython.int = 0
        for seat in range(self.players):
            at = self.seats + seat * SEAT_WIDTH
            points = self.shown_points(s, p)
            path = self.path_of(s, p)
            self.put(at, points)
            self.put(at + 1, s.f.trains[p])
            self.put(at + 2, s.f.ships[p])
            self.put(at + 3, s.f.hand_sizes[p][0])
            self.put(at + 4, s.f.hand_sizes[p][1])
            self.put(at + 5, s.f.ticket_count[p])
            self.put(at + 6, path)
            self.put(at + 7, self.turns_of(s, p))
            if seat == 0:
                own_points = points
                own_path = path
            else:
                self.write_hidden(s, viewer, p, at + 8)
                best = points if points > best else best
                longest = path if path > longest else longest
            p = 0 if p + 1 == self.players else p + 1
        self.put(self.own, own_points - best)
        self.put(self.own + 1, own_path - longest)

    def write_hidden(self, s: State, viewer: cython.int, p: cython.int, at: cython.int) -> None:
        """Tickets whose cities a player has connected, among those the viewer cannot place."""
        i: cython.int
        n: cython.int = 0
        points: cython.int = 0
        bit: cython.ulonglong
        self.network.join_routes(s, self.tables, p)
        for i in range(self.tables.tickets):
            bit = cython.cast(cython.ulonglong, 1) << (i % 64)
            if (s.f.tickets[viewer][i // 64] | s.f.boxed[viewer][i // 64]) & bit:
                continue
            if self.network.root(self.tables.ticket_a[i]) != self.network.root(
                self.tables.ticket_b[i]
            ):
                continue
            n += 1
            points += self.tables.ticket_points[i]
            if not self.joined[i]:
                self.joined[i] = 1
                self.put(self.connected + i, 1)
        self.put(at, n)
        self.put(at + 1, points)
        if n > s.f.ticket_count[p]:
            points = points * s.f.ticket_count[p] // n
        self.put(at + 2, points)

    def write_routes(self, s: State, viewer: cython.int) -> None:
        p: cython.int
        self.put_routes(self.mine, s.f.owned[viewer])
        for p in range(self.players):
            if p != viewer:
                self.put_routes(self.others, s.f.owned[p])

    def shown_points(self, s: State, p: cython.int) -> cython.int:
        """The points that everybody sees, the longest path left out."""
        i: cython.int
        points: cython.int = s.f.points[p] - s.f.exchanged[p]
        points += s.f.stations_left[p] * self.tables.station_points
        for i in range(self.tables.sets):
            points += self.tables.set_value[i * self.tables.set_width + s.f.taken[p][i]]
        if self.tables.city_scoring:
            points += self.scorer.touched_points(s, self.tables, p)
        return points

    def path_of(self, s: State, p: cython.int) -> cython.int:
        """The longest path, where it scores. It is found again only if the routes have changed."""
        at: cython.int = p * L.ROUTE_WORDS
        word: cython.int
        same: cython.bint = True
        if self.tables.longest_points == 0:
            return 0
        for word in range(L.ROUTE_WORDS):
            if self.known_routes[at + word] != s.f.owned[p][word]:
                self.known_routes[at + word] = s.f.owned[p][word]
                same = False
        if not same:
            self.known_path[p] = self.scorer.path(s, self.tables, p)
        return self.known_path[p]

    def turns_of(self, s: State, p: cython.int) -> cython.int:
        """About how many turns a player needs to run out of pieces."""
        pieces: cython.int = s.f.trains[p] + s.f.ships[p] - self.tables.end_at
        cards: cython.int = s.f.hand_sizes[p][0] + s.f.hand_sizes[p][1]
        turns: cython.int
        if pieces < 0:
            pieces = 0
        turns = (pieces + 2) // 3
        if pieces > cards // 2:
            turns += (pieces - cards // 2 + 1) // 2
        return turns
