class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

def build(values):
    dummy = ListNode()
    tail = dummy
    for v in values:
        tail.next = ListNode(v)
        tail = tail.next
    return dummy.next

def to_list(head):
    out = []
    while head:
        out.append(head.val)
        head = head.next
    return out

def reverse(head):
    prev = None
    curr = head
    while curr:
        nxt = curr.next
        curr.next = prev
        prev = curr
        curr = nxt
    return prev

def merge(l1, l2):
    if not l1 or not l2:
        return l1 or l2
    if l1.val <= l2.val:
        l1.next = merge(l1.next, l2)
        return l1
    l2.next = merge(l1, l2.next)
    return l2

def has_cycle(head):
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return True
    return False

a = build([1, 3, 5])
b = build([2, 4])
merged = merge(a, b)
print(to_list(merged))
rev = reverse(merged)
print(to_list(rev))
print(has_cycle(rev))
rev.next.next.next = rev.next
print(has_cycle(rev))
