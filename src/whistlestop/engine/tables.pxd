cdef class Tables:
    cdef readonly object board
    cdef readonly int routes, route_words, cities, tickets, types, wild, colours, decks, purses, sets
    cdef readonly int longest, players_min, players_max
    cdef readonly int row_first, row_size, wild_limit, flush_at, hand_first, hand_second
    cdef readonly int trains, ships, choose, exchange_cost, end_at, last_turns
    cdef readonly int opening_keep, opening_refused, ticket_draw, ticket_keep, ticket_refused
    cdef readonly int draft_hand, draft_keep, draft_first, draft_second
    cdef readonly int double_closed_up_to, tunnel_cards
    cdef readonly int stations, station_points
    cdef readonly int harbours, harbour_trains, harbour_ships, harbour_unbuilt
    cdef readonly int longest_points, most_points, city_scoring
    cdef readonly int set_width
    cdef unsigned char[::1] route_a, route_b, route_length, route_colour, route_kind
    cdef unsigned char[::1] route_symbols, route_twin, route_units, route_unit_wild, route_wilds, route_sea
    cdef unsigned char[::1] type_deck, type_colour, type_count
    cdef unsigned char[::1] a_type, b_type, sign_train, sign_ship, station_cost
    cdef unsigned char[::1] ticket_a, ticket_b, ticket_stack, city_set, set_count
    cdef short[::1] ticket_points, opening_counts, route_points, city_points, harbour_points, set_value, ties
    cdef unsigned long long[::1] payable, fits, special, city_mask, harbour_mask, routes_at
    cdef unsigned long long[::1] at_least, exactly
