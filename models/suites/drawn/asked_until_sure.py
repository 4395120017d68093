def good(k): return k % 3 != 1
def fits(k): return 0 < k < 7
xs, ys = [3, 9, 0], [8, 2, 3]
ok = all(x < y for x, y in zip(xs, xs[1:])); print(ok)
print(all(good(x) for x in xs))
