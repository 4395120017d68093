xs = [5, 3, 8, 1]
xs.append(4)
xs.extend([7, 2])
xs.insert(1, 9)
xs.remove(8)
a = xs.pop()
b = xs.pop(0)
xs.sort()
xs.sort(reverse=True)
xs.reverse()
del xs[0]
del xs[1:3]
xs[0] = 10
xs[1:] = [6, 6]
xs += [1]
xs *= 2
ys = xs
ys.append(0)
zs = xs[:]
zs.clear()
words = ["pear", "fig", "apple"]
words.sort(key=len)
words.sort(key=lambda w: w[-1], reverse=True)
i = words.index("fig")
first, *rest = words
*init, last = words
a, b = b, a
x = y = 0
n = 10
n -= 3
n *= 2
n //= 3
n %= 3
n **= 3
n <<= 2
n |= 1
s = "ab"
s += "cd"
s *= 2
t = s[0], s[-1]
m = [[0] * 3 for _ in range(2)]
m[0][1] = 5
m[1].append(7)
flat = [v for row in m for v in row]
nested = {"a": {"b": 1}}
nested["a"]["c"] = 2
nested["x"] = [1]
nested["x"].append(2)
