seen = set()
dups = []
for n in [3, 1, 3, 2, 1]:
    if n in seen:
        dups.append(n)
    seen.add(n)
print(sorted(seen), dups)
a = {1, 2, 3}
b = {3, 4}
a &= b
print(a, a <= b, a | {9})
print({x % 3 for x in range(7)}, len(set("banana")))
a.add(7)
while a:
    a.pop()
print(a, bool(a))
