"""The `help` text: the commands, and what the game is waiting for."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from whistlestop.cli.output.tables import plain_table
from whistlestop.game import View

ASKS = {
    "opening": "Keep at least {opening_keep} of these tickets.",
    "draft": "Pick one of these tickets; pass the rest to the next player.",
    "draft-keep": "Keep exactly {draft_keep} of the tickets you picked.",
    "pieces": "Choose {choose} pieces: how many trains? The rest are ships.",
    "main": "Your turn: choose an action.",
    "second-card": "Your second card.",
    "refill": "Which deck refills the row?",
    "pay": "Which cards do you pay with?",
    "substitute": "How many spaces do you pay for with substitute cards?",
    "variant": "Which cards exactly?",
    "give": "Which card do you pay?",
    "surcharge": "The tunnel costs {cost} more. Pay or refuse?",
    "keep": "Keep at least {ticket_keep} of these tickets.",
    "festival": "Which festival cards do you take?",
}

PHASES = {
    "opening": "Completed tickets score their points, missed ones lose them (C15). Refused ones "
    "do not come back to you. Nobody sees what you keep (C17). Type the numbers: 1 3.",
    "draft": "Everyone picks one ticket and passes on the rest (IB-3, IB-5). Type its number.",
    "draft-keep": "The others go back into the deck (IB-3). Type the numbers: 1 2 4 6.",
    "pieces": "Rail routes take trains, sea routes ships; the rest go in the box (GL-3). Enter "
    "accepts the suggestion.",
    "main": "Draw two cards (C3), claim a route (C9), or do whatever else the board offers. A wild "
    "taken from the row is the only card of the turn where the board says so (C5). A "
    "route takes cards of its colour, a grey one of any one colour.",
    "second-card": "From the row or the deck; you may not be allowed a wild from the row now (C5).",
    "refill": "Whoever takes a card chooses the deck that replaces it (GL-6).",
    "pay": "One colour, with wilds where the board allows them (C9); a ferry requires wilds "
    "(EU-5). A tunnel may cost more once you have paid (EU-6). Enter takes the first "
    "choice. You can still undo.",
    "substitute": "Several cards of any kind can stand in for one (NO-5, NO-7).",
    "variant": "Cards with the harbour sign or double ships may be worth keeping (GL-9, GL-11).",
    "give": "Together these cards stand in for one that you do not have (NO-5, NO-7).",
    "surcharge": "Each revealed card of your colour, and each wild, costs one more (EU-6, EU-7). "
    "If you refuse, you get your cards back and the turn is over (EU-8).",
    "keep": "The rest go back (C11). You keep a ticket until the end. Type the numbers: 1 3.",
    "festival": "You may take the cards at one end only (IB-8).",
}

MOVES = {
    "take green": ("take a card from the row; its number does the same", "C3, C5"),
    "draw": ("draw from the deck; if there are two, say which: draw ship", "C3"),
    "claim paris-zurich": ("claim a route; add the payment if you like: 3 green 1 wild", "C9"),
    "pay 3 green 1 wild": ("pay for what you claim or build", "C9"),
    "refuse": ("refuse a tunnel's surcharge", "EU-8"),
    "tickets": ("draw tickets", "C11"),
    "keep 1 3": ("keep tickets, by number or name", "C11"),
    "pick 2": ("pick a ticket in a draft", "IB-3"),
    "station paris": ("build a station", "EU-10"),
    "harbour chicago": ("build a harbour", "GL-11"),
    "exchange 3 ships": ("swap trains for ships, or ships for trains", "GL-12"),
    "pieces 27": ("choose 27 trains; the rest are ships", "GL-3"),
    "pass": ("only if nothing else is possible", "C14"),
}
"""What moves look like, what they do, and the rule behind each."""

COMMANDS = {
    "map CITY": "the routes of a city; without a city, all routes",
    "routes": "all routes; also: routes open, routes mine",
    "show": "show the table, your cards and tickets again",
    "log": "what has happened so far",
    "hint": "the best options, with each one's estimated chance of winning",
    "undo": "undo your last step, if it revealed nothing",
    "save FILE": "save the game",
    "help": "this text",
    "quit": "leave the game; asks whether to save",
}


def question(view: View) -> str:
    """What the game is waiting for, in a few words."""
    rules = view.board.rules
    return ASKS[view.phase].format(
        opening_keep=rules.opening_keep,
        draft_keep=rules.draft.keep if rules.draft else 0,
        choose=rules.choose_pieces,
        ticket_keep=min(rules.ticket_keep, len(view.reader.offer(view.viewer or 0)) or 1),
        cost=view.reader.cost,
    )


def help_text(view: View) -> RenderableType:
    """The current phase, the moves on this board, and the commands."""
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
        Text("You can shorten words while they stay unambiguous: cl paris-zu. Rules: docs/rules."),
    )


def has_move(view: View, verb: str) -> bool:
    """Whether this board has such a move at all."""
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
