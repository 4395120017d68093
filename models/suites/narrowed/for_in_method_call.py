table = {"a": ["x", "y"], "b": ["z"]}

def links(k):
    return table.get(k, [])

def walk(k):
    for v in links(k):
        print(k, v)
    return k

for k in ["a", "b", "c"]:
    for v in links(k):
        print(k, v)
walk("a")
for v in links("a"):
    print(v)
