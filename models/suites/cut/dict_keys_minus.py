a = {"x": 1, "y": 2}
b = {"y": 3}
missing = a.keys() - b.keys()
print(missing)
for k in a.keys() & b.keys():
    print(k)
