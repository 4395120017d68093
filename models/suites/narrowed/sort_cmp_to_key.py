from functools import cmp_to_key

def compare(a, b):
    if a + b > b + a:
        return -1
    return 1

nums = ["3", "30", "34", "5"]
nums.sort(key=cmp_to_key(compare))
print("".join(nums))

def by_len(w):
    return len(w)

print(sorted(["pear", "fig", "apple"], key=by_len))
print(min(["pear", "fig", "apple"], key=by_len))
