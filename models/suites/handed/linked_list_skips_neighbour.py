from __future__ import annotations
from dataclasses import dataclass
from typing import Iterator, Optional


@dataclass
class Node:
    value: str
    next: Optional[Node] = None


class Train:
    """wagons hooked to each other"""

    def __init__(self, wagons: str):
        self.head = None
        for w in reversed(wagons):
            self.head = Node(w, self.head)

    def __iter__(self) -> Iterator[str]:
        node = self.head
        while node is not None:
            yield node.value
            node = node.next

    def __str__(self) -> str:
        return "-".join(self) or "(empty)"

    def uncouple(self, kind: str) -> int:
        removed = 0
        prev, node = None, self.head
        while node:
            if node.value == kind:
                removed += 1
                if prev is None:
                    self.head = node.next
                else:
                    prev.next = node.next
            prev = node
            node = node.next
        return removed


for wagons in ["LCDC", "LCCD", "CCC"]:
    train = Train(wagons)
    before = str(train)
    n = train.uncouple("C")
    print(f"{before:<10} removed {n}: {train!s}")
