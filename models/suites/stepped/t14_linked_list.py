class Node:
    def __init__(self, data, next=None):
        self.data = data
        self.next = next


class LinkedList:
    def __init__(self, items=()):
        self.head = None
        self.size = 0
        for item in items:
            self.append(item)

    def append(self, data):
        node = Node(data)
        if self.head is None:
            self.head = node
        else:
            cur = self.head
            while cur.next:
                cur = cur.next
            cur.next = node
        self.size += 1

    def remove(self, data):
        prev = None
        cur = self.head
        while cur is not None:
            if cur.data == data:
                if prev is None:
                    self.head = cur.next
                else:
                    prev.next = cur.next
                self.size -= 1
                return True
            prev, cur = cur, cur.next
        return False

    def reverse(self):
        prev = None
        cur = self.head
        while cur:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev

    def __len__(self):
        return self.size

    def __iter__(self):
        cur = self.head
        while cur:
            yield cur.data
            cur = cur.next

    def __contains__(self, data):
        for d in self:
            if d == data:
                return True
        return False

    def __str__(self):
        return " -> ".join(str(d) for d in self) + " -> None"


ll = LinkedList([4, 8, 15])
print(ll)
ll.remove(8)
print(len(ll), 8 in ll, 15 in ll)
print(ll.remove(99))
ll.reverse()
print(ll)
