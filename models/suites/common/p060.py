def compound(principal, rate, years):
    """Print a table of growth."""
    print(f"{'Year':>4} | {'Balance':>12}")
    print("-----+-------------")
    for y in range(1, years + 1):
        principal *= 1 + rate / 100
        print(f"{y:>4} | {principal:>12,.2f}")
    return principal

final = compound(1000, 5, 3)
print("Grew by %.1f%%" % ((final / 1000 - 1) * 100))
print("{:+d} {:e} {:>8s} {:*^9}".format(5, 12345.678, "ab", "mid"))
print("%-6s|%5d|%05.1f" % ("ab", 42, 3.14159))
