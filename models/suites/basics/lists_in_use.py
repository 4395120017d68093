xs = [5, 3, 8, 1, 9, 2]
ys = xs[:]
ys.sort()
zs = sorted(xs, reverse=True)
del ys[1:3]
xs[1:3] = [7, 7, 7]
xs[::2] = [0, 0, 0, 0]
xs.insert(-1, 99)
xs.insert(100, 100)
xs.extend(n * n for n in range(3))
p = xs.pop(0)
q = xs.pop(-2)
xs.remove(7)
xs.reverse()
i = xs.index(7, 2)
c = xs.count(0)
m = [[0] * 3 for _ in range(2)]
m[0][1] = 5
m[1] = [1, 2, 3]
t = list(zip(*m))
flat = [v for row in m for v in row]
ev = [v for v in flat if v % 2 == 0]
lab = ["even" if v % 2 == 0 else "odd" for v in flat]
pairs = list(enumerate("abc", start=1))
a, *rest = [1, 2, 3, 4]
*init, last = [1, 2, 3, 4]
first, (second, third) = 1, (2, 3)
a, last = last, a
words = ["pear", "fig", "apple", "kiwi"]
bylen = sorted(words, key=len)
by2 = sorted(words, key=lambda w: (-len(w), w))
longest = max(words, key=len)
shortest = min(words, key=len)
nothing = max([], default=0)
total = sum(len(w) for w in words)
anyf = any(w.startswith("f") for w in words)
allv = all(len(w) > 2 for w in words)
idx = words.index("apple")
joined = ", ".join(words)
nested = [[1, [2, 3]], [4]]
nested[0][1].append(9)
shallow = nested[:]
shallow[1].append(5)
rev = list(reversed(words))
sl = words[1:][::-1]
chunks = [xs[k:k + 3] for k in range(0, len(xs), 3)]
uniq = list(dict.fromkeys([3, 1, 3, 2, 1]))
cum = []
tot = 0
for n in [1, 2, 3]:
    tot += n
    cum.append(tot)
mul = [n * k for n in (1, 2) for k in (10, 20)]
grid = [["." for _ in range(3)] for _ in range(2)]
grid[1][2] = "#"
rows = ["".join(r) for r in grid]
text = "\n".join(rows)
cmp = [1, 2, 3] < [1, 2, 4]
eq = [1, 2] == [1, 2]
same = xs is ys
rep = [1, 2] * 2 + [3]
tup = (1,) + (2, 3)
cnt = tup.count(2)
mx = max(m, key=sum)
srt = sorted([("b", 2), ("a", 2), ("c", 1)], key=lambda p: p[1])
srt2 = sorted({"x": 3, "y": 1}.items(), key=lambda kv: kv[1], reverse=True)
words.sort(key=lambda w: w[-1])
words.clear()
mapped = list(map(str, [1, 2, 3]))
filt = list(filter(lambda n: n > 1, [1, 2, 3]))
added = list(map(lambda a, b: a + b, [1, 2], [3, 4]))
diff = [b - a for a, b in zip([1, 4, 9], [4, 9, 16])]
tri = [list(range(k)) for k in range(4)]
mat = [[i * j for j in range(1, 4)] for i in range(1, 4)]
diag = [mat[k][k] for k in range(3)]
col = [row[1] for row in mat]
rot = [list(r) for r in zip(*mat[::-1])]
