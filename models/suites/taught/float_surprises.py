# Floats are not exact!
a = 0.1
b = 0.2
c = a + b
print(c)
print(c == 0.3)
print(abs(c - 0.3) < 1e-9)

# adding 0.1 ten times
total = 0.0
for i in range(10):
    total += 0.1
print(total, total == 1.0)

# round() rounds halves to the EVEN neighbour
for x in [0.5, 1.5, 2.5, 3.5]:
    print(x, "->", round(x))

print(round(2.675, 2))      # we expected 2.68 ...
print(int(3.99), int(-3.99))
print(7 // 2, -7 // 2)
print(7 % 3, -7 % 3)
print(7 / 2, 6 / 2)         # / always gives a float

big = 2 ** 100              # integers can be as big as you like
print(big)
print(float(big))
