class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None

def has_cycle(head):
    visited = set()
    while head:
        if head in visited:
            return True
        visited.add(head)
        head = head.next
    return False

a = ListNode(1)
b = ListNode(2)
a.next = b
print(has_cycle(a))
b.next = a
print(has_cycle(a))
