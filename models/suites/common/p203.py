def word_break(s, words):
    dp = [True] + [False] * len(s)
    for i in range(1, len(s) + 1):
        dp[i] = any(dp[i - len(w)] and s[:i].endswith(w) for w in words if len(w) <= i)
    return dp[-1]

print(word_break("catsand", ["cat", "cats", "and"]))
print(word_break("cab", {"c", "b"}))
