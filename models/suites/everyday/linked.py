class Node:
    def __init__(self, data):
        self.data = data
        self.next = None

class LinkedList:
    def __init__(self):
        self.head = None
        self.size = 0

    def append(self, data):
        node = Node(data)
        self.size += 1
        if self.head is None:
            self.head = node
            return
        current = self.head
        while current.next:
            current = current.next
        current.next = node

    def reverse(self):
        prev = None
        current = self.head
        while current:
            current.next, prev, current = prev, current, current.next
        self.head = prev

    def to_list(self):
        out = []
        node = self.head
        while node is not None:
            out.append(node.data)
            node = node.next
        return out

ll = LinkedList()
for x in "abc":
    ll.append(x)
print(ll.to_list())
ll.reverse()
print(ll.to_list(), ll.size)
