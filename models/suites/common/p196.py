class Stack:
    class Empty(Exception):
        pass
    def __init__(self, *items):
        self.items = [*items]
    def pop(self):
        if not self.items:
            raise Stack.Empty("nothing here")
        return self.items.pop()

s = Stack(1, 2)
try:
    while True:
        print(s.pop())
except Stack.Empty as e:
    print("Empty:", e)
