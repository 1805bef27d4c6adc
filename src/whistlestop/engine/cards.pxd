from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef int available(State s, int deck) noexcept
cdef int draw(State s, Tables t, int deck) noexcept
cdef void receive(State s, Tables t, int player, int card, int seen) noexcept
cdef void lay_down(State s, Tables t, int player, int card, int n) noexcept
cdef void discard(State s, Tables t, int card, int n) noexcept
cdef void discard_face_up(State s, Tables t, unsigned char *places, int n) noexcept
cdef void discard_laid(State s, Tables t) noexcept
cdef void take_back_laid(State s, Tables t, int player) noexcept
cdef void settle_row(State s, Tables t) noexcept
cdef void deal_row(State s, Tables t) noexcept
cdef void new_deck(State s, Tables t, int deck) noexcept
cdef int stack_festivals(State s, Tables t, int size) noexcept
cdef void insert_draft_card(State s, int size) noexcept
