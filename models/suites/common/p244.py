def sort_by(people, *keys):
    for k in reversed(keys):
        people = sorted(people, key=lambda p: p[k])
    return people

data = [{"n": "B", "a": 2}, {"n": "A", "a": 2}, {"n": "C", "a": 1}]
for p in sort_by(data, "a", "n"):
    print(p["n"], p["a"])
from operator import itemgetter
print([p["n"] for p in sorted(data, key=itemgetter("a", "n"), reverse=True)])
