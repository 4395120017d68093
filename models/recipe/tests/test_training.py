"""The trainer on a tiny model: it learns, resumes exactly, and attends to what it may."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file

torch = pytest.importorskip("torch", reason="training needs PyTorch")

from hunch_recipe import chunks  # noqa: E402
from hunch_recipe.attention import attend, block_mask, dense_mask, spans  # noqa: E402
from hunch_recipe.batch import Batch  # noqa: E402
from hunch_recipe.decoder import Decoder, greedy  # noqa: E402
from hunch_recipe.heldout import measure  # noqa: E402
from hunch_recipe.loader import Loader, Position, join, stack  # noqa: E402
from hunch_recipe.model import Model, ModelConfig  # noqa: E402
from hunch_recipe.optimizer import orthogonalise, schedule  # noqa: E402
from hunch_recipe.settings import Settings  # noqa: E402
from hunch_recipe.tokens import ID  # noqa: E402
from hunch_recipe.train import Trainer  # noqa: E402

pytestmark = pytest.mark.training

VOCABULARY = 64
TINY = {
    "vocabulary_size": VOCABULARY,
    "width": 32,
    "layers": 2,
    "heads": 2,
    "hidden": 64,
    "context": 96,
}
RUN = {
    "model": TINY,
    "tokens": 60 * 4 * 64,
    "row_length": 64,
    "batch_rows": 4,
    "heldout_rows": 4,
    "log_steps": 1,
    "compile": False,
}


@dataclass
class Row:
    ids: np.ndarray
    document: np.ndarray
    branch: np.ndarray
    positions: np.ndarray
    weights: np.ndarray


def rows(seed: int, chunk: int, length: int, split: str = "train") -> list[Row]:
    """Six rows of two documents, each a source and branches that begin as real ones do and then
    count up; a few tokens of padding at the end."""
    random = np.random.default_rng([seed, chunk, len(split)])
    made = []
    for _ in range(6):
        row = Row(
            np.zeros(length, np.uint16),
            np.full(length, -1, np.int16),
            np.zeros(length, np.int16),
            np.zeros(length, np.int16),
            np.zeros(length, np.float32),
        )
        at = 0
        for document in range(2):
            source = int(random.integers(3, 8))
            first = int(random.integers(VOCABULARY))
            for branch, size in enumerate((source, *random.integers(4, 10, size=2))):
                part = slice(at, at + size)
                start = first if branch == 0 else first + 2 * branch
                row.ids[part] = (start + np.arange(size)) % VOCABULARY
                row.ids[at] = ID["<key>"] if branch else ID["<bos>"]
                row.document[part] = document
                row.branch[part] = branch
                row.positions[part] = np.arange(size) + (source if branch else 0)
                row.weights[at + 1 : at + size] = 1.0 if branch else 0.1
                at += size
        made.append(row)
    return made


def trainer(out: Path, resume: bool = False, **changes: object) -> Trainer:
    torch.manual_seed(0)
    return Trainer(Settings.from_dict(RUN | changes), out, rows, resume)


def losses(out: Path, name: str = "loss") -> list[float]:
    lines = (out / "metrics.jsonl").read_text(encoding="utf-8").splitlines()
    return [e[name] for e in map(json.loads, lines) if e["kind"] == "train"]


@pytest.fixture(params=[0, 3])
def model(request: pytest.FixtureRequest) -> Model:
    """A tiny model, without and with short convolutions, whose output projections and convolutions
    are not zero, so that attention and neighbours matter."""
    torch.manual_seed(3)
    made = Model(ModelConfig.from_dict(TINY | {"convolution": request.param}))
    with torch.no_grad():
        for name, parameter in made.layers.named_parameters():
            if "norm" not in name:
                parameter.normal_(std=parameter[0].numel() ** -0.5)
    return made.requires_grad_(False)


@pytest.mark.parametrize("changes", [{}, {"optimizer": "adamw", "matrix_rate": 0.004}])
def test_the_loss_falls_on_a_fixed_set_of_rows(tmp_path: Path, changes: dict) -> None:
    run = trainer(tmp_path, workers=0, **changes)
    fixed = next(run.loader)
    seen = [run.step(fixed, 1.0)[0].means()["loss"] for _ in range(40)]
    assert seen[-1] < 0.2 * seen[0]


@pytest.mark.parametrize("averaging", [0.0, 0.9])
def test_a_resumed_run_repeats_the_uninterrupted_one(tmp_path: Path, averaging: float) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run = trainer(whole, workers=2, averaging=averaging)
    run.run(9)
    run.close()
    for resume, steps in ((False, 4), (True, 5)):
        run = trainer(parts, resume, workers=1, averaging=averaging)
        run.run(steps)
        run.close()
    assert len(losses(whole)) == 9
    assert losses(parts) == losses(whole)
    # By tensor: the file's header lists its metadata in any order.
    expected, found = (load_file(run / "weights.safetensors") for run in (whole, parts))
    assert found.keys() == expected.keys()
    assert all(np.array_equal(found[name], expected[name]) for name in expected)
    assert (parts / "metrics.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_run_ends_with_its_schedule(tmp_path: Path) -> None:
    run = trainer(tmp_path, workers=0, tokens=5 * 4 * 64)
    run.run()
    assert run.steps == 5


def test_a_run_without_checkpoint_cannot_resume(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="without --resume"):
        trainer(tmp_path, resume=True, workers=0)


def test_a_failing_generator_stops_the_run_with_its_message() -> None:
    def broken(seed: int, chunk: int, length: int, split: str) -> list[Row]:
        raise KeyError("no such program")

    with (
        Loader(broken, seed=1, length=8, batch=1) as loader,
        pytest.raises(RuntimeError, match=r"chunk 0 .*KeyError"),
    ):
        next(loader)


def test_a_run_of_few_chunks_reads_them_again(tmp_path: Path) -> None:
    run = trainer(tmp_path, workers=0, distinct_chunks=2)
    batches = [next(run.loader).ids.tolist() for _ in range(6)]
    assert batches[:3] == batches[3:]
    assert batches[0] != batches[1] != batches[2]


def test_a_folder_of_chunks_is_read_as_it_fills_and_then_again(tmp_path: Path) -> None:
    made = [stack(rows(1, chunk, 64)) for chunk in range(2)]
    chunks.write(tmp_path, 0, made[0])
    folder = chunks.ChunkFolder(tmp_path, seed=1, batch=4)
    first = next(folder)
    chunks.write(tmp_path, 1, made[1])
    read = [first, next(folder), next(folder)]
    together = join(read)
    for got, wanted in zip(together.arrays(), join(made).arrays(), strict=True):
        np.testing.assert_allclose(got, wanted, atol=1e-4)  # weights are kept in 16 bits
    assert folder.position.chunk == 2 and not folder.repeated
    again = next(folder).ids
    assert folder.repeated == 1
    assert any((again == chunk.ids[:4]).all() for chunk in made)


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_the_stream_goes_on_where_it_was_left(workers: int) -> None:
    arguments = {"seed": 5, "length": 64, "batch": 4}
    with Loader(rows, **arguments, workers=0) as loader:
        batches = [next(loader).ids for _ in range(7)]
    with Loader(rows, **arguments, workers=workers) as loader:
        for wanted in batches[:3]:
            assert (next(loader).ids == wanted).all()
        left = Position(loader.position.chunk, loader.position.offset)
    with Loader(rows, **arguments, workers=workers, position=left) as loader:
        for wanted in batches[3:]:
            assert (next(loader).ids == wanted).all()


@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_attention_by_layout_is_attention_under_the_mask(device: str) -> None:
    if device == "cuda" and not torch.cuda.is_available():
        pytest.skip("there is no GPU")
    torch.manual_seed(1)
    length = 64 if device == "cpu" else 1024  # a block mask's blocks have 128 tokens
    batch = stack(rows(2, 0, length))
    q, k, v = (torch.randn(6, length, 2, 32, device=device, requires_grad=True) for _ in range(3))
    document, branch = (torch.from_numpy(a).to(device) for a in (batch.document, batch.branch))
    weight = torch.randn(6, length, 2, 32, device=device) * (document >= 0)[..., None, None]
    if device == "cpu":
        ours = attend(q, k, v, spans(batch.document, batch.branch))
    else:
        ours = torch.compile(attend)(q, k, v, block_mask(document, branch))
    dense = attend(q, k, v, dense_mask(document, branch))
    for mine, reference in zip(
        (ours * weight, *torch.autograd.grad((ours * weight).sum(), (q, k, v))),
        (dense * weight, *torch.autograd.grad((dense * weight).sum(), (q, k, v))),
        strict=True,
    ):
        close = (1e-5, 1e-4) if device == "cpu" else (5e-3, 5e-3)  # a GPU multiplies in TF32
        torch.testing.assert_close(mine, reference, atol=close[0], rtol=close[1])


@pytest.mark.parametrize(
    ("document", "branch", "message"),
    [
        ([0, 0, 0, 0], [0, 1, 2, 1], "several runs"),
        ([0, 0, 0, 0], [1, 1, 0, 0], "after its branches"),
    ],
)
def test_rows_that_spans_cannot_describe_are_refused(
    document: list[int], branch: list[int], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        spans(np.array([document]), np.array([branch]))


def test_a_branch_sees_its_source_and_itself_only(model: Model) -> None:
    packed = stack(rows(7, 0, 64)[:1])
    document, branch = packed.document[0], packed.branch[0]

    def logits() -> torch.Tensor:
        batch = Batch.of(packed, torch.device("cpu"))
        return model.logits(model(batch.ids, batch.positions, batch.layout))[0]

    def where(number: int) -> np.ndarray:
        return np.flatnonzero((document == 0) & (branch == number))

    before = logits()
    alone = Decoder(model, 1)
    alone.feed([packed.ids[0, where(0)].tolist()])
    cached = [alone.feed([[token]])[0] for token in packed.ids[0, where(2)].tolist()]
    torch.testing.assert_close(before[where(2)], torch.stack(cached), atol=1e-5, rtol=1e-4)

    packed.ids[0, where(1)] = (packed.ids[0, where(1)] + 5) % VOCABULARY
    after = logits()
    assert (after[where(2)] == before[where(2)]).all()
    assert (after[document == 1] == before[document == 1]).all()
    assert not torch.allclose(after[where(1)], before[where(1)])


def test_sequences_of_a_batch_do_not_disturb_each_other(model: Model) -> None:
    prompts = [[1, 2, 3], [9], [4, 5, 6, 7, 8, 9, 10]]
    together = greedy(model, prompts, 12)
    assert together == [greedy(model, [prompt], 12)[0] for prompt in prompts]
    end = together[0][2]
    ended = greedy(model, prompts, 12, end=end)
    assert ended == [a[: a.index(end) + 1] if end in a else a for a in together]
    decoder = Decoder(model, 3)
    decoder.feed(prompts)
    first = decoder.feed([[11], [12], [13]])
    decoder.truncate([3, 1, 7])
    torch.testing.assert_close(decoder.feed([[11], [12], [13]]), first)


def test_decoding_keeps_to_what_is_allowed(model: Model) -> None:
    def allowed(prompt: int, ids: list[int]) -> np.ndarray:
        return np.arange(VOCABULARY) % 8 == (prompt + len(ids)) % 8

    prompts = [[1, 2], [3, 4]]
    for prompt, answer in enumerate(greedy(model, prompts, 6, allowed=allowed)):
        assert [token % 8 for token in answer] == [(prompt + 2 + i) % 8 for i in range(6)]


def test_orthogonalised_matrices_have_singular_values_near_one() -> None:
    torch.manual_seed(2)
    for shape in ((3, 32, 32), (2, 64, 32), (2, 32, 64)):
        values = torch.linalg.svdvals(orthogonalise(torch.randn(shape)))
        assert values.max() < 1.4
        assert values.median() > 0.6


@pytest.mark.parametrize(
    ("progress", "factor"), [(0.05, 0.5), (0.1, 1.0), (0.5, 1.0), (0.75, 0.5), (1.0, 0.0)]
)
def test_the_schedule_warms_up_stays_and_cools_down(progress: float, factor: float) -> None:
    assert schedule(progress, warmup=0.1, cooldown=0.5) == pytest.approx(factor)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"minutes": 1.0}, "either minutes or tokens"),
        ({"colour": 1}, "unknown settings: colour"),
        ({"row_length": 128}, "context 96"),
        ({"model": TINY | {"width": 40}}, "multiples of 32"),
        ({"practice": {"arithmetic": 0.5, "primitives": 0.6}}, "shares of the programs"),
        ({"practice": {"primitives": -0.1}}, "shares of the programs"),
        ({"practice": {"stops": 1.5}}, "stops is a share"),
        ({"practice": {"drills": 1}}, "unknown settings of practice: drills"),
        ({"practice": {"backward": 2}}, "backward is a share"),
        ({"practice": {"kinds": {"poems": 1}}}, "kinds gives shares over 0 to some of synthetic"),
        ({"optimizer": "sgd"}, "optimizer is muon or adamw"),
        ({"distinct_chunks": 0}, "distinct_chunks is at least 1"),
    ],
)
def test_impossible_settings_are_refused(changes: dict, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Settings.from_dict(RUN | changes)


def test_a_finished_model_is_measured_as_its_run_was(tmp_path: Path, model: Model) -> None:
    convolution = {"model": TINY | {"convolution": model.config.convolution}}
    run = trainer(tmp_path, workers=0, compile=False, **convolution)
    run.model.load_state_dict(model.state_dict())
    expected = run.evaluate()
    assert measure(model, run.heldout) == pytest.approx(expected, rel=1e-5)
    assert expected["loss"] > 0
