class Counter:
    total = 0
    def __init__(self):
        self.value = 0
    def inc(self, by=1):
        self.value += by
        Counter.total += by
        return self

a = Counter()
b = Counter()
a.inc().inc(5)
b.inc()
print(a.value, b.value, Counter.total, a.total)
a.total = 100
print(Counter.total, a.total, b.total)
