s1 = {1, 2, 3}
s2 = set([3, 4])
print(s1 | s2, s1 & s2, s1 - s2, s1 ^ s2)
s1.add(10)
s1.discard(99)
s2.update({5, 6})
print(len(s1), 3 in s2, s1.isdisjoint({7}), {1, 2} <= s1)
fs = frozenset("hello")
print(sorted(fs))
dupes = [1, 2, 1, 3, 2]
unique = list(dict.fromkeys(dupes))
print(unique, len(dupes) - len(set(dupes)))
