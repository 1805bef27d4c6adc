"""Writes docs/observations.md: what each number and each action of the environments means.

.venv/bin/python scripts/observations.py
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from whistlestop.boards import available
from whistlestop.engine import actions as A
from whistlestop.envs import Encoding

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
INTRODUCTION = """\
# Observations and actions, board by board

Look up what a number of an [observation](environments.md#observations) or an \
[action](environments.md#actions) means. \
Everything here comes from the library (`scripts/observations.py` writes this page):

```python
from whistlestop.envs import Encoding

encoding = Encoding("new-york")
print(encoding.table())  # the parts of an observation
for part in encoding.parts:
    print(part.name, part.labels[:3])  # what the numbers of a part stand for, in their order
for choice in range(len(encoding.actions)):
    print(choice, encoding.actions.common[choice], encoding.describe_action(choice))
```

A part *by seat* has all numbers of seat 0, then those of seat 1, and so on. Seat 0 is the \
player's own. The tables of actions have a line for each kind: \
its numbers in the compact space, its numbers in the common space, and what the first and the \
last of them mean. In between they follow the order of the \
board's cards, routes and cities, or count; a *keep* has a bit for each place of the offer, the \
first place the lowest. `whistlestop export --dictionary --board europe` prints every label and \
every action.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *(section(Encoding(board)) for board in available())])


def section(encoding: Encoding) -> str:
    """What one board's numbers and actions mean."""
    name = encoding.board.name
    about = (
        f"`{encoding.board.id}`: an observation has {encoding.width} numbers, "
        f"and the compact space {len(encoding.actions)} actions."
    )
    actions = "\n".join(["| compact | common | actions |", "|---|---|---|", *kinds(encoding)])
    return f"## {name}\n\n{about}\n\n{encoding.table()}\n\n{actions}\n"


def kinds(encoding: Encoding) -> Iterator[str]:
    """A line for each kind of action, and for each colour of a payment."""
    common, text = encoding.actions.common, encoding.actions.text
    for _, choices in groupby(range(len(common)), lambda choice: sort_of(common[choice])):
        all_of_them = list(choices)
        first, last = all_of_them[0], all_of_them[-1]
        meaning = f"`{text(first)}`" if first == last else f"`{text(first)}` to `{text(last)}`"
        yield f"| {span(first, last)} | {span(common[first], common[last])} | {meaning} |"


def sort_of(action: int) -> tuple[str, int]:
    """What the actions of one line have in common."""
    kind, _ = A.unpack(action)
    return kind.name, A.pay_colour(action) if kind is A.PAY else 0


def span(first: int, last: int) -> str:
    """A range of numbers."""
    return str(first) if first == last else f"{first} to {last}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
