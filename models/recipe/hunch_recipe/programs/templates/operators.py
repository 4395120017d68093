"""Classes whose objects are added, compared, indexed and called."""

from .registry import Draw, template
from .special import block, laid


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
def least_and_greatest(t: Draw) -> str:
    c, a, b = t.names("Task Runner Parcel Card Ship", "name label title", "level time weight")
    test = t.any(
        f"return self.{b} < other.{b}",
        f"return self.{b} < other.{b}",
        f"return self.{b} > other.{b}",
        f"return (self.{b}, self.{a}) < (other.{b}, other.{a})",
        f"return len(self.{a}) < len(other.{a})",
        block(
            f"if self.{b} == other.{b}:",
            f"    return self.{a} < other.{a}",
            f"return self.{b} < other.{b}",
        ),
    )
    say = t.any("", "", f"print(self.{a}, 'or', other.{a})")
    ws = t.words(3, 3)
    objects = [f"{c}({t.s(w)}, {t.n(1, 9)})" for w in ws]
    uses = [
        "print(x < y, y < x)",
        "print(x > y)",
        f"print(min(x, y).{a})",
        f"print(max([y, x, z], default=None).{a})",
        f"print([v.{a} for v in sorted([z, x])])",
        f"print([v.{a} for v in sorted((x, y), reverse=True)])",
        block("if z < x:", "    x, z = z, x", f"print(x.{a}, z.{a})"),
        block(
            "best = x",
            "for v in (y, z):",
            "    if v < best:",
            "        best = v",
            f"print(best.{a}, best.{b})",
        ),
        block("pair = [y, x]", "pair.sort()", f"print(pair[0].{a})"),
        block("try:", "    print(x <= y)", "except TypeError:", "    print('no <= here')"),
        block(
            "def earlier(p, q):",
            f"    return {t.any('p if p < q else q', 'q if q < p else p')}",
            f"print(earlier(x, earlier(y, z)).{a})",
        ),
    ]
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}, {b}):
                {kept(t, a, b)}
            def __lt__(self, other):
                {say}
                {test}
        x = {objects[0]}
        y = {objects[1]}
        z = {objects[2]}
        {block(*t.rng.sample(uses, t.n(2, 3)))}
    """,
    )


@template("operators")
def all_six_comparisons(t: Draw) -> str:
    c, a, b = t.any(
        ("Version", "major", "minor"),
        ("Height", "feet", "inches"),
        ("Time", "hours", "minutes"),
        ("Score", "wins", "goals"),
    )
    key = f"(self.{a}, self.{b})"
    theirs = f"(other.{a}, other.{b})"
    weigh = t.any(12, 60, 100)
    style = t.any("tuple", "tuple", "number")
    mine, his = (
        (key, theirs)
        if style == "tuple"
        else (f"self.{a} * {weigh} + self.{b}", f"other.{a} * {weigh} + other.{b}")
    )
    method = t.any("__lt__", "__lt__", "__le__", "__gt__")
    op = {"__lt__": "<", "__le__": "<=", "__gt__": ">"}[method]
    guard = t.any("", "", block(f"if not isinstance(other, {c}):", "    return NotImplemented"))
    p, q = ((t.n(1, 4), t.n(0, 11)) for _ in range(2))
    q = t.any(q, q, p)
    uses = [
        f"print(x {t.any('<', '>')} y, x {t.any('<=', '>=')} y)",
        "print(x == y, x != y)",
        f"print(sorted([y, x])[0].{b})",
        f"print(max(x, y).{a})",
        block(
            f"if x {t.any('<=', '>=', '<')} y:",
            "    print('first')",
            "else:",
            "    print('second')",
        ),
        f"print({c}({t.n(0, 2)}, {t.n(0, 11)}) {t.any('<', '<=')} x {t.any('<', '<=')} {c}({t.n(2, 5)}, 0))",
        f"print([x >= v for v in (y, {c}({t.n(1, 4)}, 0))])",
    ]
    if guard:
        uses.append(
            block(
                "try:",
                f"    print(x < {t.n(1, 5)})",
                "except TypeError:",
                "    print('cannot compare')",
            )
        )
    whole = t.any(True, True, False)
    rest = (
        ""
        if whole
        else block(
            "def __le__(self, other):",
            "    return self < other or self == other"
            if method != "__le__"
            else f"    return {mine} <= {his}",
            "def __ge__(self, other):",
            "    return not self < other",
        )
    )
    if not whole:
        method, op = "__lt__", "<"
        rest = block(
            "def __le__(self, other):",
            "    return self < other or self == other",
            "def __ge__(self, other):",
            "    return not self < other",
        )
    return laid(
        t,
        f"""
        {"from functools import total_ordering" if whole else ""}
        {"@total_ordering" if whole else ""}
        class {c}:
            def __init__(self, {a}, {b}):
                {kept(t, a, b)}
            def __eq__(self, other):
                {guard}
                return {mine} == {his}
            def {method}(self, other):
                {guard}
                return {mine} {op} {his}
            {rest}
        x = {c}{p}
        y = {c}{q}
        {block(*t.rng.sample(uses, t.n(2, 3)))}
    """,
    )


@template("operators", raises=True)
def reads_and_writes_by_key(t: Draw) -> str:
    c, d = t.names("Table Registry Store Settings Inventory", "data _items values")
    k1, k2, k3 = (t.s(w) for w in t.words(3, 3))
    getter = t.any(
        f"return self.{d}[key]",
        f"return self.{d}.get(key, {t.any(0, 'None', t.s('none'))})",
        block(f"if key not in self.{d}:", "    raise KeyError(key)", f"return self.{d}[key]"),
        block(
            "try:",
            f"    return self.{d}[key]",
            "except KeyError:",
            f"    self.{d}[key] = 0",
            "    return 0",
        ),
        f"return self.{d}[key.lower()]",
    )
    lower = "lower" in getter
    setter = t.any(
        f"self.{d}[key] = value",
        block("print('set', key)", f"self.{d}[key] = value"),
        block(
            "if value < 0:",
            f"    {t.any('value = 0', 'return', 'raise ValueError(key)')}",
            f"self.{d}[key] = value",
        ),
        f"self.{d}[key] = self.{d}.get(key, 0) + value",
    )
    if lower:
        setter = f"self.{d}[key.lower()] = value"
    deleter = t.any(
        f"del self.{d}[key]",
        f"self.{d}.pop(key, None)",
        block(f"if key in self.{d}:", f"    del self.{d}[key]", "else:", "    print('nothing')"),
    )
    delete = t.any(True, False)
    missing = t.any(
        block(
            "try:",
            f"    print(s[{k3}])",
            "except KeyError as e:",
            f"    print({t.any(t.s('missing'), 'e')})",
        ),
        block(f"s[{k1}] += {t.n(1, 5)}", f"print(s[{k1}])"),
        f"print(s[{k3}])",
        block(f"for k in [{k1}, {k2}]:", f"    s[k] = {t.n(2, 9)}", "print(s[k])"),
        f"print(s[{k1.upper() if lower else k1}], s[{k2}])",
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self):
                self.{d} = {{}}
            def __getitem__(self, key):
                {getter}
            def __setitem__(self, key, value):
                {setter}
            {block("def __delitem__(self, key):", "    " + deleter) if delete else ""}
            {t.maybe(block("def __len__(self):", f"    return len(self.{d})"))}
        s = {c}()
        s[{k1}] = {t.n(1, 9)}
        s[{k2}] = {t.n(-4, 12)}
        print(s[{t.any(k1, k2)}])
        {missing}
        {f"del s[{t.any(k1, k2)}]" if delete else ""}
        print(s.{d})
    """,
    )


@template("operators", raises=True)
def pairs_as_indexes(t: Draw) -> str:
    c, cells = t.names("Grid Board Sheet Screen", "cells rows spots")
    w, h = t.n(2, 4), t.n(2, 3)
    flat = t.any("flat", "rows", "dict")
    fill = t.any("0", "'.'", "1")
    init = {
        "flat": block("self.w = w", f"self.{cells} = [{fill}] * (w * h)"),
        "rows": f"self.{cells} = [[{fill}] * w for _ in range(h)]",
        "dict": block("self.w, self.h = w, h", f"self.{cells} = {{}}"),
    }[flat]
    r, k = t.any(("row", "col"), ("r", "c"), ("y", "x"), ("i", "j"))
    place = {
        "flat": f"self.{cells}[{r} * self.w + {k}]",
        "rows": f"self.{cells}[{r}][{k}]",
        "dict": f"self.{cells}[{r}, {k}]",
    }[flat]
    unpack = t.any(f"{r}, {k} = pos", f"{r}, {k} = pos")
    read = place if flat != "dict" else f"self.{cells}.get(pos, {fill})"
    check = {
        "flat": t.any("", block(f"if {k} >= self.w:", "    raise IndexError('column')")),
        "rows": t.any("", block(f"if {r} < 0 or {k} < 0:", "    raise IndexError(pos)")),
        "dict": t.any(
            "",
            block(
                f"if not (0 <= {r} < self.h and 0 <= {k} < self.w):",
                "    raise IndexError('outside')",
            ),
        ),
    }[flat]

    def spot():
        return f"{t.n(0, h - 1)}, {t.n(0, w - 1)}"

    def v():
        return t.s(t.any("#", "x", "o")) if fill == "'.'" else str(t.n(2, 9))

    last = t.any(
        block(
            "try:",
            f"    print(g[{t.n(0, h)}, {t.n(w, w + 1)}])",
            f"except {t.any('IndexError', 'LookupError')} as e:",
            f"    print({t.any('e', t.s('off'))})",
        ),
        f"print([g[i, {t.n(0, w - 1)}] for i in range({h})])",
        f"print(g[{spot()}], g[{spot()}])",
        block(f"p = ({spot()})", f"g[p] = {v()}", "print(g[p])"),
        block(f"for i in range({h}):", f"    g[i, {t.n(0, 1)}] = {v()}", f"print(g.{cells})"),
        f"print(g[{t.n(-1, h)}, 0])",
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, w, h):
                {init}
            def __getitem__(self, pos):
                {unpack}
                {check}
                return {read}
            def __setitem__(self, pos, value):
                {unpack}
                {place} = value
        g = {c}({w}, {h})
        g[{spot()}] = {v()}
        {t.any(f"g[{spot()}] = {v()}", f"g[{spot()}] += {v()}" if fill != "'.'" else f"g[{spot()}] = {v()}")}
        {t.any(f"print(g.{cells})", f"print(g[{spot()}])")}
        {last}
    """,
    )


@template("operators", raises=True)
def indexes_of_all_kinds(t: Draw) -> str:
    c, xs = t.names("Tape Series Ring Seats Window", "items values cells")
    rule = t.any(
        f"return self.{xs}[i % len(self.{xs})]",
        block("if isinstance(i, slice):", f"    return {c}(self.{xs}[i])", f"return self.{xs}[i]"),
        block(
            f"if not 0 <= i < len(self.{xs}):",
            t.any("    raise IndexError(f'no place {i}')", f"    return {t.any('None', '0')}"),
            f"return self.{xs}[i]",
        ),
        block(
            "if i < 0:",
            f"    i += len(self.{xs})",
            f"return self.{xs}[i] {t.any('* 2', '+ i', '')}".rstrip(),
        ),
        f"return self.{xs}[i - 1]",
        block(
            "if isinstance(i, str):",
            f"    return self.{xs}[{{'first': 0, 'last': -1}}[i]]",
            f"return self.{xs}[i]",
        ),
    )
    size = t.n(3, 5)
    sliced = "slice" in rule
    words = "str)" in rule

    def i():
        return t.n(0, size - 1)

    uses = [
        f"print(s[{t.n(-2, -1)}])",
        f"print(s[{i()}] + s[{i()}])",
        block(
            "try:",
            f"    print(s[{size + t.n(0, 2)}])",
            "except IndexError as e:",
            f"    print({t.any('type(e).__name__', t.s('too far'))})",
        ),
        f"print(s[{size}])",
    ]
    uses += [f"s.{xs}[{i()}] = {t.n(10, 20)}", "print(len(s), s[0])"]
    if sliced:
        uses += [
            f"print(s[{t.n(0, 1)}:{t.n(2, 4)}].{xs})",
            f"print(len(s[{t.n(1, 2)}:]))",
            "print(s[::-1][0])",
        ] * 2
    if words:
        uses += ["print(s['last'], s['first'])"] * 3
    if "IndexError" in rule or sliced:
        uses.append(block("for x in s:", "    print(x)"))
    chosen = t.rng.sample(uses, 2)
    write = t.any(
        block(
            "def __setitem__(self, i, value):",
            f"    self.{xs}[i] = {t.any('value', 'max(value, 0)', 'int(value)')}",
        ),
        block("def __delitem__(self, i):", f"    self.{xs}.pop(i)"),
        "",
    )
    change = f"s[{i()}] = {t.n(-5, 30)}" if "set" in write else f"del s[{i()}]" if write else ""
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {xs}):
                self.{xs} = list({xs})
            def __len__(self):
                return len(self.{xs})
            def __getitem__(self, i):
                {rule}
            {write}
        s = {c}({t.ints(size, size)})
        {chosen[0]}
        {change}
        {chosen[1]}
        print(s.{xs})
    """,
    )


@template("operators")
def what_is_inside(t: Draw) -> str:
    c = t.any("Interval", "Range", "Zone", "Shift", "Span")
    a, b = t.any(("low", "high"), ("start", "end"), ("left", "right"), ("first", "last"))
    edge = t.any("<", "<=")
    test = t.any(
        f"return self.{a} <= x {edge} self.{b}",
        block(
            f"if isinstance(x, {c}):",
            f"    return self.{a} <= x.{a} and x.{b} <= self.{b}",
            f"return self.{a} <= x {edge} self.{b}",
        ),
        block("print('ask', x)", f"return self.{a} <= x {edge} self.{b}"),
        f"return x >= self.{a} and x % {t.n(2, 3)} == 0 and x {edge} self.{b}",
    )
    inner = "isinstance" in test
    and_ = block(
        "def __and__(self, other):",
        f"    {a} = max(self.{a}, other.{a})",
        f"    {b} = min(self.{b}, other.{b})",
        f"    return {c}({a}, {b}) if {a} <= {b} else None",
    )
    or_ = block(
        "def __or__(self, other):",
        f"    return {c}(min(self.{a}, other.{a}), max(self.{b}, other.{b}))",
    )
    op, method = t.any(("&", and_), ("|", or_), ("", ""))
    lo = t.n(0, 6)

    def v():
        return t.n(0, 16)

    uses = [
        f"print({v()} in p, {v()} not in p)",
        block(
            f"for n in {t.ints(3, 3)}:",
            "    if n in p:",
            t.any("        print(n)", "        print(n, 'inside')"),
        ),
        f"print([n for n in {t.ints(3, 4)} if n in p])",
        f"print(sum(n in p for n in range({t.n(5, 9)})))",
        f"print({v()} in p and {v()} in q)",
        block(f"if {v()} in q:", "    print('yes')", "else:", "    print('no')"),
        block(f"n = {lo}", "while n in p:", f"    n += {t.n(2, 4)}", "print(n)"),
    ]
    if inner:
        uses += ["print(q in p, p in p)"] * 3
    r = block(f"r = p {op} q", f"print(r if r is None else (r.{a}, r.{b}))") if op else ""
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}, {b}):
                {kept(t, a, b)}
            def __contains__(self, x):
                {test}
            {method}
        p = {c}({lo}, {lo + t.n(2, 9)})
        q = {c}({t.n(0, 9)}, {t.n(9, 15)})
        {block(*t.rng.sample(uses, 2))}
        {r}
    """,
    )


@template("operators")
def calls_with_memory(t: Draw) -> str:
    c, total = t.names("Tracker Watcher Counter Recorder Memory", "state seen known")
    kind = t.any("sum", "list", "max", "count", "cache", "last")
    default = t.any("0", "1", "10") if kind in ("sum", "max", "last") else ""
    start = {
        "sum": default,
        "max": default,
        "last": default,
        "list": "[]",
        "count": "{}",
        "cache": "{}",
    }[kind]
    body = {
        "sum": block(f"self.{total} += x", f"return self.{total}"),
        "list": block(
            f"self.{total}.append(x)",
            f"return {t.any(f'sum(self.{total}) / len(self.{total})', f'self.{total}[:]', f'max(self.{total})', f'len(self.{total})')}",
        ),
        "max": block(
            f"if x > self.{total}:", f"    self.{total} = x", "    return True", "return False"
        ),
        "count": block(f"self.{total}[x] = self.{total}.get(x, 0) + 1", f"return self.{total}[x]"),
        "cache": block(
            f"if x not in self.{total}:",
            "    print('work', x)",
            f"    self.{total}[x] = x {t.any('* x', '* 3', '+ 100')}",
            f"return self.{total}[x]",
        ),
        "last": block(
            f"old, self.{total} = self.{total}, x", f"return {t.any('old', 'x - old', 'x > old')}"
        ),
    }[kind]
    few = [t.n(1, 9) for _ in range(2)]
    uses = [
        f"print(f({few[0]}), f({t.any(*few)}))",
        f"print([f(x) for x in {t.ints(3, 3)}])",
        block(f"for x in ({few[0]}, {few[1]}, {few[0]}):", "    print(f(x))"),
        f"print(list(map(f, [{few[0]}, {few[1]}, {few[0]}])))",
        block("def twice(g, x):", "    g(x)", "    return g(x)", f"print(twice(f, {t.n(1, 9)}))"),
        block(f"g = {t.any('f', f'{c}()')}", f"g({t.n(1, 9)})", f"print(f({few[1]}), g is f)"),
        f"print([h({few[0]}) for h in (f, {c}(), f)])",
    ]
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self{f", start={default}" if default else ""}):
                self.{total} = {"start" if default else start}
            def __call__(self, x{t.any("", ": int")}):
                {body}
        f = {c}({t.any("", t.n(2, 6)) if default else ""})
        {block(*t.rng.sample(uses, 2))}
        print(f.{total})
    """,
    )


@template("operators")
def calls_in_a_list(t: Draw) -> str:
    a, b, k = t.names("Add Plus Shift", "Times Scale Multiply", "k n amount")
    third = t.any("Clamp", "Limit")
    text = t.any(
        block(
            f"class {third}:",
            "    def __init__(self, low, high):",
            "        self.low = low",
            "        self.high = high",
            "    def __call__(self, x):",
            "        return max(self.low, min(self.high, x))",
        ),
        "",
    )
    parent = t.any(True, False)
    base = block(
        "class Step:",
        f"    def __init__(self, {k}):",
        f"        self.{k} = {k}",
        "    def __call__(self, x):",
        "        return self.run(x)",
    )
    own = block(f"def __init__(self, {k}):", f"    self.{k} = {k}") if not parent else ""
    m = "run" if parent else "__call__"
    items = [
        f"{a}({t.n(1, 9)})",
        f"{b}({t.n(2, 4)})",
        t.any("abs", f"{a}({t.n(-9, -1)})", "lambda x: x - 1"),
    ]
    if text:
        items.append(f"{third}({t.n(0, 5)}, {t.n(8, 20)})")
    t.rng.shuffle(items)
    go = t.any(
        block(
            f"x = {t.n(1, 9)}",
            f"for f in ({', '.join(items)}):",
            "    x = f(x)",
            t.any("    print(x)", ""),
            "print('end', x)",
        ),
        f"print([f({t.n(1, 9)}) for f in [{', '.join(items[:3])}]])",
        block(
            "def pipe(fs, x):",
            "    for f in fs:",
            "        x = f(x)",
            "    return x",
            f"print(pipe([{', '.join(items)}], {t.n(1, 9)}))",
            f"print(pipe([], {t.n(1, 9)}))",
        ),
        block(
            f"table = {{{t.s('up')}: {a}({t.n(1, 5)}), {t.s('grow')}: {b}({t.n(2, 3)})}}",
            f"for name in [{t.s('up')}, {t.s('grow')}, {t.s('up')}]:",
            f"    print(name, table[name]({t.n(1, 9)}))",
            "del table",
        ),
        block(
            f"first, second = {items[0]}, {items[1]}",
            f"print(first(second({t.n(1, 5)})), second(first({t.n(1, 5)})))",
            "print(callable(first), callable(3))",
        ),
        f"print(list(map({items[0]}, {t.ints(2, 4)})))",
    )
    return laid(
        t,
        f"""
        {base if parent else ""}
        class {a}{"(Step)" if parent else ""}:
            {own}
            def {m}(self, x):
                return x + self.{k}
        class {b}{"(Step)" if parent else ""}:
            {own}
            def {m}(self, x):
                return x * self.{k}
        {text}
        {go}
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
def dotted_chains(t: Draw) -> str:
    c = t.any("Builder", "Query", "Calc", "Path", "Order")
    xs = t.any("parts", "items", "steps")
    add, drop, done = t.names("add then plus", "drop without remove", "build total done")
    copy = t.any(True, False, False)
    numbers = t.any(True, False)
    v = (lambda: str(t.n(1, 9))) if numbers else (lambda: t.s(t.word()))
    init = block(f"def __init__(self, {xs}=()):", f"    self.{xs} = list({xs})")
    one = f"return {c}(self.{xs} + [x])" if copy else block(f"self.{xs}.append(x)", "return self")
    two = (
        f"return {c}([p for p in self.{xs} if p != x])"
        if copy
        else block(f"if x in self.{xs}:", f"    self.{xs}.remove(x)", "return self")
    )
    third = t.any("twice", "turned", "first_only")
    new = {"twice": f"self.{xs} * 2", "turned": f"self.{xs}[::-1]", "first_only": f"self.{xs}[:1]"}[
        third
    ]
    three = f"return {c}({new})" if copy else block(f"self.{xs} = {new}", "return self")
    end = (
        t.any(f"return sum(self.{xs})", f"return max(self.{xs}, default=0)", f"return self.{xs}")
        if numbers
        else t.any(
            f"return '-'.join(self.{xs})",
            f"return len(self.{xs})",
            f"return ' '.join(self.{xs}).title()",
        )
    )
    x, y, z = v(), v(), v()
    chain = t.any(
        f"b.{add}({x}).{add}({y})",
        f"b.{add}({x}).{third}().{add}({z})",
        f"b.{add}({x}).{add}({y}).{drop}({x})",
        f"b.{add}({x}).{drop}({y}).{third}()",
    )
    return laid(
        t,
        f"""
        class {c}:
            {init}
            def {add}(self, x):
                {one}
            def {drop}(self, x):
                {two}
            def {third}(self):
                {three}
            def {done}(self):
                {end}
        b = {c}({t.any("", f"[{v()}]", f"({v()}, {v()})")})
        {t.any(f"d = {chain}", f"d = ({chain})")}
        print(d.{done}(){t.any("", ", d is b", f", b.{xs}")})
        {t.any(f"print(b.{third}().{add}({z}).{done}())", f"b.{add}({z})", f"d = d.{drop}({x})")}
        print(b.{done}(), d.{xs})
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


@template("operators")
def who_answers_first(t: Draw) -> str:
    a, b = t.any(("Left", "Right"), ("A", "B"), ("Cat", "Dog"), ("Red", "Blue"))
    sub = t.any(False, False, True)
    op, f, r = t.any(
        ("+", "__add__", "__radd__"),
        ("-", "__sub__", "__rsub__"),
        ("*", "__mul__", "__rmul__"),
        ("/", "__truediv__", "__rtruediv__"),
    )
    first = t.any(
        "return NotImplemented",
        t.any(f"return {t.s(a.lower() + ' first')}"),
        block(f"if isinstance(other, {b}):", "    return NotImplemented", f"return {t.s('mine')}"),
        block(
            "if isinstance(other, int):",
            f"    return other {'+' if op != '*' else '*'} {t.n(2, 9)}",
            "return NotImplemented",
        ),
    )
    second = t.any(
        f"return {t.s(b.lower() + ' answers')}",
        f"return type(other).__name__ + {t.s(op + b)}",
        block(f"print({t.s('reflected')})", f"return {t.n(1, 9)}"),
    )
    say = t.any(f"print('{a}.{f}')", "", f"print('{a} asked')")
    tries = [
        f"{a}() {op} {b}()",
        f"{t.n(1, 9)} {op} {b}()",
        f"{a}() {op} {t.n(1, 9)}",
        f"{b}() {op} {a}()",
        f"{a}() {op} {a}()",
    ]
    t.rng.shuffle(tries)
    lines = [
        block(
            "try:",
            f"    print({e})",
            "except TypeError:",
            f"    print({t.any(t.s('no'), t.s('nobody'))})",
        )
        for e in tries[:2]
    ]
    return laid(
        t,
        f"""
        class {a}:
            def {f}(self, other):
                {say}
                {first}
        class {b}{f"({a})" if sub else ""}:
            def {r}(self, other):
                {second}
            {t.maybe(block(f"def {f}(self, other):", f"    return {t.any(t.s(b), t.n(1, 9))}"), 0.4)}
        {block(*lines) if t.n(0, 1) else block("def show(f):", "    try:", "        print(f())", "    except TypeError:", "        print('no')", *(f"show(lambda: {e})" for e in tries[:3]))}
    """,
    )


@template("operators")
def equal_to_what(t: Draw) -> str:
    c, n = t.any(("Coin", "cents"), ("Word", "text"), ("Tag", "name"), ("Step", "size"))
    text = n in ("text", "name")
    v = (lambda: t.s(t.any("ab", "AB", "tea", "Tea"))) if text else (lambda: str(t.n(1, 4)))
    low = (lambda e: f"{e}.lower()") if text and t.n(0, 1) else (lambda e: e)
    body = t.any(
        f"return {low('self.' + n)} == {low('other.' + n)}",
        block(
            f"if isinstance(other, {c}):",
            f"    return {low('self.' + n)} == {low('other.' + n)}",
            f"return {low('self.' + n)} == other",
        ),
        block(
            "if type(other) is not type(self):",
            f"    return {t.any('False', 'NotImplemented')}",
            f"return {low('self.' + n)} == {low('other.' + n)}",
        ),
    )
    free = "type" in body or "isinstance" in body
    ne = t.any(
        "",
        "",
        block("def __ne__(self, other):", "    return " + t.any("not self == other", "True")),
    )
    child = t.any("", block(f"class Big{c}({c}):", f"    {t.any('pass', 'extra = 1')}"))
    uses = [
        "print(a == b, a != b)",
        "print(a is b, a == a)",
        "print([a] == [b], (a, 1) == (b, 1))",
        f"print(b in [a, {c}({v()})])",
        block("if a == b:", "    print('same')", "elif a != b:", "    print('different')"),
    ]
    uses.append(f"print([{c}({v()}), a].index(a))")
    if free:
        uses += [
            f"print(a == {v()}, {v()} == a)",
            "print(a == None, a is None)",
            f"print({v()} in [a, b])",
        ]
    if child:
        uses += [f"print(a == Big{c}({v()}), Big{c}({v()}) == b)"] * 2
    hashed = block("try:", "    print(len({a, b}))", "except TypeError as e:", "    print(e)")
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
            def __eq__(self, other):
                {body}
            {ne}
        {child}
        a = {c}({v()})
        b = {t.any(f"{c}({v()})", f"{c}({v()})", "a")}
        {block(*t.rng.sample(uses, 2))}
        {t.maybe(hashed, 0.4)}
    """,
    )


@template("operators")
def text_by_shifting(t: Draw) -> str:
    c, parts = t.names("Out Text Page Html Printer", "parts lines chunks")
    op, name = t.any(("<<", "__lshift__"), ("+", "__add__"), ("/", "__truediv__"))
    sep = t.any("", " ", "-", "/") if op != "/" else "/"
    push = t.any(
        block(f"self.{parts}.append(str(x))", "return self"),
        f"return {c}(*self.{parts}, x)",
        block("if x is None:", "    return self", f"self.{parts}.append(f'{{x}}')", "return self"),
        block(
            "if isinstance(x, list):",
            f"    self.{parts}.extend(x)",
            "else:",
            f"    self.{parts}.append(x)",
            "return self",
        ),
    )
    items = [
        t.s(t.word()),
        str(t.n(1, 99)),
        t.any(
            t.s(t.word()),
            "None" if "None" in push else "True",
            "[1, 2]" if "extend" in push else "2.5",
        ),
    ]
    t.rng.shuffle(items)
    mul = t.maybe(block("def __mul__(self, n):", f"    return {c}(*(self.{parts} * n))"))
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, *{parts}):
                self.{parts} = list({parts})
            def {name}(self, x):
                {push}
            {mul}
            def {t.any("__str__", "__str__", "__repr__")}(self):
                return {t.s(sep)}.join(str(p) for p in self.{parts})
        a = {c}({t.any("", t.s(t.word()))})
        b = {f" {op} ".join(["a", *items[: t.n(2, 3)]])}
        print({t.any("b", "str(b)", "f'<{b}>'", "len(str(b))")})
        {t.any(f"a {op} {items[0]}", f"a = a {op} {items[1]}", f"a {op}= {t.n(1, 9)}")}
        print(str(a), {t.any("a is b", f"len(b.{parts})", f"b.{parts}")})
        {f"print(a * {t.n(2, 3)})" if mul else ""}
    """,
    )
