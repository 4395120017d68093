class Tree:
    __slots__ = ("key", "left", "right")

    def __init__(self, key):
        self.key = key
        self.left = self.right = None

    def insert(self, key):
        side = "left" if key < self.key else "right"
        child = getattr(self, side)
        if child is None:
            setattr(self, side, Tree(key))
        else:
            child.insert(key)

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.key
        if self.right:
            yield from self.right

    def __contains__(self, key):
        if key == self.key:
            return True
        child = self.left if key < self.key else self.right
        return child is not None and key in child

    def __len__(self):
        return 1 + sum(len(t) for t in (self.left, self.right) if t)


def height(t):
    return 0 if t is None else 1 + max(height(t.left), height(t.right))


root = Tree(50)
for k in (30, 70):
    root.insert(k)
print(list(root), len(root), height(root))
print(70 in root, 65 in root)
root.color = "red"
