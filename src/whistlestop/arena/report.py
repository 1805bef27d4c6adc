"""A match as a web page: a single HTML file, light enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from whistlestop.arena import figures, svg
from whistlestop.arena.estimates import figure, percent
from whistlestop.arena.match import Outcome
from whistlestop.arena.summary import Summary

STYLE = """
:root{color-scheme:light dark;--ink:#1c1c1c;--soft:#666;--line:#ddd;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eee;--soft:#aaa;--line:#444;--paper:#181818}}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1rem;
color:var(--ink);background:var(--paper)}
h1{font-size:1.4rem;margin:0}h2{font-size:1.1rem;margin:2rem 0 .5rem}
p{margin:.4rem 0;max-width:44rem}.soft{color:var(--soft);font-size:.9rem}
.wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .8rem .25rem 0;text-align:right;white-space:nowrap;
border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--paper)}
th{font-weight:600}
svg{width:100%;max-width:44rem;height:auto;display:block}svg text{font-size:12px;fill:var(--ink)}
.error{stroke:var(--ink);stroke-width:1.5;fill:none}
.mark{stroke:var(--soft);stroke-dasharray:3 3;fill:none}
.key{display:inline-block;width:.8em;height:.8em;margin-right:.3em;border-radius:2px}
.keys span{margin-right:1rem;white-space:nowrap}
"""

Rows = Sequence[Sequence[str]]


def html_report(outcome: Outcome, command: str = "") -> str:
    """The whole page. It needs no network, no scripts and no other files."""
    summary = outcome.summary
    if summary is None:
        return page("Arena", "<p>There is no complete block of games yet.</p>")
    title = f"Arena: {summary.board}, {summary.players} players"
    sections = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in figures.heading(outcome)),
        f"<p class=soft>Played by: <code>{escape(command)}</code></p>" if command else "",
        "<h2>Win shares</h2>",
        win_shares(summary),
        "<h2>Scores by part</h2>",
        score_parts(summary),
        "<h2>All figures</h2>",
        table(figures.bots_rows(summary)),
        *(f"<p class=soft>{escape(note)}</p>" for note in figures.notes(summary)),
    ]
    if summary.pairs:
        sections += ["<h2>Pairs</h2>", table(figures.pairs_rows(summary))]
        sections.append(f"<p class=soft>{escape(figures.PAIRS_NOTE)}</p>")
    sections += ["<h2>Ratings</h2>", table(figures.ratings_rows(summary))]
    sections.append(f"<p class=soft>{escape(figures.RATINGS_NOTE)}</p>")
    sections.append(f"<p class=soft>{escape(figures.provenance(summary))}</p>")
    return page(title, "\n".join(sections))


def win_shares(summary: Summary) -> str:
    """Bars with their intervals, and the fair share for comparison."""
    rows = [
        svg.Bar(bot.name, w.mean, max(0.0, w.low), min(1.0, w.high), percent(w))
        for bot in summary.bots
        for w in [bot.win_share]
    ]
    fair = 1 / summary.players
    text = f"fair share {fair:.0%}"
    return svg.bars("Win shares", rows, (fair, text)) + f"<p class=soft>Dashed: {text}.</p>"


def score_parts(summary: Summary) -> str:
    """Where the points come from."""
    names = list(summary.bots[0].parts)
    rows = [
        svg.Stack(
            bot.name,
            tuple(part.mean for part in bot.parts.values()),
            figure(bot.score),
        )
        for bot in summary.bots
    ]
    keys = "".join(
        f'<span><i class=key style="background:{svg.colour(i)}"></i>{escape(name)}</span>'
        for i, name in enumerate(names)
    )
    return svg.stacks("Scores by part", names, rows) + f"<p class='keys soft'>{keys}</p>"


def table(rows: Rows) -> str:
    """A table that scrolls sideways when it is too wide; the first row is its header."""
    head, *body = rows
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = [f"<tr>{cells}</tr>"]
    for row in body:
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>")
    return f"<div class=wide><table>{''.join(lines)}</table></div>"


def page(title: str, body: str) -> str:
    """The page around the content."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body>{body}</body></html>\n"
    )
