class TreeNode:
    def __init__(self, x, left=None, right=None):
        self.val = x
        self.left = left
        self.right = right

def inorder(root):
    return inorder(root.left) + [root.val] + inorder(root.right) if root else []

def max_depth(root):
    if not root:
        return 0
    return 1 + max(max_depth(root.left), max_depth(root.right))

def level_order(root):
    res, level = [], [root]
    while level:
        res.append([n.val for n in level])
        level = [c for n in level for c in (n.left, n.right) if c]
    return res

root = TreeNode(4, TreeNode(2, TreeNode(1)), TreeNode(6))
print(inorder(root))
print(max_depth(root))
print(level_order(root))
