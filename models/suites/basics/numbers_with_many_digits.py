from collections import Counter


def secant(f, x0, x1, steps):
    f0, f1 = f(x0), f(x1)
    for _ in range(steps):
        x0, x1, f0 = x1, x1 - f1 * (x1 - x0) / (f1 - f0), f1
        f1 = f(x1)
    return x1


def runge_kutta(f, t, y, h):
    k1 = f(t, y)
    k2 = f(t + h / 2, y + h * k1 / 2)
    k3 = f(t + h / 2, y + h * k2 / 2)
    k4 = f(t + h, y + h * k3)
    return y + h * (k1 + 2 * k2 + 2 * k3 + k4) / 6


def cube(x):
    return x * x * x - 2


def decay(t, y):
    return -0.3 * y + t / 7


print(f"{secant(cube, 1.0, 2.0, 4):.6f}")
y = 5.3
for step in range(2):
    y = runge_kutta(decay, step * 0.7, y, 0.7)
    print(round(y, 4))
sold = Counter()
for name, number in [("tea", 12), ("milk", 5), ("tea", 30)]:
    sold.update({name: number})
print(sold.most_common(1))
