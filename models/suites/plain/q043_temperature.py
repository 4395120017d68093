def c_to_f(c):
    return c * 9 / 5 + 32

def f_to_c(f):
    return (f - 32) * 5 / 9

print("Celsius  Fahrenheit")
for c in range(0, 101, 25):
    print(c, "\t", c_to_f(c))

temps = [12.5, 18.0, 21.3, 9.8]
hottest = temps[0]
for t in temps:
    if t > hottest:
        hottest = t
print("Hottest day:", hottest, "C =", round(c_to_f(hottest), 1), "F")
print("Body temp:", f_to_c(98.6))
