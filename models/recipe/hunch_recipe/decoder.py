"""Incremental decoding of several sequences at once, with a key-value cache.

For evaluation in Python; the engine has its own. A sequence here is one source with one branch: a
plain causal sequence, whose positions count from 0.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from hunch_recipe.model import Convolution, Model, begins, rotary

Allowed = Callable[[int, list[int]], np.ndarray]
"""Prompt number and the ids of its sequence so far, to a boolean for each token of the
vocabulary."""


class Decoder:
    """The cache of `count` sequences, which may differ in length.

    `room` is how many tokens a sequence may get, the model's context if not given: a cache as long
    as needed is copied faster.
    """

    def __init__(self, model: Model, count: int, room: int | None = None) -> None:
        config = model.config
        self.model = model
        self.room = min(room or config.context, config.context)
        self.lengths = torch.zeros(count, dtype=torch.long, device=model.embedding.weight.device)
        shape = (config.layers, count, self.room, config.heads, config.head_dim)
        self._keys = torch.zeros(shape, device=self.lengths.device)
        self._values = torch.zeros_like(self._keys)
        # What the short convolutions read: two in each layer, if there are any.
        inputs = (2 * config.layers if config.convolution else 0, count, self.room, config.width)
        self._inputs = torch.zeros(inputs, device=self.lengths.device)
        self._parts = torch.zeros((count, self.room), dtype=torch.long, device=self.lengths.device)

    @torch.inference_mode()
    def feed(self, tokens: Sequence[Sequence[int]]) -> Tensor:
        """Appends ids to every sequence (at least one each); logits [count, V] after the last.

        Raises ValueError if a sequence gets no token, or more than there is room for.
        """
        x = self._read(tokens)
        last = torch.tensor([len(ids) - 1 for ids in tokens], device=x.device)
        return self.model.logits(x[torch.arange(len(tokens), device=x.device), last])

    @torch.inference_mode()
    def feed_all(self, tokens: Sequence[Sequence[int]]) -> Tensor:
        """Like `feed`, with the logits [count, T, V] after every id; T is the longest part's."""
        return self.model.logits(self._read(tokens))

    def _read(self, tokens: Sequence[Sequence[int]]) -> Tensor:
        """Hidden states [count, T, D] of the ids."""
        counts = torch.tensor([len(ids) for ids in tokens], device=self.lengths.device)
        if len(tokens) != len(self.lengths) or not counts.all():
            raise ValueError("feed wants at least one token for each sequence")
        ends = self.lengths + counts
        if int(ends.max()) > self.room:
            raise ValueError(f"a sequence exceeds the room of {self.room} tokens")
        width = int(counts.max())
        ids = torch.tensor([[*part, *[0] * (width - len(part))] for part in tokens])
        steps = torch.arange(width, device=self.lengths.device)
        positions = self.lengths[:, None] + steps
        row, at = (steps < counts[:, None]).nonzero(as_tuple=True)
        seen = int(ends.max())
        mask = torch.arange(seen, device=self.lengths.device) <= positions[:, :, None]

        model = self.model
        turn = rotary(positions, model.config.head_dim, model.config.rope_base)
        ids = ids.to(self.lengths.device)
        every = torch.arange(len(tokens), device=ids.device)[:, None]
        last = self._parts[every, (self.lengths - 1).clamp(min=0)[:, None]]
        self._parts[row, positions[row, at]] = (last + begins(ids).cumsum(1))[row, at]
        inputs = iter(self._inputs)
        here = self._parts[every, positions.clamp(max=self.room - 1)]
        back: list[
            tuple[Tensor, Tensor]
        ] = []  # for each distance: the place, and whether it is near
        for distance in range(1, model.config.convolution + 1):
            there = (positions - distance).clamp(min=0, max=self.room - 1)
            near = (self._parts[every, there] == here) & (positions >= distance)
            back.append((there, near[..., None]))

        def convolve(convolution: Convolution, h: Tensor) -> Tensor:
            kept = next(inputs)
            kept[row, positions[row, at]] = h[row, at]
            return convolution.mix(h, [kept[every, there] * near for there, near in back])

        x = model.embedding(ids)
        for keys, values, layer in zip(self._keys, self._values, model.layers, strict=True):
            h = layer.attention_norm(x)
            if model.config.convolution:
                h = convolve(layer.attention_convolution, h)
            q, k, v = layer.attention.project(h, turn)
            keys[row, positions[row, at]] = k[row, at]
            values[row, positions[row, at]] = v[row, at]
            heads = F.scaled_dot_product_attention(
                q.transpose(1, 2),
                keys[:, :seen].transpose(1, 2),
                values[:, :seen].transpose(1, 2),
                attn_mask=mask[:, None],
            )
            x = x + layer.attention.output(heads.transpose(1, 2).flatten(-2))
            h = layer.mlp_norm(x)
            if model.config.convolution:
                h = convolve(layer.mlp_convolution, h)
            x = x + layer.mlp(h)
        self.lengths = ends
        return model.norm(x)

    def truncate(self, lengths: Sequence[int]) -> None:
        """Forgets what comes after the first `lengths[i]` tokens of each sequence."""
        kept = torch.tensor(lengths, device=self.lengths.device)
        if kept.shape != self.lengths.shape or (kept < 0).any() or (kept > self.lengths).any():
            raise ValueError("truncate wants a length of at most its present one for each sequence")
        self.lengths = kept

    def keep(self, sequences: Sequence[int]) -> None:
        """Goes on with these sequences only, in the given order; one named twice is copied."""
        chosen = torch.tensor(sequences, dtype=torch.long, device=self.lengths.device)
        self.lengths = self.lengths[chosen]
        self._keys, self._values = self._keys[:, chosen], self._values[:, chosen]
        self._inputs, self._parts = self._inputs[:, chosen], self._parts[chosen]

    def copies(self, count: int, more: int) -> "Decoder":
        """A decoder of its own: copies of the first sequence, with room for `more` tokens."""
        length = int(self.lengths[0])
        room = min(self.room, length + more)
        copy = Decoder(self.model, count, room)
        copy._keys[:, :, :length] = self._keys[:, :1, :length]
        copy._values[:, :, :length] = self._values[:, :1, :length]
        copy._inputs[:, :, :length] = self._inputs[:, :1, :length]
        copy._parts[:, :length] = self._parts[:1, :length]
        copy.lengths[:] = length
        return copy


@dataclass(slots=True)
class Continuation:
    """What was decoded after a prompt, `end` included if it came, and how probable it was."""

    ids: list[int] = field(default_factory=list)
    probability: float = 1.0


def decode(
    decoder: Decoder,
    fed: Sequence[Sequence[int]],
    most: int,
    end: int | None = None,
    allowed: Allowed | None = None,
    generator: torch.Generator | None = None,
) -> list[Continuation]:
    """Continues each sequence of a decoder, after feeding it `fed`, by up to `most` ids.

    The most likely id is taken, or with a `generator` one drawn from the model's distribution.
    `allowed` gets the ids decoded so far and leaves only what it allows. A sequence also ends when
    the decoder's room is full.
    """
    found = [Continuation() for _ in fed]
    active = list(range(len(fed)))
    ended: set[int] = set()
    for _ in range(most):
        before = decoder.lengths
        logits = decoder.feed(fed)
        if allowed is not None:
            masks = [allowed(sequence, found[sequence].ids) for sequence in active]
            may = torch.from_numpy(np.stack(masks)).to(logits.device)
            logits = logits.masked_fill(~may, -torch.inf)
        shares = logits.float().softmax(-1)
        if generator is None:
            picked = shares.argmax(-1)
        else:
            picked = torch.multinomial(shares, 1, generator=generator)[:, 0]
        chosen = picked.tolist()
        likely = shares.gather(1, picked[:, None])[:, 0].tolist()
        lengths = decoder.lengths.tolist()
        for sequence, token, share, length in zip(active, chosen, likely, lengths, strict=True):
            if sequence not in ended:
                found[sequence].ids.append(token)
                found[sequence].probability *= share
                if token == end or length >= decoder.room:
                    ended.add(sequence)
        done = torch.tensor([sequence in ended for sequence in active], device=before.device)
        if done.all():
            break
        # A sequence that has ended reads on the spot; dropping it copies the cache of all others.
        decoder.lengths = torch.where(done, before, decoder.lengths)
        if done.sum() * 2 >= len(active):
            going = (~done).nonzero()[:, 0].tolist()
            decoder.keep(going)
            active, chosen = [active[i] for i in going], [chosen[i] for i in going]
        fed = [[token] for token in chosen]
    return found


def greedy(
    model: Model,
    prompts: Sequence[Sequence[int]],
    most: int,
    end: int | None = None,
    allowed: Allowed | None = None,
) -> list[list[int]]:
    """The most likely continuation of each prompt; see `decode`.

    `allowed` gets whole sequences, prompts included.
    """
    whole = None
    if allowed is not None:

        def whole(prompt: int, ids: list[int]) -> np.ndarray:
            return allowed(prompt, [*prompts[prompt], *ids])

    found = decode(Decoder(model, len(prompts)), prompts, most, end, whole)
    return [continuation.ids for continuation in found]
