class Node:
    def __init__(self, v):
        self.v = v
        self.kids = []
    def add(self, *vs):
        self.kids.extend(Node(v) for v in vs)
r = Node(1)
r.add(2, 3)
