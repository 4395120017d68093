from itertools import groupby, zip_longest


def longest_palindrome(s):
    best = ""
    for i in range(len(s)):
        for l, r in ((i, i), (i, i + 1)):
            while l >= 0 and r < len(s) and s[l] == s[r]:
                l -= 1
                r += 1
            best = max(best, s[l + 1:r], key=len)
    return best


def is_palindrome(s):
    t = [c.lower() for c in s if c.isalnum()]
    return t == t[::-1]


def longest_common_prefix(strs):
    prefix = ""
    for letters in zip(*strs):
        if len(set(letters)) > 1:
            break
        prefix += letters[0]
    return prefix


def count_and_say(n):
    return "1" if n == 1 else "".join(f"{len([*g])}{k}" for k, g in groupby(count_and_say(n - 1)))


def merge_alternately(a, b):
    return "".join(x + y for x, y in zip_longest(a, b, fillvalue=""))


def reverse_words(s):
    return " ".join(s.split()[::-1])


print(longest_palindrome("babad"), longest_palindrome("cbbd"))
print(is_palindrome("A man, a plan, a canal: Panama"))
print(longest_common_prefix(["flower", "flow", "flight"]))
print(count_and_say(5))
print(merge_alternately("abc", "pqrstu"))
print(reverse_words("  the sky   is blue "))
