vals = [3, 2, 1]
it = iter(vals.pop, 2)
