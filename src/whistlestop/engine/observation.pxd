from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Observer:
    cdef readonly Tables tables
    cdef readonly int width
    cdef readonly int seats
    cdef State memory
    cdef short[::1] target
    cdef short[2048] eights
    cdef int players, phase, turn, to_act, first, turns, ending, turns_left, passes, drawn
    cdef int row, revealed, discard, decks, ticket_deck, festivals, specials, draft
    cdef int purpose, route, city, colour, cost, wilds, units, to_give, laid
    cdef int points, exchanged, trains, ships, box_trains, box_ships, stations_left, harbours_left
    cdef int hand_sizes, known, ticket_count, boxed_count, offer_size, routes, stations, harbours, taken
    cdef int closed, hand, tickets, boxed, offer, under, picked, drafted
    cdef void write(self, State s, int viewer, short *out, Py_ssize_t start) noexcept nogil
    cdef void write_table(self, State s, int viewer, short *out, Py_ssize_t start) noexcept nogil
    cdef void write_payment(self, State s, short *out, Py_ssize_t start) noexcept nogil
    cdef void write_seat(self, State s, int p, int seat, short *out, Py_ssize_t start) noexcept nogil
    cdef void put_bits(self, short *out, Py_ssize_t at, unsigned long long *words, int n) noexcept nogil
    cdef void write_routes(self, State s, int viewer, short *out, Py_ssize_t start) noexcept nogil
    cdef void write_buildings(self, State s, int viewer, short *out, Py_ssize_t start) noexcept nogil
    cdef void write_own(self, State s, int viewer, short *out, Py_ssize_t start) noexcept nogil
    cdef void write_draft(self, State s, int viewer, short *out, Py_ssize_t start) noexcept nogil
    cdef void remember(self, State s) noexcept nogil
