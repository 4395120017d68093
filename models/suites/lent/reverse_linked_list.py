class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next


def build(values):
    dummy = ListNode(0)
    cur = dummy
    for v in values:
        cur.next = ListNode(v)
        cur = cur.next
    return dummy.next


def to_list(head):
    out = []
    while head:
        out.append(head.val)
        head = head.next
    return out


def reverse(head):
    prev = None
    while head:
        head.next, prev, head = prev, head, head.next
    return prev


def reverse_rec(head):
    if head is None or head.next is None:
        return head
    new_head = reverse_rec(head.next)
    head.next.next = head
    head.next = None
    return new_head


def has_cycle(head):
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return True
    return False


head = build([1, 2, 3, 4])
head = reverse(head)
print(to_list(head))
head = reverse_rec(head)
print(to_list(head))
print(has_cycle(head))
head.next.next.next.next = head.next
print(has_cycle(head))
