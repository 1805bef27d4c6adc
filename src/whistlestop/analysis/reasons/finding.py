"""All reasons for a move, the most telling first."""

from __future__ import annotations

from whistlestop.analysis.reasons.buildings import building_reasons
from whistlestop.analysis.reasons.cards import card_reasons
from whistlestop.analysis.reasons.choice import Choice, Reason
from whistlestop.analysis.reasons.claims import against_claim, claim_reasons
from whistlestop.analysis.reasons.knowledge import Knowledge
from whistlestop.analysis.reasons.spending import spending_reasons
from whistlestop.analysis.reasons.tickets import keep_reasons, ticket_reasons
from whistlestop.game import View

ORDER = (
    *("lost", "late", "contested", "completes", "spends", "busy", "longest", "last", "two-cards"),
    *(
        "card",
        "wild",
        "deck",
        "scarce",
        "ticket",
        "spares",
        "split",
        "tight",
        "costly",
        "adds",
        "keep",
    ),
    *("tickets", "station", "harbour", "exchange", "blocks", "points", "wait", "collect"),
)
"""The kinds of reasons: what is certain comes before what is likely."""
FINDERS = (
    *(claim_reasons, against_claim, card_reasons, ticket_reasons, keep_reasons),
    *(spending_reasons, building_reasons),
)


def reasons(view: View, action: int, instead: int | None = None) -> list[Reason]:
    """Why an action is good, or what makes it better than another, from the viewer's view alone.

    Empty if nothing that can be named speaks for it.
    """
    return reasons_in(Knowledge(view), action, instead)


def reasons_in(know: Knowledge, action: int, instead: int | None = None) -> list[Reason]:
    """The same with knowledge that is already there."""
    choice = Choice(know, action, instead)
    found = [reason for find in FINDERS for reason in find(choice)]
    return sorted(found, key=lambda reason: ORDER.index(reason["kind"]))
