def length_of_longest_substring(s: str) -> int:
    last_seen: dict[str, int] = {}
    left = best = 0
    for right, ch in enumerate(s):
        if ch in last_seen and last_seen[ch] >= left:
            left = last_seen[ch] + 1
        last_seen[ch] = right
        best = max(best, right - left + 1)
    return best


def max_window_sum(nums: list[int], k: int) -> int:
    window = sum(nums[:k])
    best = window
    for i in range(k, len(nums)):
        window += nums[i] - nums[i - k]
        if window > best:
            best = window
    return best


if __name__ == "__main__":
    cases = [("abcabcbb", 3), ("bbb", 1), ("", 0), ("tmmzuxt", 5)]
    for text, expected in cases:
        got = length_of_longest_substring(text)
        assert got == expected, (text, got, expected)
        print(f"{text!r:>12} {got}")
    print(max_window_sum([2, -1, 5, 1, 3, -2], 3))
