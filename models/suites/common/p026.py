def collatz(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
        yield n
    print("took", steps, "steps")

longest = 0
for start in range(1, 5):
    seq = list(collatz(start))
    if len(seq) > longest:
        longest, best = len(seq), start
print(f"{best=} {longest=}")
