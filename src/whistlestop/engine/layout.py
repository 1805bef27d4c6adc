"""Sizes, and the numbering of phases, actions and parts of a score.

The build turns these constants into a C enum for the compiled modules. The fields of a state are
in fields.py.
"""

from whistlestop.boards import limits

PLAYERS = limits.PLAYERS
ROUTES = limits.ROUTES
CITIES = limits.CITIES
WORD = 64  # bits per word
ROUTE_WORDS = limits.ROUTES // WORD
CITY_WORDS = limits.CITIES // WORD
TICKET_WORDS = 2
TYPES = 32
NO_TYPE = 31  # a place in the hand that is always empty: stands in for a card type the board lacks
OFFERED = limits.TICKETS_OFFERED
SETS = limits.FESTIVAL_SETS
ROW_PLACES = limits.ROW
DECK_PLACES, DECK2_PLACES = limits.DECK
TICKET_PLACES = limits.TICKETS

NONE = 255
HIDDEN = 254
FESTIVAL_CARD = 32  # codes of the special cards in the first deck
DRAFT_CARD = 63

MAX_FLUSHES = 1000  # no board comes close, but a home-made one must not hang the game
MAX_STEPS = 2000  # beyond this the longest path is searched differently: see trimming.py
MAX_TURNS = 30000
MAX_LOST = 16000  # cap on points lost by exchanges
IMPOSSIBLE = -1
NO_ONE = -1
WHOLE = -2  # in place of a viewer: a state that hides nothing

# --- kinds of routes, fates of refused tickets, tie-breaks: indexes into lists in tables.py ---
TUNNEL = 1
TO_BOX = 0
TO_BOTTOM = 1
TO_SHUFFLE = 2
BY_TICKETS_DONE = 0
BY_FEWEST_STATIONS = 1
BY_LONGEST_PATH_BONUS = 2
BY_LONGEST_PATH = 3

# --- phases ----------------------------------------------------------------------------
OVER = 0
OPENING = 1
PIECES = 2
DRAFTING = 3
DRAFT_KEEP = 4
MAIN = 5
SECOND = 6
REFILL = 7
PAY = 8
SUBSTITUTE = 9
VARIANT = 10
GIVING = 11
SURCHARGE = 12
KEEP = 13
FESTIVAL_CHOICE = 14

# --- what a payment is for -------------------------------------------------------------
FOR_ROUTE = 0
FOR_STATION = 1
FOR_HARBOUR = 2
FOR_SURCHARGE = 3

# --- actions: the bits of the legal moves, region by region ----------------------------
A_TAKE = 0
A_DRAW = 32
A_TICKETS = 34
A_PASS = 35
A_REFILL = 36
A_REFUSE = 38
A_PICK = 40
NO_COLOUR = 8  # a payment without coloured cards
WILDS = 16  # upper bound, exclusive, on the wilds in a payment
COUNTS = 16  # upper bound, exclusive, on the answers to a payment step
A_CLAIM = WORD
A_STATION = A_CLAIM + ROUTE_WORDS * WORD
A_HARBOUR = A_STATION + CITY_WORDS * WORD
A_TO_SHIPS = A_HARBOUR + CITY_WORDS * WORD
A_TO_TRAINS = A_TO_SHIPS + WORD
A_PAY = A_TO_TRAINS + WORD  # colour and wilds packed: see actions.py
A_COUNT = A_PAY + (NO_COLOUR + 1) * WILDS
A_GIVE = A_COUNT + COUNTS
A_PIECES = A_GIVE + TYPES
A_KEEP = A_PIECES + WORD
A_FESTIVAL = A_KEEP + (1 << OFFERED)
ACTIONS = A_FESTIVAL + SETS
WORDS = (ACTIONS + WORD - 1) // WORD

W_CLAIM = A_CLAIM // WORD
W_STATION = A_STATION // WORD
W_HARBOUR = A_HARBOUR // WORD
W_TO_SHIPS = A_TO_SHIPS // WORD
W_TO_TRAINS = A_TO_TRAINS // WORD
W_PAY = A_PAY // WORD
W_PIECES = A_PIECES // WORD
W_KEEP = A_KEEP // WORD
W_FESTIVAL = A_FESTIVAL // WORD

# --- parts of a score ------------------------------------------------------------------
S_ROUTES = 0
S_DONE = 1
S_MISSED = 2
S_LONGEST = 3
S_MOST = 4
S_STATIONS = 5
S_HARBOURS = 6
S_CITIES = 7
S_FESTIVALS = 8
S_EXCHANGE = 9
S_TOTAL = 10
S_TICKETS_DONE = 11
S_TICKETS_MISSED = 12
S_PATH = 13
S_STATIONS_BUILT = 14
S_RANK = 15
PARTS = 16
