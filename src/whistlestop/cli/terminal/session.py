"""A game at one terminal: whose turn it is, what each player sees, what a typed line does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from whistlestop.bots import OWN_BUDGET, Bot, BotFailed, Budget, action_of, dismiss, make
from whistlestop.bots.news import inform
from whistlestop.cli import files, saves
from whistlestop.cli.output.scoreboard import result
from whistlestop.cli.output.story import sentences
from whistlestop.cli.terminal import screen
from whistlestop.cli.terminal.help import question
from whistlestop.cli.terminal.info import INFO_COMMANDS, Info, command_for
from whistlestop.cli.terminal.menu import (
    ENTER_TAKES_FIRST,
    TICKET_PHASES,
    MenuItem,
    entries,
    usual_choice,
)
from whistlestop.cli.terminal.parser import read_line
from whistlestop.cli.terminal.prompt import choices, submenu
from whistlestop.game import (
    EventExtractor,
    Game,
    GameError,
    GameEvent,
    MalformedMove,
    extract_events,
)
from whistlestop.game.record.seats import Seat
from whistlestop.game.undoing import obstacle, undo

FORGET = "\x1b[3J"
"""Clears the terminal's scrollback, where a hand could still be read."""


NUMBERED = dict.fromkeys(TICKET_PHASES, "keep") | {"draft": "pick", "pieces": "pieces"}
"""Phases in which numbers are the arguments of a move, not choices from a list."""


class Quit(Exception):
    """Someone leaves the table."""


class Session:
    """A game in progress, with people and bots in its seats."""

    def __init__(
        self,
        game: Game,
        seats: list[Seat],
        console: Console,
        path: Path | None = None,
        budget: Budget = OWN_BUDGET,
    ) -> None:
        self.game = game
        self.seats = seats
        self.console = console
        self.path = path
        self.budget = budget
        self.names = [seat.name for seat in seats]
        self.people = [i for i, seat in enumerate(seats) if seat.bot is None]
        self._bots = {i: make(seat.bot) for i, seat in enumerate(seats) if seat.bot}
        self._extractor = EventExtractor(game.board)
        self.events = extract_events(game)
        self._seen = dict.fromkeys(range(len(seats)), len(self.events))
        self._printed = len(self.events)
        self._before_screen: int | None = None
        self._fresh = True
        self._menu: list[MenuItem] = []
        self._submenu: MenuItem | None = None

    # --- the loop --------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until someone leaves."""
        try:
            while not self.game.over:
                player = self._next()
                if player in self._bots:
                    self._bot_move(player, self._bots[player])
                else:
                    self._person(player)
        finally:
            dismiss(self._bots.values(), self.game.scores() if self.game.over else None)
        self._finish()

    def _next(self) -> int:
        """Whom to ask: people before bots if several can choose."""
        waiting = sorted(self.game.to_act, key=lambda p: (p in self._bots, p))
        return waiting[0]

    def _bot_move(self, player: int, bot: Bot) -> None:
        game = self.game
        # Depends only on the game, so a resumed game continues as if never interrupted.
        random = Random(f"{game.seed}/{player}/{game.move_count}")
        try:
            inform(bot, player, self.events[self._seen[player] :])
            self._seen[player] = len(self.events)
            self._play(action_of(bot.decide(game.view(player), random, self.budget)), player)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            raise BotFailed(f"the bot '{self.seats[player].bot}' failed: {what}") from error
        self._fresh = True
        if not self.people:
            self._watch()

    def _watch(self) -> None:
        """Print each turn as it ends, if only bots are playing."""
        if not self.game.over and self.game.view().phase != "main":
            return
        for line in sentences(self.game.board, self.events[self._printed :], self.names):
            self.console.print(line, markup=False)
        self._printed = len(self.events)

    def _person(self, player: int) -> None:
        if player != self._before_screen:
            self._curtain(player)
            if player not in self.game.to_act:
                return
        view = self.game.view(player)
        if self._fresh:
            news = self._news(player)
            screen.show(self.console, view, self.names, news, brief=False)
            self._seen[player] = len(self.events)
            self._fresh = False
        self._offer(player)
        line = self.ask(f"{self.names[player]}> ").strip()
        try:
            self._answer(player, line)
        except GameError as error:
            self.console.print(Text(f"  {error}", style="red"))

    def _news(self, player: int) -> list[str]:
        """What the others have done since the player last looked."""
        others = [e for e in self.events[self._seen[player] :] if e.player != player]
        return sentences(self.game.board, others, self.names, player)

    def _curtain(self, player: int) -> None:
        """Clear the screen between two people, so that hands stay secret."""
        previous, self._before_screen = self._before_screen, player
        self._fresh = True
        if len(self.people) < 2:
            return
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)
        self.console.rule("screen hidden", style="dim")
        may_undo = previous is not None and not obstacle(self.game, previous)
        back = f" ({self.names[previous or 0]} can still type undo)" if may_undo else ""
        answer = self.ask(f"Press Enter, {self.names[player]}{back}: ").strip().lower()
        if previous is not None and may_undo and answer == "undo":
            self._undo(previous)
            self._before_screen = None

    # --- choices ---------------------------------------------------------------------

    def _offer(self, player: int) -> None:
        """Say what the game is waiting for, with numbers to choose from."""
        view = self.game.view(player)
        self.console.print(Text(question(view), style="bold"))
        self._menu = self._submenu.more if self._submenu else entries(view)
        self.console.print(submenu(self._submenu) if self._submenu else choices(view, self._menu))

    def _answer(self, player: int, line: str) -> None:
        """Handle a number, a command or a move."""
        view = self.game.view(player)
        phase = view.phase
        if not line:
            if phase in ENTER_TAKES_FIRST:
                self._moves(player, [usual_choice(view)])
            else:
                self._fresh = True
            return
        numbers = line.replace(",", " ").split()
        if all(word.isdecimal() for word in numbers):
            self._number(player, phase, numbers)
            return
        word, _, rest = line.partition(" ")
        command = command_for(self.game, player, word.lower())
        if command in INFO_COMMANDS:
            info = Info(self.console, view, self.names, self.events)
            INFO_COMMANDS[command](info, rest.strip())
        elif command is not None:
            self._commands()[command](player, rest.strip())
        else:
            self._moves(player, read_line(self.game, player, line))

    def _number(self, player: int, phase: str, numbers: list[str]) -> None:
        if phase in NUMBERED:
            verb = NUMBERED[phase]
            self._moves(player, read_line(self.game, player, f"{verb} {' '.join(numbers)}"))
            return
        number = int(numbers[0])
        if self._submenu is not None and number == 0:
            self._submenu = None
            return
        if len(numbers) > 1 or not 1 <= number <= len(self._menu):
            raise MalformedMove(f"please enter one number from 1 to {len(self._menu)}")
        entry = self._menu[number - 1]
        if entry.more:
            self._submenu = entry
        elif entry.action is None:
            raise MalformedMove("you cannot take that card now (C5, C7)")
        else:
            self._moves(player, [entry.action])

    def _moves(self, player: int, actions: list[int]) -> None:
        """Make all the moves in a line, or none of them."""
        trial = self.game.copy()
        for action in actions:
            trial.play(action, player)
        for action in actions:
            self._confirm(player, self._play(action, player))
        self._submenu = None
        if self.path is not None:
            self._save(self.path, quiet=True)
        if not self.game.over and player in self.game.to_act:
            view = self.game.view(player)
            screen.show(self.console, view, self.names, [], brief=True)

    def _confirm(self, player: int, events: list[GameEvent]) -> None:
        """Tell a player right away what the move did, so that it is not news later."""
        shown = [event for event in events if event.player in (player, None)]
        for line in sentences(self.game.board, shown, self.names, player):
            self.console.print(Text(f"  {line}", style="italic"))
        if shown == events and self._seen[player] == len(self.events) - len(events):
            self._seen[player] = len(self.events)

    def _play(self, action: int, player: int) -> list[GameEvent]:
        before = self.game.state.to_bytes()
        self.game.play(action, player)
        after, moves = self.game.state.to_bytes(), self.game.move_count
        events = self._extractor.extract(before, player, action, after, moves)
        self.events += events
        return events

    # --- commands --------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[int, str], None]]:
        return {
            "show": self._show,
            "undo": lambda player, _: self._undo(player),
            "save": self._save_command,
            "quit": self._quit,
        }

    def _show(self, player: int, _: str) -> None:
        self._fresh = True

    def _undo(self, player: int) -> None:
        text = undo(self.game, player)
        self.events = [event for event in self.events if event.moves <= self.game.move_count]
        self._seen = {p: min(seen, len(self.events)) for p, seen in self._seen.items()}
        self._submenu = None
        self._fresh = True
        self.console.print(Text(f"  Undone: {text}", style="italic"))

    def _save_command(self, player: int, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if path is None:
            raise MalformedMove("expected a file name: save FILE")
        if self._save(path):
            self.path = path

    def _save(self, path: Path, quiet: bool = False) -> bool:
        try:
            files.write_file(path, self.text())
        except OSError as error:
            message = f"  Could not save to {path}: {error.strerror or error}"
            self.console.print(Text(f"{message}. The game goes on.", style="red"))
            return False
        if not quiet:
            self.console.print(Text(f"  Saved: {path}"))
        return True

    def _quit(self, player: int, _: str) -> None:
        answer = self.ask("Save the game? Y: yes, n: no, c: keep playing [Y] ").strip().lower()
        if answer.startswith("c"):
            return
        raise Quit(not answer.startswith("n"))

    def text(self) -> str:
        """The game as a save file."""
        return saves.write_save(self.game, self.seats, self.budget)

    def ask(self, prompt: str) -> str:
        """Ask the player for a line."""
        return self.console.input(Text(prompt, style="bold"))

    def _finish(self) -> None:
        if self.path is not None:
            self._save(self.path, quiet=True)
        for player in self.people[:1]:
            for line in self._news(player):
                self.console.print(Text(f"  {line}"))
        self.console.rule("The game is over", style="dim")
        self.console.print(result(self.game.board, self.game.scores(), self.names))
