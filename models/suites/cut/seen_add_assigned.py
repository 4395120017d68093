dup = [3, 1, 3]
seen = set()
uniq = [x for x in dup if not (x in seen or seen.add(x))]
print(uniq)
