"""Exercise sheet 4: recursion."""


def power(base, exp):
    """Fast exponentiation."""
    if exp == 0:
        return 1
    half = power(base, exp // 2)
    if exp % 2 == 0:
        return half * half
    return half * half * base


def hanoi(n, source, target, spare, moves):
    if n == 0:
        return 0
    count = hanoi(n - 1, source, spare, target, moves)
    disk = pegs[source].pop()
    pegs[target].append(disk)
    moves.append((disk, source, target))
    count += 1
    count += hanoi(n - 1, spare, target, source, moves)
    return count


def is_palindrome(text):
    if len(text) < 2:
        return True
    return text[0] == text[-1] and is_palindrome(text[1:-1])


print("3^10 =", power(3, 10))
assert power(2, 5) == 32

pegs = {"A": [3, 2, 1], "B": [], "C": []}
moves = []
total = hanoi(3, "A", "C", "B", moves)
print(f"{total} moves, pegs = {pegs}")
for number, (disk, src, dst) in enumerate(moves, start=1):
    print(f"{number}. disk {disk}: {src} -> {dst}")

for word in ("level", "recursion"):
    print(f"{word!r}: {is_palindrome(word)}")
