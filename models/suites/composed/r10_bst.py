class TreeNode:
    def __init__(self, data):
        self.data = data
        self.left = None
        self.right = None

class BinarySearchTree:
    def __init__(self):
        self.root = None

    def insert(self, data):
        if self.root is None:
            self.root = TreeNode(data)
        else:
            self._insert(self.root, data)

    def _insert(self, node, data):
        if data < node.data:
            if node.left is None:
                node.left = TreeNode(data)
            else:
                self._insert(node.left, data)
        elif data > node.data:
            if node.right is None:
                node.right = TreeNode(data)
            else:
                self._insert(node.right, data)

    def inorder(self, node, result):
        if node:
            self.inorder(node.left, result)
            result.append(node.data)
            self.inorder(node.right, result)
        return result

    def height(self, node):
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))

    def __contains__(self, data):
        current = self.root
        while current:
            if data == current.data:
                return True
            current = current.left if data < current.data else current.right
        return False

tree = BinarySearchTree()
for value in [50, 30, 70, 20, 50]:
    tree.insert(value)

print(tree.inorder(tree.root, []))
print("height:", tree.height(tree.root))
print(20 in tree, 99 in tree)
