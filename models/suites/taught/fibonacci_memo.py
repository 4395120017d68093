"""Fibonacci three times: loop, naive recursion, recursion with a notebook."""

calls = 0


def fib_loop(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


def fib_rec(n):
    global calls
    calls += 1
    if n < 2:
        return n
    return fib_rec(n - 1) + fib_rec(n - 2)


def fib_memo(n, memo):
    global calls
    calls += 1
    if n in memo:
        return memo[n]
    memo[n] = fib_memo(n - 1, memo) + fib_memo(n - 2, memo)
    return memo[n]


print(fib_loop(6))
print(fib_rec(6), "with", calls, "calls")

calls = 0
notes = {0: 0, 1: 1}
print(fib_memo(6, notes), "with", calls, "calls")
print(notes)
