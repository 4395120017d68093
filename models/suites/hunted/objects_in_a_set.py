class Node:
    def __init__(self, v):
        self.v = v

a = Node(1)
b = Node(1)
seen = {a}
print(b in seen)
