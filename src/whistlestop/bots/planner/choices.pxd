from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef int choose_pieces(PlannerState me, State s) noexcept nogil
cdef int choose_payment(PlannerState me, State s) noexcept nogil
cdef int choose_count(PlannerState me, State s) noexcept nogil
cdef int choose_gift(PlannerState me, State s) noexcept nogil
cdef int choose_festival(PlannerState me, State s) noexcept nogil
