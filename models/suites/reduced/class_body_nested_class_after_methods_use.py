class BST:
    def __init__(self):
        self.root = None
    def add(self, k):
        self.root = BST.Node(k)
    class Node:
        def __init__(self, key):
            self.key = key
b = BST()
b.add(1)
