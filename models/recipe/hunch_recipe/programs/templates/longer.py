"""Longer programs of functions: sorts, bounds, spans, postfix, hash tables."""

from .material import block, formatted, literals
from .registry import Draw, template


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
