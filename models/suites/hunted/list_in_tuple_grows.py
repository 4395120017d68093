t = (1, [2])
try:
    t[1] += [3]
except TypeError:
    print("err")
