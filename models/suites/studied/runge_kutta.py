"""Numerical methods, week 9: Euler vs. classical RK4.

    y' = y - t^2 + 1,   y(0) = 0.5
    exact: y(t) = (t + 1)^2 - exp(t)/2
"""
import math


def f(t, y):
    return y - t * t + 1


def exact(t):
    return (t + 1) ** 2 - 0.5 * math.exp(t)


def euler_step(f, t, y, h):
    return y + h * f(t, y)


def rk4_step(f, t, y, h):
    k1 = f(t, y)
    k2 = f(t + h / 2, y + h / 2 * k1)
    k3 = f(t + h / 2, y + h / 2 * k2)
    k4 = f(t + h, y + h * k3)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def solve(step, f, t0, y0, t_end, n):
    h = (t_end - t0) / n
    ts, ys = [t0], [y0]
    for i in range(n):
        ys.append(step(f, ts[-1], ys[-1], h))
        ts.append(t0 + (i + 1) * h)
    return ts, ys


def main():
    n = 8
    ts, ye = solve(euler_step, f, 0.0, 0.5, 2.0, n)
    _, yr = solve(rk4_step, f, 0.0, 0.5, 2.0, n)

    print(f"{'t':>5} {'Euler':>10} {'RK4':>10} {'exact':>10} {'err RK4':>10}")
    for t, a, b in zip(ts, ye, yr):
        y = exact(t)
        print(f"{t:5.2f} {a:10.6f} {b:10.6f} {y:10.6f} {abs(b - y):10.2e}")


if __name__ == '__main__':
    main()
