xs = [1, 2]
t = (7, 8)
d = {"k": 1, "m": 2}
s = "ab"
xs.extend("cd")
xs.extend(range(2))
xs.extend(t)
xs.extend(d)
xs.extend(s)
xs.extend({5})
xs.extend(xs[:1])
xs.extend(d.values())
xs.extend(map(str, t))
xs.extend(sorted(t, reverse=True))
xs.extend(reversed(t))
ys = [1]
ys += "ab"
ys += (3, 4)
ys += range(2)
ys += t
ys *= 2
ys[0] += 5
ys.pop(-2)
z = ys.pop(-3)
i = -1
del ys[i]
del ys[-1]
del ys[1:3]
del ys[:]
