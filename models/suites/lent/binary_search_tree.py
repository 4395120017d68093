from __future__ import annotations
from typing import Iterator, Optional


class Node:
    def __init__(self, key: int):
        self.key = key
        self.left: Optional[Node] = None
        self.right: Optional[Node] = None

    def __repr__(self) -> str:
        return f"Node({self.key})"


class BST:
    def __init__(self) -> None:
        self.root: Optional[Node] = None
        self.size = 0

    def insert(self, key: int) -> None:
        self.size += 1
        new = Node(key)
        if self.root is None:
            self.root = new
            return
        cur = self.root
        while True:
            if key < cur.key:
                if cur.left is None:
                    cur.left = new
                    return
                cur = cur.left
            else:
                if cur.right is None:
                    cur.right = new
                    return
                cur = cur.right

    def __iter__(self) -> Iterator[int]:
        yield from self._inorder(self.root)

    def _inorder(self, node: Optional[Node]) -> Iterator[int]:
        if node:
            yield from self._inorder(node.left)
            yield node.key
            yield from self._inorder(node.right)

    def height(self, node: Optional[Node]) -> int:
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))


if __name__ == "__main__":
    tree = BST()
    for k in [50, 30, 70, 20, 40]:
        tree.insert(k)
    print(list(tree))
    print("size", tree.size, "height", tree.height(tree.root))
    print(tree.root, tree.root.left, tree.root.right)
