class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


class LinkedList:
    def __init__(self, *values):
        self.head = None
        for v in reversed(values):
            self.head = Node(v, self.head)

    def __iter__(self):
        node = self.head
        while node:
            yield node.value
            node = node.next

    def __repr__(self):
        return " -> ".join(map(str, self)) or "(empty)"

    def reverse(self):
        prev, cur = None, self.head
        while cur is not None:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev

    def delete(self, value):
        dummy = Node(None, self.head)
        node = dummy
        while node.next:
            if node.next.value == value:
                node.next = node.next.next
                break
            node = node.next
        else:
            print(value, "not in list")
        self.head = dummy.next


lst = LinkedList(1, 2, 3, 4)
print(lst)
lst.reverse()
print(lst)
lst.delete(4)
lst.delete(99)
print(lst, LinkedList())
try:
    print(len(lst))
except TypeError as e:
    print("TypeError:", e)
