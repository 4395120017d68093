# How to sort a list of dicts by two keys (one descending)
people = [
    {"name": "Tom", "age": 30},
    {"name": "Ann", "age": 25},
    {"name": "Bob", "age": 30},
    {"name": "Zoe", "age": 25},
]
res = sorted(people, key=lambda p: (-p["age"], p["name"]))
for r in res:
    print(r)

from operator import itemgetter
people.sort(key=itemgetter("name"))
people.sort(key=itemgetter("age"), reverse=True)
print([p["name"] for p in people])
print(max(people, key=itemgetter("age", "name")))
print(sorted("banana"), "".join(sorted("banana", reverse=True)))
