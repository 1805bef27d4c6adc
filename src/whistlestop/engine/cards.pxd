from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef int available(State s, int deck) noexcept nogil
cdef int draw(State s, Tables t, int deck) noexcept nogil
cdef void receive(State s, Tables t, int player, int card, int seen) noexcept nogil
cdef void lay_down(State s, Tables t, int player, int card, int n) noexcept nogil
cdef void discard(State s, Tables t, int card, int n) noexcept nogil
cdef void discard_face_up(State s, Tables t, unsigned char *places, int n) noexcept nogil
cdef void discard_laid(State s, Tables t) noexcept nogil
cdef void take_back_laid(State s, Tables t, int player) noexcept nogil
cdef void settle_row(State s, Tables t) noexcept nogil
cdef void deal_row(State s, Tables t) noexcept nogil
cdef void new_deck(State s, Tables t, int deck) noexcept nogil
cdef int stack_festivals(State s, Tables t, int size) noexcept nogil
cdef void shuffle_cards(State s, int deck) noexcept nogil
cdef void insert_draft_card(State s, int size) noexcept nogil
