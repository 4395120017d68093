class CountCalls:
    def __init__(self, fn):
        self.fn = fn
        self.calls = 0
    def __call__(self, *args):
        self.calls += 1
        return self.fn(*args)

@CountCalls
def add(a, b):
    return a + b

print(add(1, 2), add(3, 4))
print("called", add.calls, "times")
