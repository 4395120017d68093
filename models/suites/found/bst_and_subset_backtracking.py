from __future__ import annotations
from typing import Iterator, Optional


class Node:
    __slots__ = ("key", "left", "right")

    def __init__(self, key: int):
        self.key = key
        self.left: Optional[Node] = None
        self.right: Optional[Node] = None


def insert(root: Optional[Node], key: int) -> Node:
    if root is None:
        return Node(key)
    if key < root.key:
        root.left = insert(root.left, key)
    elif key > root.key:
        root.right = insert(root.right, key)
    return root


def inorder(root: Optional[Node]) -> Iterator[int]:
    if root:
        yield from inorder(root.left)
        yield root.key
        yield from inorder(root.right)


def depth(root):
    return 0 if root is None else 1 + max(depth(root.left), depth(root.right))


def combination_sum(nums, target):
    found = []
    path = []

    def backtrack(start, rest):
        if rest == 0:
            found.append(path[:])
            return
        for i in range(start, len(nums)):
            if nums[i] > rest:
                break
            path.append(nums[i])
            backtrack(i + 1, rest - nums[i])
            path.pop()

    backtrack(0, target)
    return found


root = None
for k in (4, 2, 6, 3):
    root = insert(root, k)
keys = list(inorder(root))
print(keys, "depth", depth(root))
print(combination_sum(keys, 9))
