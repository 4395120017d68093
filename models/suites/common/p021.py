class Node:
    def __init__(self, data, next=None):
        self.data = data
        self.next = next

class LinkedList:
    def __init__(self):
        self.head = None
        self.size = 0

    def push(self, data):
        self.head = Node(data, self.head)
        self.size += 1

    def reverse(self):
        prev = None
        cur = self.head
        while cur:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev

    def __iter__(self):
        n = self.head
        while n is not None:
            yield n.data
            n = n.next

ll = LinkedList()
for x in "abc":
    ll.push(x)
print(list(ll))
ll.reverse()
print(" -> ".join(ll), ll.size)
