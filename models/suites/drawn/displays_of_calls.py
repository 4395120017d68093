def step(x): print(x); return x * 4

def half(n):
    print(n); return n // 2

print(half(8), step(7), half(2))
print((half(9), [step(8)]), 7)
print([half(x) + step(x) for x in range(3)])
