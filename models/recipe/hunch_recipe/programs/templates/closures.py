"""Closures: what an inner function keeps, shares and sees late; decorators; partial application."""

from .registry import Draw, template


@template("closures")
def running_mean(t: Draw) -> str:
    f, inner, xs, x = t.names(
        "make_mean averager tracker", "add feed push", "seen values history", "x n v"
    )
    result = t.any(
        f"sum({xs}) / len({xs})",
        f"sum({xs}) // len({xs})",
        f"max({xs}) - min({xs})",
        f"len({xs}), sum({xs})",
    )
    return f"""
        def {f}():
            {xs} = []
            def {inner}({x}):
                {xs}.append({x})
                {t.any("", f"if len({xs}) > {t.n(1, 2)}:" + chr(10) + f"                    {xs}.pop(0)")}
                return {result}
            return {inner}
        a = {f}()
        b = {t.any("a", f"{f}()")}
        a({t.n(1, 9)})
        print(b({t.n(1, 20)}))
        print(a({t.n(1, 9)}){t.any("", f", b({t.n(1, 9)})")})
    """


@template("closures")
def makers_of_multipliers(t: Draw) -> str:
    f, k, x = t.names("times multiplier scaler", "k factor by", "x n v")
    op = t.any("*", "+", "-", "//", "%")
    return f"""
        def {f}({k}):
            def inner({x}):
                return {t.any(f"{x} {op} {k}", f"{x} {op} {k}", f"{k} {op} ({x} + 1)")}
            {t.maybe(f"{k} += {t.n(1, 3)}", 0.4)}
            return inner
        double = {f}(2)
        other = {f}({t.n(3, 6)})
        print(double({t.n(1, 9)}), other({t.n(5, 20)}))
        {t.show(t.any(f"double(other({t.n(1, 9)}))", "[g(7) for g in (double, other)]", f"{f}({t.n(2, 4)})({t.n(1, 9)})"))}
    """


@template("closures")
def late_binding(t: Draw) -> str:
    fs, i = t.names("fs tasks actions", "i k n")
    x = t.name("x", "v", "a")
    late = t.any(
        f"lambda {x}: {x} + {i}",
        f"lambda {x}, {i}={i}: {x} + {i}",
        f"lambda {x}: {x} * {i}",
        f"lambda {x}, k={i} + 1: {x} * k",
    )
    use = t.any(
        f"for f in {fs}:\n            print(f({t.n(1, 9)}))",
        f"print([f({t.n(1, 9)}) for f in {fs}])",
        f"{i} = {t.n(5, 9)}\n        print({fs}[0]({t.n(1, 9)}), {fs}[-1](1))",
    )
    return t.any(
        f"""
        {fs} = []
        for {i} in range({t.n(2, 4)}):
            {fs}.append({late})
        {use}
    """,
        f"""
        def make(n):
            {fs} = []
            for {i} in range(n):
                def f({x}{t.any("", f", {i}={i}")}):
                    return {x} {t.any("+", "*", "-")} {i}
                {fs}.append(f)
            return {fs}
        results = [g({t.n(1, 9)}) for g in make({t.n(2, 3)})]
        print(results)
    """,
    )


@template("closures")
def memo_wrapper(t: Draw) -> str:
    memo, f, known, n = t.names(
        "memoize remember cached", "slow cost square", "known cache seen", "n x k"
    )
    body = t.any(f"{n} * {n}", f"{n} + {t.n(2, 9)}", f"sum(range({n}))", f"2 ** {n} % 10")
    deco = t.any(True, False)
    return f"""
        def {memo}(func):
            {known} = {{}}
            def inner({n}):
                if {n} not in {known}:
                    {known}[{n}] = func({n})
                {t.any("else:", f"elif {n} > 0:")}
                    print({t.s("known")}, {n})
                return {known}[{n}]
            return inner
        {f"@{memo}" if deco else ""}
        def {f}({n}):
            {t.maybe(f"print({t.s('work')}, {n})")}
            return {body}
        {"" if deco else f"{f} = {memo}({f})"}
        total = 0
        for v in {t.numbers(3, 4, 1, 3)}:
            total += {f}(v)
        print(total)
    """


@template("closures")
def counting_decorator(t: Draw) -> str:
    deco, f, n = t.names("counted tracked logged", "greet join_up work", "calls count uses")
    arg = t.name("x", "name", "v")
    words = t.any(True, False)
    body = f"{arg} + {t.s('!')}" if words else f"{arg} {t.any('*', '+')} {t.n(2, 5)}"
    values = [t.s(t.word()) if words else str(t.n(1, 9)) for _ in range(3)]
    return f"""
        def {deco}(func):
            def wrapper(*args):
                wrapper.{n} += 1
                {t.any("print(func.__name__, args)", "print(args)", "")}
                return {t.any("func(*args)", "func(*args)", "func(func(*args))")}
            wrapper.{n} = 0
            return wrapper
        @{deco}
        def {f}({arg}):
            return {body}
        print({f}({values[0]}))
        {t.show(t.any(f"{f}({f}({values[1]}))", f"[{f}(v) for v in ({values[1]}, {values[2]})]"), "result", "out")}
        print({f}.{n})
    """


@template("closures")
def decorator_with_argument(t: Draw) -> str:
    deco, f, k, x = t.names("repeat limit plus", "step roll value_of", "k times n", "x v a")
    wrap = t.any(
        f"for _ in range({k}):\n                        {x} = func({x})\n                    return {x}",
        f"return func({x}) + {k}",
        f"return min(func({x}), {k})",
        f"return [func({x} + i) for i in range({k})]",
    )
    stack = t.any("", "", f"@{deco}({t.n(2, 3)})") if "[" not in wrap else ""
    return f"""
        def {deco}({k}):
            def wrap(func):
                def inner({x}):
                    {wrap}
                return inner
            return wrap
        @{deco}({t.n(2, 4)})
        {stack}
        def {f}({x}):
            return {x} {t.any("* 2", "+ 3", "- 1", "* 3 % 7")}
        print({f}({t.n(1, 6)}))
        {t.maybe(f"print({f}({t.n(1, 6)}))")}
    """


@template("closures")
def shared_state(t: Draw) -> str:
    make, put, take, n = t.names(
        "make_tank make_purse wallet", "put fill add", "take drain use", "level money amount"
    )
    top = t.n(10, 20)
    return f"""
        def {make}({n}={t.n(0, 5)}):
            def {put}(k):
                nonlocal {n}
                {n} {t.any("+= k", f"= min({n} + k, {top})")}
                return {n}
            def {take}(k):
                nonlocal {n}
                if k > {n}:
                    return {t.any("None", t.s("no"), n)}
                {n} -= k
                return {n}
            return {put}, {take}
        fill, use = {make}({t.any("", t.n(3, 9))})
        fill({t.n(3, 15)})
        print(use({t.n(1, 9)}))
        {t.any(f"print(use({t.n(5, 15)}))", f"print(fill({t.n(5, 15)}) - use(1))", f"fill2, use2 = {make}()" + chr(10) + "        print(use2(1))")}
        print(fill(0))
    """


@template("closures")
def dict_of_closures(t: Draw) -> str:
    make, log = t.names("make_log recorder notebook", "lines entries log")
    words = [t.s(t.word()) for _ in range(3)]
    return f"""
        def {make}(limit={t.n(1, 3)}):
            {log} = []
            def write(text):
                {log}.append(text{t.any("", ".upper()", "[:3]")})
                if len({log}) > limit:
                    {t.any(f"{log}.pop(0)", f"del {log}[0]", f"{log}.clear()")}
            def read():
                return {t.any(f"' / '.join({log})", f"list({log})", f"{log}[-1]")}
            return {{'write': write, 'read': read}}
        def use(texts):
            a = {make}({t.any("", "2")})
            for w in texts:
                a['write'](w)
                {t.maybe("print(a['read']())")}
            return a['read']()
        print(use([{", ".join(words)}]))
    """


@template("closures")
def partly_applied(t: Draw) -> str:
    part, f, a, b, c = t.names(
        "partial fix_first bind", "mix make_line combine", "a x p", "b y q", "c z r"
    )
    body = t.any(
        f"{a} * 100 + {b} * 10 + {c}",
        f"({a} - {b}) * {c}",
        f"[{a}, {b}, {c}]",
        f"f'{{{a}}}-{{{b}}}-{{{c}}}'",
    )
    return f"""
        def {part}(func, *first):
            def rest(*more):
                return func({t.any("*first, *more", "*(first + more)", "*more, *first")})
            return rest
        def {f}({a}, {b}, {c}):
            return {body}
        one = {part}({f}, {t.n(1, 9)})
        two = {t.any(f"{part}({f}, {t.n(1, 9)}, {t.n(1, 9)})", f"{part}(one, {t.n(1, 9)})")}
        print(one({t.n(1, 9)}, {t.n(1, 9)}))
        print(two({t.n(1, 9)}))
    """


@template("closures")
def curried_sum(t: Draw) -> str:
    f, a, b, c = t.names("add curry mix", "a x", "b y", "c z")
    op = t.any(f"{a} + {b} + {c}", f"{a} * {b} + {c}", f"{a} - {b} * {c}", f"max({a}, {b}, {c})")
    return f"""
        def {f}({a}):
            def first({b}):
                {t.maybe(f"print({a}, {b})")}
                def second({c}):
                    return {op}
                return second
            return first
        print({f}({t.n(1, 9)})({t.n(1, 9)})({t.n(1, 9)}))
        half = {f}({t.n(1, 9)})
        {t.any(f"print(half({t.n(1, 5)})({t.n(1, 5)}), half(0)(0))", f"whole = half({t.n(1, 5)})" + chr(10) + f"        print([whole(k) for k in range({t.n(2, 3)})])")}
    """


@template("closures")
def shadowed_names(t: Draw) -> str:
    x, f, g = t.names("x value total", "outer change work", "inner helper peek")
    kind = t.any("nonlocal", "local", "global", "read")
    line = {
        "nonlocal": f"nonlocal {x}",
        "global": f"global {x}",
        "local": f"y = {t.n(1, 9)}",
        "read": f"return {x} + {t.n(1, 5)}",
    }[kind]
    change = "" if kind == "read" else f"{x} = {t.n(10, 30)}"
    return f"""
        {x} = {t.n(1, 9)}
        def {f}():
            {x} = {t.n(1, 9)}
            def {g}():
                {line}
                {change}
                {"" if kind == "read" else f"return {x}"}
            r = {g}()
            print({t.s("inside")}, r, {x})
            return {x}
        y = {f}()
        print({t.s("outside")}, {x}, y)
        {t.maybe(f"{x} += y" + chr(10) + f"        print({f}() + {x})")}
    """


@template("closures")
def callbacks_in_order(t: Draw) -> str:
    on, make, hooks = t.names("on listen when", "make_bus events hub", "hooks handlers table")
    events = t.rng.sample(["start", "stop", "click", "save"], 2)
    sent = ", ".join(t.s(t.any(*events)) for _ in range(t.n(2, 3)))
    return f"""
        def {make}():
            {hooks} = {{}}
            def {on}(event, func):
                {hooks}.setdefault(event, []).append(func)
            def fire(event, n):
                for func in {hooks}.get(event, []):
                    n = func(n)
                return n
            return {on}, fire
        seen = []
        def note(n):
            seen.append(n)
            return n {t.any("+ 1", "* 2", "- 1")}
        {on}, fire = {make}()
        {on}({t.s(events[0])}, note)
        {on}({t.s(events[0])}, {t.any(f"lambda n: n + {t.n(2, 5)}", "note", f"lambda n: n * {t.n(2, 5)}")})
        {t.any(f"{on}({t.s(events[1])}, note)", f"{on}({t.s(events[1])}, seen.append)")}
        for i, e in enumerate([{sent}]):
            print(e, fire(e, i{t.any("", " + 1")}))
        print(seen)
    """
