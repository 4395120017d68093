import heapq


class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

    def __repr__(self):
        return f"{self.val}" + (f"->{self.next!r}" if self.next else "")


class Solution:
    def mergeTwoLists(self, l1: ListNode, l2: ListNode) -> ListNode:
        if l1 and l2:
            if l1.val > l2.val:
                l1, l2 = l2, l1
            l1.next = self.mergeTwoLists(l1.next, l2)
        return l1 or l2

    def mergeKLists(self, lists: list[ListNode]) -> ListNode:
        heap = [(node.val, i, node) for i, node in enumerate(lists) if node]
        heapq.heapify(heap)
        dummy = curr = ListNode(0)
        while heap:
            val, i, node = heapq.heappop(heap)
            curr.next = curr = node
            if node.next:
                heapq.heappush(heap, (node.next.val, i, node.next))
        return dummy.next


def from_list(vals):
    head = None
    for v in reversed(vals):
        head = ListNode(v, head)
    return head


sol = Solution()
print(sol.mergeTwoLists(from_list([1, 2, 4]), from_list([1, 3, 4])))
print(sol.mergeTwoLists(None, from_list([0])))
print(sol.mergeKLists([from_list(x) for x in ([1, 4, 5], [1, 3, 4], [], [2, 6])]))
