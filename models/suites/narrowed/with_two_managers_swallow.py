class Timer:
    def __init__(self, name):
        self.name = name

    def __enter__(self):
        print("start", self.name)
        return self

    def __exit__(self, exc_type, exc, tb):
        print("end", self.name, exc_type is None)
        return exc_type is KeyError

with Timer("one") as t:
    print(t.name)
with Timer("two") as t, Timer("three") as u:
    {}["x"]
print("after")
