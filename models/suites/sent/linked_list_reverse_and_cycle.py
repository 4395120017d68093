class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

def build(vals):
    dummy = tail = ListNode()
    for v in vals:
        tail.next = ListNode(v)
        tail = tail.next
    return dummy.next, tail

def to_str(node):
    out = []
    while node:
        out.append(str(node.val))
        node = node.next
    return " -> ".join(out) or "(empty)"

def reverse(head):
    prev, cur = None, head
    while cur:
        cur.next, prev, cur = prev, cur, cur.next
    return prev

def has_cycle(head):
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return slow
    return None

head, tail = build([1, 2, 3, 4])
print(to_str(head))
head = reverse(head)
print(to_str(head))
print(has_cycle(head))

# make a cycle on purpose: tail -> second node
head2, tail2 = build("abcd")
tail2.next = head2.next
meet = has_cycle(head2)
print("meet at", meet.val)
p = head2
while p is not meet:
    p, meet = p.next, meet.next
print("cycle starts at", p.val)
