from collections import ChainMap
a = {"x": 1}
b = {"x": 2, "y": 3}
c = ChainMap(a, b)
print(c["x"], c["y"])
