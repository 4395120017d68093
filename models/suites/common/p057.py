class Stack(list):
    def push(self, x):
        self.append(x)
    @property
    def top(self):
        return self[-1] if self else None

s = Stack()
s.push(1)
s.push(2)
print(s, s.top, len(s))
s.pop()
print(s.top, s == [1], isinstance(s, list))
