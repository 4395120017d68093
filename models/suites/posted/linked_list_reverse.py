class Node:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


class LinkedList:
    def __init__(self, values=()):
        self.head = None
        self.size = 0
        for v in values:
            self.append(v)

    def append(self, val):
        node = Node(val)
        self.size += 1
        if self.head is None:
            self.head = node
            return
        cur = self.head
        while cur.next:
            cur = cur.next
        cur.next = node

    def remove(self, val):
        dummy = Node(None, self.head)
        prev = dummy
        while prev.next:
            if prev.next.val == val:
                prev.next = prev.next.next
                self.size -= 1
                break
            prev = prev.next
        self.head = dummy.next

    def reverse(self):
        prev, cur = None, self.head
        while cur:
            nxt = cur.next
            cur.next = prev
            prev = cur
            cur = nxt
        self.head = prev

    def __iter__(self):
        cur = self.head
        while cur:
            yield cur.val
            cur = cur.next

    def __repr__(self):
        return " -> ".join(str(v) for v in self) + " -> None"


ll = LinkedList([4, 8, 15, 16])
print(ll)
ll.reverse()
print(ll)
ll.remove(16)   # head
ll.remove(99)   # not there
print(ll, ll.size)
