# n queens, print all solutions for tiny n
def solve(n):
    cols = set()
    d1 = set()
    d2 = set()
    placed = []

    def go(r):
        if r == n:
            yield placed[:]
            return
        for c in range(n):
            if c in cols or r + c in d1 or r - c in d2:
                continue
            cols.add(c); d1.add(r + c); d2.add(r - c)
            placed.append(c)
            yield from go(r + 1)
            placed.pop()
            cols.remove(c); d1.remove(r + c); d2.remove(r - c)

    yield from go(0)

first = next(solve(4))
print(first)
for q in first:
    print("." * q + "Q" + "." * (4 - q - 1))
print(sum(1 for _ in solve(3)), "solutions for 3")
