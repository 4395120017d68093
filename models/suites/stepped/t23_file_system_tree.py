class FSError(Exception):
    """Base for all file system errors"""


class NotFound(FSError):
    def __init__(self, path):
        self.path = path
        super().__init__("no such file: " + path)


class Node:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent

    @property
    def path(self):
        if self.parent is None:
            return ""
        return self.parent.path + "/" + self.name

    def size(self):
        raise NotImplementedError


class File(Node):
    def __init__(self, name, size, parent=None):
        super().__init__(name, parent)
        self._size = size

    def size(self):
        return self._size


class Folder(Node):
    def __init__(self, name, parent=None):
        super().__init__(name, parent)
        self.children = {}

    def add(self, node):
        if node.name in self.children:
            raise FSError(f"{node.name} exists")
        node.parent = self
        self.children[node.name] = node
        return node

    def size(self):
        return sum(child.size() for child in self.children.values())

    def __getitem__(self, name):
        try:
            return self.children[name]
        except KeyError:
            raise NotFound(f"{self.path}/{name}") from None

    def tree(self, depth=0):
        print("  " * depth + (self.name or "/"))
        for name in sorted(self.children):
            child = self.children[name]
            if isinstance(child, Folder):
                child.tree(depth + 1)
            else:
                print("  " * (depth + 1) + f"{name} ({child.size()})")


root = Folder("")
docs = root.add(Folder("docs"))
docs.add(File("cv.txt", 120))
root.add(File("a.bin", 30))
root.tree()
print(root.size(), root["docs"]["cv.txt"].path)
for action in (lambda: root["tmp"], lambda: docs.add(File("cv.txt", 1))):
    try:
        action()
    except NotFound as e:
        print("NotFound:", e, e.path)
    except FSError as e:
        print("FSError:", e)
