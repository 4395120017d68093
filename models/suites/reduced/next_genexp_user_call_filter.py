def f(x):
    return x > 1
nums = [1, 2, 3]
r7 = next(v for v in nums if f(v))
r8 = next((v for v in nums if f(v)), None)
