from __future__ import annotations
from typing import Iterator, Optional


class Node:
    __slots__ = ("val", "next")

    def __init__(self, val: int, next: Optional[Node] = None):
        self.val = val
        self.next = next

    def __iter__(self) -> Iterator[int]:
        cur = self
        while cur:
            yield cur.val
            cur = cur.next


def build(values) -> Optional[Node]:
    head = None
    for v in reversed(values):
        head = Node(v, head)
    return head


def reverse_k(head: Optional[Node], k: int) -> Optional[Node]:
    dummy = Node(0, head)
    group_prev = dummy
    while True:
        kth = group_prev
        for _ in range(k):
            kth = kth.next
            if kth is None:
                return dummy.next
        group_next = kth.next
        prev, cur = group_next, group_prev.next
        while cur is not group_next:
            cur.next, prev, cur = prev, cur, cur.next
        group_prev.next, group_prev = kth, group_prev.next


def middle(head: Node) -> int:
    slow = fast = head
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
    return slow.val


lst = build([1, 2, 3, 4, 5, 6, 7, 8])
print("before:", *lst)
lst = reverse_k(lst, 3)
print("k=3:   ", " -> ".join(map(str, lst)))
print("middle:", middle(lst))
lst = reverse_k(lst, 4)
print("k=4:   ", list(lst))
