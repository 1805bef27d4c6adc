cdef class Census:
    cdef int[64] cards
    cdef unsigned long long[2] tickets
    cdef unsigned long long[3] taken
    cdef unsigned long long[3] twins
    cdef unsigned long long[3] own_twins
    cdef int hidden_places
    cdef bint place_ticket(self, int ticket, int tickets) noexcept
    cdef int placed_tickets(self) noexcept
