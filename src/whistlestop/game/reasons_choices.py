"""Why cards and tickets cannot be drawn, kept or picked, pieces or festival cards not chosen."""

from __future__ import annotations

from whistlestop.engine import layout as L
from whistlestop.game.errors import IllegalMove
from whistlestop.game.reasons_words import Case, counted, listed, ranged


def take(case: Case) -> IllegalMove:
    """A card that is not in the row, or a wild as the second card (C3, C5)."""
    card = case.board.cards[case.place].id
    if card in case.look.row:
        return IllegalMove(f"a face-up {card} cannot be the second card", "C5")
    return IllegalMove(f"there is no {card} card in the row", "C3")


def draw(case: Case) -> IllegalMove:
    """Neither the deck nor its discard has a card (C8)."""
    if len(case.board.decks) == 1:
        return IllegalMove("no card can be drawn: deck and discard are empty", "C8")
    deck = case.board.decks[case.place]
    return IllegalMove(f"no {deck} card can be drawn: that deck and its discard are empty", "C8")


def tickets(case: Case) -> IllegalMove:
    """No ticket is left, or the second draft is still to come (C11, IB-6)."""
    if case.rules.draft and case.data[L.DRAFTS] < 2:
        return IllegalMove("tickets can be drawn only after the second draft", "IB-6")
    return IllegalMove("no ticket is left to draw", "C11")


def keep(case: Case) -> IllegalMove:
    """Too few of the tickets on offer, or tickets that are not (C11, IB-3, IB-5)."""
    offered = case.own(L.OFFER_SIZE)
    if case.place >> offered:
        return IllegalMove(f"you are offered {counted(offered, 'ticket')}, not more", "C11")
    if case.phase == L.DRAFT_KEEP and case.rules.draft:
        kept = f"exactly {case.rules.draft.keep}"
        return IllegalMove(f"keep {kept} of the {offered} tickets", draft_rule(case))
    opening = case.phase == L.OPENING
    least = case.rules.opening_keep if opening else case.rules.ticket_keep
    if least >= offered:
        return IllegalMove(f"keep all of the {counted(offered, 'ticket')}", "C11")
    return IllegalMove(f"keep at least {least} of the {offered} tickets", "C11")


def draft_rule(case: Case) -> str:
    """The rule of the draft that is going on."""
    return "IB-5" if case.data[L.DRAFT] == 2 else "IB-3"


def pick(case: Case) -> IllegalMove:
    """A place in the hand where no ticket lies any more."""
    left = counted(case.own(L.OFFER_SIZE), "ticket")
    return IllegalMove(
        f"there are {left} to pick from, no ticket {case.place + 1}", draft_rule(case)
    )


def pieces(case: Case) -> IllegalMove:
    """Numbers of trains and ships that do not exist (GL-3)."""
    possible = ranged(option - L.A_PIECES for option in case.options)
    rules = case.rules
    return IllegalMove(
        f"choose {possible} trains: {rules.choose_pieces} pieces out of {rules.trains} trains "
        f"and {rules.ships} ships",
        "GL-3",
    )


def festival(case: Case) -> IllegalMove:
    """Festival cards that do not lie at an end of the route (IB-8)."""
    name = case.board.festivals[case.place].id
    return IllegalMove(
        f"{name} is not at an end of {case.route.id}: choose {festival_names(case)}", "IB-8"
    )


def festival_names(case: Case) -> str:
    """The two sets to choose from."""
    sets = case.board.festivals
    return listed((sets[option - L.A_FESTIVAL].id for option in case.options), "or")
