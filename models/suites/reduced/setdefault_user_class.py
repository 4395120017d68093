class N:
    def __init__(self):
        self.kids = {}
root = N()
node = root
for ch in "ab":
    node = node.kids.setdefault(ch, N())
