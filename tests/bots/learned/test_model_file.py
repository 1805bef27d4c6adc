"""Model files: written, read, and refused with a reason."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from random import Random

import pytest

from whistlestop.boards import load
from whistlestop.bots.learned.model_file import Model, ModelError, read_model
from whistlestop.bots.learned.models import layers_of

from .games import made_up_model


def test_a_model_reads_back_as_it_was_written(tmp_path: Path) -> None:
    model = made_up_model("new-york", 2)
    path = tmp_path / "learned.model"
    path.write_bytes(model.to_bytes())
    again = read_model(path)
    assert (again.board, again.digest, again.made) == (model.board, model.digest, model.made)
    assert again.arrays.keys() == model.arrays.keys()
    for name, numbers in model.arrays.items():
        assert list(again.arrays[name]) == pytest.approx(list(numbers), rel=1e-3, abs=1e-6)
    assert again.to_bytes() == model.to_bytes()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "a line of JSON, then numbers"),
        (b"\n", "not the head of a model"),
        (b"[]\n", "not the head of a model"),
        (b"{}\n", "not the head of a model"),
        (b'{"format":9,"board":"","digest":"","made":{},"arrays":[]}\n', "expected format 1"),
        (b'{"format":1,"board":"","digest":"","made":{},"arrays":[["a",-1]]}\n', "at least 0"),
        (b'{"format":1,"board":"","digest":"","made":{},"arrays":[["a",2]]}\nxyz', "4 bytes"),
        (
            b'{"format":1,"board":"","digest":"","made":{},"arrays":[["a",1]]}\n\x00\x7c',
            "finite",
        ),
        (
            b'{"format":1,"board":"","digest":"","made":{},"arrays":[["a",1e999]]}\n',
            "not the head of a model",
        ),
        (
            b'{"format":1,"board":"","digest":"","made":{"2":5},"arrays":[]}\n',
            "not the head of a model",
        ),
        (b"[" * 100_000 + b"\n", "not the head of a model"),
    ],
)
def test_other_bytes_are_refused_with_a_reason(data: bytes, reason: str) -> None:
    with pytest.raises(ModelError, match=reason):
        Model.from_bytes(data, "x")


def test_mutated_files_are_read_or_refused_but_never_crash() -> None:
    data = made_up_model("new-york", 2, 2, 2).to_bytes()
    board, random = load("new-york"), Random(5)
    refused = 0
    for _ in range(400):
        changed = bytearray(data)
        for _ in range(random.randint(1, 4)):
            changed[random.randrange(min(len(changed), 600))] = random.randrange(256)
        del changed[random.choice((len(changed), random.randrange(len(changed)))) :]
        try:
            layers_of(Model.from_bytes(bytes(changed), "x"), board, 2)
        except ModelError:
            refused += 1
    assert refused > 200


def test_a_network_of_the_wrong_size_is_refused() -> None:
    model = made_up_model("new-york", 2)
    board = load("new-york")
    assert layers_of(model, board, 3) is None
    model.arrays["2/bias4"] = array("d", [0.0])
    with pytest.raises(ModelError, match=f"expected {len(board.tickets)} numbers in 2/bias4"):
        layers_of(model, board, 2)
    del model.arrays["2/bias3"]
    with pytest.raises(ModelError, match="lacks 2/bias3"):
        layers_of(model, board, 2)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"learned\.model: No such file"):
        read_model(tmp_path / "learned.model")


def test_the_head_is_readable() -> None:
    """People can see in the file how it was made."""
    head = json.loads(made_up_model("new-york", 2).to_bytes().partition(b"\n")[0])
    assert head["board"] == "new-york"
