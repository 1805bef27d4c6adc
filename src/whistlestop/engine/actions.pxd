from whistlestop.engine.layout cimport *


cdef inline int pay(int colour, int wilds) noexcept:
    return A_PAY + colour * WILDS + wilds


cdef inline int pay_colour(int action) noexcept:
    return (action - A_PAY) // WILDS


cdef inline int pay_wilds(int action) noexcept:
    return (action - A_PAY) % WILDS


cdef inline int count_range(int low, int high) noexcept:
    return IMPOSSIBLE if low > high else high * COUNTS + low


cdef inline int least_count(int counts) noexcept:
    return counts % COUNTS


cdef inline int most_count(int counts) noexcept:
    return counts // COUNTS


cdef inline bint is_together(int phase) noexcept:
    return OPENING <= phase <= DRAFT_KEEP


cdef inline int first_choice(int phase) noexcept:
    return A_PICK if phase == DRAFTING else A_PIECES if phase == PIECES else A_KEEP
