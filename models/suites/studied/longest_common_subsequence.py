"""LCS with DP table + reconstruction.

Expected for ABCBDAB / BDCABA: length 4 (e.g. BCBA).
The length is right but the string I get back is too short, and all rows
of the table look the same?!
"""


def lcs(x, y):
    m, n = len(x), len(y)
    dp = [[0] * (n + 1)] * (m + 1)

    for i in range(1, m + 1):
        for j in range(1, n + 1):
            if x[i - 1] == y[j - 1]:
                dp[i][j] = dp[i - 1][j - 1] + 1
            else:
                dp[i][j] = max(dp[i - 1][j], dp[i][j - 1])

    # walk back from the bottom right corner
    out = ""
    i, j = m, n
    while i > 0 and j > 0:
        if x[i - 1] == y[j - 1]:
            out = x[i - 1] + out
            i -= 1
            j -= 1
        elif dp[i - 1][j] >= dp[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return dp, out


def print_table(dp, x, y):
    print("     ", "  ".join(y))
    for ch, row in zip(" " + x, dp):
        print(ch, *[f"{v:2d}" for v in row])


x, y = "ABCBDAB", "BDCABA"
dp, common = lcs(x, y)
print_table(dp, x, y)
print("length:", dp[-1][-1])
print("lcs   :", repr(common))
