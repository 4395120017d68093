"""Names: where they are looked up, and what goes wrong."""

from .material import rows
from .registry import Draw, template


@template("scopes", raises=True)
def local_assigned_too_late(t: Draw) -> str:
    x, f, n = t.names("total count score level best", "bump add update grow step", "n amount by")
    body = t.any(
        f"{x} += {n}|return {x}",
        f"print({x})|{x} = {n}|return {x}",
        f"if {n} > {t.n(2, 6)}:|    {x} = {n}|return {x}",
        f"{x} = {x} + {n}|print({t.s('now')}, {x})",
        f"for {x} in range({n} - 1):|    print({x})|return {x}",
        f"{n} = {n} * {x}|del {x}",
        f"global {x}|{x} += {n}|return {x}",
    )
    calls = [f"{f}({t.n(0, 9)})" for _ in range(3)]
    error = t.any("UnboundLocalError", "UnboundLocalError", "NameError", "Exception")
    show = t.any("e", "type(e).__name__", f"{t.s('error:')}, e")
    use = t.any(
        f"try:|    print({calls[0]})|except {error} as e:|    print({show})",
        f"for k in [{t.n(0, 3)}, {t.n(3, 9)}]:|    try:|        print({f}(k))|    except {error} as e:|        print({show})",
        f"print({calls[0]})",
        f"{calls[0]}|{calls[1]}",
        f"def main():|    print({calls[0]})|    return {x}|print(main())",
        f"try:|    y = {calls[0]}|except {error}:|    y = -1|else:|    print({t.s('fine')})|print(y)",
    )
    return f"""
        {x} = {t.n(0, 20)}
        def {f}({n}):
            {t.maybe(f"print({t.s(f)}, {n})", 0.3)}
            {rows(1, body)}
        {rows(0, use)}
        print({x}{t.any("", f", {t.s('end')}")})
    """


@template("scopes", raises=True)
def name_missing_or_deleted(t: Draw) -> str:
    good, bad = t.any(
        ("total", "totl"), ("count", "cuont"), ("values", "value"), ("message", "mesage"),
        ("result", "reslt"), ("names", "name"), ("price", "prise"), ("numbers", "nubmers"),
    )  # fmt: skip
    f = t.name("show", "report", "use", "look", "check")
    show = t.any("e", "type(e).__name__", "e.name", f"{t.s('NameError:')}, e")
    catch = f"except NameError as e:|    print({show})"
    lost = f"def {f}():|    secret = {t.n(1, 9)}|    return secret * 2|print({f}())"
    use = t.any(
        f"print({good})|del {good}|try:|    print({good})|{catch}",
        f"try:|    print({bad})|{catch}|print({good})",
        f"print({good})|print({bad})",
        f"def {f}():|    return {bad}|try:|    print({f}())|{catch}",
        f"def {f}():|    return {good}|print({f}())|del {good}|print({f}())",
        f"{lost}|try:|    print(secret)|{catch}|print({good})",
        f"{lost}|print({good}, secret)",
        f"try:|    {good} = {good} * 2|    {bad}.append(1)|{catch}|finally:|    print({good})",
        f"if {t.any('len(str(' + good + ')) > ' + str(t.n(1, 4)), good)}:|    found = True|try:|    print(found)|{catch}",
        f"try:|    {f}({good})|{catch}|def {f}(x):|    print(x)|{f}({good})",
    )
    return f"""
        {good} = {t.any(t.n(1, 50), t.s(t.word()), t.ints(2, 3))}
        {t.maybe(f"other = {good}", 0.4)}
        {rows(0, use)}
        {t.maybe(f"print({t.s('end')})", 0.4)}
    """


@template("scopes")
def counters_near_and_far(t: Draw) -> str:
    x, f, make = t.names(
        "count clicks hits steps", "bump click add tick", "make_counter counter start"
    )
    by = t.any("1", "1", t.n(2, 5), "step")
    arg = "step" if by == "step" else ""

    def call(name: str) -> str:
        return f"{name}({t.n(1, 5) if arg else ''})"

    if t.n(0, 1):
        other = t.name("reset", "show", "look")
        return f"""
        {x} = {t.n(0, 10)}
        {t.maybe("log = []", 0.3)}
        def {f}({arg}):
            global {x}
            {x} += {by}
            {t.any("", f"return {x}", f"print({x})")}
        def {other}():
            {t.any(f"{x} = 0", f"print({t.s(other)}, {x})", rows(1, f"global {x}|{x} = 0"))}
            return {t.any("None", x if other != "reset" else "True")}
        {rows(0, t.any(f"{call(f)}|{call(f)}", f"for _ in range({t.n(2, 4)}):|    {call(f)}", f"print({call(f)})|{call(f)}"))}
        {other}()
        {t.any(call(f), f"print({x})")}
        print({x})
        """
    inner = t.any(
        f"nonlocal {x}|{x} += {by}|return {x}",
        f"nonlocal {x}|old = {x}|{x} += {by}|return old",
        f"nonlocal {x}|{x} -= {by}|if {x} < 0:|    {x} = 0|return {x}",
        f"nonlocal {x}, calls|calls += 1|{x} += {by}|return {x}, calls",
        f"{x}[0] += {by}|return {x}[0]",
    )
    start = f"[{t.n(0, 9)}]" if "[0]" in inner else t.any(t.n(0, 9), "start")
    a, b = t.names("a first left", "b second right")
    arg2 = t.n(0, 20) if start == "start" else ""
    return f"""
        def {make}({"start" if arg2 != "" else ""}):
            {x} = {start}
            {"calls = 0" if "calls" in inner else ""}
            def {f}({arg}):
                {rows(2, inner)}
            return {f}
        {a} = {make}({arg2})
        {b} = {t.any(f"{make}({arg2})", f"{make}({arg2})", a)}
        {rows(0, t.any(f"print({call(a)}, {call(a)}, {call(b)})", f"{call(a)}|{call(a)}|print({call(b)})", f"for _ in range({t.n(2, 3)}):|    {call(a)}|print({call(a)}, {call(b)})"))}
        {t.maybe(f"print({a} is {b})", 0.3)}
    """


@template("scopes")
def default_remembers_calls(t: Draw) -> str:
    f, box, x = t.names("add collect put remember", "items seen bag known", "x item value")
    kind = t.any("list", "list", "dict", "none", "none", "tuple")
    words = t.n(0, 1)

    def one() -> str:
        return t.s(t.word()) if words else str(t.n(1, 9))

    default, fix, body = {
        "list": ("[]", "", t.any(f"{box}.append({x})", f"{box} += [{x}]", f"{box}.insert(0, {x})")),
        "dict": ("{}", "", t.any(f"{box}[{x}] = {box}.get({x}, 0) + 1", f"{box}[{x}] = len({box})")),
        "none": ("None", t.any(f"if {box} is None:|    {box} = []", f"{box} = {box} or []", f"{box} = [] if {box} is None else {box}"), f"{box}.append({x})"),
        "tuple": ("()", "", f"{box} += ({x},)"),
    }[kind]  # fmt: skip
    own = {"list": "['own']", "dict": "{'own': 5}", "none": "['own']", "tuple": "('own',)"}[kind]
    look = f"{f}.__defaults__"
    middle = t.any(
        f"print({f}({one()}, {t.any(own, own, default)}))",
        f"first = {f}({one()})|second = {f}({one()})|print(first is second, {t.any('first', 'len(second)')})",
        f"mine = {own}|{f}({one()}, mine)|print(mine)",
        f"print({look})",
        f"for v in [{one()}, {one()}]:|    {f}(v)",
    )
    return f"""
        def {f}({x}, {box}={default}):
            {rows(1, fix)}
            {body}
            {t.maybe(f"print({t.s('inside')}, {box})", 0.25)}
            return {box}
        {t.any(f"print({f}({one()}))", f"r = {f}({one()})")}
        {rows(0, middle)}
        print({f}({one()}){t.any("", "", f", {look}")})
    """


@template("scopes")
def facts_on_a_function(t: Draw) -> str:
    f, a = t.names("greet area power label", "calls uses hits times")
    doc = t.any(f'"""{f.title()} of something."""', t.s("What it does."))
    param, result, new, args = t.any(
        (f"name, mark={t.s('!')}", "name + mark", f"({t.s('?')},)", lambda: t.s(t.word())),
        (f"w, h={t.n(1, 5)}", "w * h", f"({t.n(6, 9)},)", lambda: str(t.n(1, 9))),
        (f"x, times={t.n(2, 3)}", "[x] * times", "(1,)", lambda: str(t.n(1, 9))),
        (f"n, base={t.n(2, 10)}, extra=0", "n % base + extra", "(7, 1)", lambda: str(t.n(1, 40))),
    )
    alias = t.name("g", "other", "same", "alias")
    other = t.any(
        f"{alias} = {f}|print({alias}.__name__, {alias} is {f})|{alias}({args()})",
        f"print({f}.__defaults__)|{f}.__defaults__ = {new}|print({f}({args()}))",
        f"{f}.note = {t.s(t.word())}|print({f}.note, {f}({args()}))",
        f"print(hasattr({f}, {t.s('note')}), getattr({f}, {t.s('note')}, None))",
        f"print({f}.__code__.co_varnames[:{t.n(1, 2)}], {f}.__code__.co_argcount)",
        f"{alias} = lambda x: {f}(x)|print({alias}.__name__, {alias}({args()}))",
        f"for {alias} in ({f}, len, print):|    print({alias}.__name__)",
    )
    return f"""
        def {f}({param}):
            {t.any("", doc)}
            {f}.{a} += 1
            return {result}
        {f}.{a} = {t.any(0, 0, t.n(1, 9))}
        {rows(0, t.any(f"for v in [{args()}, {args()}]:|    print({f}(v))", f"print({f}({args()}))", f"{f}({args()})|{f}({args()})"))}
        {rows(0, other)}
        print({t.any("", f"{f}.__name__, ", f"{f}.__doc__, ")}{f}.{a})
    """


@template("scopes")
def loop_makes_functions(t: Draw) -> str:
    fs, i, k = t.names("fs funcs actions makers", "i n k", "x v y")
    data = t.any(f"range({t.n(2, 4)})", f"range(1, {t.n(3, 5)})", t.ints(2, 4))
    expr = t.any(f"{k} * {i}", f"{k} + {i}", f"({i}, {k})", f"{k} - {i} * 2")
    fix = t.n(0, 3)
    build = [
        f"for {i} in {data}:|    {fs}.append(lambda {k}: {expr})",
        f"for {i} in {data}:|    {fs}.append(lambda {k}, {i}={i}: {expr})",
        f"def make({i}):|    return lambda {k}: {expr}|for j in {data}:|    {fs}.append(make(j))",
        f"for {i} in {data}:|    def f({k}{t.any('', f', {i}={i}')}):|        return {expr}|    {fs}.append(f)",
    ][fix]
    change = t.any("", f"{i} = {t.n(10, 20)}") if fix != 2 else ""
    use = t.any(
        f"for f in {fs}:|    print(f({t.n(1, 9)}))",
        f"print([f({t.n(1, 9)}) for f in {fs}])",
        f"print({fs}[0]({t.n(1, 9)}), {fs}[-1]({t.n(1, 9)}))",
        f"for j, f in enumerate({fs}):|    print(j, f(j))",
        f"out = []|while {fs}:|    out.append({fs}.pop()({t.n(1, 5)}))|print(out)",
    )
    comp = f"{fs} = [lambda {k}{t.any('', f', {i}={i}')}: {expr} for {i} in {data}]"
    whole = t.any(f"{fs} = []|{build}|{change}", f"{fs} = []|{build}|{change}", comp)
    return f"""
        {rows(0, whole)}
        {rows(0, use)}
        {t.any("", f"print(len({fs}))", f"print({i})" if whole != comp and fix != 2 else "")}
    """


@template("scopes")
def closures_share_a_name(t: Draw) -> str:
    make, x, up, get = t.names(
        "account meter make build", "value level amount", "up add put", "get read look"
    )
    third = t.any(
        "",
        f"def clear():|    nonlocal {x}|    old, {x} = {x}, 0|    return old",
        f"def twice():|    {up}({t.n(1, 3)})|    {up}({t.n(1, 3)})|    return {get}()",
    )
    name = third[4:].split("(")[0]
    pack = t.any(f"{up}, {get}", f"{get}, {up}")
    tail = f", {name}" if third else ""
    as_dict = t.n(0, 2) == 0
    back = (
        "{"
        + f"{t.s('up')}: {up}, {t.s('get')}: {get}"
        + (f", {t.s('more')}: {name}" if third else "")
        + "}"
        if as_dict
        else pack + tail
    )
    a, n = t.any("acc", "box", "m"), t.n(0, 30)
    u, g = (f"{a}[{t.s('up')}]", f"{a}[{t.s('get')}]") if as_dict else (up, get)
    more = f"{a}[{t.s('more')}]" if as_dict else name
    start = f"{a} = {make}({n})" if as_dict else f"{pack}{tail} = {make}({n})"
    again = f"{a}2 = {make}({t.n(0, 9)})"
    return f"""
        def {make}({x}):
            def {up}(n):
                nonlocal {x}
                {x} {t.any("+=", "+=", "*=", "-=")} n
                {t.maybe(f"return {x}", 0.3)}
            def {get}():
                return {t.any(x, x, f"{x} * 2", f"[{x}]")}
            {rows(1, third)}
            return {back}
        {start}
        {u}({t.n(1, 9)})
        {t.any(f"print({g}())", f"print({u}({t.n(1, 4)}))", "")}
        {f"print({more}())" if third else f"{u}({t.n(1, 4)})"}
        {again if t.n(0, 2) == 0 else ""}
        print({g}())
    """


@template("scopes")
def three_functions_deep(t: Draw) -> str:
    a, b, c, x = t.names(
        "outer level1 first", "middle level2 second", "inner level3 third", "x n label"
    )
    v1, v2, v3 = (t.any(t.n(1, 9), t.s(w)) for w in ("local", "enclosing", "deep"))
    change = t.any(
        f"{x} = {v3}",
        f"nonlocal {x}|{x} = {v3}",
        f"global {x}|{x} = {v3}",
        "pass",
        f"nonlocal {x}|{x} *= 2",
    )
    set2 = t.any("", f"{x} = {v2}", f"nonlocal {x}|{x} = {v2}")
    shows = [f"print({t.s(s)}, {x})" for s in (c, b, a)]
    return f"""
        {x} = {t.any(t.s("global"), t.n(1, 9))}
        def {a}():
            {x} = {v1}
            def {b}():
                {rows(2, set2)}
                def {c}():
                    {rows(3, change)}
                    {shows[0]}
                    {t.maybe(f"return {t.s(c)}", 0.3)}
                {t.any(f"{c}()", f"print({c}())")}
                {shows[1] if "global" not in set2 else ""}
            {b}()
            {shows[2]}
        {a}()
        print({t.s("global")}, {x})
    """


@template("scopes", raises=True)
def builtin_covered_up(t: Draw) -> str:
    name, value, call = t.any(
        ("list", t.ints(2, 4), lambda: f"list({t.s(t.word()[:4])})"),
        ("sum", t.n(0, 5), lambda: f"sum({t.ints(2, 4)})"),
        ("max", t.n(1, 9), lambda: f"max({t.n(1, 9)}, {t.n(1, 9)})"),
        ("str", t.s(t.word()), lambda: f"str({t.n(1, 99)})"),
        ("len", t.n(2, 6), lambda: f"len({t.s(t.word())})"),
        ("dict", t.dict(1, 2), lambda: f"dict(a={t.n(1, 9)})"),
        ("min", t.any("None", t.n(0, 9)), lambda: f"min({t.ints(2, 4)})"),
        ("range", t.n(2, 5), lambda: f"list(range({t.n(2, 4)}))"),
    )
    work = {
        "sum": f"for v in {t.ints(2, 3)}:|    sum += v",
        "max": f"for v in {t.ints(2, 4)}:|    if v > max:|        max = v",
    }.get(name, f"print({name})")
    catch = f"try:|    print({call()})|except TypeError as {t.any('e', 'err')}:|    print({t.any(t.s('no longer a function'), 'type(' + name + ').__name__')})"
    use = t.any(
        f"{name} = {value}|{work}|{catch}|del {name}|print({call()})",
        f"{name} = {value}|{work}|{catch}|print({name})",
        f"{name} = {value}|{work}|print({call()})",
        f"def count({name}):|    return {t.any(name, f'({name}, 1)', f'[{name}]')}|print(count({value}))|print({call()})",
        f"def {name}(*args):|    return {t.any('args', t.s('mine'), 'args[0]')}|print({call()})|del {name}|print({call()})",
        f"keep = {name}|{name} = {value}|{work}|print({call().replace(name, 'keep', 1)})|{name} = keep|print({call()})",
        f"def work():|    {name} = {value}|    return {name}|print(work(), {call()})",
        f"def work():|    {name} = {value}|    return {call()}|try:|    print(work())|except TypeError as e:|    print({t.any('e', t.s('oops'))})|print({call()})",
    )
    return f"""
        {t.maybe(f"print({call()})", 0.4)}
        {rows(0, use)}
    """


@template("scopes", raises=True)
def class_or_method_scope(t: Draw) -> str:
    c, x, m = t.names("Box Game Shop Lamp", "size rate limit label", "show scaled look")
    g, k = t.n(1, 9), t.n(10, 30)
    look = t.any(
        f"return {x}",
        f"return self.{x}",
        f"return {c}.{x}",
        f"return {x} + self.{x}",
        f"self.{x} += 1|return self.{x}",
    )
    extra = t.any(
        "",
        f"double = {x} * 2",
        f"{x} += 1",
        f"sizes = [{x}, {x} + 1]",
        f"for i in range({t.n(2, 3)}):|    {x} += i",
        f"if {x} > {t.n(5, 20)}:|    big = True|else:|    big = False",
    )
    seen = {"double": "double", "sizes": "sizes", "for i": "i", "if": "big"}
    attr = next((v for s, v in seen.items() if extra.startswith(s)), x)
    outer = t.n(0, 2)
    error = f"try:|    print({t.any(attr if attr != x else 'missing', m + '()')})|except NameError as e:|    print(e)"
    return f"""
        {f"{x} = {g}" if outer else ""}
        class {c}:
            {t.maybe(f"print({t.s('in class')})", 0.3)}
            {x} = {t.any(k, k, f"{x} + {k}" if outer else k)}
            {rows(1, extra)}
            def {m}(self):
                {t.maybe(f"{x} = {t.n(50, 60)}", 0.2)}
                {rows(2, look)}
        obj = {c}()
        {t.any(f"obj.{x} = {t.n(1, 5)}", "", f"{c}.{x} = {t.n(1, 5)}")}
        print(obj.{m}())
        print({c}.{attr}{t.any("", f", obj.{x}")})
        {rows(0, error) if t.n(0, 2) == 0 else ""}
        {f"print({x})" if outer else ""}
    """


@template("scopes", raises=True)
def loop_names_afterwards(t: Draw) -> str:
    i, xs = t.names("i x n v", "xs squares row out")
    data = t.any(f"range({t.n(2, 4)})", t.ints(2, 4), t.word_list(2, 3))
    end = t.any(
        f"print({i})",
        f"print({t.s('last')}, {i})",
        f"try:|    print({i})|except NameError:|    print({t.s('gone')})",
    )
    comp = t.any(
        f"[{i} for {i} in {data}]",
        f"[{i} * 2 for {i} in {data}]",
        f"[({i}, {i}) for {i} in {data}]",
        f"{{{i}: 1 for {i} in {data}}}",
    )
    program = t.any(
        f"{i} = {t.n(50, 99)}|{xs} = {comp}|print({xs})|print({i})",
        f"{xs} = {comp}|print({xs})|{end}",
        f"for {i} in {data}:|    pass|print({i})|{xs} = {comp}|print({xs}, {i})",
        f"{xs} = []|for {i} in {data}:|    {xs}.append({i})|    {i} = {t.any('None', 0, i + ' * 2')}|print({i})|print({xs})",
        f"for {i} in {t.any('[]', 'range(0)', data)}:|    print({i})|{end}",
        f"for {i} in range({t.n(2, 3)}):|    for {i} in range({t.n(5, 6)}, {t.n(7, 8)}):|        print({i})|print({i})",
        f"def f():|    for {i} in {data}:|        if {i}:|            break|    return {i}|{i} = {t.s('mine')}|print(f(), {i})",
        f"{xs} = [last := {i} for {i} in {data}]|print(last)|{end}",
        f"{i} = {t.n(2, 5)}|{xs} = [{i} for {i} in range({i})]|print({i}, {xs})|{i} = {xs}|print([{i} for {i} in {i}])",
        f"total = sum({i} for {i} in {t.ints(2, 4)})|print(total)|{end}",
        f"try:|    int({t.s(t.word())})|except ValueError as {i}:|    print(type({i}).__name__)|{end}",
    )  # fmt: skip
    return f"""
        {t.maybe(f"limit = {t.n(1, 9)}", 0.2)}
        {rows(0, program)}
    """


@template("scopes", raises=True)
def defined_on_a_condition(t: Draw) -> str:
    flag, f, x = t.names("debug fast polite mode", "show convert price speak", "x n v")
    value = t.any("True", "False", str(t.n(0, 5)))
    test = f"{flag} > {t.n(1, 3)}" if value.isdigit() else flag
    r1, r2 = t.any(
        ("{} * 2", "{} + 1"), ("str({})", "-{}"), ("[{}]", "({}, 0)"), ("{} ** 2", "{} // 2")
    )
    r1, r2 = r1.format(x), r2.format(x)
    how = t.any(
        f"if {test}:|    def {f}({x}):|        return {r1}|else:|    def {f}({x}):|        return {r2}",
        f"{f} = (lambda {x}: {r1}) if {test} else (lambda {x}: {r2})",
        f"def {f}({x}):|    return {r1}|if {test}:|    def {f}({x}):|        return {r2}",
        f"if {test}:|    def {f}({x}):|        return {r1}",
        f"def {f}({x}):|    return {r1}|old = {f}|def {f}({x}):|    return old({x}), {r2}",
        f"try:|    {f}|except NameError:|    def {f}({x}):|        return {r2}",
    )
    use = t.any(
        f"print({f}({t.n(1, 9)}))",
        f"try:|    print({f}({t.n(1, 9)}))|except NameError as e:|    print(e)",
        f"for k in {t.ints(2, 3)}:|    print({f}(k))",
        f"y = {f}(abs({t.n(-9, 9)}))|print(y)",
    )
    return f"""
        {flag} = {value}
        {rows(0, how)}
        {rows(0, use)}
        {t.maybe(f"print({f}.__name__)", 0.3)}
    """


@template("scopes")
def made_and_called_at_once(t: Draw) -> str:
    make, inner, a, b = t.names(
        "make adder power times build", "inner go run apply", "a n k", "b x v"
    )
    expr = t.any(
        f"{a} + {b}", f"{a} * {b}", f"{b} ** {a}", f"[{b}] * {a}", f"{a} - {b}", f"({a}, {b})"
    )
    body = t.any(
        f"def {inner}({b}):|    {t.any('', f'print({a}, {b})')}|    return {expr}|return {inner}",
        f"return lambda {b}: {expr}",
        f"print({t.s('make')}, {a})|return lambda {b}: {expr}",
        f"{a} += 1|def {inner}({b}={t.n(1, 4)}):|    return {expr}|return {inner}",
    )
    x, y = t.n(1, 4), t.n(1, 6)
    keep = t.name("f", "triple", "saved", "second")
    return f"""
        def {make}({a}):
            {rows(1, body)}
        print({make}({x})({y}))
        {keep} = {make}({t.n(1, 4)})
        {rows(0, t.any(f"print({keep}({t.n(1, 5)}), {make}({x})({t.n(1, 5)}))", f"print([{keep}(i) for i in range({t.n(2, 3)})])", f"for g in ({keep}, {make}({x})):|    print(g({y}))", f"print(list(map({make}({x}), [{y}, {t.n(1, 5)}])))"))}
        {t.any("", f"print((lambda p, q={t.n(1, 9)}: p * q)({t.n(1, 9)}))", f"print((lambda: {make}({x}))()({y}))", f"print((lambda *p: p[::-1])({x}, {y}))")}
    """
