r = [3, 1].sort()
t = {"a": 1}.update(b=2)
print(r, t)
