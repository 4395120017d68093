"""A batch on its device: what the model reads, and the predictions that are wanted of it."""

import contextlib
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from hunch_recipe.attention import Layout, block_mask, dense_mask, spans
from hunch_recipe.loader import Rows
from hunch_recipe.model import Model


@dataclass
class Batch:
    """`ids` and `positions` [B, T]; of the n wanted predictions: where (flat index of the hidden
    state), of what (`targets`), with what weight, and whether it belongs to a branch (`predicted`)
    rather than to a source. `weight` and `count` are the sums of the last two, known without
    waiting for the device."""

    ids: Tensor
    positions: Tensor
    layout: Layout
    index: Tensor
    targets: Tensor
    weights: Tensor
    predicted: Tensor
    weight: float
    count: int

    @staticmethod
    def of(rows: Rows, device: torch.device, dense: bool = False) -> "Batch":
        """With `dense` attention, or with what suits the device. Raises ValueError if the rows' documents or branches are
        not contiguous."""

        def there(tensor: Tensor) -> Tensor:
            # From pinned memory a copy does not wait for what the GPU is busy with.
            if device.type == "cuda":
                return tensor.pin_memory().to(device, non_blocking=True)
            return tensor.to(device)

        ids = torch.from_numpy(rows.ids).long()
        weights = torch.from_numpy(rows.weights)[:, 1:]
        branch = torch.from_numpy(rows.branch)
        wanted = weights > 0
        length = ids.shape[1]
        row, at = wanted.nonzero(as_tuple=True)
        if dense:
            layout: Layout = dense_mask(there(torch.from_numpy(rows.document)), there(branch))
        elif device.type == "cuda":
            layout = block_mask(there(torch.from_numpy(rows.document)), there(branch))
        else:
            layout = spans(rows.document, rows.branch)
        weights, predicted = weights[wanted], branch[:, 1:][wanted] > 0
        return Batch(
            there(ids),
            there(torch.from_numpy(rows.positions)),
            layout,
            there(row * length + at),
            there(ids[:, 1:][wanted]),
            there(weights),
            there(predicted),
            float(weights.sum()),
            int(predicted.sum()),
        )


def precision(device: torch.device) -> contextlib.AbstractContextManager:
    """bf16 on GPUs. On CPUs without matrix tiles it is no faster than f32, and slower for the
    optimiser."""
    if device.type == "cuda":
        return torch.autocast("cuda", dtype=torch.bfloat16)
    return contextlib.nullcontext()


@dataclass
class Lesson:
    """What teachers say of the n wanted predictions of a batch: `shares` [n, V] f32, distributions
    at `temperature`; `weight` (0 to 1) is that of the soft loss, the rest that of the true
    tokens."""

    shares: Tensor
    weight: float
    temperature: float

    def losses(self, logits: Tensor) -> Tensor:
        """The soft loss [n] (nats) of a student's logits [n, V]."""
        said = (logits / self.temperature).log_softmax(-1)
        divergence = F.kl_div(said, self.shares, reduction="none").sum(-1)
        return divergence * self.temperature**2


@dataclass
class Outcome:
    """Sums over the predictions of a batch, so that batches can be added up. What the device works
    out stays there, as tensors without dimensions, until `means` is asked for."""

    loss: float | Tensor = 0.0
    soft: float | Tensor = 0.0
    """The soft loss, where there are teachers."""
    weight: float = 0.0
    correct: int | Tensor = 0
    predicted: int = 0

    def add(self, other: "Outcome") -> None:
        self.loss += other.loss
        self.soft += other.soft
        self.weight += other.weight
        self.correct += other.correct
        self.predicted += other.predicted

    def means(self) -> dict[str, float]:
        """Weighted mean cross-entropy (nats), accuracy on the branches' tokens and, where there are
        teachers, the weighted mean soft loss."""
        weight = max(self.weight, 1e-9)
        loss, soft, correct = float(self.loss), float(self.soft), int(self.correct)
        means = {"loss": loss / weight, "accuracy": correct / max(self.predicted, 1)}
        return means | ({"soft": soft / weight} if soft else {})


def loss_of(
    model: Model, hidden: Tensor, batch: Batch, lesson: Lesson | None = None
) -> tuple[Tensor, Outcome]:
    """The weighted loss, summed (to differentiate), and what is to be known of it. Logits exist
    only where a target does.

    The outcome's `loss` is that of the true tokens, whatever a lesson adds to what is learned."""
    logits = model.logits(hidden.flatten(0, 1)[batch.index]).float()
    losses = F.cross_entropy(logits, batch.targets, reduction="none")
    total = hard = (losses * batch.weights).sum()
    soft: float | Tensor = 0.0
    if lesson is not None:
        taught = (lesson.losses(logits) * batch.weights).sum()
        total = (1 - lesson.weight) * hard + lesson.weight * taught
        soft = taught.detach()
    with torch.no_grad():
        correct = ((logits.argmax(-1) == batch.targets) & batch.predicted).sum()
    return total, Outcome(hard.detach(), soft, batch.weight, correct, batch.count)
