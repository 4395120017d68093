from collections import namedtuple, deque, Counter, ChainMap
Car = namedtuple("Car", "make year")
c = Car("VW", 1990)
print(c, c.make, c[1], c._asdict())
d = deque(maxlen=3)
for i in range(5):
    d.append(i)
d.rotate(1)
print(d)
cnt = Counter(a=3, b=1)
cnt.update("abb")
print(cnt, cnt["zzz"], cnt - Counter(a=1), list(cnt.elements())[:2])
cm = ChainMap({"x": 1}, {"x": 2, "y": 3})
print(cm["x"], cm["y"])
