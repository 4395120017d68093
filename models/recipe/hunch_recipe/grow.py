"""A deeper model that says what a trained one says: `python -m hunch_recipe.grow MODEL --layers 14 --to OUT`.

MODEL is a weights file or a folder. New layers stand evenly among the trained ones: copies of the layer below, whose output
projections are zero, so that they add nothing until they have learned to (Wu et al. 2024, "LLaMA Pro", arXiv 2401.02415).
OUT gets `weights.safetensors` (f32) and `config.json`, to begin a run with.
"""

import argparse
import re
import sys
from dataclasses import replace
from pathlib import Path

import torch
from safetensors import SafetensorError

from hunch_recipe import checkpoint
from hunch_recipe.evaluate import load
from hunch_recipe.model import Model

LAYER = re.compile(r"layers\.(\d+)\.(.+)")
WRITES = ("attention.output.weight", "mlp.down.weight")
"""What a layer adds to the residual stream with."""


def origins(layers: int, more: int) -> list[tuple[int, bool]]:
    """For each of `more` layers, the trained layer that it is or, if the second is True, copies."""
    places = {(old + 1) * more // layers - 1: old for old in range(layers)}
    found, below = [], 0
    for place in range(more):
        below = places.get(place, below)
        found.append((below, place not in places))
    return found


@torch.no_grad()
def grow(model: Model, layers: int) -> Model:
    """The model with so many layers. Raises ValueError if it has as many already."""
    if layers <= model.config.layers:
        raise ValueError(f"the model has {model.config.layers} layers: more are wanted")
    trained = model.state_dict()
    weights = {name: value for name, value in trained.items() if not LAYER.fullmatch(name)}
    for place, (old, new) in enumerate(origins(model.config.layers, layers)):
        for name, value in trained.items():
            part = LAYER.fullmatch(name)
            if part and int(part[1]) == old:
                empty = new and part[2] in WRITES
                weights[f"layers.{place}.{part[2]}"] = (
                    torch.zeros_like(value) if empty else value.clone()
                )
    grown = Model(replace(model.config, layers=layers))
    grown.load_state_dict(weights)
    return grown


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("model", type=Path, help="a weights file, or the folder of a model")
    parser.add_argument("--layers", type=int, required=True, help="how many layers it shall have")
    parser.add_argument("--to", type=Path, required=True, help="folder of the grown model")
    arguments = parser.parse_args()
    try:
        checkpoint.save_model(arguments.to, grow(load(arguments.model), arguments.layers))
    except (OSError, ValueError, RuntimeError, SafetensorError) as error:
        print(f"grow: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
