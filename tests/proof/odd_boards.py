"""Home-made boards by the dozen: the board with all rules, with its numbers and switches varied."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from whistlestop.boards import check

from .dice import Dice

EVERYTHING = Path(__file__).parents[1] / "boards" / "everything"


def odd_board(number: int, where: Path) -> Path | None:
    """The folder of a board; None if these numbers do not make a playable one."""
    dice = Dice(number)
    folder = where / f"odd-{number}"
    shutil.copytree(EVERYTHING, folder)
    players = 2 + dice.below(4)
    text = (folder / "board.toml").read_text(encoding="utf-8")
    for key, value in _settings(dice, players).items():
        text, n = re.subn(rf"(?m)^{key} = .*$", f"{key} = {value}", text)
        assert n == 1, key
    if dice.one_in(2):
        text = _without_draft(text, dice)
        _two_ticket_decks(folder)
    (folder / "board.toml").write_text(text, encoding="utf-8")
    if dice.one_in(2):
        _few_cards(folder, dice)
    return None if check(folder) else folder


def _settings(dice: Dice, players: int) -> dict[str, str]:
    hand = 2 + dice.below(3)
    depths = [f"{n} = [{dice.below(5)}, 4]" for n in range(2, players + 1)]
    return {
        "max": f"{players}",
        "opening_hand": f"[{dice.below(4)}, {dice.below(3)}]",
        "row": f"[{1 + dice.below(5)}, {1 + dice.below(3)}]",
        "wild_limit": dice.choose(["true", "false"]),
        "flush_at": dice.choose(["0", "2", "3"]),
        "exchange_cost": dice.choose(["0", "1", "3"]),
        "end_at": f"{dice.below(6)}",
        "last_turns": f"{1 + dice.below(3)}",
        "draw": f"{1 + dice.below(6)}",
        "draw_keep": "1",
        "draw_refused": dice.choose(['"box"', '"bottom"', '"shuffle"']),
        "hand": f"{hand}",
        "keep": f"{1 + dice.below(hand)}",
        "first_pass": dice.choose(['"left"', '"right"']),
        "second_pass": dice.choose(['"left"', '"right"']),
        "depth": f"{{ {', '.join(depths)} }}",
        "spread": "[1, 10]",
        "double_closed_up_to": dice.choose(["0", "2", "5"]),
        "wilds_on": dice.choose(['["ferry"]', '["ferry", "sea"]', '["track", "tunnel", "ferry"]']),
        "tunnel_cards": dice.choose(["1", "3", "5"]),
        "ferry_cards_for_wild": dice.choose(["0", "2", "3"]),
    }


def _without_draft(text: str, dice: Dice) -> str:
    """Replace the draft with opening tickets from two decks."""
    refused = dice.choose(["box", "bottom", "shuffle"])
    opening = (
        f"opening = {{ regular = {1 + dice.below(3)}, long = {1 + dice.below(2)} }}\n"
        f"opening_keep = {1 + dice.below(2)}\n"
        f'opening_refused = "{refused}"\n'
    )
    text = re.sub(r"(?s)\[draft\].*?\n\n", "", text)
    return text.replace("[tickets]\n", f"[tickets]\n{opening}")


def _two_ticket_decks(folder: Path) -> None:
    path = folder / "tickets.csv"
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[3::3] = [line.replace("regular", "long") for line in lines[3::3]]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _few_cards(folder: Path, dice: Dice) -> None:
    """Use so few cards that decks run out and the row has gaps."""
    path = folder / "cards.csv"
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    for i, line in enumerate(lines):
        cells = line.split(",")
        cells[5] = str(1 + dice.below(3) if cells[0] != "wild" else 2 + dice.below(8))
        lines[i] = ",".join(cells)
    path.write_text("\n".join([head, *lines]) + "\n", encoding="utf-8")
