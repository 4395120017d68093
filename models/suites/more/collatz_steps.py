def collatz(n):
    steps = [n]
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        steps.append(n)
    return steps

for start in (6, 11, 1):
    seq = collatz(start)
    print(start, "takes", len(seq) - 1, "steps, highest is", max(seq))
    print(*seq, sep=" > ")
