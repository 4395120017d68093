w = 'level'
xs = [3, 1, 2]
ys = [5, 2, 8, 1]
fs = [1.5, 2.25, -0.5]
ws = ['pear', 'fig', 'apple']
d = {'a': 1, 'b': 2}
p = (3, 4)
pr = [('x', 2), ('y', 1)]
bs = [True, False]
r = sorted(xs)
r = sorted(xs, reverse=True)
r = sorted(ws, key=len)
r = sorted(ws, key=lambda w: w[-1])
r = sorted(d.items(), key=lambda kv: -kv[1])
r = sorted(pr, key=lambda p: p[1])
r = max(xs)
r = min(ys)
r = max(ws, key=len)
r = min(ws, key=len)
r = max(d, key=d.get)
r = max(d.values())
r = sum(xs)
r = sum(fs)
r = sum(xs) / len(xs)
r = sum(x ** 2 for x in xs)
r = sum(xs, 10)
r = any(x > 2 for x in xs)
r = all(x > 0 for x in xs)
r = all(bs)
r = any(bs)
r = xs + ys
r = xs * 2
r = xs[::-1]
