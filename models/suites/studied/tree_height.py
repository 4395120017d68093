# Homework 5: height and leaf count of a binary tree
#   - height of a single node is 0
#   - count the leaves

class Tree:
    def __init__(self, value, left=None, right=None):
        self.value = value
        self.left = left
        self.right = right


def preorder(t):
    if t is None:
        return []
    return [t.value] + preorder(t.left) + preorder(t.right)


def height(t):
    # base case: leaf
    if t.left is None and t.right is None:
        return 0
    return 1 + max(height(t.left), height(t.right))


def leaves(t):
    if t.left is None and t.right is None:
        return 1
    return leaves(t.left) + leaves(t.right)


#         8
#       /   \
#      3     10
#     / \      \
#    1   6      14
full = Tree(8, Tree(3, Tree(1), Tree(6)), Tree(10, Tree(9), Tree(14)))
print("full tree:", *preorder(full))
print("height =", height(full))
print("leaves =", leaves(full))

tree = Tree(8, Tree(3, Tree(1), Tree(6)), Tree(10, None, Tree(14)))
print("my tree:", *preorder(tree))
print("height =", height(tree))
print("leaves =", leaves(tree))
