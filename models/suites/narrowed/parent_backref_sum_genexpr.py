class Folder:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent
        self.children = {}

    def add(self, node):
        node.parent = self
        self.children[node.name] = node
        return node

    def count(self):
        return 1 + sum(c.count() for c in self.children.values())

root = Folder("root")
docs = root.add(Folder("docs"))
docs.add(Folder("old"))
root.add(Folder("tmp"))
print(root.count())
for name in sorted(root.children):
    print(name, root.children[name].parent.name)
