class Countdown:
    def __init__(self, start):
        self.start = start

    def __iter__(self):
        n = self.start
        while n > 0:
            yield n
            n -= 1

c = Countdown(3)
for x in c:
    label = "last" if x == 1 else "go"
    print(x, label)
print(list(c), sum(c))
