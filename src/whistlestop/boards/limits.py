"""Limits on the size of a board, because the engine's state has one fixed size for all boards."""

PLAYERS = 5
CITIES = 128
ROUTES = 192
ROUTE_LENGTH = 15
TICKETS = 112
TICKETS_OFFERED = 8
COLOURS = 8
CARD_TYPES = 31
ROW = 8
DECK = (224, 96)
"""Cards in the first and second decks, including festival and draft cards."""
FESTIVAL_SETS = 24
PIECES_OF_A_KIND = 63
STATIONS = 8
HARBOURS = 8
TUNNEL_CARDS = 8
POINTS = 999
"""The most points that a single rule, route or ticket may give."""
ALL_POINTS = 20_000
"""The most points that all routes, tickets, cities and festivals may give in total."""
