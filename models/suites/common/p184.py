def trace(fn):
    depth = 0
    def wrapped(n):
        nonlocal depth
        print("  " * depth + f"{fn.__name__}({n})")
        depth += 1
        r = fn(n)
        depth -= 1
        print("  " * depth + f"= {r}")
        return r
    return wrapped

@trace
def fact(n):
    return 1 if n < 2 else n * fact(n - 1)

fact(3)
