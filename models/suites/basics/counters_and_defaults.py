from collections import Counter, defaultdict, OrderedDict
d = {"a": 1}
d.update({"b": 2}, c=3)
d.update([("e", 5)])
d.update(zip("fg", [6, 7]))
c = Counter("banana")
c.update("nab")
c.update({"z": 3})
c.subtract("an")
c["q"] += 1
c2 = Counter("aab") - Counter("a")
c3 = Counter("aab") + Counter("bc")
c4 = Counter("aab") & Counter("abb")
c5 = Counter("aab") | Counter("abb")
n = sum(c3.values())
n = c3.total()
e = sorted(c3.elements())
e = list(Counter(b=2, a=1).elements())
k = c["nope"]
mc = Counter("hello").most_common(1)[0]
mc = Counter("hello").most_common()
u = Counter([1, 1, 2])[1]
w = Counter("the cat the dog".split())
x = dict(Counter("ab"))
od = OrderedDict(a=1, b=2)
od["c"] = 3
f = od.popitem(last=False)
dn = defaultdict(lambda: 5, a=1)
v = dn["b"]
dn["c"] += 1
dl = defaultdict(lambda: [0, 0])
dl["x"][1] += 4
dd = defaultdict(lambda: defaultdict(int))
dd["a"]["b"] += 1
dd["a"]["c"] += 2
ds = defaultdict(set)
ds["k"].add(3)
srt = sorted(dd["a"].items())
