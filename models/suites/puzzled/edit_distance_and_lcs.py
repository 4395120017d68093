from functools import cache


def levenshtein(a, b):
    prev = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        cur = [i]
        for j, y in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (x != y)))
        prev = cur
    return prev[-1]


def lcs(a, b):
    @cache
    def go(i, j):
        if i == len(a) or j == len(b):
            return ""
        if a[i] == b[j]:
            return a[i] + go(i + 1, j + 1)
        return max(go(i + 1, j), go(i, j + 1), key=len)

    return go(0, 0)


for pair in [("kitten", "sitting"), ("rosetta", "raise"), ("", "abc")]:
    print(*pair, levenshtein(*pair))
print(lcs("thisis", "testing"))
