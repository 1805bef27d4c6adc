from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef int draft_steps(State s, Tables t, int which) noexcept nogil
cdef int draft_direction(Tables t, int which) noexcept nogil
cdef int holder(State s, Tables t, int which, int hand, int step) noexcept nogil
cdef int ticket_of_hand(State s, Tables t, int which, int hand, int place) noexcept nogil
cdef void set_ticket_of_hand(State s, Tables t, int which, int hand, int place, int ticket) noexcept nogil
cdef void redact_draft(State s, Tables t, int viewer, int which) noexcept nogil
