class TreeNode:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None

    def __repr__(self):
        return f"TreeNode({self.key})"


def insert(root, key):
    if root is None:
        return TreeNode(key)
    if key < root.key:
        root.left = insert(root.left, key)
    elif key > root.key:
        root.right = insert(root.right, key)
    return root            # duplicates are ignored


def height(root):
    if root is None:
        return 0
    return 1 + max(height(root.left), height(root.right))


def inorder(root, visit):
    if root:
        inorder(root.left, visit)
        visit(root.key)
        inorder(root.right, visit)


def contains(root, key):
    steps = 0
    while root is not None and root.key != key:
        root = root.left if key < root.key else root.right
        steps += 1
    return root is not None, steps


def show(root, depth=0):
    """Print the tree sideways (right subtree on top)."""
    if root is None:
        return
    show(root.right, depth + 1)
    print("    " * depth + str(root.key))
    show(root.left, depth + 1)


root = None
for k in [50, 30, 70, 20, 40, 60, 30]:
    root = insert(root, k)

show(root)
keys = []
inorder(root, keys.append)
print("in order:", keys)
print("height:", height(root))
print("contains 60?", contains(root, 60))
print("contains 45?", contains(root, 45))
