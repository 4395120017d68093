class Acc:
    def __init__(self, n=0):
        self.n = n

    def add(self, k):
        self.n += k


accs = [Acc(), Acc(3)]
for acc in accs:
    acc.add(10)
accs[1].add(2)
d = {"x": Acc(), "y": Acc(7)}
d["y"].add(4)
for v in d.values():
    v.add(1)
a = Acc(5)
both = [a, Acc(6)]
for acc in both:
    acc.add(1)
print(a.n)
