class BSTNode:
    def __init__(self, key):
        self.key = key
        self.left = None
        self.right = None


class BST:

    def __init__(self):
        self.root = None

    # ---------- insert ----------
    def insert(self, key):
        new = BSTNode(key)
        y = None
        x = self.root
        while x is not None:
            y = x
            x = x.left if key < x.key else x.right
        if y is None:
            self.root = new
        elif key < y.key:
            y.left = new
        else:
            y.right = new

    # ---------- delete ----------
    def delete(self, key):
        self.root = self._delete(self.root, key)

    def _delete(self, node, key):
        if node is None:
            return None
        if key < node.key:
            node.left = self._delete(node.left, key)
        elif key > node.key:
            node.right = self._delete(node.right, key)
        else:
            # case 1 + 2: zero or one child
            if node.left is None:
                return node.right
            if node.right is None:
                return node.left
            # case 3: two children -> copy inorder successor
            succ = node.right
            while succ.left is not None:
                succ = succ.left
            node.key = succ.key
            node.right = self._delete(node.right, succ.key)
        return node

    # ---------- traversal ----------
    def inorder(self):
        out = []

        def visit(node):
            if node:
                visit(node.left)
                out.append(node.key)
                visit(node.right)

        visit(self.root)
        return out

    def show(self, node, level=0):
        if node is not None:
            self.show(node.right, level + 1)
            print("    " * level + str(node.key))
            self.show(node.left, level + 1)


tree = BST()
for k in [50, 30, 70, 20, 40, 60, 65]:
    tree.insert(k)
tree.show(tree.root)
print(tree.inorder())

print("delete 20 (leaf)")
tree.delete(20)
print("delete 30 (one child)")
tree.delete(30)
print("delete 50 (two children)")
tree.delete(50)
print("delete 99 (not there)")
tree.delete(99)
print(tree.inorder(), "root =", tree.root.key)
