a = {1, 2, 3, 4}
b = {3, 4, 5}
print(a | b)
print(a & b)
print(a - b, b - a)
print(a ^ b)
print({3, 4} <= a, a.isdisjoint({9}))
a.add(10)
a.discard(99)
a.remove(1)
print(len(a), sorted(a))
try:
    a.remove(99)
except KeyError as e:
    print("KeyError", e)
empty = set()
print(type({}), type(empty), empty)
print(set("hello") & set("world") == {"l", "o"})
frozen = frozenset([1, 2])
print(frozen, {frozen: "ok"}[frozenset({2, 1})])
