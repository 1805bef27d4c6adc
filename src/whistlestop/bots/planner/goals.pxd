from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef void set_goals(PlannerState me, State s) noexcept
cdef void value_cards(PlannerState me, State s) noexcept
