class Timer:
    def __init__(self, name):
        self.name = name
    def __enter__(self):
        print("start", self.name)
        return self
    def __exit__(self, exc_type, exc, tb):
        print("stop", self.name, exc_type.__name__ if exc_type else "fine")
        return exc_type is KeyError

with Timer("A") as t:
    print(t.name * 2)
with Timer("B"):
    {}["missing"]
print("after")
with Timer("C"):
    1 / 0
