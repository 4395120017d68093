import cmath
import math

# ---------- quadrature -----------------------------------------------------
def trapezoid(f, a, b, n):
    h = (b - a) / n
    total = 0.5 * (f(a) + f(b))
    for i in range(1, n):
        total += f(a + i * h)
    return total * h

def simpson(f, a, b, n):
    """composite Simpson, n even"""
    h = (b - a) / n
    s = f(a) + f(b)
    for i in range(1, n):
        w = 4 if i % 2 == 1 else 2
        s += w * f(a + i * h)
    return s * h / 3

exact = 2.0                                   # int_0^pi sin
for n in (4, 8):
    t, s = trapezoid(math.sin, 0, math.pi, n), simpson(math.sin, 0, math.pi, n)
    print(f"n={n:2d}  trap err={t - exact:+.2e}   simpson err={s - exact:+.2e}")

# ---------- Newton's law of cooling, Euler vs RK4 -----------------------------
k, T_env, T0 = 0.3, 20.0, 90.0                # 1/min, °C, °C

def dTdt(t, T):
    return -k * (T - T_env)

def euler_step(f, t, y, h):
    return y + h * f(t, y)

def rk4_step(f, t, y, h):
    k1 = f(t, y)
    k2 = f(t + h/2, y + h/2 * k1)
    k3 = f(t + h/2, y + h/2 * k2)
    k4 = f(t + h, y + h * k3)
    return y + h/6 * (k1 + 2*k2 + 2*k3 + k4)

h, t = 1.0, 0.0
Te = Tr = T0
print("  t    Euler      RK4    exact")
while t < 5:
    Te = euler_step(dTdt, t, Te, h)
    Tr = rk4_step(dTdt, t, Tr, h)
    t += h
    print(f"{t:4.1f} {Te:8.3f} {Tr:8.3f} {T_env + (T0 - T_env) * math.exp(-k*t):8.3f}")

# ---------- series RLC impedance ----------------------------------------------
R, L, C = 50.0, 10e-3, 1e-6
f0 = 1 / (2 * math.pi * math.sqrt(L * C))
for f in (100.0, f0, 10e3):
    w = 2 * math.pi * f
    Z = R + 1j * w * L + 1 / (1j * w * C)
    mag, phase = cmath.polar(Z)
    print(f"{f:8.1f} Hz  |Z| = {mag:9.2f} ohm  phase = {math.degrees(phase):+6.1f}°")
