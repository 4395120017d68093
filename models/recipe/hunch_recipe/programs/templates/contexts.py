"""Caches, functions by type, and context managers."""

from .material import rows
from .registry import Draw, template


@template("contexts")
def answers_kept_by_hand(t: Draw) -> str:
    deco, store, inner, fn, n = t.names(
        "memo memoize remember keep",
        "cache known seen answers",
        "inner wrapper look_up",
        "fn func f",
        "n k num",
    )
    f, base, step = t.any(
        ("fib", f"if {n} < 2:\n                return {n}", f"fib({n} - 1) + fib({n} - 2)"),
        ("steps", f"if {n} <= 1:\n                return 1", f"steps({n} - 1) + steps({n} - 2)"),
        ("tri", f"if {n} == 0:\n                return 0", f"{n} + tri({n} - 1)"),
        ("trib", f"if {n} < 3:\n                return 1", f"trib({n} - 1) + trib({n} - 3)"),
        ("jump", f"if {n} < 2:\n                return 1", f"jump({n} // 2) + jump({n} - 2)"),
    )
    outer = t.n(0, 1)
    end = t.any(store, f"len({store})", f"sorted({store})") if outer else f"{f}({t.n(2, 4)})"
    return f"""
        {f"{store} = {{}}" if outer else ""}
        def {deco}({fn}):
            {"" if outer else f"{store} = {{}}"}
            def {inner}({n}):
                {t.any(rows(2, f"if {n} not in {store}:|    {store}[{n}] = {fn}({n})|return {store}[{n}]"), rows(2, f"if {n} in {store}:|    {t.any('print(' + t.s('hit') + ', ' + n + ')', '')}|    return {store}[{n}]|{store}[{n}] = result = {fn}({n})|return result"), rows(2, f"try:|    return {store}[{n}]|except KeyError:|    {store}[{n}] = {fn}({n})|    return {store}[{n}]"))}
            return {inner}
        @{deco}
        def {f}({n}):
            {t.maybe(f"print({t.s('compute')}, {n})", 0.3)}
            {base}
            return {step}
        print({f}({t.n(3, 6)}))
        print({end})
    """


@template("contexts")
def cached_by_functools(t: Draw) -> str:
    style, at = t.any(
        ("from functools import lru_cache", "@lru_cache(maxsize=None)"),
        ("from functools import lru_cache", "@lru_cache"),
        ("from functools import cache", "@cache"),
        ("import functools", "@functools.cache"),
        ("import functools", "@functools.lru_cache(maxsize=None)"),
    )
    f, n = t.names("count ways solve paths best", "n k left")
    a, b = t.n(1, 2), t.n(2, 3)
    body, call = t.any(
        (
            rows(
                1,
                f"if {n} <= {t.n(1, 2)}:|    return {t.n(1, 2)}|return {f}({n} - 1) + {f}({n} - {b})",
            ),
            lambda: f"{f}({t.n(3, 6)})",
        ),
        (
            rows(
                1,
                f"if {n} < 0:|    return 0|if {n} == 0:|    return 1|return {f}({n} - {a}) + {f}({n} - {b + 1})",
            ),
            lambda: f"{f}({t.n(3, 5)})",
        ),
        (
            rows(
                1,
                f"if {n} == 1:|    return 0|if {n} % 2:|    return 1 + {f}(3 * {n} + 1)|return 1 + {f}({n} // 2)",
            ),
            lambda: f"{f}({t.any(3, 4, 5, 6, 8, 10, 12, 13)})",
        ),
        (
            rows(1, f"return {n} * {t.n(2, 5)} {t.any('+', '-')} {t.n(1, 5)}"),
            lambda: f"{f}({t.n(1, 3)})",
        ),
        (
            rows(1, f"if {n} < 10:|    return {n}|return {n} % 10 + {f}({n} // 10)"),
            lambda: f"{f}({t.n(10, 4000)})",
        ),
    )
    return f"""
        {style}
        {at}
        def {f}({n}{t.any("", ": int")}):
            {t.any(f"print({t.s(f)}, {n})", f"print(f'computing {{{n}}}')", "")}
            {body}
        print({call()})
        print({call()})
        {t.maybe(f"{f}.cache_clear()", 0.2)}
        print({t.any(f"{f}.cache_info().hits", f"{f}.cache_info().currsize", f"{f}.cache_info().misses", call())})
    """


@template("contexts")
def one_function_per_type(t: Draw) -> str:
    f, x = t.names("show describe pack render", "x value item")
    picks = t.rng.sample(
        [
            ("int", (f"{t.s('int ')} + str({x})", f"{x} + 1", f"{x} * 2")),
            ("str", (f"{x}.upper()", f"len({x})", f"{t.s('text ')} + {x}")),
            ("list", (f"[{f}(v) for v in {x}]", f"len({x})", f"{x}[::-1]")),
            ("dict", (f"sorted({x})", f"sum({x}.values())", f"list({x}.items())")),
            ("float", (f"round({x})", f"{t.s('about ')} + str(int({x}))")),
        ],
        t.n(2, 3),
    )
    named = t.n(0, 1)
    values = [
        str(t.n(1, 20)),
        t.s(t.word()),
        t.ints(2, 3),
        t.dict(1, 2),
        f"{t.n(1, 9)}.{t.n(1, 9)}",
        "None",
    ]
    return f"""
        from functools import singledispatch
        @singledispatch
        def {f}({x}):
            return {t.any(t.s("other"), f"repr({x})", f"type({x}).__name__", "None")}
        {rows(0, *(row for kind, results in picks for row in (f"@{f}.register({kind})" if named else f"@{f}.register", f"def _({x}{'' if named else ': ' + kind}):", f"    return {t.any(*results)}")))}
        for item in [{", ".join(t.rng.sample(values, t.n(2, 4)))}]:
            print({f}(item))
    """


@template("contexts")
def tags_opened_and_closed(t: Draw) -> str:
    f, name = t.names("tag section block indent", "name label title")
    words = [t.s(t.word()) for _ in range(3)]
    enter = t.any(
        f"print({t.s('<')} + {name} + {t.s('>')})",
        f"print(f'enter {{{name}}}')",
        f"print({t.s('start')}, {name})",
    )
    leave = t.any(
        f"print({t.s('</')} + {name} + {t.s('>')})",
        f"print(f'leave {{{name}}}')",
        f"print({t.s('end')}, {name})",
    )
    give = t.any("yield", f"yield {name}", f"yield {name}.upper()", f"yield len({name})")
    a, b, c = words
    return f"""
        from contextlib import contextmanager
        @contextmanager
        def {f}({name}):
            {t.any(rows(1, enter, give, leave), rows(1, enter, "try:", f"    {give}", "finally:", f"    {leave}"))}
        {t.any(rows(0, f"with {f}({a}):|    with {f}({b}):|        print({c})|    print({t.s('between')})"), rows(0, f"with {f}({a}) as x, {f}({b}) as y:|    print(x, y)"), rows(0, f"for w in [{a}, {b}]:|    with {f}(w) as got:|        print(got)"), rows(0, f"with {f}({a}) as x:|    print(x)|with {f}({b}):|    print({c})"), rows(0, f"def work(n):|    with {f}({a}):|        return n * 2|print(work({t.n(1, 9)}))"), rows(0, f"@{f}({a})|def speak():|    print({b})|speak()|speak()"))}
        {t.maybe(f"print({t.s('done')})")}
    """


@template("contexts")
def put_back_afterwards(t: Draw) -> str:
    f, box, key, new, old = t.names(
        "changed temporary override using",
        "settings config state options",
        "key name field",
        "new value",
        "old before saved",
    )
    pairs = t.pairs(2, 3)
    k = t.s(t.any(*pairs))
    safe = t.n(0, 2)
    keep = (
        rows(
            1, f"try:|    yield{t.any(' ' + old, ' ' + box, '')}|finally:|    {box}[{key}] = {old}"
        )
        if safe
        else rows(1, f"yield {old}|{box}[{key}] = {old}")
    )
    literal = "{" + ", ".join(f"{t.s(a)}: {b}" for a, b in pairs.items()) + "}"
    return f"""
        from contextlib import contextmanager
        {box} = {literal}
        @contextmanager
        def {f}({key}, {new}):
            {old} = {box}[{key}]
            {box}[{key}] = {new}
            {keep}
        {t.maybe(f"with {f}({k}, {t.n(1, 99)}):" + chr(10) + f"            print({box}[{k}])", 0.4)}
        try:
            with {f}({k}, {t.n(1, 99)}):
                print({t.any(f"{box}[{k}]", box)})
                {t.any("1 / 0", "int('x')", f"{box}['none']", f"raise ValueError({t.s('bad')})", "[].pop()", f"print({box})")}
                {t.maybe(f"print({t.s('not here')})", 0.4)}
        except {t.any("Exception", "(ArithmeticError, LookupError, ValueError)")} as e:
            print({t.any("type(e).__name__", "repr(e)", "e")})
        print({box})
    """


@template("contexts")
def errors_kept_inside(t: Draw) -> str:
    f, log, x = t.names("ignoring quiet guard swallow", "errors log caught", "x v item")
    kind, todo, data = t.any(
        (
            "ValueError",
            f"int({x})",
            f"[{t.s(str(t.n(1, 50)))}, {t.s(t.word())}, {t.s(str(t.n(1, 9)))}]",
        ),
        ("ZeroDivisionError", f"{t.n(10, 60)} // {x}", f"[{t.n(1, 9)}, 0, {t.n(1, 9)}]"),
        ("KeyError", f"prices[{x}]", t.any("['tea', 'milk', 'jam']", "['jam', 'tea']")),
        ("IndexError", f"row[{x}]", t.any("[0, 5, 1]", "[3, 2, 1]", "[1, 7, -1]")),
        ("TypeError", f"{x} + 1", f"[{t.n(1, 9)}, None, {t.s('a')}]"),
    )
    setup = "prices = {'tea': 3, 'jam': 5}" if kind == "KeyError" else "row = [4, 6, 8]"
    own = t.n(0, 1)
    define = (
        rows(
            0,
            f"@contextmanager|def {f}(kind):|    try:|        yield|    except kind as e:|        {t.any(f'{log}.append(str(e))', f'{log}.append(type(e).__name__)', f'{log}.append(1)')}",
        )
        if own
        else ""
    )
    manager = f if own else "suppress"
    use = t.any(
        rows(
            0,
            f"for {x} in {data}:",
            f"    with {manager}({kind}):",
            f"        print({todo})",
            *t.any((), (f"        {log}.append({x})",)),
        ),
        rows(
            0,
            f"total = 0|for {x} in {data}:|    with {manager}({kind}):|        total += {todo}|        print('ok')|print(total)",
        ),
        rows(
            0,
            f"with {manager}({kind}):|    for {x} in {data}:|        print({todo})|    print('all')",
        ),
    )
    return f"""
        from contextlib import {"contextmanager" if own else "suppress"}
        {setup if kind in ("KeyError", "IndexError") else ""}
        {log} = []
        {define}
        {use}
        print({log})
    """


@template("contexts")
def managers_side_by_side(t: Draw) -> str:
    c, a, b = t.names("Door Lamp Room Step", "a x first", "b y second")
    name1, name2 = t.s(t.word()), t.s(t.word())
    crash = t.any(
        "", f"raise ValueError({t.s('oops')})", "1 / 0", "{}['k']", f"print({a}.name + {b}.name)"
    )
    uses = [
        rows(
            1,
            f"with {c}({name1}) as {a}, {c}({name2}) as {b}:|    print({a}.name, {b}.name)|    {crash}|print('after')",
        ),
        rows(
            1,
            f"with {c}({name1}) as {a}:|    with {c}({name2}) as {b}:|        print({b}.name)|        {crash}|    print({t.s('inner over')})",
        ),
        rows(
            1,
            f"with {c}({name1}) as {a}:|    {b} = {a}|    print({t.s('inside')}, {a}.name)|    {crash}",
        ),
    ]
    stack = rows(
        1,
        f"with ExitStack() as stack:|    {a}, {b} = [stack.enter_context({c}(w)) for w in ({name1}, {name2})]|    stack.callback(print, {t.s('callback')})|    {crash or 'print(' + a + '.name)'}",
    )
    use = t.any(*uses, *uses, stack)
    return f"""
        {"from contextlib import ExitStack" if use is stack else ""}
        class {c}:
            def __init__(self, name):
                self.name = name
            def __enter__(self):
                print({t.any(t.s("open"), t.s("enter"), t.s("+"))}, self.name)
                return self
            def __exit__(self, kind, error, trace):
                print({t.any(t.s("close"), t.s("exit"), t.s("-"))}, {t.any("self.name", "self.name, kind is None", "self.name, kind and kind.__name__")})
                {t.any("", "return True", f"return kind is {t.any('ValueError', 'KeyError', 'ZeroDivisionError')}", f"return self.name == {t.any(name1, name2)}")}
        try:
            {use}
        except Exception as e:
            print({t.s("caught")}, {t.any("type(e).__name__", "e", "repr(e)")})
        {t.maybe(f"print({t.s('end')})", 0.3)}
    """
