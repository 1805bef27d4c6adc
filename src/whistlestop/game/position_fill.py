"""What a position leaves out: derived where it follows from the rest, else dealt at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from whistlestop.boards.model import RouteKind
from whistlestop.engine import layout as L
from whistlestop.game.look import Look

if TYPE_CHECKING:
    from whistlestop.game.position_read import Draft


def fill_in(draft: Draft, random: Random) -> None:
    """Complete the bytes of a state in the making."""
    if "chance" not in draft.lines.table:
        draft.data[L.KEY * 8 : L.KEY * 8 + 32] = random.randbytes(32)
    for player in range(draft.seats):
        _pieces(draft, player)
    _barred(draft)
    _specials(draft)
    _drawing(draft)
    _cards(draft, random)
    _tickets(draft, random)
    _cost(draft)


def _pieces(draft: Draft, player: int) -> None:
    """Pieces and points follow from the routes, unless the position says otherwise."""
    board, data, rules = draft.board, draft.data, draft.board.rules
    look = Look(board, data)
    section = draft.lines.players.get(player, {})
    owned = look.word_bits(L.OWNED + player * L.ROUTE_WORDS, L.ROUTE_WORDS)
    routes = [board.routes[i] for i in owned]
    by_sea = sum(r.length for r in routes if r.kind == RouteKind.SEA)
    by_rail = sum(r.length for r in routes) - by_sea
    draft.set_short(L.POINTS + player, sum(rules.route_points[r.length - 1] for r in routes))
    chosen = data[L.PHASE] not in (L.OPENING, L.PIECES) and not (
        data[L.PHASE] in (L.DRAFTING, L.DRAFT_KEEP) and data[L.DRAFT] == 1
    )
    trains, ships = rules.trains, rules.ships
    if rules.choose_pieces:
        trains = rules.suggested_trains if chosen else 0
        ships = rules.choose_pieces - rules.suggested_trains if chosen else 0
    for word, at, whole, used, all_pieces, box in (
        ("trains", L.TRAINS, trains, by_rail, rules.trains, L.BOX_TRAINS),
        ("ships", L.SHIPS, ships, by_sea, rules.ships, L.BOX_SHIPS),
    ):
        if word not in section:
            data[at + player] = max(0, whole - used)
        if data[at + player] + used > all_pieces:
            draft.lines.defect(
                section.get(word) or section.get("routes"),
                f"player {player} has {used} {word} on routes and {data[at + player]} left: "
                f"more than {all_pieces}",
            )
        elif rules.choose_pieces and chosen:
            data[box + player] = all_pieces - used - data[at + player]
    stations, harbours = len(look.stations(player)), len(look.harbours(player))
    if stations > rules.stations:
        draft.lines.defect(section["stations"], f"{stations} stations; {rules.stations} allowed")
    if harbours > rules.harbours:
        draft.lines.defect(section["harbours"], f"{harbours} harbours; {rules.harbours} allowed")
    data[L.STATIONS_LEFT + player] = max(0, rules.stations - stations)
    data[L.HARBOURS_LEFT + player] = max(0, rules.harbours - harbours)


def _barred(draft: Draft) -> None:
    """The routes that nobody, or not every player, can claim any more (C10)."""
    board, look = draft.board, Look(draft.board, draft.data)
    closed = draft.seats <= board.rules.double_closed_up_to
    for player in range(draft.seats):
        owned = look.word_bits(L.OWNED + player * L.ROUTE_WORDS, L.ROUTE_WORDS)
        for route in owned:
            twin = board.routes[route].twin
            for other in range(draft.seats):
                draft.set_bit(L.BARRED + other * L.ROUTE_WORDS, route)
                if twin is not None and (closed or other == player):
                    draft.set_bit(L.BARRED + other * L.ROUTE_WORDS, twin)


def _specials(draft: Draft) -> None:
    """Festival and draft cards that the position puts into the first deck."""
    data = draft.data
    deck = data[L.DECK : L.DECK + data[L.DECK_SIZE]]
    data[L.SPECIALS] = sum(code >= L.FESTIVAL_CARD for code in deck)
    data[L.DRAFT_IN] = L.DRAFT_CARD in deck
    if data[L.DRAFT_IN] and not {"draft-low", "draft-high"} & set(draft.lines.table):
        data[L.DRAFT_HIGH] = len(deck) - 1  # nobody knows where it lies


def _drawing(draft: Draft) -> None:
    """In the middle of drawing one card is drawn; the place to refill is the first gap."""
    data, table = draft.data, draft.lines.table
    if data[L.PHASE] in (L.SECOND, L.REFILL) and "drawn" not in table:
        data[L.DRAWN] = 1
    if data[L.PHASE] == L.REFILL and "gap" not in table:
        data[L.PLACE] = max(0, data[L.ROW : L.ROW + sum(draft.board.rules.row)].find(L.NONE))


def _cards(draft: Draft, random: Random) -> None:
    """Deal unknown cards of hands, gaps of the row and decks that are not given."""
    board, data = draft.board, draft.data
    pools = [_unplaced(draft, deck) for deck in range(len(board.decks))]
    if draft.lines.defects:
        return  # with cards that do not exist the numbers may be larger than their places
    for card, kind in enumerate(board.cards):
        data[L.DISCARDED + kind.deck] += data[L.DISCARD + card]
    for deck, pool in enumerate(pools):
        random.shuffle(pool)
        for player in range(draft.seats):
            _fill_hand(draft, player, deck, pool)
        if "row" not in draft.lines.table:
            _fill_row(draft, deck, pool)
        if deck not in draft.decks_given:
            _fill_deck(draft, deck, pool, random)


def _unplaced(draft: Draft, deck: int) -> list[int]:
    """The cards of a deck that have no place yet; a defect, if there are more than exist."""
    board, data = draft.board, draft.data
    pool: list[int] = []
    start = L.DECK + deck * L.DECK2
    for card, kind in enumerate(board.cards):
        if kind.deck != deck:
            continue
        placed = data[L.DISCARD + card] + data[L.LAID + card]
        placed += data[L.ROW : L.ROW + 2 * L.ROW_PLACES].count(card)
        placed += data[start : start + data[L.DECK_SIZE + deck]].count(card)
        placed += sum(data[L.HAND + p * L.TYPES + card] for p in range(draft.seats))
        if placed > kind.count:
            draft.lines.defect(None, f"{placed} cards '{kind.id}'; the board has {kind.count}")
        pool += [card] * (kind.count - placed)
    return pool


def _fill_hand(draft: Draft, player: int, deck: int, pool: list[int]) -> None:
    board, data = draft.board, draft.data
    unknown = draft.open_cards[player]
    if unknown < 0:
        wanted = board.rules.opening_hand[deck]
    else:
        # Unknown cards come from the first deck, as far as it goes.
        wanted = min(unknown, len(pool))
        draft.open_cards[player] = unknown - wanted
        if deck == len(board.decks) - 1 and unknown > wanted:
            draft.lines.defect(None, f"too few cards are left for the hand of player {player}")
    for _ in range(min(wanted, len(pool))):
        data[L.HAND + player * L.TYPES + pool.pop()] += 1
    data[L.HAND_SIZE + player * 2 + deck] = sum(
        data[L.HAND + player * L.TYPES + card]
        for card, kind in enumerate(board.cards)
        if kind.deck == deck
    )


def _fill_row(draft: Draft, deck: int, pool: list[int]) -> None:
    rules, data = draft.board.rules, draft.data
    start = L.ROW + sum(rules.row[:deck])
    wilds = {draft.board.wild}
    for place in range(start, start + rules.row[deck]):
        # A row that must be swept away at once is no position.
        row = data[L.ROW : L.ROW + L.ROW_PLACES]
        full = rules.flush_at and sum(c in wilds for c in row) + 1 >= rules.flush_at
        choice = next((c for c in reversed(pool) if not (full and c in wilds)), None)
        if choice is not None:
            pool.reverse()
            pool.remove(choice)
            pool.reverse()
            data[place] = choice


def _fill_deck(draft: Draft, deck: int, pool: list[int], random: Random) -> None:
    data, board = draft.data, draft.board
    cards = pool.copy()
    if deck == 0:
        for i, festival in enumerate(board.festivals):
            gone = data[L.FESTIVAL + i]
            gone += sum(data[L.TAKEN + p * L.SETS + i] for p in range(draft.seats))
            cards += [L.FESTIVAL_CARD + i] * (festival.cards - gone)
        random.shuffle(cards)
        if board.rules.draft and data[L.DRAFTS] < 2 and data[L.DRAFT] < 2 and not data[L.DRAFT_DUE]:
            low, high = data[L.DRAFT_LOW], data[L.DRAFT_HIGH] or len(cards)
            place = random.randint(low, max(low, min(high, len(cards))))
            cards.insert(place, L.DRAFT_CARD)
    data[L.DECK + deck * L.DECK2 : L.DECK + deck * L.DECK2 + len(cards)] = bytes(cards)
    data[L.DECK_SIZE + deck] = len(cards)
    if deck == 0:
        _specials(draft)


def _tickets(draft: Draft, random: Random) -> None:
    """Unknown tickets of players and offers that the phase needs; the rest is the deck."""
    board, data, rules = draft.board, draft.data, draft.board.rules
    pool = [
        i
        for i, t in enumerate(board.tickets)
        if i not in draft.given_tickets and t.deck == rules.ticket_deck
    ]
    random.shuffle(pool)
    for player in range(draft.seats):
        for _ in range(draft.open_tickets[player]):
            if not pool:
                draft.lines.defect(None, f"too few tickets are left for player {player}")
                return
            draft.set_bit(L.TICKETS + player * L.TICKET_WORDS, pool.pop())
        held = Look(board, data).tickets(player)
        data[L.TICKET_COUNT + player] = len(held)
    _offers(draft, pool, random)
    _picks(draft)
    _past_picks(draft, random)
    if draft.ticket_deck_given:
        return
    data[L.TICKET_DECK : L.TICKET_DECK + len(pool)] = bytes(pool)
    data[L.TICKET_DECK_SIZE] = len(pool)
    if "undealt" not in draft.lines.table:
        for i, ticket in enumerate(board.tickets):
            if i not in draft.given_tickets and ticket.deck != rules.ticket_deck:
                draft.set_bit(L.UNDEALT, i)


def _offers(draft: Draft, pool: list[int], random: Random) -> None:
    """Tickets on offer that the phase asks for and the position leaves out."""
    data, rules = draft.data, draft.board.rules
    counts = dict(rules.opening_tickets)
    if data[L.PHASE] == L.OPENING:
        players, wanted = range(draft.seats), counts.get(rules.ticket_deck, 0)
    elif data[L.PHASE] == L.KEEP:
        players, wanted = range(data[L.TURN], data[L.TURN] + 1), rules.ticket_draw
    elif data[L.PHASE] == L.DRAFTING and rules.draft and data[L.STEP] == 0:
        players, wanted = range(draft.seats), rules.draft.hand
    else:
        return
    for player in players:
        if data[L.OFFER_SIZE + player]:
            continue
        tickets = [pool.pop() for _ in range(min(wanted, len(pool)))]
        if data[L.PHASE] == L.OPENING:
            tickets += _other_decks(draft, random, counts)
        at = L.OFFER + player * L.OFFERED
        data[at : at + len(tickets)] = bytes(tickets)
        data[L.OFFER_SIZE + player] = len(tickets)


def _picks(draft: Draft) -> None:
    """When tickets of a draft are kept, those on offer are those picked (IB-3)."""
    data, rules = draft.data, draft.board.rules.draft
    if rules is None or data[L.PHASE] != L.DRAFT_KEEP or data[L.DRAFT] not in (1, 2):
        return
    if "step" not in draft.lines.table:
        data[L.STEP] = rules.hand
    for player in range(draft.seats):
        if f"picks-{data[L.DRAFT]}" not in draft.lines.players.get(player, {}):
            at = L.PICKS + ((data[L.DRAFT] - 1) * L.PLAYERS + player) * L.OFFERED
            offer = L.OFFER + player * L.OFFERED
            data[at : at + L.OFFERED] = data[offer : offer + L.OFFERED]


def _past_picks(draft: Draft, random: Random) -> None:
    """The picks of a draft that is over, if no player tells them: what each holds, then any."""
    data, rules = draft.data, draft.board.rules.draft
    look = Look(draft.board, data)
    held = [
        look.word_bits(L.TICKETS + p * L.TICKET_WORDS, L.TICKET_WORDS) for p in range(draft.seats)
    ]
    for which in range(1, min(data[L.DRAFTS], 2) + 1):
        if rules is None or any(f"picks-{which}" in s for s in draft.lines.players.values()):
            continue
        mine = [tickets[(which - 1) * rules.keep : which * rules.keep] for tickets in held]
        taken = {ticket for tickets in mine for ticket in tickets}
        free = [i for i in range(len(draft.board.tickets)) if i not in taken]
        random.shuffle(free)
        # Tickets that nobody holds are likelier to have been picked and refused.
        free.sort(key=lambda ticket: not any(ticket in tickets for tickets in held))
        for player, tickets in enumerate(mine):
            while len(tickets) < rules.hand and free:
                tickets.append(free.pop())
            random.shuffle(tickets)
            at = L.PICKS + ((which - 1) * L.PLAYERS + player) * L.OFFERED
            data[at : at + len(tickets)] = bytes(tickets)


def _other_decks(draft: Draft, random: Random, counts: dict[str, int]) -> list[int]:
    """Opening tickets of decks that serve for the opening alone (EU-2)."""
    found: list[int] = []
    for deck, n in counts.items():
        if deck == draft.board.rules.ticket_deck:
            continue
        free = [
            i
            for i, t in enumerate(draft.board.tickets)
            if t.deck == deck and i not in draft.given_tickets
        ]
        for ticket in random.sample(free, min(n, len(free))):
            draft.given_tickets[ticket] = next(iter(draft.lines.table.values()))
            found.append(ticket)
    return found


def _cost(draft: Draft) -> None:
    """What a payment costs follows from what it is for; a tunnel's surcharge must be told."""
    data, board = draft.data, draft.board
    if data[L.PURPOSE] == L.FOR_ROUTE:
        draft.price = board.routes[data[L.ROUTE]].length
    elif data[L.PURPOSE] == L.FOR_STATION:
        built = board.rules.stations - data[L.STATIONS_LEFT + data[L.TURN]]
        costs = board.rules.station_costs
        draft.price = costs[min(built, len(costs) - 1)] if costs else 0
    elif data[L.PURPOSE] == L.FOR_HARBOUR:
        draft.price = board.rules.harbour_train_cards + board.rules.harbour_ship_cards
    if data[L.PHASE] in (L.PAY, L.SUBSTITUTE, L.VARIANT, L.GIVING) and "cost" not in (
        draft.lines.table
    ):
        data[L.COST] = draft.price
