class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

    def __repr__(self):
        return f"ListNode({self.val})"


def build(values):
    dummy = tail = ListNode()
    for v in values:
        tail.next = ListNode(v)
        tail = tail.next
    return dummy.next


def to_list(node):
    out = []
    while node:
        out.append(node.val)
        node = node.next
    return out


def reverse(head, prev=None):
    while head:
        head.next, prev, head = prev, head, head.next
    return prev


def merge_two(a, b):
    if a is None or b is None:
        return a or b
    if a.val > b.val:
        a, b = b, a
    a.next = merge_two(a.next, b)
    return a


def cycle_start(head):
    slow = fast = head
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            slow = head
            while slow is not fast:
                slow, fast = slow.next, fast.next
            return slow
    return None


first = reverse(build([5, 3, 1]))
print(to_list(first))
both = merge_two(first, build([2, 4]))
print(to_list(both))
ring = build("abcd")
print(cycle_start(ring))
ring.next.next.next.next = ring.next   # d -> b
print(cycle_start(ring))
