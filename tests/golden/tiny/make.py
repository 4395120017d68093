"""Writes this folder: a model of random weights, exported as the shipped one is, with the recipe's logits.

`PYTHONPATH=models/recipe python tests/golden/tiny/make.py` (needs PyTorch). The engine must reproduce its golden
logits; where a real model would be too slow, browser tests run on it.
"""

from pathlib import Path

import torch
from hunch_recipe.export import export
from hunch_recipe.model import Model, ModelConfig

FOLDER = Path(__file__).parent
CONFIG = ModelConfig(width=32, layers=2, heads=4, hidden=64)
PROMPT_LENGTHS = (3, 40, 300)


def main() -> None:
    torch.manual_seed(7)
    model = Model(CONFIG)
    with torch.no_grad():
        for name, weight in model.named_parameters():
            # Larger than a model starts with, and nothing zero: every part must matter to the logits.
            weight.copy_(
                torch.randn_like(weight) * (0.5 if weight.ndim == 2 else 0.2)
                + (weight.ndim == 1)
            )
    prompts = [
        torch.randint(CONFIG.vocabulary_size, (length,)).tolist()
        for length in PROMPT_LENGTHS
    ]
    export(model.eval(), prompts, FOLDER)


if __name__ == "__main__":
    main()
