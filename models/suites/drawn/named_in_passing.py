inc = lambda v: v + 1
n, got, data = 7, 0, [8, 3, 1, 5, 1]
if any((got := x) > 7 for x in data): print("first", got)
if (got := inc(n)) > 3: print("big", got)
else: n = got
print(n, len(data))
