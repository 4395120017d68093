"""LeetCode 3: Longest Substring Without Repeating Characters."""


def longest_unique(s: str) -> str:
    """Sliding window. last_seen maps each character to its latest index.

    The window s[left:right + 1] never contains a repeated character.
    """
    last_seen: dict[str, int] = {}
    left = 0
    best_start, best_len = 0, 0

    for right, ch in enumerate(s):
        if ch in last_seen and last_seen[ch] >= left:
            # Jump past the previous occurrence
            left = last_seen[ch] + 1
        last_seen[ch] = right

        window = right - left + 1
        if window > best_len:
            best_start, best_len = left, window

    return s[best_start:best_start + best_len]


for text in ["abcabcbb", "bbbb", "pwwkew", "abba", ""]:
    answer = longest_unique(text)
    print(f"{text!r:12} longest = {answer!r} (length {len(answer)})")
