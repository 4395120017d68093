class Node:
    def __init__(self, data):
        self.data = data
        self.next = None


class LinkedList:
    def __init__(self):
        self.head = None

    def push_front(self, data):
        n = Node(data)
        n.next = self.head
        self.head = n

    def append(self, data):
        n = Node(data)
        if self.head is None:
            self.head = n
            return
        cur = self.head
        while cur.next is not None:
            cur = cur.next
        cur.next = n

    def reverse(self):
        prev = None
        cur = self.head
        while cur:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev

    def remove(self, data):
        prev, cur = None, self.head
        while cur and cur.data != data:
            prev, cur = cur, cur.next
        if cur is None:
            return False
        if prev is None:
            self.head = cur.next
        else:
            prev.next = cur.next
        return True

    def has_cycle(self):
        slow = fast = self.head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                return True
        return False

    def __iter__(self):
        cur = self.head
        while cur:
            yield cur.data
            cur = cur.next

    def __len__(self):
        return sum(1 for _ in self)

    def __str__(self):
        return " -> ".join(map(str, self)) or "(empty)"


ll = LinkedList()
print(ll)
for ch in "bcd":
    ll.append(ch)
ll.push_front("a")
print(ll, "len", len(ll))
ll.reverse()
print(ll)
print(ll.remove("d"), ll.remove("x"), ll.remove("b"), ll)
print("cycle?", ll.has_cycle())
ll.head.next.next = ll.head      # make a loop
print("cycle?", ll.has_cycle())
