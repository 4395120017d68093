class Node:
    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f"{self.value}"

node = Node(3)
n = 2
n += 1
m = n + 1
if n == 3:
    m = n * 2
print(m, n > 2)
xs = [n, m]
print(node)
