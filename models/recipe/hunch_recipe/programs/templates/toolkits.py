"""Longer programs of functions: codecs, numerals, primes, matrices."""

from .material import block, formatted, letters, literals
from .registry import Draw, template


@template("toolkits")
def codecs_there_and_back(t: Draw) -> str:
    enc, dec, check = t.names(
        "encode compress pack", "decode expand unpack", "check round_trip test"
    )
    kind = t.n(0, 3)
    if kind == 0:
        body = t.any(
            [
                "out = []",
                "i = 0",
                "while i < len(text):",
                "    j = i",
                "    while j < len(text) and text[j] == text[i]:",
                "        j += 1",
                "    out.append((text[i], j - i))",
                "    i = j",
                "return out",
            ],
            [
                "out = []",
                "for ch in text:",
                "    if out and out[-1][0] == ch:",
                "        out[-1] = (ch, out[-1][1] + 1)",
                "    else:",
                "        out.append((ch, 1))",
                "return out",
            ],
        )
        back = t.any(
            [f"return {t.s('')}.join(ch * n for ch, n in code)"],
            [f"text = {t.s('')}", "for ch, n in code:", "    text += ch * n", "return text"],
        )
    elif kind == 1:
        body = [
            f"out = {t.s('')}",
            "count = 1",
            "for a, b in zip(text, text[1:] + " + t.s(" ") + "):",
            "    if a == b:",
            "        count += 1",
            "    else:",
            f"        out += {t.any('str(count) + a', 'a + str(count)', 'a + (str(count) if count > 1 else ' + t.s('') + ')')}",
            "        count = 1",
            "return out",
        ]
        front = "str(count) + a" in body[6]
        optional = "if count" in body[6]
        if front:
            back = [
                f"text, n = {t.s('')}, {t.s('')}",
                "for ch in code:",
                "    if ch.isdigit():",
                "        n += ch",
                "    else:",
                "        text += ch * int(n)",
                f"        n = {t.s('')}",
                "return text",
            ]
        elif optional:
            back = [
                f"text = {t.s('')}",
                "for ch in code:",
                "    if ch.isdigit():",
                "        text += text[-1] * (int(ch) - 1)",
                "    else:",
                "        text += ch",
                "return text",
            ]
        else:
            back = [
                f"text = {t.s('')}",
                "for i in range(0, len(code), 2):",
                "    text += code[i] * int(code[i + 1])",
                "return text",
            ]
    elif kind == 2:
        k = t.n(1, 9)
        body = [
            f"out = {t.s('')}",
            "for ch in text:",
            "    if ch.isalpha():",
            f"        out += chr((ord(ch) - 97 + {k}) % 26 + 97)",
            "    else:",
            "        out += ch",
            "return out",
        ]
        back = t.any(
            [
                f"out = {t.s('')}",
                "for ch in code:",
                f"    out += chr((ord(ch) - 97 - {k}) % 26 + 97) if ch.isalpha() else ch",
                "return out",
            ],
            [f"return {t.s('')}.join(chr((ord(c) - 97 + {26 - k}) % 26 + 97) for c in code)"],
        )
    else:
        key = t.any("ab", "key", "fox", "cab")
        body = ["return shift(text, 1)"]
        back = ["return shift(code, -1)"]
    shift = (
        [
            "def shift(text, sign):",
            "    out = []",
            "    for i, ch in enumerate(text):",
            f"        k = ord(KEY[i % len(KEY)]) - ord({t.s('a')})",
            f"        n = (ord(ch) - ord({t.s('a')}) + sign * k) % 26",
            f"        out.append(chr(n + ord({t.s('a')})))",
            f"    return {t.s('')}.join(out)",
        ]
        if kind == 3
        else []
    )
    texts = [
        t.any(t.word(), letters(t, t.n(3, 6), "ab"), letters(t, t.n(4, 7), "abc"))
        for _ in range(t.n(2, 3))
    ]
    if kind == 3:
        texts = [w[:5] for w in texts[:2]]
    checking = t.any(
        [
            f"code = {enc}(text)",
            f"same = {dec}(code) == text",
            f"print(text, code, {t.s('ok')} if same else {t.s('FAIL')})",
            "return same",
        ],
        [
            f"code = {enc}(text)",
            "print(text, " + t.s("->") + ", code)",
            f"again = {dec}(code)",
            "if again != text:",
            f"    print({t.s('wrong:')}, again)",
            "    return False",
            "return True",
        ],
        [
            f"code = {enc}(text)",
            "print(code)",
            f"assert {dec}(code) == text, text",
            "return len(code) < len(text)",
        ],
    )
    return f"""
        {f"KEY = {t.s(key)}" if kind == 3 else ""}
        {block(shift)}
        def {enc}(text):
            {block(body, 1)}
        def {dec}(code):
            {block(back, 1)}
        def {check}(text):
            {block(checking, 1)}
        good = 0
        for text in {literals(t, texts)}:
            {t.any(f"if {check}(text):" + chr(10) + "                good += 1", f"good += {check}(text)")}
        print({t.any("good", f"good, {t.s('of')}, {len(texts)}", formatted(t, "{A}/" + str(len(texts)), A="good"))})
    """


@template("toolkits")
def numerals_both_ways(t: Draw) -> str:
    to, back, ok = t.names(
        "to_roman encode int_to_roman", "from_roman decode roman_to_int", "is_valid valid check"
    )
    making = t.any(
        [
            "for value, sign in PAIRS:",
            "    while n >= value:",
            "        out += sign",
            "        n -= value",
        ],
        ["for value, sign in PAIRS:", "    count, n = divmod(n, value)", "    out += sign * count"],
        ["for value, sign in PAIRS:", "    out += sign * (n // value)", "    n %= value"],
    )
    reading = t.any(
        [
            "total = 0",
            "for i, ch in enumerate(text):",
            "    v = VALUES[ch]",
            "    if i + 1 < len(text) and v < VALUES[text[i + 1]]:",
            "        total -= v",
            "    else:",
            "        total += v",
            "return total",
        ],
        [
            "total = last = 0",
            "for ch in reversed(text):",
            "    v = VALUES[ch]",
            "    if v < last:",
            "        total -= v",
            "    else:",
            "        total += v",
            "    last = v",
            "return total",
        ],
    )
    checking = t.any(
        [
            "if any(ch not in VALUES for ch in text):",
            "    return False",
            f"return {to}({back}(text)) == text",
        ],
        [
            "try:",
            f"    return {to}({back}(text)) == text",
            "except KeyError as err:",
            f"    print({t.s('bad letter')}, err)",
            "    return False",
        ],
    )
    tests = t.rng.sample(["IV", "IIII", "XIX", "VX", "IC", "XLII", "ABC", "VIII", "IXI"], 2)
    nums = t.rng.sample(range(1, 60), t.any(1, 1, 2))
    return f"""
        PAIRS = [(50, {t.s("L")}), (40, {t.s("XL")}), (10, {t.s("X")}), (9, {t.s("IX")}), (5, {t.s("V")}), (4, {t.s("IV")}), (1, {t.s("I")})]
        VALUES = {{{t.s("I")}: 1, {t.s("V")}: 5, {t.s("X")}: 10, {t.s("L")}: 50{t.any("", f", {t.s('C')}: 100")}}}
        def {to}(n):
            out = {t.s("")}
            {block(making, 1)}
            return out
        def {back}(text):
            {block(reading, 1)}
        def {ok}(text):
            {block(checking, 1)}
        for n in {nums}:
            text = {to}(n)
            print({t.any(f"n, text, {back}(text)", f"n, text, {back}(text) == n")})
        good = []
        for text in {literals(t, tests)}:
            if {ok}(text):
                good.append({t.any("text", f"{back}(text)")})
            else:
                print({t.s("invalid")}, text)
        print(good{t.any("", ", len(good)", f", {to}({t.n(2, 30)})")})
    """


@template("toolkits")
def primes_with_summary(t: Draw) -> str:
    find, fac, twins = t.names(
        "sieve primes_up_to find_primes",
        "factorize prime_factors factors",
        "twins twin_primes pairs",
    )
    top = t.n(12, 24)
    sieve = t.any(
        [
            "flags = [True] * (n + 1)",
            "flags[0] = flags[1] = False",
            "for i in range(2, int(n ** 0.5) + 1):",
            "    if flags[i]:",
            "        for j in range(i * i, n + 1, i):",
            "            flags[j] = False",
            "return [i for i, f in enumerate(flags) if f]",
        ],
        [
            "found = []",
            "for k in range(2, n + 1):",
            "    if all(k % p for p in found):",
            "        found.append(k)",
            "return found",
        ],
        [
            "left = list(range(2, n + 1))",
            "out = []",
            "while left:",
            "    p = left[0]",
            "    out.append(p)",
            "    left = [x for x in left if x % p]",
            "return out",
        ],
    )
    factor = t.any(
        [
            "out = []",
            "for p in primes:",
            "    while n % p == 0:",
            "        out.append(p)",
            "        n //= p",
            "return out",
        ],
        [
            "out = {}",
            "for p in primes:",
            "    while n % p == 0:",
            "        out[p] = out.get(p, 0) + 1",
            "        n //= p",
            "return out",
        ],
        [
            "out = []",
            "p = 2",
            "while n > 1:",
            "    if n % p == 0:",
            "        out.append(p)",
            "        n //= p",
            "    else:",
            "        p += 1",
            "return out",
        ],
    )
    arg = "primes, " if "in primes" in factor[1] else ""
    third = t.any(
        (
            [
                "def " + twins + "(primes):",
                "    out = []",
                "    for a, b in zip(primes, primes[1:]):",
                f"        if b - a == {t.any(2, 4)}:",
                "            out.append((a, b))",
                "    return out",
            ],
            f"print({t.s('pairs')}, {twins}(primes))",
        ),
        (
            ["def gaps(primes):", "    return [b - a for a, b in zip(primes, primes[1:])]"],
            "print(max(gaps(primes)), gaps(primes)[-1])",
        ),
        (
            [
                "def last_digits(primes):",
                "    counts = {}",
                "    for p in primes:",
                "        counts[p % 10] = counts.get(p % 10, 0) + 1",
                "    return counts",
            ],
            "print(last_digits(primes))",
        ),
    )
    return f"""
        def {find}(n):
            {block(sieve, 1)}
        def {fac}(n, {"primes" if arg else "limit=None"}):
            {block(factor, 1)}
        {block(third[0])}
        primes = {find}({top})
        print(len(primes), {t.any("primes", "primes[-1]", "sum(primes)")})
        for n in ({t.n(6, top)}, {t.any(12, 18, 16, 15, 11)}):
            parts = {fac}(n{", primes" if arg else ""})
            print({t.any("n, parts", formatted(t, "{A}: {B}", A="n", B="parts"), "n, " + t.s("prime") + " if len(parts) == 1 else parts")})
        {third[1]}
    """


@template("toolkits")
def matrix_toolkit(t: Draw) -> str:
    show, m = t.names("show print_matrix display", "m grid a")
    n = t.any(2, 3, 3)
    rows = (
        "["
        + ", ".join("[" + ", ".join(str(t.n(0, 9)) for _ in range(n)) + "]" for _ in range(n))
        + "]"
    )
    pool = {
        "det": (
            [
                "def minor(m, col):",
                "    return [row[:col] + row[col + 1:] for row in m[1:]]",
                "def det(m):",
                "    if len(m) == 1:",
                "        return m[0][0]",
                "    total = 0",
                "    for c, x in enumerate(m[0]):",
                t.any(
                    "        total += (-1) ** c * x * det(minor(m, c))",
                    "        sign = -1 if c % 2 else 1"
                    + chr(10)
                    + " " * 16
                    + "total += sign * x * det(minor(m, c))",
                ),
                "    return total",
            ],
            f"print({t.s('det')}, det({m}))",
        ),
        "transpose": t.any(
            (
                [
                    "def transpose(m):",
                    "    out = []",
                    "    for c in range(len(m[0])):",
                    "        out.append([row[c] for row in m])",
                    "    return out",
                ],
                f"{show}(transpose({m}))",
            ),
            (
                ["def transpose(m):", "    return [list(col) for col in zip(*m)]"],
                f"{m} = transpose({m})" + chr(10) + f"        {show}({m})",
            ),
        ),
        "spiral": t.any(
            (
                [
                    "def spiral(m):",
                    "    m = [row[:] for row in m]",
                    "    out = []",
                    "    while m:",
                    "        out += m.pop(0)",
                    "        m = [list(r) for r in zip(*m)][::-1]",
                    "    return out",
                ],
                f"print(spiral({m}))",
            ),
            (
                [
                    "def border(m):",
                    "    out = m[0][:]",
                    "    for row in m[1:-1]:",
                    "        out += [row[0], row[-1]]",
                    "    return out + m[-1]",
                ],
                f"print(border({m}), sum(border({m})))",
            ),
        ),
        "rotate": (
            [
                "def rotate(m):",
                t.any(
                    "    return [list(r) for r in zip(*m[::-1])]",
                    "    n = len(m)"
                    + chr(10)
                    + " " * 12
                    + "return [[m[n - 1 - j][i] for j in range(n)] for i in range(n)]",
                ),
            ],
            f"{show}(rotate({m}))",
        ),
        "diagonals": (
            [
                "def diagonals(m):",
                "    n = len(m)",
                "    down = up = 0",
                "    for i in range(n):",
                "        down += m[i][i]",
                "        up += m[i][n - 1 - i]",
                "    return down, up",
            ],
            f"print(diagonals({m}))",
        ),
        "saddle": (
            [
                "def saddles(m):",
                "    found = []",
                "    for i, row in enumerate(m):",
                "        for j, x in enumerate(row):",
                "            if x == min(row) and x == max(r[j] for r in m):",
                "                found.append((i, j))",
                "    return found",
            ],
            f"print({t.s('saddle')}, saddles({m}))",
        ),
    }
    chosen = t.rng.sample(sorted(pool), 3)
    return f"""
        def {show}(m):
            {t.any("for row in m:" + chr(10) + "                print(*row)", "for row in m:" + chr(10) + f"                print({t.s(' ')}.join(str(x).rjust(2) for x in row))", f"print({t.s(' / ')}.join(str(r) for r in m))")}
        {block(pool[chosen[0]][0])}
        {block(pool[chosen[1]][0])}
        {block(pool[chosen[2]][0])}
        {m} = {rows}
        {t.any(f"{show}({m})", f"print(len({m}), len({m}[0]))")}
        {pool[chosen[0]][1]}
        {pool[chosen[1]][1]}
        {pool[chosen[2]][1]}
        {t.any(f"print(sum(sum(r) for r in {m}))", f"print(max(map(max, {m})))", "")}
    """
