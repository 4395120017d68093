from collections import deque, defaultdict, Counter, OrderedDict, namedtuple
import heapq
d = {"a": 1, "b": 2}
d["c"] = 3
d["a"] += 10
d.update({"b": 20, "e": 5})
d.update(f=6)
v = d.pop("b")
w = d.pop("zz", None)
k = d.setdefault("g", [])
d["g"].append(1)
del d["c"]
last = d.popitem()
keys = sorted(d)
inv = {str(v): k for k, v in d.items()}
st = {1, 2}
st.add(3)
st.discard(9)
st.remove(1)
st.update([5, 6])
st |= {7}
st -= {2}
u = st & {3, 5}
q = deque([1, 2, 3])
q.append(4)
q.appendleft(0)
p = q.popleft()
r = q.pop()
q.rotate(1)
q.extend([8, 9])
h = [5, 1, 4]
heapq.heapify(h)
heapq.heappush(h, 2)
small = heapq.heappop(h)
top = heapq.nlargest(2, h)
low = heapq.nsmallest(2, h)
c = Counter("banana")
c["x"] += 1
c.update("aab")
most = c.most_common(1)
mc = c.most_common(1)[0][0]
tot = sum(c.values())
g = defaultdict(list)
g["a"].append(1)
g["b"].append(2)
cnt = defaultdict(int)
for ch in "hello":
    cnt[ch] += 1
P = namedtuple("P", "x y")
pt = P(1, y=2)
pz = pt._replace(x=9)
pd = pt._asdict()
od = OrderedDict()
od["z"] = 1
od.move_to_end("z")
c2 = Counter(a=3, b=1)
c3 = c2 - Counter(a=1)
e = list(c2.elements())
