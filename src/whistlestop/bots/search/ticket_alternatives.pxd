from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class TicketAlternatives:
    cdef Tables tables
    cdef int drafts  # how many drafts are done, 0 during one
    cdef unsigned char[::1] unseen, loose, holder, picker, step
    # What was found last: the ticket to hold, and the ticket it has to replace first.
    cdef unsigned char[::1] option, via
    cdef int count
    cdef void find_loose(self, State view, int viewer) noexcept
    cdef void load(self, State s) noexcept
    cdef bint movable(self, int i) noexcept
    cdef void find(self, State s, int p, int i, bint trade) noexcept
    cdef bint same_kind(self, int i, int j) noexcept
    cdef int boxed_instead(self, State s, int p, int i, int j) noexcept
    cdef int refused_instead(self, int p, int i) noexcept
    cdef bint keeps_enough(self, int p, int i, int j) noexcept
    cdef int kept(self, int p, int which, int x) noexcept
    cdef int pick_step(self, int p, int k) noexcept
    cdef void make(self, State s, int k) noexcept
    cdef void swap_all(self, State s, int x, int y) noexcept
    cdef void swap_holders(self, int x, int y) noexcept
    cdef void swap_picks(self, int x, int y) noexcept
