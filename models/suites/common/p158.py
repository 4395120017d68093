class BST:
    class Node:
        def __init__(self, key):
            self.key = key
            self.left = self.right = None

    def __init__(self, keys=()):
        self.root = None
        for k in keys:
            self.add(k)

    def add(self, key):
        if self.root is None:
            self.root = BST.Node(key)
            return
        cur = self.root
        while True:
            side = "left" if key < cur.key else "right"
            nxt = getattr(cur, side)
            if nxt is None:
                setattr(cur, side, BST.Node(key))
                return
            cur = nxt

b = BST([5, 3, 8])
b.add(4)
print(b.root.left.right.key)
