"""Calls: defaults, keywords, star arguments, tuples returned, helpers that call one another."""

from .registry import Draw, template


@template("calls")
def greeting_options(t: Draw) -> str:
    f, name, word, mark, loud = t.names(
        "greet welcome hello", "name who person", "word greeting start", "mark end", "loud shout"
    )
    a, b = t.s(t.word()), t.s(t.word())
    return f"""
        def {f}({name}, {word}={t.s(t.any("hello", "hi", "good day"))}, {mark}={t.s(t.any("!", ".", "?"))}, {loud}=False):
            text = {t.any(f"{word} + {t.s(' ')} + {name} + {mark}", f'f"{{{word}}} {{{name}}}{{{mark}}}"')}
            if {loud}:
                {t.any("text = text.upper()", "return text.upper()", f"text += {mark} * {t.n(2, 3)}")}
            return text
        print({f}({a}))
        print({t.any(f"{f}({b}, {mark}={t.s('~')})", f"{f}({b}, {loud}=True)", f"{f}({name}={b}, {word}={t.s('bye')})")})
        {t.show(f"{f}({a}, {t.s('hey')}, {loud}={t.any('True', 'len(' + a + ') > 3')})")}
    """


@template("calls")
def default_computed_once(t: Draw) -> str:
    rate, f, x, k = t.names("rate tax step base", "add_tax raised total f", "x price n", "k by r")
    op = t.any(f"{x} + {k}", f"{x} * {k}", f"{x} - {k}")
    return f"""
        {rate} = {t.n(2, 6)}
        def {f}({x}, {k}={rate}):
            return {op}
        print({f}({t.n(1, 9)}))
        {rate} {t.any("= " + str(t.n(10, 20)), "+= 5", "*= 10")}
        print({f}({t.n(1, 9)}), {rate})
        {t.maybe(t.show(f"{f}({t.n(1, 9)}, {rate})"))}
        {t.maybe(t.show(f"{f}({f}({t.n(1, 4)}), {k}={t.n(1, 3)})"))}
    """


@template("calls")
def keyword_table(t: Draw) -> str:
    f, opts, k, v = t.names(
        "describe profile make_card", "info options extra kwargs", "k key field", "v value x"
    )
    fields = t.rng.sample(["age", "size", "color", "city", "score", "kind"], t.n(2, 3))
    values = ", ".join(f"{a}={t.any(t.n(1, 30), t.s(t.word()))}" for a in fields)
    style = t.any("lines", "count", "text")
    body = {
        "lines": f"print({k}, {t.any('=', ':', '->')!r}, {v})",
        "count": f"total += len({k}) if isinstance({v}, str) else {v}",
        "text": f"total += {k}[0] + str({v}) + {t.s(';')}",
    }[style]
    return f"""
        def {f}(name, **{opts}):
            total = {t.s("") if style == "text" else t.n(0, 3)}
            for {k}, {v} in {t.any(f"{opts}.items()", f"sorted({opts}.items())")}:
                {body}
            return {t.any("name, total", f"len({opts}), total", "total")}
        {t.show(f"{f}({t.s(t.word())}, {values})")}
        {t.maybe(t.show(f"{f}({t.s(t.word())})"))}
    """


@template("calls")
def star_and_keywords(t: Draw) -> str:
    f, args, opts = t.names("show_all collect order", "args items parts", "kwargs options named")
    key = t.any("sep", "limit", "times")
    use = {
        "sep": f"return {opts}.get('sep', {t.s('-')}).join(str(a) for a in {args})",
        "limit": f"return sum({args}[:{opts}.get('limit', 2)])",
        "times": f"return len({args}) * {opts}.get('times', {t.n(1, 3)})",
    }[key]
    given = {"sep": t.s(t.any("+", ", ", "/")), "limit": t.n(1, 3), "times": t.n(2, 5)}[key]
    nums = ", ".join(str(t.n(1, 9)) for _ in range(t.n(2, 4)))
    return f"""
        def {f}(*{args}, **{opts}):
            {t.maybe(f"print({t.any(args, f'len({args})')}, {t.any(opts, f'sorted({opts})')})", 0.7)}
            {use}
        {t.show(f"{f}({nums})")}
        {t.show(f"{f}({nums}, {key}={given})")}
        {t.any(f"pair = {{'{key}': {given}}}", "")}
        {t.show(f"{f}(*{t.ints(2, 3)}, **{{'{key}': {given}}})")}
    """


@template("calls")
def keyword_only(t: Draw) -> str:
    f, a, b, up = t.names("clip cut_down bounded", "x value n", "low least", "high most")
    wrong = f"""
        try:
            print({f}({t.n(1, 9)}, {t.n(0, 3)}))
        except TypeError:
            print({t.s(t.any("keyword only", "bad call"))})
    """
    loop = f"""
        for k in {t.numbers(2, 3, -3, 14)}:
            print({f}(k, {b}={t.n(4, 6)}))
    """
    return f"""
        def {f}({a}, *, {b}={t.n(0, 3)}, {up}={t.n(6, 12)}):
            if {a} < {b}:
                return {b}
            if {a} {t.any(">", ">=")} {up}:
                return {t.any(up, f"{up} - 1", f"-{up}")}
            return {a}
        print({f}({t.n(-5, 15)}), {f}({t.n(-5, 15)}, {up}={t.n(4, 8)}))
        {t.any(wrong, loop)}
    """


@template("calls")
def quotient_and_rest(t: Draw) -> str:
    f, a, b, q, r = t.names("divide split_into share", "a total n", "b size k", "q times", "r rest")
    body = t.any(
        f"return {a} // {b}, {a} % {b}",
        f"count = 0\n            while {a} >= {b}:\n                {a} -= {b}\n                count += 1\n            return count, {a}",
        f"return divmod({a}, {b})",
    )
    return f"""
        def {f}({a}, {b}):
            {body}
        {q}, {r} = {f}({t.n(7, 30)}, {t.n(3, 8)})
        print({q}, {r})
        {t.any(f"{q}, {r} = {f}({q} * {t.n(2, 5)}, {r} + 1)", f"_, {r} = {f}({q} + {t.n(5, 9)}, {t.n(2, 4)})", f"pair = {f}({r} + 5, 2)")}
        print({t.any(f"{q} + {r}", f"({q}, {r})", f"{q} > {r}")})
    """


@template("calls")
def low_high_mean(t: Draw) -> str:
    f, xs, low, high = t.names("stats summary report", "xs values marks", "low least", "high most")
    a, b, c = t.any(("a", "b", "c"), ("small", "big", "more"), ("p", "q", "r"))
    third = t.any(f"sum({xs}) / len({xs})", f"{high} - {low}", f"sum({xs})", f"len({xs})")
    return f"""
        def {f}({xs}):
            {low} = {high} = {xs}[0]
            for x in {xs}[1:]:
                if x < {low}:
                    {low} = x
                {t.any("elif", "if")} x > {high}:
                    {high} = x
            return {low}, {high}, {third}
        {a}, {b}, {c} = {f}({t.ints(3, 5)})
        print({t.any(f"{a}, {b}, {c}", c)})
        {t.maybe(t.show(f"{f}({t.ints(2, 3)})[{t.n(0, 2)}]"))}
    """


@template("calls")
def helper_in_helper(t: Draw) -> str:
    a, b, c, n = t.names("is_ok is_good wanted", "count_ok tally", "report judge summary", "n x v")
    test = t.any(
        f"{n} % {t.n(2, 4)} == 0",
        f"{n} > {t.n(3, 7)}",
        f"{n} * {n} > {t.n(10, 40)}",
        f"{n} in ({t.n(1, 4)}, {t.n(5, 9)})",
    )
    count = t.any(
        f"return len([{n} for {n} in xs if {a}({n})])",
        f"total = 0\n            for {n} in xs:\n                if {a}({n}):\n                    total += {t.any('1', n)}\n            return total",
        f"return sum(1 for {n} in xs if not {a}({n}))",
    )
    return f"""
        def {a}({n}):
            return {test}
        def {b}(xs):
            {count}
        def {c}(xs):
            k = {b}(xs)
            if k {t.any(">", ">=")} len(xs) {t.any("/", "//")} 2:
                return {t.s(t.any("most", "many"))}
            return {t.any(t.s("few"), "k", f"str(k) + {t.s(' left')}")}
        {t.show(f"{c}({t.ints(3, 4)})")}
        {t.maybe(t.show(f"{a}({b}({t.ints(2, 3)}))"))}
    """


@template("calls")
def area_of_shapes(t: Draw) -> str:
    a, b, total = t.names("rect area box", "square sq", "total walls paint")
    per = t.n(2, 4)
    return f"""
        def {a}(w, h={t.n(1, 4)}):
            return w * h
        def {b}(side):
            return {a}(side, side){t.any("", " + 1", "")}
        def {total}(*sides):
            result = 0
            for s in sides:
                result += {t.any(f"{b}(s)", f"{a}(s)", f"{a}(s, {per})")}
            return result
        {t.show(f"{a}({t.n(2, 6)}, h={t.n(2, 6)})")}
        {t.show(f"{total}({t.n(1, 5)}, {t.n(1, 5)})")}
        {t.maybe(t.show(f"{b}({a}({t.n(1, 3)}, 2)) {t.any('-', '+')} {total}({t.n(1, 4)})"))}
    """


@template("calls")
def functions_in_a_dict(t: Draw) -> str:
    f, add, sub, mul, x = t.names(
        "run apply_all", "add plus", "sub minus", "mul times", "x value n"
    )
    steps = ", ".join(f"({t.s(t.any(*'+-*'))}, {t.n(1, 5)})" for _ in range(t.n(2, 4)))
    return f"""
        def {add}(a, b):
            return a + b
        def {sub}(a, b):
            return {t.any("a - b", "b - a", "abs(a - b)")}
        def {mul}(a, b):
            return a * b
        def {f}({x}, steps):
            ops = {{'+': {add}, '-': {sub}, '*': {mul}}}
            for sign, k in steps:
                {x} = ops[sign]({x}, k)
                {t.maybe(f"print(sign, {x})")}
            return {x}
        {t.show(f"{f}({t.n(1, 6)}, [{steps}])")}
    """


@template("calls")
def unpacked_call(t: Draw) -> str:
    f, a, b, c = t.names("volume mix combine f", "a x w", "b y h", "c z d")
    body = t.any(
        f"{a} * {b} * {c}", f"{a} + {b} * {c}", f"({a} - {b}) * {c}", f"{a} * 100 + {b} * 10 + {c}"
    )
    vals = [t.n(1, 9) for _ in range(3)]
    return f"""
        def {f}({a}, {b}, {c}={t.n(1, 5)}):
            return {body}
        box = {t.any(vals, tuple(vals), vals[:2])}
        print({f}(*box))
        named = {{{t.s(b)}: {t.n(1, 9)}, {t.s(a)}: {t.n(1, 9)}}}
        {t.show(f"{f}(**named)")}
        {t.any(f"named[{t.s(c)}] = {t.n(2, 9)}", f"named.update({c}={t.n(2, 9)})", f"named = {{**named, {t.s(c)}: {t.n(2, 9)}}}")}
        {t.show(f"{f}(**named)")}
        {t.maybe("first, *rest = box" + chr(10) + "        print(first, rest)")}
    """


@template("calls")
def order_of_arguments(t: Draw) -> str:
    f, x = t.names("show trace_it log seen", "x n v")
    g = t.name("combine join_up both", "merge2")
    op = t.any("a - b", "a * 10 + b", "a + b * 2", "(a, b)")
    return f"""
        def {f}({x}):
            print({t.any(t.s("got") + ", " + x, x)})
            return {x}{t.any("", " + 1", " * 2")}
        def {g}(a, b):
            return {op}
        r = {g}({f}({t.n(1, 5)}), {f}({t.n(1, 5)}))
        {t.any(f"s = {g}(b={f}({t.n(1, 5)}), a={f}({t.n(6, 9)}))", f"s = {f}({t.n(1, 3)}) {t.any('or', 'and')} {f}({t.n(4, 6)})", f"s = [{f}(0), {f}({t.n(1, 9)})]")}
        print(r, s)
    """
