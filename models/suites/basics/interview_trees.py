from collections import deque


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def levelOrder(self, root):
        if not root:
            return []
        res = []
        q = deque([root])
        while q:
            level = []
            for _ in range(len(q)):
                node = q.popleft()
                level.append(node.val)
                if node.left:
                    q.append(node.left)
                if node.right:
                    q.append(node.right)
            res.append(level)
        return res

    def isValidBST(self, node, lo=float("-inf"), hi=float("inf")):
        if node is None:
            return True
        if not lo < node.val < hi:
            return False
        return self.isValidBST(node.left, lo, node.val) and self.isValidBST(node.right, node.val, hi)

    def maxDepth(self, root):
        return 0 if not root else 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))

    def invert(self, root):
        if root:
            root.left, root.right = self.invert(root.right), self.invert(root.left)
        return root


root = TreeNode(5, TreeNode(3, TreeNode(1)), TreeNode(8))
sol = Solution()
print(sol.levelOrder(root))
print(sol.isValidBST(root))
print(sol.maxDepth(root))
sol.invert(root)
print(sol.levelOrder(root))
