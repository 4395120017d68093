from collections import deque
from typing import Optional


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


def from_list(vals):
    if not vals:
        return None
    root = TreeNode(vals[0])
    q = deque([root])
    i = 1
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


def levelOrder(root: Optional[TreeNode]):
    res = []
    q = deque()
    if root:
        q.append(root)
    while q:
        val = []
        for _ in range(len(q)):
            node = q.popleft()
            val.append(node.val)
            if node.left:
                q.append(node.left)
            if node.right:
                q.append(node.right)
        res.append(val)
    return res


def invert(root):
    if not root:
        return None
    root.left, root.right = invert(root.right), invert(root.left)
    return root


def diameter(root):
    best = 0

    def depth(node):
        nonlocal best
        if not node:
            return 0
        l = depth(node.left)
        r = depth(node.right)
        best = max(best, l + r)
        return 1 + max(l, r)

    depth(root)
    return best


root = from_list([1, 2, 3, None, 4])
print(levelOrder(root))
print(diameter(root))
invert(root)
print(levelOrder(root))
