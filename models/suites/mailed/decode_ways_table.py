import functools

# A=1 ... Z=26, how many ways to read a digit string?
def ways_table(s):
    if not s or s[0] == "0":
        return 0
    dp = [0] * (len(s) + 1)
    dp[0] = dp[1] = 1
    for i in range(2, len(s) + 1):
        one = int(s[i-1:i])
        two = int(s[i-2:i])
        if one >= 1:
            dp[i] += dp[i-1]
        if 10 <= two <= 26:
            dp[i] += dp[i-2]
    return dp[-1]

def all_words(s):
    @functools.lru_cache(maxsize=None)
    def go(i):
        if i == len(s):
            return ("",)
        res = ()
        for ln in (1, 2):
            piece = s[i:i+ln]
            if len(piece) < ln or piece[0] == "0" or int(piece) > 26:
                continue
            letter = chr(64 + int(piece))
            res += tuple(letter + tail for tail in go(i + ln))
        return res
    words = go(0)
    info = go.cache_info()
    return words, info.hits, info.misses

for code in ("226", "1201", "30"):
    words, hits, misses = all_words(code)
    print(code, ways_table(code), words, hits, misses)
