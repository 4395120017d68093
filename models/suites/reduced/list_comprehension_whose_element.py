def f(v):
    return v + 1
nums = [1, -2, 3]
u = [f(v) if v > 0 else 0 for v in nums]
w = [f(v) or 0 for v in nums]
