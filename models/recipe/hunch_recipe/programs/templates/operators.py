"""Classes whose objects are added, scaled, divided and joined."""

from .blocks import block, laid
from .registry import Draw, template


def kept(t: Draw, *names: str) -> str:
    """The lines that keep the arguments of __init__."""
    if len(names) > 1 and t.n(0, 3) == 0:
        return f"{', '.join(f'self.{n}' for n in names)} = {', '.join(names)}"
    return block(*(f"self.{n} = {n}" for n in names))


@template("operators", raises=True)
def sum_of_objects(t: Draw) -> str:
    c, n = t.any(
        ("Money", "cents"),
        ("Weight", "grams"),
        ("Length", "cm"),
        ("Score", "points"),
        ("Minutes", "n"),
    )
    plain = t.any(
        f"return {c}(self.{n} + other)",
        block("if other == 0:", "    return self", f"return {c}(self.{n} + other)"),
    )
    add = t.any(
        block(f"if isinstance(other, {c}):", f"    return {c}(self.{n} + other.{n})", plain),
        block(
            "if isinstance(other, int):",
            f"    other = {c}(other)",
            f"if not isinstance(other, {c}):",
            "    return NotImplemented",
            f"return {c}(self.{n} + other.{n})",
        ),
        block(
            f"if not isinstance(other, {c}):",
            "    return NotImplemented",
            f"return {c}(self.{n} + other.{n})",
        ),
    )
    radd = t.any(
        block(
            "def __radd__(self, other):",
            f"    {t.any('return self + other', 'return self.__add__(other)')}",
        ),
        block(
            "def __radd__(self, other):",
            "    if other == 0:",
            "        return self",
            "    return self + other",
        ),
        "__radd__ = __add__",
        "",
    )
    objects = f"[{', '.join(f'{c}({t.n(1, 30)})' for _ in range(t.n(2, 3)))}]"
    total = f"sum({objects}{'' if radd and t.n(0, 1) else f', {c}({t.n(0, 5)})'})"
    use = t.any(
        block(f"total = {total}", f"print(total.{n})"),
        block(
            "try:",
            f"    x = {t.n(1, 9)} + {c}({t.n(1, 9)})",
            f"    print(x.{n})",
            "except TypeError:",
            "    print('no sum')",
        ),
        block(
            "try:",
            f"    x = {c}({t.n(1, 9)}) + {t.any(t.n(1, 9), t.s(t.word()), '1.5')}",
            f"    print(x.{n})",
            f"except {t.any('TypeError', 'Exception')} as e:",
            "    print(type(e).__name__)",
        ),
        f"print(({t.n(1, 5)} + {c}({t.n(2, 9)})).{n})"
        if radd
        else f"print(({c}({t.n(1, 9)}) + {c}({t.n(2, 9)})).{n})",
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
            def __add__(self, other):
                {add}
            {radd}
        a = {c}({t.n(1, 40)}) + {c}({t.n(1, 40)})
        print(a.{n})
        {use}
        {t.maybe(f"print((a + a).{n})")}
    """,
    )


@template("operators")
def scaled_from_both_sides(t: Draw) -> str:
    c = t.any("Vec", "Vector", "Offset", "Force", "Point")
    x, y = t.any(("x", "y"), ("dx", "dy"), ("a", "b"))
    both = t.any(True, True, False)
    dot = f"self.{x} * k.{x} + self.{y} * k.{y}"
    mul = t.any(
        f"return {c}(self.{x} * k, self.{y} * k)",
        block(
            f"if isinstance(k, {c}):",
            f"    return {dot}",
            f"return {c}(self.{x} * k, self.{y} * k)",
        ),
    )
    rmul = (
        block(
            "def __rmul__(self, k):",
            f"    {t.any('return self * k', f'return {c}(k * self.{x}, k * self.{y})')}",
        )
        if both
        else ""
    )
    form = t.any(
        f"f'({{self.{x}}}, {{self.{y}}})'",
        f"f'<{{self.{x}}} {{self.{y}}}>'",
        f"str([self.{x}, self.{y}])",
        f"f'{c}({{self.{x}}}, {{self.{y}}})'",
    )
    k = t.n(2, 5)
    uses = [f"v * {k}", f"v * {t.n(-2, 2)}"]
    if both:
        uses += [f"{k} * v", f"{k} * v * {t.n(2, 3)}", "-1 * v"]
    if "isinstance" in mul:
        uses += [
            f"v * {c}({t.n(0, 4)}, {t.n(0, 4)})",
            "v * v",
            f"v * v * {k}" if not both else "(v * v) * v",
        ]
    one, two = t.rng.sample(uses, 2)
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {x}, {y}={t.n(0, 3)}):
                {kept(t, x, y)}
            def __mul__(self, k):
                {mul}
            {rmul}
            def __repr__(self):
                return {form}
        v = {c}({t.n(0, 9)}{t.any("", f", {t.n(-4, 9)}")})
        {t.any(f"print({one})", f"w = {one}" + chr(10) + "        print(w, v)")}
        print({two})
        {t.any("", f"v *= {t.n(2, 4)}" + chr(10) + "        print(v)", f"print([v * i for i in range({t.n(2, 4)})])")}
    """,
    )


@template("operators")
def opposites_and_sizes(t: Draw) -> str:
    c, n = t.any(
        ("Step", "n"), ("Shift", "by"), ("Temp", "degrees"), ("Move", "dx"), ("Signal", "value")
    )
    methods = {
        "-{}": block("def __neg__(self):", f"    return {c}(-self.{n})"),
        "abs({})": block(
            "def __abs__(self):",
            f"    {t.any(f'return {c}(abs(self.{n}))', f'return {c}(self.{n} if self.{n} > 0 else -self.{n})')}",
        ),
        "+{}": block("def __pos__(self):", f"    return {c}(self.{n} {t.any('+ 1', '* 2')})"),
        "~{}": block("def __invert__(self):", f"    return {c}({t.n(5, 12)} - self.{n})"),
        "{} - b": block("def __sub__(self, other):", f"    return {c}(self.{n} - other.{n})"),
    }
    chosen = t.rng.sample(list(methods), 3)
    nested = chosen[0].replace("{}", f"({chosen[1].replace('{}', 'a')})")
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
            {block(*(methods[m] for m in chosen))}
            def __repr__(self):
                return {t.any(f"f'{c}({{self.{n}}})'", f"str(self.{n})", f"f'{{self.{n}:+d}}'")}
        a = {c}({t.n(-9, 9)})
        b = {c}({t.n(-9, 9)})
        print({", ".join(m.replace("{}", t.any("a", "a", "b")) for m in chosen)})
        {t.any(f"print({nested})", f"a = {nested}" + chr(10) + "        print(a)")}
        {t.any(f"print([{chosen[1].replace('{}', 'x')} for x in (a, b)])", f"print(({chosen[2].replace('{}', 'b')}).{n})", "")}
    """,
    )


@template("operators")
def added_in_place(t: Draw) -> str:
    c, xs = t.names("Bag Log Basket Playlist Notes", "items lines things")
    text = t.any(True, False)
    v = (lambda: t.s(t.word())) if text else (lambda: str(t.n(1, 9)))
    in_place = t.any(
        block("def __iadd__(self, x):", f"    self.{xs}.append(x)", "    return self"),
        block(
            "def __iadd__(self, other):",
            f"    self.{xs} += {t.any('other', 'list(other)')}",
            "    return self",
        ),
        block(
            "def __iadd__(self, x):",
            f"    if x not in self.{xs}:",
            f"        self.{xs}.append(x)",
            "    return self",
        ),
        "",
    )
    one = "(self, x)" in in_place
    add = t.any(
        block(
            "def __add__(self, other):",
            f"    return {c}(self.{xs} + {'[other]' if one else 'other'})",
        ),
        block(
            "def __add__(self, other):",
            f"    new = {c}(self.{xs}{t.any('[:]', '.copy()')})",
            f"    new.{xs}.{'append' if one else 'extend'}(other)",
            "    return new",
        ),
    )
    if in_place and t.n(0, 2):
        add = ""
    op = (lambda: v()) if one else (lambda: t.any(f"[{v()}]", f"[{v()}, {v()}]"))
    ops = t.any(
        (f"a += {op()}",),
        (f"a += {op()}", f"b += {op()}"),
        (f"b += {op()}", f"a += {op()}", f"b += {op()}"),
    )
    extra = t.any("", f"b = b + {op()}" if add else "")
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {xs}):
                self.{xs} = {t.any(xs, f"list({xs})")}
            {in_place}
            {add}
        a = {c}([{t.any("", v())}])
        b = a
        {block(*ops)}
        {extra}
        print(a.{xs}, b.{xs})
        print(a is b{t.any("", f", a.{xs} is b.{xs}", f", len(a.{xs})")})
    """,
    )


@template("operators")
def divided_and_left_over(t: Draw) -> str:
    c, n, k = t.any(
        ("Duration", "seconds", 60),
        ("Rope", "cm", 100),
        ("Pile", "coins", 10),
        ("Weight", "grams", 1000),
    )
    a, b, d = t.n(20, 400), t.n(3, 60), t.n(2, 9)
    form = t.any(
        f"f'{{self.{n}}}{n[0]}'",
        f"f'{{self.{n} // {k}}} {{self.{n} % {k}}}'",
        f"f'{c}({{self.{n}}})'",
    )
    methods = {
        "/": block(
            "def __truediv__(self, other):",
            *t.any(
                (f"    return self.{n} / other.{n}",),
                (
                    f"    if isinstance(other, {c}):",
                    f"        return {t.any(f'round(self.{n} / other.{n}, 2)', f'self.{n} / other.{n}')}",
                    f"    return {c}(self.{n} / other)",
                ),
            ),
        ),
        "//": block(
            "def __floordiv__(self, other):",
            f"    {t.any(f'return self.{n} // other.{n}', f'return {c}(self.{n} // other.{n})')}",
        ),
        "%": block("def __mod__(self, other):", f"    return {c}(self.{n} % other.{n})"),
        "-": block(
            "def __sub__(self, other):",
            f"    return {c}({t.any(f'self.{n} - other.{n}', f'max(0, self.{n} - other.{n})')})",
        ),
    }
    chosen = t.rng.sample(list(methods), t.n(2, 3))
    prints = [f"print(a {op} b)" for op in chosen]
    if "/" in chosen and "isinstance" in methods["/"]:
        prints.append(f"print(a / {d})")
    if "%" in chosen and "//" in chosen:
        prints.append(block("def parts(p, q):", "    return p // q, p % q", "print(parts(a, b))"))
    if "-" in chosen:
        prints.append(
            block(
                "rounds = 0",
                f"while a.{n} > b.{n} * {max(1, a // b - 2)}:",
                "    a = a - b",
                "    rounds += 1",
                "print(rounds, a)",
            )
        )
    t.rng.shuffle(prints)
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}{t.any("", ": int")}):
                self.{n} = {n}
            {block(*(methods[m] for m in chosen))}
            def __repr__(self):
                return {form}
        a = {c}({a})
        b = {c}({b})
        {block(*prints)}
    """,
    )


@template("operators")
def numbers_modulo(t: Draw) -> str:
    c, n = t.names("Mod Clock Residue Hour", "n value v")
    m = t.any(5, 7, 12, 24, 10)
    const = t.any("M", "SIZE", "limit")
    init = f"self.{n} = {n} % self.{const}"
    methods = {
        "+": block(
            "def __add__(self, other):",
            *t.any((), ("    if isinstance(other, int):", f"        other = {c}(other)")),
            f"    return {c}(self.{n} + other.{n})",
        ),
        "-": block("def __sub__(self, other):", f"    return {c}(self.{n} - other.{n})"),
        "*": block("def __mul__(self, other):", f"    return {c}(self.{n} * other.{n})"),
        "**": block(
            "def __pow__(self, k):",
            *t.any(
                (f"    return {c}(self.{n} ** k)",),
                (f"    return {c}(pow(self.{n}, k, self.{const}))",),
                (
                    f"    out = {c}(1)",
                    "    for _ in range(k):",
                    f"        out = {c}(out.{n} * self.{n})",
                    "    return out",
                ),
            ),
        ),
    }
    chosen = t.rng.sample(list(methods), t.n(2, 3))

    def use(op):
        return f"a ** {t.n(2, 4)}" if op == "**" else f"a {op} b"

    return laid(
        t,
        f"""
        class {c}:
            {const} = {m}
            def __init__(self, {n}):
                {init}
            {block(*(methods[k] for k in chosen))}
            def __eq__(self, other):
                return self.{n} == other.{n}
            def __repr__(self):
                return {t.any(f"f'{{self.{n}}} mod {{self.{const}}}'", f"f'{c}({{self.{n}}})'", f"str(self.{n})")}
        a, b = {c}({t.n(0, 30)}), {c}({t.n(0, 30)})
        print({t.any("a, b", "a", "b, a == b")})
        print({", ".join(use(k) for k in chosen)})
        {t.any(f"{c}.{const} = {t.any(3, 9, 20)}" + chr(10) + f"        print({use(chosen[0])})", f"print({use(chosen[0])} == {c}({t.n(0, 12)}))", f"print(({use(chosen[1])}).{n})")}
    """,
    )


@template("operators")
def at_sign_product(t: Draw) -> str:
    c, xs = t.names("Matrix Mat Row Vector", "rows cells data")
    flat = t.any(True, False)
    if flat:
        body = t.any(
            f"return sum(a * b for a, b in zip(self.{xs}, other.{xs}))",
            block(
                "total = 0",
                f"for a, b in zip(self.{xs}, other.{xs}):",
                "    total += a * b",
                "return total",
            ),
            block(
                "total = 0",
                f"for i in range(len(self.{xs})):",
                f"    total += self.{xs}[i] * other.{xs}[i]",
                "return total",
            ),
        )
        a, b = (f"{c}({t.ints(3, 3)})" for _ in range(2))
    else:
        body = t.any(
            block(
                f"cols = list(zip(*other.{xs}))",
                f"return {c}([[sum(a * b for a, b in zip(r, k)) for k in cols] for r in self.{xs}])",
            ),
            block(
                "out = []",
                f"for r in self.{xs}:",
                f"    out.append([r[0] * other.{xs}[0][j] + r[1] * other.{xs}[1][j] for j in range(2)])",
                f"return {c}(out)",
            ),
        )
        a, b = (f"{c}([[{t.n(0, 4)}, {t.n(0, 4)}], [{t.n(0, 4)}, {t.n(0, 4)}]])" for _ in range(2))
    other = t.any(
        block(
            "def __mul__(self, k):",
            f"    return {c}([x * k for x in self.{xs}])"
            if flat
            else f"    return {c}([[x * k for x in r] for r in self.{xs}])",
        ),
        block("def __getitem__(self, i):", f"    return self.{xs}[i]"),
        block("def __eq__(self, other):", f"    return self.{xs} == other.{xs}"),
    )
    use = {
        "m": f"print((a * {t.n(2, 4)}).{xs})",
        "g": f"print(a[{t.n(0, 1)}], b[-1])",
        "e": f"print(a == b, a == {a})",
    }[other[6]]
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {xs}):
                self.{xs} = {xs}
            def __matmul__(self, other):
                {body}
            {other}
        a = {a}
        b = {t.any(b, b, "a")}
        print({"a @ b" if flat else f"(a @ b).{xs}"}{t.any("", ", b @ a" if flat else f", (b @ a).{xs}")})
        {use}
    """,
    )


@template("operators")
def rules_joined(t: Draw) -> str:
    c, f, x = t.names("Rule Check Test Filter", "test func pred", "x n value")
    how = t.any("lambda", "def")

    def joined(word):
        return (
            f"return {c}(lambda {x}: self({x}) {word} other({x}))"
            if how == "lambda"
            else block(
                f"def both({x}):", f"    return self({x}) {word} other({x})", f"return {c}(both)"
            )
        )

    rules = [
        (t.any("even", "is_even"), f"{x} % 2 == 0"),
        (t.any("big", "large"), f"{x} > {t.n(4, 9)}"),
        (t.any("small", "tiny"), f"{x} < {t.n(3, 8)}"),
        ("third", f"{x} % 3 == 0"),
    ]
    (p, pt), (q, qt) = t.rng.sample(rules, 2)
    combo = t.any(f"{p} & {q}", f"{p} | {q}", f"{p} & ~{q}", f"~({p} | {q})", f"~{p} | {q}")
    r = t.any("rule", "wanted", "ok", "combined")
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {f}):
                self.{f} = {f}
            def __call__(self, {x}):
                return self.{f}({x})
            {block("def __and__(self, other):", "    " + joined("and")) if "&" in combo or t.n(0, 1) else ""}
            {block("def __or__(self, other):", "    " + joined("or")) if "|" in combo else ""}
            {block("def __invert__(self):", f"    return {c}(lambda {x}: not self({x}))") if "~" in combo else ""}
        {p} = {c}(lambda {x}: {pt})
        {q} = {c}(lambda {x}: {qt})
        {r} = {combo}
        print({r}({t.n(1, 12)}), {p}({t.n(1, 9)}))
        {t.any(f"print([v for v in {t.ints(3, 4)} if {r}(v)])", f"for v in {t.ints(2, 3)}:" + chr(10) + f"            print(v, {r}(v))", f"print(list(filter({r}, range({t.n(4, 7)}))))", f"print(any(map({r}, {t.ints(3, 4)})))")}
    """,
    )


@template("operators")
def pipes_and_shifts(t: Draw) -> str:
    c, f = t.names("Pipe Fn Stage Then", "func f step")
    op, method = t.any((">>", "__rshift__"), ("|", "__or__"), ("@", "__matmul__"))
    order = "other(self(x))" if op != "@" else "self(other(x))"
    back = t.any(True, False)
    name = {">>": "__rrshift__", "|": "__ror__", "@": "__rmatmul__"}[op]
    compose = t.any(
        f"return {c}(lambda x: {order})",
        block("def both(x):", f"    return {order}", f"return {c}(both)"),
    )
    steps = t.rng.sample(
        [
            ("double", "x * 2"),
            ("inc", "x + 1"),
            ("square", "x * x"),
            ("half", "x // 2"),
            ("neg", "-x"),
        ],
        3,
    )
    (p, _pt), (q, _qt), (r, rt) = steps
    made = block(
        *(f"{n} = {c}(lambda x: {e})" for n, e in steps[:2]),
        t.any(f"{r} = {c}(lambda x: {rt})", block(f"@{c}", f"def {r}(x):", f"    return {rt}")),
    )
    both = f"{p} {op} {q}"
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {f}):
                self.{f} = {f}
            def __call__(self, x):
                return self.{f}(x)
            def {method}(self, other):
                {compose}
            {block(f"def {name}(self, value):", "    return self(value)") if back else ""}
        {made}
        run = {t.any(both, f"{both} {op} {r}", f"{r} {op} {p}")}
        print(run({t.n(1, 9)}), {t.any(p, q, r)}({t.n(1, 9)}))
        {t.any(f"print([run(i) for i in range({t.n(2, 4)})])", f"print(({q} {op} {p})({t.n(1, 9)}))", f"run = run {op} {q}" + chr(10) + f"        print(run({t.n(1, 5)}))", f"for step in ({p}, run):" + chr(10) + f"            print(step({t.n(1, 9)}))")}
        {f"print({t.n(1, 9)} {op} {p} {op} {q})" if back else ""}
    """,
    )


@template("operators")
def multisets_combined(t: Draw) -> str:
    c, d = t.names("Bag Stock Inventory Multiset", "counts items amounts")
    ws = t.rng.sample(["apple", "pear", "nut", "fig", "tea", "egg"], 3)
    methods = {
        "+": ("new[k] = new.get(k, 0) + n", "__add__"),
        "-": (
            t.any("new[k] = new.get(k, 0) - n", "new[k] = max(0, new.get(k, 0) - n)"),
            "__sub__",
        ),
        "|": ("new[k] = max(new.get(k, 0), n)", "__or__"),
        "&": ("", "__and__"),
    }
    ops = t.rng.sample(list(methods), 2)

    def method(op: str) -> str:
        line, name = methods[op]
        if op == "&":
            return block(
                f"def {name}(self, other):",
                f"    return {c}({{k: min(n, other.{d}[k]) for k, n in self.{d}.items() if k in other.{d}}})",
            )
        return block(
            f"def {name}(self, other):",
            f"    new = {t.any(f'dict(self.{d})', f'self.{d}.copy()')}",
            f"    for k, n in other.{d}.items():",
            f"        {line}",
            f"    return {c}(new)",
        )

    extra, use = t.any(
        (
            block("def __len__(self):", f"    return sum(self.{d}.values())"),
            "print(len(a), len(b))",
        ),
        (
            block("def __contains__(self, k):", f"    return self.{d}.get(k, 0) > 0"),
            f"print({t.s(ws[0])} in a, {t.s(ws[2])} in a)",
        ),
        (
            block("def __getitem__(self, k):", f"    return self.{d}.get(k, 0)"),
            f"print(a[{t.s(ws[0])}], b[{t.s(ws[1])}])",
        ),
        (
            block(
                "def __le__(self, other):",
                f"    return all(other.{d}.get(k, 0) >= n for k, n in self.{d}.items())",
            ),
            "print(a <= b, a <= a)",
        ),
    )

    def mk(names):
        return "{" + ", ".join(f"{t.s(w)}: {t.n(1, 6)}" for w in names) + "}"

    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {d}):
                self.{d} = {d}
            {method(ops[0])}
            {method(ops[1])}
            {extra}
        a = {c}({mk(ws[:2])})
        b = {c}({mk(t.any(ws[1:], ws[:1], ws))})
        print((a {ops[0]} b).{d})
        {t.any(f"print((b {ops[1]} a).{d})", f"c = a {ops[1]} b" + chr(10) + f"        print(c.{d})", f"a = a {ops[0]} b {ops[1]} b" + chr(10) + f"        print(a.{d})")}
        {use}
    """,
    )
