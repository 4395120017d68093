# LeetCode 23 style: merge k sorted linked lists with a heap, then reverse in groups
import heapq
from itertools import count


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

    def __iter__(self):
        node = self
        while node:
            yield node.val
            node = node.next


def build(nums):
    dummy = tail = ListNode()
    for x in nums:
        tail.next = ListNode(x)
        tail = tail.next
    return dummy.next


def merge_k(lists):
    tie = count()
    heap = [(l.val, next(tie), l) for l in lists if l]
    heapq.heapify(heap)
    dummy = tail = ListNode()
    while heap:
        val, _, node = heapq.heappop(heap)
        tail.next = node
        tail = node
        if node.next:
            heapq.heappush(heap, (node.next.val, next(tie), node.next))
    return dummy.next


def reverse(head):
    prev = None
    while head:
        head.next, prev, head = prev, head, head.next
    return prev


def middle(head):
    slow = fast = head
    while fast and fast.next:
        slow = slow.next
        fast = fast.next.next
    return slow


if __name__ == "__main__":
    ls = [build([1, 4, 5]), build([1, 3, 4]), None, build([2, 6])]
    merged = merge_k(ls)
    print(*merged, sep=" -> ")
    print("middle", middle(merged).val)
    back = reverse(merged)
    print(" -> ".join(map(str, back)))
