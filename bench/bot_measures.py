"""What the bot benchmarks measure, and the targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from whistlestop.arena import BotSummary, Estimate, Summary
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget

STYLES = ("hungry", "path", "onestep", "longroute")
SHORT = "new-york"
"""A searching bot's game takes a twentieth of the time here, so it gets more games and budget."""
MORE_GAMES = {SHORT: 3, "nordic": 2}
"""Games of searching bots where a game is short, or the lead too small to show otherwise."""
LEVEL_BOARDS = (SHORT, "europe")
"""The boards on which searching levels are compared."""

Seats = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Contest:
    """Games that figures are taken from."""

    board: str
    tables: tuple[Seats, ...]
    """The bots at each table; every table gets an equal share of the games."""
    share: float = 1.0
    """The share of an ordinary contest's games."""
    budget: Budget = OWN_BUDGET

    @property
    def players(self) -> int:
        return len(self.tables[0])

    @property
    def file_name(self) -> str:
        """One file per contest: a file distinguishes its bots, but not the tables they sat at."""
        bots = "-".join(self.tables[0]) + ("-and-others" if len(self.tables) > 1 else "")
        thinking = f"-{self.budget.iterations}" if self.budget.iterations else ""
        return f"{self.board}-{self.players}-{bots}{thinking}.jsonl"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number about a bot, and how to write it."""

    of: Callable[[BotSummary, int], Estimate]
    """Computes it from the bot's results and the number of players."""
    text: Callable[[float], str]


@dataclass(frozen=True, slots=True)
class Aim:
    """The target for a figure."""

    text: str
    met: Callable[[Estimate, Summary], bool]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure of one bot in one contest."""

    label: str
    contest: Contest
    bot: str
    figure: Figure
    aim: Aim | None


@dataclass(frozen=True, slots=True)
class Measure:
    """Rows that belong together."""

    name: str
    title: str
    rows: tuple[Row, ...] = field(default=())


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


WINS = Figure(lambda bot, players: bot.win_share, percent)
SCORE = Figure(lambda bot, players: bot.score, "{:.0f}".format)
MISSED = Figure(lambda bot, players: bot.tickets_missed, "{:.2f}".format)
TIMES_FAIR = Figure(
    lambda bot, players: Estimate(
        bot.win_share.mean * players, bot.win_share.low * players, bot.win_share.high * players
    ),
    "{:.2f}".format,
)


def at_least(value: float, low: float | None = None) -> Aim:
    """A share of wins, optionally with a bound that its interval must stay above."""
    text = percent(value) + (f", bound above {percent(low)}" if low is not None else "")
    return Aim(text, lambda e, _: e.mean >= value and (low is None or e.low > low))


def place(number: int, bot: str, published: str, figure: Figure) -> Aim:
    """A place in the ranking of everyone at the table."""

    def met(_: Estimate, summary: Summary) -> bool:
        order = sorted(summary.bots, key=lambda b: -figure.of(b, summary.players).mean)
        return order[number - 1].name == bot

    return Aim(f"place {number} (published: {published})", met)


def more_often(published: str) -> Aim:
    return Aim(f"above 50 % (published: {published})", lambda e, _: e.mean > 0.5)


SURELY_MORE = Aim("bound above 50 %", lambda e, _: e.low > 0.5)
FAIR_TIMES = Aim("2.4", lambda e, _: e.mean >= 2.4)
FEW_MISSED = Aim("below 0.5", lambda e, _: e.mean < 0.5)


def duel(
    board: str,
    bot: str,
    other: str,
    aim: Aim | None,
    share: float = 1.0,
    budget: Budget = OWN_BUDGET,
) -> Row:
    """Two bots, two players."""
    contest = Contest(board, ((bot, other),), share, budget)
    return Row(f"`{bot}` against `{other}`, {board}", contest, bot, WINS, aim)


def most_players(board: str) -> int:
    return load(board).rules.players_max


def rare(board: str, share: float) -> float:
    """The share of games for a searching bot."""
    return MORE_GAMES.get(board, 1) * share


def thought(board: str, iterations: int) -> Budget:
    """About the same time on every board: short games get ten times the iterations."""
    return Budget(iterations=10 * iterations if board == SHORT else iterations)


def against_chance() -> Iterator[Row]:
    for bot in ("greedy", *STYLES, "planner"):
        for board in available():
            aim = at_least(0.99 if bot == "planner" else 0.9)
            yield duel(board, bot, "random", aim, 1.0 if bot == "planner" else 0.25)


def styles_on_europe() -> Iterator[Row]:
    published = {"longroute": (35, 84), "onestep": (29, 77), "hungry": (21, 63), "path": (15, 56)}
    contest = Contest("europe", (tuple(published),), 0.6)
    for number, (bot, (wins, score)) in enumerate(published.items(), 1):
        aim = place(number, bot, f"{wins} %", WINS)
        yield Row(f"`{bot}`, wins", contest, bot, WINS, aim)
        aim = place(number, bot, str(score), SCORE)
        yield Row(f"`{bot}`, mean score", contest, bot, SCORE, aim)


def styles_on_nordic() -> Iterator[Row]:
    for bot, other, published in (
        ("hungry", "longroute", "93 %"),
        ("hungry", "onestep", "69 %"),
        ("hungry", "path", "63 %"),
        ("onestep", "longroute", "70 %"),
        ("onestep", "path", "72 %"),
    ):
        yield duel("nordic", bot, other, more_often(published), 0.4)


def planner_duels() -> Iterator[Row]:
    for other in STYLES:
        for board in available():
            yield duel(board, "planner", other, at_least(0.85), 0.8)


def planner_tables() -> Iterator[Row]:
    for board in available():
        others = combinations(STYLES, most_players(board) - 1)
        tables = tuple(("planner", *table) for table in others)
        contest = Contest(board, tables, 0.6)
        yield Row(f"{board}, {contest.players} players", contest, "planner", TIMES_FAIR, FAIR_TIMES)


def expert_duels(iterations: int) -> Iterator[Row]:
    for board in available():
        budget = thought(board, iterations)
        yield duel(board, "expert", "planner", at_least(0.65, 0.55), rare(board, 0.16), budget)


def expert_tables(iterations: int) -> Iterator[Row]:
    for board in available():
        if most_players(board) >= 4:
            table = ("expert", "planner", "planner", "planner")
            contest = Contest(board, (table,), rare(board, 0.06), thought(board, iterations))
            yield Row(board, contest, "expert", WINS, at_least(0.4))


def missed_tickets() -> Iterator[Row]:
    for board in available():
        for players in (2, most_players(board)):
            contest = Contest(board, (("planner",) * players,))
            label = f"{board}, {players} players"
            yield Row(label, contest, "planner", MISSED, FEW_MISSED)


def levels() -> Iterator[Row]:
    for board in available():
        yield duel(board, "medium", "easy", SURELY_MORE)
    # With their own budgets: given iterations, both would think the same.
    for board in LEVEL_BOARDS:
        yield duel(board, "hard", "medium", SURELY_MORE, rare(board, 0.3))
    for board in LEVEL_BOARDS:
        yield duel(board, "expert", "hard", SURELY_MORE, rare(board, 0.06))
    for style in ("blocker", "hunter", "hauler"):
        for board in available():
            yield duel(board, style, "planner", None)


def measures(iterations: int) -> list[Measure]:
    """All measures. `iterations` is the expert's budget."""
    search = f"`expert` with {iterations} iterations a decision ({10 * iterations} on {SHORT})"
    return [
        Measure("chance", "Against `random`, 2 players", tuple(against_chance())),
        Measure("europe", "The published styles, Europe, 4 players", tuple(styles_on_europe())),
        Measure("nordic", "The published styles, Nordic, 2 players", tuple(styles_on_nordic())),
        Measure("planner", "`planner` against the styles, 2 players", tuple(planner_duels())),
        Measure(
            "planner-table",
            "`planner` at a full table of the styles: its wins as a multiple of the fair share",
            tuple(planner_tables()),
        ),
        Measure(
            "expert", f"{search} against `planner`, 2 players", tuple(expert_duels(iterations))
        ),
        Measure(
            "expert-table",
            f"{search} among three `planner`, 4 players",
            tuple(expert_tables(iterations)),
        ),
        Measure(
            "missed",
            "Tickets kept but not done, a seat and game, `planner` against itself",
            tuple(missed_tickets()),
        ),
        Measure("levels", "Levels and ways of playing, 2 players, own budgets", tuple(levels())),
    ]
