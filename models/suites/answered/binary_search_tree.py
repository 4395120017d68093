"""A binary search tree with insert, search, traversal and height."""
from __future__ import annotations
from typing import Iterator, Optional


class TreeNode:
    def __init__(self, value: int):
        self.value = value
        self.left: Optional[TreeNode] = None
        self.right: Optional[TreeNode] = None


class BST:
    def __init__(self):
        self.root: Optional[TreeNode] = None

    def insert(self, value: int) -> None:
        if self.root is None:
            self.root = TreeNode(value)
            return
        node = self.root
        while True:
            if value < node.value:
                if node.left is None:
                    node.left = TreeNode(value)
                    return
                node = node.left
            elif value > node.value:
                if node.right is None:
                    node.right = TreeNode(value)
                    return
                node = node.right
            else:
                return  # ignore duplicates

    def __contains__(self, value: int) -> bool:
        node = self.root
        while node and node.value != value:
            node = node.left if value < node.value else node.right
        return node is not None

    def __iter__(self) -> Iterator[int]:
        yield from self._inorder(self.root)

    def _inorder(self, node: Optional[TreeNode]) -> Iterator[int]:
        if node:
            yield from self._inorder(node.left)
            yield node.value
            yield from self._inorder(node.right)

    def height(self) -> int:
        def depth(node):
            return 0 if node is None else 1 + max(depth(node.left), depth(node.right))
        return depth(self.root)


if __name__ == "__main__":
    tree = BST()
    for v in [50, 30, 70, 20, 40, 60, 30]:
        tree.insert(v)

    print("Sorted:", list(tree))
    print("Height:", tree.height())
    print("40 in tree?", 40 in tree)
    print("45 in tree?", 45 in tree)
