a = {"k": 1}
c, n = a, 5
c["k"] = 2
print(a)
