"""Reverse a singly linked list, iteratively and recursively."""
from typing import Optional


class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


def from_list(values) -> Optional[ListNode]:
    head = None
    for v in reversed(values):
        head = ListNode(v, head)
    return head


def to_string(head: Optional[ListNode]) -> str:
    parts = []
    while head:
        parts.append(str(head.val))
        head = head.next
    return " -> ".join(parts + ["None"])


def reverse_iterative(head: Optional[ListNode]) -> Optional[ListNode]:
    """O(n) time, O(1) space: flip one pointer at a time."""
    prev = None
    current = head
    while current:
        next_node = current.next   # remember the rest
        current.next = prev        # flip the pointer
        prev = current             # advance both
        current = next_node
    return prev


def reverse_recursive(head: Optional[ListNode]) -> Optional[ListNode]:
    """O(n) time, O(n) stack space."""
    if head is None or head.next is None:
        return head
    new_head = reverse_recursive(head.next)
    head.next.next = head
    head.next = None
    return new_head


if __name__ == "__main__":
    head = from_list([1, 2, 3, 4])
    print("Original: ", to_string(head))

    head = reverse_iterative(head)
    print("Iterative:", to_string(head))

    head = reverse_recursive(head)
    print("Recursive:", to_string(head))

    print("Empty:    ", to_string(reverse_iterative(None)))
