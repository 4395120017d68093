from collections import deque
from typing import List, Optional


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def build(self, vals: List[Optional[int]]) -> Optional[TreeNode]:
        if not vals:
            return None
        root = TreeNode(vals[0])
        q, i = deque([root]), 1
        while q and i < len(vals):
            node = q.popleft()
            if vals[i] is not None:
                node.left = TreeNode(vals[i])
                q.append(node.left)
            i += 1
            if i < len(vals) and vals[i] is not None:
                node.right = TreeNode(vals[i])
                q.append(node.right)
            i += 1
        return root

    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        res, q = [], deque([root] if root else [])
        while q:
            level = []
            for _ in range(len(q)):
                cur = q.popleft()
                level.append(cur.val)
                if cur.left: q.append(cur.left)
                if cur.right: q.append(cur.right)
            res.append(level)
        return res

    def isValidBST(self, root, lo=float("-inf"), hi=float("inf")) -> bool:
        if not root:
            return True
        if not lo < root.val < hi:
            return False
        return (self.isValidBST(root.left, lo, root.val)
                and self.isValidBST(root.right, root.val, hi))


s = Solution()
t1 = s.build([8, 3, 10, 1, 6, None, 14])
t2 = s.build([5, 1, 4, None, None, 3, 6])
for t in (t1, t2):
    print(s.levelOrder(t), "BST" if s.isValidBST(t) else "not BST")
assert s.levelOrder(None) == []
