from collections import Counter, defaultdict, deque, OrderedDict, namedtuple

d = {"a": 3, "b": 1, "c": 2}
a = {v: k for k, v in d.items() if v > 1}
b = dict(zip("xy", [1, 2]))
c = sorted(d.items(), key=lambda kv: kv[1])
e = max(d, key=d.get)
f = d.pop("zz", None)
g = d | {"z": 9}
del d["a"]
h = list(d.items())
i = {**d, "q": 0}
j = sorted(d, reverse=True)
k = [key for key in d if d[key] == 1]
d.setdefault("n", []).append(4)
l = sum(v for v in b.values())
m = Counter("mississippi")
n = m.most_common(2)
o = defaultdict(list)
for w in ["apple", "bat", "ant"]:
    o[w[0]].append(w)
q = dict(o)
r = {k: len(v) for k, v in o.items()}
s = deque([1, 2, 3], maxlen=3)
s.append(4)
s.rotate(1)
s.appendleft(0)
P = namedtuple("P", "x y")
t = P(1, y=2)
u = t._replace(x=5)
v = t.x + u.x, t == (1, 2)
w, y = u
x = d.get("nope"), d.get("b", 7), "b" in d
z = {frozenset({1, 2}): "fs", (1, 2): "tup"}
aa = z[(1, 2)]
bb = set("hello") & set("world")
cc = {1, 2, 3} - {2}
dd = {1, 2} ^ {2, 3}
ee = {1, 2} <= {1, 2, 3}
ff = len({1, 1, 2})
gg = dict.fromkeys("ab", 0)
gg["a"] += 1
hh = [x for row in [[1, 2], [3]] for x in row]
ii = [[0] * 2 for _ in range(2)]
ii[0][1] = 5
jj = list(enumerate("ab", 1))
kk = any(v > 2 for v in b.values()), all(isinstance(q, str) for q in b)
ll = list(map(lambda x: x * 2, filter(lambda x: x % 2, range(5))))
mm = [*range(3), *"ab"]
nn, *oo, pp = range(5)
qq = [1, 2, 3, 4][1:-1], [1, 2, 3, 4][::-2]
rr = sorted([(2, "b"), (1, "z"), (2, "a")], key=lambda t: (-t[0], t[1]))
ss = list(zip(*[(1, "a"), (2, "b")]))
tt = [1, 2] + [3] * 2
tt[1:3] = [9]
tt.insert(0, 7)
tt.extend((5, 6))
tt.remove(9)
uu = tt.index(3), tt.count(3), tt.pop(), tt
vv = OrderedDict(a=1)
vv["b"] = 2
vv.move_to_end("a")
ww = sum([[1], [2]], [])
xx = list(dict(a=1, b=2))
yy = min([3, 1, 2], key=lambda x: abs(x - 2)), round(2.567, 1), divmod(17, 5), pow(2, 10, 7), abs(-3)
