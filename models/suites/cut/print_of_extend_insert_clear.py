a = [3, 1]
print(a.extend([2]))
print(a.clear())
d = {}
print(d.update(a=1))
