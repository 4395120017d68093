"""Longer programs of functions: reports, parsers, simulations, searches."""

from .material import CITIES, block, formatted, letters, literals, people, things
from .registry import Draw, template


@template("longer")
def report_of_grades(t: Draw) -> str:
    avg, grade, report, marks, name = t.names(
        "average mean avg",
        "letter grade to_grade",
        "report summary print_report",
        "scores marks grades",
        "name student who",
    )
    who = people(t, 2, 3)
    rows = ", ".join(
        f"{t.s(w)}: [{', '.join(str(t.n(40, 100)) for _ in range(t.n(2, 3)))}]" for w in who
    )
    if t.n(0, 3) == 0:
        rows = rows[: rows.rindex("[")] + "[]"
    cuts = [t.n(85, 92), t.n(70, 80), t.n(50, 65)]
    grading = t.any(
        [
            f"if x >= {cuts[0]}:",
            f"    return {t.s('A')}",
            f"elif x >= {cuts[1]}:",
            f"    return {t.s('B')}",
            f"elif x >= {cuts[2]}:",
            f"    return {t.s('C')}",
            f"return {t.s('F')}",
        ],
        [
            f"for limit, mark in [({cuts[0]}, {t.s('A')}), ({cuts[1]}, {t.s('B')}), ({cuts[2]}, {t.s('C')})]:",
            "    if x >= limit:",
            "        return mark",
            f"return {t.s('F')}",
        ],
        [
            f"limits = {cuts}",
            "i = 0",
            "while i < len(limits) and x < limits[i]:",
            "    i += 1",
            f"return {t.s('ABCF')}[i]",
        ],
    )
    line = t.any(
        f"{name}, value, mark",
        formatted(t, "{A:6}{B:6.1f} {C}", A=name, B="value", C="mark"),
        formatted(t, "{A}: {C} ({B})", A=name, B="round(value)", C="mark"),
    )
    best = t.any(
        ["best = max(result, key=lambda n: result[n])", "print(" + t.s("best") + ", best)"],
        [
            "best = None",
            f"for {name} in result:",
            f"    if best is None or result[{name}] > result[best]:",
            f"        best = {name}",
            "print(best, result[best])",
        ],
        ["ranking = sorted(result, key=result.get, reverse=True)", "print(ranking)"],
    )
    return f"""
        def {avg}(xs):
            {t.any("if not xs:" + chr(10) + "                return 0", "if len(xs) == 0:" + chr(10) + "                return 0")}
            {t.any("return sum(xs) / len(xs)", "return round(sum(xs) / len(xs), 1)", "total = 0" + chr(10) + "            for x in xs:" + chr(10) + "                total += x" + chr(10) + "            return total / len(xs)")}
        def {grade}(x):
            {block(grading, 1)}
        def {report}({marks}):
            result = {{}}
            counts = {{}}
            for {name}, xs in {marks}.items():
                value = {avg}(xs)
                mark = {grade}(value)
                result[{name}] = {t.any("value", "round(value, 1)", "int(value)")}
                {t.any("counts[mark] = counts.get(mark, 0) + 1", "counts.setdefault(mark, []).append(" + name + ")")}
                print({line})
            return result, counts
        {marks} = {{{rows}}}
        result, counts = {report}({marks})
        {block(best)}
        {t.any("print(counts)", "for mark in sorted(counts):" + chr(10) + "            print(mark, counts[mark])", "print(max(counts))")}
    """


@template("longer")
def words_with_statistics(t: Draw) -> str:
    clean, count, top, freq = t.names(
        "clean normalize tokenize",
        "count_words frequencies tally",
        "most_common top ranking",
        "freq counts seen",
    )
    words = t.words(2, 3)
    text = " ".join(
        t.any(*words, words[0]) + t.any("", "", "", ",", "!") for _ in range(t.n(4, 6))
    ).capitalize() + t.any("", ".")
    cleaning = t.any(
        [
            "out = []",
            "for w in text.lower().split():",
            f"    w = w.strip({t.s('.,!')})",
            "    if w:",
            "        out.append(w)",
            "return out",
        ],
        [
            f"for ch in {t.s('.,!')}:",
            f"    text = text.replace(ch, {t.s('')})",
            "return text.lower().split()",
        ],
        [f"return [w.strip({t.s('.,!')}) for w in text.lower().split()]"],
    )
    counting = t.any(
        [f"    {freq}[w] = {freq}.get(w, 0) + 1"],
        [f"    if w in {freq}:", f"        {freq}[w] += 1", "    else:", f"        {freq}[w] = 1"],
        [f"    {freq}.setdefault(w, 0)", f"    {freq}[w] += 1"],
    )
    ordering = t.any(
        [f"pairs = sorted({freq}.items(), key=lambda p: (-p[1], p[0]))", "return pairs[:n]"],
        [f"return sorted({freq}, key=lambda w: (-{freq}[w], w))[:n]"],
        [f"best = max({freq}.values())", f"return [w for w in {freq} if {freq}[w] == best][:n]"],
    )
    extra = t.any(
        (
            [
                "def by_length(words):",
                "    groups = {}",
                "    for w in words:",
                "        groups.setdefault(len(w), [])",
                "        if w not in groups[len(w)]:",
                "            groups[len(w)].append(w)",
                "    return groups",
            ],
            ["groups = by_length(words)", "for n in sorted(groups):", "    print(n, groups[n])"],
        ),
        (
            [
                "def longest(words):",
                f"    best = {t.s('')}",
                "    for w in words:",
                "        if len(w) > len(best):",
                "            best = w",
                "    return best",
            ],
            ["print(" + t.s("longest:") + ", longest(words))"],
        ),
        (
            ["def mean_length(words):", "    return sum(len(w) for w in words) / len(words)"],
            ["mean = round(mean_length(words), 2)", "print(mean)"],
        ),
        (
            [
                "def bars(freq):",
                "    for w in sorted(freq):",
                f"        print(w.ljust(6), {t.s(t.any('#', '*'))} * freq[w])",
            ],
            ["bars(table)"],
        ),
    )
    return f"""
        def {clean}(text):
            {block(cleaning, 1)}
        def {count}(words):
            {freq} = {{}}
            for w in words:
            {block(counting, 1)}
            return {freq}
        def {top}({freq}, n={t.n(1, 3)}):
            {block(ordering, 1)}
        {block(extra[0])}
        text = {t.s(text)}
        words = {clean}(text)
        print(len(words), {t.any("len(set(words))", "words[0]", "words")})
        table = {count}(words)
        print({top}(table{t.any("", f", {t.n(1, 2)}", f", n={t.n(2, 3)}")}))
        {block(extra[1])}
    """


@template("longer")
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


@template("longer")
def sales_from_lines(t: Draw) -> str:
    parse, total, field = t.names(
        "parse read_rows load", "totals sum_by aggregate", "key field column"
    )
    a, b, n = t.any(("city", "item", "qty"), ("name", "item", "price"), ("shop", "goods", "sold"))
    first = {"city": t.rng.sample(CITIES, 2), "name": people(t, 2, 2)}.get(a, ["North", "South"])
    goods = things(t, 2, 2)
    sep = t.any(",", ",", ";", "|")
    rows = [sep.join((t.any(*first), t.any(*goods), str(t.n(1, 30)))) for _ in range(t.n(2, 4))]
    if t.n(0, 2) == 0:
        rows.insert(t.n(0, 2), f"{first[0]}{sep}{goods[0]}{t.any('', sep + 'x')}")
    listed = t.n(0, 1)
    lines = [sep.join((a, b, n)), *rows]
    source = literals(t, lines) if listed else t.s("\\n".join(lines))
    text = "lines" if listed else "text"
    get = "lines" if listed else t.any("text.splitlines()", f"text.split({t.s(chr(92) + 'n')})")
    guard = t.any(
        ["if len(parts) != len(head):", f"    print({t.s('skip')}, line)", "    continue"],
        ["if len(parts) < 3:", "    continue"],
    )
    convert = t.any(
        [
            "try:",
            f"    row[{t.s(n)}] = int(row[{t.s(n)}])",
            "except ValueError:",
            t.any(f"    row[{t.s(n)}] = 0", "    continue"),
        ],
        [
            "if not parts[2].isdigit():",
            f"    {t.any('continue', 'parts[2] = 0')}",
            f"row[{t.s(n)}] = int(parts[2])",
        ],
    )
    summing = t.any(
        [f"k = row[{field}]", f"out[k] = out.get(k, 0) + row[{t.s(n)}]"],
        [
            f"if row[{field}] not in out:",
            f"    out[row[{field}]] = 0",
            f"out[row[{field}]] += row[{t.s(n)}]",
        ],
        [f"out.setdefault(row[{field}], []).append(row[{t.s(n)}])"],
    )
    first_line = t.n(0, 1)
    walk = (
        [f"head = lines[0].split({t.s(sep)})", "for line in lines[1:]:"]
        if first_line
        else ["head = None", "for line in lines:"]
    )
    header = [] if first_line else ["if head is None:", "    head = parts", "    continue"]
    return f"""
        def {parse}({text}):
            {"" if listed else f"lines = {get}"}
            rows = []
            {block(walk, 1)}
                parts = line.split({t.s(sep)})
                {block(header, 2)}
                {block(guard, 2)}
                row = dict(zip(head, parts))
                {block(convert, 2)}
                rows.append(row)
            return rows
        def {total}(rows, {field}):
            out = {{}}
            for row in rows:
                {block(summing, 2)}
            return out
        def show(title, table):
            print({t.any("title", f"{t.s('--')}, title", "title.upper()")})
            for k in {t.any("sorted(table)", "table", "sorted(table, key=table.get)")}:
                print({t.any("k, table[k]", f"{t.s(' ')}, k, table[k]", formatted(t, "{K:<8}{V}", K="k", V="table[k]"))})
        def main():
            rows = {parse}({source})
            print(len(rows){t.any("", ", " + t.s("rows"), ", rows[:1]")})
            {t.any(f"for k in [{t.s(a)}, {t.s(b)}]:" + chr(10) + f"                show(k, {total}(rows, k))", f"show({t.s(a)}, {total}(rows, {t.s(a)}))")}
            print({t.any("max", "sum", "min")}(r[{t.s(n)}] for r in rows))
        {t.any("main()", "main()", f"if __name__ == {t.s('__main__')}:" + chr(10) + "            main()")}
    """


@template("longer")
def log_with_summary(t: Draw) -> str:
    parse, summary, entry = t.names(
        "parse_line parse split_line", "summarize summary analyze", "entry record item"
    )
    mods = t.rng.sample("db web auth disk mail".split(), 2)
    words = "slow full ok down retry ready lost".split()
    start = t.n(1, 20)
    lines = []
    for _ in range(t.n(3, 5)):
        start += t.n(1, 9)
        lines.append(
            f"{start} {t.any('INFO', 'WARN', 'ERROR', 'ERROR')} {t.any(*mods)} {t.any(*words)}"
        )
    if t.n(0, 3) == 0:
        lines.insert(t.n(0, 3), t.any("---", "oops"))
    parsing = t.any(
        [
            "parts = line.split()",
            "if len(parts) < 4:",
            "    return None",
            "when, level, where, what = parts",
            f"return {{{t.s('t')}: int(when), {t.s('level')}: level, {t.s('where')}: where, {t.s('what')}: what}}",
        ],
        [
            "try:",
            f"    when, level, where, what = line.split({t.s(' ')}, 3)",
            "except ValueError:",
            *t.any([], [f"    print({t.s('bad:')}, line)"]),
            "    return None",
            "return dict(t=int(when), level=level, where=where, what=what)",
        ],
    )
    lev, wh, tt = (t.s(x) for x in ("level", "where", "t"))
    counting = t.any(
        [f"level = {entry}[{lev}]", "levels[level] = levels.get(level, 0) + 1"],
        [f"levels.setdefault({entry}[{lev}], []).append({entry}[{t.any(wh, tt)}])"],
    )
    extra = t.any(
        (
            [
                "def longest_gap(entries):",
                "    best = 0",
                "    for a, b in zip(entries, entries[1:]):",
                f"        best = max(best, b[{tt}] - a[{tt}])",
                "    return best",
            ],
            "longest_gap(entries)",
        ),
        (
            [
                "def errors_in(entries, where):",
                f"    return [e[{t.s('what')}] for e in entries if e[{wh}] == where and e[{lev}] == {t.s('ERROR')}]",
            ],
            f"errors_in(entries, {t.s(mods[0])})",
        ),
        (
            [
                "def first_error(entries):",
                "    for e in entries:",
                f"        if e[{lev}] == {t.s('ERROR')}:",
                f"            return e[{tt}]",
                "    return None",
            ],
            "first_error(entries)",
        ),
    )
    return f"""
        def {parse}(line):
            {block(parsing, 1)}
        def {summary}(entries):
            levels = {{}}
            noisy = {{}}
            for {entry} in entries:
                {block(counting, 2)}
                if {entry}[{lev}] {t.any(f"!= {t.s('INFO')}", f"== {t.s('ERROR')}", f"in ({t.s('WARN')}, {t.s('ERROR')})")}:
                    noisy[{entry}[{wh}]] = noisy.get({entry}[{wh}], 0) + 1
            return levels, noisy
        {block(extra[0])}
        def main(lines):
            entries = []
            for line in lines:
                {entry} = {parse}(line)
                if {t.any(f"{entry} is not None", entry)}:
                    entries.append({entry})
            levels, noisy = {summary}(entries)
            for level in sorted(levels):
                print({t.any("level, levels[level]", formatted(t, "{A:<6}{B}", A="level", B="levels[level]"))})
            print({t.any("noisy", f"{t.s('noisy:')}, noisy")})
            print({extra[1]})
        main({literals(t, lines)})
    """


@template("longer")
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


@template("longer")
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


@template("longer")
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


@template("longer")
def maze_by_breadth(t: Draw) -> str:
    find, neigh, solve, start = t.names(
        "find locate", "neighbours neighbors around", "shortest bfs solve", "start origin src"
    )
    mazes = (
        ["S.#", "..E"],
        ["S.", "#.", "E."],
        ["S#E", "..."],
        ["S.E", "##."],
        ["S#", ".E"],
        ["S#E", ".#."],
        ["E..", "#.S"],
        ["S..", ".#.", "E.#"],
    )
    maze = t.any(*mazes)
    if t.n(0, 1):
        maze = [row[::-1] for row in maze]
    if t.n(0, 1):
        maze = maze[::-1]
    deque = t.n(0, 1)
    inside = "0 <= nr < len(maze) and 0 <= nc < len(maze[0])"
    around = t.any(
        [
            "out = []",
            "for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):",
            "    nr, nc = r + dr, c + dc",
            f"    if {inside}:",
            f"        if maze[nr][nc] != {t.s('#')}:",
            "            out.append((nr, nc))",
            "return out",
        ],
        [
            "for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):",
            f"    if {inside} and maze[nr][nc] != {t.s('#')}:",
            "        yield nr, nc",
        ],
    )
    paths = t.n(0, 1)
    back = [
        "def path_to(came, end):",
        "    path = []",
        "    while end is not None:",
        "        path.append(end)",
        "        end = came[end]",
        t.any("    return path[::-1]", "    path.reverse()" + chr(10) + "            return path"),
    ]
    return f"""
        {"from collections import deque" if deque else ""}
        def {find}(maze, ch):
            for r, row in enumerate(maze):
                {t.any(block(["if ch in row:", "    return r, row.index(ch)"], 2), block(["for c, x in enumerate(row):", "    if x == ch:", "        return (r, c)"], 2))}
        def {neigh}(maze, r, c):
            {block(around, 1)}
        def {solve}(maze, {start}, goal):
            {"came" if paths else "dist"} = {{{start}: {"None" if paths else 0}}}
            queue = {"deque([" + start + "])" if deque else "[" + start + "]"}
            while queue:
                cell = queue.{"popleft()" if deque else "pop(0)"}
                if cell == goal:
                    return {"path_to(came, goal)" if paths else "dist[cell]"}
                for nxt in {neigh}(maze, *cell):
                    if nxt not in {"came" if paths else "dist"}:
                        {"came[nxt] = cell" if paths else "dist[nxt] = dist[cell] + 1"}
                        queue.append(nxt)
            return {"[]" if paths else t.any("-1", "None")}
        {block(back) if paths else ""}
        maze = {literals(t, maze)}
        {t.any("for row in maze:" + chr(10) + "            print(row)", "print(len(maze), len(maze[0]))")}
        {start}, goal = {find}(maze, {t.s("S")}), {find}(maze, {t.s("E")})
        result = {solve}(maze, {start}, goal)
        print({t.any("result", f"{start}, goal, result", t.s("steps:") + ", " + ("len(result) - 1" if paths else "result"))})
    """


@template("longer")
def cheapest_on_a_map(t: Draw) -> str:
    build, dist, route, graph = t.names(
        "build make_graph connect",
        "dijkstra distances cheapest",
        "route path trace",
        "graph roads net",
    )
    names = (
        t.rng.sample(["Rome", "Oslo", "Lima", "Bonn", "Riga", "Bern", "Lyon"], 4)
        if t.n(0, 2) == 0
        else list(t.any("ABCD", "abcd", "wxyz"))
    )
    ends = [(0, 1), (0, 2), (1, 2), (2, 3), (1, 3)]
    if t.n(0, 4) == 0:
        ends = ends[:3]
    roads = ", ".join(
        f"({t.s(names[a])}, {t.s(names[b])}, {t.n(1, 9)})"
        for a, b in t.rng.sample(ends, t.n(3, min(4, len(ends))))
    )
    heap = t.n(0, 1)
    both = t.n(0, 1)
    inf = t.any(f"float({t.s('inf')})", "999")
    search = (
        [
            "heap = [(0, start)]",
            "while heap:",
            "    d, node = heapq.heappop(heap)",
            "    if d > best[node]:",
            "        continue",
            f"    for nxt, cost in {graph}.get(node, []):",
            f"        if d + cost < best.get(nxt, {inf}):",
            "            best[nxt] = d + cost",
            "            prev[nxt] = node",
            "            heapq.heappush(heap, (d + cost, nxt))",
        ]
        if heap
        else [
            "done = []",
            "while len(done) < len(best):",
            "    node = min((n for n in best if n not in done), key=lambda n: best[n])",
            "    done.append(node)",
            f"    for nxt, cost in {graph}.get(node, []):",
            "        new = best[node] + cost",
            "        if nxt not in best or new < best[nxt]:",
            "            best[nxt] = new",
            "            prev[nxt] = node",
        ]
    )
    return f"""
        {"import heapq" if heap else ""}
        def {build}(rows):
            {graph} = {{}}
            for a, b, cost in rows:
                {graph}.setdefault(a, []).append((b, cost))
                {f"{graph}.setdefault(b, []).append((a, cost))" if both else ""}
            return {graph}
        def {dist}({graph}, start):
            best = {{start: 0}}
            prev = {{}}
            {block(search, 1)}
            return best, prev
        def {route}(prev, start, end):
            {t.any("out = [end]" + chr(10) + "            while out[0] in prev:" + chr(10) + "                out.insert(0, prev[out[0]])" + chr(10) + "            return out if out[0] == start else None", "if end == start:" + chr(10) + "                return [start]" + chr(10) + "            if end not in prev:" + chr(10) + "                return []" + chr(10) + f"            return {route}(prev, start, prev[end]) + [end]")}
        best, prev = {dist}({build}([{roads}]), {t.s(names[0])})
        {t.any("print(best)", "for n in sorted(best):" + chr(10) + "            print(n, best[n])")}
        print({route}(prev, {t.s(names[0])}, {t.s(names[t.n(2, 3)])}))
    """


@template("longer", raises=True)
def order_of_courses(t: Draw) -> str:
    order, e, needs = t.names(
        "order plan topological", "CycleError Circular", "needs deps requires"
    )
    names = t.any(
        ["math", "physics", "labs", "thesis"],
        ["wash", "cut", "cook", "eat"],
        ["a", "b", "c", "d"],
        ["shirt", "tie", "jacket", "hat"],
        ["lib", "core", "app", "test"],
    )
    rows = [(1, [0]), (2, t.any([1], [0], [0, 1])), (3, t.any([2], [1], [1, 2], []))]
    if t.n(0, 2) == 0:
        rows.insert(0, (0, [t.any(3, 3, 2)]))
    t.rng.shuffle(rows)
    graph = (
        "{"
        + ", ".join(f"{t.s(names[a])}: [{', '.join(t.s(names[b]) for b in bs)}]" for a, bs in rows)
        + "}"
    )
    kahn = [
        f"names = sorted(set({needs}) | {{n for xs in {needs}.values() for n in xs}})",
        "done = []",
        "while len(done) < len(names):",
        f"    ready = [n for n in names if n not in done and all(d in done for d in {needs}.get(n, []))]",
        "    if not ready:",
        f"        raise {e}({t.any('done', t.s('stuck after ') + ' + str(len(done))')})",
        *t.any(
            ["    done.append(ready[0])"],
            [f"    print({t.s('ready')}, ready)", "    done += ready"],
            ["    done.extend(ready)"],
        ),
        "return done",
    ]
    deep = [
        "done = []",
        "active = []",
        "def visit(n):",
        "    if n in done:",
        "        return",
        "    if n in active:",
        f"        raise {e}({t.any('n', t.s(' > ') + '.join(active + [n])')})",
        "    active.append(n)",
        f"    for d in {needs}.get(n, []):",
        "        visit(d)",
        "    active.pop()",
        "    done.append(n)",
        f"for n in {t.any(needs, f'sorted({needs})')}:",
        "    visit(n)",
        "return done",
    ]
    body = t.any(kahn, deep, deep)
    use = t.any(
        [
            "try:",
            f"    steps = {order}({needs})",
            f"    print({t.s(' ')}.join(steps))",
            f"except {e} as err:",
            "    steps = []",
            f"    print({t.s('cycle:')}, err)",
        ],
        [f"steps = {order}({needs})", f"print({t.any('steps', t.s(', ') + '.join(steps)')})"],
    )
    if use[0] != "try:" and len(rows) > 3 and t.n(0, 1):
        use = [
            "try:",
            f"    steps = {order}({needs})",
            f"except {e} as err:",
            "    print(err)",
            "    steps = []",
        ]
    return f"""
        class {e}({t.any("Exception", "ValueError")}):
            pass
        def {order}({needs}):
            {block(body, 1)}
        def valid(steps, {needs}):
            for i, n in enumerate(steps):
                for d in {needs}.get(n, []):
                    if d not in steps[:i]:
                        return False
            return {t.any("True", "len(steps) > 0")}
        def levels({needs}, n):
            {t.any(f"return 1 + max((levels({needs}, d) for d in {needs}.get(n, [])), default=0)", f"before = {needs}.get(n, [])" + chr(10) + "            if not before:" + chr(10) + "                return 0" + chr(10) + f"            return 1 + max(levels({needs}, d) for d in before)")}
        {needs} = {graph}
        {block(use)}
        print(valid(steps, {needs}), len(steps))
        {t.any("for n in steps[-2:]:" + chr(10) + f"            print(n, levels({needs}, n))", "if steps:" + chr(10) + f"            print(levels({needs}, steps[-1]))")}
    """


@template("longer")
def table_of_answers(t: Draw) -> str:
    kind = t.any("lcs", "edit", "coins", "sack")
    f, tb = t.names(
        {
            "lcs": "lcs common_subsequence",
            "edit": "edit_distance levenshtein",
            "coins": "min_coins change",
            "sack": "knapsack best_value",
        }[kind],
        "dp table best",
    )
    w1 = t.any("cat", "pen", "abc", "sun", "tea")
    w2 = t.any("cut", "an", "act", "bc", "sea", "un")
    if kind in ("lcs", "edit"):
        init = f"{tb} = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]"
        if kind == "lcs":
            fill = [
                "for i, x in enumerate(a, 1):",
                "    for j, y in enumerate(b, 1):",
                "        if x == y:",
                f"            {tb}[i][j] = {tb}[i - 1][j - 1] + 1",
                "        else:",
                f"            {tb}[i][j] = max({tb}[i - 1][j], {tb}[i][j - 1])",
            ]
            back = [
                "def rebuild(a, b, table):",
                f"    i, j, out = len(a), len(b), {t.s('')}",
                "    while i and j:",
                "        if a[i - 1] == b[j - 1]:",
                "            out = a[i - 1] + out",
                "            i, j = i - 1, j - 1",
                "        elif table[i - 1][j] >= table[i][j - 1]:",
                "            i -= 1",
                "        else:",
                "            j -= 1",
                "    return out",
            ]
        else:
            fill = [
                "for i in range(len(a) + 1):",
                f"    {tb}[i][0] = i",
                "for j in range(len(b) + 1):",
                f"    {tb}[0][j] = j",
                "for i in range(1, len(a) + 1):",
                "    for j in range(1, len(b) + 1):",
                t.any(
                    "        cost = a[i - 1] != b[j - 1]",
                    "        cost = 0 if a[i - 1] == b[j - 1] else 1",
                ),
                f"        {tb}[i][j] = min({tb}[i - 1][j] + 1, {tb}[i][j - 1] + 1, {tb}[i - 1][j - 1] + cost)",
            ]
            back = [
                "def closeness(a, b, table):",
                "    longest = max(len(a), len(b))",
                t.any(
                    "    return round(1 - table[-1][-1] / longest, 2)",
                    "    return longest - table[-1][-1]",
                ),
            ]
        name = back[0].split("(")[0][4:]
        args = f"{t.s(w1)}, {t.s(w2)}"
        use = [
            f"a, b = {args}",
            f"table = {f}(a, b)",
            t.any("for row in table:" + chr(10) + "            print(*row)", "print(table[-1])"),
            f"print(table[-1][-1], {name}(a, b, table))",
        ]
        return f"""
        def {f}(a, b):
            {init}
            {block(fill, 1)}
            return {tb}
        {block(back)}
        {block(use)}
        {t.any(f"print({f}(b, {t.s(t.any('a', 'n', 'tu'))})[-1])", "")}
    """
    if kind == "coins":
        coins = sorted(t.rng.sample([1, 2, 3, 4, 5, 7], t.n(2, 3)))
        target = t.n(6, 10)
        return f"""
        def {f}(coins, target):
            {tb} = [0] + [None] * target
            last = [0] * (target + 1)
            for total in range(1, target + 1):
                for c in coins:
                    if c <= total and {tb}[total - c] is not None:
                        n = {tb}[total - c] + 1
                        if {t.any(f"{tb}[total] is None or n < {tb}[total]", f"not {tb}[total] or n < {tb}[total]")}:
                            {tb}[total] = n
                            last[total] = c
            return {tb}, last
        def chosen(last, total):
            out = []
            while total > 0 and last[total]:
                out.append(last[total])
                total -= last[total]
            return {t.any("out", "sorted(out)", "out if total == 0 else None")}
        {t.any("", "def describe(coins):" + chr(10) + f"            return {t.s(' and ')}.join(str(c) for c in coins) or {t.s('none')}")}
        counts, last = {f}({coins}, {target})
        print({t.any("counts", "counts[-1]")})
        for total in ({t.n(3, 5)}, {target}):
            print(total, counts[total], chosen(last, total))
        print({t.any("counts.count(None)", "max(n for n in counts if n is not None)", "last")})
    """
    items = {w: (t.n(1, 4), t.n(2, 9)) for w in things(t, 3, 3)}
    lit = "{" + ", ".join(f"{t.s(k)}: {v}" for k, v in items.items()) + "}"
    cap = t.n(4, 6)
    return f"""
        def {f}(items, cap):
            {tb} = [[0] * (cap + 1)]
            for name, (weight, value) in items.items():
                old = {tb}[-1]
                row = old[:]
                for c in range(weight, cap + 1):
                    {t.any("row[c] = max(old[c], old[c - weight] + value)", "new = old[c - weight] + value" + chr(10) + "                    if new > row[c]:" + chr(10) + "                        row[c] = new")}
                {tb}.append(row)
            return {tb}
        def picked(items, rows, cap):
            out = []
            names = list(items)
            for i in range(len(names), 0, -1):
                if rows[i][cap] != rows[i - 1][cap]:
                    out.append(names[i - 1])
                    cap -= items[names[i - 1]][0]
            return {t.any("out", "sorted(out)", "out[::-1]")}
        items = {lit}
        rows = {f}(items, {cap})
        {t.any("for row in rows:" + chr(10) + "            print(row)", "print(rows[-1])")}
        bag = picked(items, rows, {cap})
        print({t.any("rows[-1][-1], bag", "bag")})
        print(sum(items[n][{t.any(0, 1)}] for n in bag){t.any("", f", {t.s('of')}, {cap}")})
    """


@template("longer")
def backtracking_with_counts(t: Draw) -> str:
    kind = t.any("queens", "perms", "subsets", "subsets", "perms")
    if kind == "queens":
        f, safe, board = t.names("solve place queens", "safe ok fits", "cols board placed")
        check = t.any(
            [
                f"for r, c in enumerate({board}):",
                f"    if c == col or abs(c - col) == len({board}) - r:",
                "        return False",
                "return True",
            ],
            [
                f"row = len({board})",
                f"return all(c != col and abs(c - col) != row - r for r, c in enumerate({board}))",
            ],
        )
        n = t.any(4, 4, 3)
        first = t.any(True, False)
        return f"""
        stats = {{{t.s("calls")}: 0, {t.s("dead")}: 0}}
        def {safe}({board}, col):
            {block(check, 1)}
        def {f}({board}, n):
            stats[{t.s("calls")}] += 1
            if len({board}) == n:
                return {board}
            for col in {"range(n)" if first else "reversed(range(n))"}:
                if {safe}({board}, col):
                    found = {f}({board} + [col], n)
                    if found:
                        return found
            stats[{t.s("dead")}] += 1
            return None
        def draw({board}):
            for c in {board}:
                print({t.any(f"{t.s('.')} * c + {t.s('Q')} + {t.s('.')} * (len({board}) - c - 1)", f"{t.s('')}.join({t.s('Q')} if i == c else {t.s('-')} for i in range(len({board})))")})
        result = {f}([{t.any("", "", "1", "2") if n == 4 else ""}], {n})
        if result:
            {t.any("draw(result)", "print(result)" + chr(10) + "            draw(result[:2])")}
        else:
            print({t.s("no solution")})
        print({t.any("stats", f"stats[{t.s('calls')}], stats[{t.s('dead')}]")})
    """
    if kind == "perms":
        f, path, left = t.names(
            "permute arrange search", "path chosen current", "rest left remaining"
        )
        xs = t.any(
            f"list({t.s(t.any('abc', 'xyz', 'tea', 'cat'))})",
            "[1, 2, 3]",
            f"[{t.n(1, 5)}, {t.n(6, 9)}]",
        )
        rule, desc = t.any(
            ("p[0] < p[-1]", "rising"),
            ("p != sorted(p)", "mixed"),
            ("p[0] == min(p)", "small first"),
            ("p[-1] == max(p)", "big last"),
        )
        rec = t.any(
            [
                f"for i, x in enumerate({left}):",
                f"    {f}({path} + [x], {left}[:i] + {left}[i + 1:], out)",
            ],
            [
                f"for x in {left}:",
                f"    {path}.append(x)",
                f"    {f}({path}, [y for y in {left} if y != x], out)",
                f"    {path}.pop()",
            ],
        )
        return f"""
        def {f}({path}, {left}, out):
            if not {left}:
                out.append({f"{path}[:]" if "append" in rec[1] else path})
                return
            {block(rec, 1)}
        def keep(p):
            return {rule}
        def show(title, rows):
            print({t.any("title, len(rows)", formatted(t, "{A}: {B}", A="title", B="len(rows)"))})
            for r in rows[{t.any(":3", ":2", "-2:")}]:
                print({t.any("r", f"{t.s('-')}.join(map(str, r))", "*r")})
        def main(items):
            found = []
            {f}([], items, found)
            show({t.s("all")}, found)
            good = [p for p in found if keep(p)]
            show({t.s(desc)}, good)
            return {t.any("good[0]", "len(good)", "good[-1]", "len(found), len(good)")}
        {t.any("items = " + xs + chr(10) + "        print(main(items))", f"print(main({xs}))", f"result = main({xs})" + chr(10) + "        print(result)")}
    """
    f, path, n = t.names("find search combos", "path picked chosen", "left need target")
    nums = sorted(t.rng.sample(range(1, 10), t.n(3, 4)))
    prune = t.any(
        [f"if {n} < 0:", "    return 0"], [f"if {n} < 0 or i == len(nums):", "    return 0"]
    )
    target = t.any(nums[0] + nums[1], nums[0] + nums[-1], nums[1] + nums[-1], t.n(7, 14))
    return f"""
        def {f}(nums, i, {n}, {path}, out):
            if {n} == 0:
                out.append({t.any(f"{path}[:]", f"list({path})", f"tuple({path})")})
                return 1
            {block(prune, 1)}
            {"if i == len(nums):" if len(prune[0]) < 20 else ""}
                {"return 0" if len(prune[0]) < 20 else ""}
            {path}.append(nums[i])
            count = {f}(nums, i + 1, {n} - nums[i], {path}, out)
            {path}.pop()
            count += {f}(nums, i + 1, {n}, {path}, out)
            return count
        def report(nums, target):
            out = []
            count = {f}(nums, 0, target, [], out)
            print({t.any("target, count", formatted(t, "{A}: {B} ways", A="target", B="count"))})
            for p in out:
                print({t.any(t.s(" ") + ", ", "")}{t.any("p", f"{t.s(' + ')}.join(str(x) for x in p)")})
            return {t.any("count", "out", "max(map(len, out), default=0)")}
        result = report({nums}, {target})
        print({t.any("result", "result, " + t.s("done"))})
    """


@template("longer")
def sorts_side_by_side(t: Draw) -> str:
    merge = t.any(
        [
            "def merge_sort(xs):",
            "    if len(xs) < 2:",
            "        return xs",
            "    mid = len(xs) // 2",
            "    a, b = merge_sort(xs[:mid]), merge_sort(xs[mid:])",
            "    out = []",
            "    while a and b:",
            "        out.append(a.pop(0) if a[0] <= b[0] else b.pop(0))",
            "    return out + a + b",
        ],
        [
            "def merge(a, b):",
            "    out, i, j = [], 0, 0",
            "    while i < len(a) and j < len(b):",
            "        if a[i] <= b[j]:",
            "            out.append(a[i])",
            "            i += 1",
            "        else:",
            "            out.append(b[j])",
            "            j += 1",
            "    return out + a[i:] + b[j:]",
            "def merge_sort(xs):",
            "    if len(xs) <= 1:",
            "        return xs[:]",
            "    mid = len(xs) // 2",
            "    return merge(merge_sort(xs[:mid]), merge_sort(xs[mid:]))",
        ],
    )
    quick = t.any(
        [
            "def quick_sort(xs):",
            "    if not xs:",
            "        return []",
            f"    pivot = xs[{t.any('0', '-1')}]",
            "    low = [x for x in xs if x < pivot]",
            "    same = [x for x in xs if x == pivot]",
            "    high = [x for x in xs if x > pivot]",
            "    return quick_sort(low) + same + quick_sort(high)",
        ],
        [
            "def quick_sort(xs):",
            "    if len(xs) < 2:",
            "        return xs",
            "    first, *rest = xs",
            "    low, high = [], []",
            "    for x in rest:",
            "        (low if x < first else high).append(x)",
            "    return quick_sort(low) + [first] + quick_sort(high)",
        ],
    )
    heap = t.any(
        [
            "def sift(xs, i, n):",
            "    while 2 * i + 1 < n:",
            "        k = 2 * i + 1",
            "        if k + 1 < n and xs[k + 1] > xs[k]:",
            "            k += 1",
            "        if xs[i] >= xs[k]:",
            "            return",
            "        xs[i], xs[k] = xs[k], xs[i]",
            "        i = k",
            "def heap_sort(xs):",
            "    xs = xs[:]",
            "    for i in reversed(range(len(xs) // 2)):",
            "        sift(xs, i, len(xs))",
            "    for n in range(len(xs) - 1, 0, -1):",
            "        xs[0], xs[n] = xs[n], xs[0]",
            "        sift(xs, 0, n)",
            "    return xs",
        ],
        [
            "import heapq",
            "def heap_sort(xs):",
            "    heap = []",
            "    for x in xs:",
            "        heapq.heappush(heap, x)",
            "    return [heapq.heappop(heap) for _ in range(len(heap))]",
        ],
    )
    shell = [
        "def shell_sort(xs):",
        "    xs = xs[:]",
        "    gap = len(xs) // 2",
        "    while gap:",
        "        for i in range(gap, len(xs)):",
        "            j = i",
        "            while j >= gap and xs[j - gap] > xs[j]:",
        "                xs[j - gap], xs[j] = xs[j], xs[j - gap]",
        "                j -= gap",
        "        gap //= 2",
        "    return xs",
    ]
    pool = {"merge_sort": merge, "quick_sort": quick, "heap_sort": heap, "shell_sort": shell}
    a, b = t.rng.sample(sorted(pool), 2)
    check = t.any(
        ["def is_sorted(xs):", "    return all(a <= b for a, b in zip(xs, xs[1:]))"],
        [
            "def is_sorted(xs):",
            "    for i in range(len(xs) - 1):",
            "        if xs[i] > xs[i + 1]:",
            "            return False",
            "    return True",
        ],
    )
    xs = t.numbers(3, 4, 0, 20)
    line = t.any(
        "sort.__name__, result, is_sorted(result)",
        "sort.__name__, result",
        formatted(t, "{A}: {B}", A="sort.__name__", B="result"),
    )
    return f"""
        {block(pool[a])}
        {block(pool[b])}
        {block(check)}
        xs = {xs}
        print({t.s("before")}, xs{t.any("", ", is_sorted(xs)")})
        for sort in ({a}, {b}):
            result = sort(xs{t.any("", "[:]")})
            print({line})
            {t.any("assert is_sorted(result)", "if result != sorted(xs):" + chr(10) + f"                print({t.s('wrong')})", "")}
        print({t.any("xs", "xs == result", "result[len(result) // 2]", "result[0], result[-1]")})
    """


@template("longer")
def bounds_by_bisection(t: Draw) -> str:
    low, high, count, guess = t.names(
        "lower first_at_least left_bound",
        "upper first_above right_bound",
        "count_of how_many occurrences",
        "guess find_number play",
    )
    base = sorted(t.any(t.n(1, 9), t.n(1, 20), 5) for _ in range(t.n(4, 6)))
    probes = [t.any(*base), t.n(0, 21)]
    game = t.n(0, 1)
    target, top = t.n(1, 30), t.any(32, 40, 50)
    playing = [
        f"def {guess}(secret, top):",
        "    lo, hi, tries = 1, top, []",
        "    while lo <= hi:",
        "        mid = (lo + hi) // 2",
        "        tries.append(mid)",
        "        if mid == secret:",
        "            break",
        "        if mid < secret:",
        "            lo = mid + 1",
        "        else:",
        "            hi = mid - 1",
        "    return tries",
    ]
    root = [
        "def root(n):",
        "    lo, hi = 0, n + 1",
        "    while hi - lo > 1:",
        "        mid = (lo + hi) // 2",
        "        if mid * mid <= n:",
        "            lo = mid",
        "        else:",
        "            hi = mid",
        "    return lo",
    ]
    inner = (
        [
            "def bound(xs, x, strict):",
            "    lo, hi = 0, len(xs)",
            "    while lo < hi:",
            "        mid = (lo + hi) // 2",
            "        if xs[mid] < x or (strict and xs[mid] == x):",
            "            lo = mid + 1",
            "        else:",
            "            hi = mid",
            "    return lo",
            f"def {low}(xs, x):",
            "    return bound(xs, x, False)",
            f"def {high}(xs, x):",
            "    return bound(xs, x, True)",
        ]
        if t.n(0, 1)
        else [
            f"def {low}(xs, x):",
            "    lo, hi = 0, len(xs)",
            "    while lo < hi:",
            "        mid = (lo + hi) // 2",
            "        if xs[mid] < x:",
            "            lo = mid + 1",
            "        else:",
            "            hi = mid",
            "    return lo",
            f"def {high}(xs, x):",
            f"    i = {low}(xs, x)",
            "    while i < len(xs) and xs[i] == x:",
            "        i += 1",
            "    return i",
        ]
    )
    final = (
        t.any(
            [f"tries = {guess}({target}, {top})", "print(len(tries), tries)"],
            [f"for n in ({target}, {t.n(1, 30)}):", f"    print(n, {guess}(n, {top}))"],
        )
        if game
        else [f"print(root({t.n(2, 99)}), root({t.n(4, 60)}))"]
    )
    return f"""
        {block(inner)}
        def {count}(xs, x):
            return {high}(xs, x) - {low}(xs, x)
        {block(playing if game else root)}
        xs = {base}
        for x in {probes}:
            n = {count}(xs, x)
            {t.any("print(x, n)", "if n:" + chr(10) + f"                print(x, {t.s('found')}, n)" + chr(10) + "            else:" + chr(10) + f"                print(x, {t.s('goes at')}, {low}(xs, x))", f"print(x, {low}(xs, x), {high}(xs, x), n)")}
        {t.any(f"print(xs[:{low}(xs, {t.n(3, 12)})])", "")}
        {block(final)}
    """


@template("longer")
def spans_merged_with_gaps(t: Draw) -> str:
    merge, gaps, total, spans = t.names(
        "merge combine join_spans",
        "gaps free holes",
        "total covered length",
        "spans intervals slots",
    )
    data = []
    for _ in range(t.n(3, 4)):
        a = t.n(0, 14)
        data.append((a, a + t.n(1, 5)))
    merging = t.any(
        [
            "if out and a <= out[-1][1]:",
            "    out[-1] = (out[-1][0], max(b, out[-1][1]))",
            "else:",
            "    out.append((a, b))",
        ],
        [
            "if not out or a > out[-1][1]:",
            "    out.append([a, b])",
            "elif b > out[-1][1]:",
            "    out[-1][1] = b",
        ],
        [
            "if not out or out[-1][1] < a:",
            "    out.append((a, b))",
            "    continue",
            "start, end = out.pop()",
            "out.append((start, max(end, b)))",
        ],
    )
    gap = t.any(
        [
            "out = []",
            "at = start",
            f"for a, b in {spans}:",
            "    if a > at:",
            "        out.append((at, a))",
            "    at = max(at, b)",
            "if at < end:",
            "    out.append((at, end))",
            "return out",
        ],
        [
            "edges = [start]",
            f"for a, b in {spans}:",
            "    edges += [a, b]",
            "edges.append(end)",
            "return [(p, q) for p, q in zip(edges[::2], edges[1::2]) if q > p]",
        ],
    )
    inside = t.any(
        (
            [
                "def busy_at(spans, t):",
                "    for a, b in spans:",
                "        if a <= t < b:",
                "            return True",
                "    return False",
            ],
            f"print([t for t in range({t.n(0, 4)}, {t.n(6, 9)}) if busy_at(busy, t)])",
        ),
        (
            [
                "def clashes(spans):",
                "    found = []",
                "    for i, (a, b) in enumerate(spans):",
                "        for c, d in spans[i + 1:]:",
                "            if a < d and c < b:",
                "                found.append((a, c))",
                "    return found",
            ],
            f"print({t.s('clashes')}, clashes({spans}))",
        ),
        (
            ["def longest(spans):", "    return max(spans, key=lambda s: s[1] - s[0])"],
            "print(longest(busy))",
        ),
    )
    return f"""
        def {merge}({spans}):
            out = []
            for a, b in sorted({spans}):
                {block(merging, 2)}
            return out
        def {gaps}({spans}, start, end):
            {block(gap, 1)}
        def {total}({spans}):
            {t.any(f"return sum(b - a for a, b in {spans})", "n = 0" + chr(10) + f"            for a, b in {spans}:" + chr(10) + "                n += b - a" + chr(10) + "            return n")}
        {block(inside[0])}
        {spans} = {data}
        busy = {merge}({spans})
        print({t.any("busy", f"len({spans}), len(busy)", f"{t.s('busy')}, busy")})
        free = {gaps}(busy, 0, 20)
        {t.any("print(free)", "for a, b in free:" + chr(10) + "            print(" + formatted(t, "{A}-{B}", A="a", B="b") + ")")}
        print({total}(busy), {total}(free))
        {inside[1]}
    """


@template("longer")
def infix_to_postfix(t: Draw) -> str:
    conv, ev, bal, prec = t.names(
        "to_postfix to_rpn convert",
        "evaluate run_rpn calc",
        "balanced check_brackets",
        "PREC LEVEL RANK",
    )
    n = [t.n(1, 9) for _ in range(4)]
    text = t.any(
        "{} + {} * {}",
        "( {} + {} ) * {}",
        "{} * {} - {}",
        "{} - ( {} - {} )",
        "{} * ( {} + {} )",
        "{} - {} + {}",
    ).format(*n)
    bad = t.any("( 1 + 2", "1 + 2 )", ") 1 (", "( ( 3 )", "( 1 ) + ( 2 )")
    checked = t.n(0, 1)
    refuse = [
        f"if not {bal}(tokens):",
        f"    print({t.s('unbalanced:')}, text)",
        "    continue",
    ]
    balance = t.any(
        [
            "depth = 0",
            "for tok in tokens:",
            f"    if tok == {t.s('(')}:",
            "        depth += 1",
            f"    elif tok == {t.s(')')}:",
            "        depth -= 1",
            "    if depth < 0:",
            "        return False",
            "return depth == 0",
        ],
        [
            "depth = 0",
            "for tok in tokens:",
            f"    depth += (tok == {t.s('(')}) - (tok == {t.s(')')})",
            "    if depth < 0:",
            "        break",
            "return depth == 0",
        ],
    )
    apply_ = t.any(
        [
            f"if tok == {t.s('+')}:",
            "    stack.append(a + b)",
            f"elif tok == {t.s('-')}:",
            "    stack.append(a - b)",
            "else:",
            "    stack.append(a * b)",
        ],
        [f"stack.append({{{t.s('+')}: a + b, {t.s('-')}: a - b, {t.s('*')}: a * b}}[tok])"],
    )
    return f"""
        {prec} = {{{t.s("+")}: 1, {t.s("-")}: 1, {t.s("*")}: 2}}
        {block([f"def {bal}(tokens):", *("    " + line for line in balance)]) if checked else ""}
        def {conv}(tokens):
            out, ops = [], []
            for tok in tokens:
                if tok{t.any(".isdigit()", f" not in {prec} and tok not in {t.s('()')}")}:
                    out.append(tok)
                elif tok == {t.s("(")}:
                    ops.append(tok)
                elif tok == {t.s(")")}:
                    while ops[-1] != {t.s("(")}:
                        out.append(ops.pop())
                    ops.pop()
                else:
                    while ops and {t.any(f"{prec}.get(ops[-1], 0) >= {prec}[tok]", f"ops[-1] in {prec} and {prec}[ops[-1]] >= {prec}[tok]")}:
                        out.append(ops.pop())
                    ops.append(tok)
            {t.any("return out + ops[::-1]", "while ops:" + chr(10) + "                out.append(ops.pop())" + chr(10) + "            return out")}
        def {ev}(tokens):
            stack = []
            for tok in tokens:
                if tok.isdigit():
                    stack.append(int(tok))
                    continue
                {t.any("b, a = stack.pop(), stack.pop()", "b = stack.pop()" + chr(10) + "                a = stack.pop()")}
                {block(apply_, 2)}
            return stack{t.any("[0]", ".pop()", "[-1]")}
        for text in {literals(t, t.any([text], [text, bad], [bad, text]) if checked else [text])}:
            tokens = text.split()
            {block(refuse, 1) if checked else ""}
            post = {conv}(tokens)
            print({t.any(f"{t.s(' ')}.join(post)", "post")}{t.any("", f", {t.s('=')}")}, {ev}(post))
    """


@template("longer")
def statement_of_payments(t: Draw) -> str:
    parse, apply_, big = t.names(
        "parse read_line to_entry", "apply run book", "largest biggest top_spending"
    )
    shops = t.rng.sample("rent food bus gym phone books tea".split(), 3)
    lines = [t.any(f"+{t.n(20, 90)} pay", f"+{t.n(5, 40)} gift")]
    for _ in range(t.n(2, 4)):
        lines.append(
            t.any(
                f"-{t.n(3, 40)} {t.any(*shops)}",
                f"-{t.n(3, 40)} {t.any(*shops)}",
                f"+{t.n(1, 30)} {t.any('pay', 'gift')}",
            )
        )
    if t.n(0, 2) == 0:
        lines.append(t.any("?? error", "nothing here", "-x food"))
    guard = t.any(
        [
            "try:",
            "    value = int(amount)",
            "except ValueError:",
            f"    {t.any('return None', 'return 0, label')}",
        ],
        ["if not amount[1:].isdigit():", "    return None", "value = int(amount)"],
    )
    limit = t.n(0, 1)
    over = [
        "if balance < 0:",
        f"    {t.any('print(' + t.s('overdrawn') + ', balance)', 'fees += 1')}",
    ]
    return f"""
        def {parse}(line):
            amount, label = line.split({t.any("", t.s(" "))})
            {block(guard, 1)}
            return value, label
        def {apply_}(lines, balance):
            groups = {{}}
            {"bad = fees = 0" if "fees" in over[1] else "bad = 0"}
            for line in lines:
                entry = {parse}(line)
                if entry is None:
                    bad += 1
                    {t.any("continue", "print(" + t.s("cannot read") + ", line)" + chr(10) + "                    continue")}
                value, label = entry
                balance += value
                {block(over, 2) if limit or "fees" in over[1] else ""}
                groups[label] = groups.get(label, 0) + value
                {t.any("print(label, balance)", "print(" + formatted(t, "{A:<6}{B:>5}{C:>6}", A="label", B="value", C="balance") + ")")}
            {"balance -= fees * " + str(t.n(1, 5)) if "fees" in over[1] else ""}
            return balance, groups, bad
        def {big}(groups):
            {t.any("costs = {k: -v for k, v in groups.items() if v < 0}" + chr(10) + "            if not costs:" + chr(10) + "                return None" + chr(10) + "            return max(costs, key=costs.get)", "name, low = None, 0" + chr(10) + "            for k, v in groups.items():" + chr(10) + "                if v < low:" + chr(10) + "                    name, low = k, v" + chr(10) + "            return name")}
        def income(groups):
            return sum(v for v in groups.values() if v > 0)
        balance, groups, bad = {apply_}({literals(t, lines)}, {t.n(0, 60)})
        print({t.any("balance, bad", t.s("end:") + ", balance", "balance")})
        print({big}(groups), {t.any("income(groups)", "groups", "income(groups) > balance")})
        {t.any("for k in sorted(groups):" + chr(10) + "            print(k, groups[k])", "print(sorted(groups.items()))", "")}
    """


@template("longer", raises=True)
def board_won_or_not(t: Draw) -> str:
    lines_, winner, play, show = t.names(
        "lines all_lines rows_of",
        "winner who_won check",
        "play run_game play_moves",
        "show draw render",
    )
    moves = t.rng.sample(range(9), t.n(4, 6))
    if t.n(0, 1):
        row = t.any((0, 1, 2), (3, 4, 5), (0, 4, 8), (2, 4, 6), (1, 4, 7))
        rest = t.rng.sample([i for i in range(9) if i not in row], 3)
        moves = [row[0], rest[0], row[1], rest[1], row[2], rest[2]]
    if t.n(0, 4) == 0:
        moves[t.n(2, 3)] = moves[0]
    a, b = t.any(("X", "O"), ("x", "o"), ("A", "B"))
    wins = t.any(
        [
            "out = [board[i:i + 3] for i in (0, 3, 6)]",
            "out += [board[i::3] for i in range(3)]",
            "out.append(board[::4])",
            "out.append(board[2:7:2])",
            "return out",
        ],
        [
            "spots = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]",
            "return [[board[i] for i in s] for s in spots]",
        ],
    )
    test = t.any(
        [
            f"for a, b, c in {lines_}(board):",
            f"    if a == b == c != {t.s('.')}:",
            "        return a",
            "return None",
        ],
        [
            f"for line in {lines_}(board):",
            f"    if len(set(line)) == 1 and line[0] != {t.s('.')}:",
            "        return line[0]",
        ],
        [
            f"for who in {t.s(a + b)}:",
            f"    if [who] * 3 in {lines_}(board):",
            "        return who",
            "return None",
        ],
    )
    taken = t.any(
        [f"if board[m] != {t.s('.')}:", f"    print({t.s('taken')}, m)", "    continue"],
        [
            f"if board[m] != {t.s('.')}:",
            f"    raise ValueError({formatted(t, '{M} is taken', M='m')})",
        ],
    )
    return f"""
        def {lines_}(board):
            {block(wins, 1)}
        def {winner}(board):
            {block(test, 1)}
        def {show}(board):
            for i in range(0, 9, 3):
                print({t.any(f"{t.s('')}.join(board[i:i + 3])", "*board[i:i + 3]", f"{t.s('|')}.join(board[i:i + 3])")})
        def {play}(moves):
            board = [{t.s(".")}] * 9
            turn = 0
            for m in moves:
                {block(taken, 2)}
                board[m] = {t.any(f"{t.s(a + b)}[turn % 2]", f"{t.s(a)} if turn % 2 == 0 else {t.s(b)}")}
                turn += 1
                if turn {t.any(">= 5", "> 4", "> 3")} and {winner}(board):
                    break
            return board, turn
        board, turn = {play}({moves})
        {show}(board)
        print({t.any(f"{winner}(board), turn", f"{winner}(board) or {t.s('draw')}", f"{t.s('winner:')}, {winner}(board)")})
        print({t.any(f"board.count({t.s('.')})", f"board.index({t.s(a)})", "turn, board[4]")})
    """


@template("longer")
def units_by_dispatch(t: Draw) -> str:
    table, conv, parse = t.names(
        "rules table units known", "convert to_unit change", "parse read split_query"
    )
    e = t.any("ValueError", "KeyError")
    pool = [
        ("km", "m", "x * 1000"),
        ("m", "cm", "x * 100"),
        ("h", "min", "x * 60"),
        ("kg", "g", "x * 1000"),
        ("c", "f", "x * 9 / 5 + 32"),
        ("f", "c", "round((x - 32) * 5 / 9, 1)"),
        ("min", "s", "x * 60"),
        ("m", "km", "x / 1000"),
        ("day", "h", "x * 24"),
    ]
    rules = t.rng.sample(pool, 3)
    named = t.n(0, 1)
    rows, funcs = [], []
    for a, b, rule in rules:
        if named:
            funcs += [f"def {a}_to_{b}(x):", f"    return {rule}"]
            rows.append(f"({t.s(a)}, {t.s(b)}): {a}_to_{b},")
        else:
            rows.append(f"({t.s(a)}, {t.s(b)}): lambda x: {rule},")
    listing = [f"{table} = {{", *("    " + r for r in rows), "}"]
    queries = []
    for _ in range(t.n(2, 3)):
        a, b, _ = t.any(*rules)
        queries.append(
            t.any(
                f"{t.n(1, 12)} {a} to {b}",
                f"{t.n(1, 12)} {a} to {b}",
                f"{t.n(1, 12)} {a} to {t.any('mile', a, 'kg')}",
                f"many {a} to {b}",
            )
        )
    same = t.any(["if src == dst:", "    return x"], [])
    chain = t.any(
        [
            f"if (src, dst) not in {table}:",
            f"    raise {e}({formatted(t, 'no way from {A} to {B}', A='src', B='dst')})",
            f"return {table}[src, dst](x)",
        ],
        [
            f"rule = {table}.get((src, dst))",
            "if rule is None:",
            f"    raise {e}(src + {t.s('>')} + dst)",
            "return rule(x)",
        ],
    )
    return f"""
        {block(funcs)}
        def {parse}(text):
            {t.any("number, src, _, dst = text.split()", "parts = text.split()" + chr(10) + "            number, src, dst = parts[0], parts[1], parts[-1]")}
            return {t.any("int", "float")}(number), src, dst
        def {conv}(x, src, dst):
            {block(same, 1)}
            {block(listing, 1)}
            {block(chain, 1)}
        done, failed = {{}}, {t.any("[]", "list()")}
        for query in {literals(t, queries)}:
            try:
                x, src, dst = {parse}(query)
                y = {conv}(x, src, dst)
            except {t.any("(ValueError, KeyError)", "(KeyError, ValueError)")} as err:
                failed.append({t.any("query", "type(err).__name__", "query[:5]")})
                {t.any(f"print({t.s('error:')}, err)", "")}
            else:
                print({t.any(f"x, src, {t.s('=')}, y, dst", formatted(t, "{A}{B} is {C}{D}", A="x", B="src", C="y", D="dst"))})
                done[src] = {t.any("y", "done.get(src, 0) + 1")}
        print(done, {t.any("failed", "len(failed)")})
    """


@template("longer")
def settings_merged_deeply(t: Draw) -> str:
    merge, show, flat = t.names(
        "merge deep_merge combine", "show dump pretty", "flatten flat paths"
    )
    keys = t.rng.sample("name port host mode size color".split(), 3)
    outer = t.any("db", "ui", "log", "net")

    def value() -> str:
        return t.any(str(t.n(1, 99)), t.s(t.word()), "True", "None")

    base = f"{{{t.s(keys[0])}: {value()}, {t.s(outer)}: {{{t.s(keys[1])}: {value()}, {t.s(keys[2])}: {value()}}}}}"
    over = t.any(
        f"{{{t.s(outer)}: {{{t.s(keys[1])}: {value()}}}}}",
        f"{{{t.s(outer)}: {{{t.s(keys[2])}: {value()}, {t.s('new')}: {t.n(1, 9)}}}, {t.s(keys[0])}: {value()}}}",
        f"{{{t.s(outer)}: {t.n(1, 9)}, {t.s('extra')}: [1, {t.n(2, 9)}]}}",
    )
    merging = t.any(
        [
            "out = dict(a)",
            "for k, v in b.items():",
            "    if isinstance(v, dict) and isinstance(out.get(k), dict):",
            f"        out[k] = {merge}(out[k], v)",
            "    else:",
            "        out[k] = v",
            "return out",
        ],
        [
            "for k in b:",
            "    if k in a and type(a[k]) is dict and type(b[k]) is dict:",
            f"        {merge}(a[k], b[k])",
            "    else:",
            "        a[k] = b[k]",
            "return a",
        ],
    )
    showing = t.any(
        [
            "for k, v in data.items():",
            "    if isinstance(v, dict):",
            f"        print({t.s('  ')} * depth + k + {t.s(':')})",
            f"        {show}(v, depth + 1)",
            "    else:",
            f"        print({t.s('  ')} * depth + {formatted(t, '{K} = {V}', K='k', V='v')})",
        ],
        [
            "for k in sorted(data):",
            f"    pad = {t.s(t.any(' ', '-', '  '))} * depth",
            "    if type(data[k]) is dict:",
            "        print(pad + k)",
            f"        {show}(data[k], depth + 1)",
            "        continue",
            "    print(pad + k, data[k])",
        ],
    )
    flatten = t.any(
        [
            "out = {}",
            "for k, v in data.items():",
            f"    path = prefix + {t.s('.')} + k if prefix else k",
            "    if isinstance(v, dict):",
            f"        out.update({flat}(v, path))",
            "    else:",
            "        out[path] = v",
            "return out",
        ],
        [
            "out = []",
            "for k, v in data.items():",
            "    if isinstance(v, dict):",
            f"        out += {flat}(v, prefix + k + {t.s('.')})",
            "    else:",
            "        out.append(prefix + k)",
            "return out",
        ],
    )
    return f"""
        def {merge}(a, b):
            {block(merging, 1)}
        def {show}(data, depth=0):
            {block(showing, 1)}
        def {flat}(data, prefix={t.s("")}):
            {block(flatten, 1)}
        def lookup(data, path, default=None):
            for key in path.split({t.s(".")}):
                if {t.any("not isinstance(data, dict) or key not in data", "type(data) is not dict or key not in data")}:
                    return default
                data = data[key]
            return data
        base = {base}
        config = {merge}(base, {over})
        {show}(config)
        print({t.any(f"{flat}(config)", f"len({flat}(config))", f"sorted({flat}(config))")})
        print(lookup(config, {t.s(outer + "." + t.any(*keys[1:], "new"))}), lookup(config, {t.s(t.any(keys[0], "x", "extra"))}, {t.any("0", t.s("-"))}))
        print({t.any("base is config", "base == config", f"base[{t.s(outer)}]")})
    """


@template("longer", raises=True)
def retries_with_errors(t: Draw) -> str:
    e, call, retry, plan = t.names(
        "Timeout Unavailable NetworkError",
        "call fetch request",
        "retry with_retries attempt",
        "plan script answers",
    )
    jobs = t.rng.sample("load save ping sync mail copy".split(), t.n(2, 3))
    rows = ", ".join(
        f"{t.s(j)}: [{', '.join(t.any('None', 'None', '0', str(t.n(1, 9))) for _ in range(t.n(1, 3)))}]"
        for j in jobs
    )
    wait = t.any(
        ["delay *= 2"],
        ["delay += 1"],
        [f"delay = min(delay * 2, {t.n(3, 6)})"],
    )
    tries = t.n(2, 3)
    style = t.n(0, 1)
    body = (
        [
            "for n in range(1, tries + 1):",
            "    try:",
            f"        return {call}(name), n",
            f"    except {e} as err:",
            f"        errors.append({t.any('str(err)', '(name, n)', formatted(t, '{A}#{B}', A='name', B='n'))})",
            "        waited.append(delay)",
            "        " + wait[0],
            "return None, tries",
        ]
        if style
        else [
            "n = 0",
            "while n < tries:",
            "    n += 1",
            "    try:",
            f"        value = {call}(name)",
            f"    except {e}:",
            "        errors.append(name)",
            "        waited.append(delay)",
            "        " + wait[0],
            "    else:",
            "        return value, n",
            t.any("    finally:" + chr(10) + " " * 20 + f"print({t.s('try')}, n, name)", ""),
            f"return {t.any('None', '-1')}, n",
        ]
    )
    return f"""
        class {e}(Exception):
            pass
        {plan} = {{{rows}}}
        errors = []
        waited = []
        def {call}(name):
            if not {plan}[name]:
                raise {t.any("LookupError", "RuntimeError", e)}({t.s("no answer")})
            value = {plan}[name].pop({t.any("0", "0", "")})
            if value is None:
                raise {e}({t.any("name", formatted(t, "{A} failed", A="name"))})
            return {t.any("value", "value * 10")}
        def {retry}(name, tries={tries}):
            delay = 1
            {block(body, 1)}
        results = {{}}
        for name in {literals(t, jobs)}:
            {t.any("try:" + chr(10) + f"                value, n = {retry}(name)" + chr(10) + "            except (LookupError, RuntimeError) as err:" + chr(10) + f"                print(name, {t.s('gave up:')}, err)" + chr(10) + "                continue", f"value, n = {retry}(name)")}
            {t.any("print(name, value, n)", "print(" + formatted(t, "{A}: {B} after {C}", A="name", B="value", C="n") + ")")}
            if value:
                results[name] = value
        print({t.any("results", "sorted(results)", "results, len(errors)")})
        print({t.any("errors", "errors[-1:]", "len(errors)")}, {t.any("sum(waited)", "waited")})
    """


@template("longer")
def buckets_of_a_table(t: Draw) -> str:
    h, put, get, make, size = t.names(
        "hash_of slot bucket_of",
        "put insert store",
        "get find lookup",
        "make_table new_table create",
        "size n width",
    )
    words = list(dict.fromkeys(t.words(4, 5)))
    k = t.n(3, 4)
    hashing = t.any(
        [f"return sum(ord(c) for c in key) % {size}"],
        [f"return len(key) % {size}"],
        [f"return ord(key[0]) % {size}"],
        [
            "h = 0",
            "for c in key[:3]:",
            f"    h = (h * {t.any(3, 7, 31)} + ord(c)) % {size}",
            "return h",
        ],
    )
    storing = t.any(
        [
            f"bucket = table[{h}(key, len(table))]",
            "for pair in bucket:",
            "    if pair[0] == key:",
            "        pair[1] = value",
            "        return False",
            "bucket.append([key, value])",
            "return True",
        ],
        [
            f"i = {h}(key, len(table))",
            "for j, (k, _) in enumerate(table[i]):",
            "    if k == key:",
            "        table[i][j] = (key, value)",
            "        return False",
            "table[i].append((key, value))",
            "return True",
        ],
    )
    third, use = t.any(
        (
            [
                "def delete(table, key):",
                f"    bucket = table[{h}(key, len(table))]",
                "    for pair in bucket:",
                "        if pair[0] == key:",
                "            bucket.remove(pair)",
                "            return True",
                "    return False",
            ],
            f"delete(table, {t.s(t.any(words[0], 'none'))})",
        ),
        (["def load(table):", "    return [len(b) for b in table]"], "load(table)"),
        (
            [
                "def longest(table):",
                "    best = 0",
                "    for i in range(len(table)):",
                "        if len(table[i]) > len(table[best]):",
                "            best = i",
                "    return best, len(table[best])",
            ],
            "longest(table)",
        ),
    )
    puts = ", ".join(f"({t.s(w)}, {t.n(1, 20)})" for w in [*words[:3], t.any(words[0], words[-1])])
    return f"""
        def {make}({size}):
            {t.any(f"return [[] for _ in range({size})]", "table = []" + chr(10) + f"            for _ in range({size}):" + chr(10) + "                table.append([])" + chr(10) + "            return table")}
        def {h}(key, {size}):
            {block(hashing, 1)}
        def {put}(table, key, value):
            {block(storing, 1)}
        def {get}(table, key, default=None):
            for k, v in table[{h}(key, len(table))]:
                if k == key:
                    return v
            return default
        {block(third)}
        table = {make}({k})
        new = 0
        for key, value in [{puts}]:
            {t.any(f"new += {put}(table, key, value)", f"if {put}(table, key, value):" + chr(10) + "                new += 1" + chr(10) + "            else:" + chr(10) + f"                print({t.s('updated')}, key)")}
        {t.any("for i, bucket in enumerate(table):" + chr(10) + "            print(i, bucket)", "print(new, sum(map(len, table)))")}
        print({get}(table, {t.s(words[0])}), {get}(table, {t.s("zz")}, {t.any("0", "-1", t.s("?"))}))
        print({use})
    """


@template("longer")
def rounds_of_hands(t: Draw) -> str:
    beats, judge, play, score = t.names(
        "BEATS WINS", "judge winner compare", "play match run_match", "score wins points"
    )
    game = t.any(("rock", "paper", "scissors"), ("fire", "water", "grass"), ("fox", "hen", "corn"))
    a, b = people(t, 2, 2)
    rounds = ", ".join(f"({t.s(t.any(*game))}, {t.s(t.any(*game))})" for _ in range(t.n(3, 4)))
    judging = t.any(
        ["if x == y:", "    return 0", f"return 1 if {beats}[x] == y else 2"],
        [
            f"if {beats}[x] == y:",
            "    return 1",
            f"if {beats}[y] == x:",
            "    return 2",
            "return 0",
        ],
        [f"names = list({beats})", "return (names.index(x) - names.index(y)) % 3"],
    )
    streak = t.n(0, 1)
    stop = t.any([f"if max({score}) == 2:", f"    print({t.s('over after')}, i)", "    break"], [])
    best = [
        "def longest_streak(log):",
        "    best = run = 0",
        "    last = None",
        "    for w in log:",
        "        run = run + 1 if w == last else 1",
        "        last = w",
        "        best = max(best, run)",
        "    return best",
    ]
    tally = [
        "def count_draws(log):",
        "    n = 0",
        "    for w in log:",
        "        if w == 0:",
        "            n += 1",
        "    return n",
    ]
    line = t.any(
        "i, x, y, w",
        formatted(t, "{I}. {X} / {Y}: {W}", I="i", X="x", Y="y", W="w"),
        "x, y, " + "[" + ", ".join(t.s(n) for n in ("draw", a, b)) + "][w]",
    )
    return f"""
        {beats} = {{{t.s(game[0])}: {t.s(game[2])}, {t.s(game[1])}: {t.s(game[0])}, {t.s(game[2])}: {t.s(game[1])}}}
        def {judge}(x, y):
            {block(judging, 1)}
        def {play}(rounds):
            {score} = [0, 0]
            log = []
            for i, (x, y) in enumerate(rounds, 1):
                w = {judge}(x, y)
                log.append(w)
                if w{t.any("", " > 0", " != 0")}:
                    {score}[w - 1] += 1
                print({line})
                {block(stop, 2)}
            return {score}, log
        {block(best if streak else tally)}
        def verdict({score}):
            one, two = {score}
            if one == two:
                return {t.any(t.s("draw"), "None", t.s("nobody wins"))}
            return {t.s(a)} if one > two else {t.s(b)}
        {score}, log = {play}([{rounds}])
        print({score}, {"longest_streak(log)" if streak else "count_draws(log)"})
        print({t.any(f"verdict({score})", f"{t.s('winner:')}, verdict({score})")})
        {t.any("print(log)", "moves = len(log)" + chr(10) + "        print(moves, sum(w == 1 for w in log))", "")}
    """


@template("longer")
def votes_counted_twice(t: Draw) -> str:
    count, run, bars, votes = t.names(
        "count tally count_votes",
        "runoff instant_runoff elect",
        "bars chart histogram",
        "votes ballots papers",
    )
    names = t.any(["Ann", "Bo", "Cy"], ["red", "blue", "green"], ["A", "B", "C"])
    papers = [t.rng.sample(names, t.any(2, 3, 3)) for _ in range(t.n(3, 5))]
    counting = t.any(
        [
            "first = [n for n in paper if n not in out]",
            "if first:",
            "    result[first[0]] = result.get(first[0], 0) + 1",
        ],
        [
            "for name in paper:",
            "    if name not in out:",
            "        result[name] = result.get(name, 0) + 1",
            "        break",
        ],
    )
    lose = t.any(
        "min(sorted(result), key=result.get)",
        "min(result, key=lambda n: (result[n], n))",
        "sorted(result, key=lambda n: (result[n], n))[0]",
    )
    short = ["".join(n[0] for n in p) for p in papers]
    letters_ = len({n[0] for n in names}) == 3 and t.n(0, 2) > 0
    data = (
        literals(t, [s.upper() for s in short])
        if letters_
        else "[" + ", ".join(literals(t, p) for p in papers[:3]) + "]"
    )
    return f"""
        def {count}({votes}, out):
            result = {{}}
            for paper in {votes}:
                {block(counting, 2)}
            return result
        def {bars}(result):
            for name in {t.any("sorted(result)", "result", "sorted(result, key=result.get, reverse=True)")}:
                print({t.any(f"name, {t.s('#')} * result[name]", f"name.ljust(6) + {t.s('*')} * result[name]", formatted(t, "{A:>5} {B}", A="name", B="result[name]"))})
        def {run}({votes}):
            out = []
            while True:
                result = {count}({votes}, out)
                {t.any(f"{bars}(result)", "print(result)")}
                best = max(result, key=lambda n: result[n])
                if {t.any("result[best] * 2 > sum(result.values())", f"result[best] > len({votes}) / 2")} or len(result) {t.any("== 1", "<= 2", "< 3")}:
                    return best, out
                loser = {lose}
                {t.any(f"print({t.s('out:')}, loser)", "")}
                out.append(loser)
        {votes} = {data}
        best, out = {run}({votes})
        print({t.any("best, out", "best, len(out)", formatted(t, "{A} wins", A="best"))})
        first = {count}({votes}, [])
        print({t.any("first.get(best, 0)", "max(first.values())", "best in first", "first")})
    """


@template("longer")
def tree_in_lines(t: Draw) -> str:
    dump, depth, count = t.names(
        "dump pretty render", "depth_of height nesting", "count_leaves size total_items"
    )
    k = t.rng.sample("a b id name tags size x y on".split(), 4)

    def atom() -> str:
        return t.any(str(t.n(0, 50)), t.s(t.word()), "None", "True", str(t.n(0, 9)) + ".5")

    data = t.any(
        f"{{{t.s(k[0])}: {atom()}, {t.s(k[1])}: [{atom()}, {atom()}], {t.s(k[2])}: {{{t.s(k[3])}: {atom()}}}}}",
        f"[{atom()}, {{{t.s(k[0])}: {atom()}, {t.s(k[1])}: []}}, [{atom()}]]",
        f"{{{t.s(k[0])}: {{{t.s(k[1])}: {{{t.s(k[2])}: {atom()}}}}}, {t.s(k[3])}: [{atom()}]}}",
    )
    pad = t.any("  ", " ", "..")
    dumping = t.any(
        [
            "if isinstance(x, dict):",
            "    lines = []",
            "    for k, v in x.items():",
            f"        lines.append({t.s(pad)} * level + str(k) + {t.s(':')})",
            f"        lines += {dump}(v, level + 1)",
            "    return lines",
            "if isinstance(x, list):",
            "    out = []",
            "    for v in x:",
            f"        out += {dump}(v, level + 1)",
            "    return out",
            f"return [{t.s(pad)} * level + {t.any('repr(x)', 'str(x)')}]",
        ],
        [
            "if isinstance(x, dict):",
            f"    parts = [{formatted(t, '{K}: ', K='k')} + {dump}(v, level + 1) for k, v in x.items()]",
            f"    return {t.s('{')} + {t.s(', ')}.join(parts) + {t.s('}')}",
            "if isinstance(x, list):",
            "    parts = []",
            "    for v in x:",
            f"        parts.append({dump}(v, level + 1))",
            f"    return {t.s('[')} + {t.s(t.any(', ', ' ', '; '))}.join(parts) + {t.s(']')}",
            "if x is None:",
            f"    return {t.s(t.any('null', 'nil', '-'))}",
            "return str(x)" + t.any("", " + " + t.s("@") + " * level"),
        ],
    )
    lines = dumping[-1].startswith("return [")
    children = [
        "def children(x):",
        "    if isinstance(x, dict):",
        "        return list(x.values())",
        "    return x if isinstance(x, list) else []",
    ]
    depth_ = t.any(
        [f"return 1 + max(({depth}(c) for c in children(x)), default=0)"],
        [
            "best = 0",
            "for c in children(x):",
            f"    best = max(best, {depth}(c))",
            "return best + 1",
        ],
    )
    leaves = t.any(
        [
            "if not isinstance(x, (dict, list)):",
            "    return 1",
            f"return sum({count}(c) for c in children(x))",
        ],
        [
            "kids = children(x)",
            "if not kids:",
            "    return 1",
            "n = 0",
            "for c in kids:",
            f"    n += {count}(c)",
            "return n",
        ],
    )
    return f"""
        def {dump}(x, level=0):
            {block(dumping, 1)}
        {block(children)}
        def {depth}(x):
            {block(depth_, 1)}
        def {count}(x):
            {block(leaves, 1)}
        data = {data}
        {t.any(f"for line in {dump}(data):" + chr(10) + "            print(line)", f"print({t.s(chr(92) + 'n')}.join({dump}(data)))") if lines else t.any(f"print({dump}(data))", f"text = {dump}(data)" + chr(10) + "        print(text, len(text))")}
        print({t.any(f"{depth}(data), {count}(data)", f"{t.s('depth')}, {depth}(data)", f"{count}(data)")})
        print({count}({t.any("[]", "[1, [2, 3]]", "{}", "7")}), {depth}({t.any("[[]]", "[]", "[1, [2]]")}))
    """


@template("longer")
def paths_of_collatz(t: Draw) -> str:
    step, path, stats = t.names("step nxt advance", "path chain orbit", "stats summary report")
    memo = t.n(0, 1)
    nums = t.rng.sample([3, 5, 6, 8, 10, 12, 13, 16, 20, 21], t.n(2, 3))
    stepping = t.any(
        ["if n % 2 == 0:", "    return n // 2", "return 3 * n + 1"],
        ["return n // 2 if n % 2 == 0 else 3 * n + 1"],
        ["half, odd = divmod(n, 2)", "return 3 * n + 1 if odd else half"],
    )
    walking = (
        [
            "if n == 1:",
            "    return 0",
            "if n not in memo:",
            f"    memo[n] = 1 + {path}({step}(n))",
            "return memo[n]",
        ]
        if memo
        else t.any(
            ["out = [n]", "while out[-1] != 1:", f"    out.append({step}(out[-1]))", "return out"],
            ["if n == 1:", "    return [1]", f"return [n] + {path}({step}(n))"],
        )
    )
    bits = t.any(
        (
            [
                "def ones(n):",
                "    count = 0",
                "    while n:",
                "        n &= n - 1",
                "        count += 1",
                "    return count",
            ],
            "ones(n)",
        ),
        (["def is_power(n):", "    return n > 0 and n & (n - 1) == 0"], "is_power(n)"),
        (
            [
                "def binary(n):",
                f"    text = {t.s('')}",
                "    while n:",
                "        text = str(n % 2) + text",
                "        n //= 2",
                "    return text",
            ],
            "binary(n)",
        ),
        (["def low_bit(n):", "    return n & -n"], "low_bit(n)"),
    )
    each = (
        f"steps = {path}(n)"
        if memo
        else t.any(
            f"steps = len({path}(n)) - 1",
            f"way = {path}(n)" + chr(10) + "                steps = len(way)",
        )
    )
    return f"""
        {"memo = {}" if memo else ""}
        def {step}(n):
            {block(stepping, 1)}
        def {path}(n):
            {block(walking, 1)}
        {block(bits[0])}
        def {stats}(nums):
            best = None
            table = {{}}
            for n in nums:
                {each}
                table[n] = steps
                if best is None or steps > table[best]:
                    best = n
                print({t.any("n, steps", formatted(t, "{A:>3}: {B}", A="n", B="steps"))}, {bits[1]})
            {t.any("mean = sum(table.values()) / len(table)" + chr(10) + f"            print({t.s('mean')}, round(mean, 2))", "")}
            return best, table
        best, table = {stats}({nums})
        print({t.any("best, table[best]", "best, table", t.s("longest:") + ", best")})
        {t.any("print(sorted(table, key=table.get))", "long = [n for n in table if table[n] > " + str(t.n(5, 9)) + "]" + chr(10) + "        print(long)", "print(sum(table.values()))")}
        {"print(len(memo))" if memo else ""}
    """


@template("longer")
def customers_in_line(t: Draw) -> str:
    serve, page, wait = t.names(
        "simulate serve run_desk", "page paginate pages", "waits delays waiting"
    )
    who = people(t, 3, 4)
    at = 0
    rows = []
    for w in who:
        at += t.n(0, 3)
        rows.append(f"({t.s(w)}, {at}, {t.n(1, 5)})")
    desks = t.n(0, 1)
    one = ["start = max(free, came)", "free = start + need"]
    two = [
        t.any(
            "desk = desks.index(min(desks))",
            "desk = min(range(len(desks)), key=lambda i: desks[i])",
        ),
        "start = max(desks[desk], came)",
        "desks[desk] = start + need",
    ]
    body = two if desks else one
    paging = t.any(
        [
            "out = []",
            "for i in range(0, len(items), size):",
            "    out.append(items[i:i + size])",
            "return out",
        ],
        ["first = (n - 1) * size", "return items[first:first + size]"],
    )
    whole = paging[0] == "out = []"
    use = (
        [
            f"for n, part in enumerate({page}(names, 2), 1):",
            f"    print({t.any('n, part', formatted(t, 'page {N}: {P}', N='n', P='part'))})",
        ]
        if whole
        else [f"print({page}(names, 2, {t.n(1, 2)}), {page}(names, {t.n(1, 3)}, {t.n(2, 4)}))"]
    )
    return f"""
        def {serve}(people{", n=2" if desks else ""}):
            {"desks = [0] * n" if desks else "free = 0"}
            {wait} = {{}}
            for name, came, need in people:
                {block(body, 2)}
                {wait}[name] = start - came
                {t.any("print(name, start, start + need)", "print(" + formatted(t, "{A} {B}-{C}", A="name", B="start", C="start + need") + ")", "if start > came:" + chr(10) + "                    print(name, " + t.s("waits") + ", start - came)")}
            return {wait}, {"max(desks)" if desks else "free"}
        def {page}(items, size{"" if whole else ", n=1"}):
            {block(paging, 1)}
        def summary({wait}):
            {t.any(f"values = list({wait}.values())", f"values = sorted({wait}.values())")}
            {t.any("return max(values), sum(values) / len(values)", "late = [v for v in values if v]" + chr(10) + "            if not late:" + chr(10) + "                return 0, 0" + chr(10) + "            return len(late), max(late)")}
        {wait}, end = {serve}([{", ".join(rows)}])
        print({t.any(f"end, {wait}", t.s("closed at") + ", end")})
        print({t.any(f"*summary({wait})", f"summary({wait})")})
        names = {t.any(f"sorted({wait}, key={wait}.get)", f"list({wait})", f"[n for n in {wait} if {wait}[n] == 0]")}
        {block(use)}
    """


@template("longer")
def cells_that_live(t: Draw) -> str:
    count, step, show, grid = t.names(
        "count_around neighbours alive_near",
        "step next_gen evolve",
        "show draw display",
        "grid world cells",
    )
    rows = t.any(
        [".#.", ".#."],
        ["##", "#."],
        ["##.", ".#."],
        ["#.#"],
        [".#", "##", ".."],
        ["###"],
        ["#.", ".#"],
    )
    sets = t.n(0, 2)
    cells = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#"]
    rule = t.any(
        ("n == 3 or (n == 2 and alive)", "B"),
        ("n in (2, 3) if alive else n == 3", "B"),
        ("n == 2 or (alive and n == 1)", "X"),
    )[0]
    if sets == 0:
        return f"""
        def {count}({grid}, r, c):
            n = 0
            for y, x in {grid}:
                if max(abs(y - r), abs(x - c)) == 1:
                    n += 1
            return n
        def {step}({grid}, h, w):
            new = []
            for r in range(h):
                for c in range(w):
                    alive = (r, c) in {grid}
                    n = {count}({grid}, r, c)
                    if {rule}:
                        new.append((r, c))
            return new
        def {show}({grid}, h, w):
            for r in range(h):
                print({t.s("")}.join({t.s(t.any("#", "O", "x"))} if (r, c) in {grid} else {t.s(".")} for c in range(w)))
        {grid} = {cells}
        {show}({grid}, {len(rows)}, {len(rows[0])})
        {grid} = {step}({grid}, {len(rows)}, {len(rows[0])})
        print({t.any(f"len({grid})", f"{grid}", t.s("after") + f", len({grid})")})
        {show}({grid}, {len(rows)}, {len(rows[0])})
    """
    around = t.any(
        [
            "total = 0",
            f"for y in range(max(0, r - 1), min(len({grid}), r + 2)):",
            f"    total += {grid}[y][max(0, c - 1):c + 2].count({t.s('#')})",
            f"return total - ({grid}[r][c] == {t.s('#')})",
        ],
        [
            f"rows = {grid}[max(0, r - 1):r + 2]",
            f"n = sum(row[max(0, c - 1):c + 2].count({t.s('#')}) for row in rows)",
            f"if {grid}[r][c] == {t.s('#')}:",
            "    n -= 1",
            "return n",
        ],
    )
    rounds = t.any(1, 2, 2)
    still = t.any([f"if new == {grid}:", f"    print({t.s('still')})", "    break"], [])
    return f"""
        def {count}({grid}, r, c):
            {block(around, 1)}
        def {step}({grid}):
            out = []
            for r, row in enumerate({grid}):
                line = {t.s("")}
                for c, x in enumerate(row):
                    alive = x == {t.s("#")}
                    n = {count}({grid}, r, c)
                    line += {t.s("#")} if {rule} else {t.s(".")}
                out.append(line)
            return out
        def {show}({grid}):
            {t.any(f"print({t.s(chr(92) + 'n')}.join({grid}))", f"for row in {grid}:" + chr(10) + "                print(row)", f"print({t.s('|')}.join({grid}))")}
        {grid} = {literals(t, rows)}
        {show}({grid})
        for gen in range(1, {rounds + 1}):
            new = {step}({grid})
            {block(still, 1)}
            {grid} = new
            print({t.any(t.s("gen"), t.s("step"), t.s("--"))}, gen)
            {show}({grid})
        print(sum(row.count({t.s("#")}) for row in {grid}){t.any("", f", {grid}[0]")})
    """
