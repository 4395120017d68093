class Node:
    def __init__(self, value, left=None, right=None):
        self.value = value
        self.left = left
        self.right = right

def depth(node):
    if node is None:
        return 0
    return 1 + max(depth(node.left), depth(node.right))

def inorder(node):
    if node is None:
        return []
    return inorder(node.left) + [node.value] + inorder(node.right)

tree = Node(4, Node(2, Node(1), Node(3)), Node(6))
print(depth(tree), inorder(tree))
