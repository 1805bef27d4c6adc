"""Why cards and tickets cannot be drawn, kept or picked, pieces or festival cards not chosen."""

from __future__ import annotations

from whistlestop.engine.actions import Phase
from whistlestop.game.errors import IllegalMove
from whistlestop.game.notation.words import count, join, ranged
from whistlestop.game.refusals.case import Case


def take(case: Case) -> IllegalMove:
    """A card that is not in the row, or a wild as the second card (C3, C5)."""
    card = case.board.cards[case.argument].id
    if card in case.row:
        return IllegalMove(f"a face-up {card} cannot be the second card", "C5")
    return IllegalMove(f"there is no {card} card in the row", "C3")


def draw(case: Case) -> IllegalMove:
    """Neither the deck nor its discard has a card (C8)."""
    if len(case.board.decks) == 1:
        return IllegalMove("no card can be drawn: deck and discard are empty", "C8")
    deck = case.board.decks[case.argument]
    return IllegalMove(f"no {deck} card can be drawn: that deck and its discard are empty", "C8")


def tickets(case: Case) -> IllegalMove:
    """No ticket is left, or the second draft is still to come (C11, IB-6)."""
    if case.rules.draft and case.number("drafts_done") < 2:
        return IllegalMove("tickets can be drawn only after the second draft", "IB-6")
    return IllegalMove("no ticket is left to draw", "C11")


def keep(case: Case) -> IllegalMove:
    """Too few of the tickets on offer, or tickets that are not (C11, IB-3, IB-5)."""
    offered = case.offer_size(case.player)
    if case.argument >> offered:
        return IllegalMove(f"you are offered {count(offered, 'ticket')}, not more", "C11")
    if case.phase is Phase.DRAFT_KEEP and case.rules.draft:
        kept = f"exactly {case.rules.draft.keep}"
        return IllegalMove(f"keep {kept} of the {offered} tickets", draft_rule(case))
    opening = case.phase is Phase.OPENING
    least = case.rules.opening_keep if opening else case.rules.ticket_keep
    if least >= offered:
        return IllegalMove(f"keep all of the {count(offered, 'ticket')}", "C11")
    return IllegalMove(f"keep at least {least} of the {offered} tickets", "C11")


def draft_rule(case: Case) -> str:
    """The rule of the draft that is going on."""
    return "IB-5" if case.number("draft") == 2 else "IB-3"


def pick(case: Case) -> IllegalMove:
    """A place in the hand where no ticket lies any more."""
    left = count(case.offer_size(case.player), "ticket")
    return IllegalMove(
        f"there are {left} to pick from, no ticket {case.argument + 1}", draft_rule(case)
    )


def pieces(case: Case) -> IllegalMove:
    """Numbers of trains and ships that do not exist (GL-3)."""
    possible = ranged(case.options)
    rules = case.rules
    return IllegalMove(
        f"choose {possible} trains: {rules.choose_pieces} pieces out of {rules.trains} trains "
        f"and {rules.ships} ships",
        "GL-3",
    )


def festival(case: Case) -> IllegalMove:
    """Festival cards that do not lie at an end of the route (IB-8)."""
    name = case.board.festivals[case.argument].id
    return IllegalMove(
        f"{name} is not at an end of {case.route.id}: choose {festival_names(case)}", "IB-8"
    )


def festival_names(case: Case) -> str:
    """The two sets to choose from."""
    sets = case.board.festivals
    return join((sets[option].id for option in case.options), "or")
