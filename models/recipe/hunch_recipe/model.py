"""The transformer: decoder only, RMSNorm, rotary positions, QK-norm, SwiGLU, tied embeddings.

Names of parameters are those of the shipped safetensors file, so that the engine, the trainer and
the exporter read one file. B is rows, T row length, V vocabulary, D width, H heads.
"""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from hunch_recipe.attention import Layout, attend
from hunch_recipe.tokens import ID

_BOS, _KEY = ID["<bos>"], ID["<key>"]


@dataclass(frozen=True)
class ModelConfig:
    """What `models/config.json` holds."""

    language_version: int = 3
    vocabulary_size: int = 1024
    width: int = 192
    layers: int = 6
    heads: int = 6
    hidden: int = 512
    context: int = 1024
    rope_base: float = 10000.0
    norm_epsilon: float = 1e-6
    convolution: int = 0
    """Tokens before its own that a layer's short convolutions reach; 0: it has none."""

    def __post_init__(self) -> None:
        if self.width % self.heads or (self.width // self.heads) % 2:
            raise ValueError(f"width {self.width} must be an even multiple of heads {self.heads}")
        if self.width % 32 or self.hidden % 32:
            raise ValueError(
                "width and hidden must be multiples of 32: weights are quantised in blocks of 32"
            )

    @property
    def head_dim(self) -> int:
        return self.width // self.heads

    @staticmethod
    def from_dict(values: dict) -> "ModelConfig":
        unknown = set(values) - {f.name for f in fields(ModelConfig)}
        if unknown:
            raise ValueError(f"unknown model settings: {', '.join(sorted(unknown))}")
        return ModelConfig(**values)

    @staticmethod
    def load(path: Path) -> "ModelConfig":
        return ModelConfig.from_dict(json.loads(path.read_text(encoding="utf-8")))

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")


class RMSNorm(nn.Module):
    """x / rms(x) * weight over the last dimension, computed in f32."""

    def __init__(self, size: int, epsilon: float) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(size))
        self.epsilon = epsilon

    def forward(self, x: Tensor) -> Tensor:
        wide = x.float()
        scale = torch.rsqrt(wide.square().mean(-1, keepdim=True) + self.epsilon)
        return (wide * scale * self.weight).to(x.dtype)


def rotary(positions: Tensor, head_dim: int, base: float) -> tuple[Tensor, Tensor]:
    """Cosines and sines [..., 1, head_dim / 2] (f32) for positions of any shape, broadcast over
    heads."""
    exponents = (
        torch.arange(0, head_dim, 2, device=positions.device, dtype=torch.float32) / head_dim
    )
    angles = positions[..., None, None].float() * base**-exponents
    return angles.cos(), angles.sin()


def rotate(x: Tensor, turn: tuple[Tensor, Tensor]) -> Tensor:
    """Rotary embedding of [..., H, head_dim], first half paired with second half."""
    cos, sin = turn
    a, b = x.float().chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, b * cos + a * sin), dim=-1).to(x.dtype)


class Convolution(nn.Module):
    """A short causal convolution of each channel, added to what it reads, so that a token knows its
    neighbours before it looks for others like them (as the Canon layers of Allen-Zhu, "Physics of
    Language Models: Part 4.1"). It starts as the identity. `weight` [D, 1, reach]: of the token
    one place back first."""

    def __init__(self, width: int, reach: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.zeros(width, 1, reach))

    def forward(self, h: Tensor, near: list[Tensor]) -> Tensor:
        back = (F.pad(h, (0, 0, k, 0))[:, : h.shape[1]] for k in range(1, len(near) + 1))
        return self.mix(h, [earlier * same for earlier, same in zip(back, near, strict=True)])

    def mix(self, h: Tensor, earlier: list[Tensor]) -> Tensor:
        """`earlier[k - 1]` is `h` k places back, 0 where that is no neighbour."""
        for k, there in enumerate(earlier):
            h = h + there * self.weight[:, 0, k].to(h.dtype)
        return h


def begins(ids: Tensor) -> Tensor:
    """Where a part begins, of which the tokens are neighbours: at `<bos>` and at `<key>`, so that a
    branch reads the same wherever it is packed."""
    return (ids == _BOS) | (ids == _KEY)


def neighbours(ids: Tensor, reach: int) -> list[Tensor]:
    """For k from 1 to `reach`, [B, T, 1]: 1 where the token k places back belongs to the same part,
    else 0."""
    part = begins(ids).cumsum(1)
    back = [F.pad(part, (k, 0), value=-1)[:, : ids.shape[1]] for k in range(1, reach + 1)]
    return [(earlier == part).float()[..., None] for earlier in back]


class Attention(nn.Module):
    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        width, head = config.width, config.head_dim
        self.heads = config.heads
        self.query = nn.Linear(width, width, bias=False)
        self.key = nn.Linear(width, width, bias=False)
        self.value = nn.Linear(width, width, bias=False)
        self.output = nn.Linear(width, width, bias=False)
        self.query_norm = RMSNorm(head, config.norm_epsilon)
        self.key_norm = RMSNorm(head, config.norm_epsilon)

    def project(self, h: Tensor, turn: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        """Queries, keys and values [B, T, H, head_dim], normalised and rotated; one product for
        all three."""
        weight = torch.cat((self.query.weight, self.key.weight, self.value.weight))
        q, k, v = F.linear(h, weight).unflatten(-1, (3, self.heads, -1)).unbind(-3)
        return rotate(self.query_norm(q), turn), rotate(self.key_norm(k), turn), v

    def forward(self, h: Tensor, turn: tuple[Tensor, Tensor], layout: Layout) -> Tensor:
        q, k, v = self.project(h, turn)
        return self.output(attend(q, k, v, layout).flatten(-2))


class Mlp(nn.Module):
    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.gate = nn.Linear(config.width, config.hidden, bias=False)
        self.up = nn.Linear(config.width, config.hidden, bias=False)
        self.down = nn.Linear(config.hidden, config.width, bias=False)

    def forward(self, h: Tensor) -> Tensor:
        gate, up = F.linear(h, torch.cat((self.gate.weight, self.up.weight))).chunk(2, dim=-1)
        return self.down(F.silu(gate) * up)


class Layer(nn.Module):
    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.attention_norm = RMSNorm(config.width, config.norm_epsilon)
        self.attention = Attention(config)
        self.mlp_norm = RMSNorm(config.width, config.norm_epsilon)
        self.mlp = Mlp(config)
        if config.convolution:
            self.attention_convolution = Convolution(config.width, config.convolution)
            self.mlp_convolution = Convolution(config.width, config.convolution)

    def forward(
        self, x: Tensor, turn: tuple[Tensor, Tensor], near: list[Tensor], layout: Layout
    ) -> Tensor:
        h = self.attention_norm(x)
        x = x + self.attention(self.attention_convolution(h, near) if near else h, turn, layout)
        h = self.mlp_norm(x)
        return x + self.mlp(self.mlp_convolution(h, near) if near else h)


class Model(nn.Module):
    def __init__(self, config: ModelConfig) -> None:
        super().__init__()
        self.config = config
        self.embedding = nn.Embedding(config.vocabulary_size, config.width)
        self.layers = nn.ModuleList(Layer(config) for _ in range(config.layers))
        self.norm = RMSNorm(config.width, config.norm_epsilon)
        self.initialise()

    @torch.no_grad()
    def initialise(self) -> None:
        """Small embeddings, 1/sqrt(fan-in) matrices, zero output projections: every layer starts
        as the identity."""
        nn.init.normal_(self.embedding.weight, std=0.02)
        for layer in self.layers:
            attention, mlp = layer.attention, layer.mlp
            for linear in (attention.query, attention.key, attention.value, mlp.gate, mlp.up):
                nn.init.normal_(linear.weight, std=linear.in_features**-0.5)
            nn.init.zeros_(attention.output.weight)
            nn.init.zeros_(mlp.down.weight)

    def forward(self, ids: Tensor, positions: Tensor, layout: Layout) -> Tensor:
        """Normalised hidden states [B, T, D] of token ids [B, T]; see `logits`."""
        turn = rotary(positions, self.config.head_dim, self.config.rope_base)
        near = neighbours(ids, self.config.convolution)
        x = self.embedding(ids)
        for layer in self.layers:
            x = layer(x, turn, near, layout)
        return self.norm(x)

    def logits(self, hidden: Tensor) -> Tensor:
        """Logits [..., V] of hidden states [..., D]; apply it only where a prediction is wanted."""
        return F.linear(hidden, self.embedding.weight.to(hidden.dtype))

    def matrices(self) -> list[nn.Parameter]:
        """The matrices of the layers (for Muon); all other parameters are the embedding and
        norms."""
        return [p for p in self.layers.parameters() if p.ndim == 2]
