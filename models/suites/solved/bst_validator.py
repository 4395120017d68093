from math import inf


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val, self.left, self.right = val, left, right


class Solution:
    def isValidBST(self, root: TreeNode) -> bool:
        def valid(node, lo, hi):
            return not node or (
                lo < node.val < hi
                and valid(node.left, lo, node.val)
                and valid(node.right, node.val, hi)
            )

        return valid(root, -inf, inf)

    def kthSmallest(self, root: TreeNode, k: int) -> int:
        stack = []
        cur = root
        while stack or cur:
            while cur:
                stack.append(cur)
                cur = cur.left
            cur = stack.pop()
            k -= 1
            if k == 0:
                return cur.val
            cur = cur.right

    def lowestCommonAncestor(self, root: TreeNode, p: int, q: int) -> TreeNode:
        while root:
            if p < root.val and q < root.val:
                root = root.left
            elif p > root.val and q > root.val:
                root = root.right
            else:
                return root


N = TreeNode
good = N(6, N(2, N(0), N(4, N(3), N(5))), N(8, N(7), N(9)))
bad = N(5, N(1), N(7, N(4), N(8)))
sol = Solution()
print(sol.isValidBST(good), sol.isValidBST(bad))
print([sol.kthSmallest(good, k) for k in (1, 4, 9)])
print(sol.lowestCommonAncestor(good, 2, 8).val)
print(sol.lowestCommonAncestor(good, 3, 5).val)
