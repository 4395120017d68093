"""Exports shipped weights as an ONNX graph, for runtimes other than the project's own.

`python -m hunch_recipe.export_onnx ../ --to model.onnx`. The graph has operators of the ONNX standard only, and weights in
f32: what the int8 file stands for, so that its logits are the golden ones. It reads any number of tokens after those
already read, and hands back what it keeps of them:

| input             | shape                    | what                                                              |
|-------------------|--------------------------|-------------------------------------------------------------------|
| `ids`             | [T] int64                | tokens, at least one                                              |
| `before`          | [reach] int64            | the tokens before those, oldest first; -1 before the first        |
| `inputs`          | [2 layers, reach, D]     | what the short convolutions read there; 0 before the first        |
| `key.I`/`value.I` | [1, heads, past, head]   | keys and values of layer I; past is 0 at first                    |

and gives `logits` [V] of the last token, `next.before`, `next.inputs`, `next.key.I` and `next.value.I`. A model without
short convolutions has neither `before` nor `inputs`.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from safetensors.numpy import load_file

from hunch_recipe.tokens import ID

OPSET = 23
"""The first that has attention, rotary positions and RMS norms."""
IR = 11
"""The file format that came with it: runtimes refuse newer ones than they know."""
BLOCK = 32


class Graph:
    """Nodes and constants on their way to a file; a tensor is known by its name."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, np.ndarray] = {}

    def constant(self, name: str, value: np.ndarray) -> str:
        self.constants[name] = value
        return name

    def integers(self, *values: int) -> str:
        """A vector of integers, as operators take shapes and places; equal ones are shared."""
        return self.constant("i" + "_".join(map(str, values)), np.array(values, np.int64))

    def integer(self, value: int) -> str:
        return self.constant(f"n{value}", np.array(value, np.int64))

    def add(self, operator: str, *inputs: str, out: str | Sequence[str] = "", **attributes) -> str:
        """Appends a node; gives its output's name (the first one's)."""
        outputs = [out] if isinstance(out, str) else list(out)
        outputs = [name or f"{operator}.{len(self.nodes)}" for name in outputs]
        self.nodes.append(helper.make_node(operator, inputs, outputs, **attributes))
        return outputs[0]


class Exporter:
    """The graph of one model. In shapes T is tokens, P those before, D the width, R the convolutions' reach."""

    def __init__(self, config: SimpleNamespace, weights: dict[str, np.ndarray]) -> None:
        self.config, self.weights = config, weights
        self.head = config.width // config.heads
        self.reach = getattr(config, "convolution", 0)
        self.graph = Graph()
        self.convolved: list[str] = []

    def build(self) -> onnx.ModelProto:
        g, config = self.graph, self.config
        embedding = g.constant("embedding", self.weights["embedding.weight"])
        x = g.add("Gather", embedding, "ids")  # [T, D]
        if self.reach:
            self.neighbours()
        self.places()
        for index in range(config.layers):
            x = self.layer(index, x)
        last = g.add("Gather", x, g.integers(-1), axis=0)  # [1, D]
        across = g.constant("embedding.across", self.weights["embedding.weight"].T.copy())
        logits = g.add("MatMul", self.norm(last, "norm"), across)
        g.add("Squeeze", logits, g.integers(0), out="logits")
        if self.reach:
            g.add("Concat", *self.convolved, out="next.inputs", axis=0)
        return self.model()

    def neighbours(self) -> None:
        """`near` [T, R + 1]: the places, among R earlier tokens and these, of each token's neighbours and itself, farthest
        first; `same` [T, 1, R + 1]: 1 where that belongs to the token's part, else 0."""
        g, reach = self.graph, self.reach
        every = g.add("Concat", "before", "ids", axis=0)  # [R + T]
        starts = [g.add("Equal", every, g.integer(ID[name])) for name in ("<bos>", "<key>")]
        begins = g.add("Cast", g.add("Or", *starts), to=TensorProto.INT64)
        part = g.add("CumSum", begins, g.integer(0))
        count = g.add("Squeeze", g.add("Shape", "ids"), g.integers(0))
        places = g.add("Range", g.integer(0), count, g.integer(1))
        places = g.add("Unsqueeze", places, g.integers(1))  # [T, 1]
        self.near = g.add("Add", places, g.integers(*range(reach + 1)))
        own = g.add("Slice", part, g.integers(reach), g.integers(2**62))
        own = g.add("Unsqueeze", own, g.integers(1))
        same = g.add("Equal", g.add("Gather", part, self.near), own)
        same = g.add("Cast", same, to=TensorProto.FLOAT)
        self.same = g.add("Unsqueeze", same, g.integers(1))
        g.add("Slice", every, g.integers(-reach), g.integers(2**62), out="next.before")
        self.earlier = [f"inputs.{place}" for place in range(2 * self.config.layers)]
        g.add(
            "Split", "inputs", out=self.earlier, axis=0, num_outputs=2 * self.config.layers
        )  # each [1, R, D]

    def places(self) -> None:
        """Positions of the tokens as cosines and sines [1, T, head / 2], and which of P + T each may attend to, [T, P + T]."""
        g, config = self.graph, self.config
        exponents = np.arange(0, self.head, 2, dtype=np.float64) / self.head
        angles = np.arange(config.context)[:, None] * config.rope_base**-exponents
        past = g.add("Shape", "key.0", start=2, end=3)
        total = g.add("Add", past, g.add("Shape", "ids"))
        for name, function in (("cosines", np.cos), ("sines", np.sin)):
            table = g.constant(f"{name}.table", function(angles).astype(np.float32))
            part = g.add("Slice", table, past, total, g.integers(0))
            g.add("Unsqueeze", part, g.integers(0), out=name)
        first, end = (g.add("Squeeze", place, g.integers(0)) for place in (past, total))
        keys = g.add("Range", g.integer(0), end, g.integer(1))
        queries = g.add("Range", first, end, g.integer(1))
        queries = g.add("Unsqueeze", queries, g.integers(1))
        self.visible = g.add("LessOrEqual", keys, queries)

    def layer(self, index: int, x: str) -> str:
        g = self.graph
        h = self.norm(x, f"layers.{index}.attention_norm")
        h = self.convolve(h, f"layers.{index}.attention_convolution", 2 * index)
        x = g.add("Add", x, self.attention(index, h))
        h = self.norm(x, f"layers.{index}.mlp_norm")
        h = self.convolve(h, f"layers.{index}.mlp_convolution", 2 * index + 1)
        gate_up = self.linear(h, f"layers.{index}.mlp.gate", f"layers.{index}.mlp.up")
        gate, up = f"gate.{index}", f"up.{index}"
        g.add("Split", gate_up, out=[gate, up], axis=1, num_outputs=2)
        gated = g.add("Mul", gate, g.add("Sigmoid", gate))
        return g.add("Add", x, self.linear(g.add("Mul", gated, up), f"layers.{index}.mlp.down"))

    def attention(self, index: int, h: str) -> str:
        g, config, at = self.graph, self.config, f"layers.{index}.attention"
        mixed = self.linear(h, f"{at}.query", f"{at}.key", f"{at}.value")  # [T, 3 D]
        shape = g.integers(1, -1, 3 * config.heads, self.head)
        mixed = g.add("Transpose", g.add("Reshape", mixed, shape), perm=[0, 2, 1, 3])
        parts = [f"{name}.{index}.mixed" for name in ("query", "key", "value")]
        g.add("Split", mixed, out=parts, axis=1, num_outputs=3)  # each [1, H, T, head]
        query, key = (
            g.add("RotaryEmbedding", self.norm(part, f"{at}.{name}_norm"), "cosines", "sines")
            for part, name in zip(parts, ("query", "key"), strict=False)
        )
        attended = g.add(
            "Attention",
            *(query, key, parts[2], self.visible, f"key.{index}", f"value.{index}"),
            out=("", f"next.key.{index}", f"next.value.{index}"),
        )
        attended = g.add("Transpose", attended, perm=[0, 2, 1, 3])
        attended = g.add("Reshape", attended, g.integers(-1, config.width))
        return self.linear(attended, f"{at}.output")

    def norm(self, x: str, name: str) -> str:
        weight = self.graph.constant(name, self.weights[f"{name}.weight"])
        epsilon = self.config.norm_epsilon
        return self.graph.add("RMSNormalization", x, weight, axis=-1, epsilon=epsilon)

    def linear(self, x: str, *names: str) -> str:
        """The product with these matrices, side by side."""
        matrix = np.concatenate([self.weights[f"{name}.weight"] for name in names])
        return self.graph.add("MatMul", x, self.graph.constant("+".join(names), matrix.T.copy()))

    def convolve(self, h: str, name: str, place: int) -> str:
        """`h` [T, D] with its neighbours' shares; keeps what the next tokens' neighbours are."""
        if not self.reach:
            return h
        g = self.graph
        near = self.weights[f"{name}.weight"][:, 0, ::-1].T  # [R, D], farthest first
        shares = np.concatenate((near, np.ones((1, self.config.width), np.float32)))
        own = g.add("Unsqueeze", h, g.integers(0))
        every = g.add("Concat", self.earlier[place], own, axis=1)  # [1, R + T, D]
        window = g.add("Gather", g.add("Squeeze", every, g.integers(0)), self.near, axis=0)
        window = g.add("Mul", window, g.constant(name, shares))  # [T, R + 1, D]
        mixed = g.add("Squeeze", g.add("MatMul", self.same, window), g.integers(1))
        ends = (g.integers(-self.reach), g.integers(2**62), g.integers(1))
        self.convolved.append(g.add("Slice", every, *ends))
        return mixed

    def model(self) -> onnx.ModelProto:
        config, layers = self.config, range(self.config.layers)

        def value(name: str, shape: Sequence[int | str], kind: int = TensorProto.FLOAT):
            return helper.make_tensor_value_info(name, kind, shape)

        def kept(prefix: str, past: str) -> list[onnx.ValueInfoProto]:
            shape = (1, config.heads, past, self.head)
            values = [
                value(f"{prefix}{name}.{index}", shape)
                for index in layers
                for name in ("key", "value")
            ]
            if self.reach:
                values += [
                    value(f"{prefix}before", (self.reach,), TensorProto.INT64),
                    value(f"{prefix}inputs", (2 * config.layers, self.reach, config.width)),
                ]
            return values

        graph = helper.make_graph(
            self.graph.nodes,
            "hunch",
            [value("ids", ("tokens",), TensorProto.INT64), *kept("", "past")],
            [value("logits", (config.vocabulary_size,)), *kept("next.", "total")],
            [numpy_helper.from_array(array, name) for name, array in self.graph.constants.items()],
        )
        opset = helper.make_opsetid("", OPSET)
        model = helper.make_model(graph, opset_imports=[opset], ir_version=IR)
        onnx.checker.check_model(model, full_check=True)
        return model


def load(folder: Path) -> tuple[SimpleNamespace, dict[str, np.ndarray]]:
    """Configuration and f32 weights of an exported folder."""
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    tensors = load_file(folder / "weights.safetensors")
    weights = {}
    for name, tensor in tensors.items():
        if name.endswith(".scale"):
            continue
        if tensor.dtype == np.int8:
            scale = tensors[name.removesuffix("weight") + "scale"].astype(np.float32)
            tensor = tensor * scale.repeat(BLOCK, axis=1)
        weights[name] = tensor
    return SimpleNamespace(**config), weights


def export(folder: Path) -> onnx.ModelProto:
    """The graph of an exported folder."""
    return Exporter(*load(folder)).build()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("models", type=Path, help="folder with config.json and weights.safetensors")
    parser.add_argument("--to", type=Path, required=True, help="the file to write")
    arguments = parser.parse_args()
    try:
        arguments.to.write_bytes(export(arguments.models).SerializeToString())
    except (OSError, KeyError, ValueError) as error:
        print(f"export_onnx: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
