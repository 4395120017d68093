class Node:
    def __init__(self, value, rest=None):
        self.value = value
        self.rest = rest

def build(values):
    head = None
    for v in reversed(values):
        head = Node(v, head)
    return head

def total(node):
    if node is None:
        return 0
    return node.value + total(node.rest)

numbers = build([4, 8, 15])
print(total(numbers))
current = numbers
while current is not None:
    print(current.value)
    current = current.rest
