"""
Recursion worksheet
===================
1. factorial   2. reverse a string   3. Hanoi with the pegs shown
"""

def fact(n):
    if n == 0:
        return 1
    smaller = fact(n - 1)
    return n * smaller

def rev(s):
    return s if len(s) <= 1 else rev(s[1:]) + s[0]

pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = 0

def hanoi(n, src, dst, tmp):
    global moves
    if n == 0:
        return
    hanoi(n - 1, src, tmp, dst)
    disk = pegs[src].pop()
    pegs[dst].append(disk)
    moves += 1
    print(f"{moves:>2}. disk {disk}: {src} -> {dst}   {pegs}")
    hanoi(n - 1, tmp, dst, src)

print(fact(4))
print(rev("abc"))
hanoi(3, "A", "C", "B")
assert moves == 2 ** 3 - 1
