def to_fahrenheit(c):
    return c * 9 / 5 + 32

def to_celsius(f):
    return (f - 32) * 5 / 9

for c in range(-10, 31, 10):
    f = to_fahrenheit(c)
    print(c, "C =", f, "F")
    assert to_celsius(f) == c
temps = [12, 15, 9, 21]
warm = list(filter(lambda t: t > 10, temps))
print(warm, sum(warm) / len(warm))
