import re

INPUT = """
mask = X1XX0X
set[3] = 11
set[5] = 36
mask = 00X1XX
set[3] = 63
flip[5] = 2
noop
"""

LINE = re.compile(r"(set|flip)\[(\d+)\] = (\d+)")

mem = {}
or_mask = and_mask = 0
for ln in INPUT.strip().split("\n"):
    if m := re.fullmatch(r"mask = ([01X]+)", ln):
        bits = m[1]
        or_mask = int(bits.replace("X", "0"), 2)
        and_mask = int(bits.replace("X", "1"), 2)
    elif m := LINE.match(ln):
        op, addr, val = m[1], int(m[2]), int(m[3])
        if op == "set":
            mem[addr] = val & and_mask | or_mask
        else:
            mem[addr] ^= 1 << val
        print(f"{ln:<12} -> {mem[addr]:06b}")
    else:
        print("??", ln)

print("p1", sum(mem.values()))

def popcount(n):
    c = 0
    while n:
        n &= n - 1
        c += 1
    return c

print("p2", {a: popcount(v) for a, v in mem.items()})

# all submasks of the highest value
full = 0b1101
sub = full
subs = []
while sub:
    subs.append(sub)
    sub = (sub - 1) & full
print([f"{s:04b}" for s in subs])
