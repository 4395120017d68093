class ListNode:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next

def length(node):
    return 0 if node is None else 1 + length(node.next)

def to_list(node):
    return [] if node is None else [node.val] + to_list(node.next)

head = ListNode(1, ListNode(2, ListNode(3)))
print(length(head))
print(to_list(head))
slow = fast = head
while fast and fast.next:
    slow = slow.next
    fast = fast.next.next
print("middle:", slow.val)
