def length_of_longest_substring(s: str) -> int:
    last = {}
    start = best = 0
    for i, ch in enumerate(s):
        if ch in last and last[ch] >= start:
            start = last[ch] + 1
        last[ch] = i
        best = max(best, i - start + 1)
    return best

assert length_of_longest_substring("abcabcbb") == 3
assert length_of_longest_substring("bbbb") == 1
assert length_of_longest_substring("") == 0
print("ok")
print(length_of_longest_substring("pwwkew"))
