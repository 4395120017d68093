"""Distillation: the soft loss against one written out plainly, runs that learn from teachers and resume; averages and grown models."""

from pathlib import Path

import numpy as np
import pytest
from test_training import RUN, TINY, losses, rows, trainer

torch = pytest.importorskip("torch", reason="training needs PyTorch")

from hunch_recipe import checkpoint  # noqa: E402
from hunch_recipe.average import average  # noqa: E402
from hunch_recipe.batch import Batch, loss_of  # noqa: E402
from hunch_recipe.grow import grow, origins  # noqa: E402
from hunch_recipe.loader import stack  # noqa: E402
from hunch_recipe.model import Model, ModelConfig  # noqa: E402
from hunch_recipe.settings import Settings  # noqa: E402
from hunch_recipe.teacher import Teachers  # noqa: E402

pytestmark = pytest.mark.training

WIDER = TINY | {"width": 64, "hidden": 96, "layers": 1, "convolution": 3}
CPU = torch.device("cpu")


def made(folder: Path, seed: int, config: dict = TINY) -> Path:
    """A folder with a model that is sure of much, so that its distributions say something."""
    torch.manual_seed(seed)
    model = Model(ModelConfig.from_dict(config))
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.ndim == 2:
                parameter.normal_(std=parameter.shape[1] ** -0.5)
    checkpoint.save_model(folder, model)
    return folder


@pytest.fixture
def teachers(tmp_path: Path) -> list[str]:
    """A weights file, and a folder of a model of another size."""
    first = made(tmp_path / "first", 1) / checkpoint.WEIGHTS
    return [str(first), str(made(tmp_path / "second", 2, WIDER))]


def softmax(x: np.ndarray) -> np.ndarray:
    e = np.exp(x - x.max())
    return e / e.sum()


@pytest.mark.parametrize(("share", "temperature"), [(0.7, 1.0), (0.4, 2.5), (1.0, 0.5)])
def test_the_loss_is_the_plain_one(teachers: list[str], share: float, temperature: float) -> None:
    settings = Settings.from_dict(
        RUN | {"teacher": teachers, "teacher_share": share, "temperature": temperature}
    )
    taught = Teachers(settings, CPU)
    torch.manual_seed(5)
    student = Model(settings.model)
    packed = stack(rows(3, 0, 64)[:2])
    batch = Batch.of(packed, CPU)
    hidden = student(batch.ids, batch.positions, batch.layout)
    total, outcome = loss_of(student, hidden, batch, taught.lesson(batch))

    def logits(model: Model) -> np.ndarray:
        with torch.no_grad():
            out = model.logits(model(batch.ids, batch.positions, batch.layout))
        return out.double().numpy()

    said, told = logits(student), [logits(model) for model in taught.models]
    hard = soft = 0.0
    for row, at in zip(*np.nonzero(packed.weights[:, 1:]), strict=True):
        weight = float(packed.weights[row, at + 1])
        wanted = np.mean([softmax(t[row, at] / temperature) for t in told], axis=0)
        own = softmax(said[row, at] / temperature)
        hard -= weight * np.log(softmax(said[row, at])[packed.ids[row, at + 1]])
        soft += weight * temperature**2 * (wanted * np.log(wanted / own)).sum()
    assert soft > 1
    assert total.item() == pytest.approx((1 - share) * hard + share * soft, rel=1e-4)
    assert (outcome.loss, outcome.soft) == pytest.approx((hard, soft), rel=1e-4)
    total.backward()
    assert all(p.grad is None for model in taught.models for p in model.parameters())


def test_a_student_comes_close_to_its_teacher(tmp_path: Path, teachers: list[str]) -> None:
    run = trainer(tmp_path / "run", workers=0, teacher=teachers[1:], teacher_share=1.0)
    fixed = next(run.loader)
    seen = [run.step(fixed, 1.0)[0].means()["soft"] for _ in range(40)]
    assert seen[-1] < 0.5 * seen[0]


def test_a_resumed_student_repeats_the_uninterrupted_one(
    tmp_path: Path, teachers: list[str]
) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for out, resume, steps in ((whole, False, 7), (parts, False, 3), (parts, True, 4)):
        run = trainer(out, resume, workers=0, teacher=teachers)
        run.run(steps)
        run.close()
    assert len(losses(whole, "soft")) == 7
    assert losses(parts, "soft") == losses(whole, "soft")
    assert losses(parts) == losses(whole)


def test_a_teacher_without_weight_changes_nothing(tmp_path: Path, teachers: list[str]) -> None:
    for out, changes in (("alone", {}), ("taught", {"teacher": teachers, "teacher_share": 0.0})):
        run = trainer(tmp_path / out, workers=0, **changes)
        run.run(4)
        run.close()
    assert losses(tmp_path / "taught") == losses(tmp_path / "alone")


@pytest.mark.parametrize(
    ("config", "message"),
    [
        (None, "cannot be read"),
        (TINY | {"vocabulary_size": 96}, "vocabulary_size 96, the student 64"),
        (TINY | {"language_version": 1}, "language_version 1, the student 3"),
        (TINY | {"context": 32}, "reads 32 tokens, but rows have 64"),
    ],
)
def test_teachers_that_do_not_fit_are_refused(
    tmp_path: Path, config: dict | None, message: str
) -> None:
    path = tmp_path / "teacher"
    if config:
        made(path, 0, config)
    with pytest.raises(ValueError, match=message):
        trainer(tmp_path / "run", workers=0, teacher=[str(path)])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"teacher": "a"}, "a list"),
        ({"teacher_share": 1.5}, "from 0 to 1"),
        ({"temperature": 0.0}, "over 0"),
    ],
)
def test_impossible_lessons_are_refused(changes: dict, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Settings.from_dict(RUN | changes)


def test_the_average_is_the_mean_of_every_weight(tmp_path: Path) -> None:
    folders = [made(tmp_path / name, seed) for seed, name in enumerate("abc")]
    models = [checkpoint.load_model(folder / checkpoint.WEIGHTS) for folder in folders]
    # Files and folders may be mixed.
    mean = average([folders[0] / checkpoint.WEIGHTS, *folders[1:]]).state_dict()
    for name, weight in mean.items():
        expected = torch.stack([model.state_dict()[name] for model in models]).mean(0)
        torch.testing.assert_close(weight, expected)
    with pytest.raises(ValueError, match="architecture"):
        average([folders[0], made(tmp_path / "d", 4, WIDER)])


def test_a_grown_model_says_what_the_trained_one_says_and_can_learn(tmp_path: Path) -> None:
    model = checkpoint.load_model(made(tmp_path / "small", 1) / checkpoint.WEIGHTS)
    grown = grow(model, model.config.layers + 3)
    assert origins(10, 14)[:4] == [(0, False), (1, False), (1, True), (2, False)]
    batch = Batch.of(stack(rows(3, 0, 64)[:2]), CPU)
    expected = model(batch.ids, batch.positions, batch.layout)
    hidden = grown.requires_grad_()(batch.ids, batch.positions, batch.layout)
    torch.testing.assert_close(hidden, expected)
    loss_of(grown, hidden, batch)[0].backward()
    for layer in grown.layers:
        assert layer.attention.output.weight.grad.any()
        assert layer.mlp.down.weight.grad.any()
    with pytest.raises(ValueError, match="more are wanted"):
        grow(model, model.config.layers)
