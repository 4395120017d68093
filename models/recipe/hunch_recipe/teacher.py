"""Teachers to distil from: trained models whose mean distribution a student learns beside the true tokens.

The soft loss is that of Hinton, Vinyals and Dean 2015, "Distilling the Knowledge in a Neural Network" (arXiv
1503.02531): the divergence KL(teacher || student) of both distributions at a temperature T, times T² so that its
gradients keep their size. Of several teachers the mean distribution is taken, as that paper does with ensembles.
"""

from pathlib import Path

import torch
from safetensors import SafetensorError
from torch import Tensor

from hunch_recipe.batch import Batch, Lesson, precision
from hunch_recipe.evaluate import load
from hunch_recipe.model import Model
from hunch_recipe.settings import Settings


class TeacherError(ValueError):
    """A teacher that cannot be read, or that does not fit the student."""


class Teachers:
    """The models that a run learns from, on its device. They may be of any size; none of them is trained.

    Raises TeacherError.
    """

    def __init__(self, settings: Settings, device: torch.device) -> None:
        self.weight, self.temperature = settings.teacher_share, settings.temperature
        self.models = [_read(Path(path), settings).to(device) for path in settings.teacher]
        self._forward = [torch.compile(m) if settings.compile else m for m in self.models]

    @torch.no_grad()
    def lesson(self, batch: Batch) -> Lesson:
        """The mean distribution at the wanted predictions of a batch."""
        total: Tensor | float = 0.0
        for model, forward in zip(self.models, self._forward, strict=True):
            with precision(batch.ids.device):
                hidden = forward(batch.ids, batch.positions, batch.layout)
            logits = model.logits(hidden.flatten(0, 1)[batch.index]).float()
            total = total + (logits / self.temperature).softmax(-1)
        return Lesson(total / len(self.models), self.weight, self.temperature)


def _read(path: Path, settings: Settings) -> Model:
    """A teacher of a weights file or a folder, if it fits the student."""
    try:
        model = load(path)
    except (OSError, ValueError, KeyError, RuntimeError, SafetensorError) as error:
        raise TeacherError(f"the teacher {path} cannot be read: {error}") from error
    student, teacher = settings.model, model.config
    for name in ("vocabulary_size", "language_version"):
        mine, its = getattr(student, name), getattr(teacher, name)
        if mine != its:
            raise TeacherError(f"the teacher {path} has {name} {its}, the student {mine}")
    if teacher.context < settings.row_length:
        raise TeacherError(
            f"the teacher {path} reads {teacher.context} tokens, but rows have {settings.row_length}"
        )
    return model
