class TreeNode:
    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.left = self.right = None


class BST:
    def __init__(self):
        self._root = None
        self._n = 0

    def __setitem__(self, key, value):
        self._root = self._put(self._root, key, value)

    def _put(self, node, key, value):
        if node is None:
            self._n += 1
            return TreeNode(key, value)
        if key < node.key:
            node.left = self._put(node.left, key, value)
        elif key > node.key:
            node.right = self._put(node.right, key, value)
        else:
            node.value = value
        return node

    def __getitem__(self, key):
        node = self._root
        while node:
            if key == node.key:
                return node.value
            node = node.left if key < node.key else node.right
        raise KeyError(key)

    def __iter__(self):
        yield from self._inorder(self._root)

    def _inorder(self, node):
        if node:
            yield from self._inorder(node.left)
            yield node.key
            yield from self._inorder(node.right)

    def height(self):
        def h(node):
            return 0 if node is None else 1 + max(h(node.left), h(node.right))
        return h(self._root)

    def __len__(self):
        return self._n


t = BST()
t["m"] = 1
t["c"] = 2
t["x"] = 3
t["m"] = 10
print(list(t))
print(len(t), t.height())
print(t["m"])
try:
    print(t["z"])
except KeyError as e:
    print("no key", e)
