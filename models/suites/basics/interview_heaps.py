import heapq
from typing import List, Optional


class ListNode:
    def __init__(self, x):
        self.val = x
        self.next = None

    def __lt__(self, other):
        return self.val < other.val


class MedianFinder:
    def __init__(self):
        self.small = []
        self.large = []

    def addNum(self, num: int) -> None:
        heapq.heappush(self.small, -num)
        heapq.heappush(self.large, -heapq.heappop(self.small))
        if len(self.large) > len(self.small):
            heapq.heappush(self.small, -heapq.heappop(self.large))

    def findMedian(self) -> float:
        if len(self.small) > len(self.large):
            return -self.small[0]
        return (self.large[0] - self.small[0]) / 2


def merge_k(lists: List[Optional[ListNode]]) -> Optional[ListNode]:
    heap = []
    for i, node in enumerate(lists):
        if node:
            heapq.heappush(heap, (node.val, i, node))
    dummy = cur = ListNode(0)
    while heap:
        val, i, node = heapq.heappop(heap)
        cur.next = node
        cur = cur.next
        if node.next:
            heapq.heappush(heap, (node.next.val, i, node.next))
    return dummy.next


def make(*vals):
    head = cur = ListNode(vals[0])
    for v in vals[1:]:
        cur.next = ListNode(v)
        cur = cur.next
    return head


mf = MedianFinder()
for n in [5, 2, 8]:
    mf.addNum(n)
    print(mf.findMedian())
node = merge_k([make(1, 4), make(2)])
while node:
    print(node.val, end=" -> ")
    node = node.next
print("None")
