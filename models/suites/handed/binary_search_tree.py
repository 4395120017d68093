class Node:
    def __init__(self, key, value):
        self.key = key
        self.value = value
        self.left = self.right = None


class TreeMap:
    """A dictionary that keeps its keys sorted (not balanced!)."""

    def __init__(self, pairs=()):
        self.root = None
        self._size = 0
        for k, v in pairs:
            self[k] = v

    def _find(self, key):
        parent, node = None, self.root
        while node is not None and node.key != key:
            parent = node
            node = node.left if key < node.key else node.right
        return parent, node

    def __setitem__(self, key, value):
        parent, node = self._find(key)
        if node:
            node.value = value
            return
        new = Node(key, value)
        if parent is None:
            self.root = new
        elif key < parent.key:
            parent.left = new
        else:
            parent.right = new
        self._size += 1

    def __getitem__(self, key):
        node = self._find(key)[1]
        if node is None:
            raise KeyError(key)
        return node.value

    def __len__(self):
        return self._size

    def __iter__(self):
        def walk(n):
            if n:
                yield from walk(n.left)
                yield n.key
                yield from walk(n.right)
        return walk(self.root)

    def height(self):
        def h(n):
            return 0 if n is None else 1 + max(h(n.left), h(n.right))
        return h(self.root)


t = TreeMap([("mango", 3), ("apple", 5), ("pear", 1)])
t["fig"] = 8
t["pear"] += 10
print(list(t), len(t), "height", t.height())
print("pear =", t["pear"])
try:
    t["kiwi"]
except KeyError as err:
    print("no such fruit:", err.args[0])
