from typing import List, Optional, Tuple


def two_sum_sorted(nums: List[int], target: int) -> Optional[Tuple[int, int]]:
    """Return indexes of two values adding to target, or None."""
    lo, hi = 0, len(nums) - 1
    while lo < hi:
        s = nums[lo] + nums[hi]
        if s == target:
            return lo, hi
        if s < target:
            lo += 1
        else:
            hi -= 1
    return None


def is_palindrome(s: str) -> bool:
    i, j = 0, len(s) - 1
    while i < j:
        if not s[i].isalnum():
            i += 1
        elif not s[j].isalnum():
            j -= 1
        elif s[i].lower() != s[j].lower():
            return False
        else:
            i, j = i + 1, j - 1
    return True


data = [-4, 1, 3, 7, 11, 20]
for t in (8, 16, 100):
    if (pair := two_sum_sorted(data, t)) is not None:
        a, b = pair
        print(f"{t}: data[{a}] + data[{b}] = {data[a]} + {data[b]}")
    else:
        print(f"{t}: no pair")
print(is_palindrome("No 'x' in Nixon"), is_palindrome("nope"))
