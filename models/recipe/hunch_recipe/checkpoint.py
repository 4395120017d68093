"""Files of a run: checkpoints to resume from, and weights by themselves.

A file is written beside its final name and then renamed, so that a run killed while it writes
loses nothing.
"""

import os
from collections.abc import Callable
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor

from hunch_recipe.model import Model, ModelConfig

CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.safetensors"
AVERAGED_WEIGHTS = "weights-averaged.safetensors"
CONFIG = "config.json"


def replace(path: Path, write: Callable[[Path], object]) -> None:
    """Writes a file as a whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    write(partial)
    with partial.open("rb") as file:
        os.fsync(file.fileno())
    partial.chmod(0o644)  # safetensors makes its files private, but these are to be served
    partial.replace(path)


def save_weights(path: Path, weights: dict[str, Tensor], config: ModelConfig) -> None:
    """f32 safetensors, and the model's configuration as `config.json` in the same folder."""
    tensors = {name: tensor.detach().float().cpu().contiguous() for name, tensor in weights.items()}
    metadata = {"format": "hunch-f32", "language_version": str(config.language_version)}
    replace(path, lambda partial: save_file(tensors, partial, metadata=metadata))
    replace(path.with_name(CONFIG), config.save)


def save_model(folder: Path, model: Model) -> None:
    """A model's weights and configuration in a folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    save_weights(folder / WEIGHTS, model.state_dict(), model.config)


def load_model(path: Path) -> Model:
    """The model of f32 weights that has its `config.json` beside it, ready for inference on the
    CPU.

    Raises FileNotFoundError if either file is missing, RuntimeError if the weights do not fit the
    configuration.
    """
    model = Model(ModelConfig.load(path.with_name(CONFIG)))
    model.load_state_dict(load_file(path))
    return model.eval().requires_grad_(False)


def save_checkpoint(folder: Path, state: dict) -> None:
    replace(folder / CHECKPOINT, lambda partial: torch.save(state, partial))


def load_checkpoint(folder: Path) -> dict:
    """Raises FileNotFoundError with what to do if the run has none yet."""
    path = folder / CHECKPOINT
    if not path.exists():
        raise FileNotFoundError(f"{path} does not exist: start the run without --resume")
    return torch.load(path, map_location="cpu", weights_only=True)
