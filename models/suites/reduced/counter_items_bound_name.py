from collections import Counter
nums = [1, 1, 2]
for n, f in Counter(nums).items():
    print(n, f)
print([k for k, v in Counter(nums).items() if v > 1])
