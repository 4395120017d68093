class Tree:
    def __init__(self, value, *children):
        self.value = value
        self.children = children
    def __iter__(self):
        yield self.value
        for c in self.children:
            yield from c
    def show(self, depth=0):
        print("  " * depth + str(self.value))
        for c in self.children:
            c.show(depth + 1)

t = Tree("root", Tree("a", Tree("a1")), Tree("b"))
t.show()
print(list(t))
