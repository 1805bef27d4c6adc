"""An analysis as a picture: each player's chance of winning over the game."""

from __future__ import annotations

from whistlestop.analysis import Analysis
from whistlestop.arena.curves import Curve, Mark, curves
from whistlestop.cli.output.analysis_tables import change, story


def picture(found: Analysis, names: list[str]) -> str:
    """An SVG file, with the turning points as circles with tooltips."""
    shown = sorted({decision.player for decision in found.searched})
    title = f"{found.game.board.name}: estimated chance of winning, in %"
    below = "move by move; circles are turning points"
    return curves(title, below, [curve(found, names, player) for player in shown])


def curve(found: Analysis, names: list[str], player: int) -> Curve:
    """The chance after each of a player's decisions, and finally the result."""
    points = [(d.number, d.after) for d in found.searched if d.player == player]
    scores = found.game.scores()
    winners = sum(score.won for score in scores)
    share = scores[player].won / winners
    points.append((found.game.move_count + 1, share))
    marks = [
        Mark(
            point.decision.number,
            point.decision.after,
            f"turn {point.decision.turn}, {change(point)}: {story(point)}",
        )
        for point in found.turning_points
        if point.decision.player == player
    ]
    return Curve(f"{names[player]}, {scores[player].total} points", points, marks)
