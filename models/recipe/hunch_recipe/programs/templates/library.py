"""The standard library's functions: itertools, functools, re, bisect, math, json, copy, operator, string."""

from .material import block, formatted, literals, people, shuffled, some, things
from .registry import Draw, template


def imported_from(module: str, work: str, *names: str) -> str:
    """An import of those of the names that the statements call."""
    used = ", ".join(n for n in sorted(names) if f"{n}(" in work or f"{n}." in work)
    return f"from {module} import {used}"


@template("library")
def chained_and_zipped(t: Draw) -> str:
    xs, ys, p = t.names("xs nums a left", "ys words b right", "p pair v x")
    n = t.n(2, 6)
    work = shuffled(
        t,
        t.n(3, 4),
        f"print(list(chain({xs}, {t.any(ys, f'range({t.n(1, 3)})')})))",
        f"print(list(zip_longest({xs}, {ys}{t.any('', f', fillvalue={t.n(0, 1)}')})))",
        f"print(list(islice({xs}, {t.any(t.n(1, 2), '1, 3', '0, None, 2')})))",
        f"print(list(takewhile(lambda {p}: {p} {t.any('<', '<=', '!=')} {n}, {xs})))",
        f"print(list(dropwhile(lambda {p}: {p} {t.any('<', '>')} {n}, {xs})))",
        f"print(list(pairwise({xs})))",
        f"print([v - u for u, v in pairwise({xs})])",
        f"print(list(starmap({t.any('pow', 'max', 'divmod')}, [({t.n(2, 5)}, 2), ({t.n(1, 4)}, {t.n(1, 3)})])))",
        f"print(list(repeat({t.any(f'{xs}[0]', t.s('-'))}, {t.n(2, 3)})))",
        f"for {p} in chain.from_iterable([{xs}[:2], {ys}]):\n            print({p})",
        f"for u, v in zip_longest({ys}, {xs}):\n            print(u, v)",
        f"print(list(compress({xs}, [1, 0, {t.any('1', '0, 1')}])))",
        f"print(list(filterfalse(lambda {p}: {p} % 2, {xs})))",
        f"{p} = list(accumulate({xs}))" + block(["", f"print({p}[-1])"]),
    )
    names = "accumulate chain compress dropwhile filterfalse islice pairwise repeat starmap takewhile zip_longest"
    head = imported_from("itertools", work, *names.split())
    if t.n(0, 4) == 0:
        head = "import itertools"
        for name in names.split():
            work = work.replace(f"({name}(", f"(itertools.{name}(").replace(
                f" {name}(", f" itertools.{name}("
            )
        work = work.replace(" chain.from", " itertools.chain.from")
    return f"""
        {head}
        {xs} = {t.ints(3, 4)}
        {ys} = {t.word_list(1, 3)}
        {work}
    """


@template("library")
def menus_and_seatings(t: Draw) -> str:
    a, b, n, x = t.names(
        "a first p left", "b second q right", "count n total", "group c pick combo"
    )
    kind = t.any("product", "permutations", "combinations", "combinations_with_replacement")
    if kind == "product":
        one, two = t.any((t.word_list(2, 2), t.word_list(2, 2)), (t.ints(2, 2), t.ints(2, 3)))
        if t.n(0, 2) == 0:
            source = f"product({t.any('[0, 1]', t.s('ab'), f'range({t.n(2, 3)})')}, repeat=2)"
        else:
            source = f"product({one}, {two})"
    else:
        items = t.any(t.ints(3, 3), literals(t, people(t, 3, 3)), t.s(t.any("abc", "xyz", "cat")))
        source = f"{kind}({items}, 2)"
    if kind == "permutations" and t.n(0, 3) == 0:
        source = source.replace(", 2)", ")")
        return f"""
        from itertools import permutations
        {n} = 0
        for {x} in {source}:
            {t.any(f"if {x}[0] {t.any('<', '>')} {x}[-1]:", f"if {x} {t.any('<', '>')} {x}[::-1]:")}
                {n} += 1
                print({t.any(x, f"{n}, {x}[0]", f"*{x}")})
        print({n})
        """
    test = t.any(
        f"{a} {t.any('!=', '<', '<=', '==')} {b}", f"{n} {t.any('% 2 == 0', f'> {t.n(1, 2)}')}"
    )
    shown = t.any(f"{a}, {b}", f"{n}, {a}", formatted(t, "{A}-{B}", A=a, B=b), f"{a} + {b}")
    loop = t.any(
        [f"for {a}, {b} in {source}:", f"    {n} += 1", f"    print({shown})", f"print({n})"],
        [
            f"for {a}, {b} in {source}:",
            f"    {n} += 1",
            f"    if {test}:",
            f"        print({shown})",
            f"print({n})",
        ],
        [f"for {n}, ({a}, {b}) in enumerate({source}):", f"    print({n}, {shown})"],
        [
            f"{x} = [({b}, {a}) for {a}, {b} in {source}]",
            f"print(len({x}), {x}[{t.any(0, -1)}])",
            f"print(sorted({x})[:2])",
        ],
        [
            f"{x} = list({source})",
            f"print(len({x}))",
            f"for {a}, {b} in {x}[:{t.n(2, 3)}]:",
            f"    print({shown})",
        ],
        [
            f"{x} = [{a} + {b} for {a}, {b} in {source}]",
            f"print({t.any(x, f'max({x})', f'len(set({x}))')})",
        ],
    )
    return f"""
        from itertools import {kind}
        {f"{n} = 0" if f"    {n} += 1" in loop else ""}
        {block(loop)}
    """


@template("library")
def neighbours_by_key(t: Draw) -> str:
    k, g, x = t.names("k key size", "g group part", "x w item")
    way = t.any("words", "numbers", "runs", "records")
    if way == "words":
        data = t.word_list(3, 5)
        key = t.any("len", f"lambda {x}: {x}[0]", f"lambda {x}: {x}[-1]", "len")
    elif way == "numbers":
        data, key = t.ints(4, 6), f"lambda {x}: {x} {t.any('% 2', '% 3', '// 5', f'> {t.n(3, 6)}')}"
    elif way == "runs":
        letters = "".join(t.any("a", "b", "c") * t.n(1, 3) for _ in range(t.n(3, 4)))
        data, key = t.any(t.s(letters), str([t.n(0, 1) for _ in range(t.n(5, 8))])), ""
    else:
        data = (
            "["
            + ", ".join(
                f"({t.s(t.any('Rome', 'Oslo', 'Lima'))}, {t.n(1, 9)})" for _ in range(t.n(3, 5))
            )
            + "]"
        )
        key = f"lambda {x}: {x}[0]"
    if way == "records":
        value = t.any(f"sum(n for _, n in {g})", f"[{x}[1] for {x} in {g}]", f"len(list({g}))")
    elif way == "runs":
        value = t.any(f"len(list({g}))", f"list({g})", f"sum(1 for _ in {g})")
    else:
        value = t.any(f"list({g})", f"len(list({g}))", f"max({g})", f"list({g})")
    source = (
        "items"
        if way == "runs" or t.n(0, 5) == 0
        else "sorted(items" + (f", key={key})" if way != "records" or t.n(0, 1) else ")")
    )
    call = f"groupby({source}{', ' + t.any('', 'key=') + key if key else ''})"
    use = t.any(
        [f"for {k}, {g} in {call}:", f"    print({k}, {value})"],
        [
            f"for {k}, {g} in {call}:",
            f"    values = {value}",
            f"    print({formatted(t, '{A}: {B}', A=k, B='values')})",
        ],
        [f"out = {{{k}: {value} for {k}, {g} in {call}}}", "print(out)"],
        [
            f"out = [({k}, {value}) for {k}, {g} in {call}]",
            f"print(len(out), {t.any('out', 'out[0]', 'out[-1]')})",
        ],
    )
    sort = t.maybe(f"items.sort(key={key})", 0.3) if key and source == "items" else ""
    return f"""
        from itertools import groupby
        items = {data}
        {sort}
        {block(use)}
    """


@template("library")
def balances_accumulated(t: Draw) -> str:
    xs, run, a, b = t.names(
        "moves nums changes deposits", "running totals balance sums", "a acc total", "b x n"
    )
    call, extra = t.any(
        (f"accumulate({xs})", ""),
        (f"accumulate({xs}, initial={t.n(0, 20)})", ""),
        (f"accumulate({xs}, max)", ""),
        (f"accumulate({xs}, {t.any('min', 'operator.mul', 'mul')})", "op"),
        (
            f"accumulate({xs}, lambda {a}, {b}: {t.any(f'{a} * 2 + {b}', f'{a} - {b}', f'max({a}, 0) + {b}', f'{a} + {b} if {b} > 0 else {a}')})",
            "",
        ),
        (f"accumulate({xs}, step)", "def"),
    )
    data = t.ints(3, 5, *t.any((1, 5), (-6, 9))) if extra != "op" else t.ints(3, 4, 1, 5)
    func = block(
        [
            f"def step({a}, {b}):",
            f"    {t.any(f'print({a}, {b})', f'if {a} > 10:' + block(['', '    return 0'], 1))}",
            f"    return {t.any(f'{a} + {b}', f'{a} - {b}', f'{a} * {b}')}",
        ]
    )
    head = {"operator.mul": "import operator", " mul": "from operator import mul"}
    ends = t.any(
        [f"{run} = list({call})", f"print({t.any(run, f'{run}[-1]', f'max({run}), {run}')})"],
        [
            f"for {a if extra != 'def' else 'v'} in {call}:",
            f"    print({a if extra != 'def' else 'v'})",
        ],
        [
            f"for i, v in enumerate({call}{t.any('', ', 1')}):",
            f"    if v {t.any('>', '<')} {t.n(2, 9)}:",
            "        print(i, v)",
            t.any("        break", ""),
        ],
        [
            f"{run} = [v for v in {call} if v {t.any('> 0', '% 2 == 0', '!= 5')}]",
            f"print({run}, len({run}))",
        ],
        [f"for v, {run} in zip({xs}, {call}):", f"    print(v, {run})"],
    )
    return f"""
        from itertools import accumulate
        {next((line for name, line in head.items() if name in call), "")}
        {func if extra == "def" else ""}
        {xs} = {data}
        {block(ends)}
    """


@template("library")
def endless_but_stopped(t: Draw) -> str:
    ids, team, name = t.names("ids numbers counter", "teams colors turn", "name who p")
    who = literals(t, people(t, 3, 4))
    two = t.word_list(2, 3)
    start = t.any("", f"{t.n(1, 9)}", f"{t.n(1, 5)}, {t.n(2, 5)}", f"start={t.n(1, 20)}")
    n = t.n(2, 4)
    head, work = t.any(
        (
            "count",
            [
                f"{ids} = count({start})",
                f"for {name} in {who}:",
                f"    print(next({ids}), {name})",
                f"print(next({ids}))",
            ],
        ),
        (
            "count",
            [
                f"for i, {name} in zip(count({start}), {who}):",
                f"    print({formatted(t, '{A}. {B}', A='i', B=name)})",
            ],
        ),
        (
            "count",
            [
                f"for i in count({start}):",
                f"    if i * i > {t.n(10, 60)}:",
                t.any("        print(i)", ""),
                "        break",
                "    print(i * i)",
            ],
        ),
        (
            "cycle",
            [f"{team} = cycle({two})", f"for {name} in {who}:", f"    print({name}, next({team}))"],
        ),
        (
            "cycle",
            [
                f"pairs = list(zip({who}, cycle({two})))",
                f"print({t.any('pairs', 'pairs[-1]', 'dict(pairs)')})",
            ],
        ),
        (
            "cycle",
            [
                f"left = {t.n(3, 6)}",
                f"for {name} in cycle({two}):",
                f"    print({name}, left)",
                f"    left -= {t.any(1, 2)}",
                "    if left <= 0:",
                "        break",
            ],
        ),
        (
            "cycle, islice",
            [
                f"{team} = cycle({t.any(two, t.ints(2, 3))})",
                f"print(list(islice({team}, {n})))",
                f"print(next({team}))",
            ],
        ),
        (
            "count, islice",
            [
                f"{ids} = (n {t.any('* n', '* 2', '+ 10')} for n in count({start}) if n % {t.n(2, 3)} {t.any('==', '!=')} 0)",
                f"print(list(islice({ids}, {n})))",
                f"print(next({ids}))",
            ],
        ),
        (
            "count, takewhile",
            [
                f"for n in takewhile(lambda v: v < {t.n(8, 16)}, count({t.n(1, 5)}, {t.n(2, 4)})):",
                "    print(n)",
            ],
        ),
        (
            "repeat",
            [
                f"for {name}, n in zip({who}, repeat({t.n(1, 9)})):",
                f"    print({name}{t.any(' * 2', '')}, n)",
                f"print(list(map(pow, {t.ints(2, 3)}, repeat(2))))",
            ],
        ),
        (
            "tee",
            [
                f"{ids}, {team} = tee({t.ints(3, 4)})",
                f"next({team})",
                f"print([y - x for x, y in zip({ids}, {team})])",
            ],
        ),
    )
    return f"""
        from itertools import {head}
        {block(work)}
    """


@template("library")
def folded_to_one_value(t: Draw) -> str:
    f, xs, a, x = t.names("combine step fold join", "nums values digits", "acc a total", "x b n")
    words = t.n(0, 3) == 0
    if words:
        data, initial = t.word_list(2, 4), t.any("", f", {t.s('')}", f", {t.s('>')}")
        body = t.any(
            f"{a} + {x}[0]",
            f"{x} + {a}",
            f"{a} + {t.s('-')} + {x}",
            f"{a} if len({a}) >= len({x}) else {x}",
        )
    else:
        data, initial = t.ints(3, 5, 1, 9), t.any("", "", f", {t.n(0, 10)}", ", 1")
        body = t.any(
            f"{a} + {x}", f"{a} * 10 + {x}", f"{a} - {x}", f"{a} if {a} > {x} else {x}", f"{a} + {x} * {x}",
            f"({a} * {x}) % {t.n(5, 13)}",
        )  # fmt: skip
    named = [
        f"def {f}({a}, {x}):",
        t.any(f"    print({a}, {x})", ""),
        f"    return {body}",
        f"result = reduce({f}, {data}{initial})",
        "print(result)",
    ]
    inline = [
        f"{xs} = {data}",
        f"result = reduce(lambda {a}, {x}: {body}, {xs}{initial})",
        "print(result)",
    ]
    functions = [
        f"steps = [lambda v: v + {t.n(1, 5)}, lambda v: v * {t.n(2, 3)}, {t.any('abs', 'str', 'lambda v: -v')}]",
        f"def {f}(*fs):",
        f"    return reduce(lambda f, g: lambda v: {t.any('g(f(v))', 'f(g(v))')}, fs)",
        f"print({f}(*steps{t.any('[:2]', '[:2][::-1]', '')})({t.n(1, 9)}))",
    ]
    functions[3] = functions[3].replace("*steps)", "*steps[:2])")
    table = [
        f"def {f}({a}, {x}):",
        f"    {a}[{x}] = {a}.get({x}, 0) + 1",
        f"    return {a}",
        f"print(reduce({f}, {t.s(t.word())}, {{}}))",
    ]
    operators = [
        f"{xs} = {t.ints(3, 4, 1, 6)}",
        f"print(reduce(operator.{t.any('mul', 'add', 'sub', 'or_', 'xor')}, {xs}{t.any('', ', 1')}))",
        f"print(reduce(operator.add, [{xs}, [{t.n(1, 9)}]]))",
    ]
    work = t.any(named, named, inline, inline, functions, table, operators)
    return f"""
        {"import operator" if work is operators else ""}
        {"import functools" if work is operators else "from functools import reduce"}
        {block(work).replace("reduce(", "functools.reduce(") if work is operators else block(work)}
    """


@template("library")
def arguments_fixed_before(t: Draw) -> str:
    f, a, b, c, g, h = t.names(
        "power price scale label",
        "base x n",
        "exp y rate",
        "extra bonus z",
        "first double g",
        "second other h",
    )
    body = t.any(f"{a} * {b} + {c}", f"{a} ** {b} - {c}", f"({a} + {c}) * {b}", f"{a} - {b} * {c}")
    said = t.maybe(f"print({a}, {b}, {c})", 0.4)
    one = t.any(
        f"{b}={t.n(1, 3)}", f"{t.n(1, 5)}", f"{c}={t.n(1, 9)}", f"{b}={t.n(1, 3)}, {c}={t.n(1, 9)}"
    )
    two = t.any(
        f"partial({f}, {t.n(1, 4)}, {t.n(1, 3)})",
        f"partial({g}, {c}={t.n(1, 5)})",
        f"partial({f}, {b}=2)",
    )
    call = f"{g}({t.n(1, 3)})" if not one[0].isdigit() else f"{g}({t.n(1, 3)}, {c}={t.n(1, 4)})"
    call2 = f"{h}({c}={t.n(1, 3)})" if two.count(",") == 2 else f"{h}({t.n(2, 4)})"
    more = t.any(
        f"print(list(map({g}, {t.ints(2, 3, 1, 4)})))",
        f"print({h}.args, {h}.keywords)",
        f"say = partial(print, {t.s(t.word())}{t.any('', ', end=' + t.s('!'), ', sep=' + t.s('-'))})"
        + block(["", f"say({t.n(1, 9)}, {t.n(1, 9)})"]),
        f"to_int = partial(int, base={t.any(2, 8, 16)})"
        + block(["", f"print(to_int({t.s(t.any('101', '110', '10', '11'))}))"]),
        f"print({g}.func is {f})",
        f"for k in {t.ints(2, 2, 1, 4)}:" + block(["", f"    print({h}(k))"])
        if "3)" in call2
        else "",
    )
    if "map(" in more and one[0].isdigit():
        more = more.replace(f"map({g}", f"map(partial({f}, {c}=1, {b}=2)")
    return f"""
        from functools import partial
        def {f}({a}, {b}=2, {c}={t.n(0, 4)}):
            {said}
            return {body}
        {g} = partial({f}, {one})
        {h} = {two}
        print({call})
        print({call2})
        {more}
    """


@template("library")
def remembered_answers(t: Draw) -> str:
    f, n = t.names("slow square fib cost ways", "n k x")
    cache, head = t.any(
        ("@cache", "from functools import cache"),
        ("@lru_cache(maxsize=None)", "from functools import lru_cache"),
        ("@lru_cache", "from functools import lru_cache"),
        (f"@functools.lru_cache(maxsize={t.n(1, 2)})", "import functools"),
    )
    seen = t.any(
        f"print({t.s('work')}, {n})",
        f"print({formatted(t, 'call {A}', A=n)})",
        f"calls.append({n})",
    )
    recursive = t.n(0, 1) and "maxsize=1" not in cache
    if recursive:
        body = [
            f"if {n} {t.any('< 2', '<= 1')}:",
            f"    return {t.any(n, 1)}",
            f"return {t.any(f'{f}({n} - 1) + {f}({n} - 2)', f'{f}({n} // 2) + {n}', f'{f}({n} - 1) * 2 + {f}({n} - 2)')}",
        ]
        calls = [f"print({f}({t.n(3, 5)}))", f"print({f}({t.n(2, 4)}))"]
    else:
        body = [f"return {t.any(f'{n} * {n}', f'{n} + 10', f'sum(range({n}))', f'str({n}) * 2')}"]
        ks = [t.n(2, 4) for _ in range(t.n(3, 4))]
        calls = t.any(
            [f"for k in {ks}:".replace(" k ", " v "), f"    print({f}(v))"],
            [f"print({f}({k}))" for k in ks],
            [f"print([{f}(v) for v in {ks}])"],
        )
    end = t.any(
        f"print({f}.cache_info().{t.any('hits', 'misses', 'currsize')})",
        f"info = {f}.cache_info()" + block(["", "print(info.hits, info.misses)"]),
        f"{f}.cache_clear()" + block(["", f"print({f}({t.n(1, 3)}))"]),
        "",
    )
    return f"""
        {head}
        {"calls = []" if "calls" in seen else ""}
        {cache}
        def {f}({n}):
            {seen}
            {block(body, 1)}
        {block(calls)}
        {"print(calls, len(calls))" if "calls" in seen else ""}
        {end}
    """


@template("library")
def compared_two_by_two(t: Draw) -> str:
    f, a, b = t.names("compare by_size order cmp", "a x left", "b y right")
    kind = t.any("words", "numbers", "pairs")
    if kind == "words":
        data = t.word_list(2, 3)
        body = t.any(
            [
                f"if len({a}) != len({b}):",
                f"    return len({a}) - len({b})",
                f"return -1 if {a} < {b} else 1",
            ],
            [f"return len({b}) - len({a})"],
            [f"if {a}[-1] == {b}[-1]:", "    return 0", f"return -1 if {a}[-1] < {b}[-1] else 1"],
        )
    elif kind == "numbers":
        data = t.any(t.ints(2, 3, 1, 99), str([str(v) for v in t.numbers(3, 3, 1, 60)]))
        if "'" in data:
            body = t.any(
                [f"return int({b} + {a}) - int({a} + {b})"],
                [f"if {a} + {b} > {b} + {a}:", "    return -1", "return 1"],
            )
        else:
            body = t.any(
                [f"return {b} - {a}"],
                [f"if {a} % 2 != {b} % 2:", f"    return {a} % 2 - {b} % 2", f"return {a} - {b}"],
                [f"return ({a} > {b}) - ({a} < {b})"],
                [f"return {a} % 10 - {b} % 10"],
            )
    else:
        data = "[" + ", ".join(f"({t.s(p)}, {t.n(1, 3)})" for p in people(t, 2, 3)) + "]"
        body = t.any(
            [
                f"if {a}[1] != {b}[1]:",
                f"    return {b}[1] - {a}[1]",
                f"return -1 if {a}[0] < {b}[0] else 1",
            ],
            [f"return {a}[1] - {b}[1]"],
        )
    use = t.any(
        [f"print(sorted(items, key=cmp_to_key({f})))"],
        [
            f"items.sort(key=cmp_to_key({f}){t.maybe(', reverse=True', 0.3)})",
            f"print({t.any('items', 'items[0]', '*items')})",
        ],
        [f"print({t.any('max', 'min')}(items, key=cmp_to_key({f})))"],
        [f"for v in sorted(items, key=cmp_to_key({f})):", "    print(v)"],
    )
    return f"""
        from functools import cmp_to_key
        def {f}({a}, {b}):
            {t.maybe(f"print({a}, {b})", 0.35)}
            {block(body, 1)}
        items = {data}
        {block(use)}
        {t.maybe(f"print({f}(items[0], items[1]))", 0.3)}
    """


@template("library")
def everything_that_matches(t: Draw) -> str:
    text, found = t.names("text s line note", "found parts nums result")
    a, b, c = t.words(3, 3)
    written = t.any(
        f"{a} {t.n(1, 40)} {b} {t.n(1, 9)} {c}",
        f"{a}={t.n(1, 20)} {b}={t.n(1, 99)}",
        f"{a}{t.n(1, 9)}, {b}{t.n(10, 99)}, {c}",
        f"{t.n(1, 12)}:{t.n(10, 59)} to {t.n(1, 12)}:{t.n(10, 59)}",
        f"{a.capitalize()} and {b.capitalize()} buy {t.n(2, 30)} {c}",
    )
    plain = t.any(r"\d+", r"[a-z]+", r"\w+", r"[aeiou]", r"\b\w", r"[A-Z]\w*", r"\d", r"[a-z]{4}")
    groups = t.any(r"(\w+)=(\d+)", r"(\d+):(\d+)", r"([a-z])(\d)", r"(\w)(\w+)")
    use = t.any(
        [
            f"{found} = re.findall(r{t.s(plain)}, {text})",
            f"print({t.any(found, f'len({found})', f'{found}[:2]')})",
        ],
        [
            f"{found} = [int(n) for n in re.findall(r{t.s(chr(92) + 'd+')}, {text})]",
            f"print({found}, sum({found}))",
        ],
        [
            f"for a, b in re.findall(r{t.s(groups)}, {text}):",
            f"    print({t.any('a, b', 'b, a', formatted(t, '{A}/{B}', A='a', B='b'))})",
        ],
        [f"{found} = dict(re.findall(r{t.s(groups)}, {text}))", f"print({found})"],
        [
            f"for w in re.findall(r{t.s(plain)}, {text}):",
            f"    print({t.any('w', 'w.upper()', 'w, len(w)', 'w * 2')})",
        ],
        [
            f"pattern = re.compile(r{t.s(plain)})",
            f"print(pattern.findall({text}))",
            f"print({t.any(f'bool(pattern.match({text}))', f'len(pattern.findall({t.s(b)}))')})",
        ],
        [f"print(re.findall(r{t.s(plain)}, {text}), re.findall(r{t.s(groups)}, {text}))"],
    )
    return f"""
        import re
        {text} = {t.s(written)}
        {block(use)}
        {t.maybe(f"print(re.split(r{t.s(t.any(chr(92) + 's+', '[ ,=:]+', chr(92) + 'd+'))}, {text}))", 0.5)}
    """


@template("library")
def fields_of_a_pattern(t: Draw) -> str:
    m, line = t.names("m match found", "line s text row")
    who = people(t, 2, 3)
    kind = t.any("age", "price", "time")
    if kind == "age":
        one, two = "name", t.any("age", "points")
        pattern, rows = rf"(?P<{one}>\w+) is (?P<{two}>\d+)", [f"{w} is {t.n(5, 60)}" for w in who]
    elif kind == "price":
        one, two = t.any("item", "thing"), t.any("price", "cost")
        pattern = rf"(?P<{one}>[a-z]+):(?P<{two}>\d+)"
        rows = [f"{w}:{t.n(1, 40)}" for w in things(t, 2, 3)]
    else:
        one, two = "hour", "minute"
        pattern = rf"(?P<{one}>\d+)[:.](?P<{two}>\d\d)"
        rows = [f"{t.n(1, 12)}{t.any(':', '.')}{t.n(10, 59)}" for _ in who]
    if t.n(0, 1):
        rows[t.n(0, len(rows) - 1)] = t.any("nothing", "???", f"{t.word()} 7", "none")
    if t.n(0, 2) == 0:
        pattern = pattern.replace(f"?P<{one}>", "").replace(f"?P<{two}>", "")
        get = t.any(
            f"{m}.group(1), {m}.group(2)", f"{m}.groups()", f"{m}[2], {m}[1]", f"{m}.group(0)"
        )
    else:
        q = "'" if t.quote == '"' else '"'
        get = t.any(
            f"{m}.groupdict()", f"{m}.group({t.s(one)}), int({m}.group({t.s(two)})) + 1",
            f"{m}[{t.s(two)}], {m}.span()", f"f{t.s(f'{{{m}[{q}{one}{q}]}} {{{m}.end()}}')}",
        )  # fmt: skip
    how = t.any("match", "search", "fullmatch")
    made = t.n(0, 1)
    miss = t.any(f"print({t.s('no match')}, {line})", f"print({t.s('bad')})", "continue")
    test = t.any(
        [f"if {m}:", f"    print({get})", "else:", f"    {miss}"],
        [
            f"if {m} is None:",
            f"    {miss}",
            f"    {'' if miss == 'continue' else 'continue'}",
            f"print({get})",
        ],
        [f"if not {m}:", f"    {miss}", f"    {t.any('break', 'continue')}", f"print({get})"],
    )
    call = f"pattern.{how}({line})" if made else f"re.{how}(r{t.s(pattern)}, {line})"
    return f"""
        import re
        {f"pattern = re.compile(r{t.s(pattern)})" if made else ""}
        for {line} in {literals(t, rows)}:
            {m} = {call}
            {block(test, 1)}
    """


@template("library")
def inputs_checked_by_pattern(t: Draw) -> str:
    f, s = t.names("is_valid check valid ok", "s text value word")
    kinds = [
        (r"\d{3}-\d{2}", [f"{t.n(100, 999)}-{t.n(10, 99)}", f"{t.n(10, 99)}-{t.n(10, 99)}"]),
        (r"[A-Z]{2}\d+", [f"AB{t.n(1, 99)}", f"a{t.n(1, 99)}", "XY"]),
        (r"\w+@\w+\.\w+", [f"{t.word()}@mail.com", f"{t.word()}@mail", "@x.y"]),
        (r"#[0-9a-f]{3}", [f"#{t.n(100, 999)}", "#ab", "#xyz"]),
        (r"[a-z]+\d?", [t.word(), f"{t.word()}{t.n(1, 99)}", t.word().upper()]),
        (r"-?\d+(\.\d+)?", [f"{t.n(1, 99)}", f"-{t.n(1, 9)}.5", f"{t.n(1, 9)}."]),
        (r"(yes|no)!?", ["yes", "no!", "maybe", "yes!!"]),
    ]
    pattern, tries = kinds[t.n(0, len(kinds) - 1)]
    tries = t.rng.sample(tries, t.n(2, len(tries)))
    how = t.any("fullmatch", "fullmatch", "match", "search")
    test = f"re.{how}(r{t.s(pattern)}, {s})"
    body = t.any(
        [f"return {test} is not None"],
        [f"return bool({test})"],
        [f"if {test}:", f"    return {t.s('ok')}", f"return {t.s('invalid')}"],
        [f"m = {test}", f"return m.group() if m else {t.any('None', t.s('-'))}"],
        [f"if len({s}) < {t.n(2, 4)}:", "    return False", f"return bool({test})"],
    )
    typed = t.n(0, 2) == 0 and "bool" in body[-1]
    use = t.any(
        [f"for v in {literals(t, tries)}:", f"    print(v, {f}(v))"],
        [f"print({f}({t.s(v)}))" for v in tries],
        [f"print([{f}(v) for v in {literals(t, tries)}])"],
        [f"good = [v for v in {literals(t, tries)} if {f}(v)]", "print(good, len(good))"],
    )
    return f"""
        import re
        def {f}({s}{": str" if typed else ""}){" -> bool" if typed else ""}:
            {block(body, 1)}
        {block(use)}
    """


@template("library")
def rewritten_by_pattern(t: Draw) -> str:
    f, m, s = t.names("fix bump swap change", "m match", "s text line")
    a, b = t.words(2, 2)
    text = t.any(
        f"{a} {t.n(1, 30)} {b} {t.n(1, 9)}",
        f"{a}  {b}   {t.n(1, 99)}",
        f"{a}-{b}-{t.n(10, 99)}",
        f"{b}{t.n(1, 9)} {a}{t.n(10, 40)}",
    )
    number, word = r"\d+", t.any("[a-z]+", r"\b[a-z]", "[aeiou]")
    body = t.any(
        [f"return str(int({m}.group()) {t.any('+ 1', '* 2', f'- {t.n(1, 5)}')})"],
        [f"n = int({m}[0])", f"print({t.s('got')}, n)", f"return {t.s('#')} * min(n, 4)"],
    )
    body2 = t.any(
        [f"return {m}.group().upper()"],
        [f"return {m}.group()[::-1]"],
        [f"return {t.s('<')} + {m}[0] + {t.s('>')}"],
    )
    pattern, body = t.any((number, body), (word, body2))
    functions = [
        f"def {f}({m}):",
        *(f"    {line}" for line in body),
        f"print(re.sub(r{t.s(pattern)}, {f}, {s}))",
    ]
    plain = [
        f"print(re.sub(r{t.s(t.any(number, chr(92) + 's+', word))}, {t.s(t.any('', '_', '#', '*'))}, {s}{t.maybe(', count=1', 0.25)}))",
        f"{s} = re.sub(r{t.s('([a-z]+)')}, r{t.s(t.any('<' + chr(92) + '1>', chr(92) + '1' + chr(92) + '1'))}, {s})",
        f"print(re.sub(r{t.s(number)}, lambda {m}: {t.any(f'str(len({m}[0]))', f'{m}[0] * 2', f'{m}[0].zfill(3)')}, {s}))",
        f"new, n = re.subn(r{t.s(t.any(word, number))}, {t.s('.')}, {s})"
        + block(["", "print(new, n)"]),
        f"print(re.split(r{t.s(t.any('[- ]+', chr(92) + 'd', chr(92) + 's+', '([- ])'))}, {s}))",
        f"{s} = re.sub(r{t.s('[^a-z]')}, {t.s('')}, {s})",
    ]
    work = t.any(
        functions, t.rng.sample(plain, 2), t.rng.sample(plain, 3), [*functions, plain[t.n(0, 5)]]
    )
    return f"""
        import re
        {s} = {t.s(text)}
        {block(work)}
        {t.maybe(f"print({s})", 0.5)}
    """


@template("library")
def tokens_with_places(t: Draw) -> str:
    m, text, kind = t.names("m match tok", "text code s expr", "kind name group")
    v = t.any("x", "ab", "n", "total")
    written = t.any(
        f"{v} = {t.n(1, 20)} + {t.n(1, 9)}",
        f"{t.n(1, 9)}*({v}-{t.n(1, 30)})",
        f"{v}{t.n(1, 9)} + {t.n(1, 9)}",
    )
    if t.n(0, 1):
        parts = [r"(?P<num>\d+)", r"(?P<id>[a-z]+)", r"(?P<op>[-+*/=()])"]
        shown = t.any(
            f"{m}.lastgroup, {m}.group()", f"{kind}, {m}.group(), {m}.start()", f"{kind}, {m}[0]"
        )
        body = (
            [f"{kind} = {m}.lastgroup", f"if {kind} == {t.s(t.any('op', 'num'))}:", "    continue"]
            if t.n(0, 1)
            else [f"{kind} = {m}.lastgroup"]
        )
        return f"""
        import re
        {t.any("TOKEN", "TOKEN", "TOKENS")[:5]} = re.compile(r{t.s("|".join(parts))})
        {text} = {t.s(written)}
        {"tokens = []" if t.n(0, 1) else "tokens = list()"}
        for {m} in TOKEN.finditer({text}):
            {block(body, 1)}
            {t.any(f"print({shown})", f"tokens.append(({kind}, {m}.group()))", f"tokens.append({m}.group())")}
        print({t.any("len(tokens)", "tokens[:2]", "tokens")})
        """
    pattern = t.any(r"\d+", r"[a-z]+", r"\w+", r"\S+")
    return f"""
        import re
        {text} = {t.s(t.any(written, " ".join(t.words(2, 3))))}
        {t.any("spans = []", "last = 0")}
        for {m} in re.finditer(r{t.s(pattern)}, {text}):
            print({t.any(f"{m}.group(), {m}.span()", f"{m}.start(), {m}.group()", f"{text}[{m}.start():{m}.end()], {m}.end()", f"{m}.span()")})
        {t.any(f"print(re.search(r{t.s(pattern)}, {text}).span())", f"print(len({text}))", f"print(sum(1 for _ in re.finditer(r{t.s(pattern)}, {text})))")}
    """


@template("library")
def marks_by_breakpoints(t: Draw) -> str:
    f, limits, names, x = t.names(
        "grade level band size_of", "limits breaks cuts", "names grades labels", "score x n"
    )
    cuts = sorted(t.rng.sample(range(2, 20), t.n(2, 3)))
    if t.n(0, 1):
        cuts = [c * 5 for c in cuts]
    labels = t.any("FDCBA", "EDCB", "abcd")[: len(cuts) + 1]
    shown = t.any(
        t.s(labels),
        literals(t, list(labels)),
        literals(t, ["low", "mid", "high", "top"][: len(cuts) + 1]),
    )
    near = {*cuts, cuts[0] - 1, cuts[-1] + 1, cuts[1] - 1, t.n(0, cuts[-1] + 5)}
    tries = t.rng.sample(sorted(near), t.n(3, 4))
    side = t.any("bisect", "bisect_right", "bisect_left")
    body = t.any(
        [f"return {names}[{side}({limits}, {x})]"],
        [f"i = {side}({limits}, {x})", f"return {names}[i]"],
        [f"i = {side}({limits}, {x})", "print(i)", f"return {names}[i]"],
    )
    inner = t.n(0, 2) == 0
    head = block([f"{limits} = {cuts}", f"{names} = {shown}"])
    given = f"{x}, {limits}={cuts}, {names}={shown}" if inner else x
    use = t.any(
        [f"for s in {tries}:", f"    print(s, {f}(s))"],
        [f"print([{f}(s) for s in {tries}])"],
        [f"print({f}({s}))" for s in tries[:3]],
        [f"out = {{s: {f}(s) for s in {tries}}}", "print(out)"],
    )
    return f"""
        from bisect import {side}
        {"" if inner else head}
        def {f}({given}):
            {block(body, 1)}
        {block(use)}
    """


@template("library")
def kept_sorted_by_bisect(t: Draw) -> str:
    xs, x, i = t.names("nums scores xs seen", "x n score", "i pos at")
    data = t.ordered(3, 5)
    v = t.any(t.any(*data), t.n(1, 30))
    pool = some(
        t,
        t.n(2, 4),
        f"{i} = bisect.bisect_left({xs}, {v})"
        + block(["", f"print({i}, {t.any(f'{xs}[:{i}]', f'{xs}[{i}:]', f'{i} < len({xs})')})"]),
        f"bisect.insort({xs}, {t.n(1, 30)})",
        f"print(bisect.bisect({xs}, {t.n(1, 30)}), len({xs}))",
        f"print(bisect.bisect_left({xs}, {v}), bisect.bisect_right({xs}, {v}))",
        f"{xs}.insert(bisect.bisect_left({xs}, {v}), {v})",
        f"print(bisect.bisect_right({xs}, {t.n(15, 30)}) - bisect.bisect_left({xs}, {t.n(1, 14)}))",
        f"print({xs})",
    )
    if t.n(0, 1):
        return f"""
        import bisect
        {xs} = {data}
        {pool}
        print({t.any(xs, f"{xs}[0], {xs}[-1]", f"sum({xs})")})
        """
    step = t.any(
        [f"insort({xs}, {x})", f"print({t.any(xs, f'{x}, {xs}[-1]', f'{xs}[len({xs}) // 2]')})"],
        [
            f"{i} = bisect_left({xs}, {x})",
            f"if {i} == len({xs}) or {xs}[{i}] != {x}:",
            f"    {xs}.insert({i}, {x})",
            "else:",
            f"    print({t.s('again')}, {x})",
        ],
        [f"{i} = bisect_left({xs}, {x})", f"print({x}, {i})", f"{xs}.insert({i}, {x})"],
        [
            f"{i} = bisect_left({xs}, {x})",
            f"if {i} == len({xs}):",
            f"    {xs}.append({x})",
            "else:",
            f"    {xs}[{i}] = {x}",
        ],
        [f"below = bisect_left({xs}, {x})", f"insort({xs}, {x})", "print(below)"],
    )
    return f"""
        {imported_from("bisect", " ".join(step), "insort", "bisect_left")}
        {xs} = {t.any("[]", f"[{t.n(1, 9)}]")}
        for {x} in {t.ints(3, 5, 1, 15)}:
            {block(step, 1)}
        print({xs}, len({xs}))
    """


@template("library")
def calls_of_math(t: Draw) -> str:
    a, b, r = t.names("a x n width", "b y k height", "r result total")
    style = t.n(0, 2)
    work = shuffled(
        t,
        t.n(3, 5),
        f"print(math.gcd({a}, {b}))",
        f"print(math.lcm({a}, {b}))",
        f"print(math.sqrt({t.any(a, t.any(16, 25, 49, 81, 2))}))",
        f"print(math.isqrt({a} * {b}))",
        f"print(math.floor({a} / {b}), math.ceil({a} / {b}))",
        f"print(math.factorial({t.n(3, 6)}))",
        f"print(math.comb({t.n(4, 7)}, {t.n(1, 3)}))",
        f"print(math.hypot({t.any('3, 4', '6, 8', '5, 12')}))",
        f"{r} = math.prod([{a}, {b}, {t.n(1, 3)}])" + block(["", f"print({r})"]),
        f"print(round(math.pi * {t.any(a, b)} ** 2, {t.n(1, 3)}))",
        f"print({t.any('math.trunc', 'math.floor', 'math.ceil')}(-{a} / {t.n(2, 4)}))",
        f"print(math.dist(({t.n(0, 2)}, 0), ({t.n(3, 6)}, 4)))",
        f"print(math.isclose({a} / 10 + {t.n(1, 9)} / 10, {t.n(1, 9)} / 10))",
        f"print(math.inf > {a}, min(math.inf, {b}))",
        f"{r} = {a} // math.gcd({a}, {b})" + block(["", f"print({r})"]),
        f"print(math.log2({t.any(8, 16, 64, 1024)}), math.fabs(-{a}))",
        f"print(math.perm({t.n(3, 5)}, 2))",
        f"if math.isqrt({a}) ** 2 == {a}:"
        + block(
            ["", f"    print({t.s('square')})", "else:", f"    print({t.s('no')}, math.isqrt({a}))"]
        ),
    )
    names = "ceil comb dist fabs factorial floor gcd hypot isclose isqrt lcm log2 perm prod sqrt trunc".split()
    head = "import math"
    if style == 0 and "math.pi" not in work and "math.inf" not in work:
        work = work.replace("math.", "")
        head = imported_from(
            "math", work.replace("isqrt(", "isq("), *(n for n in names if n != "isqrt")
        )
        if "isqrt(" in work:
            head = "from math import isqrt" if head.endswith("import ") else f"{head}, isqrt"
    return f"""
        {head}
        {a}, {b} = {t.n(2, 30)}, {t.n(2, 20)}
        {work}
    """


@template("library")
def data_as_json(t: Draw) -> str:
    data, text, back = t.names("data user record", "text s raw", "back loaded obj")
    who = people(t, 2, 2)
    a, b = t.names("age score level", "tags pets items")
    q, s = '"', "'"
    if t.n(0, 1):
        options = t.any("", ", sort_keys=True", "", f", separators=({t.s(',')}, {t.s(':')})")
        return f"""
        import json
        {data} = {{{t.s("name")}: {t.s(who[0])}, {t.s(a)}: {
            t.any(t.n(1, 60), "None", "True", "2.5")
        }, {t.s(b)}: {t.any(t.word_list(1, 2), t.ints(1, 3), "[]", "(1, 2)")}}}
        {text} = json.dumps({data}{options})
        print({t.any(text, f"type({text}).__name__, len({text})", text)})
        {back} = json.loads({text})
        {
            some(
                t,
                t.n(1, 3),
                f"print({back} == {data}, {back} is {data})",
                f"{back}[{t.s(a)}] = {t.n(1, 9)}",
                f"print({back}[{t.s(b)}])",
                f"print({data}[{t.s(a)}])",
                f"print(json.dumps({back}[{t.s(b)}]))",
                f"for key in {back}:" + block(["", f"    print(key, {back}[key])"]),
            )
        }
        """
    rows = ", ".join(f"{{{q}name{q}: {q}{w}{q}, {q}{a}{q}: {t.n(1, 40)}}}" for w in who)
    simple = f"{{{q}{a}{q}: {t.n(1, 9)}, {q}{b}{q}: [{t.n(1, 9)}, {t.n(1, 9)}], {q}ok{q}: {t.any('true', 'false', 'null')}}}"
    one = [
        f"{data} = json.loads({text})",
        f"print({data}[{s}{a}{s}], {data}[{s}ok{s}])",
        t.any(
            f"print(sum({data}[{s}{b}{s}]))",
            f"for v in {data}[{s}{b}{s}]:" + block(["", "    print(v + 1)"]),
            f"{data}[{s}{b}{s}].append({t.n(1, 9)})",
        ),
        f"print({t.any(f'json.dumps({data})', f'list({data})', f'len({data})')})",
    ]
    two = [
        f"{data} = json.loads({text})",
        t.any(
            f"for row in {data}:" + block(["", f"    print(row[{s}name{s}], row[{s}{a}{s}])"]),
            f"print(max({data}, key=lambda row: row[{s}{a}{s}])[{s}name{s}])",
            f"names = [row[{s}name{s}] for row in {data}]" + block(["", "print(names)"]),
            f"print({data}[0].get({s}{b}{s}, 0), len({data}))",
        ),
    ]
    broken = [
        "try:",
        f"    {data} = json.loads({text}[:-1])",
        f"    print({data})",
        t.any("except json.JSONDecodeError:", "except ValueError:"),
        f"    print({s}broken{s})",
        f"print(len(json.loads({text})))",
    ]
    source, work = t.any(
        (f"{s}[{rows}]{s}", two),
        (f"{s}{simple}{s}", one),
        (f"{s}[1, {t.n(2, 9)}]{s}", broken),
        (f"{s}{simple}{s}", one),
    )
    return f"""
        import json
        {text} = {source}
        {block(work)}
    """


@template("library")
def shallow_or_deep(t: Draw) -> str:
    a, b, c = t.names("a original grid first", "b shallow twin", "c deep clone")
    kind = t.any("lists", "dict", "object")
    if kind == "lists":
        made = t.any(
            f"[[{t.n(1, 9)}, {t.n(1, 9)}], [{t.n(1, 9)}]]",
            f"[[0] * 2 for _ in range({t.n(2, 3)})]",
            f"[{t.n(1, 9)}, [{t.n(1, 9)}], []]",
        )
        inner = f"{a}[1]"
        changes = [
            f"{inner}.append({t.n(10, 20)})",
            f"{a}[0] = {t.n(30, 50)}",
            f"{a}.append({t.n(1, 9)})",
            f"{b}[1].append({t.n(20, 30)})",
            f"{c}[1].append({t.n(60, 70)})",
            f"{b}[1] = [{t.n(1, 5)}]",
        ]
    else:
        k, n = t.any("tags", "items", "marks"), t.any("name", "size")
        made = f"{{{t.s(n)}: {t.s(t.word())}, {t.s(k)}: {t.ints(1, 3)}}}"
        inner = f"{a}[{t.s(k)}]"
        changes = [
            f"{inner}.append({t.n(10, 20)})",
            f"{a}[{t.s(n)}] = {t.s(t.word())}",
            f"{b}[{t.s(k)}] += [{t.n(1, 9)}]",
            f"{b}[{t.s(n)}] = {t.n(1, 9)}",
            f"{c}[{t.s(k)}].clear()",
            f"{inner} = []",
        ]
        thing = t.name("Box", "Team", "Bag")
        if kind == "object":
            return f"""
        import copy
        class {thing}:
            def __init__(self, items):
                self.items = items
        {a} = {thing}({t.ints(1, 3)})
        {b} = copy.copy({a})
        {c} = copy.deepcopy({a})
        {some(t, t.n(1, 3), f"{a}.items.append({t.n(10, 20)})", f"{b}.items = {b}.items + [{t.n(1, 9)}]", f"{b}.items.append({t.n(1, 9)})", f"{c}.items[0] = {t.n(30, 40)}", f"{a}.items = []")}
        print({a}.items, {b}.items, {c}.items)
        print({a}.items is {t.any(b, c)}.items)
            """
    same = inner.replace(a, t.any(b, c), 1)
    return f"""
        import copy
        {a} = {made}
        {b} = {t.any(f"copy.copy({a})", f"copy.copy({a})", f"{a}.copy()", f"{a}")}
        {c} = copy.deepcopy({a})
        {shuffled(t, t.n(2, 3), *changes)}
        print({a})
        print({b})
        print({c})
        print({t.any(f"{a} == {b}", f"{inner} is {same}", f"{a} is {b}", f"{a} == {c}")})
    """


@template("library")
def operators_as_functions(t: Draw) -> str:
    rows, who = t.name("rows", "people", "data"), people(t, 3, 3)
    table = "[" + ", ".join(f"({t.s(w)}, {t.n(1, 9)})" for w in who) + "]"
    if t.n(0, 2) == 0:
        table = (
            "["
            + ", ".join(f"{{{t.s('id')}: {t.n(1, 9)}, {t.s('name')}: {t.s(w)}}}" for w in who[:2])
            + "]"
        )
        one, two = t.s("id"), t.s("name")
    else:
        one, two = 1, 0
    work = shuffled(
        t,
        t.n(2, 4),
        f"print(sorted({rows}, key=itemgetter({t.any(one, two)}){t.maybe(', reverse=True', 0.4)}))",
        f"{rows}.sort(key=itemgetter({t.any(f'{one}, {two}', one)}))",
        f"print(max({rows}, key=itemgetter({one})))",
        f"print(list(map(itemgetter({t.any(one, two)}), {rows})))",
        f"get = itemgetter({one}, {two})" + block(["", f"print(get({rows}[{t.any(0, -1)}]))"]),
        f"print(list(map({t.any('mul', 'add', 'sub')}, {t.ints(3, 3)}, {t.ints(2, 3)})))",
        f"for name, f in [({t.s('+')}, add), ({t.s('*')}, mul), ({t.s('-')}, sub)][:{t.n(2, 3)}]:"
        + block(["", f"    print(name, f({t.n(2, 9)}, {t.n(1, 9)}))"]),
        f"print(sum(map(mul, {t.ints(2, 3)}, {t.ints(3, 3)})))",
        f"up = methodcaller({t.s('upper')})" + block(["", f"print(up({t.s(t.word())}))"]),
        f"print(contains({t.ints(3, 4)}, {t.n(0, 9)}), neg({t.n(1, 9)}))",
        f"ops = {{{t.s('plus')}: add, {t.s('times')}: mul}}"
        + block(["", f"print(ops[{t.s(t.any('plus', 'times'))}]({t.n(2, 9)}, {t.n(2, 9)}))"]),
    )
    names = [
        n
        for n in ("add", "contains", "itemgetter", "methodcaller", "mul", "neg", "sub")
        if f"{n}(" in work
        or f"{n})" in work
        or f" {n}," in work
        or f" {n}}}" in work
        or f"({n}," in work
    ]
    return f"""
        from operator import {", ".join(names)}
        {rows} = {table}
        {work}
        print({rows}[0])
    """


@template("library")
def sorted_by_attribute(t: Draw) -> str:
    c, a, b = t.names("Player Book Dog", "name title label", "age pages points")
    rows = [f"{c}({t.s(w)}, {t.n(1, 30)})" for w in people(t, 3, 3)]
    typed = t.n(0, 1)
    init = block(
        [
            f"def __init__(self, {a}, {b}):",
            f"    self.{a} = {a}",
            f"    self.{b} = {b}",
            *t.any(
                [
                    "def __repr__(self):",
                    f"    return {formatted(t, '{A}:{B}', A=f'self.{a}', B=f'self.{b}')}",
                ],
                [],
            ),
        ],
        1,
    )
    fields = block([f"{a}: str", f"{b}: int{t.maybe(' = 0', 0.3)}"], 1)
    p = t.name("p", "x", "item")
    work = shuffled(
        t,
        t.n(2, 3),
        f"for {p} in sorted(items, key=attrgetter({t.s(t.any(a, b))}){t.maybe(', reverse=True', 0.4)}):"
        + block(["", f"    print({p}.{a}, {p}.{b})"]),
        f"print({t.any('max', 'min')}(items, key=attrgetter({t.s(b)})).{a})",
        f"items.sort(key=attrgetter({t.s(b)}, {t.s(a)}))" + block(["", f"print(items[0].{a})"]),
        f"print(list(map(attrgetter({t.s(t.any(a, b))}), items)))",
        f"get = attrgetter({t.s(a)}, {t.s(b)})" + block(["", f"print(get(items[{t.any(0, -1)}]))"]),
        f"items[0].{b} {t.any('+=', '-=')} {t.n(1, 9)}",
    )
    return f"""
        from operator import attrgetter
        {"from dataclasses import dataclass" if typed else ""}
        {"@dataclass" if typed else ""}
        class {c}:
            {fields if typed else init}
        items = [{", ".join(rows)}]
        {work}
        print(items[0].{a}, sum({p}.{b} for {p} in items))
    """


@template("library")
def letters_from_string_module(t: Draw) -> str:
    s, c, out = t.names("text s word secret", "c ch letter", "out result found")
    k = t.n(1, 7)
    text = f"{t.word().capitalize()}{t.any(' ', '-', '')}{t.n(1, 99)}{t.any('!', '?', '.', '')}"
    where = t.any("ascii_lowercase", "digits", "ascii_letters", "punctuation", "ascii_uppercase")
    work = t.any(
        [
            f"{out} = {t.s('')}",
            f"for {c} in {s}:",
            f"    if {c} {t.any('in', 'not in')} string.{where}:",
            f"        {out} += {c}",
            f"print({out})",
        ],
        [
            f"{out} = []",
            f"for {c} in {s}.lower():",
            f"    if {c} in string.ascii_lowercase:",
            f"        i = string.ascii_lowercase.index({c})",
            f"        {out}.append({t.any('i', 'i + 1', f'string.ascii_lowercase[(i + {k}) % 26]')})",
            f"print({out})",
        ],
        [
            "letters = string.ascii_lowercase",
            f"table = str.maketrans(letters, letters[{k}:] + letters[:{k}])",
            f"print({s}.lower().translate(table))",
        ],
        [
            f"{out} = {{}}",
            f"for kind, chars in [({t.s('low')}, string.ascii_lowercase), ({t.s('digit')}, string.digits)]:",
            f"    {out}[kind] = sum({c} in chars for {c} in {s})",
            f"print({out})",
        ],
        [
            f"print(string.{t.any('digits', 'ascii_uppercase', 'hexdigits')}[{t.n(0, 3)}:{t.n(5, 9)}])",
            f"print(string.capwords({t.s(t.word() + ' ' + t.word())}))",
            f"print({t.any('any', 'all')}({c} in string.{where} for {c} in {s}))",
        ],
        [
            f"{out} = string.Template({t.s('$a and $b')})",
            f"print({out}.substitute(a={s}, b={t.n(1, 9)}))",
        ],
        [
            f"missing = [{c} for {c} in string.ascii_lowercase[:{t.n(4, 8)}] if {c} not in {s}]",
            "print(missing)",
        ],
        [
            f"print({s}.strip(string.{t.any('punctuation', 'digits', 'ascii_letters')}))",
            f"print({s}.translate(str.maketrans({t.s('')}, {t.s('')}, string.{t.any('punctuation', 'digits')})))",
        ],
    )
    wrap = [
        f"long = {t.s(' '.join(t.words(4, 6)))}",
        t.any(
            f"for {c} in textwrap.wrap(long, {t.n(8, 14)}):" + block(["", f"    print({c})"]),
            f"print(textwrap.shorten(long, {t.n(12, 18)}, placeholder={t.s('..')}))",
            f"print(textwrap.fill(long, width={t.n(8, 14)}))",
            f"print(textwrap.indent({t.s(t.word())}, {t.s('> ')}))",
        ),
    ]
    wrapped = t.n(0, 6) == 0
    return f"""
        import {"textwrap" if wrapped else "string"}
        {s} = {t.s(text)}
        {block(wrap if wrapped else work)}
        print({t.any(f"len({s})", s, f"{s}.isalnum()")})
    """


@template("library")
def means_and_medians(t: Draw) -> str:
    xs, m = t.names("scores data temps marks", "m avg center")
    pool = shuffled(
        t,
        t.n(2, 4),
        f"print(statistics.mean({xs}))",
        f"print(statistics.median({xs}))",
        f"{xs}.append({t.n(1, 40)})",
        f"print(statistics.mode({t.ints(3, 5, 1, 3)}))",
        f"{m} = round(statistics.mean({xs}), {t.n(1, 2)})"
        + block(["", f"print([x for x in {xs} if x > {m}])"]),
        f"print(statistics.median_{t.any('low', 'high')}({xs}))",
        f"print(round(statistics.{t.any('pstdev', 'stdev')}({xs}), 2))",
        f"print(sorted(statistics.multimode({t.ints(4, 5, 1, 3)})))",
        f"{m} = statistics.median({xs})" + block(["", f"print({m} {t.any('in', 'not in')} {xs})"]),
        f"print(statistics.fmean({xs}))",
    )
    return f"""
        import statistics
        {xs} = {t.ints(3, 6, 1, 20)}
        {pool}
        print({t.any(f"max({xs}) - min({xs})", f"len({xs})", f"statistics.median({xs})")})
    """


@template("library")
def days_and_weeks_later(t: Draw) -> str:
    d, n, other = t.names("start day today d", "n days step", "end due deadline")
    year, month = t.n(2020, 2026), t.n(1, 12)
    second = f"date({year + t.n(0, 1)}, {t.n(1, 12)}, {t.n(1, 28)})"
    work = some(
        t,
        t.n(2, 4),
        f"print({d} + timedelta(days={t.n(1, 40)}))",
        f"print(({other} - {d}).days)",
        f"print({d} {t.any('<', '>', '==')} {other})",
        f"print({d}.year, {d}.month, {d}.day)",
        f"print({d}.weekday(), {d}.isoformat())",
        f"print({d}.replace({t.any(f'day={t.n(1, 28)}', f'year={t.n(2000, 2019)}')}))",
        f"print({d}.strftime({t.s(t.any('%d/%m/%Y', '%Y-%j', '%d.%m.'))}))",
        f"{d} -= timedelta({t.any('days', 'weeks')}={t.n(1, 3)})",
        f"for {n} in range({t.n(2, 3)}):"
        + block(["", f"    print({d} + timedelta({t.any('weeks', 'days')}={n}))"]),
        f"while {d} < {other} and {d}.month == {month}:"
        + block(["", f"    {d} += timedelta(days={t.n(6, 10)})", f"    print({d}.day)"]),
        f"print({t.any('max', 'min')}({d}, {other}))",
    )
    return f"""
        from datetime import date, timedelta
        {d} = date({year}, {month}, {t.n(1, 28)})
        {other} = {t.any(second, f"{d} + timedelta(days={t.n(5, 60)})", f"date.fromisoformat({t.s(f'{year}-{t.n(10, 12)}-{t.n(10, 28)}')})")}
        {work}
        print({t.any(d, other, f"{other} - {d}")})
    """


@template("library")
def exact_parts(t: Draw) -> str:
    a, b, x = t.names("a half price x", "b third tax y", "total s acc")
    if t.n(0, 1):
        p, q = t.n(1, 5), t.n(2, 9)
        work = shuffled(
            t,
            t.n(2, 4),
            f"print({a} {t.any('+', '-', '*', '/')} {b})",
            f"print({a}.numerator, {b}.denominator)",
            f"print({a} {t.any('>', '<', '==')} {b})",
            f"{x} = sum([{a}, {b}, {t.n(1, 2)}])" + block(["", f"print({x}, float({x}) > 1)"]),
            f"{a} += {t.any('1', f'Fraction(1, {t.n(2, 6)})')}",
            f"for k in range(1, {t.n(3, 4)}):"
            + block(["", f"    {b} += Fraction(1, k + 1)", f"    print({b})"]),
            f"print(Fraction({t.s(t.any('0.25', '3/12', '1.5', '2/8'))}))",
        )
        return f"""
        from fractions import Fraction
        {a} = Fraction({p}, {q})
        {b} = Fraction({t.n(1, 4)}, {t.n(2, 8)})
        {work}
        print({t.any(a, b, f"{a} + {b}")})
        """
    one, two = f"{t.n(0, 9)}.{t.n(1, 9)}{t.any('', '0', '5')}", f"0.{t.n(1, 9)}{t.any('', '5')}"
    work = shuffled(
        t,
        t.n(2, 3),
        f"print({a} {t.any('+', '-', '*')} {b})",
        f"print({t.any('0.1 + 0.2 == 0.3', f'{one} + {two}')})",
        f"print({a} * {t.n(2, 5)})",
        f"print(({a} * {b}).quantize(Decimal({t.s('0.01')})))",
        f"{x} = Decimal(0)"
        + block(["", f"for _ in range({t.n(2, 4)}):", f"    {x} += {b}", f"print({x})"]),
        f"print({a} > {b}, int({a}))",
    )
    return f"""
        from decimal import Decimal
        {a} = Decimal({t.s(one)})
        {b} = Decimal({t.s(two)})
        {work}
        print({t.any(a, f"str({a} + {b})", f"round({a}, 1)")})
    """


@template("library")
def members_of_an_enum(t: Draw) -> str:
    c, names = t.any(
        ("Color", "RED GREEN BLUE"), ("Day", "MON TUE WED"), ("Size", "SMALL MEDIUM LARGE"),
        ("Level", "LOW MID HIGH"), ("Direction", "NORTH EAST SOUTH WEST"), ("Suit", "HEARTS SPADES CLUBS"),
    )  # fmt: skip
    members, m = names.split(), t.name("m", "c", "item", "chosen")
    kind = t.any("ints", "auto", "texts")
    start = t.any(0, 1, 1, 10)
    values = {
        "ints": [str(start + i) for i in range(len(members))],
        "auto": ["auto()"] * len(members),
        "texts": [t.s(n.lower() if start else n[0]) for n in members],
    }[kind]
    value = values[t.n(0, len(members) - 1)] if kind != "auto" else str(t.n(1, len(members)))
    a, b = t.rng.sample(members, 2)
    method = t.any(
        ["def nice(self):", "    return self.name.capitalize()"],
        [
            "def nice(self):",
            f"    order = list({c})",
            "    return order[(order.index(self) + 1) % len(order)].name",
        ],
        ["def is_first(self):", f"    return self is {c}.{members[0]}"],
        ["@property", "def short(self):", "    return self.name[0]"],
        [],
        [],
    )
    extra = ""
    if method:
        call = (
            "nice()"
            if "nice" in method[0]
            else "is_first()"
            if "is_first" in method[0]
            else "short"
        )
        extra = f"print({c}.{a}.{call})"
    bad = t.any(
        [
            "try:",
            f"    {c}({t.any(99, t.s('none'))})",
            "except ValueError:",
            f"    print({t.s('no such value')})",
        ],
        [
            "try:",
            f"    print({c}[{t.s('PINK')}])",
            "except KeyError as e:",
            f"    print({t.s('no member')}, e)",
        ],
    )
    return f"""
        from enum import {"Enum, auto" if kind == "auto" else "Enum"}
        class {c}(Enum):
            {block([f"{n} = {v}" for n, v in zip(members, values, strict=True)], 1)}
            {block(method, 1)}
        {m} = {t.any(f"{c}.{a}", f"{c}({value})", f"{c}[{t.s(b)}]")}
        print({t.any(f"{m}.name, {m}.value", m, f"{m}.name.lower()", f"repr({m})")})
        {
        some(
            t,
            t.n(1, 3),
            f"print({m} {t.any('is', 'is not', '==', '!=')} {c}.{b})",
            f"for {m} in {c}:" + block(["", f"    print({m}.name, {m}.value)"]),
            f"print([{m}.value for {m} in {c}])",
            f"print(len({c}), {c}.{a} in {c})",
            f"print({c}({value}).name)",
            f"print({c}[{t.s(b)}].value)",
            block(bad),
            f"if {m} in ({c}.{a}, {c}.{b}):"
            + block(
                ["", f"    print({t.s('yes')}, {m}.name)", "else:", f"    print({t.s('other')})"]
            ),
        )
    }
        {extra}
    """


@template("library")
def lamp_enum_changes(t: Draw) -> str:
    c, m, names = t.any(
        ("Light", "light", "RED GREEN YELLOW"), ("Door", "door", "OPEN CLOSED LOCKED"),
        ("Phase", "phase", "IDLE RUNNING DONE"), ("Order", "order", "NEW PAID SENT"),
        ("Mood", "mood", "HAPPY SAD SLEEPY"),
    )  # fmt: skip
    a, b, d = names.split()
    kind = t.any("auto()", "texts", "ints")
    values = {
        "auto()": ["auto()"] * 3,
        "texts": [t.s(x.lower()) for x in (a, b, d)],
        "ints": ["1", "2", "3"],
    }[kind]
    body = block([f"{n} = {v}" for n, v in zip((a, b, d), values, strict=True)], 1)
    head = "from enum import Enum, auto" if kind == "auto()" else "from enum import Enum"
    shown = t.any(f"{m}.name", m, f"{m}.value", f"i, {m}.name")
    way = t.any("table", "method", "events")
    last = t.any(f"{c}.{a}", f"{c}.{d}", f"{c}.{b}")
    if way == "table":
        return f"""
        {head}
        class {c}(Enum):
            {body}
        NEXT = {{{c}.{a}: {c}.{b}, {c}.{b}: {c}.{d}, {c}.{d}: {last}}}
        {m} = {c}.{t.any(a, b)}
        for i in range({t.n(2, 4)}):
            {m} = NEXT[{m}]
            print({shown})
            {t.any("", f"if {m} is {c}.{d}:" + block(["", f"    {t.any('break', 'print(' + t.s('end') + ')')}"], 1))}
        """
    if way == "method":
        step = t.any(
            [
                f"if self is {c}.{a}:",
                f"    return {c}.{b}",
                f"return {c}.{d} if self is {c}.{b} else {last}",
            ],
            [
                f"members = list({c})",
                f"return members[(members.index(self) {t.any('+', '-')} 1) % len(members)]",
            ],
            [
                "match self:",
                f"    case {c}.{a}:",
                f"        return {c}.{b}",
                "    case _:",
                f"        return {c}.{t.any(a, d)}",
            ],
        )
        return f"""
        {head}
        class {c}(Enum):
            {body}
            def {t.any("next", "next")}(self):
                {block(step, 2)}
        {m} = {c}.{t.any(a, b, d)}
        for i in range({t.n(2, 4)}):
            print({shown})
            {m} = {m}.next()
        print({m} {t.any("is", "==")} {c}.{t.any(a, b, d)})
        """
    go, back = t.any(("go", "stop"), ("next", "reset"), ("push", "pull"))
    events = literals(t, [t.any(go, go, back, "wait") for _ in range(t.n(3, 4))])
    miss = t.any(
        [f"{m} = RULES.get(({m}, e), {m})"],
        [
            f"if ({m}, e) not in RULES:",
            f"    print({t.s('ignored')}, e)",
            "    continue",
            f"{m} = RULES[{m}, e]",
        ],
    )
    return f"""
        {head}
        class {c}(Enum):
            {body}
        RULES = {{
            ({c}.{a}, {t.s(go)}): {c}.{b},
            ({c}.{b}, {t.s(go)}): {c}.{d},
            ({c}.{t.any(b, d)}, {t.s(back)}): {c}.{a},
        }}
        def run(events, {m}={c}.{a}):
            for e in events:
                {block(miss, 2)}
                {t.any(f"print(e, {m}.name)", "")}
            return {m}
        print(run({events}){t.any(".name", "", ".value")})
    """


@template("library")
def ranks_that_count(t: Draw) -> str:
    c, names = t.any(
        ("Priority", "LOW NORMAL HIGH"), ("Rank", "JACK QUEEN KING"), ("Size", "SMALL MEDIUM BIG"),
        ("Level", "EASY HARD EXTREME"), ("Medal", "BRONZE SILVER GOLD"),
    )  # fmt: skip
    members = names.split()
    start, gap = t.n(1, 11), t.any(1, 1, 2, 5)
    a, b = t.rng.sample(members, 2)
    base = t.any("IntEnum", "IntEnum", "Enum")
    v = "" if base == "IntEnum" else ".value"
    d, k = t.names("counts table prices", "k r p")
    picks = [f"{c}.{t.any(*members)}" for _ in range(t.n(3, 4))]
    work = shuffled(
        t,
        t.n(2, 4),
        f"print({c}.{a}{v} {t.any('<', '>', '<=')} {c}.{b}{v})",
        f"print({t.any('max', 'min')}({c}.{a}, {c}.{b}{', key=lambda m: m.value' if v else ''}).name)",
        f"print([{k}.name for {k} in sorted([{', '.join(picks)}]{', key=lambda m: m.value' if v else ''})])",
        f"{d} = {{{k}: 0 for {k} in {c}}}"
        + block(
            [
                "",
                f"for {k} in [{', '.join(picks)}]:",
                f"    {d}[{k}] += 1",
                f"print({t.any(f'{d}[{c}.{a}]', f'[{d}[{k}] for {k} in {c}]')})",
            ]
        ),
        f"print({c}.{a}{v} + {t.n(1, 5)})",
        f"print(sum({k}{v} for {k} in {c}))",
        f"{d} = {{{c}.{a}: {t.n(1, 9)}, {c}.{b}: {t.n(10, 20)}}}"
        + block(["", f"print({d}.get({c}.{members[2]}, {t.n(0, 1)}))"]),
        f"print({c}.{a} == {start})",
        f"for {k} in {c}:"
        + block(["", f"    if {k}{v} >= {start + gap}:", f"        print({k}.name)"]),
        f"print({c}({start + gap}).name, isinstance({c}.{a}, int))",
    )
    return f"""
        from enum import {base}
        class {c}({base}):
            {block([f"{n} = {start + i * gap}" for i, n in enumerate(members)], 1)}
            {t.any("", "def label(self):" + block(["", "    return self.name.title()"], 1))}
        {work}
        print({c}.{b}.name, {t.any(f"{c}.{b}.value", f"list({c})[0].name", f"len({c})")})
    """


@template("library")
def dataclass_with_a_list(t: Draw) -> str:
    c, a, items, add = t.names(
        "Cart Team Playlist Student", "name owner title", "items scores parts", "add put record"
    )
    who = people(t, 2, 2)
    extra = t.name("limit", "level", "size")
    const = t.maybe(f"{t.any('MAX', 'LIMIT')}: ClassVar[int] = {t.n(2, 4)}", 0.25)
    const = const or t.maybe(f"MAX = {t.n(2, 3)}", 0.35)
    top = const.split()[0].strip(":") if const else ""
    guard = (
        block(
            [
                f"if len(self.{items}) >= self.{top}:",
                f"    {t.any('return', 'return False', 'print(' + t.s('full') + ')')}",
            ],
            2,
        )
        if top
        else ""
    )
    keep = t.any(f"self.{items}.append(n)", f"self.{items} += [n]", f"self.{items}.insert(0, n)")
    method = t.any(
        ["def total(self):", f"    return sum(self.{items})"],
        [
            "def total(self) -> int:",
            "    result = 0",
            f"    for n in self.{items}:",
            "        result += n",
            "    return result",
        ],
        [
            "@property",
            "def total(self):",
            f"    return sum(self.{items}) {t.any('*', '+')} self.{extra}",
        ],
    )
    call = "total" if method[0] == "@property" else "total()"
    return f"""
        from dataclasses import dataclass, field
        {"from typing import ClassVar" if "ClassVar" in const else ""}
        @dataclass
        class {c}:
            {a}: str
            {items}: {t.any("list", "list[int]")} = field(default_factory=list)
            {extra}: int = {t.n(1, 5)}
            {const}
            def {add}(self, n{t.any("", ": int")}):
                {guard}
                {keep}
            {block(method, 1)}
        a = {c}({t.s(who[0])})
        b = {c}({t.s(who[1])}, {t.any(t.ints(1, 2), f"{extra}={t.n(2, 9)}")})
        a.{add}({t.n(1, 9)})
        {some(t, t.n(1, 3), f"a.{add}({t.n(1, 9)})", f"b.{add}({t.n(1, 9)})", f"for n in {t.ints(2, 3)}:" + block(["", f"    b.{add}(n)"]), f"a.{extra} += 1")}
        print({t.any("a", f"a.{items}, b.{items}", f"a.{call}, b.{extra}")})
        print(b.{t.any(call, items)}, {t.any("a == b", f"a.{items} is b.{items}", f"len(a.{items})")})
    """


@template("library")
def dataclass_compared(t: Draw) -> str:
    c, a, b, xs = t.any(
        ("Version", "major", "minor", "versions"), ("Card", "rank", "suit", "hand"), ("Task", "priority", "hours", "todo"),
        ("Point", "x", "y", "points"), ("Score", "points", "bonus", "scores"), ("Time", "hour", "minute", "times"),
    )  # fmt: skip
    skip = t.n(0, 3) == 0
    rows = ", ".join(f"{c}({t.n(1, 4)}, {t.n(0, 9)})" for _ in range(t.n(2, 4)))
    fields = [
        f"{a}: int",
        f"{b}: int = {t.any(t.n(0, 5), 'field(compare=False)')}" if skip else f"{b}: int",
    ]
    if "field(" in fields[1]:
        fields[1] = f"{b}: int = field(default=0, compare=False)"
    imported = "dataclass, field" if "field(" in fields[1] else "dataclass"
    work = shuffled(
        t,
        t.n(2, 4),
        f"print({c}({t.n(1, 4)}, {t.n(1, 3)}) {t.any('<', '>', '==', '<=')} {c}({t.n(1, 4)}, {t.n(1, 3)}))",
        f"print({t.any('max', 'min')}({xs}))",
        f"for v in sorted({xs}{t.maybe(', reverse=True', 0.4)}):"
        + block(["", f"    print(v.{a}, v.{b})"]),
        f"{xs}.sort()" + block(["", f"print({xs}[{t.any(0, -1)}])"]),
        f"print({xs}[0] {t.any('<', '>', '!=')} {xs}[1])",
        f"print({c}({t.n(1, 4)}, {t.n(1, 4)}) in {xs})",
        f"{xs}[0].{b} += {t.n(1, 9)}",
        f"print({xs}.index(max({xs})))",
    )
    show = t.any(
        [
            "def __str__(self):",
            f"    return {formatted(t, '{A}.{B}', A=f'self.{a}', B=f'self.{b}')}",
        ],
        [],
    )
    return f"""
        from dataclasses import {imported}
        @dataclass(order=True)
        class {c}:
            {block(fields, 1)}
            {block(show, 1)}
        {xs} = [{rows}]
        {work}
        print({xs}[0])
    """


@template("library")
def dataclass_frozen_copy(t: Draw) -> str:
    c, a, b = t.any(
        ("Point", "x", "y"), ("Money", "amount", "cents"), ("Color", "r", "g"), ("Pos", "row", "col"),
        ("Size", "width", "height"), ("Config", "level", "limit"),
    )  # fmt: skip
    p, q = t.names("p first start base", "q second moved other")
    move = t.any(
        ["def plus(self, n):", f"    return replace(self, {a}=self.{a} + n)"],
        ["def plus(self, n):", f"    return {c}(self.{a} {t.any('+', '-', '*')} n, self.{b})"],
    )
    broken = [
        "try:",
        f"    {p}.{t.any(a, b)} {t.any('=', '+=')} {t.n(1, 9)}",
        t.any(f"    print({t.s('changed')})", ""),
        t.any("except FrozenInstanceError:", "except AttributeError:"),
        f"    print({t.any(t.s('frozen'), t.s('cannot change') + ', ' + p)})",
    ]
    broken2 = [
        "try:",
        f"    {p}.{a} = {t.n(1, 9)}",
        "except FrozenInstanceError as e:",
        f"    print({t.s('error:')}, e)",
    ]
    work = shuffled(
        t,
        t.n(2, 3),
        block(broken),
        block(broken2),
        f"{q} = replace({p}, {t.any(a, b)}={t.n(10, 20)})" + block(["", f"print({q}, {p} == {q})"]),
        f"{q} = {p}.plus({t.n(1, 9)})" + block(["", f"print({q}.{a}, {p}.{a})"]),
        f"d = {{{p}: {t.s('home')}}}"
        + block(["", f"print(d.get({c}({t.n(0, 2)}, {t.n(0, 2)}), {t.s('away')}))"]),
        f"print(len({{{p}, {c}({t.n(0, 2)}, {t.n(0, 2)}), {c}({p}.{a}, {p}.{b})}}))",
        f"print({t.any(f'asdict({p})', f'{p} is {p}.plus(0)', f'{p} == {p}.plus(0)')})",
    )
    names = ["dataclass"] + [
        n for n in ("asdict", "replace", "FrozenInstanceError") if n in work or n in move[1]
    ]
    return f"""
        from dataclasses import {", ".join(sorted(names))}
        @dataclass(frozen=True)
        class {c}:
            {a}: int
            {b}: int{t.maybe(f" = {t.n(0, 3)}", 0.3)}
            {block(move, 1)}
        {p} = {c}({t.n(0, 2)}, {t.n(0, 2)})
        {work}
        print({t.any(p, f"{p}.{a} + {p}.{b}", f"{p}.plus(1)")})
    """


@template("library")
def dataclass_family(t: Draw) -> str:
    base, sub, a, b, e = t.names(
        "Person Vehicle Animal Item",
        "Child Special Extended",
        "name label kind",
        "age speed price",
        "level bonus rate",
    )
    post = t.any(
        [f"if self.{b} < {t.n(3, 12)}:", f"    self.{b} = {t.n(12, 15)}"],
        [f"self.{a} = self.{a}.{t.any('upper()', 'strip().title()', 'lower()')}"],
        [f"self.code = self.{a}[:2] + str(self.{b})"],
        [f"print({t.s('made')}, self.{a})"],
        [f"if self.{b} > {t.n(20, 30)}:", f"    raise ValueError({t.s('too much')})"],
    )
    over = t.any(
        ["def worth(self):", f"    return super().worth() {t.any('+', '*', '-')} self.{e}"],
        ["def worth(self):", f"    return self.{e}"],
        ["def __post_init__(self):", "    super().__post_init__()", f"    self.{e} += {t.n(1, 5)}"],
        [],
    )
    w = t.word()
    tries = [
        f"{base}({t.s(w)}, {t.n(1, 20)})",
        f"{sub}({t.s(t.word())}, {t.n(1, 20)}{t.maybe(f', {t.n(1, 9)}', 0.5)})",
    ]
    fails = [
        "try:",
        f"    {base}({t.s(w)}, {t.n(18, 40)})",
        "except ValueError as err:",
        f"    print({t.s('bad:')}, err)",
    ]
    names = "dataclass"
    look = shuffled(
        t,
        t.n(1, 3),
        "for x in (p, q):"
        + block(["", f"    print(x.{a}, {t.any('x.worth()', 'type(x).__name__')})"]),
        "print(q)",
        "print(asdict(q))",
        f"print(isinstance(q, {base}), p == {base}({t.s(w)}, {t.n(1, 20)}))",
        f"q.{e} += {t.n(1, 9)}",
        f"print([f.name for f in fields({sub})])",
    )
    names += "".join(f", {n}" for n in ("asdict", "fields") if f"{n}(" in look)
    return f"""
        from dataclasses import {names}
        @dataclass
        class {base}:
            {a}: str
            {b}: int{t.any("", f" = {t.n(1, 9)}")}
            def __post_init__(self):
                {block(post, 2)}
            def worth(self):
                return self.{b}{t.any("", " * 2", f" + {t.n(1, 5)}")}
        @dataclass
        class {sub}({base}):
            {e}: int = {t.n(1, 9)}
            {block(over, 1)}
        p = {tries[0]}
        q = {tries[1]}
        {look}
        {block(fails) if "raise" in post[-1] else ""}
        print({t.any("q.worth()", f"q.{e}, p.{a}", "p")})
    """
