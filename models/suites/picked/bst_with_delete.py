from dataclasses import dataclass
from typing import Iterator, Optional


@dataclass
class Node:
    key: int
    left: Optional["Node"] = None
    right: Optional["Node"] = None


class TreeSet:
    def __init__(self, items=()):
        self.root: Optional[Node] = None
        self._len = 0
        for x in items:
            self.add(x)

    def add(self, key: int) -> bool:
        parent, node = None, self.root
        while node:
            if key == node.key:
                return False
            parent, node = node, (node.left if key < node.key else node.right)
        fresh = Node(key)
        if parent is None:
            self.root = fresh
        elif key < parent.key:
            parent.left = fresh
        else:
            parent.right = fresh
        self._len += 1
        return True

    def discard(self, key: int) -> None:
        def remove(node: Optional[Node], key: int) -> Optional[Node]:
            if node is None:
                raise KeyError(key)
            if key < node.key:
                node.left = remove(node.left, key)
            elif key > node.key:
                node.right = remove(node.right, key)
            elif node.left and node.right:
                succ = node.right
                while succ.left:
                    succ = succ.left
                node.key = succ.key
                node.right = remove(node.right, succ.key)
            else:
                return node.left or node.right
            return node

        try:
            self.root = remove(self.root, key)
        except KeyError:
            pass
        else:
            self._len -= 1

    def __contains__(self, key: int) -> bool:
        node = self.root
        while node and node.key != key:
            node = node.left if key < node.key else node.right
        return node is not None

    def __iter__(self) -> Iterator[int]:
        stack, node = [], self.root
        while stack or node:
            while node:
                stack.append(node)
                node = node.left
            node = stack.pop()
            yield node.key
            node = node.right

    def __len__(self) -> int:
        return self._len

    def height(self) -> int:
        def h(n):
            return 1 + max(h(n.left), h(n.right)) if n else 0
        return h(self.root)


tree = TreeSet([50, 30, 70, 60, 80, 65])
print(list(tree), len(tree), tree.height())
print(tree.add(60), 60 in tree, 61 in tree)
tree.discard(50)
tree.discard(99)
print(tree.root.key, list(tree), len(tree))
tree.discard(30)
print(tree.root, tree.height())
