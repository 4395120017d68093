nums = [1, 2, 3, 4]
m = map(lambda x: x * 2, nums)
f = filter(lambda x: x > 2, m)
print(list(f))
print(list(m))
