# Newton cooling, Euler steps; temperatures logged in mixed units
from collections import namedtuple
from statistics import mean, stdev

Sample = namedtuple("Sample", "t value unit")

K = 0.12        # 1/min
AMBIENT = 21.0  # deg C
DT = 1.0        # min


def to_celsius(value, unit):
    if unit == "C":
        return value
    elif unit == "K":
        return value - 273.15
    elif unit == "F":
        return value - 32 * 5 / 9
    raise ValueError(f"unknown unit {unit!r}")


def simulate(T0, steps):
    T = T0
    out = [T]
    for _ in range(steps):
        T += -K * (T - AMBIENT) * DT
        out.append(T)
    return out


model = simulate(90.0, 12)
log = [
    Sample(0, 90.2, "C"),
    Sample(3, 341.4, "K"),
    Sample(6, 126.9, "F"),
    Sample(9, 43.1, "C"),
    Sample(12, 308.3, "K"),
]

residuals = []
print(" t   model  measured   diff")
for s in log:
    measured = to_celsius(s.value, s.unit)
    diff = measured - model[s.t]
    residuals.append(diff)
    print(f"{s.t:>2}{model[s.t]:>8.2f}{measured:>10.2f}{diff:>+7.2f}")

print(f"mean residual {mean(residuals):+.2f}, sd {stdev(residuals):.2f}")
outliers = [s.t for s, r in zip(log, residuals) if abs(r) > 5]
print("suspicious at t =", outliers)   # the sensor should be within 1 degree...
