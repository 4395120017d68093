d = {"x": 5}
k = "x"
d[k + k] = d.pop(k)
