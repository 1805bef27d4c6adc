from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef int draft_steps(State s, Tables t, int which) noexcept
cdef int draft_direction(Tables t, int which) noexcept
cdef int holder(State s, Tables t, int which, int hand, int step) noexcept
cdef int pick_place(int which, int player, int step) noexcept
cdef void redact_draft(State s, Tables t, int viewer, int which) noexcept
