import cmath

z = 3 + 4j
w = complex(1, -2)
print(z + w, z - w, z * w)
print(z / w)
print(abs(z), z.real, z.imag)
print(z.conjugate(), -z)
print(z ** 2, 1j * 1j)
print(z == 3 + 4j, z != w)
turn = 1j
step = 1
for _ in range(4):
    step *= turn
    print(step)
seen = {0j}
seen.add(z)
print(len(seen), z in seen)
print((-8) ** (1 / 3))
print(cmath.sqrt(-4))
print(f"{z} has length {abs(z):.1f}")
print(sum([1j, 2, 1 + 1j]))
