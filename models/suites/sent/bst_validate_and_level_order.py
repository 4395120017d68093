from __future__ import annotations
from collections import deque
from typing import Optional, Iterator


class TreeNode:
    def __init__(self, val: int, left: Optional[TreeNode] = None, right: Optional[TreeNode] = None):
        self.val, self.left, self.right = val, left, right

    def __repr__(self) -> str:
        return f"T({self.val})"


def insert(root: Optional[TreeNode], val: int) -> TreeNode:
    if not root:
        return TreeNode(val)
    if val < root.val:
        root.left = insert(root.left, val)
    else:
        root.right = insert(root.right, val)
    return root


def level_order(root: TreeNode) -> list[list[int]]:
    q, levels = deque([root]), []
    while q:
        levels.append([n.val for n in q])
        for _ in range(len(q)):
            node = q.popleft()
            if node.left: q.append(node.left)
            if node.right: q.append(node.right)
    return levels


def inorder(node: Optional[TreeNode]) -> Iterator[int]:
    if node:
        yield from inorder(node.left)
        yield node.val
        yield from inorder(node.right)


def is_bst(node, lo=float("-inf"), hi=float("inf")) -> bool:
    return node is None or (
        lo < node.val < hi
        and is_bst(node.left, lo, node.val)
        and is_bst(node.right, node.val, hi)
    )


if __name__ == "__main__":
    root = None
    for v in [5, 3, 4]:
        root = insert(root, v)
    print(root, level_order(root))
    print(list(inorder(root)))
    print(is_bst(root))
    root.left.right.val = 6   # break it
    print(is_bst(root))
