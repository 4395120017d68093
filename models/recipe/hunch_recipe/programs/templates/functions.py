"""Functions: helpers, defaults, keywords, recursion, functions as values, closures, generators."""

from .registry import Draw, template


@template("functions")
def nested_calls(t: Draw) -> str:
    f, g, h = t.names("double twice f", "inc add_one g", "square sq h")
    x = t.any("x", "n", "a")
    pick = lambda: t.any(f, g, h)  # noqa: E731
    deep = str(t.n(1, 5))
    for _ in range(t.n(2, 4)):
        deep = f"{pick()}({deep})"
    return f"""
        def {f}({x}):
            return {t.any(f"{x} * 2", f"{x} + {x}", f"2 * {x}")}
        def {g}({x}):
            return {x} {t.any("+", "-", "+")} {t.n(1, 4)}
        def {h}({x}):
            {t.any(f"return {x} * {x} % {t.n(10, 30)}", f"return {x} ** 2 - {x}", f"y = {x} * {t.n(2, 3)}" + chr(10) + f"            return y - {t.n(1, 5)}")}
        {t.show(deep)}
        {t.show(f"{pick()}({t.n(1, 6)}) {t.any('+', '-', '*')} {pick()}({pick()}({t.n(1, 4)}))")}
    """


@template("functions")
def defaults_and_keywords(t: Draw) -> str:
    f, a, b, c = t.names(
        "price total scale f combine", "a x amount base", "b y factor times", "c z extra offset"
    )
    body = t.any(f"{a} * {b} + {c}", f"({a} + {c}) * {b}", f"{a} + {b} - {c}", f"{a} // {b} + {c}")
    return f"""
        def {f}({a}, {b}={t.n(1, 4)}, {c}={t.n(0, 5)}):
            {t.maybe(f"{a} += {t.n(1, 3)}", 0.3)}
            return {body}
        print({f}({t.n(1, 9)}))
        print({t.any(f"{f}({t.n(1, 9)}, {t.n(2, 5)})", f"{f}({t.n(1, 9)}, {c}={t.n(1, 9)})", f"{f}({t.n(1, 9)}, {c}={t.n(1, 5)}, {b}={t.n(2, 4)})")})
        {t.maybe(t.show(f"{f}({f}({t.n(1, 5)}), {b}={t.n(1, 3)})"))}
    """


@template("functions")
def shared_default(t: Draw) -> str:
    f, x, xs = t.names("add push collect f", "x item v", "items xs bag")
    fixed = t.any(True, False)
    if fixed:
        return f"""
        def {f}({x}, {xs}=None):
            if {xs} is None:
                {xs} = []
            {xs}.append({t.any(x, f"{x} * 2")})
            return {xs}
        print({f}({t.n(1, 9)}))
        print({f}({t.n(1, 9)}{t.maybe(", " + t.ints(1, 2))}))
        print({f}({t.n(1, 9)}))
    """
    return f"""
        def {f}({x}, {xs}=[]):
            {t.any(f"{xs}.append({x})", f"{xs}.insert(0, {x})", f"{xs} += [{x}]")}
            return {t.any(xs, f"len({xs})", f"sum({xs})")}
        {t.show(f"{f}({t.n(1, 9)})")}
        {t.show(f"{f}({t.n(1, 9)})")}
        {t.show(f"{f}({t.n(1, 9)}{t.maybe(', ' + t.ints(1, 2))})")}
    """


@template("functions")
def list_sum_recursive(t: Draw) -> str:
    f, xs = t.names("total sum_all add_up count_big f", "xs nums items")
    k = t.n(2, 6)
    body = t.any(
        f"return {xs}[0] + {f}({xs}[1:])",
        f"return {f}({xs}[:-1]) + {xs}[-1]",
        f"if {xs}[0] > {k}:\n                return 1 + {f}({xs}[1:])\n            return {f}({xs}[1:])",
        f"first, *rest = {xs}\n            return first + {f}(rest)",
        f"mid = len({xs}) // 2\n            if mid == 0:\n                return {xs}[0]\n            return {f}({xs}[:mid]) + {f}({xs}[mid:])",
    )
    return f"""
        def {f}({xs}):
            if {t.any(f"not {xs}", f"len({xs}) == 0", f"{xs} == []")}:
                return 0
            {body}
        {t.show(f"{f}({t.ints(2, 4)})")}
    """


@template("functions")
def count_down(t: Draw) -> str:
    f, n = t.names("count_down launch go f", "n k x")
    step = t.any(1, 1, 2)
    order = t.any((f"print({n})", f"{f}({n} - {step})"), (f"{f}({n} - {step})", f"print({n})"))
    return f"""
        def {f}({n}):
            if {n} <= 0:
                print({t.s(t.any("go", "done", "end", "lift off"))})
                return
            {order[0]}
            {order[1]}
        {f}({t.n(2, 5)})
    """


@template("functions")
def staircase(t: Draw) -> str:
    f, n = t.names("ways climb steps paths", "n k left")
    style = t.any("two", "three", "memo", "memo")
    if style == "memo":
        return f"""
        def {f}({n}, memo={{}}):
            if {n} <= {t.any(1, 2)}:
                return {t.any("1", n)}
            if {n} not in memo:
                memo[{n}] = {f}({n} - 1) + {f}({n} - {t.any(2, 2, 3)})
            return memo[{n}]
        {t.show(f"{f}({t.n(4, 6)})")}
    """
    more = f" + {f}({n} - 3)" if style == "three" else ""
    return f"""
        def {f}({n}):
            if {n} < 0:
                return 0
            if {n} == 0:
                return 1
            return {f}({n} - 1) + {f}({n} - 2){more}
        {t.show(f"{f}({t.n(2, 4 if more else 5)})")}
    """


@template("functions")
def flatten(t: Draw) -> str:
    f, xs, out, x = t.names("flatten flat f", "xs items nested", "out result acc", "x item e")

    def nest(depth: int) -> str:
        return (
            "["
            + ", ".join(
                nest(depth - 1) if depth and t.n(0, 2) == 0 else str(t.n(0, 9))
                for _ in range(t.n(1, 3))
            )
            + "]"
        )

    return f"""
        def {f}({xs}):
            {out} = []
            for {x} in {xs}:
                if isinstance({x}, list):
                    {t.any(f"{out}.extend({f}({x}))", f"{out} += {f}({x})", f"{out} = {out} + {f}({x})")}
                else:
                    {out}.append({t.any(x, x, f"{x} * 2")})
            return {out}
        {t.show(f"{t.any('', '', 'sum', 'len')}({f}({nest(2)}))")}
    """


@template("functions")
def digits_recursive(t: Draw) -> str:
    f, n = t.names("digits count_digits total back f", "n x num")
    body = t.any(
        f"return {n} % 10 + {f}({n} // 10)",
        f"return 1 + {f}({n} // 10)",
        f"return max({n} % 10, {f}({n} // 10))",
        f"return {f}({n} // 10) + {n} % 10",
        f"return {n} % 10 * {f}({n} // 10)",
    )
    return f"""
        def {f}({n}):
            if {n} < {t.any(10, 10, 1)}:
                return {t.any(n, n, "1")}
            {body}
        {t.show(f"{f}({t.n(10, 9999)})")}
        {t.maybe(t.show(f"{f}({f}({t.n(100, 999)}))"))}
    """


@template("functions")
def reverse_recursive(t: Draw) -> str:
    f, s = t.names("rev back turn f", "s text w")
    a, b = f"{s}[0]", f"{f}({s}[1:])"
    body = t.any(f"{b} + {a}", f"{s}[-1] + {f}({s}[:-1])", f"{b} + {a}.upper()", f"{a} + {b} + {a}")
    return f"""
        def {f}({s}):
            if {t.any(f"len({s}) <= 1", f"{s} == ''", f"not {s}")}:
                return {s}
            return {body}
        {t.show(f"{f}({t.s(t.word()[:5])})")}
    """


@template("functions")
def towers(t: Draw) -> str:
    f, n, a, b, c = t.names(
        "move hanoi solve", "n k disks", "a src start", "b dst end", "c via spare"
    )
    style = t.any("print", "count", "list")
    line = {
        "print": f"print({n}, {a}, {b})",
        "count": "total = 1",
        "list": f"moves.append(({a}, {b}))",
    }[style]
    if style == "count":
        return f"""
        def {f}({n}):
            if {n} == 0:
                return 0
            return {t.any(f"2 * {f}({n} - 1) + 1", f"{f}({n} - 1) + 1 + {f}({n} - 1)")}
        {t.show(f"{f}({t.n(2, 3)})")}
    """
    return f"""
        {t.any("moves = []") if style == "list" else ""}
        def {f}({n}, {a}, {b}, {c}):
            if {n} == 0:
                return
            {f}({n} - 1, {a}, {c}, {b})
            {line}
            {f}({n} - 1, {c}, {b}, {a})
        {f}({t.n(1, 2)}, 'A', 'C', 'B')
        {"print(moves)" if style == "list" else ""}
    """


@template("functions")
def apply_function(t: Draw) -> str:
    f, g, xs, out, x = t.names(
        "apply each transform", "func fn op", "xs items nums", "out result done", "x v n"
    )
    fn = t.any(
        f"lambda {x}: {x} * {t.n(2, 4)}",
        f"lambda {x}: {x} - {t.n(1, 4)}",
        "abs",
        "str",
        f"lambda {x}: {x} % {t.n(2, 4)}",
    )
    return f"""
        def {f}({g}, {xs}):
            {out} = []
            for {x} in {xs}:
                {out}.append({t.any(f"{g}({x})", f"{g}({x})", f"{x} + {g}({x})" if fn != "str" else f"{g}({x}) * 2")})
            return {out}
        {t.show(f"{f}({fn}, {t.ints(2, 4)})")}
        {t.maybe(t.show(f"max({f}(lambda {x}: {x} + 1, {t.ints(2, 3)}))"))}
    """


@template("functions")
def counter_closure(t: Draw) -> str:
    f, n, step = t.names("make_counter counter start_at", "n count value", "step tick up")
    a, b = t.any(("a", "b"), ("c1", "c2"), ("first", "second"))
    return f"""
        def {f}({n}={t.n(0, 5)}):
            def {step}({t.any("", "by=1")}):
                nonlocal {n}
                {n} += {t.any("1", "2")}
                return {n}
            return {step}
        {a} = {f}()
        {b} = {f}({t.n(1, 9)})
        {a}()
        print({a}() + {b}())
        {t.any(f"print({b}(), {a}())", f"total = {a}() * {b}()", f"{b} = {a}" + chr(10) + f"        print({b}())")}
    """


@template("functions")
def compose(t: Draw) -> str:
    c, f, g, x = t.names("compose then chain", "f first", "g second", "x v n")
    a, b = t.names("inc add up", "dbl times twice")
    return f"""
        def {c}({f}, {g}):
            {t.any(f"return lambda {x}: {g}({f}({x}))", f"def both({x}):" + chr(10) + f"                return {g}({f}({x}))" + chr(10) + "            return both")}
        {a} = lambda {x}: {x} + {t.n(1, 5)}
        {b} = lambda {x}: {x} * {t.n(2, 3)}
        {t.show(f"{c}({t.any(f'{a}, {b}', f'{b}, {a}', f'{a}, {a}')})({t.n(1, 6)})")}
    """


@template("functions")
def generator_take(t: Draw) -> str:
    f, n, i, g = t.names("count_up gen evens numbers", "n limit top", "i k x", "g it source")
    step = t.any(1, 2, 3)
    use = t.any(
        f"for x in {f}({t.n(3, 7)}):\n            print(x)",
        f"print(list({f}({t.n(3, 8)})))",
        f"{g} = {f}({t.n(4, 8)})\n        print(next({g}))\n        print(next({g}) + next({g}, 0))",
        f"total = sum({f}({t.n(3, 6)}))",
    )
    return f"""
        def {f}({n}):
            {i} = {t.n(0, 2)}
            while {i} < {n}:
                yield {t.any(i, f"{i} * {i}", f"{i} + 1")}
                {i} += {step}
        {use}
    """


@template("functions")
def many_arguments(t: Draw) -> str:
    f, args, total, a = t.names(
        "total add_all biggest f", "args nums values", "total out s", "a x n"
    )
    return f"""
        def {f}(*{args}{t.any("", ", start=0", ", start=10")}):
            {total} = {t.any("0", "1")}
            for {a} in {args}:
                {total} {t.any("+=", "-=", "+=")} {a}
            return {total}{t.any("", f", len({args})", f" * len({args})")}
        print({f}({", ".join(str(t.n(0, 9)) for _ in range(t.n(1, 4)))}))
        print({f}(*{t.ints(2, 3)}))
        {t.maybe(f"print({f}())")}
    """


@template("functions")
def scopes(t: Draw) -> str:
    x, f, g = t.names("x count n total", "f change step", "g show other")
    return t.any(
        f"""
        {x} = {t.n(1, 9)}
        def {f}():
            {x} = {t.n(10, 20)}
            return {x}{t.any("", " + 1")}
        def {g}():
            return {x} + {t.n(1, 3)}
        print({f}(), {x})
        print({g}())
    """,
        f"""
        {x} = {t.n(0, 9)}
        def {f}(k):
            global {x}
            {x} {t.any("+=", "-=", "*=")} k
            {t.maybe(f"return {x}")}
        {f}({t.n(1, 5)})
        {f}({t.n(1, 5)})
        print({x})
    """,
        f"""
        def {f}({x}):
            {x} = {x} {t.any("+", "*")} {t.n(2, 5)}
            return {x}
        {x} = {t.n(1, 9)}
        y = {f}({x})
        print({t.any(f"{x}, y", f"{f}(y), {x}", f"{f}({f}({x}))")})
    """,
    )


@template("functions")
def change_argument(t: Draw) -> str:
    f, xs, a = t.names("change update fix f", "xs items lst", "data nums a")
    body = t.any(
        f"{xs}.append({t.n(1, 9)})",
        f"{xs} = {xs} + [{t.n(1, 9)}]",
        f"{xs}[0] = {t.n(10, 20)}",
        f"{xs} += [{t.n(1, 9)}]",
        f"{xs}.sort()",
        f"{xs} = sorted({xs})",
    )
    return f"""
        def {f}({xs}):
            {body}
            {t.any(f"return {xs}", f"return len({xs})", f"{xs}.pop()", "return None")}
        {a} = {t.ints(2, 4)}
        b = {t.any(f"{f}({a})", f"{f}({a}[:])", f"{f}(list({a}))")}
        print({t.any(f"{a}, b", f"{a} is b, {a}", f"b, len({a})")})
    """


@template("functions")
def helper_pipeline(t: Draw) -> str:
    a, b, c = t.names("clean normalize prepare", "score weigh value_of", "best choose top")
    w, ws = t.names("w word s", "words items names")
    return f"""
        def {a}({w}):
            return {w}.{t.any("strip().lower()", "lower()", "upper()", "strip()")}
        def {b}({w}):
            {w} = {a}({w})
            return {t.any(f"len({w})", f"{w}.count({t.s(t.any(*'aeo'))})", f"len(set({w}))", f"len({w}) * 2 + {w}.count('e')")}
        def {c}({ws}):
            result = {ws}[0]
            for {w} in {ws}[1:]:
                if {b}({w}) {t.any(">", "<", ">=")} {b}(result):
                    result = {w}
            return {t.any("result", f"{a}(result)")}
        {t.show(f"{c}({t.word_list(2, 3)})")}
    """


@template("functions")
def remembered(t: Draw) -> str:
    f, n, memo, r = t.names("fib f seq term", "n k x", "memo cache seen known", "result r value")
    step = t.any(
        f"{f}({n} - 1) + {f}({n} - 2)",
        f"{f}({n} - 1) + 2 * {f}({n} - 2)",
        f"{f}({n} - 2) + {n}",
        f"{f}({n} // 2) + {f}({n} // 3)",
    )
    base = t.any(f"{n} < 2", f"{n} <= 1")
    return t.any(
        f"""
        {memo} = {{}}
        def {f}({n}):
            if {base}:
                return {t.any(n, "1")}
            if {n} not in {memo}:
                {memo}[{n}] = {step}
            return {memo}[{n}]
        {t.show(f"{f}({t.n(3, 6)})")}
        {t.maybe(f"print(len({memo}))")}
    """,
        f"""
        {memo} = {{0: {t.n(0, 1)}, 1: 1}}
        def {f}({n}):
            if {n} in {memo}:
                return {memo}[{n}]
            {r} = {step}
            {memo}[{n}] = {r}
            return {r}
        {t.show(f"{f}({t.n(3, 6)})")}
        {t.maybe(f"print({memo})", 0.4)}
    """,
        f"""
        def {f}({n}):
            if {base}:
                return {n}
            return {f}({n} - 1) + {f}({n} - 2)
        {t.show(t.any(f"{f}({t.n(2, 4)})", f"[{f}(i) for i in range({t.n(3, 4)})]", f"{f}({t.n(2, 3)}) + {f}({t.n(1, 3)})"))}
    """,
    )


@template("functions")
def multiplied_down(t: Draw) -> str:
    f, n, r, stop = t.names("fact product_of prod f", "n k x", "rest smaller prev", "stop low base")
    return t.any(
        f"""
        def {f}({n}):
            if {t.any(f"{n} == 0", f"{n} == 1", f"{n} < 2")}:
                return 1
            {r} = {f}({n} - 1)
            {t.maybe(f"print({n}, {r})")}
            return {t.any(f"{r} * {n}", f"{n} * {r}", f"{n} + {r}")}
        {t.show(f"{f}({t.n(2, 5)})")}
    """,
        f"""
        def {f}({n}, {stop}=1):
            return {stop} if {n} <= {stop} else {n} * {f}({n} - {t.any(1, 2)}, {stop})
        {t.show(f"{f}({t.n(3, 6)})")}
        {t.maybe(t.show(f"{f}({t.n(4, 6)}, {t.n(2, 3)})"))}
    """,
        f"""
        def {f}({n}, acc={t.n(1, 2)}):
            if {n} {t.any("== 0", "<= 1", "< 1")}:
                return acc
            return {f}({n} - 1, {t.any(f"acc * {n}", f"acc + {n}", f"{n} * acc")})
        {t.show(f"{f}({t.n(2, 5)})")}
    """,
    )


@template("functions")
def power_recursive(t: Draw) -> str:
    f, b, e, h = t.names("power pow_of f", "b base x", "e exp n", "h half part")
    return t.any(
        f"""
        def {f}({b}, {e}):
            if {e} == 0:
                return 1
            return {b} * {f}({b}, {e} - 1)
        {t.show(f"{f}({t.n(2, 4)}, {t.n(2, 4)})")}
    """,
        f"""
        def {f}({b}, {e}):
            if {e} == 0:
                return 1
            {h} = {f}({b}, {e} // 2)
            if {e} % 2 == 0:
                return {h} * {h}
            return {t.any(f"{h} * {h} * {b}", f"{b} * {h} * {h}")}
        {t.show(f"{f}({t.n(2, 3)}, {t.n(2, 6)})")}
    """,
    )
