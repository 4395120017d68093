"""Exports trained weights to what is shipped: int8 weights, configuration, golden logits, manifest.

`python -m hunch_recipe.export RUN/weights.safetensors --to ../` (the project's `models/`). After
`hunch eval SUITE.jsonl --calibrate models/calibration.json`, which can only be done with exported weights,
`python -m hunch_recipe.export --to ../` writes the manifest anew, with the calibration.

Every matrix `X.weight` [out, in] is stored as I8, beside `X.scale` F16 [out, in / 32], so that
w[o, i] = q[o, i] * scale[o, i / 32]; norms stay F32. The golden logits are those of the exported
file, computed in f32: an engine that cannot reproduce them must not be used.
"""

import argparse
import hashlib
import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import torch
from safetensors.torch import load_file, save_file
from torch import Tensor

from hunch_recipe import checkpoint
from hunch_recipe.decoder import Decoder, greedy
from hunch_recipe.model import Model, ModelConfig

BLOCK = 32
FORMAT = "hunch-int8-32"
PROMPT_LENGTHS = (24, 110, 300)
CONTINUATION = 16
SHIPPED = ("weights.safetensors", "config.json", "tokenizer.json", "golden.json")
CALIBRATION = "calibration.json"
"""What the probabilities of these weights are worth; shipped if it is there."""
TOKENIZER = Path(__file__).parents[2] / "tokenizer.json"


def quantise(weight: Tensor) -> tuple[Tensor, Tensor]:
    """int8 values [out, in] and f16 scales [out, in / 32] of a matrix."""
    blocks = weight.float().unflatten(-1, (-1, BLOCK))
    scale = (blocks.abs().amax(-1) / 127).half()
    divisor = scale.float()[..., None]
    values = torch.where(divisor > 0, blocks / divisor, 0).round().clamp(-127, 127)
    return values.to(torch.int8).flatten(-2), scale


def dequantise(values: Tensor, scale: Tensor) -> Tensor:
    """The f32 matrix that int8 values and f16 scales stand for."""
    blocks = values.float().unflatten(-1, (-1, BLOCK))
    return (blocks * scale.float()[..., None]).flatten(-2)


def export_weights(weights: dict[str, Tensor], config: ModelConfig, path: Path) -> None:
    """Writes the int8 file of f32 `weights`."""
    tensors: dict[str, Tensor] = {}
    for name, weight in weights.items():
        if weight.ndim == 2:
            values, scale = quantise(weight)
            tensors[name] = values.contiguous()
            tensors[name.removesuffix("weight") + "scale"] = scale.contiguous()
        else:
            tensors[name] = weight.float()
    metadata = {"format": FORMAT, "language_version": str(config.language_version)}
    checkpoint.replace(path, lambda partial: save_file(tensors, partial, metadata=metadata))


def read_weights(path: Path) -> dict[str, Tensor]:
    """The f32 weights of a file, be it of a run or exported."""
    tensors = load_file(path)
    return {
        name: dequantise(tensor, tensors[name.removesuffix("weight") + "scale"])
        if tensor.dtype == torch.int8
        else tensor
        for name, tensor in tensors.items()
        if not name.endswith(".scale")
    }


def load_exported(folder: Path) -> Model:
    """The model of an exported folder, in f32, for inference."""
    model = Model(ModelConfig.load(folder / "config.json"))
    model.load_state_dict(read_weights(folder / "weights.safetensors"))
    return model.eval().requires_grad_(False)


def golden(model: Model, prompts: Sequence[Sequence[int]], sha256: str) -> dict:
    """What an engine must reproduce: last logits of each prompt, and one greedy continuation."""
    entries = []
    for ids in prompts:
        logits = Decoder(model, 1).feed([ids])[0].tolist()
        entries.append({"ids": list(ids), "logits": [round(value, 4) for value in logits]})
    start = list(prompts[len(prompts) // 2])
    return {
        "sha256": sha256,
        "prompts": entries,
        "continuation": {"ids": start, "greedy": greedy(model, [start], CONTINUATION)[0]},
    }


def held_out_prompts(context: int) -> list[list[int]]:
    """Beginnings of held-out documents with one trajectory, of `PROMPT_LENGTHS`."""
    from hunch_recipe.data import rows
    from hunch_recipe.stream import HELDOUT_SEED

    documents = []
    for row in rows(HELDOUT_SEED, 1, context, "heldout"):
        first = (row.document == 0) & ((row.branch == 0) | (row.branch == 1))
        documents.append(row.ids[np.flatnonzero(first)].tolist())
    prompts = []
    for length in PROMPT_LENGTHS:
        long_enough = [ids for ids in documents if len(ids) >= min(length, context)]
        if not long_enough:
            raise ValueError(f"no held-out document has {length} tokens")
        prompts.append(long_enough[len(prompts) % len(long_enough)][:length])
    return prompts


def describe(folder: Path) -> dict:
    """The manifest of an exported folder: bytes and SHA-256 of each shipped file."""
    calibrated = (folder / CALIBRATION).exists()
    return {
        "files": {
            name: {
                "bytes": (folder / name).stat().st_size,
                "sha256": digest(folder / name),
            }
            for name in (*SHIPPED, *[CALIBRATION] * calibrated)
        }
    }


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def export(model: Model, prompts: Sequence[Sequence[int]], folder: Path) -> None:
    """Writes all shipped files of a model to `folder`; a tokenizer that is there already stays, a calibration goes:
    it was of other weights."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = folder / "weights.safetensors"
    export_weights(model.state_dict(), model.config, weights)
    model.config.save(folder / "config.json")
    if not (folder / "tokenizer.json").exists():
        shutil.copyfile(TOKENIZER, folder / "tokenizer.json")
    answers = golden(load_exported(folder), prompts, digest(weights))
    (folder / "golden.json").write_text(json.dumps(answers) + "\n", encoding="utf-8")
    (folder / CALIBRATION).unlink(missing_ok=True)
    write_manifest(folder)


def write_manifest(folder: Path) -> None:
    """Writes the manifest of an exported folder."""
    manifest = json.dumps(describe(folder), indent=2)
    (folder / "manifest.json").write_text(manifest + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "weights",
        type=Path,
        nargs="?",
        help="f32 weights of a run, config.json beside them; without, only the manifest is written",
    )
    parser.add_argument("--to", type=Path, required=True, help="folder of the shipped files")
    arguments = parser.parse_args()
    try:
        if arguments.weights is None:
            write_manifest(arguments.to)
        else:
            model = checkpoint.load_model(arguments.weights)
            export(model, held_out_prompts(model.config.context), arguments.to)
    except (OSError, ValueError, RuntimeError) as error:
        print(f"export: {error}", file=sys.stderr)
        return 2
    print((arguments.to / "manifest.json").read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
