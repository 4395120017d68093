def divide_all(nums, d):
    out = []
    for n in nums:
        try:
            out.append(n / d)
        except TypeError:
            out.append(None)
            continue
        finally:
            print("done", n)
    return out

print(divide_all([4, "x", 1], 2))
print(divide_all([1], 0))
