class Branch:
    def __init__(self, data, left=None, right=None):
        self.data = data
        self.left = left
        self.right = right

    def visit(self):
        if self.left is not None:
            for x in self.left.visit():
                yield x
        yield self.data
        if self.right is not None:
            for x in self.right.visit():
                yield x


root = Branch(17, None, Branch(9, Branch(3), None))
for x in root.visit():
    print(x)
