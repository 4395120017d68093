class Node:
    def __init__(self, data):
        self.data = data
        self.next = None


class LinkedList:
    def __init__(self, *values):
        self.head = None
        self.size = 0
        for v in values:
            self.append(v)

    def append(self, data):
        new_node = Node(data)
        if self.head is None:
            self.head = new_node
        else:
            cur = self.head
            while cur.next:
                cur = cur.next
            cur.next = new_node
        self.size += 1

    def reverse(self):
        prev = None
        cur = self.head
        while cur:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev

    def delete(self, data):
        prev = None
        cur = self.head
        while cur and cur.data != data:
            prev = cur
            cur = cur.next
        if cur is None:
            raise ValueError("%s not in list" % data)
        if prev is None:
            self.head = cur.next
        else:
            prev.next = cur.next
        self.size -= 1

    def __iter__(self):
        cur = self.head
        while cur:
            yield cur.data
            cur = cur.next

    def __len__(self):
        return self.size


ll = LinkedList(3, 5, 7)
ll.append(9)
print(list(ll), len(ll))
ll.reverse()
for x in ll:
    print(x, end=" -> ")
print("None")
ll.delete(5)
print(list(ll))
ll.delete(42)
