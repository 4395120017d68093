"""The mean of several weights: `python -m hunch_recipe.average A B C --to OUT`.

A, B, C are weights files or folders of one architecture: of one run at several times, or of runs that began with the
same weights (Wortsman et al. 2022, "Model soups", arXiv 2203.05482). OUT gets `weights.safetensors` (f32) and
`config.json`, to be evaluated, to begin a run with, or to be a teacher.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import torch
from safetensors import SafetensorError

from hunch_recipe import checkpoint
from hunch_recipe.evaluate import load
from hunch_recipe.model import Model


@torch.no_grad()
def average(paths: Sequence[Path]) -> Model:
    """The model whose weights are the means, summed in f64. Raises ValueError if the models are not alike."""
    mean = load(paths[0])
    sums = {name: weight.double() for name, weight in mean.state_dict().items()}
    for path in paths[1:]:
        other = load(path)
        if other.config != mean.config:
            raise ValueError(f"{path} is not of the architecture of {paths[0]}")
        for name, weight in other.state_dict().items():
            sums[name] += weight
    mean.load_state_dict({name: total / len(paths) for name, total in sums.items()})
    return mean


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weights", type=Path, nargs="+", help="weights files, or folders of models")
    parser.add_argument("--to", type=Path, required=True, help="folder of the averaged model")
    arguments = parser.parse_args()
    try:
        checkpoint.save_model(arguments.to, average(arguments.weights))
    except (OSError, ValueError, RuntimeError, SafetensorError) as error:
        print(f"average: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
