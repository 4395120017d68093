class Acc:
    def __init__(self, n=0):
        self.n = n
        self.log = []

    def add(self, k):
        self.n += k
        self.log.append(k)
        return self


def put(xs, v):
    xs.append(v)
    return xs


def countdown(n):
    while n:
        yield n
        n -= 1


a = Acc()
b = Acc()
b.add(5)
a.add(2).add(3)
accs = [Acc(), Acc(), a]
accs[1].add(1)
for acc in accs:
    acc.add(10)
p, q = [], []
put(q, 1)
put(p, 2)
r = put(p, 3)
r.append(4)
rows = [[0, 0], [0, 0]]
rows[1][0] = 7
for row in rows:
    row[1] += 1
g, h = countdown(2), countdown(2)
print(next(g), next(h), next(g), list(h))
d = {"x": Acc(), "y": Acc()}
d["y"].add(4)
d["x"].log.append("z")
first = d["x"]
first.n = 9
print(a.n, b.n, d["x"].n, d["y"].log, accs[0].n)
m = [Acc(i) for i in range(2)]
m[0].n = 1
m[1].n += 5
s, t = Acc(1), Acc(1)
t.n, s.n = 3, 4
print(s is t, s.n == t.n, m[0] is m[1], p is r, p == [2, 3, 4])
