from functools import lru_cache


def edit_distance(a: str, b: str) -> tuple[int, str]:
    @lru_cache(maxsize=None)
    def go(i: int, j: int) -> int:
        if i == len(a):
            return len(b) - j
        if j == len(b):
            return len(a) - i
        if a[i] == b[j]:
            return go(i + 1, j + 1)
        return 1 + min(go(i + 1, j), go(i, j + 1), go(i + 1, j + 1))

    i = j = 0
    script = ""
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            script += "="
            i, j = i + 1, j + 1
            continue
        best = min((go(i + 1, j + 1), "s"), (go(i + 1, j), "d"), (go(i, j + 1), "i"))[1]
        script += best
        i += best in "sd"
        j += best in "si"
    script += "d" * (len(a) - i) + "i" * (len(b) - j)
    return go(0, 0), script


for pair in [("cat", "cart"), ("kite", "sit"), ("", "hi")]:
    print(pair, edit_distance(*pair))
