def build(nums):
    dummy = tail = ListNode(0)
    for n in nums:
        tail.next = ListNode(n)
        tail = tail.next
    return dummy.next

class ListNode:
    def __init__(self, x):
        self.val, self.next = x, None

def merge(a, b):
    dummy = cur = ListNode(None)
    while a and b:
        if a.val < b.val:
            cur.next, a = a, a.next
        else:
            cur.next, b = b, b.next
        cur = cur.next
    cur.next = a or b
    return dummy.next

n = merge(build([1, 4]), build([2]))
while n:
    print(n.val, end=" -> " if n.next else "\n")
    n = n.next
