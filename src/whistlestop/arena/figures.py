"""The figures of a match as text, the same in the terminal and on the page."""

from __future__ import annotations

from whistlestop.arena.estimates import figure, percent
from whistlestop.arena.match import Outcome
from whistlestop.arena.summary import Summary

NOTE = (
    "Per seat and game. In brackets: 95 % intervals by bootstrap over the blocks; a share that "
    "never varied has Wilson's interval."
)
ADJUSTED = "luck-adjusted"
LUCK_NOTE = (
    "Luck-adjusted: the wins minus what the cards gave or took, compared with all that could have "
    "come; as unbiased as the plain wins. Games needed: the share of the games that would give an "
    "interval as narrow as that of the plain wins."
)
PAIRS_NOTE = (
    "Win share of the first minus that of the second. All intervals hold jointly with 95 % "
    "(bootstrap over the blocks, Bonferroni over the pairs)."
)
SURE = (
    "The order is significant: every pair differs with 95 % confidence, corrected for the pairs "
    "(Bonferroni) and for repeated checks (the k-th may err with 0.05 / (k (k + 1)))."
)
NOT_SURE = "The order is not significant yet; more games may settle it."
RATINGS_NOTE = (
    "Openskill (Plackett-Luce, ties, tau 0) over all games in order; a newcomer starts at 25 ± "
    "8.33. At least: mu - 3 sigma."
)


def heading(outcome: Outcome) -> list[str]:
    """How much was played, and the verdict."""
    summary = outcome.summary
    if summary is None:
        return ["no complete block of games"]
    lines = [f"{summary.games} games in {summary.blocks} blocks: a block is one deal played in all "
             "rotations of the seats, so that luck cancels."]  # fmt: skip
    if summary.left_out:
        lines.append(f"{summary.left_out} games in incomplete blocks are not counted.")
    if outcome.looks:
        lines.append(SURE if outcome.sure else NOT_SURE)
    if 0 < summary.measured < summary.games:
        lines.append(f"Luck was measured in {summary.measured} of these games.")
    if len(summary.codes) > 1:
        lines.append(
            f"Note: these games were played by {len(summary.codes)} versions of the bots or "
            "rules. To measure only the current one, start a new file."
        )
    return lines


def bots_rows(summary: Summary) -> list[list[str]]:
    """One column per bot."""
    bots = summary.bots
    return [
        ["", *(bot.name for bot in bots)],
        ["games", *(str(bot.games) for bot in bots)],
        ["wins", *(percent(bot.win_share) for bot in bots)],
        *luck_rows(summary),
        ["score", *(figure(bot.score) for bot in bots)],
        *([f"  {p}", *(figure(bot.parts[p]) for bot in bots)] for p in bots[0].parts),
        ["tickets completed", *(figure(bot.tickets_done, 2) for bot in bots)],
        ["tickets missed", *(figure(bot.tickets_missed, 2) for bot in bots)],
        ["turns", *(figure(bot.turns) for bot in bots)],
        ["ms per decision", *(figure(bot.milliseconds, 3) for bot in bots)],
        ["rating", *(f"{bot.rating.mu:.1f} ± {bot.rating.sigma:.1f}" for bot in bots)],
    ]


def notes(summary: Summary) -> list[str]:
    """What the figures of the bots mean."""
    return [NOTE, LUCK_NOTE] if summary.measured else [NOTE]


def luck_rows(summary: Summary) -> list[list[str]]:
    """The wins without the luck of the cards, if it was measured."""
    if not summary.measured:
        return []
    adjusted = [bot.adjusted for bot in summary.bots]
    needed = [bot.needed for bot in summary.bots]
    return [
        [ADJUSTED, *("" if share is None else percent(share) for share in adjusted)],
        ["  games needed", *("" if n is None else f"{n:.0%}" for n in needed)],
    ]


def pairs_rows(summary: Summary) -> list[list[str]]:
    """One row per pair."""
    rows = [["pair", "wins more", "sure"]]
    for pair in summary.pairs:
        sure = "yes" if pair.sure else "no"
        rows.append([f"{pair.better} - {pair.worse}", percent(pair.difference), sure])
    return rows


def ratings_rows(summary: Summary) -> list[list[str]]:
    """One row per bot, strongest first."""
    rows = [["bot", "mu", "sigma", "at least", "games"]]
    for bot in sorted(summary.bots, key=lambda bot: -bot.rating.ordinal):
        r = bot.rating
        cells = [f"{r.mu:.2f}", f"{r.sigma:.2f}", f"{r.ordinal:.2f}", str(bot.games)]
        rows.append([bot.name, *cells])
    return rows


def provenance(summary: Summary) -> str:
    """Everything it takes to play the same games again."""
    return f"Board {summary.digest[:12]}, code {', '.join(summary.codes)}."
