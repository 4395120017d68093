# bit tricks warm-up: gray codes, lowest set bit, submask enumeration
def gray(n):
    return n ^ (n >> 1)

def ungray(g):
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n

def submasks(mask):
    sub = mask
    while True:
        yield sub
        if sub == 0:
            return
        sub = (sub - 1) & mask

def bits(x):
    out = []
    while x:
        low = x & -x
        out.append(low.bit_length() - 1)
        x ^= low
    return out

prev = gray(0)
for i in range(1, 7):
    g = gray(i)
    changed = bits(prev ^ g)
    assert len(changed) == 1 and ungray(g) == i
    print(f"{i} {g:03b} flip bit {changed[0]}")
    prev = g

print([bin(m) for m in submasks(0b1011)])
print(bits(0b1011), ungray(0b1101))
