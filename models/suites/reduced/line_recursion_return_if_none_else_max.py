class L:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next
def length(node):
    return 0 if node is None else 1 + length(node.next)
print(length(L(1, L(2))))
