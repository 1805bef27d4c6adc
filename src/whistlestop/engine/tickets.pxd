from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void offer(State s, int player, int n) noexcept nogil
cdef void hold(State s, int player, int ticket) noexcept nogil
cdef void keep_offer(State s, Tables t, int player, int mask, int refused) noexcept nogil
cdef void put_under(State s, int ticket, int seen) noexcept nogil
cdef void shuffle_deck(State s, int n) noexcept nogil
cdef void shuffle_unknown(State s, int start, int stop, int who) noexcept nogil
cdef void start_draft(State s, Tables t, int which) noexcept nogil
cdef void resolve_picks(State s, Tables t) noexcept nogil
cdef void resolve_draft(State s, Tables t) noexcept nogil
