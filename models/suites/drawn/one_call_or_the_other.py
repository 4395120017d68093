# helper
def double(v): print('double', v); return v * 2


def positive(k):
    return k > 0


# TODO: check
def g(a): print('g', a); return 12 - a


nums = [x + (double(x) if x > 6 else g(x)) for x in [1, 0]]
print(nums)
