class MinStack:
    def __init__(self):
        self.stack = []
    def push(self, x):
        m = min(x, self.stack[-1][1]) if self.stack else x
        self.stack.append((x, m))
    def pop(self):
        return self.stack.pop()[0]
    def get_min(self):
        return self.stack[-1][1]

ms = MinStack()
for x in (5, 2, 7):
    ms.push(x)
print(ms.get_min(), ms.pop(), ms.pop(), ms.get_min())
