"""What `help` says: the commands, and what the game waits for now."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from whistlestop.cli.output.tables import plain_table
from whistlestop.game import View

ASKS = {
    "opening": "Keep at least {opening_keep} of these tickets.",
    "draft": "Pick one of these tickets; the others go on to the next player.",
    "draft-keep": "Keep exactly {draft_keep} of the tickets you picked.",
    "pieces": "Choose {choose} pieces: how many trains? The rest are ships.",
    "main": "Your turn: one action.",
    "second-card": "Your second card.",
    "refill": "Which deck fills the gap in the row?",
    "pay": "Which cards do you pay with?",
    "substitute": "How many spaces do you pay with other cards?",
    "variant": "Which cards exactly?",
    "give": "Which card do you give?",
    "surcharge": "The tunnel costs {cost} more. Pay or refuse?",
    "keep": "Keep at least {ticket_keep} of these tickets.",
    "festival": "Which festival cards do you take?",
}

PHASES = {
    "opening": "A ticket done gives its points, one missed takes them (C15). Refused ones do not "
    "come back to you. Nobody sees what you keep (C17). Type the numbers: 1 3.",
    "draft": "Everybody picks one ticket and passes the rest on (IB-3, IB-5). Type its number.",
    "draft-keep": "The others go back into the deck (IB-3). Type the numbers: 1 2 4 6.",
    "pieces": "Rail routes take trains, sea routes ships; the rest goes to the box (GL-3). Enter "
    "takes what is suggested.",
    "main": "Draw two cards (C3), claim a route (C9), or what else the board offers. A wild "
    "taken from the row is the only card of the turn where the board says so (C5). A "
    "route takes cards of its colour, a grey one of any one colour.",
    "second-card": "From the row or unseen; a wild of the row may be forbidden now (C5).",
    "refill": "Whoever takes a card chooses the deck that replaces it (GL-6).",
    "pay": "One colour, with wilds where the board allows them (C9); a ferry asks for wilds "
    "(EU-5). A tunnel may cost more once it is paid (EU-6). Enter takes the first "
    "choice. You can still undo.",
    "substitute": "Several cards of any kind may stand for one (NO-5, NO-7).",
    "variant": "Cards with the harbour sign or double ships may be worth keeping (GL-9, GL-11).",
    "give": "These cards stand together for one that you do not have (NO-5, NO-7).",
    "surcharge": "Each turned-up card of your colour, and each wild, costs one more (EU-6, EU-7). "
    "If you refuse, the cards come back and the turn is over (EU-8).",
    "keep": "The rest goes back (C11). A ticket kept stays to the end. Type the numbers: 1 3.",
    "festival": "You may take the cards at one end only (IB-8).",
}

MOVES = {
    "take green": ("take a card of the row; its number does the same", "C3, C5"),
    "draw": ("draw an unseen card; with two decks say which: draw ship", "C3"),
    "claim paris-zurich": ("claim a route; add the payment if you like: 3 green 1 wild", "C9"),
    "pay 3 green 1 wild": ("pay for what you claim or build", "C9"),
    "refuse": ("refuse a tunnel's surcharge", "EU-8"),
    "tickets": ("draw tickets", "C11"),
    "keep 1 3": ("keep tickets, by number or name", "C11"),
    "pick 2": ("pick a ticket in a draft", "IB-3"),
    "station paris": ("build a station", "EU-10"),
    "harbour chicago": ("build a harbour", "GL-11"),
    "exchange 3 ships": ("get ships for as many trains, or trains for ships", "GL-12"),
    "pieces 27": ("choose 27 trains, and ships for the rest", "GL-3"),
    "pass": ("only if nothing else is possible", "C14"),
}
"""What moves look like, what they do, and which rule says so."""

COMMANDS = {
    "map CITY": "the routes of a city; without one, of all cities",
    "routes": "all routes; also: routes open, routes mine",
    "show": "the table, your cards and tickets once more",
    "log": "what has happened so far",
    "hint": "the best options, with the chance to win as bots estimate it",
    "undo": "take your last step back, if nothing was revealed by it",
    "save FILE": "save the game",
    "help": "this text",
    "quit": "leave the game; it asks whether to save",
}


def question(view: View) -> str:
    """What the game waits for, in a few words."""
    rules = view.board.rules
    return ASKS[view.phase].format(
        opening_keep=rules.opening_keep,
        draft_keep=rules.draft.keep if rules.draft else 0,
        choose=rules.choose_pieces,
        ticket_keep=min(rules.ticket_keep, len(view.reader.offer(view.viewer or 0)) or 1),
        cost=view.reader.cost,
    )


def help_text(view: View) -> RenderableType:
    """The phase, the moves that this board has, and the commands."""
    moves = plain_table("Move", "What it does", "Rule")
    for example, (meaning, rule) in MOVES.items():
        if has_move(view, example.split()[0]):
            moves.add_row(example, meaning, Text(rule, style="dim"))
    commands = plain_table("Command", "What it does")
    for command, meaning in COMMANDS.items():
        commands.add_row(command, meaning)
    return Group(
        Text(question(view), style="bold"),
        Text(PHASES[view.phase]),
        Text(),
        moves,
        Text(),
        commands,
        Text(),
        Text("Words may be shortened as long as they are clear: cl paris-zu. Rules: docs/rules."),
    )


def has_move(view: View, verb: str) -> bool:
    """Whether this board knows such a move at all."""
    rules = view.board.rules
    known = {
        "refuse": rules.tunnel_cards,
        "pick": rules.draft,
        "station": rules.stations,
        "harbour": rules.harbours,
        "exchange": rules.exchange_cost,
        "pieces": rules.choose_pieces,
    }
    return bool(known.get(verb, True))
