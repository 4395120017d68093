dup = [1, 2, 2, 3, 3]
seen = set()
print([x for x in dup if not (x in seen or seen.add(x))])
