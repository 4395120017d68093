def check(xs, k):
    n = 0
    i = 0
    while i < len(xs):
        n = xs[i]
        # set up
        if n == k: break
        i += 1
    else:
        return -1
    # helper
    print('after')
    return n * 2


print(check([5, 8], 7))
for k in range(4, 6):
    print(check([0, 1, 2, 3], k))
