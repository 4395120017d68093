"""The first weeks: variables, conditions, counting loops, simple functions."""

from .registry import Draw, template


@template("basics")
def sum_to_n(t: Draw) -> str:
    n, total, i = t.names("n limit top last", "total s acc sum_", "i k num x")
    style = t.any("for", "for", "while", "down")
    change = t.any(
        f"{total} += {i}",
        f"{total} = {total} + {i}",
        f"{total} += {i} * {i}",
        f"{total} += 2 * {i}",
        f"{total} -= {i}",
    )
    if style == "for":
        return f"""
        {n} = {t.n(3, 7)}
        {total} = {t.any(0, 0, 0, 1, 10)}
        for {i} in range({t.any(f"{n}", f"1, {n} + 1", f"{n}, 0, -1", f"0, {n}, 2")}):
            {change}
            {t.maybe(f"print({i}, {total})", 0.3)}
        print({t.any(total, total, f"{t.s('sum:')}, {total}")})
    """
    start, test, step = (
        (1, f"{i} <= {n}", f"{i} += 1")
        if style == "while"
        else (n, f"{i} > 0", f"{i} -= {t.any(1, 1, 2)}")
    )
    return f"""
        {n} = {t.n(3, 7)}
        {i} = {start}
        {total} = {t.any(0, 0, 1)}
        while {test}:
            {change}
            {step}
        print({t.any(total, f"{total}, {i}")})
    """


@template("basics")
def factorial_loop(t: Draw) -> str:
    n, p, i, f = t.names("n num k", "product result p", "i k j", "product_to fact_loop f")
    body = t.any(f"{p} *= {i}", f"{p} = {p} * {i}", f"{p} = {i} * {p}")
    return f"""
        def {f}({n}):
            {p} = 1
            for {i} in range({t.any(f"1, {n} + 1", f"2, {n} + 1", f"{n}, 1, -1")}):
                {body}
                {t.maybe(f"print({i}, {p})", 0.25)}
            return {p}
        {t.show(f"{f}({t.n(3, 6)})")}
        {t.maybe(t.show(f"{f}({t.n(4, 5)}) {t.any('//', '-', '+')} {f}({t.n(2, 3)})"))}
    """


@template("basics")
def average(t: Draw) -> str:
    xs, total, x, mean = t.names(
        "nums scores grades temps", "total s", "x n score g", "mean avg average"
    )
    return f"""
        {xs} = {t.ints(3, 5)}
        {total} = 0
        for {x} in {xs}:
            {total} += {x}
        {mean} = {total} {t.any("//", "//", "/")} len({xs})
        {
        t.any(
            f"print({mean})",
            f"if {mean} > {t.n(3, 9)}:"
            + chr(10)
            + "            print('high')"
            + chr(10)
            + "        else:"
            + chr(10)
            + "            print('low')",
            f"above = [{x} for {x} in {xs} if {x} > {mean}]",
            f"print({total}, {mean})",
        )
    }
    """


@template("basics")
def biggest_of_three(t: Draw) -> str:
    f = t.name("biggest", "max3", "largest", "pick")
    a, b, c = t.any(("a", "b", "c"), ("x", "y", "z"), ("p", "q", "r"))
    sign = t.any(">", ">=", "<")
    return t.any(
        f"""
        def {f}({a}, {b}, {c}):
            if {a} {sign} {b} and {a} {sign} {c}:
                return {a}
            elif {b} {sign} {c}:
                return {b}
            else:
                return {c}
        {t.show(f"{f}({t.n(1, 9)}, {t.n(1, 9)}, {t.n(1, 9)})")}
    """,
        f"""
        {a}, {b}, {c} = {t.n(1, 20)}, {t.n(1, 20)}, {t.n(1, 20)}
        big = {a}
        if {b} {sign} big:
            big = {b}
        if {c} {sign} big:
            big = {c}
        print(big{t.any("", f", {a} + {b} + {c} - big")})
    """,
        f"""
        def {f}({a}, {b}):
            return {a} if {a} {sign} {b} else {b}
        print({f}({f}({t.n(1, 9)}, {t.n(1, 9)}), {t.n(1, 9)}))
        {t.maybe(f"print({f}({t.n(1, 9)}, {f}({t.n(1, 9)}, {f}({t.n(1, 9)}, {t.n(1, 9)}))))")}
    """,
    )


@template("basics")
def leap_year(t: Draw) -> str:
    f, y = t.names("is_leap leap check", "year y n")
    body = t.any(
        f"return {y} % 4 == 0 and ({y} % 100 != 0 or {y} % 400 == 0)",
        f"if {y} % 400 == 0:\n                return True\n            if {y} % 100 == 0:\n                return False\n            return {y} % 4 == 0",
        f"if {y} % 4 != 0:\n                return False\n            elif {y} % 100 != 0:\n                return True\n            else:\n                return {y} % 400 == 0",
    )
    years = [t.any(1900, 2000, 2004, 1999, 2023, 2024, 2100, t.n(1950, 2050)) for _ in range(3)]
    return f"""
        def {f}({y}):
            {body}
        {
        t.any(
            f"for {y} in {years}:" + chr(10) + f"            print({y}, {f}({y}))",
            f"print({f}({years[0]}), {f}({years[1]}))",
            f"found = [{y} for {y} in {years} if {f}({y})]",
        )
    }
    """


@template("basics")
def temperature(t: Draw) -> str:
    f, c, x = t.names("to_f convert warm f", "c celsius temp", "x degrees value")
    return f"""
        def {f}({c}):
            {t.any(f"return {c} * 9 / 5 + 32", f"return {c} * 9 // 5 + 32", f"{x} = {c} * 9 // 5" + chr(10) + f"            return {x} + 32")}
        for {c} in [{t.n(0, 4) * 5}, {t.n(1, 8) * 5}, {t.n(-2, 3) * 10}]:
            {x} = {f}({c})
            {t.any(f"print({c}, {x})", f"if {x} > {t.n(40, 80)}:" + chr(10) + f"                print({t.s('warm')}, {x})", f"print({t.s('hot')} if {x} > {t.n(40, 80)} else {t.s('cold')})")}
    """


@template("basics")
def times_tables(t: Draw) -> str:
    n, i, j = t.names("n num size", "i row a", "j col b")
    return t.any(
        f"""
        {n} = {t.n(2, 9)}
        for {i} in range(1, {t.n(4, 6)}):
            print({t.any(f"{n}, 'x', {i}, '=', {n} * {i}", f"{n} * {i}", f'f"{{{n}}} * {{{i}}} = {{{n} * {i}}}"')})
    """,
        f"""
        for {i} in range(1, {t.n(3, 4)}):
            for {j} in range(1, {t.n(3, 4)}):
                print({i} {t.any("*", "+")} {j}, end=' ')
            print()
    """,
        f"""
        {n} = {t.n(2, 4)}
        total = 0
        for {i} in range({n}):
            for {j} in range({t.any(n, i, f"{i} + 1")}):
                total += {t.any(f"{i} * {j}", "1", f"{i} + {j}")}
        print(total)
    """,
    )


@template("basics")
def stars(t: Draw) -> str:
    n, i, line = t.names("n size height", "i row k", "line s text")
    c = t.s(t.any("*", "#", "ab", "x"))
    body = t.any(
        f"{c} * {i}",
        f"{t.s(' ')} * ({n} - {i}) + {c} * {i}",
        f"{c} * ({n} - {i})",
        f"{c} * {i} + {t.s('.')} * ({n} - {i})",
    )
    return t.any(
        f"""
        {n} = {t.n(2, 5)}
        for {i} in range({t.any(f"1, {n} + 1", n, f"{n}, 0, -1")}):
            print({body})
    """,
        f"""
        {n} = {t.n(2, 4)}
        {line} = ''
        for {i} in range({n}):
            {line} += {t.any(c, f"str({i})", f"{c} + str({n} - {i})")}
            print({line})
    """,
        f"""
        {n} = {t.n(2, 4)}
        for {i} in range({n}):
            {line} = {body}
            print({line}, len({line}))
    """,
    )


@template("basics")
def even_or_odd(t: Draw) -> str:
    x, n, kind = t.names("x n num value", "evens count total", "kind word label")
    k = t.any(2, 2, 3)
    return t.any(
        f"""
        {n} = 0
        for {x} in {t.ints(3, 6)}:
            if {x} % {k} == {t.any(0, 0, 1)}:
                {n} += {t.any("1", x)}
                {t.maybe(f"print({x})", 0.4)}
        print({n})
    """,
        f"""
        def {kind}({x}):
            if {x} % {k}{t.any(" == 0", " != 0", "")}:
                return {t.s("even")}
            return {t.s("odd")}
        {t.show(f"{kind}({t.n(1, 20)})")}
        {t.show(f"[{kind}({x}) for {x} in {t.ints(2, 3)}]")}
    """,
        f"""
        {n} = 0
        {x} = {t.n(1, 5)}
        while {n} < {t.n(2, 4)}:
            if {x} % {k} == 0:
                {n} += 1
                print({x})
            {x} += {t.any(1, 1, 3)}
        print({t.any(n, x, f"{n}, {x}")})
    """,
    )


@template("basics")
def swap_values(t: Draw) -> str:
    a, b, temp = t.names("a x first", "b y second", "temp tmp c")
    how = t.any(
        f"{temp} = {a}\n        {a} = {b}\n        {b} = {temp}",
        f"{a}, {b} = {b}, {a}",
        f"{a} = {a} + {b}\n        {b} = {a} - {b}\n        {a} = {a} - {b}",
        f"{a} = {b}\n        {b} = {a}",
        f"{a}, {b} = {b}, {a} + {b}",
    )
    values = (
        t.any((t.n(1, 20), t.n(1, 20)), (t.s(t.word()), t.s(t.word())))
        if " - " not in how and "+" not in how
        else (t.n(1, 20), t.n(1, 20))
    )
    return f"""
        {a} = {values[0]}
        {b} = {values[1]}
        {t.maybe(f"print({a}, {b})")}
        {how}
        print({a}, {b})
    """


@template("basics")
def password(t: Draw) -> str:
    f, p, ok, c = t.names("check strong valid", "password pw s", "ok good has_digit", "c ch letter")
    word = t.word() + t.any("", str(t.n(1, 99)), "!", "X1")
    return t.any(
        f"""
        def {f}({p}):
            if len({p}) < {t.n(4, 8)}:
                return {t.any("False", t.s("short"))}
            {ok} = False
            for {c} in {p}:
                if {c}.{t.any("isdigit", "isupper")}():
                    {ok} = True
                    {t.maybe("break")}
            return {ok}
        {t.show(f"{f}({t.s(word)})")}
        {t.show(f"{f}({t.s(t.word())})")}
    """,
        f"""
        {p} = {t.s(word)}
        tries = [{t.s(t.word())}, {t.s(t.any(word, t.word()))}, {t.s(word)}]
        left = {t.n(2, 3)}
        for {c} in tries:
            if {c} == {p}:
                print({t.s("welcome")})
                break
            left -= 1
            if left == 0:
                print({t.s("locked")})
                break
        print(left)
    """,
    )


@template("basics")
def menu(t: Draw) -> str:
    cmd, x, cmds = t.names("cmd c action", "x value n", "cmds commands todo")
    words = [t.any("add", "sub", "double", "stop", "show", "reset") for _ in range(t.n(3, 5))]
    return f"""
        {x} = {t.n(0, 5)}
        {cmds} = [{", ".join(t.s(w) for w in words)}]
        for {cmd} in {cmds}:
            if {cmd} == {t.s("add")}:
                {x} += {t.n(1, 5)}
            elif {cmd} == {t.s("sub")}:
                {x} -= {t.n(1, 3)}
            elif {cmd} == {t.s("double")}:
                {x} *= 2
            elif {cmd} == {t.s("stop")}:
                {t.any("break", "continue", f"{x} = -1")}
            {t.any("else:", f"elif {cmd} == {t.s('show')}:")}
                print({t.any(x, f"{cmd}, {x}")})
        print({t.any(x, f"{t.s('end')}, {x}")})
    """


@template("basics")
def countdown(t: Draw) -> str:
    n = t.name("n", "count", "timer")
    inner = t.any("break", "print(" + t.s("soon") + ")")
    extra = t.any("", f"if {n} {t.any('==', '<')} {t.n(1, 3)}:\n                {inner}")
    return f"""
        {n} = {t.n(3, 9)}
        while {n} > {t.any(0, 0, 1)}:
            print({t.any(n, f"{t.s('T')}, {n}", f"str({n}) + {t.s('...')}")})
            {n} -= {t.any(1, 1, 2, 3)}
            {extra}
        print({t.s(t.any("go", "done", "boom"))})
    """


@template("basics")
def digits_of(t: Draw) -> str:
    n, d, out = t.names("n num number", "d digit x", "out total biggest rev")
    change = {
        "out": f"{out} = [{d}] + {out}",
        "total": f"{out} += {d}",
        "biggest": f"if {d} > {out}:\n                {out} = {d}",
        "rev": f"{out} = {out} * 10 + {d}",
    }[out]
    return f"""
        {n} = {t.n(12, 9876)}
        {out} = {"[]" if out == "out" else "0"}
        while {n}{t.any("", " > 0")}:
            {d} = {n} % 10
            {change}
            {n} {t.any("//= 10", f"= {n} // 10")}
        print({t.any(out, f"{t.s('result')}, {out}")})
    """


@template("basics")
def bill(t: Draw) -> str:
    f, price, n, total = t.names(
        "cost bill total_for pay", "price each unit", "n count qty", "total amount due"
    )
    k, off = t.n(3, 8), t.n(1, 5)
    return f"""
        def {f}({price}, {n}):
            {total} = {price} * {n}
            if {t.any(f"{n} >= {k}", f"{total} > {k * 5}", f"{n} > {k} or {price} > {k}")}:
                {total} {t.any(f"-= {off}", f"= {total} * 9 // 10", f"-= {total} // {t.any(4, 5, 10)}")}
            {t.any(f"elif {n} == 1:" + chr(10) + f"                {total} += 1", "")}
            return {total}
        {t.show(f"{f}({t.n(2, 12)}, {t.n(1, 9)})")}
        {t.show(f"{f}({t.n(2, 12)}, {t.n(1, 3)}) + {f}({t.n(1, 9)}, {t.n(3, 10)})")}
    """


@template("basics")
def bouncing(t: Draw) -> str:
    x, dx, i = t.names("x pos p", "dx step speed", "i _ tick")
    k = t.n(4, 8)
    return f"""
        {x} = {t.n(0, 3)}
        {dx} = {t.n(1, 3)}
        for {i} in range({t.n(4, 7)}):
            {x} += {dx}
            if {x} {t.any(">", ">=")} {k}{t.any(f" or {x} < 0", f" or {x} <= 0", "")}:
                {t.any(f"{dx} = -{dx}", f"{dx} = -{dx}", f"{x} = 0", f"{x} -= {k}")}
            {t.maybe(f"print({x})")}
        print({x}, {dx})
    """


@template("basics")
def boolean_logic(t: Draw) -> str:
    a, b, c = t.names("a rain hungry p", "b cold tired q", "c ready go ok")
    first, second = t.any("True", "False"), t.any("True", "False")
    e1 = t.any(
        f"{a} and {b}",
        f"{a} or {b}",
        f"not {a}",
        f"not {a} and {b}",
        f"{a} or not {b}",
        f"{a} != {b}",
        f"{a} == {b}",
    )
    e2 = t.any(
        f"not ({a} and {b})",
        f"{a} and not {b}",
        f"{c} or {b}",
        f"{c} and {a}",
        f"({a} or {b}) and not {c}",
    )
    return f"""
        {a} = {first}
        {b} = {t.any(second, f"{t.n(1, 9)} > {t.n(1, 9)}", f"{t.s(t.word())} == {t.s(t.word())}")}
        {c} = {e1}
        if {e2}:
            print({t.s(t.any("yes", "one", "stay"))})
            {t.maybe(f"{a} = not {a}")}
        {t.any("elif " + c + ":", "else:")}
            print({t.s(t.any("no", "two", "leave"))})
        print({t.any(c, f"{a}, {b}, {c}", f"{a} and {c}")})
    """


@template("basics")
def find_first(t: Draw) -> str:
    xs, x, found, i = t.names("nums items xs", "target wanted key", "found where at", "i k n")
    style = t.any("for", "while", "flag")
    values = t.numbers(4, 6)
    goal = t.any(t.any(*values), t.n(1, 20))
    if style == "for":
        return f"""
        {xs} = {values}
        {x} = {goal}
        {found} = {t.any("-1", "None")}
        for {i} in range(len({xs})):
            if {xs}[{i}] == {x}:
                {found} = {i}
                {t.any("break", "break", "")}
        print({found})
    """
    if style == "while":
        return f"""
        {xs} = {values}
        {x} = {goal}
        {i} = 0
        while {i} < len({xs}) and {xs}[{i}] != {x}:
            {i} += 1
        {t.any(f"{found} = {i} < len({xs})", f"print({i}, {i} < len({xs}))", f"print({t.s('found')} if {i} < len({xs}) else {t.s('missing')})")}
    """
    return f"""
        {xs} = {values}
        {found} = False
        for {i} in {xs}:
            if {i} {t.any("==", ">", ">")} {goal}:
                {found} = True
                {t.any("break", "", f"print({i})")}
        {t.any(f"print({found})", f"if {found}:" + chr(10) + "            print('yes')", f"if not {found}:" + chr(10) + "            print('none')")}
    """


@template("basics")
def string_building(t: Draw) -> str:
    s, out, i = t.names("s word text", "out line result", "i k n")
    return t.any(
        f"""
        {s} = {t.s(t.word())}
        {out} = ''
        for {i} in range(len({s})):
            {out} += {s}[{i}] {t.any(f"* ({i} + 1)", f"+ str({i})", "+ '-'", f"* {t.n(1, 2)}")}
        print({out})
    """,
        f"""
        {s} = {t.s(t.word())}
        {i} = len({s}) - 1
        {out} = {t.any("''", "[]")}
        while {i} >= 0:
            {out} += {s}[{i}]
            {i} -= {t.any(1, 1, 2)}
        print({out})
    """,
        f"""
        {s} = {t.s(t.word())}
        for {i} in range({t.n(2, 4)}):
            {s} = {t.any(f"{s}[1:] + {s}[0]", f"{s}[-1] + {s}[:-1]", f"{s}[1:]", f"{s} + {s}[{i}]", f"{s}[0] + {s}")}
            {t.maybe(f"print({s})", 0.6)}
        print({s}, len({s}))
    """,
    )


@template("basics")
def two_lists(t: Draw) -> str:
    a, b, out, i = t.names("names xs keys", "ages ys values", "out pairs result", "i k n")
    n = t.n(2, 4)
    words = "[" + ", ".join(t.s(t.word()) for _ in range(n)) + "]"
    numbers = str([t.n(1, 20) for _ in range(n)])
    return t.any(
        f"""
        {a} = {words}
        {b} = {numbers}
        for {i} in range(len({a})):
            print({t.any(f"{a}[{i}], {b}[{i}]", f"{a}[{i}] + ' ' + str({b}[{i}])", f"{a}[{i}] * ({b}[{i}] % 3)")})
    """,
        f"""
        {a} = {words}
        {b} = {numbers}
        {out} = {{}}
        for {i}, v in zip({a}, {b}):
            {out}[{i}] = v{t.any("", " + 1", " * 2")}
        print({t.any(out, f"sum({out}.values())", f"{out}[{a}[0]]")})
    """,
        f"""
        {a} = {numbers}
        {b} = {[t.n(0, 9) for _ in range(n)]}
        {out} = []
        for {i} in range({t.any(f"len({a})", n)}):
            {out}.append({a}[{i}] {t.any("+", "*", "-")} {b}[{i}])
        print({t.any(out, f"sum({out})", f"max({out}), {out}")})
    """,
        f"""
        {a} = {numbers}
        {b} = {[t.n(0, 9) for _ in range(n)]}
        {out} = 0
        for x, y in zip({a}, {b}):
            {t.any(f"{out} += x * y", "if x > y:" + chr(10) + f"                {out} += 1", f"{out} += max(x, y)", f"{out} = {out} + abs(x - y)")}
        print({out})
    """,
    )
