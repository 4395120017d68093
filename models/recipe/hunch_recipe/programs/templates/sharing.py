"""Arguments and aliases: what is passed, shared, copied and deleted."""

from .material import rows
from .registry import Draw, template


@template("sharing")
def functions_kept_in_data(t: Draw) -> str:
    table, f, g, x = t.names(
        "ops table steps tools", "double up bigger", "minus down smaller", "x n v"
    )
    k1, k2, k3 = t.any(("d", "m", "n"), ("up", "down", "same"), ("+", "-", "="))
    third = t.any(
        f"lambda {x}: {x}", f"lambda {x}, k={t.n(2, 5)}: {x} * k", f"lambda {x}: -{x}", "abs", "str"
    )
    as_dict = t.n(0, 1)
    small = t.any("abs", "str", "float")
    kept = t.any((f, g), (f, g), (f, third), (g, third), (f, small, "int"), (small, g, "int"))
    keys = [t.s(k) for k in (k1, k2, k3)][: len(kept)] if as_dict else ["0", "1", "-1"]
    named = ", ".join(f"{k}: {v}" for k, v in zip(keys, kept, strict=False))
    literal = "{" + named + "}" if as_dict else f"[{', '.join(kept)}]"

    def key() -> str:
        return t.any(*keys)

    use = t.any(
        f"value = {t.n(1, 9)}|for key in [{key()}, {key()}, {key()}]:|    {t.any(f'value = {table}[key](value)', f'print({table}[key](value))')}|print(value)",
        f"for {'name, fn' if as_dict else 'fn'} in {table}{'.items()' if as_dict else ''}:|    print({'name, ' if as_dict else ''}fn({t.n(1, 9)}))",
        f"print({table}[{key()}]({table}[{key()}]({t.n(1, 9)})))",
        f"{f} = {t.any('None', 'abs')}|print({table}[{key()}]({t.n(1, 9)}))",
        f"print([fn({t.n(1, 9)}) for fn in {table}{'.values()' if as_dict else ''}])",
    )
    return f"""
        def {f}({x}):
            return {x} {t.any("* 2", "+ 1", "* 10")}
        def {g}({x}):
            {t.maybe(f"print({t.s(g)}, {x})", 0.3)}
            return {x} {t.any("- 1", "// 2", "- 5")}
        {table} = {literal}
        {t.any("", "", f"{table}[{key()}] = lambda {x}: {x} * {x}", f"{table}[{key()}] = {t.any(f, g)}")}
        {rows(0, use)}
    """


@template("sharing")
def arguments_passed_on(t: Draw) -> str:
    f, g = t.names("show order describe report", "call twice relay wrap_up")
    params, result, a1 = t.any(
        ("a, b=2, *rest", "(a, b, rest)", lambda: ", ".join(map(str, t.numbers(1, 4)))),
        (
            "*args, **options",
            "(len(args), options)",
            lambda: f"{t.n(1, 9)}, {t.any('x', 'key')}={t.n(1, 9)}",
        ),
        ("a, b, c=0", "a * 100 + b * 10 + c", lambda: f"{t.n(1, 9)}, {t.any('b=', '')}{t.n(1, 9)}"),
        (
            f"name, *, mark={t.s('!')}",
            "name + mark",
            lambda: t.s(t.word()) + t.any("", f", mark={t.s('?')}"),
        ),
    )
    forward = t.any(
        f"return {f}(*args, **kwargs)",
        f"print(args, kwargs)|return {f}(*args, **kwargs)",
        f"result = {f}(*args, **kwargs)|return [result, {t.any('len(args)', 'sorted(kwargs)', 'result')}]",
        f"if not args:|    return None|return {f}(*args, **kwargs)",
        f"kwargs.setdefault({t.s('b')}, {t.n(5, 9)})|return {f}(args[0], **kwargs)"
        if params.startswith("a, b")
        else f"return {f}(*reversed(args), **kwargs)",
    )
    tup = t.any("args", "nums", "parts")
    if params.startswith("a, b") and "setdefault" in forward:

        def a1() -> str:
            return str(t.n(1, 9)) + t.any("", f", b={t.n(1, 9)}")

    return f"""
        def {f}({params}):
            return {result}
        def {g}(*args, **kwargs):
            {rows(1, forward)}
        print({g}({a1()}))
        {t.any(f"print({f}({a1()}))", f"x = {g}({a1()})", "")}
        {rows(0, t.any(f"{tup} = [{t.s(t.word()) if 'name' in params else t.n(1, 9)}]|print({g}(*{tup}{', b=4' if params.startswith('a, b') else ''}))", f"print({g}({a1()}) == {f}({a1()}))"))}
    """


@template("sharing", raises=True)
def slash_and_star_parameters(t: Draw) -> str:
    f = t.name("area", "move", "price", "send", "mix")
    params, good, bad = t.any(
        ("a, b, /", "{}, {}", "a={}, b={}"),
        ("a, /, b", "{}, b={}", "a={}, b={}"),
        ("a, *, b", "{}, b={}", "{}, {}"),
        ("a, *, b=5", "{}, b={}", "{}, {}"),
        ("a, /, *, b=3", "{}, b={}", "a={}, b={}"),
        ("a, b", "b={}, a={}", "{}"),
        ("a, b", "{}, {}", "{}, {}, 1"),
        ("a, b=2", "{}, {}", "{}, c={}"),
        ("a, b", "{}, b={}", "{}, a={}"),
        ("*, a, b", "a={}, b={}", "{}, b={}"),
        ("a, *b", "{}, {}", "*[], b={}"),
    )

    def call(form: str) -> str:
        return f"{f}({form.format(t.n(1, 9), t.n(1, 9))})"

    show = t.any("e", "e", "type(e).__name__", f"{t.s('wrong call:')}, e")
    use = t.any(
        f"print({call(good)})|try:|    print({call(bad)})|except TypeError as e:|    print({show})",
        f"try:|    print({call(bad)})|except TypeError as e:|    print({show})|print({call(good)})",
        f"print({call(good)})|print({call(bad)})",
        f"for args in [({t.n(1, 9)},), ({t.n(1, 9)}, {t.n(1, 9)}), ()]:|    try:|        print({f}(*args))|    except TypeError as e:|        print({show})",
        f"try:|    x = {call(t.any(good, bad))}|except TypeError:|    x = None|print(x)",
        f"def safe(*args, **kw):|    try:|        return {f}(*args, **kw)|    except TypeError:|        return {t.s('bad')}|print({call(good).replace(f, 'safe', 1)}, {call(bad).replace(f, 'safe', 1)})",
    )
    return f"""
        def {f}({params}):
            {t.maybe(f"print({t.s(f)}, a)", 0.3)}
            return {t.any("a, b", "[a, b]", "(b, a)", "a" if "*b" in params else "a * 10 + b")}
        {rows(0, use)}
        {t.maybe(f"print({t.s('done')})", 0.3)}
    """


@template("sharing")
def argument_changed_or_rebound(t: Draw) -> str:
    f, p, xs, ys = t.names(
        "change update edit touch", "items seq data", "xs nums scores", "ys copy other"
    )
    n = t.n(1, 9)

    def step() -> str:
        return t.any(
            f"{p}.append({t.n(1, 9)})",
            f"{p} = {p} + [{n}]",
            f"{p} += [{n}]",
            f"{p} = [{n}]",
            f"{p}[0] = {n}",
            f"{p}[:] = [{n}, {n}]",
            f"{p} = sorted({p})",
            f"{p}.sort()",
            f"{p} = {p}[1:]",
            f"{p}.pop()",
            f"del {p}[0]",
            f"{p}[0] += {n}",
        )

    arg = t.any(xs, xs, f"{xs}[:]", f"list({xs})")
    return f"""
        def {f}({p}{t.any("", ": list")}):
            {step()}
            {step()}
            {t.any("", f"print({t.s('in')}, {p})", step())}
            {t.any("", f"return {p}", f"return len({p})", f"return {p}")}
        {xs} = {t.ints(4, 5)}
        {t.any(f"{ys} = {xs}", f"{ys} = {xs}[:]", f"{ys} = {xs}.copy()")}
        {t.any(f"{f}({arg})", f"r = {f}({arg})", f"print({f}({arg}))", f"{xs} = {f}({arg}) or {xs}")}
        print({xs})
        print({t.any(ys, f"{ys} == {xs}", f"{ys} is {xs}", f"{xs}, {ys}")})
    """


@template("sharing")
def chained_names_for_one_value(t: Draw) -> str:
    a, b, c = t.names("a first left x", "b second right y", "c third other z")
    kind = t.any("list", "list", "int", "dict", "str")
    value, changes = {
        "list": (t.any("[]", t.ints(1, 3)), (f"{a}.append({t.n(1, 9)})", f"{b} += [{t.n(1, 9)}]", f"{b} = {b} + [{t.n(1, 9)}]", f"{a} = [{t.n(1, 9)}]", f"{b}.extend({a})", f"{a}.insert(0, {t.n(1, 9)})")),
        "int": (t.n(0, 9), (f"{a} += {t.n(1, 9)}", f"{b} = {a} * {t.n(2, 4)}", f"{b} -= 1", f"{a}, {b} = {b}, {a}")),
        "dict": (t.any("{}", t.dict(1, 2)), (f"{a}[{t.s('k')}] = {t.n(1, 9)}", f"{b} = {{}}", f"{b} = dict({b}, z=1)", f"{a}.update(q={t.n(1, 9)})", f"{b}.clear()")),
        "str": (t.s(t.word()), (f"{a} += {t.s('!')}", f"{b} = {b}.upper()", f"{b} = {a}[::-1]", f"{a} = {a}[1:]")),
    }[kind]  # fmt: skip
    start = t.any(
        f"{a} = {b} = {value}",
        f"{a} = {b} = {value}",
        f"{a} = {value}|{b} = {a}",
        f"{a}, {b} = {value}, {value}",
        f"{a} = {b} = {c} = {value}",
    )
    swap = t.any(
        "", "", f"{a}, {b} = {b}, {a}", f"{c} = {a}|{a} = {b}|{b} = {c}", f"{c} = {b}|{b} = {a}"
    )
    return f"""
        {rows(0, start)}
        {t.any(*changes)}
        {t.maybe(f"print({a}, {b})", 0.5)}
        {rows(0, swap)}
        {t.any(*changes)}
        {t.any("", t.any(*changes))}
        print({a}, {b})
        {t.any("", f"print({a} is {b})" if kind in ("list", "dict") else f"print({a} == {b})")}
    """


@template("sharing", raises=True)
def augmented_on_an_alias(t: Draw) -> str:
    a, b, f = t.names("a xs word nums", "b ys old same", "grow extend more")
    kind = t.any("list", "tuple", "str", "set", "in tuple")
    n = t.n(1, 9)
    value, more = {
        "list": (t.ints(2, 3), t.any(f"[{n}]", f"({n}, {n})", t.s("ab"))),
        "tuple": (t.any(f"({n}, {t.n(1, 9)})", f"({n},)"), f"({t.n(1, 9)},)"),
        "str": (t.s(t.word()), t.s(t.any("!", "s", "ing"))),
        "set": (f"{{{n}}}", f"{{{n + 1}}}"),
        "in tuple": (f"([{n}], {t.n(1, 9)})", f"[{t.n(1, 9)}]"),
    }[kind]
    if kind == "in tuple":
        attempt = t.any(f"{a}[0] += {more}", f"{a}[0].extend({more})", f"{a}[1] += 1")
        return f"""
        {a} = {value}
        {b} = {t.any(a, f"{a}[0]")}
        {rows(0, t.any(f"try:|    {attempt}|except TypeError as e:|    print({t.any('e', t.s('failed'))})", attempt))}
        print({a}{t.any("", f", {b}")})
        """
    op = "|=" if kind == "set" else "+="
    size = f"len({b})" if kind == "set" else b
    use = t.any(
        f"{a} {op} {more}|print({a} is {b})",
        f"{a} = {a} {op[0]} {more if more[0] in '[({' or kind == 'str' else '[0]'}|print({a} is {b})" if kind != "list" else f"{a} = {a} + [{n}]|print({a} is {b})",
        f"def {f}(p):|    p {op} {more}|    return p|c = {f}({a})|print(c is {a}, len(c))",
        f"for _ in range(2):|    {a} {op} {more}|print(len({a}))",
        f"def {f}():|    global {a}|    {a} {op} {more}|{f}()|print(len({a}), {a} == {b})",
    )  # fmt: skip
    return f"""
        {a} = {value}
        {b} = {a}
        {rows(0, use)}
        print({size}, len({a}))
    """


@template("sharing")
def copies_of_nested_data(t: Draw) -> str:
    a, b = t.names("grid rows matrix teams", "clone other backup twin")
    n, m = t.n(2, 3), t.n(0, 1)
    if t.n(0, 2) == 0:
        keys = [t.s(k) for k in t.any(("ann", "bob"), ("x", "y"), ("tea", "jam"))]
        make = t.any(
            f"{a}.copy()",
            f"dict({a})",
            f"{{**{a}}}",
            f"{{k: v[:] for k, v in {a}.items()}}",
            a,
            f"copy.deepcopy({a})",
        )
        value = f"{{{keys[0]}: {t.ints(1, 2)}, {keys[1]}: {t.ints(1, 2)}}}"
        one = f"{b}[{t.any(*keys)}]"

        def step() -> str:
            return t.any(
                f"{one}.append({t.n(1, 9)})",
                f"{one} = []",
                f"{b}[{t.s('new')}] = [{t.n(1, 9)}]",
                f"{a}[{keys[1]}] += [{t.n(1, 9)}]",
                f"{b}.pop({keys[0]}, None)" if t.n(0, 1) else f"{b}[{keys[0]}] = {t.n(1, 9)}",
            )

        steps = [f"{one}.append({t.n(1, 9)})", step()]
    else:
        value = t.any(
            f"[[0] * {n}] * 2",
            f"[[0] * {n} for _ in range(2)]",
            f"[{t.ints(2, 2)}, {t.ints(2, 3)}]",
            f"[[{t.n(1, 9)}] * 2] * {n}",
        )
        make = t.any(
            f"{a}[:]",
            f"list({a})",
            f"{a}.copy()",
            f"[r[:] for r in {a}]",
            a,
            f"copy.deepcopy({a})",
            f"{a} * 1",
            f"{a} + []",
        )

        def step() -> str:
            return t.any(
                f"{b}[{m}][0] = {t.n(1, 9)}",
                f"{b}[0].append({t.n(1, 9)})",
                f"{b}.append([])",
                f"{b}[{1 - m}] = [{t.n(1, 9)}]",
                f"{a}[0][1] = {t.n(1, 9)}",
                f"{a}[1] += [{t.n(1, 9)}]",
                f"{b}[-1] = {b}[0]",
            )

        steps = [t.any(f"{b}[{m}][0] = {t.n(1, 9)}", f"{a}[0][1] += {t.n(1, 9)}"), step()]
        keys = ["0", "1"]
    return f"""
        {"import copy" if "deepcopy" in make else ""}
        {a} = {value}
        {b} = {make}
        {steps[0]}
        {t.maybe(f"print({a})", 0.4)}
        {steps[1]}
        print({a})
        print({b})
        {t.any("", f"print({a} is {b}, {a} == {b})", f"print({a}[{keys[1]}] is {b}[{keys[1]}])")}
    """


@template("sharing")
def same_or_only_equal(t: Draw) -> str:
    a, b, c, f = t.names("a x first", "b y second", "c z third", "pick same change keep")
    value = t.any(t.ints(1, 3), t.dict(1, 2), f"[[{t.n(1, 9)}]]", t.word_list(1, 2))
    fresh = value if t.n(0, 1) else t.any(f"{a}.copy()", f"type({a})({a})")
    body = t.any(
        "return p",
        "return p.copy()",
        "p = p.copy()|return p",
        "if p:|    return p|return None",
        "q = p|return q",
    )

    def check(p: str, q: str) -> str:
        return t.any(f"{p} is {q}", f"{p} == {q}", f"{p} is not {q}")

    return f"""
        {a} = {value}
        {b} = {fresh}
        {c} = {t.any(a, b, "None")}
        def {f}(p):
            {rows(1, body)}
        print({check(a, b)}, {check(a, c)})
        {t.any(f"{a}.clear()", f"{b} = {a}", f"{c} = {f}({b})", "")}
        print({check(f"{f}({a})", a)})
        {t.any("", f"if {c} is None:" + chr(10) + f"            {c} = {a}")}
        {rows(0, t.any(f"print({check(c, a)}, {check(c, b)})", f"print(any(v is {c} for v in ({a}, {b})))", f"print([{a}, {b}].index({a}), {a} in [{b}])"))}
    """


@template("sharing", raises=True)
def things_deleted(t: Draw) -> str:
    xs, d, other = t.names("xs nums queue", "d ages stock", "ys other alias")
    pairs = t.pairs(2, 3)
    key = t.s(t.any(*pairs))
    literal = "{" + ", ".join(f"{t.s(k)}: {v}" for k, v in pairs.items()) + "}"
    on_list = t.n(0, 1)
    name, value = (xs, t.ints(4, 5)) if on_list else (d, literal)

    def item() -> str:
        return (
            t.any(
                f"del {xs}[{t.n(-1, 2)}]",
                f"del {xs}[{t.n(0, 1)}:{t.n(2, 3)}]",
                f"del {xs}[::2]",
                f"{xs}.remove({xs}[0])",
                f"del {xs}[0], {xs}[0]",
            )
            if on_list
            else t.any(
                f"del {d}[{key}]",
                f"{d}.pop({key}, None)",
                f"del {d}[{t.s(t.word())}]",
                f"gone = {d}.popitem()",
            )
        )

    error = "(IndexError, KeyError)" if t.n(0, 1) else "LookupError"

    def guard(s: str) -> str:
        return t.any(s, s, f"try:|    {s}|except {error} as e:|    print(type(e).__name__, e)")

    ending = t.any(
        f"del {name}|print({other})",
        f"del {other}|print({name})",
        f"del {name}|try:|    print({name})|except NameError as e:|    print(e)|print({other})",
        f"print(len({name}), {other})",
        f"{name} = None|print({name}, {other})",
        f"del {name}[:]|print({other})" if on_list else f"{name}.clear()|print({other})",
    )
    return f"""
        {name} = {value}
        {other} = {t.any(name, name, f"{name}.copy()")}
        {rows(0, guard(item()))}
        {t.maybe(f"print({name})", 0.5)}
        {rows(0, guard(item()))}
        {rows(0, ending)}
    """
