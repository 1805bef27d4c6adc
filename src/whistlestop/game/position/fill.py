"""Fills in what a position leaves out: derived from the rest if possible, else dealt at random."""

from __future__ import annotations

from random import Random

from whistlestop.boards.model import RouteKind
from whistlestop.engine.actions import PAYING, Phase
from whistlestop.engine.reader import DRAFT_CARD, FESTIVAL_CARD, GAP
from whistlestop.game.position.draft import Draft


def fill_in(draft: Draft, random: Random) -> None:
    """Complete a state under construction."""
    if not draft.line("chance"):
        draft.fill("key", random.randbytes(32))
    if not draft.line("turns") and not draft.line("first"):
        draft.set("first", draft.turn)
    if not draft.line("waiting") and draft.phase is not Phase.OVER:
        draft.set("waiting", sum(1 << player for player in draft.expected_to_act))
    for player in range(draft.players):
        _pieces(draft, player)
        _buildings(draft, player)
    _barred(draft)
    _specials(draft)
    _drawing(draft)
    _cards(draft, random)
    _tickets(draft, random)
    # A tunnel's surcharge must be given.
    if draft.phase in PAYING - {Phase.SURCHARGE} and not draft.line("cost"):
        draft.set("cost", draft.price)


def _pieces(draft: Draft, player: int) -> None:
    """Derive pieces and points from the routes, unless the position gives them."""
    rules = draft.board.rules
    routes = [draft.board.routes[i] for i in draft.owned(player)]
    by_sea = sum(r.length for r in routes if r.kind == RouteKind.SEA)
    by_rail = sum(r.length for r in routes) - by_sea
    draft.set("points", sum(rules.route_points[r.length - 1] for r in routes), player)
    first_draft = draft.number("draft") == 1 and draft.phase in (Phase.DRAFTING, Phase.DRAFT_KEEP)
    chosen = draft.phase not in (Phase.OPENING, Phase.PIECES) and not first_draft
    trains, ships = rules.trains, rules.ships
    if rules.choose_pieces:
        trains = rules.suggested_trains if chosen else 0
        ships = rules.choose_pieces - rules.suggested_trains if chosen else 0
    for word, whole, used, most in (
        ("trains", trains, by_rail, rules.trains),
        ("ships", ships, by_sea, rules.ships),
    ):
        if not draft.line(word, player):
            draft.set(word, max(0, whole - used), player)
        left = draft.number(word, player)
        if left + used > most:
            draft.defect(
                f"player {player} has {used} {word} on routes and {left} left: more than {most}",
                word if draft.line(word, player) else "routes",
                player,
            )
        elif rules.choose_pieces and chosen:
            draft.set(f"box_{word}", most - used - left, player)


def _buildings(draft: Draft, player: int) -> None:
    rules = draft.board.rules
    for word, most in (("stations", rules.stations), ("harbours", rules.harbours)):
        built = len(draft.bits(word, player))
        if built > most:
            draft.defect(f"{built} {word}; {most} allowed", word, player)
        draft.set(f"{word}_left", max(0, most - built), player)


def _barred(draft: Draft) -> None:
    """Derive the routes that some or all players can no longer claim (C10)."""
    closed = draft.players <= draft.board.rules.double_closed_up_to
    for player in range(draft.players):
        for route in draft.owned(player):
            twin = draft.board.routes[route].twin
            for other in range(draft.players):
                draft.set_bit("barred", route, other)
                if twin is not None and (closed or other == player):
                    draft.set_bit("barred", twin, other)


def _specials(draft: Draft) -> None:
    """Count the festival and draft cards in the first deck."""
    deck = draft.deck(0)
    draft.set("specials", sum(code >= FESTIVAL_CARD for code in deck))
    draft.set("draft_in", int(DRAFT_CARD in deck))
    if DRAFT_CARD in deck and not draft.line("draft-low") and not draft.line("draft-high"):
        draft.set("draft_high", len(deck) - 1)  # nobody knows where it is


def _drawing(draft: Draft) -> None:
    """While drawing, one card has been drawn, and the place to refill is the first gap."""
    if draft.phase in (Phase.SECOND, Phase.REFILL) and not draft.line("drawn"):
        draft.set("drawn", 1)
    if draft.phase is Phase.REFILL and not draft.line("gap"):
        row = draft.numbers("row")[: sum(draft.board.rules.row)]
        draft.set("gap", max(0, row.find(GAP)))


def _cards(draft: Draft, random: Random) -> None:
    """Deal unknown cards in hands, gaps in the row, and decks that are not given."""
    pools = [_unplaced(draft, deck) for deck in range(len(draft.board.decks))]
    if draft.lines.defects:
        return  # stop here: cards that do not exist might overflow their fields
    for card, n in enumerate(draft.numbers("discard")[: len(draft.board.cards)]):
        draft.add("discarded", draft.board.cards[card].deck, n)
    for deck, pool in enumerate(pools):
        random.shuffle(pool)
        for player in range(draft.players):
            _fill_hand(draft, player, deck, pool)
        if not draft.line("row"):
            _fill_row(draft, deck, pool)
        if not draft.line(f"deck {draft.board.decks[deck]}"):
            _fill_deck(draft, deck, pool, random)


def _unplaced(draft: Draft, deck: int) -> list[int]:
    """The cards of a deck without a place yet. Report a defect if more are placed than exist."""
    pool: list[int] = []
    face_up = draft.numbers("row") + draft.numbers("revealed")
    hands = [draft.numbers("hand", player) for player in range(draft.players)]
    piles = (draft.numbers("discard"), draft.numbers("laid"), *hands)
    for card, kind in enumerate(draft.board.cards):
        if kind.deck != deck:
            continue
        placed = sum(pile[card] for pile in piles)
        placed += face_up.count(card) + draft.deck(deck).count(card)
        if placed > kind.count:
            draft.defect(f"{placed} cards '{kind.id}'; the board has {kind.count}")
        pool += [card] * (kind.count - placed)
    return pool


def _fill_hand(draft: Draft, player: int, deck: int, pool: list[int]) -> None:
    board = draft.board
    unknown = draft.unknown_cards.get(player)
    if unknown is None:
        wanted = board.rules.opening_hand[deck]
    else:
        # Unknown cards come from the first deck while it lasts.
        wanted = min(unknown, len(pool))
        draft.unknown_cards[player] = unknown - wanted
        if deck == len(board.decks) - 1 and unknown > wanted:
            draft.defect(f"too few cards are left for the hand of player {player}")
    for _ in range(min(wanted, len(pool))):
        draft.add("hand", pool.pop(), 1, player)
    hand = draft.numbers("hand", player)
    size = sum(hand[card] for card, kind in enumerate(board.cards) if kind.deck == deck)
    draft.fill_one("hand_sizes", deck, size, player)


def _fill_row(draft: Draft, deck: int, pool: list[int]) -> None:
    rules, wild = draft.board.rules, draft.board.wild
    start = sum(rules.row[:deck])
    for place in range(start, start + rules.row[deck]):
        # A row that would be flushed at once is not a position.
        wilds = sum(card == wild for card in draft.numbers("row"))
        full = rules.flush_at and wilds + 1 >= rules.flush_at
        at = next((i for i in reversed(range(len(pool))) if not (full and pool[i] == wild)), None)
        if at is not None:
            draft.fill_one("row", place, pool.pop(at))


def _fill_deck(draft: Draft, deck: int, pool: list[int], random: Random) -> None:
    cards = pool.copy()
    if deck == 0:
        for i, festival in enumerate(draft.board.festivals):
            cards += [FESTIVAL_CARD + i] * (festival.cards - draft.festivals_out(i))
        random.shuffle(cards)
        if draft.board.rules.draft and not draft.draft_card_out:
            low, high = draft.number("draft_low"), draft.number("draft_high") or len(cards)
            place = random.randint(low, max(low, min(high, len(cards))))
            cards.insert(place, DRAFT_CARD)
    draft.fill_deck(deck, cards)
    if deck == 0:
        _specials(draft)


def _tickets(draft: Draft, random: Random) -> None:
    """Deal players' unknown tickets and the offers the phase needs; the rest is the deck."""
    board, usual = draft.board, draft.board.rules.ticket_deck
    free = [i for i in range(len(board.tickets)) if i not in draft.used_tickets]
    pool = [i for i in free if board.tickets[i].deck == usual]
    random.shuffle(pool)
    for player in range(draft.players):
        for _ in range(draft.unknown_tickets.get(player, 0)):
            if not pool:
                draft.defect(f"too few tickets are left for player {player}")
                return
            draft.set_bit("tickets", pool.pop(), player)
        draft.set("ticket_count", len(draft.held(player)), player)
    _offers(draft, pool, random)
    _picks(draft)
    _past_picks(draft, random)
    if draft.line("ticket-deck"):
        return
    draft.fill("ticket_deck", pool)
    draft.set("ticket_deck_size", len(pool))
    if not draft.line("undealt"):
        for ticket in free:
            if ticket not in draft.used_tickets and board.tickets[ticket].deck != usual:
                draft.set_bit("undealt", ticket)


def _offers(draft: Draft, pool: list[int], random: Random) -> None:
    """Deal the offers that the phase needs and the position leaves out."""
    rules = draft.board.rules
    players, wanted = range(draft.players), 0
    if draft.phase is Phase.OPENING:
        wanted = dict(rules.opening_tickets).get(rules.ticket_deck, 0)
    elif draft.phase is Phase.KEEP:
        players, wanted = range(draft.turn, draft.turn + 1), rules.ticket_draw
    elif draft.phase is Phase.DRAFTING and rules.draft and draft.number("step") == 0:
        wanted = rules.draft.hand
    else:
        return
    for player in players:
        if draft.offer_size(player):
            continue
        tickets = [pool.pop() for _ in range(min(wanted, len(pool)))]
        if draft.phase is Phase.OPENING:
            tickets += _other_decks(draft, random)
        draft.fill("offer", tickets, player)
        draft.set("offer_size", len(tickets), player)


def _other_decks(draft: Draft, random: Random) -> list[int]:
    """Deal opening tickets from opening-only decks (EU-2)."""
    found: list[int] = []
    for deck, n in dict(draft.board.rules.opening_tickets).items():
        if deck != draft.board.rules.ticket_deck:
            tickets = enumerate(draft.board.tickets)
            free = [i for i, t in tickets if t.deck == deck and i not in draft.used_tickets]
            found += random.sample(free, min(n, len(free)))
            draft.used_tickets.update(found)
    return found


def _picks(draft: Draft) -> None:
    """While drafted tickets are being kept, those on offer are those picked (IB-3)."""
    rules, number = draft.board.rules.draft, draft.number("draft")
    if rules is None or draft.phase is not Phase.DRAFT_KEEP or number not in (1, 2):
        return
    if not draft.line("step"):
        draft.set("step", rules.hand)
    for player in range(draft.players):
        if not draft.line(f"picks-{number}", player):
            draft.fill_picks(number, player, draft.numbers("offer", player))


def _past_picks(draft: Draft, random: Random) -> None:
    """Make up the picks of a past draft if none are given: what each player holds, then any."""
    rules = draft.board.rules.draft
    held = [draft.held(player) for player in range(draft.players)]
    for which in range(1, min(draft.number("drafts_done"), 2) + 1):
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
            draft.fill_picks(which, player, tickets)
