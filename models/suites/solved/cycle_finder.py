class ListNode:
    def __init__(self, x):
        self.val = x
        self.next = None


def has_cycle(head):
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            return True
    return False


def detect_cycle(head):
    slow = fast = head
    while fast and fast.next:
        slow, fast = slow.next, fast.next.next
        if slow is fast:
            break
    else:
        return None
    while head is not slow:
        head, slow = head.next, slow.next
    return head


def find_duplicate(nums):
    # 287: the same floyd trick on an array
    slow = fast = 0
    while True:
        slow = nums[slow]
        fast = nums[nums[fast]]
        if slow == fast:
            break
    slow2 = 0
    while slow != slow2:
        slow = nums[slow]
        slow2 = nums[slow2]
    return slow


nodes = [ListNode(v) for v in (3, 2, 0, -4, 8)]
for a, b in zip(nodes, nodes[1:]):
    a.next = b
print(has_cycle(nodes[0]), detect_cycle(nodes[0]))
nodes[-1].next = nodes[2]
print(has_cycle(nodes[0]), detect_cycle(nodes[0]).val)
print(find_duplicate([1, 3, 4, 2, 2]))
print(find_duplicate([3, 1, 3, 4, 2]))
