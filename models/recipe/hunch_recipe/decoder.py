"""Incremental decoding of several sequences at once, with a key-value cache.

For evaluation in Python; the engine has its own. A sequence here is one source with one branch: a
plain causal sequence, whose positions count from 0.
"""

from collections.abc import Callable, Sequence

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from hunch_recipe.model import Model, rotary

Allowed = Callable[[int, list[int]], np.ndarray]
"""Prompt number and the ids of its sequence so far, to a boolean for each token of the
vocabulary."""


class Decoder:
    """The cache of `count` sequences, which may differ in length."""

    def __init__(self, model: Model, count: int) -> None:
        config = model.config
        self.model = model
        self.lengths = torch.zeros(count, dtype=torch.long, device=model.embedding.weight.device)
        shape = (config.layers, count, config.context, config.heads, config.head_dim)
        self._keys = torch.zeros(shape, device=self.lengths.device)
        self._values = torch.zeros_like(self._keys)

    @torch.inference_mode()
    def feed(self, tokens: Sequence[Sequence[int]]) -> Tensor:
        """Appends ids to every sequence (at least one each); logits [count, V] after the last.

        Raises ValueError if a sequence gets no token, or more than the context holds.
        """
        counts = torch.tensor([len(ids) for ids in tokens], device=self.lengths.device)
        if len(tokens) != len(self.lengths) or not counts.all():
            raise ValueError("feed wants at least one token for each sequence")
        ends = self.lengths + counts
        if int(ends.max()) > self.model.config.context:
            raise ValueError(
                f"a sequence exceeds the context of {self.model.config.context} tokens"
            )
        width = int(counts.max())
        ids = torch.tensor([[*part, *[0] * (width - len(part))] for part in tokens])
        steps = torch.arange(width, device=self.lengths.device)
        positions = self.lengths[:, None] + steps
        row, at = (steps < counts[:, None]).nonzero(as_tuple=True)
        seen = int(ends.max())
        mask = torch.arange(seen, device=self.lengths.device) <= positions[:, :, None]

        model = self.model
        turn = rotary(positions, model.config.head_dim, model.config.rope_base)
        x = model.embedding(ids.to(self.lengths.device))
        for keys, values, layer in zip(self._keys, self._values, model.layers, strict=True):
            q, k, v = layer.attention.project(layer.attention_norm(x), turn)
            keys[row, positions[row, at]] = k[row, at]
            values[row, positions[row, at]] = v[row, at]
            heads = F.scaled_dot_product_attention(
                q.transpose(1, 2),
                keys[:, :seen].transpose(1, 2),
                values[:, :seen].transpose(1, 2),
                attn_mask=mask[:, None],
            )
            x = x + layer.attention.output(heads.transpose(1, 2).flatten(-2))
            x = x + layer.mlp(layer.mlp_norm(x))
        self.lengths = ends
        last = x[torch.arange(len(tokens), device=x.device), counts - 1]
        return model.logits(model.norm(last))

    def truncate(self, lengths: Sequence[int]) -> None:
        """Forgets what comes after the first `lengths[i]` tokens of each sequence."""
        kept = torch.tensor(lengths, device=self.lengths.device)
        if kept.shape != self.lengths.shape or (kept < 0).any() or (kept > self.lengths).any():
            raise ValueError("truncate wants a length of at most its present one for each sequence")
        self.lengths = kept

    def keep(self, sequences: Sequence[int]) -> None:
        """Drops all sequences but these, which are renumbered in the given order."""
        chosen = torch.tensor(sequences, dtype=torch.long, device=self.lengths.device)
        self.lengths = self.lengths[chosen]
        self._keys, self._values = self._keys[:, chosen], self._values[:, chosen]


def greedy(
    model: Model,
    prompts: Sequence[Sequence[int]],
    most: int,
    end: int | None = None,
    allowed: Allowed | None = None,
) -> list[list[int]]:
    """The most likely continuation of each prompt: up to `most` ids, `end` included if it comes.

    With `allowed`, the most likely of the tokens it allows. A sequence also ends when the context
    is full.
    """
    answers: list[list[int]] = [[] for _ in prompts]
    decoder = Decoder(model, len(prompts))
    active = list(range(len(prompts)))
    fed: list[Sequence[int]] = list(prompts)
    for _ in range(most):
        logits = decoder.feed(fed)
        if allowed is not None:
            masks = [allowed(prompt, [*prompts[prompt], *answers[prompt]]) for prompt in active]
            may = torch.from_numpy(np.stack(masks)).to(logits.device)
            logits = logits.masked_fill(~may, -torch.inf)
        chosen = logits.argmax(-1).tolist()
        for prompt, token in zip(active, chosen, strict=True):
            answers[prompt].append(token)
        lengths = decoder.lengths.tolist()
        going = [
            i
            for i, (token, length) in enumerate(zip(chosen, lengths, strict=True))
            if token != end and length < model.config.context
        ]
        if not going:
            break
        if len(going) < len(active):
            decoder.keep(going)
            active = [active[i] for i in going]
        fed = [[chosen[i]] for i in going]
    return answers
