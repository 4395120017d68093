"""The built-in functions of a course: what each gives, alone and inside each other."""

from .material import block, literals, people, shuffled
from .registry import Draw, template


@template("builtin_calls")
def some_or_every(t: Draw) -> str:
    f, xs, x = t.names("check_all report judge", "xs nums values", "x n v")
    test = t.any(
        f"{x} > {t.n(0, 3)}",
        f"{x} % 2 == 0",
        f"{x} != {t.n(1, 5)}",
        f"{x} in range({t.n(2, 4)}, {t.n(7, 12)})",
        f"{x}",
    )
    other = t.any(
        f"{x} > {t.n(8, 12)}",
        f"{x} == max({xs})",
        f"{x} % {t.n(3, 5)} == 0",
        f"{xs}.count({x}) > 1",
    )
    body = t.any(
        block([f"return all({test} for {x} in {xs}), any({other} for {x} in {xs})"], 1),
        block(
            [
                f"flags = [{test} for {x} in {xs}]",
                "if not any(flags):",
                "    return -1",
                "return flags.index(True)" if "==" in test or ">" in test else "return len(flags)",
            ],
            1,
        ),
        block([f"return sum(any(({test}, {other})) for {x} in {xs})"], 1),
    )
    return f"""
        def {f}({xs}):
            {body}
        for row in [{t.ints(2, 4)}, {t.ints(2, 4)}, []]:
            print({f}(row))
        print(any([]), all([]), any({t.s("")}), {t.any("all([[]])", "any([0, ''])", "all('no')", "any([None, 1])")})
    """


@template("builtin_calls")
def map_and_filter(t: Draw) -> str:
    xs, out, x = t.names("xs nums values raw", "out result mapped", "x n v")
    numbers = t.n(0, 1)
    data = (
        t.ints(4, 6)
        if numbers
        else literals(t, [t.any(t.word(), str(t.n(1, 99)), "") for _ in range(4)])
    )
    fn = (
        t.any(
            "str",
            "abs",
            f"lambda {x}: {x} * {t.n(2, 3)}",
            f"lambda {x}: {x} % {t.n(3, 5)}",
            "float",
            "bin",
        )
        if numbers
        else t.any("len", "str.upper", f"lambda {x}: {x}[:2]", "sorted", "str.title")
    )
    keep = (
        t.any("None", f"lambda {x}: {x} > {t.n(2, 5)}", f"lambda {x}: {x} % 2")
        if numbers
        else t.any("None", "str.isdigit", "str.isalpha", f"lambda {x}: len({x}) > 2")
    )
    return f"""
        {xs} = {data}
        {out} = list(map({fn}, {xs}))
        print({out})
        kept = {t.any(f"list(filter({keep}, {xs}))", f"[*filter({keep}, {xs})]")}
        print(kept, {t.any("len(kept)", f"list(map({fn}, kept))", f"max(map(len, map(str, {xs})))", "kept[::-1]")})
        total = 0
        for {x} in filter({keep}, {xs}):
            total += {t.any("1", f"len(str({x}))", f"{xs}.index({x})")}
        print({t.any("total", f"total, sum(map(len, map(str, {out})))", f"list(map(lambda a, b: (a, b), kept, {out}))[:2]")})
    """


@template("builtin_calls")
def sums_of_all_kinds(t: Draw) -> str:
    xs, words, total = t.names("xs nums values", "words names items", "total s acc")
    lines = shuffled(
        t,
        5,
        f"print(sum({xs}, {t.n(1, 20)}))",
        f"print(sum(x * x for x in {xs}))",
        f"print(sum([[x] for x in {xs}], []))",
        f"print(sum(len(w) for w in {words}) / len({words}))",
        f"print(sum(x > {t.n(2, 6)} for x in {xs}))",
        f"print(sum({xs}[::2]) - sum({xs}[1::2]))",
        f"print(sum(map(len, {words})), sum(range({t.n(3, 9)})))",
        f"print(round(sum({xs}) / {t.n(3, 7)}, 2))",
        f"print(sum(i * x for i, x in enumerate({xs}, 1)))",
        f"print(sum(min(x, {t.n(2, 8)}) for x in {xs}))",
    )
    return f"""
        {xs} = {t.ints(4, 5)}
        {words} = {t.word_list(2, 3)}
        {lines}
        {total} = 0
        for i in range(len({xs})):
            {total} += {t.any(f"sum({xs}[:i])", f"sum({xs}[i:]) % {t.n(3, 9)}", f"max({xs}[i:])", f"{xs}[i] // (i + 1)")}
        print({total})
    """


@template("builtin_calls")
def smallest_and_largest(t: Draw) -> str:
    xs, words = t.names("xs nums values", "words names items")
    k = t.n(3, 9)
    lines = shuffled(
        t,
        6,
        f"print(max({xs}), min({xs}), max({xs}) - min({xs}))",
        f"print(min({xs}, key=lambda x: abs(x - {k})))",
        f"print(max({words}), min({words}))",
        f"print(max({words}, key=len), min({words}, key=len))",
        f"print(max([], default={t.s('none')}), min([x for x in {xs} if x > {k}], default=-1))",
        f"print(max({k}, *{xs}), min({k}, {xs}[0], {xs}[-1]))",
        f"print(max({words}, key=lambda w: (w[-1], len(w))))",
        f"print(max(enumerate({xs}), key=lambda pair: pair[1]))",
        f"print(max(map(str, {xs})), max(max(w) for w in {words}))",
        f"print(min({xs}, key=lambda x: (x % {t.n(2, 4)}, -x)))",
        f"print(max(range(len({xs})), key={xs}.__getitem__))",
        f"print(max({xs}, key=lambda x: sum(map(int, str(x)))))",
    )
    return f"""
        {xs} = {t.ints(4, 5)}
        {words} = {t.word_list(3, 4)}
        {lines}
        for x in {xs}:
            print({t.any(f"max(x, {k})", f"min(max(x, {t.n(1, 3)}), {k})", f"x == max({xs})", f"max(x, len({words}[0]))")})
    """


@template("builtin_calls")
def sorted_in_many_ways(t: Draw) -> str:
    xs, ys = t.names("xs items words", "ordered arranged ys")
    words = literals(t, [t.any(w, w.title(), w + str(t.n(1, 30))) for w in t.words(4, 4)])
    numbers = str([t.any(1, -1) * t.n(1, 40) for _ in range(4)])
    keys = [
        "abs",
        "str",
        "lambda x: x % 10",
        "lambda x: -x",
        f"lambda x: abs(x - {t.n(1, 20)})",
        "lambda x: (x < 0, x)",
        "lambda x: len(str(x))",
    ]
    texts = [
        "len",
        "str.lower",
        "lambda w: w[::-1]",
        "lambda w: (-len(w), w)",
        "lambda w: w[1:]",
        "lambda w: sum(map(ord, w)) % 10",
    ]
    a, b = t.rng.sample(keys, 2) if t.n(0, 1) else t.rng.sample(texts, 2)
    data = numbers if a in keys else words
    return f"""
        {xs} = {data}
        print(sorted({xs}))
        print(sorted({xs}, key={a}))
        print(sorted({xs}, reverse=True, key={b}))
        {ys} = sorted(sorted({xs}), key={b})
        for x in reversed({ys}):
            print(x, {t.any(f"sorted({xs}).index(x)", f"{ys}.index(x)", f"{xs}.index(x)")})
        print({t.any(f"sorted(map(str, {xs}), key=len)[0]", f"{ys} == sorted({xs}, key={a})", f"sorted({xs})[len({xs}) // 2]", f"sorted({xs}, key={a})[:2]")})
    """


@template("builtin_calls")
def ranges_with_steps(t: Draw) -> str:
    i, out = t.names("i n k", "out total seen")
    a, b, c = t.n(0, 5), t.n(10, 20), t.n(2, 4)
    ranges = t.rng.sample(
        [
            f"range({a}, {b}, {c})",
            f"range({b}, {a}, -{c})",
            f"range({c}, -{c + 1}, -1)",
            f"reversed(range({a}, {a + 5}))",
            f"range({a}, {b})[::{c}]",
            f"range(-{b}, {b}, {b // 2})",
        ],
        2,
    )
    return f"""
        {out} = []
        for {i} in {ranges[0]}:
            {out}.append({t.any(i, f"{i} * {i}", f"{i} % {t.n(3, 5)}", f"{b} - {i}")})
        print({out}, len({out}))
        {t.any(f"print(list({ranges[1]}))", f"print(*{ranges[1]})", f"print(sum({ranges[1]}))")}
        print(len(range({a}, {b}, {c})), {t.any(f"{b} in range({a}, {b})", f"{a + c} in range({a}, {b}, {c})", f"range({a}, {b}, {c})[-1]", f"max(range({a}, {b}, {c}))", f"list(range({b}, {a}))")})
    """


@template("builtin_calls")
def by_hand_or_built_in(t: Draw) -> str:
    f, xs = t.names("by_hand my_version own", "xs nums values")
    name, lines = t.any(
        ("sum", ["total = 0", f"for x in {xs}:", "    total += x", "return total"]),
        (
            "max",
            [
                f"best = {xs}[0]",
                f"for x in {xs}:",
                "    best = x if x > best else best",
                "return best",
            ],
        ),
        ("len", ["n = 0", f"for _ in {xs}:", "    n += 1", "return n"]),
        (
            "sorted",
            [
                f"rest, out = list({xs}), []",
                "while rest:",
                "    out.append(min(rest))",
                "    rest.remove(out[-1])",
                "return out",
            ],
        ),
        ("any", [f"for x in {xs}:", "    if x:", "        return True", "return False"]),
        ("list", ["out = []", f"for x in {xs}:", "    out += [x]", "return out"]),
        (
            "min",
            [f"best = {xs}[-1]", f"for x in {xs}[:-1]:", "    best = min(best, x)", "return best"],
        ),
        ("set", ["out = set()", f"for x in {xs}:", "    out |= {x}", "return out"]),
    )
    return f"""
        def {f}({xs}):
            {block(lines, 1)}
        data = {t.ints(3, 5)}
        print({f}(data), {name}(data))
        {t.any(f"print({f}(data) == {name}(data))", f"print({f}(data[1:]), {name}(data[:-1]))", f"data.append({t.n(0, 9)})" + chr(10) + f"        print({f}(data))")}
        {t.maybe(f"print({name}({t.s(t.word())}))" if name in ("len", "list", "max", "min", "sorted", "any") else f"print({name}(range({t.n(2, 5)})))")}
    """


@template("builtin_calls")
def two_rows_side_by_side(t: Draw) -> str:
    f, a, b, i = t.names("compare first_difference matches", "a xs left", "b ys right", "i n at")
    who = people(t, 3, 3)
    body = t.any(
        block(
            [
                f"for {i}, (x, y) in enumerate(zip({a}, {b})):",
                "    if x != y:",
                f"        return {t.any(i, f'({i}, x, y)')}",
                f"return {t.any('None', '-1', f'min(len({a}), len({b}))')}",
            ],
            1,
        ),
        block([f"return sum(x == y for x, y in zip({a}, {b}))"], 1),
        block([f"return [max(pair) for pair in zip({a}, {b})]"], 1),
        block(
            [f"return next(({i} for {i}, (x, y) in enumerate(zip({a}, {b})) if x != y), None)"], 1
        ),
        block([f"return list(map(max, {a}, {b})), list(reversed(list(zip({a}, {b}))))[:1]"], 1),
        block([f"return dict(zip({a}, reversed({b})))"], 1),
    )
    return f"""
        def {f}({a}, {b}):
            {body}
        {t.show(f"{f}({t.ints(3, 4, 1, 4)}, {t.ints(3, 4, 1, 4)})")}
        {t.show(f"{f}({literals(t, who)}, {literals(t, [t.any(*who) for _ in range(3)])})")}
        {t.maybe(f"print({f}({t.s(t.word())}, {t.s(t.word())}))")}
    """
