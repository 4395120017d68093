class Countdown:
    def __init__(self, start):
        self.start = start

    def __iter__(self):
        self.current = self.start
        return self

    def __next__(self):
        if self.current <= 0:
            raise StopIteration
        value = self.current
        self.current -= 1
        return value

for n in Countdown(2):
    print(n)
print(list(Countdown(3)))
it = iter([10, 20, 30])
print(next(it))
print(list(it))
print(next(it, "empty"))
