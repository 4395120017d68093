class Node:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None

class Tree:
    def __init__(self):
        self.root = None

    def insert(self, val):
        if self.root == None:
            self.root = Node(val)
            return
        cur = self.root
        while True:
            if val < cur.val:
                if cur.left == None:
                    cur.left = Node(val)
                    break
                cur = cur.left
            else:
                if cur.right == None:
                    cur.right = Node(val)
                    break
                cur = cur.right

    def find(self, val):
        cur = self.root
        while cur.val != val:
            if val < cur.val:
                cur = cur.left
            else:
                cur = cur.right
        return cur

    def min(self):
        cur = self.root
        while cur.left:
            cur = cur.left
        return cur.val

t = Tree()
for v in [50, 30, 70, 20, 40, 60]:
    t.insert(v)
print("min:", t.min())
print("found", t.find(40).val)
print("found", t.find(65).val)   # should print not found
