def longest_run(bits):
    best = cur = 0
    for b in bits:
        cur = cur + 1 if b else 0
        best = max(best, cur)
    return best

def median(xs):
    xs = sorted(xs)
    n = len(xs)
    return xs[n // 2] if n % 2 else (xs[n // 2 - 1] + xs[n // 2]) / 2

def mode(xs):
    return max(set(xs), key=xs.count)

print(longest_run([1, 1, 0, 1, 1, 1]))
print(median([3, 1, 2]), median([4, 1, 3, 2]), mode([1, 2, 2, 3]))
