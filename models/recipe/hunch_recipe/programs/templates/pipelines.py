"""Calls inside calls, on numbers and lists, and of one's own small functions inside each other."""

from .material import block, shuffled
from .registry import Draw, template


@template("pipelines")
def small_helpers_inside_each_other(t: Draw) -> str:
    f, g, h, x = t.names("clean trim tidy", "count size_of measure", "mark wrap label", "s text x")
    first = t.any(
        f"{x}.strip().lower()",
        f"{x}.replace({t.s('a')}, {t.s('')})",
        f"{x}[1:-1].strip()",
        f"{t.s('')}.join(sorted({x}.strip()))",
    )
    second = t.any(
        f"len({x}.split())",
        f"sum(c in {t.s('aeiou')} for c in {x})",
        f"len(set({x}))",
        f"{x}.count(max({x}, default={t.s(' ')}))",
    )
    third = t.any(
        f"{t.s('*')} * {x} + str({x})",
        f"str({x}).rjust(3, {t.s('0')})",
        f"[{x}] * min({x}, 3)",
        f"f'<{{{x}}}>'",
    )
    text = t.any(
        f"  {t.word().title()} {t.word()} ", t.word() + " " + t.word(), f"{t.word().upper()}"
    )
    return f"""
        def {f}({x}):
            return {first}
        def {g}({x}):
            return {second}
        def {h}({x}):
            return {third}
        print({h}({g}({f}({t.s(text)}))))
        {t.show(f"{h}(max({g}({t.s(t.word())}), {g}({f}({t.s(t.word())}))))")}
        {t.maybe(f"print({f}({f}({t.s(text[::-1])})), {g}({f}({t.s(t.word())})) + {g}({t.s(t.word())}))")}
    """


@template("pipelines")
def numbers_through_three_steps(t: Draw) -> str:
    f, g, h, x = t.names("double grow up", "limit clamp cut", "step back dec", "x n v")
    k, m = t.n(2, 4), t.n(8, 15)
    a, b, c = (
        t.any(f"{x} * {k}", f"{x} + {k}", f"{x} ** 2", f"abs({x}) + 1"),
        t.any(f"min({x}, {m})", f"max(min({x}, {m}), {k})", f"{x} % {m}", f"int(str({x})[-1])"),
        t.any(f"{x} - {k}", f"{x} // 2", f"-{x}", f"max({x} - {k}, 0)", f"{x} // {k} + {x} % {k}"),
    )
    return f"""
        def {f}({x}):
            return {a}
        def {g}({x}):
            return {b}
        def {h}({x}):
            return {c}
        {t.any(f"print({f}({g}({h}({t.n(3, 20)}))), {h}({g}({f}({t.n(3, 20)}))))", f"print({g}({f}({t.n(2, 9)}) + {h}({t.n(2, 9)})))")}
        {t.any(f"total = sum({h}({f}(n)) for n in range({t.n(2, 3)}))", f"total = max({f}({t.n(1, 9)}), {g}({t.n(5, 30)}), {h}({t.n(5, 20)}))", f"total = {f}({g}({t.n(10, 30)})) - {g}({f}({t.n(1, 9)}))")}
        print(total, {t.any(f"{g}(total)", f"{f}({h}(total))", f"{h}({h}(total))")})
    """


@template("pipelines")
def list_expressions(t: Draw) -> str:
    xs, out = t.names("xs nums values", "out results answers")
    lines = shuffled(
        t,
        5,
        f"{out}.append(sum(sorted({xs})[-{t.n(2, 3)}:]))",
        f"{out}.append(len(set({xs})) - len(set(map(abs, {xs}))))",
        f"{out}.append(max(map(abs, {xs})) - min(map(abs, {xs})))",
        f"{out}.append(sorted({xs}, key=abs)[len({xs}) // 2])",
        f"{out}.append(sum(map(int, str(abs(sum({xs}))))))",
        f"{out}.append({xs}.index(max({xs})) - {xs}.index(min({xs})))",
        f"{out}.append(max(b - a for a, b in zip({xs}, {xs}[1:])))",
        f"{out}.append(len(list(filter(lambda x: x > sum({xs}) / len({xs}), {xs}))))",
        f"{out}.append(sum(x * y for x, y in zip({xs}, reversed({xs}))) // 2)",
        f"{out}.append(min(range(len({xs})), key=lambda i: abs({xs}[i])))",
        f"{out}.append(int({t.s('')}.join(map(str, map(abs, {xs}[:3])))))",
        f"{out}.append(round(sum(map(float, {xs})) / len({xs}), 1))",
        f"{out}.append(sorted(sorted(set({xs})), key=lambda x: x % {t.n(2, 5)})[0])",
    )
    return f"""
        {xs} = {[t.any(1, 1, -1) * t.n(0, 12) for _ in range(t.n(4, 5))]}
        {out} = []
        {lines}
        for value in {out}:
            {t.any("print(value)", f"print(value, value in {xs})", f"print(str(value).rjust(4, {t.s('.')}))", f"{xs}.append(value)")}
        print({t.any(f"max({out}, key=abs)", f"sum(map(bool, {out}))", f"len({xs} + {out})", f"sorted(map(round, {out}))[0]")})
    """


@template("pipelines")
def digits_in_one_expression(t: Draw) -> str:
    f, n = t.names("digits_total score crunch", "n num x")
    value = t.any(
        f"sum(map(int, str(abs({n}))))",
        f"int({t.s('')}.join(sorted(str({n}), reverse=True)))",
        f"max(map(int, str({n}))) * min(map(int, str({n})))",
        f"int(bin({n})[2:].replace({t.s('0')}, {t.s('2')}))",
        f"sum(int(d) ** i for i, d in enumerate(str({n})))",
        f"int(str({n})[::-1]) - int({t.s('')}.join(sorted(str({n}))))",
        f"len(bin({n})) - len(hex({n})) + len(str({n}))",
        f"int(max(str({n}), key=lambda d: (str({n}).count(d), d)))",
        f"abs(sum(map(int, str({n})[::2])) - sum(map(int, str({n})[1::2])))",
    )
    return f"""
        def {f}({n}):
            return {value}
        for value in [{t.n(10, 99)}, {t.n(100, 999)}, {t.n(1000, 9999)}]:
            print({t.any(f"{f}(value)", f"value, {f}(value)", f"{f}(value) % {t.n(3, 9)}, len(str({f}(value)))")})
        {t.show(t.any(f"{f}(abs({f}({t.n(100, 999)})) + {t.n(10, 30)})", f"max({f}({t.n(10, 99)}), {f}({t.n(10, 99)}))", f"sum(map({f}, range({t.n(10, 12)}, {t.n(13, 14)})))"))}
    """


@template("pipelines")
def grids_in_one_expression(t: Draw) -> str:
    f, m = t.names("solve describe total_of", "m grid rows")
    value = t.any(
        f"sum(max(row) for row in {m})",
        f"max(map(sum, zip(*{m})))",
        f"sorted(sum({m}, []))[len(sum({m}, [])) // 2]",
        f"[list(map(sum, zip(*{m}))), list(map(sum, {m}))]",
        f"max(abs(a - b) for row in {m} for a, b in zip(row, row[1:]))",
        f"len({{x for row in {m} for x in row}})",
        f"min(range(len({m})), key=lambda i: sum({m}[i]))",
        f"sum(row[i] for i, row in enumerate({m}) if i < len(row))",
        f"{t.s('/')}.join({t.s('')}.join(map(str, row)) for row in zip(*{m}))",
        f"list(map(list, zip(*sorted({m}, key=sum))))",
    )
    return f"""
        def {f}({m}):
            return {value}
        first = {[[t.n(0, 9) for _ in range(2)] for _ in range(2)]}
        second = {[[t.n(0, 9) for _ in range(3)] for _ in range(2)]}
        print({f}(first))
        print({f}(second), {t.any(f"{f}(first + [[1, 1]])", f"{f}([row[::-1] for row in second])", f"{f}(second[::-1])", f"{f}(list(map(sorted, first)))")})
        for row in {t.any("first", "zip(*second)", "sorted(second, key=min)")}:
            print(max(row) - min(row){t.any("", ", sum(row) // len(row)", ", sorted(row)[-1]")})
    """


@template("pipelines")
def chosen_by_best_value(t: Draw) -> str:
    f, g, xs = t.names("value_of rate cost", "best pick choose", "xs options items")
    k = t.n(2, 9)
    words = t.n(0, 1)
    score = (
        t.any(
            f"len(set(x)) * {t.n(2, 3)} - len(x)",
            "sum(map(ord, x)) % 10",
            "x.count(min(x)) + len(x)",
            "ord(max(x)) - ord(min(x))",
        )
        if words
        else t.any(
            f"abs(x - {k})",
            "sum(map(int, str(x)))",
            f"x % {k} * (x // {k})",
            "max(map(int, str(x)))",
        )
    )
    return f"""
        def {f}(x):
            return {score}
        def {g}({xs}):
            return {t.any(f"max({xs}, key={f})", f"min(sorted({xs}), key={f})", f"sorted({xs}, key=lambda x: (-{f}(x), x))[0]", f"max(map({f}, {xs}))", f"max(({f}(x), x) for x in {xs})")}
        {t.any(f"print({g}({t.word_list(2, 3) if words else t.ints(3, 3)}))", f"result = {g}({t.word_list(2, 3) if words else t.ints(3, 3)})")}
        {t.show(f"{f}({t.s(t.word()) if words else t.n(5, 99)}) + {f}({t.s(t.word()) if words else t.n(5, 99)})")}
    """


@template("pipelines")
def filters_one_after_another(t: Draw) -> str:
    f, g, xs = t.names("keep_some chosen keep", "scaled change shift_all", "xs nums values")
    keep = t.any(
        f"[x for x in {xs} if x % {t.n(2, 3)} == 0]",
        f"list(filter(lambda x: x > {t.n(2, 5)}, {xs}))",
        f"[x for i, x in enumerate({xs}) if i % 2 == {t.n(0, 1)}]",
        f"sorted(set({xs}))",
    )
    change = t.any(
        f"[x * {t.n(2, 3)} for x in {xs}]",
        f"list(map(lambda x: x - {t.n(1, 4)}, {xs}))",
        f"[abs(x - {xs}[0]) for x in {xs}]",
        f"{xs}[1:] + {xs}[:1]",
    )
    end = t.any("sum", "len", "sorted", "max")
    guard = f" or [{t.n(0, 3)}]" if end == "max" or "[0]" in change else ""
    return f"""
        def {f}({xs}):
            return {keep}{guard}
        def {g}({xs}):
            return {change}
        data = {t.ints(4, 6)}
        print({end}({g}({f}(data))))
        print({f}({g}(data)), {t.any(f"len({f}({f}(data)))", f"{g}({g}(data))[-1]", "data")})
        {t.show(f"{end}({f}(data + {g}(data)))")}
    """


@template("pipelines")
def walked_until_stable(t: Draw) -> str:
    f, x, k = t.names("reduce_once squash step_down", "x value cur", "k steps rounds")
    text = t.n(0, 1)
    body = (
        t.any(
            f"x.replace({t.s('aa')}, {t.s('b')}).replace({t.s('bb')}, {t.s('a')})",
            f"{t.s('')}.join(sorted(set(x)))",
            "x[1:-1].strip() if x[:1] == x[-1:] else x",
            f"{t.s('')}.join(c for i, c in enumerate(x) if i == 0 or c != x[i - 1])",
        )
        if text
        else t.any(
            "sum(map(int, str(x)))",
            "int(str(x)[0]) * len(str(x))",
            "max(map(int, str(x))) + x // 100",
            "int(bin(x).count('1'))",
        )
    )
    start = t.s("".join(t.any(*"aab") for _ in range(t.n(4, 7)))) if text else str(t.n(100, 9999))
    return f"""
        def {f}(x):
            return {body}
        {x}, {k} = {start}, 0
        while {f}({x}) != {x} and {k} < {t.n(4, 6)}:
            {x} = {f}({x})
            {k} += 1
            {t.maybe(f"print({k}, {x})")}
        print({x}, {t.any(k, f"{f}({f}({x})) == {x}", f"len(str({x}))")})
    """


@template("pipelines")
def arguments_that_are_calls(t: Draw) -> str:
    f, a, b, c = t.names("between fit place", "a low x", "b high y", "c value z")
    body = t.any(
        block([f"if {a} > {b}:", f"    {a}, {b} = {b}, {a}", f"return max({a}, min({b}, {c}))"], 1),
        block([f"return sorted([{a}, {b}, {c}])[1]"], 1),
        block([f"return ({a} + {b} + {c}) - max({a}, {b}, {c}) - min({a}, {b}, {c})"], 1),
        block(
            [
                f"if {a} <= {c} <= {b}:",
                f"    return {c}",
                f"return {a} if abs({c} - {a}) < abs({c} - {b}) else {b}",
            ],
            1,
        ),
    )
    w = t.word()
    return f"""
        def {f}({a}, {b}, {c}={t.n(3, 6)}):
            {body}
        print({f}(len({t.s(w)}), int({t.s(str(t.n(1, 20)))})))
        print({f}(abs(-{t.n(1, 9)}), round({t.n(3, 12)}.{t.any(4, 6)}), {t.any(f"ord({t.s(w[0])}) % 10", f"{t.s(w)}.find({t.s(w[-1])})", f"max({t.ints(2, 3)})", f"sum(range({t.n(2, 5)}))")}))
        {t.show(f"{f}({f}({t.n(1, 9)}, {t.n(1, 9)}), {f}({t.n(5, 20)}, {t.n(1, 9)}, {t.n(0, 9)}), {c}={f}({t.n(0, 5)}, {t.n(5, 15)}))")}
    """


@template("pipelines")
def ranking_in_one_expression(t: Draw) -> str:
    f, xs = t.names("ranks places order_of", "xs scores values")
    value = t.any(
        f"[sorted({xs}, reverse=True).index(x) + 1 for x in {xs}]",
        f"[sorted(set({xs})).index(x) for x in {xs}]",
        f"sorted(range(len({xs})), key=lambda i: (-{xs}[i], i))",
        f"[sum(y > x for y in {xs}) + 1 for x in {xs}]",
        f"[x for x, _ in sorted(zip({xs}, range(len({xs}))), key=lambda p: (p[0] % 3, p[1]))]",
        f"list(map(sorted(set({xs}), key=lambda x: -x).index, {xs}))",
        f"[max({xs}[:i + 1]) for i in range(len({xs}))]",
        f"[round(x / max(max({xs}), 1), 1) for x in {xs}]",
    )
    return f"""
        def {f}({xs}):
            return {value}
        for row in [{t.ints(3, 4)}, {t.ints(2, 3)}]:
            print({t.any(f"row, {f}(row)", f"{f}(row)", f"{f}(row)[::-1]", f"list(zip(row, {f}(row)))")})
        {t.show(t.any(f"{f}({f}({t.ints(3, 3)}))", f"max({f}({t.ints(4, 4)}))", f"{f}(sorted({t.ints(3, 4)}))", f"len(set({f}({t.ints(3, 4)})))"))}
    """
