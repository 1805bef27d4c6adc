from whistlestop.bots.learned.value cimport Value
from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine cimport layout as L
from whistlestop.engine.playout cimport Playout
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Rollout:
    cdef readonly Tables tables
    cdef readonly Scorer scorer
    cdef Playout dice
    cdef State scratch
    cdef int players
    cdef int[L.PLAYERS] policies
    # A list of planners would take the interpreter lock.
    cdef PlannerState planner0, planner1, planner2, planner3, planner4
    cdef void forget(self) noexcept nogil
    cdef int choose(self, State s, int p) noexcept nogil
    cdef int play_on(self, State s) noexcept nogil
    cdef void play_turns(self, State s, int turns) noexcept nogil
    cdef int winners(self) noexcept nogil
