"""Luck and skill, separated: how each changed a player's chance of winning."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from random import Random

from whistlestop.analysis.chances import known_value
from whistlestop.analysis.costs import Judge
from whistlestop.bots.learned.models import untrained
from whistlestop.bots.learned.value import Value
from whistlestop.engine.actions import Phase
from whistlestop.game import Game, GameError


@dataclass(slots=True)
class AccountRow:
    """One decision in an account, and what happened until the player's next one.

    `before + skill + cards + others` is `before` of the next row, or the result.
    """

    number: int
    """The number of the move in the record, counting from 1."""
    before: float
    """The chance of winning with the best option."""
    after: float
    """The chance with the move that was made: the mean over all that could have come."""
    cards: float = 0.0
    """What came from the decks, until another player's turn began."""
    others: float = 0.0
    """What happened from then until the player's next decision, or the end."""

    @property
    def skill(self) -> float:
        """What the move cost: 0 or less."""
        return self.after - self.before


@dataclass(slots=True)
class Account:
    """What a game did to one player's chance of winning: start + luck + skill = result.

    Everything is judged from the player's own view. A chance of 1 is a sure win.
    """

    player: int
    start: float
    """The chance before the deal: the same for every player."""
    deal: float = 0.0
    """What the deal did: cards, tickets and the place in the turn order."""
    rows: list[AccountRow] = field(default_factory=list)
    """Every move of the player, in game order."""
    result: float = 0.0
    """The share of the win: 1 for a sole win, 1/2 shared with one other player, 0 lost."""

    @property
    def cards(self) -> float:
        """The luck of the cards: the deal, and what came from the decks on the player's turns."""
        return self.deal + sum(row.cards for row in self.rows)

    @property
    def others(self) -> float:
        """What the other players did, with what came from the decks on their turns."""
        return sum(row.others for row in self.rows)

    @property
    def luck(self) -> float:
        """Everything but the player's own decisions."""
        return self.cards + self.others

    @property
    def skill(self) -> float:
        """What the player's decisions cost: 0 or less."""
        return sum(row.skill for row in self.rows)


def accounts(
    game: Game,
    seed: int = 0,
    players: Collection[int] | None = None,
    value: Value | None = None,
) -> tuple[Account, ...]:
    """The accounts of these players, or of all, in a finished game.

    The learned value judges every position; `value` replaces the one that comes with the board.
    The same seed gives the same accounts on any machine. GameError if the game is not over, or if
    nothing was learned about the board.
    """
    if not game.over:
        raise GameError("the game is not over: only finished games have accounts")
    value = value or known_value(game.tables, game.players)
    if value is None:
        raise GameError(f"there is no account of luck: {untrained(game.board, game.players)}")
    wanted = range(game.players) if players is None else sorted(set(players))
    book = _Book(value, seed, [Account(player, 1 / game.players) for player in wanted])
    again = game.restarted()
    for number, (player, action) in enumerate(game.moves, 1):
        book.decide(again, number, player, action)
        again.play(action, player)
        book.see(again)
    return tuple(book.close(game))


class _Book:
    """Writes the accounts while a game is replayed."""

    def __init__(self, value: Value, seed: int, found: list[Account]) -> None:
        self.value = value
        self.seed = seed
        self.accounts = {account.player: account for account in found}
        self.came: dict[int, float] = {}
        """What the players who are waiting saw when another player's turn began."""

    def decide(self, game: Game, number: int, player: int, action: int) -> None:
        """A player is about to make a move."""
        account = self.accounts.get(player)
        if account is None:
            return
        # Each decision has its own dice, so it looks the same whichever others are judged.
        judge = Judge(game.view(player), self.value, Random(f"{self.seed}/account/{number}"))
        after = judge.mean(action)
        before = min(1.0, after + judge.cost(action))
        self.reach(account, before)
        account.rows.append(AccountRow(number, before, after))

    def see(self, game: Game) -> None:
        """A move was made: if a turn of another player begins, note what came before it."""
        if game.reader.phase not in (Phase.MAIN, Phase.OVER):
            return
        for player, account in self.accounts.items():
            if player in self.came or player in game.to_act or not account.rows:
                continue
            self.came[player] = self.value.of(game.view(player).state, player)[player]

    def reach(self, account: Account, chance: float) -> None:
        """Enter what led to this chance, at the player's next decision or at the end."""
        if not account.rows:
            account.deal = chance - account.start
            return
        last = account.rows[-1]
        came = self.came.pop(account.player, chance)
        last.cards = came - last.after
        last.others = chance - came

    def close(self, game: Game) -> list[Account]:
        """The game is over."""
        winners = [score.player for score in game.scores() if score.won]
        for player, account in self.accounts.items():
            account.result = (player in winners) / len(winners)
            self.reach(account, account.result)
        return list(self.accounts.values())
