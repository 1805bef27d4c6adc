"""Where each field of a state lies, and the numbers of phases and actions.

A state is one block of bytes seen through three views: `q` (64-bit words), `h` (16-bit
integers) and `b` (bytes). Each constant below is an index into its own view.
The compiled modules get these constants from `layout.pxd`, which the build writes from this file.
"""

from whistlestop.boards import limits

PLAYERS = limits.PLAYERS
ROUTES = limits.ROUTES
CITIES = limits.CITIES
ROUTE_WORDS = limits.ROUTES // 64
CITY_WORDS = limits.CITIES // 64
TICKET_WORDS = 2
TYPES = 32
NO_TYPE = 31  # a hand's place that is always empty: stands in for a card type a board lacks
OFFERED = limits.TICKETS_OFFERED
SETS = limits.FESTIVAL_SETS
ROW_PLACES = limits.ROW

NONE = 255
HIDDEN = 254
FESTIVAL_CARD = 32  # codes of cards in the first deck that are no travel cards
DRAFT_CARD = 63

MOST_FLUSHES = 1000  # no board comes near it; a home-made one shall not hang the game
WALK_STEPS = 2000  # then the longest path is looked for in another way, see trimming.py
MOST_TURNS = 30000
MOST_LOST = 16000  # points by exchanges: more are not counted
IMPOSSIBLE = -1
NO_ONE = -1
WHOLE = -2  # in the place of a viewer: a state that hides nothing

# --- kinds of routes, ways of refused tickets, tie-breaks: places in the lists of tables.py ---
TUNNEL = 1
TO_BOX = 0
TO_BOTTOM = 1
TO_SHUFFLE = 2
BY_TICKETS_DONE = 0
BY_FEWEST_STATIONS = 1
BY_LONGEST_PATH_BONUS = 2
BY_LONGEST_PATH = 3

# --- q: 64-bit words -------------------------------------------------------------------
KEY = 0
COUNTER = KEY + 4
OWNED = COUNTER + 1
BARRED = OWNED + PLAYERS * ROUTE_WORDS
STATIONS = BARRED + PLAYERS * ROUTE_WORDS
HARBOURS = STATIONS + PLAYERS * CITY_WORDS
TICKETS = HARBOURS + PLAYERS * CITY_WORDS
BOXED = TICKETS + PLAYERS * TICKET_WORDS  # refused by each player, out of the game
UNDEALT = BOXED + PLAYERS * TICKET_WORDS  # out of the game without having been seen
END_Q = UNDEALT + TICKET_WORDS

# --- h: 16-bit integers ----------------------------------------------------------------
POINTS = END_Q * 4
EXCHANGED = POINTS + PLAYERS  # points lost by exchanges
TURNS = EXCHANGED + PLAYERS
END_H = TURNS + 1

# --- b: bytes --------------------------------------------------------------------------
PHASE = END_H * 2
SEATS = PHASE + 1
FIRST = SEATS + 1
TURN = FIRST + 1
WAITING = TURN + 1  # the players it waits for, as bits
PASSES = WAITING + 1
IDLE = PASSES + 1
ENDING = IDLE + 1
LAST = ENDING + 1  # turns left once the end has been set off
DRAWN = LAST + 1
PLACE = DRAWN + 1  # the gap in the row that waits for a deck to be chosen
PURPOSE = PLACE + 1
ROUTE = PURPOSE + 1
CITY = ROUTE + 1
COLOUR = CITY + 1
WILDS = COLOUR + 1
UNITS = WILDS + 1  # spaces paid by several cards of any kind
GIVE = UNITS + 1  # cards of any kind still to be laid down
GIVEN = GIVE + 1  # the last card type given: the next is not before it
COST = GIVEN + 1
DRAFT = COST + 1  # 0: none, 1: first, 2: second
STEP = DRAFT + 1
DRAFTS = STEP + 1  # drafts done
DRAFT_DUE = DRAFTS + 1
DRAFT_IN = DRAFT_DUE + 1  # the draft card is still in the deck
DRAFT_LOW = DRAFT_IN + 1  # where it may lie, counted from the bottom: known to all
DRAFT_HIGH = DRAFT_LOW + 1
SPECIALS = DRAFT_HIGH + 1  # festival and draft cards in the deck
DECK_SIZE = SPECIALS + 1
DISCARDED = DECK_SIZE + 2
TICKET_DECK_SIZE = DISCARDED + 2
ROW = TICKET_DECK_SIZE + 1
REVEALED = ROW + ROW_PLACES
TRAINS = REVEALED + ROW_PLACES
SHIPS = TRAINS + PLAYERS
BOX_TRAINS = SHIPS + PLAYERS
BOX_SHIPS = BOX_TRAINS + PLAYERS
STATIONS_LEFT = BOX_SHIPS + PLAYERS
HARBOURS_LEFT = STATIONS_LEFT + PLAYERS
HAND_SIZE = HARBOURS_LEFT + PLAYERS
TICKET_COUNT = HAND_SIZE + PLAYERS * 2
BOXED_COUNT = TICKET_COUNT + PLAYERS
OFFER_SIZE = BOXED_COUNT + PLAYERS
CHOICE = OFFER_SIZE + PLAYERS
DISCARD = CHOICE + PLAYERS
LAID = DISCARD + TYPES
HAND = LAID + TYPES
KNOWN = HAND + PLAYERS * TYPES  # cards that everybody saw go into a hand
DECK = KNOWN + PLAYERS * TYPES
DECK2 = limits.DECK[0]  # from the first deck to the second
OFFER = DECK + limits.DECK[0] + limits.DECK[1]
PICKS = OFFER + PLAYERS * OFFERED
TICKET_DECK = PICKS + 2 * PLAYERS * OFFERED
TICKET_SEEN = TICKET_DECK + limits.TICKETS  # who knows the ticket at that place, as bits
FESTIVAL = TICKET_SEEN + limits.TICKETS
TAKEN = FESTIVAL + SETS
END_B = TAKEN + PLAYERS * SETS
SIZE = (END_B + 7) // 8 * 8

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
A_CLAIM = 64
A_STATION = A_CLAIM + ROUTE_WORDS * 64
A_HARBOUR = A_STATION + CITY_WORDS * 64
A_TO_SHIPS = A_HARBOUR + CITY_WORDS * 64
A_TO_TRAINS = A_TO_SHIPS + 64
A_PAY = A_TO_TRAINS + 64  # colour * 16 + wilds; NO_COLOUR: without a card of a colour
NO_COLOUR = 8
A_COUNT = A_PAY + 9 * 16
A_GIVE = A_COUNT + 16
A_PIECES = A_GIVE + TYPES
A_KEEP = A_PIECES + 64
A_FESTIVAL = A_KEEP + 256
ACTIONS = A_FESTIVAL + SETS
WORDS = (ACTIONS + 63) // 64

W_CLAIM = A_CLAIM // 64
W_STATION = A_STATION // 64
W_HARBOUR = A_HARBOUR // 64
W_TO_SHIPS = A_TO_SHIPS // 64
W_TO_TRAINS = A_TO_TRAINS // 64
W_PAY = A_PAY // 64
W_COUNT = A_COUNT // 64
W_PIECES = A_PIECES // 64
W_KEEP = A_KEEP // 64
W_FESTIVAL = A_FESTIVAL // 64

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
