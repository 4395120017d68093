from collections import defaultdict

d = defaultdict(list)
print(d["a"], len(d))
