def f(x):
    return x > 1
nums = [1, 2, 3]
u = {v: f(v) for v in nums if v > 1}
