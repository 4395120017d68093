from typing import List, Optional


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val

        def gain(node):
            nonlocal best
            if not node:
                return 0
            left = max(gain(node.left), 0)
            right = max(gain(node.right), 0)
            best = max(best, node.val + left + right)
            return node.val + max(left, right)

        gain(root)
        return best

    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []

        def walk(node, path, rest):
            if not node:
                return
            path.append(node.val)
            rest -= node.val
            if rest == 0 and not node.left and not node.right:
                paths.append(path[:])
            walk(node.left, path, rest)
            walk(node.right, path, rest)
            path.pop()

        walk(root, [], targetSum)
        return paths


T = TreeNode
t1 = T(-10, T(9), T(20, T(15), T(7)))
t2 = T(5, T(4, T(11, T(7), T(2))), T(8, T(9)))
sol = Solution()
print(sol.maxPathSum(t1))
print(sol.pathSum(t2, 22))
print(sol.pathSum(t2, 100))
print(sol.maxPathSum(t2))
