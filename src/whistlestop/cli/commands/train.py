"""`whistlestop train`: learn the value of positions on a board from games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from whistlestop.bots.learned.model_file import FILE_NAME, Model, read_model
from whistlestop.cli.commands import options
from whistlestop.cli.files import expect_writable, replacing
from whistlestop.cli.output import paint
from whistlestop.cli.output.progress_bar import counting_bar
from whistlestop.game import GameError
from whistlestop.game.game import tables_for

if TYPE_CHECKING:
    from whistlestop.training.train import Step


def train(
    board: options.BoardOption = "europe",
    file: Annotated[
        Path | None,
        typer.Option(
            "--output", help=f"The file to write; by default {FILE_NAME} in the board's folder."
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="Learn for this number of players only; by default, all.")
    ] = None,
    games: Annotated[int, typer.Option(min=100, help="Games for each number of players.")] = 60_000,
    epochs: Annotated[
        int, typer.Option(min=1, help="How often the network sees each position.")
    ] = 12,
    rounds: Annotated[
        int,
        typer.Option(min=0, help="How often to learn again from games in which the network plays."),
    ] = 1,
    seed: options.Seed = 1,
) -> None:
    """Learn how good positions are on a board, from games that bots play against each other."""
    from whistlestop.training.train import Plan
    from whistlestop.training.train import train as learn

    tables = tables_for(board)
    rules = tables.board.rules
    every = list(range(rules.players_min, rules.players_max + 1))
    if players is not None and players not in every:
        raise GameError(
            f"{tables.board.id} is for {every[0]} to {every[-1]} players, not {players}"
        )
    folder = tables.board.path
    assert folder is not None, "a board that was read from files has a folder"
    target = file or folder / FILE_NAME
    earlier = read_model(target) if target.is_file() else None
    expect_writable(target)
    console, stderr = paint.consoles()
    try:
        with counting_bar(stderr) as progress:
            bars: dict[tuple[str, int], object] = {}

            def show(step: Step) -> None:
                key = (step.what, step.players)
                if key not in bars:
                    text = f"{step.players} players, {step.what}"
                    bars[key] = progress.add_task(text, total=step.total)
                progress.update(bars[key], completed=step.done)  # type: ignore[arg-type]

            model = learn(
                tables,
                Plan(games=games, epochs=epochs, rounds=rounds, seed=seed),
                every if players is None else [players],
                show,
                lambda model: write(target, model),
                earlier,
            )
    except KeyboardInterrupt:
        stderr.print("Stopped. Run the same command again to go on.", markup=False)
        raise typer.Exit(130) from None
    for line in summary(model):
        console.print(line, markup=False, soft_wrap=True)
    console.print(f"Written: {target}", markup=False, soft_wrap=True)


def write(path: Path, model: Model) -> None:
    """Write a model completely or not at all."""
    with replacing(path) as new:
        new.write_bytes(model.to_bytes())


def summary(model: Model) -> list[str]:
    """How reliable each network's chances are, on games it was not trained on."""
    return [
        f"{n} players: Brier score {found['brier']:.3f} ({found['constant']:.3f} without knowledge)"
        for n, found in sorted(model.made.items())
    ]
