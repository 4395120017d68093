import itertools

service = itertools.cycle([4, 2])
for name in ["ann", "bob", "cy"]:
    print(name, next(service))
ids = itertools.count(100, 5)
print(next(ids), next(ids))
