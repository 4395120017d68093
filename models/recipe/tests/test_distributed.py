"""Two processes that train together, with a teacher, do what one process does on the same batches.

Run by itself (`torchrun --nproc-per-node 2 tests/test_distributed.py OUT`), this file is what the test starts.
"""

import subprocess
import sys
from pathlib import Path

import pytest
from test_distillation import made
from test_training import RUN, Row, losses, rows

torch = pytest.importorskip("torch", reason="training needs PyTorch")

from hunch_recipe.checkpoint import load_checkpoint  # noqa: E402
from hunch_recipe.group import leave  # noqa: E402
from hunch_recipe.settings import Settings  # noqa: E402
from hunch_recipe.train import Trainer  # noqa: E402

pytestmark = pytest.mark.training

STEPS = 8
LAUNCH = ["-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2"]
EACH = RUN["batch_rows"] // 2
"""Rows that each of two processes takes a step."""


def train(out: Path, source) -> None:
    torch.set_num_threads(1)
    settings = RUN | {"workers": 0, "teacher": [str(out.parent / "teacher")]}
    run = Trainer(Settings.from_dict(settings), out, source)
    run.run(STEPS)
    run.close()


def both(seed: int, chunk: int, length: int, split: str = "train") -> list[Row]:
    """The rows that two processes read as their chunk `chunk`, in the order in which one process
    takes the same batches."""
    if split != "train":
        return rows(seed, chunk, length, split)
    first, second = (rows(seed, 2 * chunk + process, length) for process in (0, 1))
    return [
        row
        for at in range(0, len(first), EACH)
        for row in first[at : at + EACH] + second[at : at + EACH]
    ]


def test_two_processes_have_the_losses_of_one(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    made(tmp_path / "teacher", 3)
    train(one, both)
    subprocess.run(
        [sys.executable, *LAUNCH, __file__, str(two)],
        check=True,
        timeout=300,
        cwd=Path(__file__).parent.parent,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": ".:tests", "OMP_NUM_THREADS": "1"},
    )
    assert len(losses(one)) == STEPS
    for name in ("loss", "soft"):
        assert losses(two, name) == pytest.approx(losses(one, name), rel=2e-4)
    saved = [load_checkpoint(out) for out in (one, two)]
    assert [s["predicted"] for s in saved] == [saved[0]["predicted"]] * 2
    assert [s["tokens"] for s in saved] == [STEPS * RUN["batch_rows"] * RUN["row_length"]] * 2
    for name, tensor in saved[0]["model"].items():
        torch.testing.assert_close(saved[1]["model"][name], tensor, atol=1e-3, rtol=1e-3)


if __name__ == "__main__":
    train(Path(sys.argv[1]), rows)
    leave(0)
