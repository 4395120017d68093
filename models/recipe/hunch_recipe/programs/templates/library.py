"""The standard library's bisect, math, json, copy, operator, statistics, dates and fractions."""

from .iterators import imported_from
from .material import block, formatted, literals, people, shuffled, some
from .registry import Draw, template


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
