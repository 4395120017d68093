class Node:
    def __init__(self, data, next=None):
        self.data = data
        self.next = next


class LinkedList:
    """Singly linked list with head and size."""

    def __init__(self, items=()):
        self.head = None
        self.size = 0
        for item in items:
            self.append(item)

    def append(self, data):
        node = Node(data)
        self.size += 1
        if self.head is None:
            self.head = node
            return
        cur = self.head
        while cur.next:
            cur = cur.next
        cur.next = node

    def push_front(self, data):
        self.head = Node(data, self.head)
        self.size += 1

    def remove(self, data):
        """Remove first node holding data. Raises ValueError if missing."""
        prev = None
        cur = self.head
        while cur is not None:
            if cur.data == data:
                if prev is None:
                    self.head = cur.next
                else:
                    prev.next = cur.next
                self.size -= 1
                return
            prev, cur = cur, cur.next
        raise ValueError(f"{data!r} not in list")

    def reverse(self):
        # the classic three pointers
        prev = None
        cur = self.head
        while cur:
            nxt = cur.next
            cur.next = prev
            prev = cur
            cur = nxt
        self.head = prev

    def middle(self):
        slow = fast = self.head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        return slow.data if slow else None

    def __iter__(self):
        cur = self.head
        while cur:
            yield cur.data
            cur = cur.next

    def __len__(self):
        return self.size

    def __str__(self):
        return " -> ".join(str(x) for x in self) + " -> None"


if __name__ == "__main__":
    ll = LinkedList(["b", "c", "d"])
    ll.push_front("a")
    ll.append("e")
    print(ll)
    print("length", len(ll), "middle", ll.middle())

    ll.remove("a")      # head
    ll.remove("d")      # inner node
    print(ll)

    ll.reverse()
    print("reversed:", ll)

    try:
        ll.remove("zzz")
    except ValueError as err:
        print("Error:", err)

    print("c" in ll)
