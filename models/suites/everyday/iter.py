class Countdown:
    def __init__(self, start):
        self.start = start

    def __iter__(self):
        n = self.start
        while n > 0:
            yield n
            n -= 1

    def __len__(self):
        return self.start

    def __contains__(self, x):
        return 0 < x <= self.start

c = Countdown(3)
for n in c:
    print(n)
print(len(c), 2 in c, list(c), sum(c))
