"""Commands that show something without changing the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from whistlestop.cli.output.story import sentences
from whistlestop.cli.terminal import lookup, routes
from whistlestop.cli.terminal.help import COMMANDS, help_text
from whistlestop.cli.terminal.hints import hint
from whistlestop.game import AmbiguousMove, Game, GameEvent, View
from whistlestop.game.notation.reading import READERS


@dataclass(frozen=True, slots=True)
class Info:
    """Shows parts of one player's view of a game."""

    console: Console
    view: View
    names: list[str]
    events: list[GameEvent]

    def help(self, _: str) -> None:
        """Every command, and what the game is waiting for."""
        self.console.print(help_text(self.view))

    def map(self, city: str) -> None:
        """The routes of one city, or of all."""
        if not city:
            self.routes("all")
            return
        index = lookup.find_city(self.view.board, city)
        notes = routes.city_notes(self.view, self.names, index)
        name = self.view.board.cities[index].name
        self.console.print(Text("; ".join([name, *notes]), style="bold"))
        self._routes(routes.routes_at(self.view, index))

    def routes(self, what: str) -> None:
        """The map as a table."""
        what = lookup.find_word("kind of list", what or "all", ["all", "open", "mine"])
        self._routes(routes.routes_of(self.view, what))

    def _routes(self, chosen: list[int]) -> None:
        self.console.print(routes.routes_table(self.view, self.names, chosen))

    def log(self, _: str) -> None:
        """What has happened so far, as far as the viewer knows."""
        for line in sentences(self.view.board, self.events, self.names, self.view.viewer):
            self.console.print(Text(f"  {line}"))

    def hint(self, _: str) -> None:
        """The most promising options."""
        self.console.print(hint(self.view))


INFO_COMMANDS: dict[str | None, Callable[[Info, str], None]] = {
    "help": Info.help,
    "map": Info.map,
    "routes": Info.routes,
    "log": Info.log,
    "hint": Info.hint,
}


def command_for(game: Game, player: int, word: str) -> str | None:
    """The command a word means, or None if it starts a move. Legal moves take precedence."""
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
        raise AmbiguousMove(f"'{word}' is ambiguous: {', '.join(matches)}")
    return None
