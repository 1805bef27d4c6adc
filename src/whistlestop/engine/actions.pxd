from whistlestop.engine.layout cimport *


cdef inline int pay(int colour, int wilds) noexcept nogil:
    return A_PAY + colour * WILDS + wilds


cdef inline int pay_colour(int action) noexcept nogil:
    return (action - A_PAY) // WILDS


cdef inline int pay_wilds(int action) noexcept nogil:
    return (action - A_PAY) % WILDS


cdef inline int count_range(int low, int high) noexcept nogil:
    return IMPOSSIBLE if low > high else high * COUNTS + low


cdef inline int least_count(int counts) noexcept nogil:
    return counts % COUNTS


cdef inline int most_count(int counts) noexcept nogil:
    return counts // COUNTS


cdef inline bint is_together(int phase) noexcept nogil:
    return OPENING <= phase <= DRAFT_KEEP


cdef inline int first_choice(int phase) noexcept nogil:
    return A_PICK if phase == DRAFTING else A_PIECES if phase == PIECES else A_KEEP
