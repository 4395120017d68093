def binary(n):
    if n < 2:
        return str(n)
    return binary(n // 2) + str(n % 2)

def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))

print(binary(11), int(binary(11), 2))
print(ackermann(1, 2))
