class Timer:
    def __init__(self, name):
        self.name = name
        self.steps = 0

    def __enter__(self):
        print("start", self.name)
        return self

    def tick(self):
        self.steps += 1

    def __exit__(self, kind, value, trace):
        print("end", self.name, self.steps)
        return False

with Timer("a") as t:
    t.tick()
    t.tick()
print(t.steps)
try:
    with Timer("b") as t:
        t.tick()
        x = 1 // 0
        t.tick()
except ZeroDivisionError as e:
    print("error", e)
print(t.steps)
