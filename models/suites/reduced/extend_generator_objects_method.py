class Node:
    def __init__(self, v):
        self.v = v
kids = []
kids.extend(Node(v) for v in (1, 2))
