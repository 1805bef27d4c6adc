from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef void value_cards(PlannerState me, State s) noexcept nogil
cdef int unseen_value(PlannerState me, State s, int deck) noexcept nogil
cdef int choose_card(PlannerState me, State s, int second) noexcept nogil
cdef int choose_refill(PlannerState me) noexcept nogil
