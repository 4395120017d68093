"""The standard library's itertools and functools."""

from .material import block, formatted, literals, people, shuffled
from .registry import Draw, template


def imported_from(module: str, work: str, *names: str) -> str:
    """An import of those of the names that the statements call."""
    used = ", ".join(n for n in sorted(names) if f"{n}(" in work or f"{n}." in work)
    return f"from {module} import {used}"


@template("iterators")
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


@template("iterators")
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


@template("iterators")
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


@template("iterators")
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


@template("iterators")
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


@template("iterators")
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


@template("iterators")
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


@template("iterators")
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


@template("iterators")
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
