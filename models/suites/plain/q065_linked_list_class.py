from __future__ import annotations
from typing import Iterator, Optional


class Node:
    def __init__(self, value: int) -> None:
        self.value = value
        self.next: Optional[Node] = None


class LinkedList:
    """Singly linked list."""

    def __init__(self) -> None:
        self.head: Optional[Node] = None
        self.size = 0

    def append(self, value: int) -> None:
        node = Node(value)
        if self.head is None:
            self.head = node
        else:
            current = self.head
            while current.next is not None:
                current = current.next
            current.next = node
        self.size += 1

    def __iter__(self) -> Iterator[int]:
        current = self.head
        while current:
            yield current.value
            current = current.next

    def __str__(self) -> str:
        return " -> ".join(str(v) for v in self)


ll = LinkedList()
for v in (1, 2, 3):
    ll.append(v)
print(ll)
print("Size:", ll.size)
print("Sum:", sum(ll))
