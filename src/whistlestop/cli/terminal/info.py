"""Commands that only look: they change nothing in the game."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from whistlestop.cli.output.story import sentences
from whistlestop.cli.terminal import lookup, routes
from whistlestop.cli.terminal.help import COMMANDS, help_text
from whistlestop.cli.terminal.hints import hint
from whistlestop.game import AmbiguousMove, Game, Happening, View
from whistlestop.game.reading import READERS

Look = Callable[[Console, View, list[str], list[Happening], str], None]


def show_help(
    console: Console, view: View, names: list[str], events: list[Happening], rest: str
) -> None:
    """Every command, and what the game waits for."""
    console.print(help_text(view))


def show_map(
    console: Console, view: View, names: list[str], events: list[Happening], city: str
) -> None:
    """The routes of a city."""
    if not city:
        show_routes(console, view, names, events, "all")
        return
    index = lookup.find_city(view.board, city)
    notes = routes.city_notes(view, names, index)
    console.print(Text("; ".join([view.board.cities[index].name, *notes]), style="bold"))
    console.print(routes.routes_table(view, names, routes.routes_at(view, index)))


def show_routes(
    console: Console, view: View, names: list[str], events: list[Happening], what: str
) -> None:
    """The map as a table."""
    what = lookup.find_word("kind of list", what or "all", ["all", "open", "mine"])
    console.print(routes.routes_table(view, names, routes.routes_of(view, what)))


def show_log(
    console: Console, view: View, names: list[str], events: list[Happening], rest: str
) -> None:
    """What has happened so far, as far as the viewer knows."""
    for line in sentences(view.board, events, names, view.viewer):
        console.print(Text(f"  {line}"))


def show_hint(
    console: Console, view: View, names: list[str], events: list[Happening], rest: str
) -> None:
    """The options that promise most."""
    console.print(hint(view))


LOOKS: dict[str | None, Look] = {
    "help": show_help,
    "map": show_map,
    "routes": show_routes,
    "log": show_log,
    "hint": show_hint,
}


def command_for(game: Game, player: int, word: str) -> str | None:
    """The command that a word means, or None if it begins a move. Moves possible now come first."""
    commands = [name.split()[0] for name in COMMANDS]
    now = {move.text.split()[0] for move in game.legal_moves(player)}
    if word in commands:
        return word
    if any(verb.startswith(word) for verb in now):
        return None
    matches = [name for name in commands if name.startswith(word)]
    if len(matches) == 1 and word not in READERS:
        return matches[0]
    if len(matches) > 1:
        raise AmbiguousMove(f"'{word}' may be several: {', '.join(matches)}")
    return None
