t = ([1], 2)
inner = t[0]
t[0].append(5)
print(inner, t)
graph = {"a": ["b"], "b": []}
nbrs = graph["a"]
graph["a"].append("c")
print(nbrs)
