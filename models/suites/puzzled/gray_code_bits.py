# Rosetta Code: Gray code + some other bit fiddling
def bin2gray(n):
    return n ^ n >> 1


def gray2bin(g):
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n


print(' n  bin   gray  back')
for n in range(12):
    g = bin2gray(n)
    print(f'{n:2}  {n:04b}  {g:04b}  {gray2bin(g):2}')

# neighbours differ in a single bit
codes = [bin2gray(i) for i in range(16)]
print(all(bin(a ^ b).count('1') == 1 for a, b in zip(codes, codes[1:] + codes[:1])))


def subsets(mask):
    sub = mask
    while True:
        yield sub
        if not sub:
            break
        sub = (sub - 1) & mask


print([f'{s:b}' for s in subsets(0b1101)])
print('lowest set bit of 104:', 104 & -104, 'power of two?', 64 & 63 == 0)
