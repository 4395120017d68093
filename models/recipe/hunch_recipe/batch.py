"""A batch on its device: what the model reads, and the predictions that are wanted of it."""

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from hunch_recipe.attention import Layout, block_mask, spans
from hunch_recipe.loader import Rows
from hunch_recipe.model import Model


@dataclass
class Batch:
    """`ids` and `positions` [B, T]; of the n wanted predictions: where (flat index of the hidden
    state), of what (`targets`), with what weight, and whether it belongs to a branch (`predicted`)
    rather than to a source."""

    ids: Tensor
    positions: Tensor
    layout: Layout
    index: Tensor
    targets: Tensor
    weights: Tensor
    predicted: Tensor

    @staticmethod
    def of(rows: Rows, device: torch.device) -> "Batch":
        """Raises ValueError if the rows' documents or branches are not contiguous."""
        ids = torch.from_numpy(rows.ids).long()
        weights = torch.from_numpy(rows.weights)[:, 1:]
        branch = torch.from_numpy(rows.branch)
        wanted = weights > 0
        length = ids.shape[1]
        row, at = wanted.nonzero(as_tuple=True)
        if device.type == "cuda":
            layout: Layout = block_mask(
                torch.from_numpy(rows.document).to(device), branch.to(device)
            )
        else:
            layout = spans(rows.document, rows.branch)
        return Batch(
            ids.to(device),
            torch.from_numpy(rows.positions).to(device),
            layout,
            (row * length + at).to(device),
            ids[:, 1:][wanted].to(device),
            weights[wanted].to(device),
            (branch[:, 1:][wanted] > 0).to(device),
        )


@dataclass
class Outcome:
    """Sums over the predictions of a batch, so that batches can be added up."""

    loss: float = 0.0
    weight: float = 0.0
    correct: int = 0
    predicted: int = 0

    def add(self, other: "Outcome") -> None:
        self.loss += other.loss
        self.weight += other.weight
        self.correct += other.correct
        self.predicted += other.predicted

    def means(self) -> dict[str, float]:
        """Weighted mean cross-entropy (nats), and accuracy on the branches' tokens."""
        return {
            "loss": self.loss / max(self.weight, 1e-9),
            "accuracy": self.correct / max(self.predicted, 1),
        }


def loss_of(model: Model, hidden: Tensor, batch: Batch) -> tuple[Tensor, Outcome]:
    """The weighted cross-entropy, summed (to differentiate), and what is to be known of it. Logits
    exist only where a target does."""
    logits = model.logits(hidden.flatten(0, 1)[batch.index]).float()
    losses = F.cross_entropy(logits, batch.targets, reduction="none")
    total = (losses * batch.weights).sum()
    weight = batch.weights.sum()
    with torch.no_grad():
        correct = ((logits.argmax(-1) == batch.targets) & batch.predicted).sum()
    outcome = Outcome(total.item(), weight.item(), int(correct), int(batch.predicted.sum()))
    return total, outcome
