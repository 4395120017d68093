class Node:
    def __init__(self, data, next=None):
        self.data = data
        self.next = next

class LinkedList:
    def __init__(self):
        self.head = Node(3, Node(5))

    def __len__(self):
        return 2

    def __iter__(self):
        cur = self.head
        while cur:
            yield cur.data
            cur = cur.next

ll = LinkedList()
print(list(ll))
items = [x * 2 for x in ll]
print(items, 5 in ll)
