d = {}
key = [1, 2]
try:
    d[key] = 1
except TypeError as e:
    print(e)
