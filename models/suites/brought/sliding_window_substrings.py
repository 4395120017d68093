from collections import defaultdict

def longest_unique(s: str) -> str:
    last = {}
    start = best_start = best_len = 0
    for end, ch in enumerate(s):
        if ch in last and last[ch] >= start:
            start = last[ch] + 1
        last[ch] = end
        if end - start + 1 > best_len:
            best_len = end - start + 1
            best_start = start
    return s[best_start:best_start + best_len]

def min_window(s: str, t: str) -> str:
    need = defaultdict(int)
    for ch in t:
        need[ch] += 1
    missing = len(t)
    left = 0
    best = (0, float("inf"))
    for right, ch in enumerate(s):
        if need[ch] > 0:
            missing -= 1
        need[ch] -= 1
        while missing == 0:
            if right - left < best[1] - best[0]:
                best = (left, right)
            need[s[left]] += 1
            if need[s[left]] > 0:
                missing += 1
            left += 1
    if best[1] == float("inf"):
        return ""
    return s[best[0]:best[1] + 1]

def max_sum_k(nums, k):
    window = sum(nums[:k])
    best = window
    for i in range(k, len(nums)):
        window += nums[i] - nums[i - k]
        best = max(best, window)
    return best

print(longest_unique("abcabcbb"))
print(longest_unique("tmmzuxt"))
print(min_window("ADOBECODEBANC", "ABC"))
print(max_sum_k([2, 1, 5, 1, 3, 2], 3))
