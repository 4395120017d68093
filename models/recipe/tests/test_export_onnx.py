"""The ONNX graph computes what the shipped weights compute, as ONNX's own definition of its operators runs it."""

import json
from pathlib import Path

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from hunch_recipe.export_onnx import Exporter, export, load

TINY = Path(__file__).parents[3] / "tests/golden/tiny"
GOLDEN = json.loads((TINY / "golden.json").read_text(encoding="utf-8"))["prompts"]
TOLERANCE = 2e-3  # golden logits have four decimals


@pytest.fixture(scope="module")
def graph() -> ReferenceEvaluator:
    return ReferenceEvaluator(export(TINY))


def nothing_read() -> dict[str, np.ndarray]:
    config = json.loads((TINY / "config.json").read_text(encoding="utf-8"))
    layers, heads, width = config["layers"], config["heads"], config["width"]
    reach = config["convolution"]
    empty = np.zeros((1, heads, 0, width // heads), np.float32)
    kept = {f"{name}.{layer}": empty for layer in range(layers) for name in ("key", "value")}
    kept["before"] = np.full(reach, -1, np.int64)
    kept["inputs"] = np.zeros((2 * layers, reach, width), np.float32)
    return kept


def read(
    graph: ReferenceEvaluator, kept: dict[str, np.ndarray], ids: list[int]
) -> tuple[np.ndarray, dict[str, np.ndarray]]:
    values = graph.run(None, {"ids": np.array(ids, np.int64), **kept})
    outputs = dict(zip(graph.output_names, values, strict=True))
    logits = outputs.pop("logits")
    return logits, {name.removeprefix("next."): value for name, value in outputs.items()}


@pytest.mark.parametrize("prompt", GOLDEN, ids=lambda prompt: f"{len(prompt['ids'])} tokens")
def test_logits_are_the_golden_ones(graph: ReferenceEvaluator, prompt: dict) -> None:
    logits, _ = read(graph, nothing_read(), prompt["ids"])
    np.testing.assert_allclose(logits, prompt["logits"], atol=TOLERANCE, rtol=0)


def test_reading_in_parts_is_reading_at_once(graph: ReferenceEvaluator) -> None:
    """Parts of several tokens, of one, and one that begins inside what the convolutions reach."""
    prompt = GOLDEN[0]
    kept = nothing_read()
    rest = prompt["ids"]
    for size in (5, 1, 1, len(rest)):
        logits, kept = read(graph, kept, rest[:size])
        rest = rest[size:]
    np.testing.assert_allclose(logits, prompt["logits"], atol=TOLERANCE, rtol=0)


def test_a_model_without_short_convolutions_keeps_keys_and_values_only() -> None:
    config, weights = load(TINY)
    config.convolution = 0
    plain = ReferenceEvaluator(Exporter(config, weights).build())
    kept = {
        name: value for name, value in nothing_read().items() if name.startswith(("key.", "value."))
    }
    assert set(plain.input_names) == {"ids", *kept}
    logits, _ = read(plain, kept, GOLDEN[0]["ids"])
    assert logits.shape == (config.vocabulary_size,)
    assert np.abs(logits - GOLDEN[0]["logits"]).max() > TOLERANCE
