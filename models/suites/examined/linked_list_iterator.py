class Node:
    __slots__ = ("data", "next")

    def __init__(self, data, next=None):
        self.data = data
        self.next = next


class LinkedList:
    """Singly linked list with a separate iterator class."""

    class _Iterator:
        def __init__(self, node):
            self._node = node

        def __iter__(self):
            return self

        def __next__(self):
            if self._node is None:
                raise StopIteration
            data = self._node.data
            self._node = self._node.next
            return data

    def __init__(self, iterable=()):
        self.head = self.tail = None
        self._length = 0
        for item in iterable:
            self.append(item)

    def append(self, data):
        if self.head is None:
            return self.push(data)
        self.tail.next = Node(data)
        self.tail = self.tail.next
        self._length += 1

    def push(self, data):
        self.head = Node(data, self.head)
        self.tail = self.tail or self.head
        self._length += 1

    def remove(self, data):
        before, node = None, self.head
        while node and node.data != data:
            before, node = node, node.next
        if node is None:
            raise ValueError(f"{data!r} not in list")
        if before:
            before.next = node.next
        else:
            self.head = node.next
        if node is self.tail:
            self.tail = before
        self._length -= 1

    def reverse(self):
        self.tail, previous, node = self.head, None, self.head
        while node:
            following = node.next
            node.next = previous
            previous, node = node, following
        self.head = previous

    def insert_sorted(self, data):
        if not self.head or data <= self.head.data:
            return self.push(data)
        node = self.head
        while node.next and node.next.data < data:
            node = node.next
        node.next = Node(data, node.next)
        if node is self.tail:
            self.tail = node.next
        self._length += 1

    def __iter__(self):
        return self._Iterator(self.head)

    def __len__(self):
        return self._length

    def __str__(self):
        return " -> ".join(map(repr, self)) + f" (len {len(self)})"


colours = LinkedList(["red", "green", "blue"])
colours.push("white")
print(colours, "| tail:", colours.tail.data)
colours.remove("blue")
colours.remove("white")
colours.append("pink")
print(colours, "green" in colours, "blue" in colours)
colours.reverse()
print(colours, colours.head.data, colours.tail.next)

first, second = iter(colours), iter(colours)
next(first)
print(next(first), next(second), [*first], [*second], list(first))
pairs = [(a, b) for a in colours for b in colours if a < b]
print(pairs)

numbers = LinkedList()
for n in (5, 2, 9, 5):
    numbers.insert_sorted(n)
print(numbers, numbers.tail.data, sum(numbers), sorted(numbers, reverse=True))
try:
    numbers.remove(7)
except ValueError as e:
    print(e, bool(LinkedList()), bool(numbers))
