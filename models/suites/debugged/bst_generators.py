from __future__ import annotations
from collections import deque
from dataclasses import dataclass
from typing import Iterator


@dataclass
class Tree:
    val: int
    left: Tree | None = None
    right: Tree | None = None

    def insert(self, val: int) -> None:
        side = "left" if val < self.val else "right"
        child = getattr(self, side)
        if child is None:
            setattr(self, side, Tree(val))
        else:
            child.insert(val)

    def __iter__(self) -> Iterator[int]:
        if self.left:
            yield from self.left
        yield self.val
        if self.right:
            yield from self.right

    def height(self) -> int:
        return 1 + max(c.height() if c else 0 for c in (self.left, self.right))


def levels(root):
    q = deque([root])
    while q:
        row = []
        for _ in range(len(q)):
            n = q.popleft()
            row.append(n.val)
            q.extend(c for c in (n.left, n.right) if c)
        yield row


class BSTIterator:
    """controlled inorder, O(h) memory"""

    def __init__(self, root):
        self.stack = []
        self._push(root)

    def _push(self, n):
        while n:
            self.stack.append(n)
            n = n.left

    def __iter__(self):
        return self

    def __next__(self):
        if not self.stack:
            raise StopIteration
        n = self.stack.pop()
        self._push(n.right)
        return n.val


def kth(root, k):
    for i, v in enumerate(BSTIterator(root), start=1):
        if i == k:
            return v


root = Tree(8)
for x in (3, 10, 1, 6, 14):
    root.insert(x)

print(list(root))
print(list(levels(root)))
print("height", root.height(), "3rd", kth(root, 3), "20th", kth(root, 20))
it = BSTIterator(root)
print(next(it), next(it), [v * v for v in it])
