class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val, self.left, self.right = val, left, right

def depth(node):
    return 0 if node is None else 1 + max(depth(node.left), depth(node.right))

def invert(node):
    if node:
        node.left, node.right = invert(node.right), invert(node.left)
    return node

t = TreeNode(1, TreeNode(2), TreeNode(3, TreeNode(4)))
print(depth(t))
invert(t)
print(t.left.val, t.right.val)
