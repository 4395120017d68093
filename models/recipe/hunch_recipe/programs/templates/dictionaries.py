"""Dictionaries: every method, counting, nesting, merging, looking things up in steps."""

from .material import CITIES, block, literals, people, shuffled, table, things
from .registry import Draw, template


@template("dictionaries")
def methods_of_a_dict(t: Draw) -> str:
    d, x = t.names("d stock ages prices", "x got value")
    a, b, c, new = t.rng.sample(["pen", "cup", "hat", "key", "map", "box"], 4)
    steps = shuffled(
        t,
        5,
        f"{x} = {d}.get({t.s(t.any(a, new))}, {t.n(0, 5)})",
        f"{x} = {d}.pop({t.s(t.any(b, new))}, {t.any('None', -1)})",
        f"{d}.update({{{t.s(new)}: {t.n(1, 9)}, {t.s(a)}: {t.n(10, 20)}}})",
        f"{x} = {d}.setdefault({t.s(t.any(c, new))}, {t.n(1, 9)})",
        f"{d}[{t.s(t.any(a, b, c, new))}] = {t.n(1, 9)}",
        f"{x} = {d}.popitem()",
        f"{d}.update({new}={t.n(1, 9)})",
        f"{x} = list({d}.items())[{t.any(0, -1)}]",
        f"{x} = {t.s(new)} in {d}, len({d})",
        f"{x} = sorted({d}.values(){t.any('', ', reverse=True')})",
        f"{x} = max({d}, key={d}.get, default=None)",
    )
    return f"""
        {d} = {table(t, {a: t.n(1, 9), b: t.n(1, 9), c: t.n(1, 9)})}
        {x} = None
        {steps}
        print({d}, {x})
        {t.any(f"for key in sorted({d}):" + chr(10) + f"            print(key, {d}[key])", f"print(list({d}), list({d}.values()))", f"{d}.clear()" + chr(10) + f"        print({d}, bool({d}))")}
    """


@template("dictionaries")
def price_changes(t: Draw) -> str:
    d, k, v = t.names("prices costs menu", "k name item", "v price cost")
    goods = {g: t.n(2, 40) for g in things(t, 3, 3)}
    change = t.any(
        f"{d}[{k}] = {v} * {t.n(2, 3)}",
        f"{d}[{k}] += len({k})",
        f"{d}[{k}] = round({v} * 0.{t.any(5, 9, 75)}, 1)",
        f"{d}[{k}] = max({v} - {t.n(2, 9)}, 1)",
        f"{d}[{k}] = ({v}, {v} * 2)",
    )
    return f"""
        {d} = {table(t, goods)}
        for {k}, {v} in {d}.items():
            if {v} {t.any(">", "<", ">=")} {t.n(5, 20)}:
                {change}
            {t.any("else:", "")}
            {t.maybe(f"print({k}, {d}[{k}])", 0.4)}
        {t.any(f"print({d})", f"print(sum(len(str({v})) for {v} in {d}.values()))", f"print({{{k}: {v} for {k}, {v} in {d}.items() if {k} > {t.s('c')}}})")}
    """.replace(
        "            else:\n",
        f"            else:\n                {d}[{k}] = {t.any('0', v, f'-{v}')}\n",
    )


@template("dictionaries")
def deleted_keys(t: Draw) -> str:
    d, k = t.names("scores ages stock", "k name who")
    data = {p: t.n(0, 12) for p in people(t, 4, 4)}
    limit = t.n(3, 8)
    return t.any(
        f"""
        {d} = {table(t, data)}
        for {k} in list({d}):
            if {d}[{k}] < {limit}{t.any("", f" or {k}.startswith({t.s(t.any(*data)[0])})")}:
                {t.any(f"del {d}[{k}]", f"print({k}, {d}.pop({k}))", f"{d}.pop({k})")}
            {t.any("", f"elif len({d}) > 2:" + chr(10) + f"                {d}[{k}] -= 1")}
        print({t.any(d, f"len({d}), {d}", f"sorted({d}, key={d}.get)")})
    """,
        f"""
        {d} = {table(t, data)}
        gone = [{k} for {k}, n in {d}.items() if n {t.any("<", ">=")} {limit}]
        for {k} in gone:
            {t.any(f"del {d}[{k}]", f"{d}.pop({k})")}
            print({t.any(f"{k}, len({d})", d, f"{k} in {d}")})
        print({t.any(f"min({d}.values(), default=0)", f"gone, list({d})")})
    """,
        f"""
        {d} = {table(t, data)}
        while len({d}) > {t.n(1, 2)}:
            {k} = {t.any(f"min({d}, key={d}.get)", f"max({d}, key={d}.get)", f"next(iter({d}))", f"max({d})")}
            print({k}, {d}.pop({k}))
        print({d})
    """,
    )


@template("dictionaries")
def two_tables_merged(t: Draw) -> str:
    f, a, b, out = t.names(
        "merge add_up combine", "a first old", "b second new", "out result total"
    )
    keys = things(t, 3, 3)
    one = table(t, {keys[0]: t.n(1, 9), keys[1]: t.n(1, 9)})
    two = table(t, {keys[1]: t.n(1, 9), keys[2]: t.n(1, 9)})
    return t.any(
        f"""
        def {f}({a}, {b}):
            {out} = {t.any(f"dict({a})", f"{a}.copy()", a, f"{{**{a}}}")}
            for key, n in {b}.items():
                {t.any(f"{out}[key] = {out}.get(key, 0) + n", f"{out}[key] = max({out}.get(key, n), n)", f"if key not in {out}:" + chr(10) + f"                    {out}[key] = n")}
            return {out}
        one, two = {one}, {two}
        {t.show(f"{f}(one, two)")}
        print({t.any("one", "len(one), len(two)", "sorted(one)", f"{f}(two, one) == {f}(one, two)")})
    """,
        f"""
        {a} = {one}
        {b} = {two}
        print({t.any(f"{a} | {b}", f"{{**{a}, **{b}}}", f"dict({a}, **{b})")})
        {a}{t.any(f".update({b})", f" |= {b}")}
        {t.any(f"for key in sorted({a}.keys() & {b}.keys()):", f"for key in [k for k in {a} if k in {b}]:")}
            print(key, {a}[key], {b}[key])
        {t.show(t.any(f"{a} == {b}", f"sorted(set({a}) - set({b}))", f"sum({a}.values()) - sum({b}.values())"))}
    """,
    )


@template("dictionaries")
def counts_of_pairs(t: Draw) -> str:
    s, counts, a, b = t.names("s text word", "pairs counts table", "a x first", "b y second")
    text = t.any("banana", "abab", "mississippi"[:7], t.word() + t.word()[:3], "aabba")
    key = t.any(f"{a} + {b}", f"({a}, {b})", f"{t.s('')}.join(sorted({a} + {b}))", f"{a} == {b}")
    return f"""
        {s} = {t.s(text)}
        {counts} = {{}}
        for {a}, {b} in zip({s}, {s}[1:]):
            {t.any(f"{counts}[{key}] = {counts}.get({key}, 0) + 1", f"{counts}.setdefault({key}, []).append({s}.index({a}))")}
        {t.any(f"print({counts})", f"for key, n in {counts}.items():" + chr(10) + "            print(key, n)", f"print(max({counts}, key=lambda k: str({counts}[k])))")}
        {t.maybe(f"print(len({counts}), len({s}) - 1)")}
    """


@template("dictionaries")
def ranked_table(t: Draw) -> str:
    d, place, k = t.names("scores votes points", "place rank i", "k name who")
    data = {p: t.n(1, 9) for p in people(t, 3, 4)}
    order = t.any(
        f"sorted({d}, key={d}.get, reverse=True)",
        f"sorted({d}, key=lambda {k}: (-{d}[{k}], {k}))",
        f"sorted({d}.items(), key=lambda pair: pair[1])",
        f"sorted({d}, key=lambda {k}: (len({k}), {d}[{k}]))",
    )
    shown = k if "items" in order else f"{k}, {d}[{k}]"
    return f"""
        {d} = {table(t, data)}
        best = {t.any(f"max({d}.values())", f"sorted({d}.values())[-1]")}
        for {place}, {k} in enumerate({order}, {t.any(1, 1, 0)}):
            print({place}, {shown})
            {t.maybe(f"if {place} == 2:" + chr(10) + "                break", 0.4)}
        {t.show(t.any(f"[{k} for {k} in {d} if {d}[{k}] == best]", f"sum({d}.values()) / len({d})", f"dict(sorted({d}.items(), key=lambda pair: pair[::-1])[:2])", f"list({d}.values()).count(best)"))}
    """


@template("dictionaries")
def address_book(t: Draw) -> str:
    f, book, name, field = t.names(
        "look_up find ask", "book contacts staff", "name who person", "field key what"
    )
    a, b = people(t, 2, 2)
    x, y = t.rng.sample(CITIES, 2)
    return f"""
        {book} = {{{t.s(a)}: {{{t.s("city")}: {t.s(x)}, {t.s("age")}: {t.n(10, 60)}}}, {t.s(b)}: {{{t.s("city")}: {t.s(y)}}}}}
        def {f}({name}, {field}={t.s(t.any("city", "age"))}):
            {t.any(f"return {book}.get({name}, {{}}).get({field}, {t.s('unknown')})", f"if {name} not in {book}:" + chr(10) + f"                return {t.s('nobody')}" + chr(10) + f"            return {book}[{name}].get({field})", f"entry = {book}.setdefault({name}, {{}})" + chr(10) + f"            return entry.setdefault({field}, {t.any(0, t.s('?'))})")}
        print({f}({t.s(a)}), {f}({t.s(b)}, {t.s("age")}))
        print({f}({t.s(t.any("Zed", a))}, {t.s("phone")}))
        {book}[{t.s(b)}][{t.s("age")}] = {t.any(t.n(10, 60), f"{book}[{t.s(a)}][{t.s('age')}] + 1")}
        {t.any(f"for {name}, entry in {book}.items():" + chr(10) + f"            print({name}, len(entry), sorted(entry))", f"print(max({book}, key=lambda n: {book}[n].get({t.s('age')}, 0)))", f"print({{{name}: entry.get({t.s('city')}, {t.s('-')})[:2] for {name}, entry in {book}.items()}})")}
    """


@template("dictionaries")
def from_two_lists(t: Draw) -> str:
    keys, values, d = t.names("keys names fields", "values ages points", "d table result")
    who = people(t, 3, 4)
    n = t.n(2, len(who))
    how = t.any(
        f"{d} = dict(zip({keys}, {values}))",
        f"{d} = {{k: v for k, v in zip({keys}, {values})}}",
        f"{d} = {{{keys}[i]: {values}[i] for i in range(min(len({keys}), len({values})))}}",
        f"{d} = dict.fromkeys({keys}, 0)\n        for k, v in zip({keys}, {values}):\n            {d}[k] += v",
        f"{d} = {{}}\n        for i, k in enumerate({keys}):\n            {d}[k] = {values}[i % len({values})]",
    )
    return f"""
        {keys} = {literals(t, who)}
        {values} = {[t.n(1, 30) for _ in range(n)]}
        {how}
        for k in {t.any(d, f"sorted({d})", f"reversed({keys})")}:
            print(k, {d}{t.any(".get(k)", ".get(k, 0)", ".get(k, '-')")})
        print({t.any(f"sum({d}.values())", f"len({d}) == len({keys})", f"{{v: k for k, v in {d}.items()}}", f"list({d}.items())[-1]")})
    """


@template("dictionaries")
def overridden_settings(t: Draw) -> str:
    f, base, own, k = t.names(
        "settings_for configure make_config",
        "defaults base standard",
        "own changes user",
        "k key name",
    )
    return f"""
        {base} = {{{t.s("size")}: {t.n(8, 14)}, {t.s("dark")}: {t.any("True", "False")}, {t.s("tabs")}: {t.any("[2, 4]", t.n(2, 8))}}}
        def {f}({own}):
            result = {t.any(f"{base}.copy()", f"dict({base})", base)}
            for {k} in {own}:
                if {k} {t.any("in", "not in")} {base}{t.any("", f" and {own}[{k}] is not None")}:
                    result[{k}] = {own}[{k}]
                {t.any("else:", f"elif {k}.isupper():")}
                    {t.any(f"print({t.s('unknown')}, {k})", f"result.setdefault({k}.lower(), len({k}))", f"result[{t.s('extra')}] = {k}")}
            return result
        mine = {f}({{{t.s("size")}: {t.n(9, 30)}, {t.s(t.any("DARK", "font", "tabs"))}: {t.any("None", t.n(1, 9))}}})
        print(mine)
        print({t.any(f"{base}", f"mine == {base}", f"[{k} for {k} in mine if mine[{k}] != {base}.get({k})]", f"len(mine) - len({base})")})
    """


@template("dictionaries")
def averages_by_name(t: Draw) -> str:
    marks, name, xs, out = t.names(
        "marks grades results", "name who student", "xs values points", "out means report"
    )
    data = {p: str(t.numbers(2, 3, 1, 10)) for p in people(t, 2, 3)}
    if t.n(0, 3) == 0:
        data["Zoe"] = "[]"
    mean = t.any(
        f"round(sum({xs}) / len({xs}), 1)",
        f"sum({xs}) // len({xs})",
        f"sorted({xs})[len({xs}) // 2]",
        f"(min({xs}) + max({xs})) / 2",
    )
    return f"""
        {marks} = {table(t, data)}
        {out} = {{}}
        for {name}, {xs} in {marks}.items():
            if not {xs}:
                {out}[{name}] = {t.any("None", "0")}
                continue
            {out}[{name}] = {mean}
            {t.maybe(f"{xs}.{t.any('append(10)', 'sort()', 'pop()')}", 0.4)}
        {t.any(f"print({out})", f"for {name}, mean in {out}.items():" + chr(10) + f"            print({name}.ljust(5), mean)")}
        {t.any(f"print({marks})", f"print(max({marks}, key=lambda n: sum({marks}[n])))", f"print(sum(map(len, {marks}.values())))")}
    """


@template("dictionaries")
def sparse_values(t: Draw) -> str:
    f, a, b, i = t.names("dot overlap product_of", "a v first", "b w second", "i k key")

    def vector() -> str:
        return (
            "{"
            + ", ".join(f"{k}: {t.n(1, 6)}" for k in sorted(t.rng.sample(range(6), t.n(2, 3))))
            + "}"
        )

    body = t.any(
        block(
            [
                "total = 0",
                f"for {i}, x in {a}.items():",
                f"    if {i} in {b}:",
                f"        total += x * {b}[{i}]",
                "return total",
            ],
            1,
        ),
        block([f"return sum(x * {b}.get({i}, 0) for {i}, x in {a}.items())"], 1),
        block(
            [
                f"return {{{i}: {a}.get({i}, 0) + {b}.get({i}, 0) for {i} in sorted({{*{a}, *{b}}})}}"
            ],
            1,
        ),
        block(
            [
                f"out = [0] * (max([*{a}, *{b}]) + 1)",
                f"for part in ({a}, {b}):",
                f"    for {i} in part:",
                f"        out[{i}] += part[{i}]",
                "return out",
            ],
            1,
        ),
    )
    return f"""
        def {f}({a}, {b}):
            {body}
        {t.show(f"{f}({vector()}, {vector()})")}
        {t.show(f"{f}({vector()}, {{}})")}
        {t.maybe(f"print({{{i}: {i} * {i} for {i} in range({t.n(2, 5)})}})")}
    """


@template("dictionaries")
def first_and_last_seen(t: Draw) -> str:
    xs, first, last, i, x = t.names(
        "xs letters items", "first start_at opened", "last end_at closed", "i at k", "x c item"
    )
    data = t.any(
        t.s(t.any("banana", "abcab", "level", t.word() + t.word()[:2])), t.ints(5, 7, 1, 4)
    )
    return f"""
        {xs} = {data}
        {first}, {last} = {{}}, {{}}
        for {i}, {x} in enumerate({xs}):
            {t.any(f"{first}.setdefault({x}, {i})", f"if {x} not in {first}:" + chr(10) + f"                {first}[{x}] = {i}")}
            {last}[{x}] = {i}
        {t.any(f"spans = {{{x}: {last}[{x}] - {first}[{x}] for {x} in {first}}}", f"spans = [{x} for {x} in {first} if {first}[{x}] == {last}[{x}]]", f"spans = sorted({first}, key={last}.get)")}
        print({t.any("spans", f"spans, {first}", "len(spans)", f"{first} == {last}")})
    """


@template("dictionaries")
def sentences_from_rules(t: Draw) -> str:
    links, word, out = t.names("links after follows", "word cur here", "out line path")
    nodes = t.words(4, 4)
    nodes = list(dict.fromkeys(nodes))
    rules = {n: t.s(t.any(*nodes)) for n in nodes[: max(1, len(nodes) - t.n(0, 1))]}
    return f"""
        {links} = {table(t, rules)}
        {word} = {t.s(nodes[0])}
        {out} = [{word}]
        while {word} in {links} and len({out}) < {t.n(4, 6)}:
            {word} = {links}{t.any(f"[{word}]", f".get({word})", f".pop({word})")}
            {t.any(f"if {word} in {out}:" + chr(10) + f"                {t.any('break', f'print({word})')}", "")}
            {out}.append({word})
        print({t.any(f"{t.s(' ')}.join({out})", f"{out}, len({links})", f"{t.s('>')}.join(w[0] for w in {out})", f"{out}[-1].upper()")})
    """
