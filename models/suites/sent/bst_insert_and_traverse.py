from __future__ import annotations
from typing import Iterator, Optional


class Node:
    def __init__(self, key: int):
        self.key = key
        self.left: Optional[Node] = None
        self.right: Optional[Node] = None


class BST:
    """Unbalanced binary search tree; duplicates are ignored."""

    def __init__(self) -> None:
        self.root: Optional[Node] = None
        self.size = 0

    def insert(self, key: int) -> bool:
        if self.root is None:
            self.root = Node(key)
            self.size = 1
            return True
        cur = self.root
        while True:
            if key == cur.key:
                return False
            side = "left" if key < cur.key else "right"
            nxt = getattr(cur, side)
            if nxt is None:
                setattr(cur, side, Node(key))
                self.size += 1
                return True
            cur = nxt

    def __iter__(self) -> Iterator[int]:
        def walk(node):
            if node is not None:
                yield from walk(node.left)
                yield node.key
                yield from walk(node.right)
        return walk(self.root)

    def __len__(self):
        return self.size


def height(n: Optional[Node]) -> int:
    return 0 if n is None else 1 + max(height(n.left), height(n.right))


tree = BST()
for k in [5, 2, 8, 5, 9]:
    print(k, tree.insert(k))
print(list(tree), len(tree), "height", height(tree.root))
