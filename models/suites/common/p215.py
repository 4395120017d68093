name = "Ada"
age = 36
pi = 3.14159265
print("Name: %s, Age: %d, Pi: %.2f" % (name, age, pi))
print("Name: {0}, Age: {1}, again {0}".format(name, age))
print("{n} is {a:>5}".format(n=name, a=age))
print(f"{name!r:>10}|{age:<6}|{pi:^10.3f}|{age:+}|{1234567:,}|{0.256:.1%}")
print(f"{'left':<10}{'mid':^10}{'right':>10}")
print(f"{age:05d} {age:x} {pi:e} {name.upper()} {age * 2 = }")
width = 8
print(f"{name:*^{width}}", f"{{literal}}", f"{[1, 2][0]}", f"{'yes' if age > 18 else 'no'}")
