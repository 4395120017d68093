class Node:
    def __init__(self, v):
        self.v = v
        self.children = []
    def add(self, *vs):
        self.children.extend(Node(v) for v in vs)
        return self

def bfs(root):
    level = [root]
    while level:
        print([n.v for n in level])
        level = [c for n in level for c in n.children]

r = Node(1).add(2, 3)
r.children[0].add(4)
bfs(r)
