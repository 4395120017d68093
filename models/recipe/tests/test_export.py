"""Export: quantisation within its bound, and files that agree with each other."""

import hashlib
import json
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="exporting needs PyTorch")

from safetensors import safe_open  # noqa: E402

from hunch_recipe import checkpoint  # noqa: E402
from hunch_recipe.evaluate import halved  # noqa: E402
from hunch_recipe.export import (  # noqa: E402
    SHIPPED,
    dequantise,
    export,
    load_exported,
    quantise,
    write_manifest,
)
from hunch_recipe.model import Model, ModelConfig  # noqa: E402

pytestmark = pytest.mark.training

CONFIG = ModelConfig(vocabulary_size=64, width=32, layers=2, heads=2, hidden=64, context=96)
PROMPTS = [[1, 2, 3], [5, 6, 7, 8, 9], list(range(40))]


@pytest.mark.parametrize("size", [1.0, 1e-3, 100.0])
def test_quantisation_is_off_by_half_a_step(size: float) -> None:
    torch.manual_seed(0)
    weight = torch.randn(48, 96) * size
    weight[0, :32] = 0
    values, scale = quantise(weight)
    assert values.dtype == torch.int8
    assert scale.shape == (48, 3)
    bound = 0.52 * scale.float().repeat_interleave(32, dim=1)  # f16 rounds the scale itself
    assert ((dequantise(values, scale) - weight).abs() <= bound + 1e-9).all()


def test_exported_files_agree(tmp_path: Path) -> None:
    torch.manual_seed(1)
    model = Model(CONFIG)
    with torch.no_grad():
        for parameter in model.matrices():
            parameter.normal_(std=0.2)
    (tmp_path / "tokenizer.json").write_text("{}", encoding="utf-8")
    (tmp_path / "calibration.json").write_text("of other weights", encoding="utf-8")
    export(model, PROMPTS, tmp_path)
    assert not (tmp_path / "calibration.json").exists()

    files = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert set(files) == {"weights.safetensors", "config.json", "tokenizer.json", "golden.json"}
    for name, entry in files.items():
        content = (tmp_path / name).read_bytes()
        assert entry == {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}

    golden = json.loads((tmp_path / "golden.json").read_text(encoding="utf-8"))
    assert golden["sha256"] == files["weights.safetensors"]["sha256"]
    assert [prompt["ids"] for prompt in golden["prompts"]] == PROMPTS
    assert len(golden["continuation"]["greedy"]) == 16
    exported = load_exported(tmp_path)
    for prompt in golden["prompts"]:
        ids = torch.tensor([prompt["ids"]])
        logits = _forward(exported, ids)[0, -1]
        torch.testing.assert_close(logits, torch.tensor(prompt["logits"]), atol=1e-3, rtol=0)
        trained = _forward(model, ids)[0, -1]
        assert (logits - trained).abs().max() < 0.1 * trained.abs().max()
    with safe_open(tmp_path / "weights.safetensors", "pt") as file:
        assert file.metadata() == {
            "format": "hunch-int8-32",
            "language_version": str(CONFIG.language_version),
        }
        assert file.get_slice("layers.1.mlp.down.scale").get_shape() == [32, 2]


def test_weights_of_a_run_load_as_they_were_saved(tmp_path: Path) -> None:
    model = Model(CONFIG)
    path = tmp_path / "weights.safetensors"
    checkpoint.save_weights(path, model.state_dict(), CONFIG)
    loaded = checkpoint.load_model(path)
    assert loaded.config == CONFIG
    assert all(
        torch.equal(a, b) for a, b in zip(loaded.parameters(), model.parameters(), strict=True)
    )


def _forward(model: Model, ids: torch.Tensor) -> torch.Tensor:
    """Logits of one plain causal sequence by the training code, not the decoder."""
    from hunch_recipe.attention import spans

    zeros = torch.zeros_like(ids).numpy()
    positions = torch.arange(ids.shape[1])[None]
    with torch.no_grad():
        return model.logits(model(ids, positions, spans(zeros, zeros)))


def test_a_calibration_is_shipped_once_it_is_there(tmp_path: Path) -> None:
    for name in (*SHIPPED, "calibration.json"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    write_manifest(tmp_path)
    files = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert set(files) == {*SHIPPED, "calibration.json"}


def test_halved_weights_are_those_of_f16():
    model = Model(CONFIG)
    before = [weight.clone() for weight in model.parameters()]
    after = list(halved(model).parameters())
    assert all(torch.equal(weight, weight.half().float()) for weight in after)
    assert any(not torch.equal(*pair) for pair in zip(before, after, strict=True))
