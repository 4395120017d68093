class Countdown:
    def __init__(self, start):
        self.n = start
    def __iter__(self):
        return self
    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n + 1

for i in Countdown(3):
    print(i, end=" ")
print("liftoff")
it = iter([1, 2])
print(next(it), next(it), next(it, "empty"))
