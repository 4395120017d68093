from functools import cmp_to_key

def compare(a, b):
    if a + b > b + a:
        return -1
    return 1

nums = ["3", "30", "34"]
print(sorted(nums, key=cmp_to_key(compare)))
