# Reverse nodes in k-group
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def reverseKGroup(self, head, k):
        dummy = ListNode(0, head)
        groupPrev = dummy
        while True:
            kth = self.getKth(groupPrev, k)
            groupNext = kth.next
            prev, curr = groupNext, groupPrev.next
            while curr != groupNext:
                tmp = curr.next
                curr.next = prev
                prev = curr
                curr = tmp
            tmp = groupPrev.next
            groupPrev.next = kth
            groupPrev = tmp
        return dummy.next

    def getKth(self, curr, k):
        while curr and k > 0:
            curr = curr.next
            k -= 1
        return curr


def fromList(vals):
    head = None
    for v in reversed(vals):
        head = ListNode(v, head)
    return head


head = fromList([1, 2, 3, 4, 5])
node = Solution().reverseKGroup(head, 2)
while node:
    print(node.val)
    node = node.next
