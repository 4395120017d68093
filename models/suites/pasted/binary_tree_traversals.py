from collections import deque


class TreeNode:
    def __init__(self, key):
        self.key = key
        self.left = self.right = None

    def __repr__(self):
        return f"<{self.key}>"


def insert(root, key):
    if root is None:
        return TreeNode(key)
    if key < root.key:
        root.left = insert(root.left, key)
    elif key > root.key:
        root.right = insert(root.right, key)
    return root


def inorder(node):
    if node:
        yield from inorder(node.left)
        yield node.key
        yield from inorder(node.right)


def height(node):
    return 0 if node is None else 1 + max(height(node.left), height(node.right))


def levels(root):
    queue = deque([(root, 0)])
    out = {}
    while queue:
        node, depth = queue.popleft()
        out.setdefault(depth, []).append(node)
        for child in (node.left, node.right):
            if child:
                queue.append((child, depth + 1))
    return out


root = None
for k in (50, 30, 70, 60):
    root = insert(root, k)

print(list(inorder(root)))
print("height", height(root))
for depth, nodes in levels(root).items():
    print("  " * depth, nodes)
