from collections import defaultdict
tree = lambda: defaultdict(tree)
t = tree()
t["a"]["b"] = 1
print(t["a"]["b"], list(t))
dd = defaultdict(int)
for w in "to be or not to be".split():
    dd[w] += 1
print(dict(dd), dd["zz"], len(dd))
groups = defaultdict(lambda: "n/a", x=1)
print(groups["x"], groups["y"])
sets = defaultdict(set)
for k, v in [(1, "a"), (1, "b"), (2, "a"), (1, "a")]:
    sets[k].add(v)
print({k: len(v) for k, v in sets.items()})
