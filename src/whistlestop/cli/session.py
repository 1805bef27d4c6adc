"""A game at one terminal: whose turn it is, what is shown to whom, what a line does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from whistlestop.bots import make
from whistlestop.cli import helping, maps, resolve, saves, screen
from whistlestop.cli.flow import Flow
from whistlestop.cli.menu import ENTER_TAKES_FIRST, TICKET_PHASES, Entry, advice, entries
from whistlestop.cli.progress import progress_of
from whistlestop.cli.scoreboard import result
from whistlestop.cli.story import Event, Narrator, sentences, tell_game
from whistlestop.cli.typed import read_line
from whistlestop.cli.undoing import undo
from whistlestop.game import AmbiguousMove, Game, GameError, MalformedMove
from whistlestop.game.reading import READERS

TOGETHER = frozenset({"opening", "pieces", "draft", "draft-keep"})


class Quit(Exception):
    """Somebody leaves the table."""


class Session:
    """A game in progress, with people and bots in its seats."""

    def __init__(
        self, game: Game, seats: list[saves.Seat], console: Console, path: Path | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.console = console
        self.path = path
        self.names = [seat.name for seat in seats]
        self.people = [i for i, seat in enumerate(seats) if seat.bot is None]
        self._bots = {i: make(seat.bot) for i, seat in enumerate(seats) if seat.bot}
        self._narrator = Narrator(game.board)
        self.events: list[Event] = tell_game(game)
        self._seen = dict.fromkeys(self.people, len(self.events))
        self._before_screen: int | None = None
        self._fresh = True
        self._menu: list[Entry] = []
        self._submenu: Entry | None = None

    # --- the loop --------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end."""
        while not self.game.over:
            player = self._next()
            if player in self._bots:
                self._bot_move(player)
            else:
                self._person(player)
        self._finish()

    def _next(self) -> int:
        """Whom to ask: people before bots, where all choose together."""
        waiting = sorted(self.game.to_act, key=lambda p: (p in self._bots, p))
        return waiting[0]

    def _bot_move(self, player: int) -> None:
        game = self.game
        # From the game alone, so that a resumed game goes on like one that was never left.
        random = Random(f"{game.seed}/{player}/{len(game.moves)}")
        self._play(int(self._bots[player].decide(game.view(player), random)), player)
        self._fresh = True
        if not self.people:
            self._watch()

    def _watch(self) -> None:
        """Without people at the table everything is told at once."""
        for line in sentences(self.events, self.names):
            self.console.print(line, markup=False)
        self.events.clear()

    def _person(self, player: int) -> None:
        if player != self._before_screen:
            self._curtain(player)
            if player not in self.game.to_act:
                return
        view = self.game.view(player)
        if self._fresh:
            others = [e for e in self.events[self._seen[player] :] if e.player != player]
            news = sentences(others, self.names, player)
            screen.show(self.console, view, self.names, news, brief=False)
            self._seen[player] = len(self.events)
            self._fresh = False
        self._offer(player)
        line = self.ask(f"{self.names[player]}> ").strip()
        try:
            self._answer(player, line)
        except GameError as error:
            self.console.print(Text(f"  {error}", style="red"))

    def _curtain(self, player: int) -> None:
        """Between two people the screen is cleared, so that hands stay secret."""
        previous, self._before_screen = self._before_screen, player
        self._fresh = True
        if len(self.people) < 2:
            return
        self.console.clear()
        if not self.console.is_terminal:
            self.console.print("\n" * 3)
        self.console.rule("the screen is covered", style="dim")
        back = "" if previous is None else f" ({self.names[previous]} may still type: undo)"
        answer = self.ask(f"Press Enter, {self.names[player]}{back}: ").strip().lower()
        if previous is not None and answer == "undo":
            try:
                self._undo(previous)
                self._before_screen = None
            except GameError as error:
                self.console.print(Text(f"  {error}", style="red"))

    # --- choices ---------------------------------------------------------------------

    def _offer(self, player: int) -> None:
        """Say what the game waits for, with numbers to choose by."""
        view = self.game.view(player)
        self.console.print(Text(helping.ask(view), style="bold"))
        if self._submenu is not None:
            self._menu = [*self._submenu.more]
            self._list(self._menu)
            star = "   *: on a ticket's shortest way" if self._submenu.starred else ""
            self.console.print(Text(f"   0 back{star}", style="dim"))
            return
        self._menu = entries(view)
        if view.phase in TICKET_PHASES or view.phase == "draft":
            ids = [ticket.id for ticket in view.board.tickets]
            offer = [ids.index(t) for t in view.look.offer(player) if t]
            self.console.print(screen.ticket_rows(view, progress_of(view, offer), numbered=True))
        elif view.phase in ("main", "second-card"):
            row = sum(view.board.rules.row)
            line = [f"1-{row} take from the row"]
            line += [f"{i} {e.label}" for i, e in enumerate(self._menu, 1) if not e.quiet]
            self.console.print(Flow(line, "   "))
        else:
            self._list(self._menu)

    def _list(self, menu: list[Entry]) -> None:
        texts = [Text(f"{i:4} {entry.label}") for i, entry in enumerate(menu, 1)]
        if len(texts) > 12:
            self.console.print(Columns(texts, column_first=True, padding=(0, 2)))
        else:
            for text in texts:
                self.console.print(text)

    def _answer(self, player: int, line: str) -> None:
        """A number, a command or a move."""
        phase = self.game.view(player).phase
        if not line:
            if phase in ENTER_TAKES_FIRST:
                line = "1"
            else:
                self._fresh = True
                return
        numbers = line.replace(",", " ").split()
        if all(word.isdecimal() for word in numbers):
            self._number(player, phase, numbers)
            return
        word, _, rest = line.partition(" ")
        command = command_for(self.game, player, word.lower())
        if command is not None:
            self._commands()[command](player, rest.strip())
        else:
            self._moves(player, read_line(self.game, player, line))

    def _number(self, player: int, phase: str, numbers: list[str]) -> None:
        if phase in TICKET_PHASES or phase == "draft":
            verb = "pick" if phase == "draft" else "keep"
            self._moves(player, read_line(self.game, player, f"{verb} {' '.join(numbers)}"))
            return
        number = int(numbers[0])
        if self._submenu is not None and number == 0:
            self._submenu = None
            return
        if len(numbers) > 1 or not 1 <= number <= len(self._menu):
            raise MalformedMove(f"one number from 1 to {len(self._menu)}, please")
        entry = self._menu[number - 1]
        if entry.more:
            self._submenu = entry
        elif entry.action is None:
            raise MalformedMove("that card cannot be taken now (C5, C7)")
        else:
            self._moves(player, [entry.action])

    def _moves(self, player: int, actions: list[int]) -> None:
        """Make all the moves of a line, or none."""
        trial = self.game.copy()
        for action in actions:
            trial.play(action, player)
        for action in actions:
            told = self._play(action, player)
            own = [event for event in told if event.player == player]
            for line in sentences(own, self.names, player):
                self.console.print(Text(f"  {line}", style="italic"))
            self._seen[player] += len(own)
        self._submenu = None
        if self.path is not None:
            self._save(self.path, quiet=True)
        if not self.game.over and player in self.game.to_act:
            view = self.game.view(player)
            screen.show(self.console, view, self.names, [], brief=True)

    def _play(self, action: int, player: int) -> list[Event]:
        before = self.game.to_bytes()
        self.game.play(action, player)
        told = self._narrator.tell(
            before, player, action, self.game.to_bytes(), len(self.game.moves)
        )
        self.events += told
        return told

    # --- commands --------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[int, str], None]]:
        return {
            "help": self._help,
            "map": self._map,
            "routes": self._routes,
            "show": self._show,
            "log": self._log,
            "hint": self._hint,
            "undo": lambda player, _: self._undo(player),
            "save": self._save_command,
            "quit": self._quit,
        }

    def _help(self, player: int, _: str) -> None:
        self.console.print(helping.help_text(self.game.view(player)))

    def _show(self, player: int, _: str) -> None:
        self._fresh = True

    def _map(self, player: int, city: str) -> None:
        view = self.game.view(player)
        if not city:
            self._routes(player, "")
            return
        index = resolve.find_city(view.board, city)
        notes = maps.city_notes(view, self.names, index)
        self.console.print(Text("; ".join([view.board.cities[index].name, *notes]), style="bold"))
        self.console.print(maps.routes_table(view, self.names, maps.routes_at(view, index)))

    def _routes(self, player: int, what: str) -> None:
        view = self.game.view(player)
        what = resolve.find_word("kind of list", what or "all", ["all", "open", "mine"])
        self.console.print(maps.routes_table(view, self.names, maps.routes_of(view, what)))

    def _log(self, player: int, _: str) -> None:
        for line in sentences(self.events, self.names, player):
            self.console.print(Text(f"  {line}"))

    def _hint(self, player: int, _: str) -> None:
        view = self.game.view(player)
        action = advice(view)
        text = next(move.text for move in view.legal_moves() if move.action == action)
        self.console.print(Text(f"  A simple bot would type: {text}"))

    def _undo(self, player: int) -> None:
        text = undo(self.game, player)
        self._narrator = Narrator(self.game.board)
        self.events = tell_game(self.game)
        self._seen = {p: min(seen, len(self.events)) for p, seen in self._seen.items()}
        self._submenu = None
        self._fresh = True
        self.console.print(Text(f"  Taken back: {text}", style="italic"))

    def _save_command(self, player: int, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        if path is None:
            raise MalformedMove("say where: save FILE")
        if self._save(path):
            self.path = path

    def _save(self, path: Path, quiet: bool = False) -> bool:
        try:
            saves.write_file(path, self.text())
        except OSError as error:
            message = f"  It could not be saved: {path}: {error.strerror or error}"
            self.console.print(Text(f"{message}. The game goes on.", style="red"))
            return False
        if not quiet:
            self.console.print(Text(f"  Saved: {path}"))
        return True

    def _quit(self, player: int, _: str) -> None:
        answer = self.ask("Save the game? Y: yes, n: no, c: go on playing [Y] ").strip().lower()
        if answer.startswith("c"):
            return
        raise Quit(not answer.startswith("n"))

    def text(self) -> str:
        """The game as a saved one."""
        return saves.write_save(self.game, self.seats)

    def ask(self, prompt: str) -> str:
        """A line from the player."""
        return self.console.input(Text(prompt, style="bold"))

    def _finish(self) -> None:
        if self.path is not None:
            self._save(self.path, quiet=True)
        for player in self.people[:1]:
            for line in sentences(self.events[self._seen[player] :], self.names, player):
                self.console.print(Text(f"  {line}"))
        self.console.rule("The game is over", style="dim")
        self.console.print(result(self.game.board, self.game.scores(), self.names))


def command_for(game: Game, player: int, word: str) -> str | None:
    """The command that a word means, or None if it begins a move. Moves possible now come first."""
    commands = [name.split()[0] for name in helping.COMMANDS]
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
