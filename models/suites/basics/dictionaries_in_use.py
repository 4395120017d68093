d = {"a": 1, "b": 2}
d["c"] = 3
d["a"] += 10
x = d.get("z")
y = d.get("z", 0) + 1
d.setdefault("e", []).append(5)
d.setdefault("e", []).append(6)
p = d.pop("b")
q = d.pop("nope", None)
d.update({"f": 1}, g=2)
d2 = {**d, "a": 0}
d3 = d | {"new": 1}
d |= {"h": 8}
del d["f"]
last = d.popitem()
ks = list(d)
vs = list(d.values())
its = list(d.items())
inv = {v: k for k, v in {"x": 1, "y": 2}.items()}
sq = {n: n ** 2 for n in range(4)}
ev = {k: v for k, v in sq.items() if v % 2 == 0}
best = max(sq, key=sq.get)
order = sorted(sq, key=lambda k: -sq[k])
tot = sum(sq.values())
fk = dict.fromkeys("ab", 0)
z = dict(zip(["k1", "k2"], [1, 2]))
kw = dict(a=1, b=2)
has = "a" in kw
hasv = 2 in kw.values()
common = kw.keys() & {"a", "q"}
n = len(kw)
nested = {"u": {"v": {"w": 1}}}
nested["u"]["v"]["w"] += 1
nested["u"]["t"] = [1]
g = nested["u"].get("s", {}).get("w", "none")
groups = {}
for word in ["apple", "avocado", "bean", "cherry", "beet"]:
    groups.setdefault(word[0], []).append(word)
counts = {}
for ch in "hello":
    counts[ch] = counts.get(ch, 0) + 1
top = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
top2 = top[:2]
eq = {"a": 1, "b": 2} == {"b": 2, "a": 1}
copy = dict(counts)
copy["h"] = 0
for k in list(copy):
    if copy[k] < 1:
        del copy[k]
rev = dict(reversed(list(kw.items())))
srt = dict(sorted(counts.items()))
first = next(iter(counts))
tup = {(0, 0): "start", (1, 2): "end"}
loc = tup[(1, 2)]
tup[0, 1] = "mid"
from collections import Counter, defaultdict, OrderedDict, deque, ChainMap, namedtuple
c = Counter("mississippi")
mc = c.most_common(2)
c.update("miss")
c2 = c - Counter("sss")
c3 = Counter(a=3, b=1) + Counter(a=1, b=2)
ct = sum(c.values())
el = sorted(Counter(a=2, b=1).elements())
dd = defaultdict(list)
dd["x"].append(1)
dd["y"]
di = defaultdict(int)
for ch in "abca":
    di[ch] += 1
dn = defaultdict(lambda: "none", a=1)
dv = dn["b"]
od = OrderedDict(a=1, b=2, c=3)
od.move_to_end("a")
pi = od.popitem(last=False)
dq = deque([1, 2, 3], maxlen=3)
dq.append(4)
dq.appendleft(0)
dq.rotate(1)
dl = dq.popleft()
dq.extend([7, 8])
cm = ChainMap({"a": 1}, {"a": 2, "b": 3})
cv = cm["b"]
Point = namedtuple("Point", "x y")
pt = Point(1, 2)
pt2 = pt._replace(x=5)
ptd = pt._asdict()
px, py = pt
sm = pt.x + pt[1]
ss = {3, 1, 2}
ss.add(5)
ss.discard(9)
ss |= {8, 9}
su = ss & {1, 2, 77}
sd = ss - {1}
sx = {1, 2} ^ {2, 3}
sub = {1} <= ss
fs = frozenset([1, 2])
dis = ss.isdisjoint({100})
sc = {len(w) for w in ["a", "bb", "cc"]}
ss.remove(3)
ss.update([1, 4], (6,))
lo = min(ss)
