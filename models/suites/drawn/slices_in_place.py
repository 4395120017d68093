def add_two(a):
    return a + 2


xs = [0, 4, 1, 0, 5]; b = xs

xs[1:3] = [30]; print(xs)
xs[len(xs):] = [add_two(6)]; b = xs[::-1]
b[::2] = [0] * len(b[::2]); print(b)

xs[-1] = b[0] = add_two(b[1]); print(xs, b)

print(xs, xs is b)
