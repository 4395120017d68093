import collections
from typing import Optional


class MinStack:
    def __init__(self):
        self.stack = []

    def push(self, val: int) -> None:
        cur_min = val if not self.stack else min(val, self.stack[-1][1])
        self.stack.append((val, cur_min))

    def pop(self) -> None:
        self.stack.pop()

    def top(self) -> int:
        return self.stack[-1][0]

    def getMin(self) -> int:
        return self.stack[-1][1]


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def levelOrder(self, root: Optional[TreeNode]):
        if not root:
            return []
        out = []
        q = collections.deque([root])
        while q:
            level = []
            for _ in range(len(q)):
                node = q.popleft()
                level.append(node.val)
                if node.left:
                    q.append(node.left)
                if node.right:
                    q.append(node.right)
            out.append(level)
        return out

    def invertTree(self, root):
        if root is None:
            return None
        root.left, root.right = self.invertTree(root.right), self.invertTree(root.left)
        return root


ms = MinStack()
for v in [-2, 0, -3]:
    ms.push(v)
print(ms.getMin())
ms.pop()
print(ms.top(), ms.getMin())

root = TreeNode(3, TreeNode(9), TreeNode(20, TreeNode(15)))
sol = Solution()
print(sol.levelOrder(root))
print(sol.levelOrder(sol.invertTree(root)))
print(sol.levelOrder(None))
