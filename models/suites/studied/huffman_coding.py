from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass, field
from typing import Optional


@dataclass(order=True)
class HuffNode:
    freq: int
    order: int                 # tie breaker -> deterministic tree
    symbol: Optional[str] = field(default=None, compare=False)
    left: Optional[HuffNode] = field(default=None, compare=False)
    right: Optional[HuffNode] = field(default=None, compare=False)


def build_tree(text: str) -> HuffNode:
    heap = [HuffNode(f, i, s) for i, (s, f) in enumerate(sorted(Counter(text).items()))]
    heapq.heapify(heap)
    order = len(heap)
    while len(heap) > 1:
        a = heapq.heappop(heap)
        b = heapq.heappop(heap)
        heapq.heappush(heap, HuffNode(a.freq + b.freq, order, None, a, b))
        order += 1
    return heap[0]


def make_codes(node: HuffNode, prefix: str = "", table: dict[str, str] | None = None):
    if table is None:
        table = {}
    if node.symbol is not None:
        table[node.symbol] = prefix or "0"
    else:
        make_codes(node.left, prefix + "0", table)
        make_codes(node.right, prefix + "1", table)
    return table


def decode(bits: str, root: HuffNode) -> str:
    out = []
    node = root
    for b in bits:
        node = node.left if b == "0" else node.right
        if node.symbol is not None:
            out.append(node.symbol)
            node = root
    return "".join(out)


if __name__ == "__main__":
    message = "mississippi river"
    root = build_tree(message)
    codes = make_codes(root)
    for sym, code in sorted(codes.items(), key=lambda kv: (len(kv[1]), kv[1])):
        print(f"{sym!r}: {code}")
    encoded = "".join(codes[ch] for ch in message)
    print(encoded)
    print(f"{8 * len(message)} bits -> {len(encoded)} bits "
          f"({len(encoded) / (8 * len(message)):.1%})")
    assert decode(encoded, root) == message
