"""Binary search tree for my algorithms class. remove() crashes sometimes?"""


class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


class BST:
    def __init__(self, values=()):
        self.root = None
        for value in values:
            self.insert(value)

    def insert(self, value):
        if self.root is None:
            self.root = Node(value)
            return
        node = self.root
        while True:
            side = "left" if value < node.value else "right"
            child = getattr(node, side)
            if child is None:
                setattr(node, side, Node(value))
                return
            node = child

    def in_order(self):
        def walk(node):
            if node:
                yield from walk(node.left)
                yield node.value
                yield from walk(node.right)
        return list(walk(self.root))

    def height(self, node="root"):
        if node == "root":
            node = self.root
        if node is None:
            return 0
        return 1 + max(self.height(node.left), self.height(node.right))

    def remove(self, value):
        self.root = self._remove(self.root, value)

    def _remove(self, node, value):
        if value < node.value:
            node.left = self._remove(node.left, value)
        elif value > node.value:
            node.right = self._remove(node.right, value)
        elif node.left is None:
            return node.right
        elif node.right is None:
            return node.left
        else:
            successor = node.right
            while successor.left:
                successor = successor.left
            node.value = successor.value
            node.right = self._remove(node.right, successor.value)
        return node


tree = BST([50, 30, 70, 20, 60, 80])
print("In order:", tree.in_order())
print("Height:", tree.height())

for victim in (20, 50, 65):
    tree.remove(victim)
    print(f"Removed {victim}:", tree.in_order())

print("Done")
