people = [{"name": "a", "n": 1}, {"name": "b", "n": 2}]
for p in people:
    print(p["name"])
people[1]["n"] += 5
print(p)
