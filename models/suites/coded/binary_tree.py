class TreeNode:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


class BinaryTree:
    def __init__(self):
        self.root = None
        self.size = 0

    def insert(self, value):
        self.root = self._insert(self.root, value)

    def _insert(self, node, value):
        if node is None:
            self.size += 1
            return TreeNode(value)
        if value < node.value:
            node.left = self._insert(node.left, value)
        elif value > node.value:
            node.right = self._insert(node.right, value)
        return node

    def __contains__(self, value):
        node = self.root
        while node is not None:
            if node.value == value:
                return True
            node = node.left if value < node.value else node.right
        return False

    def __len__(self):
        return self.size

    def height(self):
        def h(node):
            if node is None:
                return 0
            return 1 + max(h(node.left), h(node.right))
        return h(self.root)

    def __iter__(self):
        return self._walk(self.root)

    def _walk(self, node):
        # in-order
        if node:
            yield from self._walk(node.left)
            yield node.value
            yield from self._walk(node.right)


t = BinaryTree()
for n in [8, 3, 10, 1, 6, 14, 3]:
    t.insert(n)

print("size", len(t), "height", t.height())
print(list(t))
print(6 in t, 7 in t)
