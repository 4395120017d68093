xs = [1, 2, 3, 4]
xs[1:2] = [7, 8]
xs[0:0] = (5, 6)
xs[1:1] = "ab"
t = "xyz"
xs[2:5] = t
xs[:0] = range(2)
del xs[1:3]
a = 1
n = 2
del xs[a:a + n]
del xs[a:a + len("ab")]
xs[a:] = []
print(xs)
