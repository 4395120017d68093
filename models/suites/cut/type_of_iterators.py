g = (x for x in [1, 2])
print(type(g))
print(type(iter([1])), type(zip([1])), type(map(str, [1])))
print(isinstance(g, list))
