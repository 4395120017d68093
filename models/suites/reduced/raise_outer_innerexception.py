class Stack:
    class Empty(Exception):
        pass
    def pop(self):
        raise Stack.Empty("nothing")
try:
    Stack().pop()
except Stack.Empty as e:
    print("Empty:", e)
