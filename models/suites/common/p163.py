import sys
def fact(n):
    if n < 0:
        raise ValueError("n must be >= 0")
    return 1 if n <= 1 else n * fact(n - 1)

print(fact(5), sys.getsizeof(0) > 0)
fact(-1)
