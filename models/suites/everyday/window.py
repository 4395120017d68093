def longest_unique(s):
    start = best = 0
    last = {}
    for end, ch in enumerate(s):
        if ch in last and last[ch] >= start:
            start = last[ch] + 1
        last[ch] = end
        best = max(best, end - start + 1)
    return best

for word in ("abcabcbb", "pwwkew", ""):
    print(repr(word), longest_unique(word))
