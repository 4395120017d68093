"""Attention over rows that pack several documents, each a source with independent branches.

A query at row index t may see the key at s iff s <= t, both belong to one document, and the key
lies in the document's source (branch 0) or in the query's own branch. A dense mask would compute
(and, on a CPU, mostly discard) T x T scores per head. So a layout is worked out once a batch and
used by every layer:

* on CUDA a `BlockMask` for `flex_attention`, which skips blocks that are masked as a whole;
* on CPUs, where flex_attention has no backward pass, a list of spans: every run of tokens sees
  itself causally, and the branches of a document see its source without a mask. The two parts of a
  branch's attention are computed by PyTorch's flash kernel and merged by their log-sum-exp; the
  kernel's backward pass is exact for each part when it is given the merged output and log-sum-exp.
"""

from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.nn.attention.flex_attention import BlockMask, create_block_mask, flex_attention

_forward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu
_backward = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward


@dataclass
class Spans:
    """Spans of a batch of rows.

    `own` [n, 3]: row, first, end of each run of one branch of one document. `source` [m, 5]: row,
    first and end of the branches of a document, first and end of its source. Both int64, on the
    CPU.
    """

    own: Tensor
    source: Tensor


Layout = Spans | BlockMask | Tensor
"""What a layer is told of who sees whom; a tensor is a `dense_mask`."""


def spans(document: np.ndarray, branch: np.ndarray) -> Spans:
    """The spans of rows whose `document` and `branch` are [B, T]; negative documents are padding,
    in no span.

    Raises ValueError if a document's source is not its first run or a branch is in several runs.
    """
    own: list[tuple[int, int, int]] = []
    source: list[tuple[int, int, int, int, int]] = []
    for row in range(document.shape[0]):
        docs, branches = document[row].astype(np.int64), branch[row].astype(np.int64)
        edges = np.flatnonzero((np.diff(docs) != 0) | (np.diff(branches) != 0)) + 1
        starts = [0, *edges.tolist()]
        ends = [*edges.tolist(), docs.shape[0]]
        seen: set[tuple[int, int]] = set()
        prefix: tuple[int, int, int] | None = None  # document, first and end of its source
        for first, end in zip(starts, ends, strict=True):
            doc, arm = int(docs[first]), int(branches[first])
            if doc < 0:
                continue
            if (doc, arm) in seen:
                raise ValueError(
                    f"row {row}: branch {arm} of document {doc} is in several runs; "
                    "keep it contiguous"
                )
            if arm == 0 and any(d == doc for d, _ in seen):
                raise ValueError(
                    f"row {row}: the source of document {doc} comes after its branches"
                )
            seen.add((doc, arm))
            own.append((row, first, end))
            if arm == 0:
                prefix = (doc, first, end)
            elif prefix is not None and prefix[0] == doc:
                if (
                    source
                    and source[-1][0] == row
                    and source[-1][3:] == prefix[1:]
                    and source[-1][2] == first
                ):
                    source[-1] = (*source[-1][:2], end, *prefix[1:])
                else:
                    source.append((row, first, end, *prefix[1:]))
    return Spans(
        torch.tensor(own, dtype=torch.int64).reshape(-1, 3),
        torch.tensor(source, dtype=torch.int64).reshape(-1, 5),
    )


def block_mask(document: Tensor, branch: Tensor) -> BlockMask:
    """The same layout for `flex_attention`; `document` and `branch` are [B, T] on the GPU."""

    def visible(b: Tensor, _head: Tensor, query: Tensor, key: Tensor) -> Tensor:
        same = document[b, query] == document[b, key]
        return (
            (query >= key) & same & ((branch[b, key] == 0) | (branch[b, key] == branch[b, query]))
        )

    rows, length = document.shape
    return create_block_mask(visible, rows, None, length, length, device=str(document.device))


def dense_mask(document: Tensor, branch: Tensor) -> Tensor:
    """The rule itself, [B, 1, T, T] of booleans: the reference that the layouts are tested
    against, and a layout where none of them can be had. (Padding sees itself.)"""
    same = document[:, :, None] == document[:, None, :]
    seen = (branch[:, None, :] == 0) | (branch[:, None, :] == branch[:, :, None])
    return (same & seen).tril()[:, None]


def attend(query: Tensor, key: Tensor, value: Tensor, layout: Layout) -> Tensor:
    """Attention of [B, T, H, head_dim] tensors under a layout; the result has the same shape."""
    if isinstance(layout, BlockMask):
        heads = flex_attention(
            query.transpose(1, 2), key.transpose(1, 2), value.transpose(1, 2), block_mask=layout
        )
        return heads.transpose(1, 2)
    if isinstance(layout, Tensor):
        q, k, v = (x.transpose(1, 2) for x in (query, key, value))
        return F.scaled_dot_product_attention(q, k, v, attn_mask=layout).transpose(1, 2)
    return span_attention(query, key, value, layout.own, layout.source)[0]


@torch.library.custom_op("hunch::span_attention", mutates_args=())
def span_attention(
    query: Tensor, key: Tensor, value: Tensor, own: Tensor, source: Tensor
) -> tuple[Tensor, Tensor]:
    """Attention output [B, T, H, D] and log-sum-exp [B, H, T] (f32) of the spans `own` and
    `source`."""
    q, k, v = query.transpose(1, 2), key.transpose(1, 2), value.transpose(1, 2)
    rows, length, heads, _ = query.shape
    out = torch.zeros_like(query, memory_format=torch.contiguous_format)
    lse = query.new_zeros((rows, heads, length), dtype=torch.float32)
    out_t = out.transpose(1, 2)
    for row, a, b in own.tolist():
        at = slice(row, row + 1), slice(None), slice(a, b)
        out_t[at], lse[at] = _forward(q[at], k[at], v[at], 0.0, True)
    for row, a, b, c, d in source.tolist():
        at, seen = (
            (slice(row, row + 1), slice(None), slice(a, b)),
            (slice(row, row + 1), slice(None), slice(c, d)),
        )
        part, part_lse = _forward(q[at], k[seen], v[seen], 0.0, False)
        own_lse = lse[at]
        share = torch.sigmoid(part_lse - own_lse)  # of the source in the softmax's denominator
        out_t[at] = torch.lerp(out_t[at], part, share[..., None].to(part.dtype))
        lse[at] = torch.logaddexp(own_lse, part_lse)
    return out, lse


@span_attention.register_fake
def _(
    query: Tensor, key: Tensor, value: Tensor, own: Tensor, source: Tensor
) -> tuple[Tensor, Tensor]:
    rows, length, heads, _ = query.shape
    return (
        torch.empty_like(query, memory_format=torch.contiguous_format),
        query.new_empty((rows, heads, length), dtype=torch.float32),
    )


@torch.library.custom_op("hunch::span_attention_backward", mutates_args=())
def span_attention_backward(
    grad: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    lse: Tensor,
    own: Tensor,
    source: Tensor,
) -> tuple[Tensor, Tensor, Tensor]:
    """Gradients of query, key and value, each [B, T, H, D]."""
    g, q, k, v, o = (x.transpose(1, 2) for x in (grad, query, key, value, out))
    grads = [
        torch.zeros_like(x, memory_format=torch.contiguous_format) for x in (query, key, value)
    ]
    dq, dk, dv = (x.transpose(1, 2) for x in grads)
    for row, a, b in own.tolist():
        at = slice(row, row + 1), slice(None), slice(a, b)
        dq[at], dk[at], dv[at] = _backward(g[at], q[at], k[at], v[at], o[at], lse[at], 0.0, True)
    for row, a, b, c, d in source.tolist():
        at, seen = (
            (slice(row, row + 1), slice(None), slice(a, b)),
            (slice(row, row + 1), slice(None), slice(c, d)),
        )
        part = _backward(g[at], q[at], k[seen], v[seen], o[at], lse[at], 0.0, False)
        dq[at] += part[0]
        dk[seen] += part[1]
        dv[seen] += part[2]
    return grads[0], grads[1], grads[2]


@span_attention_backward.register_fake
def _(grad, query, key, value, out, lse, own, source):
    return tuple(
        torch.empty_like(x, memory_format=torch.contiguous_format) for x in (query, key, value)
    )


def _keep(ctx, inputs, output) -> None:
    query, key, value, own, source = inputs
    ctx.save_for_backward(query, key, value, output[0], output[1], own, source)


def _differentiate(ctx, grad: Tensor, _grad_lse: Tensor):
    query, key, value, out, lse, own, source = ctx.saved_tensors
    return *span_attention_backward(grad, query, key, value, out, lse, own, source), None, None


span_attention.register_autograd(_differentiate, setup_context=_keep)
