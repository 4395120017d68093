from math import prod

DATA = """939
7,13,x,x,59,x,31,19"""


def solve1(data):
    start, buses = data.split("\n")
    start = int(start)
    wait, bus = min((-start % b, b) for b in map(int, buses.replace("x,", "").split(",")))
    return wait * bus


def solve2(data):
    """sieving: once bus k fits, step by lcm so it keeps fitting"""
    t, step = 0, 1
    for offset, b in enumerate(data.split("\n")[1].split(",")):
        if b == "x":
            continue
        b = int(b)
        while (t + offset) % b:
            t += step
        step *= b
        print(f"  t={t} step={step}")
    return t


def crt(pairs):
    n = prod(m for _, m in pairs)
    return sum(r * (n // m) * pow(n // m, -1, m) for r, m in pairs) % n


def main():
    assert solve1(DATA) == 295
    print("Star 1:", solve1(DATA))
    ans = solve2(DATA)
    print("Star 2:", ans)
    buses = DATA.split()[1].split(",")
    pairs = [(-i, int(b)) for i, b in enumerate(buses) if b != "x"]
    print("CRT   :", crt(pairs), crt(pairs) == ans)
    print("17,x,13,19:", solve2("0\n17,x,13,19"))


main()
