name = "World"
n = 1234567.891
print("Hello, %s!" % name)
print("Hello, {}!".format(name))
print(f"Hello, {name}!")
print(f"{n:,.2f} {n:.3e} {n:>15.1f}|")
print("%5d|%-5d|%05d" % (42, 42, 42))
print("{:>8}|{:<8}|{:^8}|".format("r", "l", "c"))
print(f"{255:x} {255:#x} {255:08b} {0.256:.1%}")
print(f"{name!r:>10} {name=}")
print("{a} and {b}".format(a=1, b=2))
x = 10
print(f"{x + 5} {'yes' if x > 5 else 'no'} {{literal}}")
print(f"{'*' * 10:^20}|")
