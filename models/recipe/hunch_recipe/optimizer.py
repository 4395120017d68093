"""The optimiser: Muon (or AdamW) for the layers' matrices, AdamW for the embedding and the norms, and
the schedule of both."""

import torch
from torch import Tensor, nn

from hunch_recipe.group import Group
from hunch_recipe.model import Model

# Coefficients of the quintic iteration that drives singular values towards 1 (Jordan et al., Muon).
_A, _B, _C = 3.4445, -4.7750, 2.0315


def orthogonalise(matrices: Tensor, steps: int = 5) -> Tensor:
    """Newton-Schulz iteration: the nearest semi-orthogonal matrices, roughly, of a stack [n, rows,
    columns]."""
    x = matrices.bfloat16() if matrices.is_cuda else matrices.float()
    tall = x.shape[-2] > x.shape[-1]
    if tall:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        gram = x @ x.mT
        x = _A * x + torch.baddbmm(gram, gram, gram, beta=_B, alpha=_C) @ x
    return (x.mT if tall else x).to(matrices.dtype)


class Muon(torch.optim.Optimizer):
    """Nesterov momentum, orthogonalised. Matrices of one shape are orthogonalised together: many
    small products in a row cost more in dispatch than in arithmetic. The processes of a group share
    that work out."""

    def __init__(
        self,
        parameters: list[nn.Parameter],
        lr: float,
        group: Group,
        momentum: float = 0.95,
        weight_decay: float = 0.0,
    ) -> None:
        super().__init__(parameters, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})
        self.group = group

    @torch.no_grad()
    def step(self) -> None:  # type: ignore[override]
        for group in self.param_groups:
            by_shape: dict[tuple[int, int], list[nn.Parameter]] = {}
            for parameter in group["params"]:
                rows, columns = parameter.shape
                by_shape.setdefault((min(rows, columns), max(rows, columns)), []).append(parameter)
            for parameters in by_shape.values():
                self._step_stack(parameters, group)

    def _step_stack(self, parameters: list[nn.Parameter], group: dict) -> None:
        for parameter in parameters:
            if "momentum" not in self.state[parameter]:
                self.state[parameter]["momentum"] = torch.zeros_like(parameter)
        gradients = [parameter.grad for parameter in parameters]
        averages = [self.state[parameter]["momentum"] for parameter in parameters]
        torch._foreach_lerp_(averages, gradients, 1 - group["momentum"])
        directions = torch._foreach_lerp(gradients, averages, group["momentum"])
        updates = torch.stack([d.mT if _tall(d) else d for d in directions])
        own = self.group.share(len(updates))
        done = orthogonalise(updates[own])
        if self.group.size > 1:
            updates.zero_()
            updates[own] = done
            self.group.add_up([updates])
        else:
            updates = done
        # In few calls: on a GPU each one costs more than its arithmetic.
        torch._foreach_mul_(parameters, 1 - group["lr"] * group["weight_decay"])
        for tall in (False, True):
            chosen = [(p, u) for p, u in zip(parameters, updates, strict=True) if _tall(p) == tall]
            if chosen:
                rows, columns = chosen[0][0].shape
                change = [update.mT if tall else update for _, update in chosen]
                rate = group["lr"] * max(1.0, rows / columns) ** 0.5
                torch._foreach_add_([parameter for parameter, _ in chosen], change, alpha=-rate)


def _tall(matrix: Tensor) -> bool:
    return matrix.shape[0] > matrix.shape[1]


class Optimizer:
    """Both optimisers as one, with the learning rates scaled by the schedule."""

    def __init__(
        self,
        model: Model,
        matrix_rate: float,
        vector_rate: float,
        weight_decay: float,
        group: Group,
        kind: str = "muon",
    ) -> None:
        matrices = model.matrices()
        chosen = {id(p) for p in matrices}
        rest = [p for p in model.parameters() if id(p) not in chosen]
        if kind == "muon":
            self.matrices = Muon(matrices, lr=matrix_rate, group=group, weight_decay=weight_decay)
        else:
            self.matrices = adamw(matrices, matrix_rate, weight_decay)
        self.vectors = adamw(rest, vector_rate)
        self.rates = (matrix_rate, vector_rate)

    def step(self, factor: float) -> None:
        """One step with both learning rates times `factor`; clears the gradients."""
        for optimizer, rate in zip((self.matrices, self.vectors), self.rates, strict=True):
            for group in optimizer.param_groups:
                group["lr"] = rate * factor
            optimizer.step()
        self.clear()

    def clear(self) -> None:
        self.matrices.zero_grad(set_to_none=True)
        self.vectors.zero_grad(set_to_none=True)

    def state_dict(self) -> dict:
        return {"muon": self.matrices.state_dict(), "adam": self.vectors.state_dict()}

    def load_state_dict(self, state: dict) -> None:
        self.matrices.load_state_dict(state["muon"])
        self.vectors.load_state_dict(state["adam"])


def adamw(
    parameters: list[nn.Parameter], rate: float, weight_decay: float = 0.0
) -> torch.optim.AdamW:
    """AdamW with the momenta that language models are trained with."""
    return torch.optim.AdamW(
        parameters, lr=rate, betas=(0.9, 0.95), eps=1e-10, weight_decay=weight_decay
    )


def schedule(progress: float, warmup: float, cooldown: float) -> float:
    """Warm-up, constant, linear cool-down: the learning-rate factor at `progress` (0 to 1) of the
    run.

    `warmup` and `cooldown` are fractions of the run. The factor never is 0 before the end, so that
    every step counts.
    """
    if progress < warmup:
        return max(progress / warmup, 0.01)
    if progress > 1 - cooldown:
        return max((1 - progress) / cooldown, 0.0)
    return 1.0
