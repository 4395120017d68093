def power(base, exp):
    if exp == 0:
        return 1
    half = power(base, exp // 2)
    if exp % 2:
        return half * half * base
    return half * half

def hanoi(n, a, b, c):
    if n == 0:
        return 0
    moves = hanoi(n - 1, a, c, b)
    print(f"Move disk {n} from {a} to {c}")
    return moves + 1 + hanoi(n - 1, b, a, c)

print(power(3, 5))
print("moves:", hanoi(2, "A", "B", "C"))

def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)

print(gcd(48, 18))
