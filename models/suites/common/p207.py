class Node:
    def __init__(self, key, val):
        self.key, self.val = key, val
        self.prev = self.next = None

class DLL:
    def __init__(self):
        self.head = Node(0, 0)
        self.tail = Node(0, 0)
        self.head.next = self.tail
        self.tail.prev = self.head

    def add(self, node):
        p = self.tail.prev
        p.next = node
        node.prev, node.next = p, self.tail
        self.tail.prev = node

    def remove(self, node):
        node.prev.next = node.next
        node.next.prev = node.prev

d = DLL()
a = Node("a", 1)
d.add(a)
d.add(Node("b", 2))
d.remove(a)
print(d.head.next.key)
