class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None

class BST:
    def __init__(self):
        self.root = None
        self.size = 0

    def insert(self, value):
        if self.root is None:
            self.root = Node(value)
        else:
            node = self.root
            while True:
                if value < node.value:
                    if node.left is None:
                        node.left = Node(value)
                        break
                    node = node.left
                else:
                    if node.right is None:
                        node.right = Node(value)
                        break
                    node = node.right
        self.size += 1

    def contains(self, value):
        node = self.root
        while node is not None and node.value != value:
            node = node.left if value < node.value else node.right
        return node is not None

    def height(self, node="root"):
        if node == "root":
            node = self.root
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))

    def inorder(self, node, out):
        if node:
            self.inorder(node.left, out)
            out.append(node.value)
            self.inorder(node.right, out)
        return out

t = BST()
for v in [5, 2, 8, 1]:
    t.insert(v)
print(t.contains(8), t.contains(3))
print(t.inorder(t.root, []))
print(t.height())
