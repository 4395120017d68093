"""The loss of finished models on the rows that runs hold out: `python -m hunch_recipe.heldout MODEL ... [--rows 128]`.

A MODEL is an exported folder (int8) or a weights file of a run (f32). The rows are those of `stream.heldout`, so that the figures
are those of a run's `metrics.jsonl`; they change with the held-out templates and the generator, and only models that are measured
at one commit may be compared.
"""

import argparse
import json
from pathlib import Path

import torch

from .batch import Batch, Outcome, loss_of
from .data import rows
from .evaluate import load
from .loader import Rows
from .model import Model
from .stream import heldout_rows

AT_ONCE = 8
"""Rows in one batch."""


@torch.no_grad()
def measure(model: Model, held: Rows) -> dict[str, float]:
    """Weighted mean cross-entropy (nats) and accuracy on the predicted tokens."""
    total = Outcome()
    for first in range(0, len(held), AT_ONCE):
        batch = Batch.of(held[first : first + AT_ONCE], torch.device("cpu"))
        hidden = model(batch.ids, batch.positions, batch.layout)
        total.add(loss_of(model, hidden, batch)[1])
    return total.means()


def main() -> None:
    parser = argparse.ArgumentParser(description="Loss of models on held-out rows")
    parser.add_argument("models", type=Path, nargs="+", help="exported folders or weights files")
    parser.add_argument("--rows", type=int, default=128)
    arguments = parser.parse_args()
    models = {str(path): load(path) for path in arguments.models}
    held = heldout_rows(rows, arguments.rows, next(iter(models.values())).config.context)
    for name, model in models.items():
        print(json.dumps({"model": name, "rows": arguments.rows} | measure(model, held)))


if __name__ == "__main__":
    main()
