from collections import Counter


def min_window(s: str, t: str) -> str:
    """Smallest substring of s containing every char of t (with multiplicity)."""
    need = Counter(t)
    missing = len(t)
    best = (0, float("inf"))
    left = 0
    for right, ch in enumerate(s):
        if need[ch] > 0:
            missing -= 1
        need[ch] -= 1
        while missing == 0:
            if right - left < best[1] - best[0]:
                best = (left, right)
            out = s[left]
            need[out] += 1
            if need[out] > 0:
                missing += 1
            left += 1
    if best[1] == float("inf"):
        return ""
    return s[best[0]:best[1] + 1]


tests = [
    ("ADOBECODEBANC", "ABC", "BANC"),
    ("aabdccdb", "bcd", "bdc"),
    ("xyz", "xx", ""),
]
for s, t, expected in tests:
    got = min_window(s, t)
    print(f"{s!r:18} {t!r:6} -> {got!r:8} {'ok' if got == expected else 'WRONG'}")
