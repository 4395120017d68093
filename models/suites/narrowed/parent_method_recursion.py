class Folder:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent
        self.children = {}

    def add(self, node):
        node.parent = self
        self.children[node.name] = node

    def count(self):
        total = 1
        for c in self.children.values():
            total += c.count()
        return total

    def path(self):
        if self.parent is None:
            return self.name
        return self.parent.path() + "/" + self.name

root = Folder("root")
docs = Folder("docs")
old = Folder("old")
root.add(docs)
docs.add(old)
print(root.count())
print(old.path())
