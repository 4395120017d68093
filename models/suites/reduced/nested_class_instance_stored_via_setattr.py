class BST:
    class Node:
        def __init__(self, key):
            self.key = key
            self.left = None
    def __init__(self):
        self.root = BST.Node(1)
    def add(self, k):
        cur = self.root
        setattr(cur, "left", BST.Node(k))
b = BST()
b.add(2)
b.root.left = BST.Node(3)
